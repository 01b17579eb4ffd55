"""Powers that would change nothing now: full weapons reloaded, nobody healed."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import adjacent_agents
from xenofront.games.galaxy_defenders.rules.choices import Use
from xenofront.games.galaxy_defenders.rules.state import Agent, AgentId, GDState
from xenofront.games.galaxy_defenders.rules.supply import has_room


def is_idle(state: GDState, agent: AgentId, choice: object) -> bool:
    """Whether an answer uses something of which every effect comes to nothing."""
    if not isinstance(choice, Use):
        return False
    power = state.box.powers.get(choice.power)
    if power is None or agent not in state.agents or not power.effects:
        return False
    return all(_changes_nothing(state, agent, effect) for effect in power.effects)


def _changes_nothing(state: GDState, agent: AgentId, effect: object) -> bool:
    if getattr(effect, "whom", "") not in ("self", "self_or_adjacent"):
        return False
    if isinstance(effect, content.Reload):
        return not any(_lacks(state, row, effect) for row in _patients(state, agent, effect.whom))
    if isinstance(effect, content.Heal):
        return not any(row.wounds for row in _patients(state, agent, effect.whom))
    return False


def _lacks(state: GDState, row: Agent, effect: content.Reload) -> bool:
    """Whether a weapon could be given ammo, or its jam be cleared."""
    short = any(has_room(state, slot) for slot in row.weapons)
    return short or (effect.unjams and any(slot.jammed for slot in row.weapons))


def _patients(state: GDState, agent: AgentId, whom: str) -> Iterator[Agent]:
    yield state.agents[agent]
    near = adjacent_agents(state, state.agents[agent].hex) if whom == "self_or_adjacent" else ()
    yield from (state.agents[name] for name in near if not state.agents[name].owner)
