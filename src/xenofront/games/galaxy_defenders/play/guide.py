"""The answer a beginner is shown in a mission of Galaxy Defenders: always the same one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from xenofront.games.galaxy_defenders.play.purposeful import (
    FAR,
    facing_most,
    helps,
    nearest_step,
    ways_to_goal,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.aftermath import StrikeBack
from xenofront.games.galaxy_defenders.rules.ch7_agents.combat import Boost
from xenofront.games.galaxy_defenders.rules.ch7_agents.defence import React
from xenofront.games.galaxy_defenders.rules.ch7_agents.guard import GuardShot
from xenofront.games.galaxy_defenders.rules.ch7_agents.menu import NextActivity
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import Facing, NextHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.treatment import BoostHeal
from xenofront.games.galaxy_defenders.rules.ch7_agents.use_power import OnWhom, PickUnit
from xenofront.games.galaxy_defenders.rules.choices import HOLD, Face, OpenLock, Shot
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.geometry.hexes.grid import DIRECTIONS, Direction, name, neighbour
from xenofront.kernel import Chance, Choice, Game, Question

SERVING: Final = (menu.Special, menu.SpecialAt, menu.Bash, OpenLock)
"""Activities that are done where they serve the purpose."""
LAST: Final = (Boost, BoostHeal, React, StrikeBack)
"""Questions whose last answer does something where the first does nothing."""


def shown_choice(game: Game) -> str:
    """Do what the mission wants, shoot the likeliest target, walk on, end the turn."""
    state, pending = game.state, game.pending
    assert pending is not None
    assert isinstance(state, GDState)
    return str(_shown(state, pending))


def _shown(state: GDState, ask: Question | Chance) -> Choice | str:
    match ask:
        case NextActivity():
            return _activity(state, ask)
        case NextHex():
            return _step(state, ask)
        case Facing(agent=agent):
            return Face(facing_most(state, agent) if state.aliens else _ahead(state, agent))
        case GuardShot(unit=unit):
            shots = [choice for choice in ask.choices if isinstance(choice, Shot)]
            return _best_shot(state, unit, [shot for shot in shots if not shot.area]) or HOLD
        case OnWhom(agent=agent, power=power):
            throws = [Shot(power, choice.unit) for choice in ask.choices]
            best = _best_shot(state, agent, throws)
            return PickUnit(best.target) if best else ask.choices[0]
    choice: Choice | str = ask.choices[-1 if isinstance(ask, LAST) else 0]
    return choice


def _activity(state: GDState, ask: NextActivity) -> Choice:
    agent = ask.agent
    for choice in ask.choices:
        if isinstance(choice, SERVING) and helps(state, choice):
            return choice
    shots = [choice for choice in ask.choices if isinstance(choice, menu.Attack)]
    best = _best_shot(state, agent, [shot for shot in shots if not shot.area])
    if best:
        return best
    ways = ways_to_goal(state, agent, searching=False)
    walks = menu.MOVE in ask.choices and ways.get(state.agents[agent].hex, 0)
    return menu.MOVE if walks else menu.END_TURN


def _best_shot(state: GDState, agent: str, shots: Iterable[Shot]) -> Shot | None:
    """The attack that kills likeliest; none if none could wound."""
    best, most = None, (0, 0)
    for shot in shots:
        if shot.target not in state.aliens:
            continue
        found = odds(state, agent, shot.weapon, shot.target)
        if (found.kill, found.expected) > most:
            best, most = shot, (found.kill, found.expected)
    return best


def _step(state: GDState, ask: NextHex) -> Choice:
    """The step that brings the agent nearest to its goal; stop where none does."""
    return nearest_step(state, AgentId(ask.seat), ask, searching=False)


def _ahead(state: GDState, agent: AgentId) -> Direction:
    """Face where the goal is."""
    ways, board = ways_to_goal(state, agent, searching=False), state.box.board
    here = board.coordinate[state.agents[agent].hex]

    def away(facing: Direction) -> int:
        return ways.get(name(neighbour(here, facing)), FAR)

    return min(DIRECTIONS, key=away)
