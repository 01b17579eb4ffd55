"""GD 7.7.4 The Marine's leadership."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.effects import Run
from xenofront.games.galaxy_defenders.rules import names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import distance, is_engaged
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import (
    is_immobilized,
    is_paralyzed,
)
from xenofront.games.galaxy_defenders.rules.expansions.poses import get_up
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, is_bleeding, operative
from xenofront.kernel import END, Choice, Procedure, Question, Result

HEXES = 2


class OrderMove(Choice, frozen=True, gc=False):
    """An agent moves."""

    KEY = "{agent} move"

    agent: names.AgentId


class OrderUnjam(Choice, frozen=True, gc=False):
    """An agent clears the jam of a weapon."""

    agent: names.AgentId
    weapon: names.WeaponId


class WhichOrder(Question, frozen=True, gc=False):
    """Who does what at a leader's word."""

    WHAT = "order"
    ANSWERS = (OrderMove, OrderUnjam)


Order = OrderMove | OrderUnjam


def orders(state: GDState, leader: AgentId, reach: int) -> tuple[Order, ...]:
    """What other agents in reach could do at once."""
    here = state.agents[leader].hex
    found: list[Order] = []
    for agent in operative(state):
        row = state.agents[agent]
        far = distance(state, here, row.hex) > reach
        if agent == leader or far or is_paralyzed(state, agent):
            continue
        if not is_engaged(state, agent) and not is_immobilized(state, agent):
            found.append(OrderMove(agent))
        if not is_bleeding(state, agent):
            found += [OrderUnjam(agent, slot.id) for slot in row.weapons if slot.jammed]
    return tuple(found)


def refusal(state: GDState, agent: AgentId, effect: Run) -> str | None:
    return None if orders(state, agent, effect.range) else "GD-7.7.2.d"


class Lead(Procedure):
    """GD 7.7.4: another agent moves up to two hexes or clears a jam, outside its turn."""

    CITATION: ClassVar[str] = "GD 7.7.4"

    agent: AgentId
    range: int

    def choose(self, state: GDState) -> Question:
        return WhichOrder(self.agent, orders(state, self.agent, self.range), "GD-7.7.a")

    def obey(self, state: GDState, choice: Order) -> Result:
        agent = choice.agent
        if isinstance(choice, OrderUnjam):
            return gd.Unjam(agent, choice.weapon)
        get_up(state, agent)  # GX-9.2.2.r/power
        return gd.Move(
            agent, HEXES, state.agents[agent].hex, outside=state.box.expanded
        )  # GD-4.a/token

    def done(self, state: GDState) -> Result:
        return END
