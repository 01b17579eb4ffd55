"""GD 6.2.4 What the rows of the objectives table ask."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content import missions as content
from xenofront.games.galaxy_defenders.rules.state import GDState, operative


def holds(state: GDState, test: content.Test) -> bool:
    """Whether one condition of the objectives table is met."""
    if isinstance(test, content.Count):
        return state.counters.get(test.counter, 0) >= test.at_least
    if isinstance(test, content.AllIn):
        squad = operative(state)
        return bool(squad) and all(state.agents[a].hex in test.hexes for a in squad)
    if isinstance(test, content.Deadline):
        return state.round > test.round  # GD-6.a/limit
    if isinstance(test, content.MapClear):
        return not state.aliens and not state.signals
    if isinstance(test, content.TeleportsLeft):
        return len(state.teleports) <= test.at_most
    if isinstance(test, content.Killed):
        return _killed(state, test) >= test.at_least
    if isinstance(test, content.Rescued):
        return state.rescued >= test.at_least
    return _squad_is(state, test)


def _squad_is(
    state: GDState, test: content.Deaths | content.HalfLost | content.Left | content.NobodyOnMap
) -> bool:
    """Conditions about who is dead, gone or still there; drones do not count."""
    squad = [row for row in state.agents.values() if not row.owner]
    left = sum(row.left for row in squad)
    dead = sum(not row.alive for row in squad) - left
    if isinstance(test, content.Deaths):
        return dead >= test.at_least
    if isinstance(test, content.HalfLost):
        return 2 * dead >= len(squad)
    if isinstance(test, content.Left):
        return left >= test.at_least
    return not operative(state)


def _killed(state: GDState, test: content.Killed) -> int:
    """Aliens of a card or species that died so far."""
    cards = state.box.aliens
    return sum(
        number
        for card, number in state.slain.items()
        if test.card in ("", card) and test.species in ("", cards[card].species)
    )
