"""GX 10.2.1 Where NPCs can go: the ways of aliens, toward aliens, ending as their player likes."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import area_of, footprint, shut
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import (
    FAR,
    Ending,
    Ground,
    Mover,
    Quarry,
)
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, HexId
from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.reach import Cost
from xenofront.kernel.memo import remembered


@remembered("aliens", "locks", "bars")
def pack(state: GDState) -> Quarry:
    """Whom NPCs go for: the aliens."""
    board, mask = state.box.board, shut(state)
    touch: dict[HexId, int] = {}
    for row in state.aliens.values():
        around = {beside for place in footprint(row) for beside in board.neighbours(place, mask)}
        for beside in around:
            touch[beside] = touch.get(beside, 0) + 1
    bases = {name: footprint(row) for name, row in state.aliens.items()}
    areas = frozenset([area_of(state, place) for base in bases.values() for place in base])
    return Quarry({AgentId(name): base[0] for name, base in bases.items()}, areas, touch)


def ground_of(state: GDState, npc: AgentId) -> NpcGround:
    """What an NPC finds around it."""
    row, card = state.agents[npc], state.box.npcs[npc]
    mover = Mover((row.hex,), card.flying, pack(state), row.came_from, npc)  # GX-10.2.1.b
    return NpcGround(state, mover)


class NpcGround(Ground):
    """What one NPC finds around it."""

    __slots__ = ("aimed",)

    def __init__(self, state: GDState, mover: Mover) -> None:
        super().__init__(state, mover)
        self.aimed: AbstractSet[HexId] = frozenset()
        """The hexes next to the alien that it goes for."""

    def reaches(self, alien: AlienId) -> bool:
        """Whether a legal path leads to an alien."""
        return any(self.is_reachable(place) for place in footprint(self.state.aliens[alien]))

    def cost_of(self, places: Iterable[HexId]) -> Cost:
        """What it has to go to the nearest of some hexes."""
        costs = self.costs()
        return min([costs.get(place, (FAR, FAR)) for place in places], default=(FAR, FAR))

    def beside_alien(self, alien: AlienId, areas: int) -> list[Ending]:
        """Ends next to an alien, inside its area if any is free, beside as many as can be."""
        base = footprint(self.state.aliens[alien])
        around = self._around(base)
        free = [place for place in around if place not in self.taken]
        near = self.ways.within(self.here, free, areas)  # GX-9.5.l/npc
        areas_there = {self.area_of[place] for place in base}
        inside = [place for place in near if self.area_of[place] in areas_there]  # GX-10.2.1.m
        ends = inside or near  # GX-10.2.1.s
        most = max([self.touch[place] for place in ends], default=0)
        best = [place for place in ends if self.touch[place] == most]  # GX-10.2.1.f/most
        return self._with_origin(best)

    def toward_alien(self, alien: AlienId, areas: int) -> list[Ending]:
        """Ends of a movement of up to so many areas toward an alien."""
        base = footprint(self.state.aliens[alien])
        goal = min(base, key=lambda place: self.ways.areas_to(self.here, place))
        self.aimed = frozenset(self._around(base))
        if not self.ways.areas_to(self.here, goal):
            return self.beside_alien(alien, 0) or [self.stay]
        return self.toward_place(goal, areas)

    def toward_place(self, goal: HexId, areas: int) -> list[Ending]:
        """Ends of a movement of up to so many areas toward a hex; in its area it stays."""
        to_go = self.ways.areas_to(self.here, goal)
        for steps in range(min(areas, to_go), 0, -1):
            ends = self._stops(goal, steps)
            if ends:
                return ends
        return [self.stay]

    def _around(self, base: tuple[HexId, ...]) -> list[HexId]:
        board, mask = self.state.box.board, shut(self.state)
        return list(dict.fromkeys(p for place in base for p in board.neighbours(place, mask)))

    def _resting_places(
        self, area: AreaId, free: list[HexId], goal: HexId | None = None
    ) -> list[HexId]:
        """Any free hex of its last area; beside aliens only where it touches most of them."""
        touch = self.touch
        apart = [place for place in free if place not in touch]
        beside = [place for place in free if place in touch]
        kept = [place for place in beside if place in self.aimed] or beside  # GX-10.2.1.f/target
        most = max([touch[place] for place in kept], default=0)
        places = apart + [place for place in kept if touch[place] == most]  # GX-10.2.1.e
        return sorted(places, key=lambda place: place != area)  # GX-10.2.1.d/centre

    def _flight(self, near: list[AreaId]) -> list[Ending]:
        """Into any neighbouring area that is farther from the closest alien."""
        rows = self.state.aliens.values()
        aliens = [place for row in rows for place in footprint(row)]
        now = self._closest_to(aliens, self.mover.hexes)
        ends = [ending for area in near for ending in self._ends_in(area)]
        farther = [end for end in ends if self._closest_to(aliens, end[1:]) > now]
        return farther or [self.stay]  # GX-10.2.1.r/blocked GX-10.2.1.l/never
