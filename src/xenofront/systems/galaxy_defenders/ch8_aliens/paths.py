"""GD 8.9 Where aliens can go: area by area, from centre to centre."""

from __future__ import annotations

from collections.abc import Mapping

from xenofront.content.effects import MoveAway
from xenofront.geometry.areas import AreaId
from xenofront.geometry.hexes import HexId
from xenofront.geometry.reach import FAR, Walk
from xenofront.systems.galaxy_defenders.ch5_terrain.map import (
    adjacent_agents,
    area_of,
    neighbours,
    occupied,
    shut,
)
from xenofront.systems.galaxy_defenders.state import AlienId, GDState, operative

Ending = tuple[AreaId | None, HexId]
"""The area the last step of a movement comes from (none if it stays inside one), and its end."""

__all__ = ["FAR", "costs", "is_reachable", "ways_away", "ways_to_teleport", "ways_toward"]


def walk(state: GDState) -> Walk:
    return state.contents.board.walk(shut(state))  # GD-8.9.j


def costs(state: GDState, alien: AlienId) -> Mapping[HexId, tuple[int, int]]:
    """Areas entered and hexes walked from an alien to every hex it has a path to."""
    return walk(state).costs(state.aliens[alien].hex)


def is_reachable(state: GDState, alien: AlienId, place: HexId) -> bool:
    """Whether a legal path leads to a hex; figures are no obstacles (GD-8.9.k, GD-8.9.y)."""
    return walk(state).areas_to(state.aliens[alien].hex, place) < FAR  # GD-8.9.a GD-FAQ.q


def ways_toward(
    state: GDState, alien: AlienId, goal: HexId, areas: int, *, contact: bool
) -> list[Ending]:
    """Ends of a movement of up to so many areas toward a figure, or only next to it."""
    here = state.aliens[alien].hex
    ways = walk(state)
    to_go = ways.areas_to(here, goal)
    taken = occupied(state) - {here}
    touching = [
        place
        for place in neighbours(state, goal)
        if place not in taken and ways.areas_to(here, place) <= areas  # GD-8.9.l GD-8.9.w
    ]
    if to_go <= areas and touching:
        area = area_of(state, goal)
        inside = [place for place in touching if area_of(state, place) == area]  # GD-8.9.q
        return _with_origin(state, alien, inside or touching)  # GD-8.9.r
    if contact:
        return []
    for steps in range(min(areas, to_go), 0, -1):  # GD-8.9.u GD-8.9.v
        ends = _stops(state, alien, goal, steps, taken)
        if ends:
            return ends
    return [(None, here)]


def _stops(
    state: GDState, alien: AlienId, goal: HexId, steps: int, taken: set[HexId]
) -> list[Ending]:
    """Ends in the areas that lie so many steps along a shortest route."""
    here = state.aliens[alien].hex
    ways = walk(state)
    found: dict[Ending, None] = {}
    for route in ways.routes(here, goal):
        area = route[steps - 1]
        via = route[steps - 2] if steps > 1 else area_of(state, here)
        free = [p for p in ways.arrivals(here, area, steps) if p not in taken]
        least = min((ways.areas_to(p, goal) for p in free), default=FAR)
        free = [p for p in free if ways.areas_to(p, goal) == least]
        for end in resting_places(state, area, free, goal):
            found[via, end] = None
    return _without_needless_origins(state, alien, list(found))


def resting_places(
    state: GDState, area: AreaId, free: list[HexId], goal: HexId | None
) -> list[HexId]:
    """Hexes of its last area in which an alien may stop."""
    touching = [place for place in free if adjacent_agents(state, place)]
    crowd = [a for a in operative(state) if area_of(state, state.agents[a].hex) == area]
    if crowd and touching:
        most = max(len(adjacent_agents(state, place)) for place in touching)
        return [p for p in touching if len(adjacent_agents(state, p)) == most]  # GD-8.9.e GD-8.9.g
    if area in free:
        return [HexId(area)]  # GD-8.9.c
    if goal is None or not free:
        return free
    to_goal = walk(state).costs(goal)
    least = min(to_goal.get(place, (FAR, FAR)) for place in free)
    return [p for p in free if to_goal.get(p, (FAR, FAR)) == least]  # GD-8.9.d


def _with_origin(state: GDState, alien: AlienId, ends: list[HexId]) -> list[Ending]:
    here = state.aliens[alien].hex
    found: dict[Ending, None] = {}
    for end in ends:
        routes = walk(state).routes(here, end)
        for route in routes:
            if not route:
                found[None, end] = None
            else:
                found[route[-2] if len(route) > 1 else area_of(state, here), end] = None
    return _without_needless_origins(state, alien, list(found))


def _without_needless_origins(state: GDState, alien: AlienId, ends: list[Ending]) -> list[Ending]:
    """Two routes to one hex are one way, unless the card ever moves the alien back."""
    rows = state.contents.aliens[state.aliens[alien].card].rows
    if any(isinstance(effect, MoveAway) for row in rows for effect in row.do):
        return ends
    first: dict[HexId, Ending] = {}
    for via, end in ends:
        first.setdefault(end, (via, end))
    return list(first.values())


def ways_away(state: GDState, alien: AlienId) -> list[Ending]:
    """Ends of a movement of one area back to where the alien came from, or away from agents."""
    row = state.aliens[alien]
    near = [a for a, cost in walk(state).areas_within(row.hex, 1).items() if cost == 1]
    back = row.came_from
    if back is not None and back in near:
        ends = _ends_in(state, alien, back)
        if ends:
            return ends  # GD-8.9.n
    return _flight(state, alien, near)  # GD-8.9.o GD-8.9.p


def _flight(state: GDState, alien: AlienId, near: list[AreaId]) -> list[Ending]:
    """Into the neighbouring area that is farthest from the closest agent, if that is farther."""
    here = state.aliens[alien].hex
    ways = walk(state)
    agents = [state.agents[a].hex for a in operative(state)]
    now = min((ways.areas_to(here, agent) for agent in agents), default=0)
    found: dict[int, list[Ending]] = {}
    for area in near:
        for via, end in _ends_in(state, alien, area):
            away = min((ways.areas_to(end, agent) for agent in agents), default=0)
            found.setdefault(away, []).append((via, end))
    farthest = max(found, default=now)
    return found[farthest] if farthest > now else [(None, here)]


def _ends_in(state: GDState, alien: AlienId, area: AreaId) -> list[Ending]:
    here = state.aliens[alien].hex
    taken = occupied(state)
    free = [p for p in walk(state).arrivals(here, area, 1) if p not in taken]
    via = area_of(state, here)
    return [(via, end) for end in resting_places(state, area, free, None)]


def ways_to_teleport(state: GDState, alien: AlienId, areas: int) -> list[Ending]:
    """Ends of a movement toward the closest teleport point; who is there stays (GD-8.9.m)."""
    here = state.aliens[alien].hex
    reached = costs(state, alien)
    points = [p for p in state.teleports.values() if p in reached]
    if not points or here in points:
        return [(None, here)]  # GD-8.9.m
    goal = min(points, key=lambda p: reached[p])
    ways = walk(state)
    to_go = ways.areas_to(here, goal)
    if to_go <= areas and goal not in occupied(state):
        return _with_origin(state, alien, [goal])
    taken = occupied(state) - {here}
    for steps in range(min(areas, to_go), 0, -1):
        ends = _stops(state, alien, goal, steps, taken)
        if ends:
            return ends
    return [(None, here)]
