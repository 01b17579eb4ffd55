"""GD 6.2.4 What the rows of the objectives table ask."""

from __future__ import annotations

from typing import NamedTuple

from xenofront.games.galaxy_defenders.content import missions as content
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import tokens_left
from xenofront.games.galaxy_defenders.rules.expansions.npcs.deck import in_play
from xenofront.games.galaxy_defenders.rules.expansions.stages import highest_stage
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState, operative


class Progress(NamedTuple):
    """How far a condition is, and from where on it is met; the dead count as well as the done."""

    value: int
    wanted: int


def holds(state: GDState, test: content.Test) -> bool:
    """Whether one condition of the objectives table is met."""
    value, wanted = progress(state, test)
    return value >= wanted


def progress(state: GDState, test: content.Test) -> Progress:
    """How far one condition of the objectives table is; what has to go is counted below zero."""
    if isinstance(test, content.Count):
        return Progress(state.counters.get(test.counter, 0), test.at_least)
    if isinstance(test, content.AllIn):
        squad = operative(state)
        there = sum(state.agents[a].hex in test.hexes for a in squad)
        return Progress(there, max(len(squad), 1))
    if isinstance(test, content.Deadline):
        return Progress(state.round, test.round + 1)  # GD-6.a/limit
    if isinstance(test, content.MapClear):
        return Progress(-len(state.aliens) - len(state.signals), 0)
    if isinstance(test, content.TeleportsLeft):
        return Progress(-len(state.teleports), -test.at_most)
    if isinstance(test, content.Killed):
        return Progress(_killed(state, test), test.at_least)
    if isinstance(test, content.Rescued):
        return Progress(state.rescued, test.at_least)
    if isinstance(test, content.Stage):
        return Progress(highest_stage(state), test.at_least)
    if isinstance(test, content.NpcsAlive):
        return Progress(len(in_play(state)), test.at_least)
    if isinstance(test, content.TokensLeft):
        return Progress(-tokens_left(state, test.token), -test.at_most)
    return _squad_is(state, test)


def _squad_is(
    state: GDState, test: content.Deaths | content.HalfLost | content.Left | content.NobodyOnMap
) -> Progress:
    """Conditions about who is dead, gone or still there; drones do not count."""
    squad = [row for row in state.agents.values() if not row.owner]
    left = sum(row.left for row in squad)
    dead = sum(not row.alive for row in squad) - left
    if isinstance(test, content.Deaths):
        return Progress(dead, test.at_least)
    if isinstance(test, content.HalfLost):
        return Progress(dead, (len(squad) + 1) // 2)
    if isinstance(test, content.Left):
        return Progress(left, test.at_least)
    return Progress(left, left + len(operative(state)))


def prey(state: GDState, test: content.Killed) -> tuple[AlienId, ...]:
    """Aliens on the map whose death counts."""
    return tuple(alien for alien, row in state.aliens.items() if _is_prey(state, test, row.card))


def _killed(state: GDState, test: content.Killed) -> int:
    """Aliens of a card or species that died so far."""
    return sum(number for card, number in state.slain.items() if _is_prey(state, test, card))


def _is_prey(state: GDState, test: content.Killed, card: str) -> bool:
    return test.card in ("", card) and test.species in ("", state.box.aliens[card].species)
