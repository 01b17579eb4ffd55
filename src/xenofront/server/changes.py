"""What changed between two states that a client is told, for one that keeps what it has.

A part of a message becomes its changed fields, each as one of three pairs: ``[0, value]`` for
another value, ``[1, fields]`` for a part of which some fields changed, ``[2, runs]`` for a list.
A run is ``[start, count]`` of the list before, ``[-1, item, ...]`` of new items, or
``[-2, place, fields]`` for an item of the list before of which some fields changed.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from xenofront.server.wire.live import Changed, State

VALUE, PART, LIST = range(3)
NEW, OTHER = -1, -2
NOWHERE: Final = object()


def changed(before: State, now: State) -> Changed:
    """The state now, for a client that keeps the one told before."""
    return Changed(fields=_fields(before, now))


def _fields(before: msgspec.Struct, now: msgspec.Struct) -> dict[str, tuple[int, Any]]:
    """The fields of a part that changed."""
    found = {}
    for name in now.__struct_fields__:
        old, new = getattr(before, name), getattr(now, name)
        if old is not new and old != new:
            found[name] = _change(old, new)
    return found


def _change(old: Any, new: Any) -> tuple[int, Any]:
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        return PART, _fields(old, new)
    if isinstance(new, tuple) and new and old:
        return LIST, _runs(old, new)
    return VALUE, new


def _runs(before: tuple[Any, ...], now: tuple[Any, ...]) -> list[list[Any]]:
    """A list in terms of the one before."""
    same = len(before) if now[: len(before)] == before else 0
    runs: list[list[Any]] = [[0, same]] if same else []
    likely = same
    for item in now[same:]:
        old: Any = before[likely] if likely < len(before) else NOWHERE
        last = runs[-1] if runs else [0, -1]
        if old == item or item in before:
            place = likely if old == item else before.index(item)
            if last[0] >= 0 and sum(last) == place:
                last[1] += 1
            else:
                runs.append([place, 1])
            likely = place + 1
        elif _is_same(old, item):
            runs.append([OTHER, likely, _fields(old, item)])
            likely += 1
        elif last[0] == NEW:
            last.append(item)
        else:
            runs.append([NEW, item])
    return runs


def _is_same(old: Any, new: Any) -> bool:
    """Whether two items are about the same thing: their first fields tell."""
    if not isinstance(new, msgspec.Struct) or type(old) is not type(new):
        return False
    first = new.__struct_fields__[0]
    return bool(getattr(old, first) == getattr(new, first))


# -- the other side: a client in Python, as web/src/lib/changes.ts is one in the browser -----------


def merged(before: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    """A part of a message from the one before and its changed fields, all as plain data."""
    now = dict(before)
    for name, (how, what) in fields.items():
        if how == PART:
            now[name] = merged(before[name], what)
        elif how == LIST:
            now[name] = _listed(before[name], what)
        else:
            now[name] = what
    return now


def _listed(before: list[Any], runs: list[list[Any]]) -> list[Any]:
    now: list[Any] = []
    for start, *rest in runs:
        if start == NEW:
            now += rest
        elif start == OTHER:
            now.append(merged(before[rest[0]], rest[1]))
        else:
            now += before[start : start + rest[0]]
    return now
