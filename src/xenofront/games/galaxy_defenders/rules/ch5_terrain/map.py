"""GD 5 The map: sight, distance and who stands where, asked of a state.

Every base covers one hex, but for aliens that cover two: here alone it is told what is next to
such a figure, how far it is, what it sees and in which areas it is (GX 11.8).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from operator import attrgetter
from typing import Final

from xenofront.games.galaxy_defenders.rules.state import (
    Agent,
    AgentId,
    Alien,
    AlienId,
    GDState,
    HexId,
    Signal,
    SignalId,
)
from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.sight import ALWAYS, in_front
from xenofront.kernel.memo import remembered

_hex_of: Final[Callable[[Agent | Alien | Signal], HexId]] = attrgetter("hex")


def footprint(row: Agent | Alien | Signal) -> tuple[HexId, ...]:
    """The hexes that a base covers, the leading one first."""
    if type(row) is Alien and row.rear is not None:
        return row.hex, row.rear  # GX-11.8.a
    return (row.hex,)


def shut(state: GDState) -> int:
    """The doors and windows that are closed now, as the board counts them."""
    locks, bars = state.locks, state.bars
    if not locks and not bars:
        return ALWAYS
    return state.box.board.shut(
        locks  # GD-8.5.1.a/locked
        + bars  # GD-8.5.1.a/door GD-8.5.1.a/window GX-5.3.c/door GX-5.3.c/window GX-7.2.h/lock
    )


def sees(state: GDState, viewer: HexId, target: HexId) -> bool:
    """Ordinary line of sight between two hexes."""
    return state.box.board.sees(viewer, target, shut(state))  # GD-FAQ.u GD-FAQ.v GX-9.5.k


def faces_toward(state: GDState, agent: AgentId, target: HexId) -> bool:
    """Whether a hex lies in the front half circle of an agent."""
    if not state.options.human_view:  # GD-5.2.1.e
        return True
    row = state.agents[agent]
    if row.hex == target or row.owner:  # GD-5.2.1.g GD-7.7.2.2.k GD-7.7.4.1.o GX-9.7.4.2.k
        return True
    place = state.box.board.coordinate
    q, r = place[row.hex]
    to_q, to_r = place[target]
    return in_front(row.facing, to_q - q, to_r - r)  # GD-5.2.1.b GX-9.2.2.w/view


def distance(state: GDState, a: HexId, b: HexId) -> int:
    """0 for adjacent hexes, else the number of areas, at least 1."""
    return state.box.board.distance(a, b, shut(state))


def is_adjacent(state: GDState, a: HexId, b: HexId) -> bool:
    return state.box.board.adjacent(a, b, shut(state))  # GX-5.3.n/attack


def neighbours(state: GDState, place: HexId) -> tuple[HexId, ...]:
    """The hexes next to a hex, walls and closed doors considered."""
    return state.box.board.neighbours(place, shut(state))


def area_of(state: GDState, place: HexId) -> AreaId:
    return state.box.board.area_of[place]


def is_in(state: GDState, alien: Alien, area: AreaId) -> bool:
    """Whether an alien is in an area: with one hex of its base (GX-11.8.q)."""
    area_of = state.box.board.area_of
    if area_of[alien.hex] == area:  # GX-5.1.k
        return True
    return alien.rear is not None and area_of[alien.rear] == area  # GX-11.8.k GX-11.8.q


def aliens_in(state: GDState, area: AreaId) -> list[AlienId]:
    """The aliens in an area, each once however much of its base is there."""
    return [name for name, row in state.aliens.items() if is_in(state, row, area)]  # GX-11.8.l


def away(state: GDState, place: HexId, alien: Alien) -> int:
    """The distance from a hex to an alien."""
    far = distance(state, place, alien.hex)
    if alien.rear is None:
        return far
    return min(far, distance(state, place, alien.rear))  # GX-11.8.b


def apart(state: GDState, one: Alien, other: Alien) -> int:
    """The distance between two aliens."""
    far = away(state, one.hex, other)
    return far if one.rear is None else min(far, away(state, one.rear, other))


def looks_of(state: GDState, alien: Alien) -> Mapping[HexId, tuple[int, bool]]:
    """By hex: how far it is from an alien, and whether the alien sees it."""
    board, mask = state.box.board, shut(state)
    if alien.rear is None:
        return board.looks(alien.hex, mask)
    return board.looks_from((alien.hex, alien.rear), mask)  # GX-11.8.b GX-11.8.c


@remembered("aliens")
def aliens_at(state: GDState) -> Mapping[HexId, AlienId]:
    """By hex the alien whose base covers it."""
    found = {}
    for name, row in state.aliens.items():
        found[row.hex] = name  # GX-7.2.g
        if row.rear is not None:
            found[row.rear] = name  # GX-11.8.a
    return found


def agents_at(state: GDState) -> dict[HexId, AgentId]:
    rows = state.agents.items()
    return {row.hex: name for name, row in rows if row.alive and not row.seized_by}


def signals_at(state: GDState) -> dict[HexId, SignalId]:
    return {row.hex: name for name, row in state.signals.items()}


@remembered("agents", "aliens", "signals", "objects", "suits")
def occupied(state: GDState) -> AbstractSet[HexId]:
    """Hexes in which nothing else may come to rest (GD-5.b).

    What the footprints of ``pieces`` cover, read from the tables.
    """
    taken = set(aliens_at(state))  # GD-5.b/alien GD-8.5.1.b/alien GD-8.9.b/alien GX-11.11.a/alien
    tokens = map(_hex_of, state.signals.values())
    taken.update(
        tokens
    )  # GD-5.b/signal GD-8.5.1.b/signal GD-8.9.b/signal GD-8.9.y/end GX-11.11.a/signal
    taken.update(state.suits)  # GX-9.5.j GX-9.5.m GX-9.5.n
    for row in state.agents.values():
        if row.alive:
            here = row.hex  # GX-9.7.4.1.k/end GX-9.7.4.2.e/agent GX-9.7.4.2.e/alien
            taken.add(here)  # GD-5.b/agent GD-7.7.2.2.e GD-7.7.4.1.i GD-8.9.l
    if state.objects:
        taken.update([row.hex for row in state.objects.values()])
    return taken


def adjacent_aliens(state: GDState, agent: AgentId) -> tuple[AlienId, ...]:
    """Aliens next to an agent, in the order of their arrival."""
    around = neighbours(state, state.agents[agent].hex)  # GX-5.3.n/engaged
    return tuple(
        [
            name
            for name, row in state.aliens.items()
            if row.hex in around  # GD-7.5.4.d GX-11.9.g
            or (row.rear is not None and row.rear in around)  # GX-11.8.o
        ]
    )


def adjacent_agents(state: GDState, *places: HexId) -> list[AgentId]:
    """Living agents next to one of the hexes of a base, in seat order."""
    around = {beside for place in places for beside in neighbours(state, place)}  # GX-11.8.o
    return [name for name, row in state.agents.items() if row.alive and row.hex in around]


def is_engaged(state: GDState, agent: AgentId) -> bool:
    """Whether an alien holds the agent in combat (GD 7.5.4)."""
    return bool(engaging(state, agent))


@remembered("agents", "aliens", "turn", "locks", "bars")
def engaging(state: GDState, agent: AgentId) -> tuple[AlienId, ...]:
    """The aliens that hold an agent in combat: no drone is ever held."""
    row = state.agents[agent]
    if row.owner:  # GD-7.7.2.2.v GD-FAQ.o
        return ()
    if aliens_at(state).keys().isdisjoint(neighbours(state, row.hex)):  # GD-7.5.4.f/last
        return ()
    near = _holding(state, adjacent_aliens(state, agent))
    turn = state.turn
    if turn is None or turn.agent != agent:
        return near  # GD-7.5.4.c GD-7.5.4.h
    if turn.held_by is None:
        return tuple([alien for alien in near if alien not in turn.free_of])
    return tuple([alien for alien in near if alien in turn.held_by])  # GD-7.5.4.f/other GD-7.5.4.k


def _holding(state: GDState, near: tuple[AlienId, ...]) -> tuple[AlienId, ...]:
    """Those of some aliens beside an agent that hold it: not who burrows under it."""
    cards, rows = state.box.aliens, state.aliens
    return tuple(
        [a for a in near if not cards[rows[a].card].burrowing]
    )  # GX-7.2.b GX-7.2.c GX-7.2.e
