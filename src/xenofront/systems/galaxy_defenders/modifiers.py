"""The one place that collects modifiers: for legality, odds, resolution and display alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from xenofront.content.modifiers import Modifier
from xenofront.systems.galaxy_defenders.state import AgentId, AlienId, GDState


def on_agent(state: GDState, agent: AgentId) -> Iterator[tuple[str, Modifier]]:
    """Modifiers that always work for an agent: passive powers and the weather."""
    for name in at_work(state, agent):
        for modifier in state.box.powers[name].modifiers:
            yield name, modifier
    yield from weather(state)


def at_work(state: GDState, agent: AgentId) -> Iterator[str]:
    """Powers that work without being used: passive ones, and those that last."""
    row = state.agents[agent]
    powers = state.box.powers
    for name in row.powers:
        if powers[name].timing == "passive":  # GD-7.7.b GD-7.7.4.d
            yield name
    yield from row.lasting


def on_alien(state: GDState, alien: AlienId) -> Iterator[tuple[str, Modifier]]:
    """Passive powers on an alien's card, and the weather."""
    card = state.box.aliens[state.aliens[alien].card]
    for modifier in card.passive:
        yield card.id, modifier
    yield from weather(state)


def weather(state: GDState) -> Iterator[tuple[str, Modifier]]:
    """What the weather in play changes (GD-6.4.e)."""
    if state.weather:
        for modifier in state.box.events[state.weather].weather:
            yield state.weather, modifier


def total(modifiers: Iterable[tuple[str, Modifier]], quantity: str) -> int:
    """The sum of what changes a quantity without condition."""
    return sum(m.amount for _, m in modifiers if m.quantity == quantity and not m.when)


def agent_total(state: GDState, agent: AgentId, quantity: str) -> int:
    return total(on_agent(state, agent), quantity)


def alien_total(state: GDState, alien: AlienId, quantity: str) -> int:
    return total(on_alien(state, alien), quantity)


def range_cap(state: GDState) -> int | None:
    """How far ranged attacks reach at most in this weather."""
    if not state.weather:
        return None
    caps = [m.amount for _, m in weather(state) if m.quantity == "range_cap"]
    return min(caps) if caps else None
