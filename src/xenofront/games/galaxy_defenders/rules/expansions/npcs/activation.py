"""GX 10.2 An NPC acts by one row of its card, effect after effect."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.content.npc_effects import NpcEffect, TreatFriend
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.box import natural
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_paralyzed
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import target_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import heal
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import At, Via, Way
from xenofront.games.galaxy_defenders.rules.choices import PickNpc
from xenofront.games.galaxy_defenders.rules.expansions.npcs import orders, slots, tactics
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.kernel import END, Handling, Procedure, Question, Result, again


class NpcWay(Question, frozen=True, gc=False):
    """Which of the ways that its card leaves it an NPC takes."""

    WHAT = "npc_way"
    ANSWERS = (Via, At)
    HANDLING = Handling(in_order="round")

    unit: names.UnitId


class ActivateNpc(Procedure):
    """GX 10.2: the first row that can be applied is chosen once and then carried through."""

    CITATION: ClassVar[str] = "GX 10.2"

    npc: AgentId
    row: int = -1
    effect: int = 0
    target: str = ""
    weapon: str = ""
    """What it is about to attack with."""
    attacks: int = 0

    def begin(self, state: GDState) -> Result:
        state.change_agent(self.npc, acted=True)  # GX-10.2.h
        state.acting = self.npc
        if is_paralyzed(state, self.npc):
            state.tell(events.NpcSkipped(self.npc, rules=("GX-10.4.1.e",)))
            return again(self.finish)  # GX-10.4.1.e/while
        return None

    def offer_tactic(self, state: GDState) -> Result:
        return tactics.window(state, tactics.ACTING, npc=self.npc)

    def decide(self, state: GDState) -> Question | Result:
        if self.npc not in state.agents:
            return again(self.finish)
        decision = self._decision(state)
        if decision is None:  # GX-10.2.1.o/move GX-10.2.1.o/attack
            state.tell(events.NpcIdle(self.npc, rules=("GX-10.2.1.o",)))
            return again(self.look_after)
        _, ways = decision
        if len(ways) < 2:
            return None
        options = tuple([way.choice for way in ways])
        owner = state.agents[self.npc].owner  # GX-10.1.f/target GX-10.1.f/way GX-10.2.1.d/chosen
        return NpcWay(owner, options, "GX-10.1.f", self.npc)  # GX-10.2.1.r/chosen

    def follow(self, state: GDState, choice: Via | At | None) -> Result:
        decision = self._decision(state)
        assert decision is not None
        self.row, ways = decision
        if not ways:
            return None
        way = next(way for way in ways if choice in (None, way.choice))
        chosen = way.choice.key
        at = str(state.box.npcs[self.npc].rows[self.row].at)
        state.tell(events.NpcDecided(self.npc, at, chosen, rules=("GX-10.1.a",)))
        return self._carry_out(state, way)

    def strike(self, state: GDState) -> Result:
        if not self.weapon or self.npc not in state.agents or self.target not in state.aliens:
            return None
        self.attacks += 1
        boosts = state.agents[self.npc].lasting
        if boosts:
            state.change_agent(self.npc, lasting=())
        return gd.Attack(
            self.npc, self.weapon, self.target, powers=boosts
        )  # GX-10.2.2.a GX-10.2.2.f

    def strike_again(self, state: GDState) -> Result:
        effect = self._effect(state)
        times = effect.times if isinstance(effect, content.Attack) else 1
        if self.attacks and self.attacks < times and self._reaches(state):
            return again(self.strike)
        self.weapon, self.attacks = "", 0
        return None

    def look_after(self, state: GDState) -> Result:
        if self.npc not in state.agents:
            return again(self.finish)
        return tactics.window(state, tactics.ACTING, npc=self.npc)

    def go_on(self, state: GDState) -> Result:
        self.effect += 1
        rows = state.box.npcs[self.npc].rows
        if self.npc in state.agents and self.row >= 0 and self.effect < len(rows[self.row].do):
            return again(self.decide)
        return None

    def finish(self, state: GDState) -> Result:
        state.acting = AgentId("")
        return END

    def _decision(self, state: GDState) -> tuple[int, orders.Ways] | None:
        """The row, chosen anew only before the first effect, and the ways of the next effect."""
        if self.row < 0:
            return orders.decision(state, self.npc)
        return self.row, orders.options(state, self.npc, self.row, self.effect, self.target)

    def _effect(self, state: GDState) -> NpcEffect:
        return state.box.npcs[self.npc].rows[max(self.row, 0)].do[self.effect]

    def _reaches(self, state: GDState) -> bool:
        if self.npc not in state.agents or self.target not in state.aliens:
            return False
        return target_refusal(state, self.npc, self.weapon, self.target) is None

    def _carry_out(self, state: GDState, way: Way) -> Procedure | None:
        effect = self._effect(state)
        if isinstance(effect, TreatFriend) and way.target in state.agents:
            heal(state, way.target, effect.amount, "GX-10.1.a")
            return None
        self.target = way.target or self.target
        attack = effect.otherwise[0] if isinstance(effect, TreatFriend) else effect
        if isinstance(attack, content.Attack):
            self.weapon = natural(self.npc, attack.weapon)
            return tactics.window(state, tactics.BLOW, npc=self.npc)
        return self._move(state, way)

    def _move(self, state: GDState, way: Way) -> Procedure | None:
        row = state.agents[self.npc]
        if way.end == row.hex:
            return None
        came_from = way.via or row.came_from
        state.change_agent(self.npc, hex=way.end, came_from=came_from)  # GX-10.2.1.g GX-AMB.c
        state.tell(events.NpcMoved(self.npc, row.hex, way.end, rules=("GX-10.2.1.d",)))
        return gd.RevealSignals()  # GX-10.1.m


class Commander(Procedure):
    """GX 10.2: a power lets one NPC of its user act once more."""

    CITATION: ClassVar[str] = "GX 10.2"

    agent: AgentId

    def choose(self, state: GDState) -> Question | None:
        return slots.which(state, self.agent, slots.owned_by(state, self.agent))

    def command(self, state: GDState, choice: PickNpc | None) -> Result:
        npc = choice.npc if choice else slots.owned_by(state, self.agent)[0]
        return gd.ActivateNpc(AgentId(npc))  # GX-10.2.d/stated

    def done(self, state: GDState) -> Result:
        return END
