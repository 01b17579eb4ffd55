"""Pure questions about a state, answered once for the same facts.

Tables are replaced, never changed, so as long as a state holds the very same tables, an answer
that was read from them still holds, for clones too. Nothing is kept in the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from inspect import signature
from operator import attrgetter
from typing import Any, TypeVar

Query = TypeVar("Query", bound=Callable[..., Any])
UNKNOWN: Any = object()
QUERIES: list[Any] = []
"""Every query that remembers its answers, so that laws can check that they are fresh."""


class Memo(dict[object, Any]):
    """Answers that can be worked out again: when there are too many, all are forgotten."""

    __slots__ = ()
    MOST = 65_536

    def __setitem__(self, key: object, answer: Any) -> None:
        if len(self) >= self.MOST:
            self.clear()
        super().__setitem__(key, answer)


def remembered(*fields: str) -> Callable[[Query], Query]:
    """Remember the answers of a query that reads only these fields of the state.

    The first one must be a table: the very same table means the same game, hence the same box,
    options and order of seats; a merely equal one may belong to another game on another map.
    """
    read = attrgetter(*fields)

    def decorate(query: Query) -> Query:
        words = len(signature(query).parameters) - 1
        if len(fields) == 1 and not words:
            remembering = _of_a_table(query, read)
        else:
            assert len(fields) > 1, "a query with words reads two fields or more"
            remembering = (_alone, _of_one, _of_several)[min(words, 2)](query, read)
        found = wraps(query)(remembering)
        found.read = read  # type: ignore[attr-defined]
        QUERIES.append(found)
        return found  # type: ignore[return-value]

    return decorate


def kept_answers(query: Any, state: Any) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """What a query would answer of this state without looking: words and answer."""
    stamp, known, words = query.kept()
    facts = query.read(state)
    if facts is not stamp and (type(stamp) is not tuple or facts[0] is not stamp[0]):
        return
    if type(stamp) is tuple and facts != stamp:
        return
    if words == 0:
        yield (), known
    else:
        for key, answer in known.items():
            yield (key if words > 1 else (key,)), answer


# What is remembered and of which facts is kept in one name: a player that still thinks in another
# thread must never find the answers of one position under the facts of another.


def _of_a_table(query: Query, read: Callable[[Any], Any]) -> Callable[..., Any]:
    """For a query about one table as a whole."""
    held: tuple[Any, Any] = None, None

    def remembering(state: Any) -> Any:
        nonlocal held
        table = read(state)
        stamp, known = held
        if table is not stamp:
            known = query(state)
            held = table, known
        return known

    remembering.kept = lambda: (*held, 0)  # type: ignore[attr-defined]
    return remembering


def _alone(query: Query, read: Callable[[Any], Any]) -> Callable[..., Any]:
    """For a query about the state as a whole."""
    held: tuple[tuple[Any, ...], Any] = (None,), None

    def remembering(state: Any) -> Any:
        nonlocal held
        facts = read(state)
        stamp, known = held
        if facts[0] is not stamp[0] or facts != stamp:
            known = query(state)
            held = facts, known
        return known

    remembering.kept = lambda: (*held, 0)  # type: ignore[attr-defined]
    return remembering


def _of_one(query: Query, read: Callable[[Any], Any]) -> Callable[..., Any]:
    """For a query about one word."""
    held: tuple[tuple[Any, ...], dict[Any, Any]] = (None,), {}

    def remembering(state: Any, word: Any) -> Any:
        nonlocal held
        facts = read(state)
        stamp, known = held
        if facts[0] is not stamp[0] or facts != stamp:
            known = {}
            held = facts, known
        else:
            answer = known.get(word, UNKNOWN)
            if answer is not UNKNOWN:
                return answer
        answer = known[word] = query(state, word)
        return answer

    remembering.kept = lambda: (*held, 1)  # type: ignore[attr-defined]
    return remembering


def _of_several(query: Query, read: Callable[[Any], Any]) -> Callable[..., Any]:
    """For a query about several words."""
    held: tuple[tuple[Any, ...], dict[Any, Any]] = (None,), {}

    def remembering(state: Any, *words: Any) -> Any:
        nonlocal held
        facts = read(state)
        stamp, known = held
        if facts[0] is not stamp[0] or facts != stamp:
            known = {}
            held = facts, known
        else:
            answer = known.get(words, UNKNOWN)
            if answer is not UNKNOWN:
                return answer
        answer = known[words] = query(state, *words)
        return answer

    remembering.kept = lambda: (*held, 2)  # type: ignore[attr-defined]
    return remembering
