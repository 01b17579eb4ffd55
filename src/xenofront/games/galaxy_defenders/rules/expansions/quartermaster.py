"""GX 9.1 The Support agent: a slot with a random device, and who hands devices on."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import may_use_at_once
from xenofront.games.galaxy_defenders.rules.choices import NO_POWER, NoPower, WithPower
from xenofront.games.galaxy_defenders.rules.expansions.gifts import Give, gifts
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, operative
from xenofront.games.galaxy_defenders.rules.supply import generic_devices
from xenofront.kernel import END, Chance, Procedure, Question, Result, again


class WhatIsGiven(Question, frozen=True, gc=False):
    """Who gets which device of an agent."""

    WHAT = "give"
    ANSWERS = (Give,)

    agent: names.AgentId


class UseAtOnce(Question, frozen=True, gc=False):
    """Whether an agent uses at once the device it was given."""

    WHAT = "at_once"
    ANSWERS = (NoPower, WithPower)

    agent: names.AgentId


class Quartermaster(Procedure):
    """GX 9.1: an agent gets a device of another, and may use it at once."""

    CITATION: ClassVar[str] = "GX 9.1"

    agent: AgentId
    range: int
    given: str = ""
    to: AgentId = AgentId("")

    def choose(self, state: GDState) -> Question:
        options = gifts(state, self.agent, self.range)
        return WhatIsGiven(self.agent, options, "GD-7.7.a", self.agent)

    def hand_over(self, state: GDState, choice: Give) -> Result:
        self.to, self.given = choice.agent, choice.item
        left = list(state.agents[self.agent].devices)
        left.remove(self.given)
        state.change_agent(self.agent, devices=tuple(left))
        held = state.agents[self.to].devices
        state.change_agent(self.to, devices=(*held, self.given))
        state.tell(events.Reinforced(self.to, self.given, rules=("GD-7.7.a",)))
        return None

    def ask(self, state: GDState) -> Question | Result:
        if not may_use_at_once(state, self.to, self.given):
            return END
        options = (NO_POWER, WithPower(self.given))
        return UseAtOnce(self.to, options, "GD-7.7.a", self.to)

    def use(self, state: GDState, choice: NoPower | WithPower) -> Result:
        return gd.UsePower(self.to, self.given) if isinstance(choice, WithPower) else END


class FillSlots(Procedure):
    """GX 9.1: an empty device slot gets a random generic device of the warehouse."""

    CITATION: ClassVar[str] = "GX 9.1"

    def draw(self, state: GDState) -> Chance | Result:
        agent = empty_slot(state)
        devices = generic_devices(state)
        if agent is None or not devices:  # GX-9.1.d/none
            return END
        return Chance("device", tuple(sorted(devices)), "GX-9.1.d")

    def fill(self, state: GDState, device: str) -> Result:
        agent = empty_slot(state)
        assert agent is not None
        held = state.agents[agent].devices
        state.change_agent(agent, devices=(*held, device), slotted=device)
        state.tell(events.Reinforced(agent, device, rules=("GX-9.1.d",)))
        return again(self.draw)


def empty_slot(state: GDState) -> AgentId | None:
    """The first agent whose slot for a device is empty."""
    for agent in operative(state):
        row = state.agents[agent]
        if state.box.agents[agent].device_slot and row.slotted not in row.devices:  # GX-9.1.d/full
            return agent
    return None
