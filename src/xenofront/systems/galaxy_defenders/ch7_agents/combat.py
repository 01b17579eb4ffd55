"""GD 7.3 Combat: the steps of one attack, in the order of ruling GD-AMB.c."""

from __future__ import annotations

from typing import ClassVar

from xenofront.content.effects import Inflict
from xenofront.kernel import END, Ask, Dice, Procedure, Result, Seat, again
from xenofront.systems.galaxy_defenders import events
from xenofront.systems.galaxy_defenders import rules as gd
from xenofront.systems.galaxy_defenders.ch5_terrain.map import area_of
from xenofront.systems.galaxy_defenders.ch7_agents import rolls
from xenofront.systems.galaxy_defenders.ch7_agents.conditions import inflict
from xenofront.systems.galaxy_defenders.ch7_agents.powers import spend_power, usable_powers
from xenofront.systems.galaxy_defenders.ch7_agents.profiles import (
    BASIC,
    damage_kind,
    guarding,
    strike,
    strikes_area,
)
from xenofront.systems.galaxy_defenders.ch7_agents.rolls import Strike, Tally
from xenofront.systems.galaxy_defenders.ch7_agents.targets import carried
from xenofront.systems.galaxy_defenders.ch7_agents.wounds import heal, wound
from xenofront.systems.galaxy_defenders.state import AgentId, AlienId, Count, GDState

NONE = "none"


class Attack(Procedure):  # GD-AMB.c
    """GD 7.3: one attack of an agent or an alien, on one target or a whole area."""

    CITATION: ClassVar[str] = "GD 7.3"

    attacker: str
    weapon: str
    target: str
    area: bool = False
    powers: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    paid: Count = 0
    waiting: tuple[str, ...] = ()
    dealt: int = 0
    """Wounds the primary target had before it defended."""

    def declare(self, state: GDState) -> Result:
        told = events.AttackDeclared(
            self.attacker, self.weapon, self.target, self.area, rules=("GD-7.3.b",)
        )
        state.tell(told)
        if self.area:
            price = state.box.weapons[self.weapon].area_for_ammo
            _spend_ammo(state, self.attacker, self.weapon, price, "GD-7.6.6.g")
        return None

    def offer_power(self, state: GDState) -> Ask | None:
        powers = self._powers(state)
        if not powers:
            return None
        options = (NONE, *powers)
        return Ask(Seat(self.attacker), "boost", options, "GD-6.3.1.h", (self.target,))

    def use_power(self, state: GDState, choice: str | None) -> Result:
        if choice in (None, NONE):
            return None
        assert choice is not None
        self.powers = (choice,)
        state.spend("action")
        spend_power(state, AgentId(self.attacker), choice, "GD-6.3.1.h")
        return None

    def roll(self, state: GDState) -> Dice:
        power = strike(state, self.attacker, self.weapon, self.powers)
        red, blue = state.box.faces["red"], state.box.faces["blue"]
        return Dice("hit", (red,) * power.red + (blue,) * power.blue, "GD-7.3.d")

    def read(self, state: GDState, faces: tuple[str, ...]) -> Result:
        self.faces = faces
        roll, power = self._roll(state)
        hits, bolt = rolls.hits_of(power, roll), roll.bolts > 0
        told = events.HitsRolled(self.attacker, faces, hits, bolt, rules=("GD-7.3.e",))
        state.tell(told)
        if rolls.fails(power, roll):
            state.tell(events.WeaponFailed(self.attacker, self.weapon, rules=("GD-7.6.5.b",)))
        return None

    def offer_ammo(self, state: GDState) -> Ask | None:
        definition = state.box.weapons.get(self.weapon)
        if definition is None or definition.hits_for_ammo is None:
            return None
        least, most = definition.hits_for_ammo
        slot = carried(state, AgentId(self.attacker), self.weapon)
        most = min(most, (slot.ammo or 0) if slot else 0)
        options = tuple(str(n) for n in range(min(least, most), most + 1))
        return Ask(Seat(self.attacker), "pay_ammo", options, "GD-7.6.6.h", (self.target,))

    def pay_ammo(self, state: GDState, choice: str | None) -> Result:
        if choice is not None:
            self.paid = int(choice)  # GD-7.6.6.h
            _spend_ammo(state, self.attacker, self.weapon, self.paid, "GD-7.6.6.h")
        return None

    def count_hits(self, state: GDState) -> Result:
        roll, power = self._roll(state)
        if self.paid:
            hits = rolls.hits_of(power, roll, self.paid)
            told = events.HitsAdded(self.attacker, self.paid, hits, rules=("GD-7.6.6.h",))
            state.tell(told)
        if self.attacker in state.agents:  # GD-8.10.g GD-8.10.h
            _ammo_and_jam(state, AgentId(self.attacker), self.weapon, roll)  # GD-7.3.af GD-7.3.ag
        return None

    def find_targets(self, state: GDState) -> Result:
        roll, power = self._roll(state)
        hits = rolls.hits_of(power, roll, self.paid)
        bolt = roll.bolts > 0 and not rolls.fails(power, roll)
        if not hits and not bolt:
            return END
        self.waiting = (self.target,)
        if strikes_area(state, self.weapon, bolt=bolt, declared=self.area):
            self.waiting = tuple(struck_in_area(state, self.attacker, self.weapon, self.target))
        self.dealt = _wounds(state, self.target)
        return None

    def defend(self, state: GDState) -> Result:
        """GD-7.3.aq, GD-7.3.ar: one hit roll, a defence of its own for each target."""
        if not self.waiting:
            return None
        target, self.waiting = self.waiting[0], self.waiting[1:]
        return gd.Defend(
            target, self.attacker, self.weapon, self.faces, self.paid, powers=self.powers
        )  # GD-7.3.aq GD-7.3.ar GD-7.3.as GD-7.7.2.1.c

    def defend_next(self, state: GDState) -> Result:
        return again(self.defend) if self.waiting else None

    def bolt_effects(self, state: GDState) -> Result:
        roll, power = self._roll(state)
        definition = state.box.weapons.get(self.weapon)
        if definition is None or not roll.bolts or rolls.fails(power, roll):
            return None
        wounded = _wounds(state, self.target) > self.dealt
        for effect in definition.on_bolt:
            if isinstance(effect, Inflict):
                inflict(state, self.target, effect.condition, "GD-8.2.ab")
            elif wounded:  # GD-8.2.aa
                return gd.Drag(AlienId(self.attacker), AgentId(self.target), effect.areas)
        return None

    def deaths(self, state: GDState) -> Result:
        return gd.Deaths()

    def _roll(self, state: GDState) -> tuple[Tally, Strike]:
        power = strike(state, self.attacker, self.weapon, self.powers)
        return rolls.tally(self.faces), power

    def _powers(self, state: GDState) -> tuple[str, ...]:
        """Powers that would help this roll: only with the ACTION of the own turn."""
        turn = state.turn
        if turn is None or turn.agent != self.attacker or "action" in turn.spent:  # GD-7.4.b
            return ()
        return usable_powers(state, turn.agent, "attack")


