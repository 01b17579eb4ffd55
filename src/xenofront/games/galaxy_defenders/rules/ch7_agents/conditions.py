"""GD 7.5.5, 7.5.6 Body conditions."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.effects import Endure
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import bearers
from xenofront.games.galaxy_defenders.rules.expansions.critical_tokens import lift
from xenofront.games.galaxy_defenders.rules.expansions.stages import is_immune
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState

BODY = ("immobilized", "paralyzed")  # GD-7.5.5.f GD-7.5.6.d


def inflict(state: GDState, unit: str, condition: str, rule: str) -> None:
    """Give a figure a condition; the same one twice changes nothing."""
    if unit in state.aliens and condition in ("paralyzed", "stunned"):
        condition = "stunned"  # GX-11.9.h
        if is_immune(state, unit, "paralysis"):
            return  # GX-11.9.d GX-11.3.e/paralyze GX-11.3.e/stun GX-11.3.f
    if unit in state.agents:
        agent = AgentId(unit)
        held = state.agents[agent].conditions
        if condition in held:
            return
        state.change_agent(agent, conditions=(*held, condition))  # GX-10.4.1.a
    elif unit in state.aliens:
        held = state.aliens[AlienId(unit)].conditions
        if condition in held:
            return
        for figure in bearers(state, AlienId(unit)):
            state.change_alien(figure, conditions=(*held, condition))
    else:
        return
    state.tell(events.ConditionGained(unit, condition, rules=(rule,)))


def cure(state: GDState, agent: AgentId, rule: str) -> None:
    """Remove one body condition, the worse one first."""
    row = state.agents[agent]
    held = row.conditions
    bound = {state.box.criticals[token].condition for token in row.criticals}
    condition = next((c for c in reversed(BODY) if c in held and c not in bound), None)
    if condition is None:
        heal_critical(state, agent, rule)
        return
    state.change_agent(agent, conditions=tuple(c for c in held if c != condition))
    state.tell(events.ConditionLost(agent, condition, rules=(rule,)))


def lock_on(state: GDState, unit: str, level: int, rule: str) -> None:
    """Put a MARK on a figure; there is one at most, and the higher level stays."""
    if unit in state.objects:
        return
    if mark_on(state, unit) >= level:
        return  # GX-8.3.f/first GX-8.3.f/second
    if unit in state.agents:
        state.change_agent(AgentId(unit), lock=level)  # GX-8.3.a GX-8.3.e GX-8.3.g
    else:
        for figure in bearers(state, AlienId(unit)):
            state.change_alien(figure, lock=level)  # GX-8.3.a GX-8.3.e GX-8.3.g GX-2.q/mark
    state.tell(events.Marked(unit, level, rules=(rule,)))


def mark_on(state: GDState, unit: str) -> int:
    """The level of the MARK on a figure, whoever attacks it."""
    agent = state.agents.get(AgentId(unit))
    return agent.lock if agent is not None else state.aliens[AlienId(unit)].lock  # GX-8.3.b


def heal_critical(state: GDState, agent: AgentId, rule: str) -> None:
    """Remove a permanent CRITICAL, which is a body condition, the strongest one first."""
    tokens = state.box.criticals
    red = permanent_criticals(state, agent)  # GX-8.2.2.d/red GX-8.2.2.d/blue
    if red:
        token = max(red, key=lambda one: tokens[one].strength)
        lift(state, agent, token)  # GX-8.2.2.c/healed GX-8.2.2.d/red
        state.tell(events.CriticalLost(agent, token, rules=(rule, "GX-8.2.2.d")))


def permanent_criticals(state: GDState, agent: AgentId) -> tuple[str, ...]:
    """The CRITICAL tokens on an agent that can be healed."""
    held, tokens = state.agents[agent].criticals, state.box.criticals
    return tuple([token for token in held if tokens[token].lasts == "permanent"])  # GX-8.2.2.d/blue


def has_body_condition(state: GDState, agent: AgentId) -> bool:
    """Whether there is anything that a cure removes."""
    held = state.agents[agent].conditions
    return any(one in BODY for one in held) or bool(permanent_criticals(state, agent))


def relieve(state: GDState, agent: AgentId, rule: str) -> None:
    """Remove all body conditions."""
    for _ in (*BODY, *permanent_criticals(state, agent)):
        cure(state, agent, rule)


def unhide(state: GDState, agent: AgentId) -> None:
    """What lasts until an agent moves is over."""
    row = state.agents[agent]
    if not row.lasting:
        return
    ended = tuple(name for name in row.lasting if ends_with_a_move(state, name))
    if ended:
        left = tuple(name for name in row.lasting if name not in ended)
        state.change_agent(agent, lasting=left)


def ends_with_a_move(state: GDState, power: str) -> bool:
    """Whether a power lasts until its user moves, not until the REFRESH phase."""
    effects = state.box.powers[power].effects
    return any(isinstance(e, Endure) and e.until == "move" for e in effects)


def lasts_a_turn(state: GDState, power: str) -> bool:
    """Whether a power lasts until the turn of its user ends."""
    effects = state.box.powers[power].effects
    return any(isinstance(e, Endure) and e.until == "turn" for e in effects)


def end_with_turn(state: GDState, agent: AgentId) -> None:
    """What lasts for one turn is over."""
    lasting = state.agents[agent].lasting
    left = tuple([name for name in lasting if not lasts_a_turn(state, name)])
    if left != lasting:
        state.change_agent(agent, lasting=left)


def is_immobilized(state: GDState, agent: AgentId) -> bool:
    held = state.agents[agent].conditions
    return "immobilized" in held or "paralyzed" in held  # GD-7.5.5.e/while GD-7.5.6.b


def is_paralyzed(state: GDState, agent: AgentId) -> bool:
    return "paralyzed" in state.agents[agent].conditions  # GD-7.5.6.c/while
