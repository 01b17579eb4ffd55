"""BD-4.load, BD-4.g What main characters take along: a weapon, and equipment if that is played."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.ch1_setup.force import muster, taking_part
from xenofront.games.bug_hunt.rules.choices import NO, No
from xenofront.games.bug_hunt.rules.ground import leader
from xenofront.games.bug_hunt.rules.names import ArmourId, GearId, Seat, TrooperId, WeaponId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import END, Choice, Procedure, Question, Result, again

PISTOL, CANNON = "service_pistol", "hand_cannon"


class Carry(Choice, frozen=True, gc=False):
    """Which weapon a main character takes along."""

    weapon: WeaponId


class Swap(Choice, frozen=True, gc=False):
    """Who swaps the pistol for a hand cannon."""

    character: Seat


class Equip(Choice, frozen=True, gc=False):
    """Which equipment a main character takes along."""

    gear: GearId


class Wear(Choice, frozen=True, gc=False):
    """Which armour a main character wears."""

    armour: ArmourId


class ChooseWeapon(Question, frozen=True, gc=False):
    """Which weapon a main character takes along."""

    WHAT: ClassVar[str] = "load_out"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Carry,)

    character: Seat


class ChooseSwap(Question, frozen=True, gc=False):
    """Who swaps the pistol, if anybody."""

    WHAT: ClassVar[str] = "hand_cannon"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Swap, No)


class ChooseGear(Question, frozen=True, gc=False):
    """Which equipment a main character takes along, if any."""

    WHAT: ClassVar[str] = "gear"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Equip, No)

    character: Seat


class ChooseArmour(Question, frozen=True, gc=False):
    """Which armour a main character wears."""

    WHAT: ClassVar[str] = "armour"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Wear,)

    character: Seat


class LoadOut(Procedure):
    """BD-4.load: each main character takes a weapon; one may swap the pistol."""

    CITATION: ClassVar[str] = "BD-4.load"

    done: tuple[Seat, ...] = ()
    fitted: tuple[Seat, ...] = ()
    """Who has chosen equipment."""

    def join(self, state: BHState) -> Result:
        muster(state)
        return None

    def choose(self, state: BHState) -> Question | Result:
        seat = self._unarmed(state)
        if seat is None:
            return again(self.choose_swap)
        options = tuple(map(Carry, state.box.tables.loadout))
        return ChooseWeapon(seat, options, "BD-4.load", seat)

    def take(self, state: BHState, choice: Carry) -> Result:
        seat = self._unarmed(state)
        assert seat is not None
        self.done = (*self.done, seat)
        trooper = TrooperId(seat)
        carried = state.troopers[trooper].weapons
        state.change_trooper(trooper, weapons=(choice.weapon, *carried))  # BD-4.load
        state.tell(events.setup.Equipped(trooper, choice.weapon, rules=("BD-4.load",)))
        return again(self.choose)

    def choose_swap(self, state: BHState) -> Question | Result:
        able = [Swap(s) for s in taking_part(state) if PISTOL in _carried(state, s)]
        if not able or state.options.quick_start:
            return None
        return ChooseSwap(leader(state), (*able, NO), "BD-4.load")

    def swap(self, state: BHState, choice: Swap | No | None) -> Result:
        if isinstance(choice, Swap):
            seat = choice.character
            weapons = tuple(CANNON if w == PISTOL else w for w in _carried(state, seat))
            state.change_trooper(TrooperId(seat), weapons=weapons)  # BD-4.load
            state.tell(events.setup.Equipped(seat, CANNON, rules=("BD-4.load",)))
        return None

    def choose_gear(self, state: BHState) -> Question | Result:
        """A piece of equipment each, if that is played (BD-4.g)."""
        seat = self._unfitted(state)
        if seat is None:
            return END
        return ChooseGear(seat, (*map(Equip, state.box.gear), NO), "BD-4.g", seat)

    def take_gear(self, state: BHState, choice: Equip | No) -> Result:
        seat = self._unfitted(state)
        if seat is not None and isinstance(choice, Equip):
            state.change_trooper(TrooperId(seat), gear=(choice.gear,))  # BD-4.g
            state.tell(events.setup.GearTaken(seat, choice.gear, rules=("BD-4.g",)))
        return None

    def choose_armour(self, state: BHState) -> Question | Result:
        seat = self._unfitted(state)
        if seat is None:
            return END
        return ChooseArmour(seat, tuple(map(Wear, state.box.armours)), "BD-4.g", seat)

    def take_armour(self, state: BHState, choice: Wear) -> Result:
        seat = self._unfitted(state)
        if seat is None:
            return END
        self.fitted = (*self.fitted, seat)
        save = state.box.armours[choice.armour].save
        state.change_trooper(TrooperId(seat), save=save)  # BD-4.a2 BD-4.a3
        state.tell(events.setup.ArmourTaken(seat, choice.armour, save, rules=("BD-4.g",)))
        return again(self.choose_gear)

    def _unarmed(self, state: BHState) -> Seat | None:
        """The next character without a weapon for the mission."""
        for seat in taking_part(state):
            armed = any(weapon in state.box.tables.loadout for weapon in _carried(state, seat))
            if seat not in self.done and not armed:
                return seat
        return None

    def _unfitted(self, state: BHState) -> Seat | None:
        """The next character who may choose equipment."""
        if not state.options.gear:  # BD-4.g
            return None
        return next((seat for seat in taking_part(state) if seat not in self.fitted), None)


def _carried(state: BHState, seat: Seat) -> tuple[str, ...]:
    return state.troopers[TrooperId(seat)].weapons
