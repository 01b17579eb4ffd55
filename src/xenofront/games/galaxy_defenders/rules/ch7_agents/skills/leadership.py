"""GD 7.7.4 The Marine's leadership."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.effects import Run
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import distance, is_engaged
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import (
    is_immobilized,
    is_paralyzed,
)
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, is_bleeding, operative
from xenofront.kernel import END, Procedure, Question, Result, untyped

HEXES = 2
MOVE = "move"


def orders(state: GDState, leader: AgentId, reach: int) -> tuple[str, ...]:
    """What other agents in reach could do at once, as ``AGENT move`` or ``AGENT WEAPON``."""
    here = state.agents[leader].hex
    found: list[str] = []
    for agent in operative(state):
        row = state.agents[agent]
        far = distance(state, here, row.hex) > reach
        if agent == leader or far or is_paralyzed(state, agent):
            continue
        if not is_engaged(state, agent) and not is_immobilized(state, agent):
            found.append(f"{agent} {MOVE}")
        if not is_bleeding(state, agent):
            found += [f"{agent} {slot.id}" for slot in row.weapons if slot.jammed]
    return tuple(found)


def refusal(state: GDState, agent: AgentId, effect: Run) -> str | None:
    return None if orders(state, agent, effect.range) else "GD-7.7.2.d"


class Lead(Procedure):
    """GD 7.7.4: another agent moves up to two hexes or clears a jam, outside its turn."""

    CITATION: ClassVar[str] = "GD 7.7.4"

    agent: AgentId
    range: int

    def choose(self, state: GDState) -> Question:
        return untyped(self.agent, "order", orders(state, self.agent, self.range), "GD-7.7.a")

    def obey(self, state: GDState, choice: str) -> Result:
        name, order = choice.split(" ")
        agent = AgentId(name)
        if order != MOVE:
            return gd.Unjam(agent, order)
        return gd.Move(agent, HEXES, state.agents[agent].hex)  # GD-4.a/token

    def done(self, state: GDState) -> Result:
        return END
