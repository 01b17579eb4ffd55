"""GD 8.9 Where aliens can go: area by area, from centre to centre.

Whatever moves in this way is a *mover*: it says what it stands on, whether it crosses barriers, and
whom it goes for. A base of two hexes goes the same ways, see ``wide``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from xenofront.games.galaxy_defenders.content.catalogue import AlienCard
from xenofront.games.galaxy_defenders.content.effects import MoveAway
from xenofront.games.galaxy_defenders.rules.box import HOLOGRAM, Box
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import occupied, shut
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, HexId
from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.reach import FAR, Cost, Walk, first_free
from xenofront.kernel.memo import remembered

Ending = tuple[AreaId | None, HexId] | tuple[AreaId | None, HexId, HexId]
"""The area the last step of a movement comes from (none if it stays inside one), and its end.

The end of a base of two hexes is its leading hex and the other.
"""

__all__ = ["FAR", "Ending", "Ground", "Mover", "Quarry", "walk", "walk_of"]


def walk(state: GDState) -> Walk:
    """The ways of whoever walks: doors and windows are passages (GD-8.9.j, GD-8.5.1.h)."""
    return state.box.board.walk(shut(state))  # GX-5.1.h GX-11.11.f


def walk_of(state: GDState, alien: AlienId) -> Walk:
    """The ways of an alien."""
    return state.box.board.walk(shut(state), over_barriers=crosses_barriers(state, alien))


def crosses_barriers(state: GDState, alien: AlienId) -> bool:
    """Whether barriers are no obstacles to an alien: nothing else changes (GX-7.1.c, GX-7.2.h)."""
    return passes_barriers(state.box.aliens[state.aliens[alien].card])


def passes_barriers(card: AlienCard) -> bool:
    """Whether an alien with a card crosses barriers."""
    return card.flying or card.burrowing  # GX-7.1.a GX-7.1.2.a GX-7.2.a GX-11.11.e


def costs_of(state: GDState, alien: AlienId) -> Mapping[HexId, Cost]:
    """By hex what an alien has to go there, from the nearest hex of its base."""
    row, ways = state.aliens[alien], walk_of(state, alien)
    costs = ways.costs(row.hex)
    if row.rear is None:
        return costs
    others = ways.costs(row.rear)
    return {place: min(cost, others[place]) for place, cost in costs.items()}  # GX-11.8.b


@remembered("agents", "locks", "bars")
def touched(state: GDState) -> dict[HexId, int]:
    """For every hex next to an agent or drone, how many agents an alien would engage there."""
    board, mask = state.box.board, shut(state)
    touch: dict[HexId, int] = {}
    for row in state.agents.values():
        if row.alive and not row.seized_by:
            engaged = 0 if row.owner else 1  # GD-8.9.f/most GD-8.9.f/drone GD-FAQ.o
            for beside in board.neighbours(row.hex, mask):
                touch[beside] = touch.get(beside, 0) + engaged  # GX-11.11.d/most
    return touch


@remembered("agents")
def standing(state: GDState) -> Mapping[AgentId, HexId]:
    """Where the agents are that an alien may meet."""
    rows = state.agents.items()
    there = [
        (name, row)
        for name, row in rows  # GX-9.5.o/movement GX-11.a/movement GX-11.b/movement
        if row.alive and not row.seized_by  # GX-7.3.w
    ]
    return {
        name: row.hex
        for name, row in there  # GX-10.2.2.g/movement GX-9.7.4.1.e/movement GX-9.7.4.2.f/movement
    }


@remembered("agents")
def onlookers(state: GDState) -> Mapping[AgentId, HexId]:
    """Where those are who see something: a figure of light sees nothing."""
    there = standing(state)
    if HOLOGRAM not in there:
        return there
    return {n: place for n, place in there.items() if n != HOLOGRAM}  # GX-9.7.4.1.j/sight


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
        rows = (box.aliens.get(card) or box.npcs[card]).rows
        known = any(isinstance(effect, MoveAway) for row in rows for effect in row.do)
        box.memo[key] = known
    return known


class Quarry(NamedTuple):
    """Whom a mover goes for."""

    places: Mapping[AgentId, HexId]
    areas: frozenset[AreaId]
    """Where they are."""
    touch: Mapping[HexId, int]
    """The hexes next to them, and how many of them a mover would engage there."""


@remembered("agents", "locks", "bars")
def squad(state: GDState) -> Quarry:
    """Whom aliens go for: agents and their drones."""
    return Quarry(standing(state), manned(state), touched(state))


class Mover(NamedTuple):
    """Who goes: what decides its ways."""

    hexes: tuple[HexId, ...]
    """What it stands on, the leading hex first."""
    over_barriers: bool
    quarry: Quarry
    came_from: AreaId | None = None
    card: str = ""
    """What says whether it is ever sent back to where it came from; without it, it may be."""


def alien_mover(state: GDState, alien: AlienId) -> Mover:
    """An alien as somebody who goes."""
    row = state.aliens[alien]
    hexes = (row.hex,) if row.rear is None else (row.hex, row.rear)
    return Mover(
        hexes,
        passes_barriers(state.box.aliens[row.card]),
        squad(state),
        row.came_from,
        row.card,
    )


class Ground:
    """What one mover finds around it: read from the state once, used for every way it could go."""

    __slots__ = ("agents", "area_of", "here", "mover", "rims", "state", "taken", "touch", "ways")

    def __init__(self, state: GDState, mover: Mover) -> None:
        self.state: Final = state
        self.mover: Final = mover
        board = state.box.board
        self.here: Final = mover.hexes[0]
        self.ways: Final = board.walk(
            shut(state),
            over_barriers=mover.over_barriers,  # GX-7.1.2.a/npc
        )
        self.rims: Final = board.has_barriers and not mover.over_barriers
        """Whether somebody may be within touch to whom it is a long way."""
        self.area_of: Final = board.area_of
        self.agents, _, self.touch = mover.quarry
        self.taken: Final = occupied(state) - {*mover.hexes}  # GX-10.2.1.c GX-10.2.1.j

    def costs(self) -> Mapping[HexId, tuple[int, int]]:
        """Areas entered and hexes walked to every hex that a path leads to."""
        return self.ways.costs(self.here)

    def is_reachable(self, place: HexId) -> bool:
        """Whether a legal path leads to a hex; figures are no obstacles (GD-8.9.k, GD-8.9.y)."""
        to_go = self.ways.areas_to(self.here, place)
        return (
            to_go < FAR  # GX-10.2.1.a GX-10.2.1.h GX-10.2.1.i GX-9.5.l/alien
        )  # GD-8.9.a GD-FAQ.q/alien GD-8.9.k GD-8.9.y/way GX-9.7.4.1.k/alien GX-9.7.4.1.k/npc

    def ways_toward(self, goal: HexId, areas: int, *, contact: bool) -> list[Ending]:
        """Ends of a movement of up to so many areas toward a figure, or only next to it."""
        to_go = self.ways.areas_to(self.here, goal)
        touching = self._contacts(goal, areas, to_go)
        if touching:
            return touching
        if contact:
            return []
        for steps in range(min(areas, to_go), 0, -1):  # GD-8.9.v GD-8.9.g/passing
            ends = self._stops(goal, steps)
            if ends:
                return ends
        return [self.stay]

    @property
    def stay(self) -> Ending:
        """The end of no movement at all."""
        return (None, *self.mover.hexes)  # type: ignore[return-value]

    def _contacts(self, goal: HexId, areas: int, to_go: int) -> list[Ending]:
        """Ends next to a figure, as many areas on as it may go."""
        if to_go > areas + 1 and not self.rims:  # GX-11.11.g
            return []
        around, taken = self.state.box.board.neighbours(goal, shut(self.state)), self.taken
        free = [
            place for place in around if place not in taken
        ]  # GD-8.9.l GD-8.9.b GD-8.9.f/target GX-11.11.d/target
        touching = self.ways.within(self.here, free, areas)  # GD-8.9.w
        if not touching:
            return []
        area = self.area_of[goal]
        inside = [place for place in touching if self.area_of[place] == area]  # GD-8.9.q GX-11.11.g
        return self._with_origin(inside or touching)  # GD-8.9.r GD-8.9.u

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
            areas = self.mover.quarry.areas
            if goal in self.agents.values() or area in areas:  # GD-8.9.e GD-8.9.g/ends
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

    def resting_places_in(self, area: AreaId) -> list[tuple[HexId, ...]]:
        """Places in an area, however far, in which an alien that is called there may stop."""
        return [(end,) for end in self._resting_places(area, self._free_in(area, FAR - 1))]

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
        if len(ends) < 2:
            return ends
        card = self.mover.card
        if not card or moves_back(self.state.box, card):
            return ends
        first: dict[tuple[HexId, ...], Ending] = {}
        for ending in ends:
            first.setdefault(ending[1:], ending)
        return list(first.values())

    def ways_away(self) -> list[Ending]:
        """Ends of a movement of one area back to where the alien came from, or away."""
        near = [a for a, cost in self.ways.areas_within(self.here, 1).items() if cost == 1]
        back = self.mover.came_from
        if back is not None and back in near:
            ends = self._ends_in(back)
            if ends:
                return ends  # GD-8.9.n
        return self._flight(near)  # GD-8.9.o GD-8.9.p

    def ways_from(self, source: HexId) -> list[Ending]:
        """Ends of a push of one area, into any area that is farther from where it comes from."""
        near = [a for a, cost in self.ways.areas_within(self.here, 1).items() if cost == 1]
        now = self._closest_to([source], self.mover.hexes)
        ends = [ending for area in near for ending in self._ends_in(area)]
        return [ending for ending in ends if self._closest_to([source], ending[1:]) > now]

    def ways_anywhere(self) -> list[Ending]:
        """Ends of a movement of one area, into any of the areas next to it."""
        near = [a for a, cost in self.ways.areas_within(self.here, 1).items() if cost == 1]
        return [ending for area in near for ending in self._ends_in(area)]

    def _flight(self, near: list[AreaId]) -> list[Ending]:
        """Into the neighbouring area that is farthest from the closest agent, if it is farther."""
        agents = self.agents.values()
        now = self._closest_to(agents, self.mover.hexes)
        found: dict[int, list[Ending]] = {}
        for area in near:
            for ending in self._ends_in(area):
                away = self._closest_to(agents, ending[1:])
                found.setdefault(away, []).append(ending)
        farthest = max(found, default=now)
        return found[farthest] if farthest > now else [self.stay]

    def _closest_to(self, sources: Iterable[HexId], base: tuple[HexId, ...]) -> int:
        """The areas between a base and the closest of some hexes."""
        to_go = self.ways.areas_to
        return min([to_go(place, source) for source in sources for place in base], default=0)

    def _ends_in(self, area: AreaId) -> list[Ending]:
        via = self.area_of[self.here]
        return [(via, end) for end in self._resting_places(area, self._free_in(area, 1))]

    def ways_to_teleport(self, areas: int) -> list[Ending]:
        """Ends of a movement toward the closest teleport point; who is there stays."""
        reached = self.costs()
        points = [p for p in self.state.teleports.values() if p in reached]
        if not points or any(here in points for here in self.mover.hexes):
            return [self.stay]  # GD-8.9.m
        least = min(reached[p] for p in points)
        nearest = [p for p in points if reached[p] == least]  # GD-8.2.r
        arrived = self._ends_on(nearest) if least[0] <= areas else []
        if arrived:
            return arrived
        for steps in range(min(areas, least[0]), 0, -1):
            ends = dict.fromkeys(end for p in nearest for end in self._stops(p, steps))
            if ends:
                return self._without_needless_origins(list(ends))
        return [self.stay]

    def _ends_on(self, points: list[HexId]) -> list[Ending]:
        """Ends on those of some hexes in which nobody is."""
        return self._with_origin([point for point in points if point not in self.taken])

    def bases_on(self, places: Iterable[HexId]) -> list[tuple[HexId, ...]]:
        """Bases with the leading hex on one of some hexes, where nobody is."""
        return [(place,) for place in places if place not in self.taken]
