"""GD 8.9 Where aliens can go: area by area, from centre to centre."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from xenofront.games.galaxy_defenders.content.effects import MoveAway
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import occupied, shut
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, HexId
from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.reach import FAR, Walk, first_free
from xenofront.kernel.memo import remembered

Ending = tuple[AreaId | None, HexId]
"""The area the last step of a movement comes from (none if it stays inside one), and its end."""

__all__ = ["FAR", "Ending", "Ground", "walk"]


def walk(state: GDState) -> Walk:
    """The ways of aliens and signals: doors and windows are passages (GD-8.9.j, GD-8.5.1.h)."""
    return state.box.board.walk(shut(state))


@remembered("agents", "locks", "bars")
def touched(state: GDState) -> dict[HexId, int]:
    """For every hex next to an agent or drone, how many agents an alien would engage there."""
    board, mask = state.box.board, shut(state)
    touch: dict[HexId, int] = {}
    for row in state.agents.values():
        if row.alive:
            engaged = 0 if row.owner else 1  # GD-8.9.f/most GD-8.9.f/drone GD-FAQ.o
            for beside in board.neighbours(row.hex, mask):
                touch[beside] = touch.get(beside, 0) + engaged
    return touch


@remembered("agents")
def standing(state: GDState) -> Mapping[AgentId, HexId]:
    """Where the agents are that an alien may meet."""
    return {name: row.hex for name, row in state.agents.items() if row.alive}


@remembered("agents")
def manned(state: GDState) -> frozenset[AreaId]:
    """The areas with an agent in them."""
    area_of = state.box.board.area_of
    return frozenset([area_of[place] for place in standing(state).values()])


def moves_back(box: Box, card: str) -> bool:
    """Whether a card ever moves its alien back to where it came from."""
    key = "moves back", card
    known: bool | None = box.memo.get(key)
    if known is None:
        rows = box.aliens[card].rows
        known = any(isinstance(effect, MoveAway) for row in rows for effect in row.do)
        box.memo[key] = known
    return known


class Ground:
    """What one alien finds around it: read from the state once, used for every way it could go."""

    __slots__ = ("agents", "alien", "area_of", "here", "state", "taken", "touch", "ways")

    def __init__(self, state: GDState, alien: AlienId) -> None:
        self.state: Final = state
        self.alien: Final = alien
        board, mask = state.box.board, shut(state)
        self.here: Final = state.aliens[alien].hex
        self.ways: Final = board.walk(mask)
        self.area_of: Final = board.area_of
        self.agents: Final = standing(state)
        self.taken: Final = occupied(state) - {self.here}
        self.touch: Final = touched(state)

    def costs(self) -> Mapping[HexId, tuple[int, int]]:
        """Areas entered and hexes walked to every hex that a path leads to."""
        return self.ways.costs(self.here)

    def is_reachable(self, place: HexId) -> bool:
        """Whether a legal path leads to a hex; figures are no obstacles (GD-8.9.k, GD-8.9.y)."""
        to_go = self.ways.areas_to(self.here, place)
        return to_go < FAR  # GD-8.9.a GD-FAQ.q/alien GD-8.9.k GD-8.9.y/way

    def ways_toward(self, goal: HexId, areas: int, *, contact: bool) -> list[Ending]:
        """Ends of a movement of up to so many areas toward a figure, or only next to it."""
        here, ways = self.here, self.ways
        to_go = ways.areas_to(here, goal)
        if to_go <= areas + 1:
            board = self.state.box.board
            around, taken = board.neighbours(goal, shut(self.state)), self.taken
            free = [
                place for place in around if place not in taken
            ]  # GD-8.9.l GD-8.9.b GD-8.9.f/target
            touching = ways.within(here, free, areas)  # GD-8.9.w
            if touching:
                area = self.area_of[goal]
                inside = [place for place in touching if self.area_of[place] == area]  # GD-8.9.q
                return self._with_origin(inside or touching)  # GD-8.9.r GD-8.9.u
        if contact:
            return []
        for steps in range(min(areas, to_go), 0, -1):  # GD-8.9.v GD-8.9.g/passing
            ends = self._stops(goal, steps)
            if ends:
                return ends
        return [(None, here)]

    def _stops(self, goal: HexId, steps: int) -> list[Ending]:
        """Ends in the areas that lie so many steps along a shortest route."""
        found: dict[Ending, None] = {}
        for via, area, places in self.ways.stages(self.here, goal, steps):
            free = first_free(places, self.taken)
            for end in self._resting_places(area, free, goal):
                found[via, end] = None
        return self._without_needless_origins(list(found))

    def _resting_places(
        self, area: AreaId, free: list[HexId], goal: HexId | None = None
    ) -> list[HexId]:
        """Those of the free hexes of its last area in which an alien may stop."""
        touch = self.touch
        if not touch.keys().isdisjoint(free):
            if goal in self.agents.values() or area in manned(self.state):  # GD-8.9.e GD-8.9.g/ends
                close = [place for place in free if place in touch]
                most = max([touch[place] for place in close])
                return [place for place in close if touch[place] == most]
        if area in free:
            return [HexId(area)]  # GD-8.9.c
        if goal is None or not free:
            return free
        costs = self.ways.costs(goal)
        nearest = min([costs.get(place, (FAR, FAR)) for place in free])
        return [p for p in free if costs.get(p, (FAR, FAR)) == nearest]  # GD-8.9.d

    def resting_places_in(self, area: AreaId) -> list[HexId]:
        """Hexes of an area, however far, in which an alien that is called there may stop."""
        return self._resting_places(area, self._free_in(area, FAR - 1))

    def _free_in(self, area: AreaId, steps: int) -> list[HexId]:
        """Hexes of an area that an alien gets to in so many steps and in which nobody is."""
        return self.ways.free_arrivals(self.here, area, steps, self.taken)  # GD-8.9.b

    def _with_origin(self, ends: list[HexId]) -> list[Ending]:
        found: dict[Ending, None] = {}
        for end in ends:
            steps = self.ways.areas_to(self.here, end)
            if not steps:  # GD-8.9.x
                found[None, end] = None
            for via, _ in self.ways.branches(self.here, end, steps):
                found[via, end] = None
        return self._without_needless_origins(list(found))

    def _without_needless_origins(self, ends: list[Ending]) -> list[Ending]:
        """Two routes to one hex are one way, unless the card ever moves the alien back."""
        if len(ends) < 2 or moves_back(self.state.box, self.state.aliens[self.alien].card):
            return ends
        first: dict[HexId, Ending] = {}
        for via, end in ends:
            first.setdefault(end, (via, end))
        return list(first.values())

    def ways_away(self) -> list[Ending]:
        """Ends of a movement of one area back to where the alien came from, or away."""
        near = [a for a, cost in self.ways.areas_within(self.here, 1).items() if cost == 1]
        back = self.state.aliens[self.alien].came_from
        if back is not None and back in near:
            ends = self._ends_in(back)
            if ends:
                return ends  # GD-8.9.n
        return self._flight(near)  # GD-8.9.o GD-8.9.p

    def ways_from(self, source: HexId) -> list[Ending]:
        """Ends of a push of one area, into any area that is farther from where it comes from."""
        near = [a for a, cost in self.ways.areas_within(self.here, 1).items() if cost == 1]
        now = self.ways.areas_to(source, self.here)
        ends = [ending for area in near for ending in self._ends_in(area)]
        return [ending for ending in ends if self.ways.areas_to(source, ending[1]) > now]

    def _flight(self, near: list[AreaId]) -> list[Ending]:
        """Into the neighbouring area that is farthest from the closest agent, if it is farther."""
        now = self._to_closest_agent(self.here)
        found: dict[int, list[Ending]] = {}
        for area in near:
            for ending in self._ends_in(area):
                found.setdefault(self._to_closest_agent(ending[1]), []).append(ending)
        farthest = max(found, default=now)
        return found[farthest] if farthest > now else [(None, self.here)]

    def _to_closest_agent(self, place: HexId) -> int:
        return min((self.ways.areas_to(place, agent) for agent in self.agents.values()), default=0)

    def _ends_in(self, area: AreaId) -> list[Ending]:
        via = self.area_of[self.here]
        return [(via, end) for end in self._resting_places(area, self._free_in(area, 1))]

    def ways_to_teleport(self, areas: int) -> list[Ending]:
        """Ends of a movement toward the closest teleport point; who is there stays."""
        here = self.here
        reached = self.costs()
        points = [p for p in self.state.teleports.values() if p in reached]
        if not points or here in points:
            return [(None, here)]  # GD-8.9.m
        least = min(reached[p] for p in points)
        nearest = [p for p in points if reached[p] == least]  # GD-8.2.r
        free = [p for p in nearest if p not in self.taken]
        if least[0] <= areas and free:
            return self._with_origin(free)
        for steps in range(min(areas, least[0]), 0, -1):
            ends = dict.fromkeys(end for p in nearest for end in self._stops(p, steps))
            if ends:
                return self._without_needless_origins(list(ends))
        return [(None, here)]
