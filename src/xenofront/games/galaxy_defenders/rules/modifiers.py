"""The one place that collects modifiers: for legality, odds, resolution and display alike."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.state import Agent, AgentId, Alien, AlienId, GDState

Named = tuple[tuple[str, Modifier], ...]
"""Modifiers with the power, card or weather they come from."""


def on_agent(state: GDState, agent: AgentId) -> Named:
    """Modifiers that always work for an agent: passive powers and items, and the weather."""
    row = state.agents[agent]
    key = "on agent", row.powers, row.devices, row.lasting, row.criticals, state.weather
    known: Named | None = state.box.memo.get(key)
    if known is None:
        powers = state.box.powers
        own = ((name, m) for name in at_work(state, agent) for m in powers[name].modifiers)
        known = state.box.memo[key] = (*own, *by_criticals(state, row), *weather(state))
    return known


def at_work(state: GDState, agent: AgentId) -> Iterator[str]:
    """Powers and items that work without being used: passive ones, and those that last."""
    row = state.agents[agent]
    powers = state.box.powers
    for name in (*row.powers, *dict.fromkeys(row.devices)):  # GD-7.7.b
        if powers[name].timing == "passive":  # GD-7.7.4.d GX-9.7.e GX-9.7.2.e/passive
            yield name
    yield from row.lasting


def on_alien(state: GDState, alien: AlienId) -> Named:
    """Passive powers on an alien's card, and the weather."""
    row = state.aliens[alien]
    name = row.card
    key = "on alien", name, row.criticals, state.weather
    known: Named | None = state.box.memo.get(key)
    if known is None:
        own = ((name, modifier) for modifier in state.box.aliens[name].passive)
        known = state.box.memo[key] = (*own, *by_criticals(state, row), *weather(state))
    return known


def by_criticals(state: GDState, row: Agent | Alien) -> Iterator[tuple[str, Modifier]]:
    """What the CRITICAL tokens on a figure change; its defence is worked out by itself."""
    for token in row.criticals:
        for modifier in state.box.criticals[token].modifiers:
            if modifier.quantity != "defence_dice":
                yield token, modifier


def total_of(state: GDState, row: Agent | Alien, quantity: str) -> int:
    """What the CRITICAL tokens on a figure make of a quantity."""
    if not row.criticals:
        return 0
    modifiers = [m for token in row.criticals for m in state.box.criticals[token].modifiers]
    return sum(m.amount for m in modifiers if m.quantity == quantity)


def weather(state: GDState) -> Iterator[tuple[str, Modifier]]:
    """What the weather in play changes (GD-6.4.e)."""
    if state.weather:
        for modifier in state.box.events[state.weather].weather:
            yield state.weather, modifier


def total(modifiers: Named, quantity: str) -> int:
    """The sum of what changes a quantity without condition."""
    amount = 0
    for _, modifier in modifiers:
        if modifier.quantity == quantity and not modifier.when:
            amount += modifier.amount
    return amount


def bears(state: GDState, row: Agent, quantity: str) -> bool:
    """Whether anything an agent has, or the weather, is about a quantity at all."""
    bearers = state.box.bearers.get(quantity)
    if not bearers:
        return False
    if not bearers.isdisjoint(row.powers) or state.weather in bearers:
        return True
    if not bearers.isdisjoint(row.devices) or not bearers.isdisjoint(row.criticals):
        return True
    return bool(row.lasting) and not bearers.isdisjoint(row.lasting)


def agent_total(state: GDState, agent: AgentId, quantity: str) -> int:
    row = state.agents[agent]
    if not bears(state, row, quantity):
        return 0
    own = row.powers, row.devices, row.lasting, row.criticals
    key = "agent total", quantity, own, state.weather
    known: int | None = state.box.memo.get(key)
    if known is None:
        known = state.box.memo[key] = total(on_agent(state, agent), quantity)
    return known


def agent_least(state: GDState, agent: AgentId, quantity: str) -> int | None:
    """The smallest amount among the modifiers of a quantity, if there are any."""
    row = state.agents[agent]
    if not bears(state, row, quantity):
        return None
    own = row.powers, row.devices, row.lasting, row.criticals
    key = "agent least", quantity, own, state.weather
    memo = state.box.memo
    if key not in memo:
        amounts = (m.amount for _, m in on_agent(state, agent) if m.quantity == quantity)
        memo[key] = min(amounts, default=None)
    known: int | None = memo[key]
    return known


def alien_total(state: GDState, alien: AlienId, quantity: str) -> int:
    row = state.aliens[alien]
    key = "alien total", quantity, row.card, row.criticals, state.weather
    known: int | None = state.box.memo.get(key)
    if known is None:
        known = state.box.memo[key] = total(on_alien(state, alien), quantity)
    return known


def weapon_reach(state: GDState, weapon: str) -> int:
    """How far a weapon reaches in this weather."""
    definition = state.box.weapons[weapon]
    if not state.weather or definition.kind != "ranged":
        return definition.range
    caps = [m.amount for _, m in weather(state) if m.quantity == "range_cap"]
    return min(definition.range, *caps) if caps else definition.range


def flies(state: GDState, agent: AgentId) -> bool:
    """Whether an agent or drone flies: by its sheet, or while something lends it wings."""
    if state.box.agents[agent].flying:  # GX-7.1.b GX-7.1.1.b/drone
        return True
    turn = state.turn
    if turn is not None and turn.aloft and turn.agent == agent:
        return True
    suit = state.agents[agent].suit
    if suit is not None and state.box.suits[suit.sheet].flying:  # GX-9.5.2.v/flying
        return True
    return agent_total(state, agent, "flying") > 0  # GX-7.1.1.a


def over_rims(state: GDState, agent: AgentId) -> bool:
    """Whether an agent or drone crosses the barriers of the map, if it has any."""
    return state.box.board.has_barriers and flies(state, agent)  # GX-5.1.a GX-5.1.b GX-7.1.a
