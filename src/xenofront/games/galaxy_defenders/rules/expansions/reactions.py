"""GX 9.7 Reactions that help somebody else, or all: asked only where somebody has such a power."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.power_effects import (
    CancelHits,
    RefuseCard,
    TakePlace,
)
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import area_of, is_adjacent
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import spend_power, usable_powers
from xenofront.games.galaxy_defenders.rules.choices import NO_POWER, NoPower, WithPower
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    GDState,
    clockwise_from_alpha,
)
from xenofront.kernel import END, Handling, Procedure, Question, Result, again

ATTACKED, DEFENDS, DRAWN = "friend_attacked", "friend_defends", "close_encounter_drawn"
REDRAWN = 2
"""What is noted of a card that was refused if another is drawn in its place."""


class Assist(Question, frozen=True, gc=False):
    """Whether somebody helps a friend who is attacked."""

    WHAT = "assist"
    ANSWERS = (NoPower, WithPower)
    HANDLING = Handling(NO_POWER, "round")

    agent: names.AgentId
    target: names.UnitId
    attacker: names.UnitId


class Foresee(Question, frozen=True, gc=False):
    """Whether somebody refuses the close encounter card that was drawn."""

    WHAT = "foresee"
    ANSWERS = (NoPower, WithPower)
    HANDLING = Handling(NO_POWER, "round")

    agent: names.AgentId
    card: names.CardId


def window(
    state: GDState, moment: str, target: str = "", attacker: str = "", *, steps_in: bool = False
) -> Procedure | None:
    """A moment at which others may help; nothing if nobody could."""
    if moment not in state.box.windows:
        return None
    asked = gd.OfferHelp(moment, target, attacker, steps_in=steps_in)
    return asked if asked.next_helper(state) else None


class OfferHelp(Procedure):
    """GX 9.7: agents may use reactions for somebody else, in turn order."""

    CITATION: ClassVar[str] = "GX 9.7"

    moment: str
    target: str = ""
    """Who is attacked, or the card that was drawn."""
    attacker: str = ""
    passed: tuple[AgentId, ...] = ()
    steps_in: bool = False
    """Whether it is about who becomes the target."""

    def ask(self, state: GDState) -> Question | Result:
        found = self.next_helper(state)
        if found is None:
            return END
        agent, powers = found
        options = (NO_POWER, *map(WithPower, powers))
        if self.moment == DRAWN:  # GX-9.7.f/turn
            return Foresee(agent, options, "GX-9.7.f", agent, self.target)
        return Assist(agent, options, "GX-9.7.f", agent, self.target, self.attacker)

    def use(self, state: GDState, choice: NoPower | WithPower) -> Result:
        found = self.next_helper(state)
        assert found is not None
        agent = found[0]
        if isinstance(choice, NoPower):
            self.passed += (agent,)
            return again(self.ask)
        used = choice.power  # GX-9.7.2.h/reaction
        spend_power(state, agent, used, "GX-9.7.f")  # GX-9.7.f/cost GX-9.1.c/once
        return again(self.ask) if _carry_out(state, agent, self.target, choice.power) else END

    def next_helper(self, state: GDState) -> tuple[AgentId, tuple[str, ...]] | None:
        """Who could help next, and with what."""
        for agent in clockwise_from_alpha(state):
            if agent not in self.passed and self._may_help(state, agent):
                usable = usable_powers(state, agent, self.moment)
                powers = tuple(p for p in usable if _steps_in(state, p) == self.steps_in)
                if powers:
                    return agent, powers
        return None

    def _may_help(self, state: GDState, agent: AgentId) -> bool:
        if self.moment == DRAWN:
            return True
        friend = state.agents.get(AgentId(self.target))
        if friend is None or friend.owner:
            return False
        here = state.agents[agent].hex
        if self.moment == DEFENDS:
            return area_of(state, here) == area_of(state, friend.hex)
        beside = is_adjacent(state, here, friend.hex)  # GX-9.1.c/adjacent GX-9.1.c/farther
        return beside and agent != self.target


def _steps_in(state: GDState, power: str) -> bool:
    return any(isinstance(effect, TakePlace) for effect in state.box.powers[power].effects)


def _carry_out(state: GDState, agent: AgentId, target: str, power: str) -> bool:
    """What a reaction does, noted for who asked; whether another may still be used."""
    definition = state.box.powers[power]
    for effect in definition.effects:
        if isinstance(effect, CancelHits):
            state.cancelled += effect.amount
        elif isinstance(effect, RefuseCard):
            state.cancelled = REDRAWN if effect.redraw else 1
            return False
        elif isinstance(effect, TakePlace):
            state.stepped_in = agent
            state.tell(events.PlaceTaken(agent, target, rules=("GX-9.7.f",)))
            return False
    shields = [one.amount for one in definition.modifiers if one.quantity == "shields"]
    state.cancelled += sum(shields)
    return True


def taken_place(state: GDState) -> str:
    """Who has just become the target in place of another; nobody remembers it afterwards."""
    agent = state.stepped_in
    if agent:
        state.stepped_in = AgentId("")
    return agent


def noted(state: GDState) -> int:
    """What helpers have just cancelled."""
    amount = state.cancelled
    if amount:
        state.cancelled = 0
    return amount
