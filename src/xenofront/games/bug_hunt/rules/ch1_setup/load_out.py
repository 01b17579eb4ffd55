"""BD-4.load, BD-4.g What main characters take along: a weapon, and equipment if that is played."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.ch1_setup.force import muster, taking_part
from xenofront.games.bug_hunt.rules.ground import leader
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.kernel import END, Procedure, Question, Result, Seat, again, untyped

NO = "no"
PISTOL, CANNON = "service_pistol", "hand_cannon"


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
        return untyped(seat, "load_out", state.box.tables.loadout, "BD-4.load", (seat,))

    def take(self, state: BHState, choice: str) -> Result:
        seat = self._unarmed(state)
        assert seat is not None
        self.done = (*self.done, seat)
        trooper = TrooperId(seat)
        carried = state.troopers[trooper].weapons
        state.change_trooper(trooper, weapons=(choice, *carried))  # BD-4.load
        state.tell(events.setup.Equipped(trooper, choice, rules=("BD-4.load",)))
        return again(self.choose)

    def choose_swap(self, state: BHState) -> Question | Result:
        able = [str(s) for s in taking_part(state) if PISTOL in _carried(state, s)]
        if not able or state.options.quick_start:
            return None
        return untyped(leader(state), "hand_cannon", (*able, NO), "BD-4.load")

    def swap(self, state: BHState, choice: str | None) -> Result:
        if choice is not None and choice != NO:
            weapons = tuple(CANNON if w == PISTOL else w for w in _carried(state, Seat(choice)))
            state.change_trooper(TrooperId(choice), weapons=weapons)  # BD-4.load
            state.tell(events.setup.Equipped(choice, CANNON, rules=("BD-4.load",)))
        return None

    def choose_gear(self, state: BHState) -> Question | Result:
        """A piece of equipment each, if that is played (BD-4.g)."""
        seat = self._unfitted(state)
        if seat is None:
            return END
        return untyped(seat, "gear", (*state.box.gear, NO), "BD-4.g", (seat,))

    def take_gear(self, state: BHState, choice: str) -> Result:
        seat = self._unfitted(state)
        if seat is not None and choice != NO:
            state.change_trooper(TrooperId(seat), gear=(choice,))  # BD-4.g
            state.tell(events.setup.GearTaken(seat, choice, rules=("BD-4.g",)))
        return None

    def choose_armour(self, state: BHState) -> Question | Result:
        seat = self._unfitted(state)
        if seat is None:
            return END
        return untyped(seat, "armour", tuple(state.box.armours), "BD-4.g", (seat,))

    def take_armour(self, state: BHState, choice: str) -> Result:
        seat = self._unfitted(state)
        if seat is None:
            return END
        self.fitted = (*self.fitted, seat)
        save = state.box.armours[choice].save
        state.change_trooper(TrooperId(seat), save=save)  # BD-4.a2 BD-4.a3
        state.tell(events.setup.ArmourTaken(seat, choice, save, rules=("BD-4.g",)))
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
