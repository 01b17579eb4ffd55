"""GD 7.3 Combat: the steps of one attack, in the order of ruling GD-AMB.c."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from xenofront.games.galaxy_defenders.content.effects import (
    Blast,
    CarryOff,
    Drag,
    Inflict,
    Poison,
    Push,
    RollEffect,
)
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.box import HOLOGRAM
from xenofront.games.galaxy_defenders.rules.ch7_agents import rerolls, rolls
from xenofront.games.galaxy_defenders.rules.ch7_agents.ammo import ammo_and_jam, spend_ammo
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import inflict, lock_on
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import (
    boosts,
    help_roll,
    usable_powers,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import (
    dice_of,
    explodes,
    mark_of,
    marks_on,
    strike,
    strikes_area,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.push import push
from xenofront.games.galaxy_defenders.rules.ch7_agents.rerolls import Die, Leave, Rethrow
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import Strike, Tally
from xenofront.games.galaxy_defenders.rules.ch7_agents.struck import struck_in_area, zone
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import carried
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import doomed
from xenofront.games.galaxy_defenders.rules.ch8_aliens.save_master import save_master, substitutes
from xenofront.games.galaxy_defenders.rules.choices import NO_POWER, NoPower, PickAlien, WithPower
from xenofront.games.galaxy_defenders.rules.expansions import reactions
from xenofront.games.galaxy_defenders.rules.expansions.descent import descending
from xenofront.games.galaxy_defenders.rules.expansions.hologram import shatter
from xenofront.games.galaxy_defenders.rules.expansions.poison import poison
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    AlienId,
    Count,
    GDState,
    player,
)
from xenofront.kernel import END, Choice, Dice, Handling, Procedure, Question, Result, Seat, again


class Substitute(Question, frozen=True, gc=False):
    """Who takes an attack in place of its target."""

    WHAT = "substitute"
    ANSWERS = (PickAlien,)

    alien: names.AlienId


class Boost(Question, frozen=True, gc=False):
    """Which power helps an attack."""

    WHAT = "boost"
    ANSWERS = (NoPower, WithPower)
    HANDLING = Handling(NO_POWER, "round")

    attacker: names.UnitId
    weapon: names.WeaponId
    target: names.UnitId


class Ammo(Choice, frozen=True, gc=False):
    amount: int


class PayAmmo(Question, frozen=True, gc=False):
    """How much ammo is paid for more hits."""

    WHAT = "pay_ammo"
    ANSWERS = (Ammo,)
    HANDLING = Handling(repeated="round")

    attacker: names.UnitId
    weapon: names.WeaponId
    target: names.UnitId


class RedDice(Choice, frozen=True, gc=False):
    """So many of the extra dice are red, the others blue."""

    red: int


class ExtraDice(Question, frozen=True, gc=False):
    """Of which colour the extra dice of a weapon with both are."""

    WHAT = "extra_dice"
    ANSWERS = (RedDice,)

    attacker: names.UnitId
    weapon: names.WeaponId
    extra: int


class Attack(Procedure):  # GD-AMB.c
    """GD 7.3: one attack of an agent or an alien, on one target or a whole area."""

    CITATION: ClassVar[str] = "GD 7.3"

    attacker: str
    weapon: str
    target: str
    area: bool = False
    powers: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    rethrow: Rethrow = Rethrow()
    blue: Count = 0
    """Extra dice that are blue, where they could be of either colour."""
    paid: Count = 0
    waiting: tuple[str, ...] = ()
    defending: str = ""
    struck: tuple[str, ...] = ()
    wounded: tuple[str, ...] = ()
    """Everybody who had to defend, and those of them who took wounds."""
    levels: tuple[tuple[str, int], ...] = ()
    """The CRITICALs that come with these wounds, by who took them."""
    before: tuple[tuple[str, int], ...] = ()
    """In saves of older rules, where ``struck`` is not told: who it was, with earlier wounds."""

    def declare(self, state: GDState) -> Result:
        told = events.AttackDeclared(
            self.attacker, self.weapon, self.target, self.area, rules=("GD-7.3.b",)
        )
        state.tell(told)
        if self.area:
            price = state.box.weapons[self.weapon].area_for_ammo
            spend_ammo(state, self.attacker, self.weapon, price, "GD-7.6.6.g")
        if (
            self.target == HOLOGRAM  # GX-9.7.4.1.i/poison GX-9.7.4.1.i/critical GX-9.7.4.1.i/mark
        ):  # GX-9.7.4.1.f/melee GX-9.7.4.1.f/ranged
            shatter(state)
            return END
        return None

    def choose_substitute(self, state: GDState) -> Question | None:
        options = substitutes(state, self.attacker, self.weapon, self.target)
        if len(options) < 2:
            return None
        controller = state.aliens[AlienId(self.target)].controller  # GD-8.8.j/substitute
        choices = tuple(map(PickAlien, options))
        return Substitute(controller, choices, "GD-8.8.j", AlienId(self.target))

    def substitute(self, state: GDState, choice: PickAlien | None) -> Result:
        options = substitutes(state, self.attacker, self.weapon, self.target)
        if options:
            chosen = choice.alien if choice else options[0]
            master, self.target = AlienId(self.target), chosen
            save_master(state, master, chosen)
        if self.weapon not in state.box.powers:
            self.powers += marks_on(state, self.attacker, self.target)
        return None

    def look_for_bodyguard(self, state: GDState) -> Result:
        if reactions.ATTACKED not in state.box.windows or self.attacker not in state.aliens:
            return None
        return reactions.window(
            state, reactions.ATTACKED, self.target, self.attacker, steps_in=True
        )

    def step_in(self, state: GDState) -> Result:
        self.target = reactions.taken_place(state) or self.target
        return None

    def offer_power(self, state: GDState) -> Question | None:
        powers = boosts(state, AgentId(self.attacker), self.weapon)
        if not powers:
            return None
        seat, options = Seat(self.attacker), (NO_POWER, *map(WithPower, powers))
        return Boost(seat, options, "GD-6.3.1.h", self.attacker, self.weapon, self.target)

    def use_power(self, state: GDState, choice: NoPower | WithPower) -> Result:
        if isinstance(choice, WithPower):
            self.powers += (choice.power,)  # GX-9.2.i
            help_roll(state, AgentId(self.attacker), choice.power)
            return again(self.offer_power)  # GX-9.7.3.c/attack
        return None

    def choose_colours(self, state: GDState) -> Question | None:
        if self.attacker not in state.agents:
            return None
        power = strike(state, self.attacker, self.weapon, self.powers, self.target)
        if not power.extra:
            return None
        seat, options = player(state, AgentId(self.attacker)), range(power.extra, -1, -1)
        choices = tuple(map(RedDice, options))  # GX-9.2.h/red GX-9.2.h/blue
        return ExtraDice(seat, choices, "GX-9.2.h", self.attacker, self.weapon, power.extra)

    def take_colours(self, state: GDState, choice: RedDice) -> Result:
        power = strike(state, self.attacker, self.weapon, self.powers, self.target)
        self.blue = power.extra - choice.red
        return None

    def roll(self, state: GDState) -> Dice:
        return Dice("hit", self._pool(state), "GD-7.3.d")

    def read(self, state: GDState, faces: tuple[str, ...]) -> Result:
        self.faces = faces
        roll, power = self._roll(state)
        hits, bolt = rolls.hits_of(power, roll), roll.bolts > 0
        told = events.HitsRolled(self.attacker, faces, hits, bolt, rules=("GD-7.3.e",))
        state.tell(told)
        return None

    def offer_reroll(self, state: GDState) -> Question | None:
        return rerolls.question(
            state, self.attacker, self._roll_kind(state), self.faces, self.rethrow
        )  # GD-7.7.2.1.g

    def pick_die(self, state: GDState, choice: Leave | Die) -> Result:
        if isinstance(choice, Leave):
            return None
        agent = AgentId(self.attacker)
        first = agent in state.agents and not self.rethrow.by
        if first and choice.by in usable_powers(state, agent, "attack"):
            help_roll(state, agent, choice.by)
        self.rethrow = rerolls.pick(self.rethrow, choice)
        return again(self.offer_reroll)

    def throw_again(self, state: GDState) -> Dice | None:
        if not self.rethrow.picked:
            return None
        return rerolls.throw("hit", self._pool(state), self.rethrow)

    def put_down(self, state: GDState, faces: tuple[str, ...]) -> Result:
        self.faces, self.rethrow = rerolls.put_down(self.faces, faces, self.rethrow)
        hits = hits_so_far(state, self)
        state.tell(events.Rerolled(self.attacker, self.faces, hits, rules=("GD-7.3.x",)))
        return again(self.offer_reroll)

    def look_for_failure(self, state: GDState) -> Result:
        roll, power = self._roll(state)
        if rolls.fails(power, roll):
            state.tell(events.WeaponFailed(self.attacker, self.weapon, rules=("GD-7.6.5.b",)))
        return None

    def offer_ammo(self, state: GDState) -> Question | None:
        definition = state.box.weapons.get(self.weapon)
        if definition is None or definition.hits_for_ammo is None:
            return None
        least, most = definition.hits_for_ammo
        slot = carried(state, AgentId(self.attacker), self.weapon)
        most = min(most, (slot.ammo or 0) if slot else 0)
        seat, options = Seat(self.attacker), tuple(map(Ammo, range(min(least, most), most + 1)))
        return PayAmmo(seat, options, "GD-7.6.6.h", self.attacker, self.weapon, self.target)

    def pay_ammo(self, state: GDState, choice: Ammo) -> Result:
        self.paid = choice.amount  # GD-7.6.6.h
        spend_ammo(state, self.attacker, self.weapon, self.paid, "GD-7.6.6.h")
        return None

    def count_hits(self, state: GDState) -> Result:
        if self.paid:
            roll, power = self._roll(state)
            hits = rolls.hits_of(power, roll, self.paid)
            told = events.HitsAdded(self.attacker, self.paid, hits, rules=("GD-7.6.6.h",))
            state.tell(told)
        limited = self.attacker not in state.box.npcs  # GX-10.2.2.c GX-10.2.2.d
        if self.attacker in state.agents and limited:  # GD-8.10.g GD-8.10.h
            roll = rolls.tally(self.faces)
            ammo_and_jam(state, AgentId(self.attacker), self.weapon, roll)  # GD-7.3.af GD-7.3.ag
        return None

    def find_targets(self, state: GDState) -> Result:
        roll, power = self._roll(state)
        if rolls.marks(power, roll):
            lock_on(state, self.target, mark_of(state, self.weapon), "GX-8.3.a")
            roll, power = self._roll(state)
        hits = rolls.hits_of(power, roll, self.paid)
        bolt = roll.bolts > 0 and not rolls.fails(power, roll)  # GD-7.6.5.c/bolts
        bolt = bolt and not power.bolts_off
        if not hits and not bolt:
            return END
        self.waiting = (self.target,)  # GD-8.4.j GX-11.6.d GX-11.6.i/one
        shown = roll.gd > 0 and not rolls.fails(power, roll)
        by = self.powers
        if strikes_area(state, self.weapon, bolt=bolt, declared=self.area, gd=shown, powers=by):
            wide = explodes(state, self.weapon, bolt=bolt, gd=shown, powers=by)
            self.waiting = tuple(
                struck_in_area(state, self.attacker, self.weapon, self.target, explosion=wide)
            )  # GX-8.4.e/dice GX-8.4.e/lethal
        self.struck = self.waiting
        return None

    def defend(self, state: GDState) -> Result:
        """GD-7.3.aq, GD-7.3.ar: one hit roll, a defence of its own for each target."""
        if HOLOGRAM in self.waiting:  # GX-9.7.4.1.f/area
            shatter(state)
            self.struck = self.waiting = tuple(n for n in self.waiting if n != HOLOGRAM)
        if not self.waiting:
            return None
        self.defending, self.waiting = self.waiting[0], self.waiting[1:]  # GX-8.4.f
        aim = "" if self.defending == self.target else self.target
        return gd.Defend(
            self.defending,
            self.attacker,
            self.weapon,
            self.faces,
            self.paid,
            powers=self.powers,
            aim=aim,
        )  # GD-7.3.aq GD-7.3.ar GD-7.3.as GD-7.7.2.1.c

    def defend_next(self, state: GDState) -> Result:
        if state.dealt:  # GX-8.2.g/shield GX-8.2.g/dice
            unit = self.defending or self.target
            self.wounded += (unit,)  # GD-8.2.aa/healed
            state.dealt = 0
            self._note_critical(state, unit)
        return again(self.defend) if self.waiting else None  # GX-8.4.d

    def _note_critical(self, state: GDState, unit: str) -> None:
        """The CRITICAL to come is known from now on: the attacker may die before it is drawn."""
        if unit in state.objects or not state.critical_piles:
            return
        power = strike(state, self.attacker, self.weapon, self.powers, unit)
        level = rolls.critical_of(power, rolls.tally(self.faces))
        if level:
            self.levels += ((unit, level),)  # GX-8.2.h/many

    def hit_effects(self, state: GDState) -> Result:
        """GD-7.7.1.d, GD-7.7.1.e: they come with the first HIT, whatever was defended."""
        if self.weapon not in state.box.powers:
            return None
        thrown, roll = dice_of(state, self.weapon), rolls.tally(self.faces)
        if not isinstance(thrown, Blast) or not roll.hits:  # GD-7.7.1.d GD-7.7.1.e
            return None
        areas = zone(state, self.target, explosion=thrown.explosion)
        return gd.OnHit(AgentId(self.attacker), self.weapon, areas[0], areas[1:])

    def poison_effects(self, state: GDState) -> Result:
        """GX-9.3.2.o: over everybody who was struck, whatever was defended."""
        if not state.box.expanded or self.weapon not in state.box.weapons:
            return None
        definition = state.box.weapons[self.weapon]
        roll, power = self._roll(state)
        effects: list[RollEffect] = []
        if roll.hits and not rolls.fails(power, roll):
            effects += definition.on_hit
        if roll.bolts and not rolls.fails(power, roll) and not power.bolts_off:
            effects += definition.on_bolt  # GX-11.3.i/second
        for unit in self.struck:  # GX-8.4.e/poison
            level = poison_of(effects, wounded=unit in self.wounded)
            if level:
                poison(state, unit, level, "GX-9.3.2.o")  # GX-9.3.2.o/shielded GX-9.3.2.o/defended
        return None

    def bolt_effects(self, state: GDState) -> Result:
        definition = state.box.weapons.get(self.weapon)
        if definition is None or not definition.on_bolt:
            return None
        roll, power = self._roll(state)
        if not roll.bolts or rolls.fails(power, roll) or power.bolts_off:
            return None
        grabbed = (
            self.target in self.wounded  # GD-8.2.aa/unhurt
            and self.target not in doomed(state)  # GD-8.2.aa/dead
        )
        for effect in definition.on_bolt:
            if isinstance(effect, Inflict):
                inflict(state, self.target, effect.condition, "GD-8.2.ab")  # GD-8.2.ab/until
            elif isinstance(effect, Push) and self.attacker in state.agents:
                return push(state, AgentId(self.attacker), (self.target,), effect)
            elif isinstance(effect, Drag) and grabbed and self.target in state.agents:
                return gd.Drag(AlienId(self.attacker), AgentId(self.target), effect.areas)
            elif isinstance(effect, CarryOff):
                dying = doomed(state)
                victims = [u for u in self.struck if u in state.agents and u not in dying]
                return gd.CarryOff(AlienId(self.attacker), tuple(map(AgentId, victims)))
        return None

    def deaths(self, state: GDState) -> Result:
        return gd.Deaths()

    def criticals(self, state: GDState) -> Result:
        """GX-8.2.f: after everything else that the attack does."""
        if not self.levels:  # GX-8.2.e/wound GX-8.2.e/level GX-8.2.i
            return None
        hit = tuple(
            [
                (unit, level)
                for unit, level in self.levels  # GX-8.2.h/area
                if unit in state.agents or unit in state.aliens
            ]
        )
        return gd.Criticals(hit) if hit else None  # GX-8.2.f

    def last_deaths(self, state: GDState) -> Result:
        return gd.Deaths() if state.critical_piles else None  # GX-8.2.3.f/alien

    def descent(self, state: GDState) -> Result:
        """GX-7.2.1.s: when everything that the attack does is done."""
        alien = descending(state, self.struck) if state.box.burrowers else None
        return gd.Descent(alien) if alien is not None else None

    def descend_next(self, state: GDState) -> Result:
        if state.box.burrowers and descending(state, self.struck) is not None:
            return again(self.descent)
        return None

    def reactions(self, state: GDState) -> Result:
        names = self.struck or tuple([unit for unit, _ in self.before])
        struck = tuple([unit for unit in names if unit in state.agents])
        return gd.Aftermath(self.attacker, struck, self.wounded) if struck else None

    def _pool(self, state: GDState) -> tuple[tuple[str, ...], ...]:
        power = strike(state, self.attacker, self.weapon, self.powers, self.target)
        red, blue = state.box.faces["red"], state.box.faces["blue"]
        return (red,) * (power.red - self.blue) + (blue,) * (power.blue + self.blue)

    def _roll_kind(self, state: GDState) -> str:
        if self.weapon not in state.box.powers:
            return rerolls.HIT
        return rerolls.GRENADE if state.box.powers[self.weapon].grenade else ""

    def _why_not_offer_reroll(self, state: GDState, choice: Leave | Die) -> str | None:
        kind = self._roll_kind(state)
        return rerolls.refusal(state, self.attacker, kind, self.faces, self.rethrow, choice)

    def _roll(self, state: GDState) -> tuple[Tally, Strike]:
        power = strike(state, self.attacker, self.weapon, self.powers, self.target)
        return rolls.tally(self.faces), power


def poison_of(effects: Iterable[RollEffect], *, wounded: bool) -> int:
    """The level of the POISON among effects of a roll, for somebody who was wounded or not."""
    levels = [
        one.level
        for one in effects
        if isinstance(one, Poison) and (wounded or not one.wounding)  # GX-9.3.2.o/asking
    ]
    return max(levels, default=0)


def hits_so_far(state: GDState, attack: Attack) -> int:
    """The hits of the dice of an attack as they lie now, before anything is paid for more."""
    power = strike(state, attack.attacker, attack.weapon, attack.powers, attack.target)
    return rolls.hits_of(power, rolls.tally(attack.faces))
