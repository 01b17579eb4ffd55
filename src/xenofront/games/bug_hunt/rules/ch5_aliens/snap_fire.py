"""BX-6, BX-7 Fire out of turn: at moving aliens, and at those who were just revealed."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.ch4_combat import shooting
from xenofront.games.bug_hunt.rules.ch5_aliens.behaviour import inches_along, is_thrown_back, others
from xenofront.games.bug_hunt.rules.ground import on_table, table_of
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.geometry.plane.exact import Point, point, text
from xenofront.kernel import END, Procedure, Question, Result, again, untyped

HOLD = "hold"


def points_along(path: tuple[Point, ...]) -> tuple[Point, ...]:
    """Where a moving alien can be shot at: every inch of its way, and its end."""
    return tuple(dict.fromkeys(way[-1] for way in inches_along(path)))


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
        return untyped(seat, "snap_fire", options, "BX-6", (trooper, self.alien))

    def fire(self, state: BHState, choice: str | None) -> Result:
        trooper = self._next(state)
        if trooper is None or choice is None:
            return END
        self.asked = (*self.asked, trooper)
        if choice == HOLD:  # BX-6/kept
            return None
        _, weapon, _, place = choice.split(" ")
        state.change_alien(self.alien, at=point(place), halted=point(place))
        state.change_trooper(trooper, snapped=True, phase="done")  # BX-6/still
        told = events.aliens.SnapFired(trooper, self.alien, place, rules=("BX-6",))
        state.tell(told)
        return shooting.start(state, trooper, [weapon, self.alien])

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

    def _options(self, state: BHState, trooper: TrooperId) -> tuple[str, ...]:
        """``fire WEAPON at X,Y`` for each point of the way where the shot is allowed."""
        twin = state.copy()
        table, around = table_of(state), others(state, self.alien)
        found = []
        done = False
        for place in points_along(self.path):
            done = done or place == state.aliens[self.alien].at
            if not table.is_free(place, around):  # BR-41
                continue
            twin.change_alien(self.alien, at=place)
            for weapon in state.troopers[trooper].weapons:
                words = [weapon, str(self.alien)]
                if done and shooting.refusal(twin, trooper, words) is None:
                    found.append(f"fire {weapon} at {text(place)}")
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
        return untyped(row.seat, "free_shot", (*options, HOLD), "BX-7", (self.trooper,))

    def fire(self, state: BHState, choice: str | None) -> Result:
        if choice is None or choice == HOLD:
            return END
        _, *words = choice.split(" ")
        return shooting.start(state, self.trooper, words)

    def forget(self, state: BHState) -> Result:
        """The shot is free: the trooper may still act in its phase (BX-7)."""
        state.change_trooper(self.trooper, fired=False, acted=False)  # BX-7/free
        return END

    def _options(self, state: BHState) -> tuple[str, ...]:
        found = shooting.options(state, self.trooper)
        return tuple(o for o in found if o.split(" ")[2] in self.aliens)
