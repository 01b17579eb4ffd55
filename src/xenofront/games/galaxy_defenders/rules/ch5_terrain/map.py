"""GD 5 The map: sight, distance and who stands where, asked of a state."""

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


def shut(state: GDState) -> int:
    """The doors and windows that are closed now, as the board counts them."""
    locks, bars = state.locks, state.bars
    if not locks and not bars:
        return ALWAYS
    return state.box.board.shut(
        locks  # GD-8.5.1.a/locked
        + bars  # GD-8.5.1.a/door GD-8.5.1.a/window
    )


def sees(state: GDState, viewer: HexId, target: HexId) -> bool:
    """Ordinary line of sight between two hexes."""
    return state.box.board.sees(viewer, target, shut(state))  # GD-FAQ.u GD-FAQ.v


def faces_toward(state: GDState, agent: AgentId, target: HexId) -> bool:
    """Whether a hex lies in the front half circle of an agent."""
    if not state.options.human_view:  # GD-5.2.1.e
        return True
    row = state.agents[agent]
    if row.hex == target or row.owner:  # GD-5.2.1.g GD-7.7.2.2.k GD-7.7.4.1.o
        return True
    place = state.box.board.coordinate
    q, r = place[row.hex]
    to_q, to_r = place[target]
    return in_front(row.facing, to_q - q, to_r - r)  # GD-5.2.1.b


def distance(state: GDState, a: HexId, b: HexId) -> int:
    """0 for adjacent hexes, else the number of areas, at least 1."""
    return state.box.board.distance(a, b, shut(state))


def is_adjacent(state: GDState, a: HexId, b: HexId) -> bool:
    return state.box.board.adjacent(a, b, shut(state))


def neighbours(state: GDState, place: HexId) -> tuple[HexId, ...]:
    """The hexes next to a hex, walls and closed doors considered."""
    return state.box.board.neighbours(place, shut(state))


def area_of(state: GDState, place: HexId) -> AreaId:
    return state.box.board.area_of[place]


@remembered("aliens")
def aliens_at(state: GDState) -> Mapping[HexId, AlienId]:
    return {row.hex: name for name, row in state.aliens.items()}


def agents_at(state: GDState) -> dict[HexId, AgentId]:
    return {row.hex: name for name, row in state.agents.items() if row.alive}


def signals_at(state: GDState) -> dict[HexId, SignalId]:
    return {row.hex: name for name, row in state.signals.items()}


@remembered("agents", "aliens", "signals")
def occupied(state: GDState) -> AbstractSet[HexId]:
    """Hexes in which nothing else may come to rest (GD-5.b).

    What the footprints of ``pieces`` cover, read from the tables: every base is one hex.
    """
    taken = set(map(_hex_of, state.aliens.values()))  # GD-5.b/alien GD-8.5.1.b/alien GD-8.9.b/alien
    tokens = map(_hex_of, state.signals.values())
    taken.update(tokens)  # GD-5.b/signal GD-8.5.1.b/signal GD-8.9.b/signal GD-8.9.y/end
    for row in state.agents.values():
        if row.alive:
            taken.add(row.hex)  # GD-5.b/agent GD-7.7.2.2.e GD-7.7.4.1.i GD-8.9.l
    return taken


def adjacent_aliens(state: GDState, agent: AgentId) -> tuple[AlienId, ...]:
    """Aliens next to an agent, in the order of their arrival."""
    around = neighbours(state, state.agents[agent].hex)
    return tuple([name for name, row in state.aliens.items() if row.hex in around])  # GD-7.5.4.d


def adjacent_agents(state: GDState, place: HexId) -> list[AgentId]:
    """Living agents next to a hex, in seat order."""
    around = neighbours(state, place)
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
    near = adjacent_aliens(state, agent)
    turn = state.turn
    if turn is None or turn.agent != agent:
        return near  # GD-7.5.4.c GD-7.5.4.h
    if turn.held_by is None:
        return tuple([alien for alien in near if alien not in turn.free_of])
    return tuple([alien for alien in near if alien in turn.held_by])  # GD-7.5.4.f/other GD-7.5.4.k