class Defend(Procedure):
    """GD 7.3: one figure defends against the hits of an attack."""

    CITATION: ClassVar[str] = "GD 7.3"

    target: str
    attacker: str
    weapon: str
    hit_faces: tuple[str, ...]
    paid: Count = 0
    hits: Count = 0
    basic: Count = 0
    """Fixed hits of basic damage, where no weapon was used."""
    defence_faces: tuple[str, ...] = ()
    shields: int = 0
    powers: tuple[str, ...] = ()

    def spend_shield(self, state: GDState) -> Result:
        strike, _ = self._strike(state)
        self.hits = self.basic or rolls.hits_of(strike, self._tally(), self.paid)
        guard = guarding(state, self.target, self._kind(state))
        taken = rolls.shield_taken(guard, self.hits)
        if taken:
            self.hits -= taken
            if self.target in state.agents:
                state.change_agent(AgentId(self.target), shield=guard.shield - taken)  # GD-7.6.7.d
            else:
                state.change_alien(AlienId(self.target), shield=guard.shield - taken)  # GD-8.10.o
            told = events.ShieldSpent(self.target, taken, self.hits, rules=("GD-7.3.aj",))
            state.tell(told)
        return None

    def roll(self, state: GDState) -> Dice:
        strike, tally = self._strike(state)
        dice = rolls.defence_dice(strike, tally, self.hits)
        return Dice("defend", (state.box.faces["blue"],) * dice, "GD-7.3.y")

    def count_shields(self, state: GDState, faces: tuple[str, ...]) -> Result:
        self.defence_faces = faces
        strike, _ = self._strike(state)
        guard = guarding(state, self.target, self._kind(state))
        self.shields = rolls.shields_of(strike, guard, rolls.tally(faces))
        if faces:
            told = events.DefenceRolled(self.target, faces, self.shields, rules=("GD-7.3.ab",))
            state.tell(told)
        return None

    def offer_reaction(self, state: GDState) -> Ask | None:
        """GD-7.7.c: a reaction costs no ACTION and is only offered where it can help."""
        if self.target not in state.agents or self.shields >= self.hits:
            return None
        powers = usable_powers(state, AgentId(self.target), "defend")  # GD-7.5.6.g
        if not powers:
            return None
        options = (NONE, *powers)
        return Ask(Seat(self.target), "react", options, "GD-7.7.c", (self.attacker,))

    def react(self, state: GDState, choice: str | None) -> Result:
        if choice not in (None, NONE):
            assert choice is not None
            spend_power(state, AgentId(self.target), choice, "GD-7.7.c")
            for modifier in state.box.powers[choice].modifiers:
                if modifier.quantity == "shields":
                    self.shields += modifier.amount
        return None

    def take_wounds(self, state: GDState) -> Result:
        strike, _ = self._strike(state)
        guard = guarding(state, self.target, self._kind(state))
        healed = rolls.healed_by(strike, guard, rolls.tally(self.defence_faces))
        if healed:
            heal(state, self.target, healed, "GD-7.3.al")
        wounds = rolls.wounds_of(self.hits, self.shields)
        if wounds:
            wound(state, self.target, wounds, "GD-7.3.ai")  # GD-7.3.am
        return END

    def _tally(self) -> Tally:
        return rolls.tally(self.hit_faces)

    def _strike(self, state: GDState) -> tuple[Strike, Tally]:
        if self.basic:
            return Strike(), Tally()
        return strike(state, self.attacker, self.weapon, self.powers), self._tally()

    def _kind(self, state: GDState) -> str:
        return BASIC if self.basic else damage_kind(state, self.weapon)


