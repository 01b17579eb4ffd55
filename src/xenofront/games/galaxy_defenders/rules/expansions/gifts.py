"""GX 9.1 What an agent can hand on to others."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules import names
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import distance
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, operative
from xenofront.kernel import Choice


class Give(Choice, frozen=True, gc=False):
    """This agent gets a device."""

    agent: names.AgentId
    item: names.ItemId


def gifts(state: GDState, agent: AgentId, reach: int) -> tuple[Give, ...]:
    """What an agent can hand to others so many areas away at most."""
    row, powers = state.agents[agent], state.box.powers
    return tuple(
        Give(name, device)
        for name in operative(state)
        if name != agent and distance(state, row.hex, state.agents[name].hex) <= reach
        for device in dict.fromkeys(row.devices)
        if powers[device].user in ("generic", state.box.agents[name].class_name)
        and not is_deployed(state, device)
    )


def is_deployed(state: GDState, device: str) -> bool:
    """Whether a device stands on the map."""
    return state.box.figure_of.get(device) in state.agents
