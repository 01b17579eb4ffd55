"""GD 6.4 An event brings every agent supplies, of a kind of its choice."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.gear_effects import Supply
from xenofront.games.galaxy_defenders.rules import names
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_effects import effects_of
from xenofront.games.galaxy_defenders.rules.choices import PickWeapon
from xenofront.games.galaxy_defenders.rules.expansions.batteries import (
    Goal,
    IntoSuit,
    charge,
    charge_goals,
)
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, clockwise_from_alpha
from xenofront.games.galaxy_defenders.rules.supply import gain_ammo, has_room
from xenofront.kernel import END, Procedure, Question, Result, again


class WhichSupply(Question, frozen=True, gc=False):
    """What an agent gets, and for what."""

    WHAT = "supply"
    ANSWERS = (IntoSuit, PickWeapon)

    agent: names.AgentId


class HandOutSupplies(Procedure):
    """GD 6.4: each agent in turn gets ammo or batteries for something of its choice."""

    CITATION: ClassVar[str] = "GD 6.4"

    source: str
    effect: int
    asked: tuple[AgentId, ...] = ()

    def choose(self, state: GDState) -> Question | Result:
        agent = self._next(state)
        if agent is None:
            return END
        options = goods(state, agent, self._supply(state))
        if len(options) < 2:
            return None
        return WhichSupply(agent, options, "GD-6.4.b", agent)

    def give(self, state: GDState, choice: Goal | None) -> Result:
        agent = self._next(state)
        assert agent is not None
        self.asked += (agent,)
        supply = self._supply(state)
        options = goods(state, agent, supply)
        if options:
            goal = options[0] if choice is None else choice
            if goal in charge_goals(state, agent):
                charge(state, agent, goal, supply.amount, "GX-9.4.c")
            elif isinstance(goal, PickWeapon):
                gain_ammo(state, agent, goal.weapon, supply.amount, "GD-6.4.b")
        return again(self.choose)

    def _next(self, state: GDState) -> AgentId | None:
        waiting = [a for a in clockwise_from_alpha(state) if a not in self.asked]
        return waiting[0] if waiting else None

    def _supply(self, state: GDState) -> Supply:
        effect = effects_of(state, self.source)[self.effect]
        assert isinstance(effect, Supply)
        return effect


def goods(state: GDState, agent: AgentId, supply: Supply) -> tuple[Goal, ...]:
    """What an agent could use of a supply."""
    found: list[Goal] = []
    if "ammo" in supply.of:
        slots = state.agents[agent].weapons
        found += [PickWeapon(slot.id) for slot in slots if has_room(state, slot)]
    if "battery" in supply.of:
        found += charge_goals(state, agent)
    return tuple(found)