class BasicHits(Procedure):
    """GD 7.7.1: fixed hits of basic damage on several figures, defended in the normal way."""

    CITATION: ClassVar[str] = "GD 7.7.1"

    source: str
    hits: Count
    waiting: tuple[str, ...]

    def burst(self, state: GDState) -> Result:
        told = events.Burst(self.source, self.hits, rules=("GD-7.7.1.b",))
        state.tell(told)
        return None

    def defend(self, state: GDState) -> Result:
        if not self.waiting:
            return END
        target, self.waiting = self.waiting[0], self.waiting[1:]
        return gd.Defend(target, self.source, "", (), basic=self.hits)  # GD-7.7.1.b

    def defend_next(self, state: GDState) -> Result:
        return again(self.defend)


class Treat(Procedure):
    """GD 7.6.3: a healing weapon is used like any weapon, but it heals."""

    CITATION: ClassVar[str] = "GD 7.6.3"

    agent: AgentId
    weapon: str
    target: AgentId

    def roll(self, state: GDState) -> Dice:
        power = strike(state, self.agent, self.weapon)
        red, blue = state.box.faces["red"], state.box.faces["blue"]
        return Dice("hit", (red,) * power.red + (blue,) * power.blue, "GD-7.6.3.d")

    def treat(self, state: GDState, faces: tuple[str, ...]) -> Result:
        power, roll = strike(state, self.agent, self.weapon), rolls.tally(faces)
        hits = rolls.hits_of(power, roll)
        told = events.HitsRolled(self.agent, faces, hits, roll.bolts > 0, rules=("GD-7.6.3.d",))
        state.tell(told)
        _ammo_and_jam(state, self.agent, self.weapon, roll)
        heal(state, self.target, hits, "GD-7.6.3.d")
        return END


def struck_in_area(state: GDState, attacker: str, weapon: str, target: str) -> list[str]:
    """Everybody who must defend against an attack on a whole area, the primary target first."""
    place = state.aliens[AlienId(target)].hex if target in state.aliens else None
    if place is None:
        place = state.agents[AgentId(target)].hex
    area = area_of(state, place)
    aliens = [n for n, row in state.aliens.items() if area_of(state, row.hex) == area]
    agents = [n for n, row in state.agents.items() if row.alive and area_of(state, row.hex) == area]
    if attacker in state.aliens:
        found: list[str] = [*agents]  # GD-8.10.l GD-8.10.p GD-7.3.1.f
    else:
        found = [*aliens]  # GD-7.3.ap GD-7.3.au
        if state.options.friendly_fire:
            own_device = weapon in state.box.powers  # GD-7.3.1.e
            found += [n for n in agents if n != attacker or own_device]  # GD-7.3.1.c GD-7.3.1.d
    return [target, *(name for name in found if name != target)]


def _wounds(state: GDState, unit: str) -> int:
    if unit in state.aliens:
        return state.aliens[AlienId(unit)].wounds
    row = state.agents[AgentId(unit)]
    return row.wounds + row.dying


def _ammo_and_jam(state: GDState, agent: AgentId, weapon: str, roll: Tally) -> None:
    """What AMMO and JAM symbols do to the weapon used, after the attack counted."""
    slot = carried(state, agent, weapon)
    if slot is None:
        return
    definition = state.box.weapons[weapon]
    ignores_ammo = (
        definition.kind == "melee" or definition.hits_for_ammo is not None
    )  # GD-7.3.p GD-7.3.q GD-7.6.1.c
    if roll.ammo and slot.ammo and not ignores_ammo:  # GD-7.3.r GD-7.6.3.h
        _spend_ammo(state, agent, weapon, 1, "GD-7.3.n")  # GD-7.3.n GD-7.3.o
    may_jam = (
        definition.kind == "ranged" and definition.rank != "alien" and definition.jams
    )  # GD-7.6.1.d GD-7.6.3.g GD-7.6.5.g
    if roll.jams and may_jam:
        state.change_weapon(agent, weapon, jammed=True)  # GD-7.3.j GD-7.3.k
        state.tell(events.Jammed(agent, weapon, rules=("GD-7.3.j",)))


def _spend_ammo(state: GDState, agent: str, weapon: str, amount: int, rule: str) -> None:
    slot = carried(state, AgentId(agent), weapon)
    if slot is None or slot.ammo is None or not amount:
        return
    left = slot.ammo - amount
    state.change_weapon(AgentId(agent), weapon, ammo=left)
    state.tell(events.AmmoSpent(agent, weapon, amount, left, rules=(rule,)))
