"""Pure questions about a state, answered once for the same facts.

Tables are replaced, never changed, so as long as a state holds the very same tables, an answer
that was read from them still holds, for clones too. Nothing is kept in the state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import attrgetter
from typing import Any, TypeVar

Query = TypeVar("Query", bound=Callable[..., Any])
UNKNOWN: Any = object()


class Memo(dict[object, Any]):
    """Answers that can be worked out again: when there are too many, all are forgotten."""

    __slots__ = ()
    MOST = 65_536

    def __setitem__(self, key: object, answer: Any) -> None:
        if len(self) >= self.MOST:
            self.clear()
        super().__setitem__(key, answer)


def remembered(*fields: str) -> Callable[[Query], Query]:
    """Remember the answers of a query that reads only these two or more fields of the state.

    The first one must be a table: the very same table means the same game, hence the same box,
    options and order of seats; a merely equal one may belong to another game on another map.
    """
    read = attrgetter(*fields)

    def decorate(query: Query) -> Query:
        stamp: tuple[Any, ...] = (None,) * len(fields)
        known: dict[tuple[Any, ...], Any] = {}

        @wraps(query)
        def remembering(state: Any, *words: Any) -> Any:
            nonlocal stamp, known
            facts = read(state)
            if facts[0] is not stamp[0] or facts != stamp:
                stamp, known = facts, {}
            else:
                answer = known.get(words, UNKNOWN)
                if answer is not UNKNOWN:
                    return answer
            answer = known[words] = query(state, *words)
            return answer

        return remembering  # type: ignore[return-value]

    return decorate
