"""GD 4, 5 Hexes, doors and windows that a mission names must be on its map and within reach."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from xenofront.content.errors import Path
from xenofront.games.galaxy_defenders.content.effects import OpenTeleport, SetDoors, Transfer
from xenofront.games.galaxy_defenders.content.maps import cut_off
from xenofront.games.galaxy_defenders.content.master_references import masters_hexes
from xenofront.games.galaxy_defenders.content.missions import AllIn, Mission
from xenofront.games.galaxy_defenders.content.security_references import lock_faults
from xenofront.geometry.hexes.grid import HexId
from xenofront.geometry.hexes.terrain import Side, Terrain
from xenofront.text.sentences import sentence

Fault = tuple[Path, str]


def place_faults(
    mission: Mission, terrain: Terrain, standing: Collection[str] = ()
) -> Iterator[Fault]:
    """Hexes must be on the map, free for one figure each, and within reach of the start.

    ``standing`` are the kinds of tokens that fill their hex.
    """
    yield from _doors(mission, terrain)
    yield from lock_faults(mission, terrain)
    enterable = set(terrain.enterable)
    blocked = set(terrain.blocked)
    asked = list(_asked_hexes(mission))
    for path, place in asked:
        if place in blocked:
            yield path, sentence("blocked-hex", hex=place)
        elif place not in enterable:  # GD-5.n/placement
            yield path, sentence("not-on-map", hex=place)
    yield from _crowded(mission, standing)
    starts = [place for place in mission.start[:1] if place in enterable]
    if starts:
        starts += [place for _, place in _transfers(mission) if place in enterable]  # GD-5.3.b/walk
        lost = set.intersection(*(set(cut_off(terrain, HexId(place))) for place in starts))
        for path, place in asked:
            if place in lost:
                yield path, sentence("cut-off", hex=place)


def _doors(mission: Mission, terrain: Terrain) -> Iterator[Fault]:
    """Doors and windows that actions and special events work on must be there."""
    windows = {place for place, kind in terrain.sides if kind is Side.WINDOW}
    written: list[tuple[Path, tuple[str, ...], str]] = [
        (("actions", number, "doors"), action.doors, action.token)
        for number, action in enumerate(mission.actions)
    ]
    for letter, effects in mission.special_events.items():
        for number, effect in enumerate(effects):
            if isinstance(effect, SetDoors):
                path: Path = ("special_events", letter, number, "doors")
                written.append((path, effect.doors, effect.token))
    for path, doors, token in written:
        for place, door in enumerate(doors):
            if door not in terrain.closers or "|" not in door:
                yield (*path, place), sentence("no-door", side=door)
            elif door in windows and token in ("lock", "unlock"):
                yield (*path, place), sentence("window-locked", side=door)


def _asked_hexes(mission: Mission) -> Iterator[tuple[Path, str]]:
    lists: dict[Path, Collection[str]] = {
        ("start",): mission.start,
        ("signals",): mission.signals,
        ("search",): mission.search,
    }
    for number, action in enumerate(mission.actions):
        lists["actions", number, "at"] = action.at
    for number, objective in enumerate(mission.objectives):
        for place, test in enumerate(objective.when):
            if isinstance(test, AllIn):
                lists["objectives", number, "when", place, "hexes"] = test.hexes
    for path, places in lists.items():
        for number, text in enumerate(places):
            yield (*path, number), text
    yield from _transfers(mission)
    yield from _openings(mission)
    yield from ((("suits", number, "at"), suit.at) for number, suit in enumerate(mission.suits))
    for text in mission.armory:
        yield ("armory", text), text
    for text in mission.tokens:
        yield ("tokens", text), text
    yield from ((("security", "keys", text), text) for text in mission.security.keys)
    yield from masters_hexes(mission)
    for symbol, text in mission.teleports.items():
        yield ("teleports", symbol), text
    for text in mission.aliens:
        yield ("aliens", text), text
    for mark, text in mission.marks_on_map.items():
        yield ("marks_on_map", mark), text


def _transfers(mission: Mission) -> Iterator[tuple[Path, str]]:
    """Hexes to which special events take the agents."""
    for letter, effects in mission.special_events.items():
        for number, effect in enumerate(effects):
            if isinstance(effect, Transfer):
                for place, text in enumerate(effect.to):
                    yield ("special_events", letter, number, "to", place), text


def _openings(mission: Mission) -> Iterator[tuple[Path, str]]:
    """Hexes in which special events open teleport points."""
    for letter, effects in mission.special_events.items():
        for number, effect in enumerate(effects):
            if isinstance(effect, OpenTeleport):
                yield ("special_events", letter, number, "at"), effect.at


def _crowded(mission: Mission, standing: Collection[str]) -> Iterator[Fault]:
    """One figure, signal or standing token in a hex, and no two teleport points in one."""
    taken: set[str] = set()
    places: list[tuple[Path, str]] = [
        *((("start", number), text) for number, text in enumerate(mission.start)),
        *((("signals", number), text) for number, text in enumerate(mission.signals)),
        *((("aliens", text), text) for text in mission.aliens),
        *((("suits", number, "at"), one.at) for number, one in enumerate(mission.suits)),
        *((("master", "at"), text) for text in (mission.master.base if mission.master else ())),
        *((("tokens", text), text) for text, kind in mission.tokens.items() if kind in standing),
    ]
    for path, text in places:
        if text in taken:
            yield path, sentence("taken", hex=text)
        taken.add(text)
    points: set[str] = set()
    for symbol, text in mission.teleports.items():
        if text in points:
            yield ("teleports", symbol), sentence("two-teleports", hex=text)
        points.add(text)
