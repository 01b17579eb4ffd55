"""GX 9.3.2 POISON: a wound in each REFRESH phase until it wears off."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import wound
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState


def poison(state: GDState, unit: str, level: int, rule: str) -> None:
    """Poison an agent, drone or NPC; who is poisoned already takes a wound at once."""
    row = state.agents.get(AgentId(unit))
    if row is None or not row.alive:  # GX-9.3.2.b
        return
    held = row.poison
    most = max(held, level)  # GX-9.3.2.i/level GX-9.3.2.k/level
    state.change_agent(
        AgentId(unit), poison=most
    )  # GX-9.3.2.a/agent GX-9.3.2.a/drone GX-9.3.2.g GX-2.q/poison
    state.tell(events.Poisoned(unit, most, rules=(rule,)))
    if held:  # GX-9.3.2.n/while
        wound(state, unit, 1, "GX-9.3.2.h")  # GX-9.3.2.h/wound GX-9.3.2.i/wound GX-9.3.2.j/wound


def wear_off(state: GDState) -> bool:
    """GX-9.3.2.c: the REFRESH phase wounds who is poisoned. Says whether anybody is."""
    poisoned = [
        name for name, row in state.agents.items() if row.poison and row.alive
    ]  # GX-6.1.d/wound
    for unit in poisoned:
        level = state.agents[unit].poison - 1  # GX-6.1.d/reduced GX-2.e/sides
        wound(
            state, unit, 1, "GX-9.3.2.c"
        )  # GX-9.3.2.f/shield GX-9.3.2.f/dice GX-9.3.2.n/refresh GX-9.3.2.m
        state.change_agent(unit, poison=level)  # GX-9.3.2.d/removed GX-9.3.2.e
        state.tell(events.PoisonWorn(unit, level, rules=("GX-6.1.d",)))
    return bool(poisoned)


def purge(state: GDState, unit: AgentId, rule: str) -> None:
    """Remove the POISON from somebody."""
    if state.agents[unit].poison:
        state.change_agent(unit, poison=0)
        state.tell(events.PoisonWorn(unit, 0, rules=(rule,)))
