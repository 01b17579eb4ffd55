"""Answers for the aliens a player controls: what the rules leave open, in favour of the squad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from xenofront.games.galaxy_defenders.play.greedy.situation import (
    frailty,
    harm,
    state_of,
    ways,
    worth,
)
from xenofront.games.galaxy_defenders.rules.box import natural
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import away
from xenofront.games.galaxy_defenders.rules.ch6_sequence.battle import NextAlien
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_choices import ClosestAlien
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.scanner import WhichSignal
from xenofront.games.galaxy_defenders.rules.ch7_agents.push import PushHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import LastPower
from xenofront.games.galaxy_defenders.rules.ch8_aliens.activation import AlienWay, DragWay
from xenofront.games.galaxy_defenders.rules.ch8_aliens.arrival import BaseHexes
from xenofront.games.galaxy_defenders.rules.ch8_aliens.command import WhomToCommand
from xenofront.games.galaxy_defenders.rules.ch8_aliens.company import FollowHex, WhoFollows
from xenofront.games.galaxy_defenders.rules.ch8_aliens.reveal import NextSignal
from xenofront.games.galaxy_defenders.rules.ch8_aliens.signals import SignalWay
from xenofront.games.galaxy_defenders.rules.ch8_aliens.spread import SwarmHex
from xenofront.games.galaxy_defenders.rules.ch8_aliens.teleport import TeleportHex
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import At, Via
from xenofront.games.galaxy_defenders.rules.choices import ToHex
from xenofront.games.galaxy_defenders.rules.expansions.masters import MasterHex
from xenofront.games.galaxy_defenders.rules.expansions.seize import VictimHex
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, HexId, figures
from xenofront.kernel import Choice as Answer
from xenofront.kernel import Game
from xenofront.players.base import Choice, because, tie

C = TypeVar("C", bound=Answer)
AnAlien = NextAlien | ClosestAlien | WhomToCommand | WhoFollows | LastPower
APlace = BaseHexes | MasterHex | FollowHex | SwarmHex | TeleportHex | PushHex | DragWay | SignalWay


def way(seen: Game, ask: AlienWay, seed: int) -> Choice:
    """The way an alien goes that harms the squad least."""
    state = state_of(seen)

    def cost(choice: Via | At) -> float:
        total = _nearness(state, choice.end)
        if choice.target in state.agents:
            total += hurts(state, ask.alien, choice.target)
        return total

    best = _least(ask.choices, cost, seed)
    return Choice(best, because("least-harm", alien=ask.alien))


def hurts(state: GDState, alien: AlienId, agent: AgentId) -> float:
    """What an alien's strongest attack costs an agent."""
    card = state.box.aliens[state.aliens[alien].card]
    frail = 1.0 if state.agents[agent].owner else frailty(state, agent)
    return frail * max(
        (harm(state, alien, natural(card.id, w.id), agent) for w in card.weapons), default=0.0
    )


def _nearness(state: GDState, place: HexId) -> float:
    """How bad it is that an alien stands somewhere: near agents, and in their way."""
    board = state.box.board
    looks = board.looks(place, board.shut(state.locks + state.bars))
    total = 0.0
    for agent in figures(state):
        away, seen = looks[state.agents[agent].hex]
        total += 1.0 / (1 + away) + 0.3 * seen
    return 0.5 * total


def first(seen: Game, ask: AnAlien, seed: int) -> Choice:
    """Which alien acts first: the weakest, for the others may find fewer to strike."""
    state = state_of(seen)
    best = _least(ask.choices, lambda one: worth(state, one.alien), seed)
    return Choice(best, because("weakest-first", alien=best.alien))


def place(seen: Game, ask: APlace, seed: int) -> Choice:
    """Where an alien or signal comes to stand: as far from the squad as may be."""
    state = state_of(seen)
    best = _least(ask.choices, lambda one: _nearness(state, one.hex), seed)
    return Choice(best, because("far-away"))


def signal(seen: Game, ask: NextSignal | WhichSignal, seed: int) -> Choice:
    """Which signal first: the nearest, it has to be met anyway."""
    state = state_of(seen)
    squad = tuple(state.agents[agent].hex for agent in figures(state))
    near = ways(state, squad)
    rows = state.signals
    best = _least(ask.choices, lambda one: near.get(rows[one.signal].hex, 99), seed)
    return Choice(best, because("signal-first", signal=best.signal))


def put_down(seen: Game, ask: VictimHex, seed: int) -> Choice:
    """Where somebody who was dragged is put down: away from the aliens."""
    state = state_of(seen)

    def cost(choice: ToHex) -> float:
        return sum(1.0 / (1 + away(state, choice.hex, row)) for row in state.aliens.values())

    best = _least(ask.choices, cost, seed)
    return Choice(best, because("put-down", agent=ask.agent))


def _least(choices: Sequence[C], cost: Callable[[C], float], seed: int) -> C:
    costs = [cost(choice) for choice in choices]
    least = min(costs)
    best = [choice for choice, paid in zip(choices, costs, strict=True) if paid == least]
    return min(best, key=lambda choice: tie(seed, choice.key)) if len(best) > 1 else best[0]
