"""GD 7.6.3 Healing weapons."""

from __future__ import annotations

from typing import ClassVar, Final

from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import area_of, distance
from xenofront.games.galaxy_defenders.rules.ch7_agents import rerolls, rolls
from xenofront.games.galaxy_defenders.rules.ch7_agents.ammo import ammo_and_jam
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import relieve
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import (
    boosts,
    help_roll,
    usable_powers,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import strike
from xenofront.games.galaxy_defenders.rules.ch7_agents.rerolls import Die, Leave, Rethrow
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import Strike
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import heal
from xenofront.games.galaxy_defenders.rules.choices import NO_POWER, NoPower, PickAgent, WithPower
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, operative
from xenofront.kernel import END, Choice, Dice, Handling, Procedure, Question, Result, again


class BoostHeal(Question, frozen=True, gc=False):
    """Which power helps to heal somebody."""

    WHAT = "boost_heal"
    ANSWERS = (NoPower, WithPower)
    HANDLING = Handling(NO_POWER, "round")

    agent: names.AgentId
    target: names.AgentId


class Nobody(Choice, frozen=True, gc=False):
    VERB = "none"


class HealAnother(Question, frozen=True, gc=False):
    """Whom a weapon heals besides."""

    WHAT = "heal_another"
    ANSWERS = (Nobody, PickAgent)

    agent: names.AgentId
    weapon: names.WeaponId


NOBODY: Final = Nobody()


class Treat(Procedure):
    """GD 7.6.3: a healing weapon is used like any weapon, but it heals."""

    CITATION: ClassVar[str] = "GD 7.6.3"

    agent: AgentId
    weapon: str
    target: AgentId
    powers: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    rethrow: Rethrow = Rethrow()

    def offer_power(self, state: GDState) -> Question | None:
        """GD-7.6.3.d: what helps a hit roll helps this one."""
        powers = boosts(state, self.agent, self.weapon)
        if not powers:
            return None
        options = (NO_POWER, *map(WithPower, powers))  # GD-7.6.3.d
        return BoostHeal(self.agent, options, "GD-6.3.1.h", self.agent, self.target)

    def use_power(self, state: GDState, choice: NoPower | WithPower) -> Result:
        if isinstance(choice, WithPower):
            self.powers += (choice.power,)
            help_roll(state, self.agent, choice.power)
            return again(self.offer_power)
        return None

    def roll(self, state: GDState) -> Dice:
        return Dice("hit", self._pool(state), "GD-7.6.3.d")

    def read(self, state: GDState, faces: tuple[str, ...]) -> Result:
        self.faces = faces
        roll, hits = rolls.tally(faces), self._hits(state)
        told = events.HitsRolled(self.agent, faces, hits, roll.bolts > 0, rules=("GD-7.6.3.d",))
        state.tell(told)
        return None

    def offer_reroll(self, state: GDState) -> Question | None:
        return rerolls.question(state, self.agent, rerolls.HIT, self.faces, self.rethrow)

    def pick_die(self, state: GDState, choice: Leave | Die) -> Result:
        if isinstance(choice, Leave):
            return None
        if not self.rethrow.by and choice.by in usable_powers(state, self.agent, "attack"):
            help_roll(state, self.agent, choice.by)
        self.rethrow = rerolls.pick(self.rethrow, choice)
        return again(self.offer_reroll)

    def throw_again(self, state: GDState) -> Dice | None:
        if not self.rethrow.picked:
            return None
        return rerolls.throw("hit", self._pool(state), self.rethrow)

    def put_down(self, state: GDState, faces: tuple[str, ...]) -> Result:
        self.faces, self.rethrow = rerolls.put_down(self.faces, faces, self.rethrow)
        state.tell(events.Rerolled(self.agent, self.faces, rules=("GD-7.3.x",)))
        return again(self.offer_reroll)

    def treat(self, state: GDState) -> Result:
        roll = rolls.tally(self.faces)
        ammo_and_jam(state, self.agent, self.weapon, roll)
        patients = self._patients(state)
        for patient in patients:
            heal(state, patient, self._hits(state), "GD-7.6.3.d")  # GD-7.6.3.d GX-8.5.c
        power = self._strike(state)
        if not roll.bolts or rolls.fails(power, roll) or power.bolts_off:
            return END
        if any(isinstance(e, effects.Relieve) for e in state.box.weapons[self.weapon].on_bolt):
            for patient in patients:
                relieve(state, patient, "GD-7.5.5.f")
        return None

    def _patients(self, state: GDState) -> list[AgentId]:
        """Whom it heals: the target, or everybody in the target's area, the healer as well."""
        if not state.box.weapons[self.weapon].area_healing:
            return [self.target]
        area = area_of(state, state.agents[self.target].hex)
        there = [
            name
            for name, row in state.agents.items()
            if row.alive
            and not row.owner  # GX-8.5.d/drone GX-8.5.d/npc
            and area_of(state, row.hex) == area  # GX-8.5.a/elsewhere
        ]  # GX-8.5.e/healer GX-8.5.e/all
        return [self.target, *(name for name in there if name != self.target)]

    def choose_another(self, state: GDState) -> Question | None:
        more = self._more(state)
        here = state.agents[self.target].hex
        options = [
            PickAgent(name)
            for name in operative(state)
            if more
            and name != self.target
            and state.agents[name].wounds >= 1  # GD-7.5.1.b
            and distance(state, here, state.agents[name].hex) <= more.areas
        ]
        if not options:
            return None
        return HealAnother(self.agent, (NOBODY, *options), "GD-7.6.3.d", self.agent, self.weapon)

    def heal_another(self, state: GDState, choice: Nobody | PickAgent | None) -> Result:
        more = self._more(state)
        if more and isinstance(choice, PickAgent):
            heal(state, choice.agent, more.amount, "GD-7.6.3.d")
        return END

    def _more(self, state: GDState) -> effects.HealAnother | None:
        done = state.box.weapons[self.weapon].on_bolt
        return next((e for e in done if isinstance(e, effects.HealAnother)), None)

    def _strike(self, state: GDState) -> Strike:
        return strike(state, self.agent, self.weapon, self.powers)

    def _hits(self, state: GDState) -> int:
        return rolls.hits_of(self._strike(state), rolls.tally(self.faces))

    def _pool(self, state: GDState) -> tuple[tuple[str, ...], ...]:
        power = self._strike(state)
        red, blue = state.box.faces["red"], state.box.faces["blue"]
        return (red,) * power.red + (blue,) * power.blue

    def _why_not_offer_reroll(self, state: GDState, choice: Leave | Die) -> str | None:
        faces, rethrow = self.faces, self.rethrow
        return rerolls.refusal(state, self.agent, rerolls.HIT, faces, rethrow, choice)
