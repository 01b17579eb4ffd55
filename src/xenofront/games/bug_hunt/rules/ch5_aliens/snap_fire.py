"""BX-6, BX-7 Fire out of turn: at moving aliens, and at those who were just revealed."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.ch4_combat import shooting
from xenofront.games.bug_hunt.rules.ch5_aliens.behaviour import inches_along, is_thrown_back, others
from xenofront.games.bug_hunt.rules.choices import HOLD, Fire, Hold
from xenofront.games.bug_hunt.rules.ground import on_table, table_of
from xenofront.games.bug_hunt.rules.names import AlienId, Point, TrooperId, WeaponId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.geometry.plane.exact import text
from xenofront.kernel import END, Choice, Handling, Procedure, Question, Result, again


def points_along(path: tuple[Point, ...]) -> tuple[Point, ...]:
    """Where a moving alien can be shot at: every inch of its way, and its end."""
    return tuple(dict.fromkeys(way[-1] for way in inches_along(path)))


class SnapShot(Choice, frozen=True, gc=False):
    """To fire when the alien is at a point of its way."""

    KEY: ClassVar[str] = "fire {weapon} at {place}"

    weapon: WeaponId
    place: Point


class ChooseSnapShot(Question, frozen=True, gc=False):
    """Whether somebody who held fires at an alien that moves, and where."""

    WHAT: ClassVar[str] = "snap_fire"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (SnapShot, Hold)
    HANDLING: ClassVar[Handling] = Handling(HOLD, "round")

    trooper: TrooperId
    alien: AlienId


class ChooseFreeShot(Question, frozen=True, gc=False):
    """Whether a trooper fires at what was revealed."""

    WHAT: ClassVar[str] = "free_shot"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Fire, Hold)
    HANDLING: ClassVar[Handling] = Handling(HOLD, "round")

    trooper: TrooperId


class SnapFires(Procedure):
    """BX-6: everybody who held may fire at an alien while it moves."""

    CITATION: ClassVar[str] = "BX-6"

    alien: AlienId
    path: tuple[Point, ...]
    asked: tuple[TrooperId, ...] = ()

    def choose(self, state: BHState) -> Question | Result:
        trooper = self._next(state)
        if trooper is None:
            return END
        seat = state.troopers[trooper].seat
        options = (*self._options(state, trooper), HOLD)
        return ChooseSnapShot(seat, options, "BX-6", trooper, self.alien)

    def fire(self, state: BHState, choice: SnapShot | Hold | None) -> Result:
        trooper = self._next(state)
        if trooper is None or choice is None:
            return END
        self.asked = (*self.asked, trooper)
        if isinstance(choice, Hold):  # BX-6/kept
            return None
        state.change_alien(self.alien, at=choice.place, halted=choice.place)
        state.change_trooper(trooper, snapped=True, phase="done")  # BX-6/still
        told = events.aliens.SnapFired(trooper, self.alien, text(choice.place), rules=("BX-6",))
        state.tell(told)
        return shooting.start(state, trooper, Fire(choice.weapon, self.alien))

    def next(self, state: BHState) -> Result:
        row = state.aliens.get(self.alien)
        if row is None or row.stun or row.wounds or is_thrown_back(state, self.alien):
            return END  # BX-6 BX-24 BH-38
        return again(self.choose)

    def _next(self, state: BHState) -> TrooperId | None:
        """The next trooper who held and has a shot."""
        if self.alien not in state.aliens:
            return None
        for name in on_table(state):
            row = state.troopers[name]
            held = row.phase == "held" and name not in self.asked  # BX-6/kept
            if held and self._options(state, name):
                return name
        return None

    def _options(self, state: BHState, trooper: TrooperId) -> tuple[SnapShot, ...]:
        """A shot for each point of the way where it is allowed."""
        twin = state.copy()
        table, around = table_of(state), others(state, self.alien)
        found: list[SnapShot] = []
        done = False
        for place in points_along(self.path):
            done = done or place == state.aliens[self.alien].at
            if not table.is_free(place, around):  # BR-41
                continue
            twin.change_alien(self.alien, at=place)
            found += [
                SnapShot(weapon, place)
                for weapon in state.troopers[trooper].weapons
                if done and shooting.refusal(twin, trooper, Fire(weapon, self.alien)) is None
            ]
        return tuple(found)


class FreeShot(Procedure):
    """BX-7: a trooper near a contact that is detected as it comes fires at what is revealed."""

    CITATION: ClassVar[str] = "BX-7"

    trooper: TrooperId
    aliens: tuple[AlienId, ...]

    def choose(self, state: BHState) -> Question | Result:
        row = state.troopers[self.trooper]
        options = self._options(state) if row.fate == "table" else ()
        if not options:
            return END
        return ChooseFreeShot(row.seat, (*options, HOLD), "BX-7", self.trooper)

    def fire(self, state: BHState, choice: Fire | Hold | None) -> Result:
        if choice is None or isinstance(choice, Hold):
            return END
        return shooting.start(state, self.trooper, choice)

    def forget(self, state: BHState) -> Result:
        """The shot is free: the trooper may still act in its phase (BX-7)."""
        state.change_trooper(self.trooper, fired=False, acted=False)  # BX-7/free
        return END

    def _options(self, state: BHState) -> tuple[Fire, ...]:
        found = shooting.options(state, self.trooper)
        return tuple(o for o in found if isinstance(o, Fire) and o.target in self.aliens)
