"""GX 9.7.2 Mind Link: an agent's skill or basic tactic is turned up again."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import distance
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, operative
from xenofront.kernel import END, Choice, Procedure, Question, Result

LINKED = ("skill", "basic_tactic")


class TurnUp(Choice, frozen=True, gc=False):
    """This power of an agent is turned up again."""

    agent: names.AgentId
    power: names.PowerId


class WhatIsLinked(Question, frozen=True, gc=False):
    """Whose power is turned up again by the link of two minds."""

    WHAT = "link"
    ANSWERS = (TurnUp,)

    agent: names.AgentId


def spent_powers(state: GDState, agent: AgentId, reach: int) -> tuple[TurnUp, ...]:
    """Used skills and basic tactics of agents so many areas away at most."""
    here, powers = state.agents[agent].hex, state.box.powers
    return tuple(
        TurnUp(name, power)
        for name in operative(state)
        if distance(state, here, state.agents[name].hex) <= reach
        for power in state.agents[name].spent
        if powers[power].kind in LINKED
    )


class MindLink(Procedure):
    """GX 9.7.2: the user chooses what is turned up."""

    CITATION: ClassVar[str] = "GX 9.7.2"

    agent: AgentId
    range: int

    def choose(self, state: GDState) -> Question:
        options = spent_powers(state, self.agent, self.range)
        return WhatIsLinked(self.agent, options, "GD-7.7.a", self.agent)

    def turn_up(self, state: GDState, choice: TurnUp) -> Result:
        spent = state.agents[choice.agent].spent
        left = tuple(power for power in spent if power != choice.power)
        state.change_agent(choice.agent, spent=left)
        told = events.PowerTurnedUp(choice.agent, choice.power, rules=("GD-7.7.a",))
        state.tell(told)
        return END
