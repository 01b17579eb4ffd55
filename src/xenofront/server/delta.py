"""What changed between two states that a client is told, for one that keeps what it has.

A part of a message becomes its changed fields by name. What a field is given depends on what it
was: a part is given its changed fields, a list what becomes of its items, a sentence
``[left, right, middle]``, how many letters stay at both ends and what comes between them. Anything
else, and what was empty before, is given its new value.

What becomes of a list is told item by item. A number above zero: so many stay as they are; any
other number: go on from that place of the list before, its sign turned; a list: new items; fields:
the next item with these changes; ``{"": [first, count]}``: sentences that this message gave to
fields before, counted from 0 in the order in which they come.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from xenofront.present.messages.live import Changed, State

SAID: Final = ""
"""Stands for sentences where the name of a field would be."""
NOWHERE: Final = object()
WORTH: Final = 16
"""So many letters must stay for a sentence to be told by its middle."""
TWO_UNITS: Final = "\U00010000"
"""From this letter on, a browser counts one as two."""

Fields = dict[str, Any]


def changed(before: State, now: State) -> Changed:
    """The state now, for a client that keeps the one told before."""
    return Changed(fields=_Comparison().fields(before, now))


class _Comparison:
    """Compares two states; knows which sentences it told already."""

    def __init__(self) -> None:
        self.told = 0
        self.said: dict[str, int] = {}

    def fields(self, before: msgspec.Struct, now: msgspec.Struct) -> Fields:
        """The fields of a part that changed."""
        found: Fields = {}
        pairs = zip(now.__struct_fields__, astuple(before), astuple(now), strict=True)
        for name, old, new in pairs:
            if old is new or old == new:
                continue
            if type(new) is str:
                found[name] = _sentence(old, new) if old else new
                self.said.setdefault(new, self.told)
                self.told += 1
            elif type(new) is tuple:
                found[name] = self.items(old, new) if old else new
            elif isinstance(new, msgspec.Struct) and old is not None:
                found[name] = self.fields(old, new)
            else:
                found[name] = new
        return found

    def items(self, before: tuple[Any, ...], now: tuple[Any, ...]) -> list[Any]:
        """What becomes of the items of a list."""
        at = len(before) if now[: len(before)] == before else 0
        made = _Items(at)
        if not now:
            return made.made
        thing = _thing(now[0].__class__)
        places: dict[Any, int] | None = None
        for item in now[at:]:
            old = before[made.at] if made.at < len(before) else NOWHERE
            if old is item or old == item:
                made.stay(made.at)
                continue
            about = thing(item)
            if old is not NOWHERE and thing(old) == about:
                place = made.at
            else:
                if places is None:
                    places = dict(zip(map(thing, before), range(len(before)), strict=True))
                place = places.get(about, -1)
            if place < 0:
                made.add(item, self.said.get(item) if type(item) is str else None)
            elif before[place] == item:
                made.stay(place)
            else:
                made.change(place, self.fields(before[place], item))
        return made.made


class _Items:
    """Takes down what becomes of a list."""

    def __init__(self, at: int) -> None:
        self.at = at
        """The next place of the list before."""
        self.made: list[Any] = [at] if at else []

    def _go(self, place: int) -> Any:
        """On from a place; what was taken down last."""
        if place != self.at:
            self.made.append(-place)
        self.at = place + 1
        return self.made[-1] if self.made else None

    def stay(self, place: int) -> None:
        last = self._go(place)
        if type(last) is int and last > 0:
            self.made[-1] += 1
        else:
            self.made.append(1)

    def change(self, place: int, fields: Fields) -> None:
        self._go(place)
        self.made.append(fields)

    def add(self, item: Any, said: int | None) -> None:
        last = self.made[-1] if self.made else None
        if said is None:
            if type(last) is list:
                last.append(item)
            else:
                self.made.append([item])
        elif type(last) is dict and SAID in last and sum(last[SAID]) == said:
            last[SAID][1] += 1
        else:
            self.made.append({SAID: [said, 1]})


@cache
def _thing(kind: type) -> Callable[[Any], Any]:
    """What the items of a list are about: of parts the first field tells."""
    if issubclass(kind, msgspec.Struct):
        return attrgetter(kind.__struct_fields__[0])
    return _itself


def _itself(item: Any) -> Any:
    return item


def _sentence(old: str, new: str) -> str | list[Any]:
    """A sentence by its middle, if enough of it stays."""
    left = _alike(old, new)
    rest = min(len(old), len(new)) - left
    right = _alike(old[: -rest - 1 : -1], new[: -rest - 1 : -1]) if rest else 0
    if left + right < WORTH or (not old.isascii() and max(old) >= TWO_UNITS):
        return new
    return [left, right, new[left : len(new) - right]]


def _alike(one: str, other: str) -> int:
    """How many letters two texts have in common from their beginning."""
    least, most = 0, min(len(one), len(other))
    while least < most:
        middle = (least + most + 1) // 2
        if one[least:middle] == other[least:middle]:
            least = middle
        else:
            most = middle - 1
    return least


# -- the other side: a client in Python, as web/src/lib/changes.ts is one in the browser -----------


def merged(before: Fields, fields: Fields) -> Fields:
    """A part of a message from the one before and its changed fields, all as plain data."""
    return _part(before, fields, [])


def _part(before: Fields, fields: Fields, said: list[str]) -> Fields:
    now = dict(before)
    for name, change in fields.items():
        now[name] = value = _value(before.get(name), change, said)
        if isinstance(value, str):
            said.append(value)
    return now


def _value(before: Any, change: Any, said: list[str]) -> Any:
    if isinstance(change, dict) and before is not None:
        return _part(before, change, said)
    if not isinstance(change, list) or not before:
        return change
    if isinstance(before, str):
        left, right, middle = change
        return before[:left] + middle + before[len(before) - right :]
    return _listed(before, change, said)


def _listed(before: list[Any], changes: list[Any], said: list[str]) -> list[Any]:
    now: list[Any] = []
    at = 0
    for one in changes:
        if isinstance(one, list):
            now += one
        elif isinstance(one, dict) and SAID in one:
            first, count = one[SAID]
            now += said[first : first + count]
        elif isinstance(one, dict):
            now.append(_part(before[at], one, said))
            at += 1
        elif one > 0:
            now += before[at : at + one]
            at += one
        else:
            at = -one
    return now
