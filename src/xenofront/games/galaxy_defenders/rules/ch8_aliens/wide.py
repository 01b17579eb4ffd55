"""GX 11.8 Where aliens with a base of two hexes can go.

The leading hex goes the ways of any alien; the other lies beside it, across a side that the alien
could cross. Where the book speaks of a hex, such an alien ends in a *base*: leading hex, other hex.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from xenofront.games.galaxy_defenders.content.catalogue import AlienCard
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import adjacent_agents, occupied, shut
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import (
    FAR,
    Ending,
    Ground,
    alien_mover,
    passes_barriers,
    walk,
)
from xenofront.games.galaxy_defenders.rules.state import Alien, AlienId, GDState, HexId
from xenofront.geometry.hexes.areas import AreaId

Base = tuple[HexId, HexId]
"""The leading hex and the other."""


def ground_of(state: GDState, alien: AlienId) -> Ground:
    """What an alien finds around it."""
    mover = alien_mover(state, alien)
    return Ground(state, mover) if len(mover.hexes) == 1 else WideGround(state, mover)


def engaged_from(state: GDState, base: tuple[HexId, ...]) -> int:
    """How many agents an alien would engage with a base: who is next to both hexes counts once."""
    near = adjacent_agents(state, *base)
    return sum(not state.agents[agent].owner for agent in near)  # GX-11.8.o


def joined(state: GDState, card: AlienCard, place: HexId) -> tuple[HexId, ...]:
    """The hexes that may lie under one base with another: the alien could step there."""
    over_barriers = passes_barriers(card)
    board = state.box.board
    return board.passages(place, shut(state), over_barriers=over_barriers)  # GX-11.8.m


def lies_well(state: GDState, row: Alien) -> bool:
    """Whether a base covers as many hexes as the card says, joined in one body."""
    card = state.box.aliens[row.card]
    if row.rear is None:
        return card.hexes == 1
    return card.hexes > 1 and row.rear in joined(state, card, row.hex)  # GX-11.8.a GX-11.8.m


def fitting(
    state: GDState, card: AlienCard, leads: Iterable[HexId], taken: AbstractSet[HexId]
) -> list[Base]:
    """The bases with one of these leading hexes that lie where nobody is."""
    return [
        (lead, rear)
        for lead in leads
        if lead not in taken  # GX-11.8.a
        for rear in joined(state, card, lead)
        if rear not in taken  # GX-11.8.a
    ]


def compact(state: GDState, bases: list[Base]) -> list[Base]:
    """Those of some bases that lie in one area, or all if none does."""
    area_of = state.box.board.area_of
    inside = [base for base in bases if area_of[base[0]] == area_of[base[1]]]  # GX-11.8.g
    return inside or bases  # GX-11.8.h


def arrival_bases(
    state: GDState, card: AlienCard, place: HexId, own: tuple[HexId, ...] = ()
) -> list[Base]:
    """How an alien with a wide base may lie that comes into play in a hex, or near it."""
    taken = occupied(state) - {*own}
    away: dict[int, list[HexId]] = {}
    for lead, walked in walk(state).hexes_from(place).items():
        away.setdefault(walked, []).append(lead)
    for walked in sorted(away):
        bases = fitting(state, card, away[walked], taken)
        if bases:  # GX-11.8.p
            engaged = [engaged_from(state, base) for base in bases]
            most = max(engaged)  # GX-11.8.p
            near = [b for b, count in zip(bases, engaged, strict=True) if count == most]
            return compact(state, near)
    return []


class WideGround(Ground):
    """What an alien with a base of two hexes finds around it."""

    __slots__ = ()

    @property
    def _card(self) -> AlienCard:
        return self.state.box.aliens[self.mover.card]

    def resting_places_in(self, area: AreaId) -> list[tuple[HexId, ...]]:
        return [*self._rests(area, self._fitting(self._arrivals(area, FAR - 1)))]

    def _contacts(self, goal: HexId, areas: int, to_go: int) -> list[Ending]:
        if to_go > areas + 2 and not self.rims:
            return []
        around = self.state.box.board.neighbours(goal, shut(self.state))
        beyond = [lead for place in around for lead in joined(self.state, self._card, place)]
        leads = dict.fromkeys((*around, *beyond))
        touching = [
            base
            for base in self._fitting(self.ways.within(self.here, leads, areas))  # GX-11.8.n
            if base[0] in around or base[1] in around  # GX-11.8.o
        ]
        if not touching:
            return []
        area = self.area_of[goal]
        inside = [base for base in touching if self.area_of[base[0]] == area]  # GX-11.11.g
        return self._with_origins(self._compact(inside or touching))  # GX-11.8.j

    def _stops(self, goal: HexId, steps: int) -> list[Ending]:
        found: dict[Ending, None] = {}
        for via, area, groups in self.ways.stages(self.here, goal, steps):
            fitting = next(filter(None, map(self._fitting, groups)), [])
            for base in self._rests(area, fitting, goal):
                found[via, *base] = None
        return self._without_needless_origins(list(found))

    def _ends_in(self, area: AreaId) -> list[Ending]:
        via = self.area_of[self.here]
        return [(via, *base) for base in self._rests(area, self._fitting(self._arrivals(area, 1)))]

    def _ends_on(self, points: list[HexId]) -> list[Ending]:
        return self._with_origins(self._compact(self._fitting(points)))

    def bases_on(self, places: Iterable[HexId]) -> list[tuple[HexId, ...]]:
        return [*self._compact(self._fitting(places))]

    def _rests(self, area: AreaId, bases: list[Base], goal: HexId | None = None) -> list[Base]:
        """Those of the bases with the leading hex in its last area that an alien may end in."""
        touch = self.touch
        if goal in self.agents.values() or area in self.mover.quarry.areas:
            close = [base for base in bases if not touch.keys().isdisjoint(base)]
            if close:  # GX-11.8.i
                close = self._compact(close)
                engaged = [engaged_from(self.state, base) for base in close]
                most = max(engaged)
                return [b for b, count in zip(close, engaged, strict=True) if count == most]
        central = [base for base in bases if base[0] == area]  # GX-11.8.e GX-11.3.j
        if central or goal is None:
            return self._compact(central or bases)
        costs = self.ways.costs(goal)
        to_go = [costs.get(lead, (FAR, FAR)) for lead, _ in bases]
        nearest = min(to_go, default=(FAR, FAR))
        return self._compact(
            [b for b, cost in zip(bases, to_go, strict=True) if cost == nearest]
        )  # GX-11.8.f

    def _compact(self, bases: list[Base]) -> list[Base]:
        return compact(self.state, bases)

    def _fitting(self, leads: Iterable[HexId]) -> list[Base]:
        return fitting(self.state, self._card, leads, self.taken)

    def _arrivals(self, area: AreaId, steps: int) -> tuple[HexId, ...]:
        return self.ways.arrivals(self.here, area, steps)

    def _with_origins(self, bases: Iterable[Base]) -> list[Ending]:
        """The same bases, each with the areas that the leading hex may come from."""
        found: dict[Ending, None] = {}
        for lead, rear in bases:
            for origin in self._with_origin([lead]):
                found[origin[0], lead, rear] = None
        return self._without_needless_origins(list(found))
