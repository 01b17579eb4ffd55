"""Who acts now, who had a turn, and what a figure looks like."""

from __future__ import annotations

from typing import Final

from xenofront.games.galaxy_defenders.present.places import active_agent, where
from xenofront.games.galaxy_defenders.rules.ch6_sequence.battle import BattlePhase
from xenofront.games.galaxy_defenders.rules.ch8_aliens.activation import Activate
from xenofront.games.galaxy_defenders.rules.ch8_aliens.signals import MoveSignal
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, HexId
from xenofront.kernel import Game

CIVILIAN: Final = "civilian-"
"""What the id of a civilian begins with."""


def standing(state: GDState, figure: str) -> HexId | None:
    """The hex of anybody on the board, civilians included."""
    found = where(state, figure)
    if found is None and figure.startswith(CIVILIAN):
        return state.civilians.get(figure.removeprefix(CIVILIAN))
    return found


def shape_of(state: GDState, figure: str) -> str:
    """The class, drone or species of a figure."""
    if figure in state.aliens:
        return state.box.aliens[state.aliens[AlienId(figure)].card].species
    npc = state.box.npcs.get(figure)
    twin = npc.twin_of if npc else figure
    if npc is not None and not twin:
        return figure
    printed = twin in state.box.catalogue.agents
    return state.box.agents[figure].class_name if printed else twin


def acting(game: Game) -> str:
    """The figure that acts now: an agent in its turn, an alien, a signal."""
    for frame in reversed(game.stack):
        if isinstance(frame, Activate):
            return frame.alien
        if isinstance(frame, MoveSignal):
            return frame.signal
    state = game.state
    assert isinstance(state, GDState)
    return state.turn.agent if state.turn else active_agent(game) or ""


def had_turn(game: Game) -> tuple[AgentId, ...]:
    """Agents whose turn of this round is over."""
    state = game.state
    assert isinstance(state, GDState)
    phase = next((frame for frame in game.stack if isinstance(frame, BattlePhase)), None)
    if phase is None or not phase.agent:
        return ()
    to_come = phase.waiting if state.turn is None else (*phase.waiting, phase.agent)
    return tuple(a for a, row in state.agents.items() if not row.owner and a not in to_come)
