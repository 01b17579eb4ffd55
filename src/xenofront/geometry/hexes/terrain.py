"""GD 5.1 Types of terrain: what a map is made of, before it is compiled into a Board."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from sys import intern
from typing import Final, NewType

from xenofront.flaws import Flawed, flaw
from xenofront.geometry.hexes.grid import (
    Hex,
    HexId,
    canonical,
    distance,
    name,
    neighbours,
    parse,
)

SideId = NewType("SideId", str)

_PLAIN: Final = re.compile(r"[^\s:]+( [^\s:]+)*")  # fits into a line of a sketch


class Side(StrEnum):
    """What stands on a hex side; a side without an entry is open."""

    WALL = "wall"
    DOOR = "door"
    WINDOW = "window"
    BARRIER = "barrier"


class Token(StrEnum):
    """What shuts a door or a window; it can come and go during a mission."""

    LOCKED = "locked"
    BLOCKED = "blocked"


@dataclass(frozen=True, slots=True)
class Room:
    """GD 5: walled hexes with a name; a closed one has not been opened to play yet."""

    name: str
    hexes: tuple[HexId, ...]
    closed: bool = False


@cache
def side(a: Hex, b: Hex) -> SideId:
    """The name of the side between two neighbouring hexes: the canonically smaller one first."""
    if distance(a, b) != 1:
        raise ValueError(f"no side between {name(a)} and {name(b)}: they are not neighbours")
    first, second = sorted((a, b), key=canonical)
    return SideId(intern(f"{name(first)}|{name(second)}"))


def hexes_of_side(text: str) -> tuple[Hex, Hex]:
    """The two hexes of a side, in the canonical order."""
    parts = text.split("|")
    if len(parts) != 2:
        expected = "not a hex side: {text} (expected two hexes, as in '3,-1|4,-1')"
        raise Flawed(flaw("not-a-side", expected, text=repr(text)))
    a, b = parse(parts[0]), parse(parts[1])
    first, second = hexes = (a, b) if canonical(a) <= canonical(b) else (b, a)
    if distance(first, second) != 1:
        apart = "{text} is no hex side: its hexes are not neighbours"
        raise Flawed(flaw("side-apart", apart, text=repr(text)))
    return hexes


@dataclass(frozen=True, slots=True)
class Terrain:
    """A map as data. Build it with `Terrain.of`, which sorts and checks.

    Every field is in canonical order, so equal maps are equal values with equal hashes.
    """

    hexes: tuple[HexId, ...]
    blocked: tuple[HexId, ...] = ()
    edges: tuple[HexId, ...] = ()
    door_hexes: tuple[HexId, ...] = ()
    sides: tuple[tuple[SideId, Side], ...] = ()
    rooms: tuple[Room, ...] = ()
    ground: tuple[tuple[HexId, str], ...] = ()
    tokens: tuple[tuple[str, Token], ...] = ()

    @classmethod
    def of(
        cls,
        hexes: Iterable[str],
        *,
        blocked: Iterable[str] = (),
        edges: Iterable[str] = (),
        door_hexes: Iterable[str] = (),
        sides: Mapping[str, str] | Mapping[SideId, str] | Iterable[tuple[str, str]] = (),
        rooms: Iterable[Room] = (),
        ground: Mapping[str, str] | Mapping[HexId, str] | None = None,
        tokens: Mapping[str, str] | None = None,
    ) -> "Terrain":
        """A checked terrain; a ValueError names everything that is wrong, not just the first."""
        pairs: Iterable[tuple[str, str]] = sides.items() if isinstance(sides, Mapping) else sides
        problems: list[str] = []
        made = cls(
            hexes=_sorted_hexes(hexes),
            blocked=_sorted_hexes(blocked),
            edges=_sorted_hexes(edges),
            door_hexes=_sorted_hexes(door_hexes),
            sides=_sorted_sides(pairs, problems),
            rooms=tuple(
                Room(room.name, _sorted_hexes(room.hexes), room.closed)
                for room in sorted(rooms, key=lambda room: room.name)
            ),
            ground=_sorted_ground(ground or {}),
            tokens=_sorted_tokens(tokens or {}),
        )
        problems += _problems(made)
        if problems:
            raise Flawed(*problems)
        return made

    @property
    def enterable(self) -> tuple[HexId, ...]:
        """Where a figure can stand."""
        closed_off = set(self.blocked)
        return tuple(place for place in self.hexes if place not in closed_off)

    @property
    def closers(self) -> tuple[str, ...]:
        """The doors, door hexes and windows, which a token can shut, in canonical order."""
        shuttable = [s for s, kind in self.sides if kind in (Side.DOOR, Side.WINDOW)]
        return tuple(sorted([*shuttable, *self.door_hexes], key=_place_of))


def _place_of(thing: str) -> tuple[Hex, Hex]:
    """Sort key of a hex or a side."""
    if "|" not in thing:
        return canonical(parse(thing)), canonical(parse(thing))
    first, second = hexes_of_side(thing)
    return canonical(first), canonical(second)


def _sorted_hexes(texts: Iterable[str]) -> tuple[HexId, ...]:
    places = {parse(text) for text in texts}
    return tuple(name(place) for place in sorted(places, key=canonical))


def _sorted_sides(
    pairs: Iterable[tuple[str, str]], problems: list[str]
) -> tuple[tuple[SideId, Side], ...]:
    found: dict[SideId, Side] = {}
    for text, given in pairs:
        place, kind = side(*hexes_of_side(text)), Side(given)
        if found.setdefault(place, kind) is not kind:
            both = "side {side} is both {one} and {other}"
            problems.append(flaw("side-twice", both, side=place, one=found[place], other=kind))
    return tuple(sorted(found.items(), key=lambda entry: _place_of(entry[0])))


def _sorted_ground(
    ground: Mapping[str, str] | Mapping[HexId, str],
) -> tuple[tuple[HexId, str], ...]:
    named = {name(parse(text)): kind for text, kind in ground.items()}
    return tuple(sorted(named.items(), key=lambda entry: _place_of(entry[0])))


def _sorted_tokens(tokens: Mapping[str, str]) -> tuple[tuple[str, Token], ...]:
    named: dict[str, Token] = {}
    for text, token in tokens.items():
        place = side(*hexes_of_side(text)) if "|" in text else name(parse(text))
        named[place] = Token(token)
    return tuple(sorted(named.items(), key=lambda entry: _place_of(entry[0])))


def _problems(terrain: Terrain) -> list[str]:
    """What makes this terrain impossible, in plain words."""
    found: list[str] = []
    hexes, edges, blocked = set(terrain.hexes), set(terrain.edges), set(terrain.blocked)
    doors, ground = terrain.door_hexes, [place for place, _ in terrain.ground]
    twice = [place for place in terrain.edges if place in hexes]
    found += [flaw("hex-and-edge", "{hex} is both a hex and an edge hex", hex=h) for h in twice]
    no_block = "blocked hex {hex} is not on the map"
    found += [flaw("blocked-off-map", no_block, hex=h) for h in terrain.blocked if h not in hexes]
    no_door = "door hex {hex} is not on the map"
    found += [flaw("door-off-map", no_door, hex=h) for h in doors if h not in hexes]
    both = "{hex} is both blocked and a door hex"
    found += [flaw("blocked-door", both, hex=h) for h in doors if h in blocked]
    no_ground = "ground hex {hex} is not on the map"
    found += [flaw("ground-off-map", no_ground, hex=h) for h in ground if h not in hexes]
    for place, kind in terrain.sides:
        ends = tuple(map(name, hexes_of_side(place)))
        if edges.issuperset(ends):
            outside = "side {side} ({kind}) lies between two edge hexes"
            found.append(flaw("side-outside", outside, side=place, kind=kind))
        for end in ends:
            if end not in hexes and end not in edges:
                lost = "side {side} ({kind}): {hex} is not on the map"
                found.append(flaw("side-off-map", lost, side=place, kind=kind, hex=end))
            elif end in edges and kind is not Side.WALL:
                cannot = "side {side}: a {kind} cannot lead to the edge hex {hex}"
                found.append(flaw("side-to-edge", cannot, side=place, kind=kind, hex=end))
    found += _room_problems(terrain, hexes)
    found += _token_problems(terrain)
    return found


def _room_problems(terrain: Terrain, hexes: set[HexId]) -> list[str]:
    found: list[str] = []
    owner: dict[HexId, str] = {}
    names = [room.name for room in terrain.rooms]
    words = dict.fromkeys([*names, *(kind for _, kind in terrain.ground)])
    odd = (word for word in words if not _PLAIN.fullmatch(word))
    twice = (word for word in dict.fromkeys(names) if names.count(word) > 1)
    found += [flaw("no-plain-name", "not a plain name: {name}", name=repr(word)) for word in odd]
    found += [flaw("two-rooms", "two rooms are called {name}", name=repr(word)) for word in twice]
    for room in terrain.rooms:
        for place in room.hexes:
            if place not in hexes:
                off = "room {room}: {hex} is not on the map"
                found.append(flaw("room-off-map", off, room=repr(room.name), hex=place))
            elif owner.setdefault(place, room.name) != room.name:
                both = "{hex} is in room {one} and in room {other}"
                words = {"hex": place, "one": repr(owner[place]), "other": repr(room.name)}
                found.append(flaw("in-two-rooms", both, **words))
    return found


def _token_problems(terrain: Terrain) -> list[str]:
    found: list[str] = []
    kinds: dict[str, Side] = dict(terrain.sides)
    kinds.update(dict.fromkeys(terrain.door_hexes, Side.DOOR))
    for place, token in terrain.tokens:
        kind = kinds.get(place)
        if kind not in (Side.DOOR, Side.WINDOW):
            nowhere = "{token} token on {place}, which is neither a door nor a window"
            found.append(flaw("token-nowhere", nowhere, token=token, place=place))
        elif token is Token.LOCKED and kind is Side.WINDOW:
            window = "{side} is a window: it can be blocked but not locked"
            found.append(flaw("window-locked", window, side=place))
    return found


def sides_of(place: HexId) -> tuple[tuple[SideId, HexId], ...]:
    """The six sides of a hex with the hexes beyond them, clockwise from east."""
    here = parse(place)
    return tuple((side(here, there), name(there)) for there in neighbours(here))
