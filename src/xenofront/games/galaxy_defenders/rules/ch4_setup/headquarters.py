"""GD 7.6 Weapons that wait at headquarters are handed out before a mission of the campaign."""

from __future__ import annotations

from typing import ClassVar, Final

from xenofront.games.galaxy_defenders.rules import names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch6_sequence.reinforcements import (
    may_carry,
    may_replace,
)
from xenofront.games.galaxy_defenders.rules.choices import PickItem
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, operative
from xenofront.games.galaxy_defenders.rules.supply import green_tokens, take_from_headquarters
from xenofront.kernel import END, Choice, Procedure, Question, Result, again


class TakeNothing(Choice, frozen=True, gc=False):
    VERB = "none"


class FromHeadquarters(Question, frozen=True, gc=False):
    """Which weapon an agent takes from headquarters."""

    WHAT = "headquarters"
    ANSWERS = (TakeNothing, PickItem)

    agent: names.AgentId


NOTHING: Final = TakeNothing()


class Headquarters(Procedure):
    """GD 7.6: in seat order agents may exchange a weapon for one that waits (ruling GD-7.6.j).

    What comes back may interest who has passed already; nobody takes the same weapon twice.
    """

    CITATION: ClassVar[str] = "GD 7.6"

    passed: tuple[AgentId, ...] = ()
    taken: tuple[str, ...] = ()
    """Who has had which weapon in hand, as ``AGENT WEAPON``."""
    left: tuple[str, ...] = ()
    """What lay there when the last weapon had been taken away."""

    def choose(self, state: GDState) -> Question | Result:
        agent = self._next(state)
        if agent is None:
            return END
        options = (NOTHING, *map(PickItem, self._weapons(state, agent)))  # GX-9.2.1.f/none
        return FromHeadquarters(agent, options, "GD-7.6.j", agent)  # GD-7.6.j

    def take(self, state: GDState, choice: TakeNothing | PickItem) -> Result:
        agent = self._next(state)
        assert agent is not None
        if isinstance(choice, TakeNothing):
            self.passed += (agent,)
            return again(self.choose)
        weapon = choice.item
        take_from_headquarters(state, weapon)
        self.taken = (*self.taken, f"{agent} {weapon}")
        self.left = state.headquarters
        return gd.TakeWeapon(agent, weapon)  # GD-7.6.j GX-9.2.1.f/one

    def go_on(self, state: GDState) -> Result:
        weapon = self.taken[-1].split(" ")[1]
        if {*state.headquarters} - {*self.left, weapon}:
            self.passed = ()
        return again(self.choose)

    def _next(self, state: GDState) -> AgentId | None:
        waiting = (a for a in operative(state) if a not in self.passed)
        return next((a for a in waiting if self._weapons(state, a)), None)

    def _weapons(self, state: GDState, agent: AgentId) -> tuple[str, ...]:
        slots = state.agents[agent].weapons
        return tuple(
            weapon
            for weapon in dict.fromkeys((*state.headquarters, *green_tokens(state)))
            if may_carry(state, agent, weapon)  # GX-9.2.1.j
            and f"{agent} {weapon}" not in self.taken
            and any(may_replace(state, slot.id, weapon) for slot in slots)
        )
