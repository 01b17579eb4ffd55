"""GD 5.1 Types of terrain: what a map is made of, before it is compiled into a Board."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from sys import intern
from typing import Final, NewType

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
        raise ValueError(f"not a hex side: {text!r} (expected two hexes, as in '3,-1|4,-1')")
    a, b = parse(parts[0]), parse(parts[1])
    first, second = hexes = (a, b) if canonical(a) <= canonical(b) else (b, a)
    if distance(first, second) != 1:
        raise ValueError(f"{text!r} is no hex side: its hexes are not neighbours")
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
            raise ValueError("; ".join(problems))
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
            problems.append(f"side {place} is both {found[place]} and {kind}")
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
    found += [f"{h} is both a hex and an edge hex" for h in terrain.edges if h in hexes]
    found += [f"blocked hex {h} is not on the map" for h in terrain.blocked if h not in hexes]
    found += [f"door hex {h} is not on the map" for h in terrain.door_hexes if h not in hexes]
    found += [f"{h} is both blocked and a door hex" for h in terrain.door_hexes if h in blocked]
    found += [f"ground hex {h} is not on the map" for h, _ in terrain.ground if h not in hexes]
    for place, kind in terrain.sides:
        ends = tuple(map(name, hexes_of_side(place)))
        if edges.issuperset(ends):
            found.append(f"side {place} ({kind}) lies between two edge hexes")
        for end in ends:
            if end not in hexes and end not in edges:
                found.append(f"side {place} ({kind}): {end} is not on the map")
            elif end in edges and kind is not Side.WALL:
                found.append(f"side {place}: a {kind} cannot lead to the edge hex {end}")
    found += _room_problems(terrain, hexes)
    found += _token_problems(terrain)
    return found


def _room_problems(terrain: Terrain, hexes: set[HexId]) -> list[str]:
    found: list[str] = []
    owner: dict[HexId, str] = {}
    names = [room.name for room in terrain.rooms]
    words = dict.fromkeys([*names, *(kind for _, kind in terrain.ground)])
    found += [f"not a plain name: {word!r}" for word in words if not _PLAIN.fullmatch(word)]
    found += [f"two rooms are called {n!r}" for n in dict.fromkeys(names) if names.count(n) > 1]
    for room in terrain.rooms:
        for place in room.hexes:
            if place not in hexes:
                found.append(f"room {room.name!r}: {place} is not on the map")
            elif owner.setdefault(place, room.name) != room.name:
                found.append(f"{place} is in room {owner[place]!r} and in room {room.name!r}")
    return found


def _token_problems(terrain: Terrain) -> list[str]:
    found: list[str] = []
    kinds: dict[str, Side] = dict(terrain.sides)
    kinds.update(dict.fromkeys(terrain.door_hexes, Side.DOOR))
    for place, token in terrain.tokens:
        kind = kinds.get(place)
        if kind not in (Side.DOOR, Side.WINDOW):
            found.append(f"{token} token on {place}, which is neither a door nor a window")
        elif token is Token.LOCKED and kind is Side.WINDOW:
            found.append(f"{place} is a window: it can be blocked but not locked")
    return found


def sides_of(place: HexId) -> tuple[tuple[SideId, HexId], ...]:
    """The six sides of a hex with the hexes beyond them, clockwise from east."""
    here = parse(place)
    return tuple((side(here, there), name(there)) for there in neighbours(here))
