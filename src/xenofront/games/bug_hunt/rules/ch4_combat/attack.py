"""BH-27 to BH-33, BX-17 Shooting, shot by shot."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import (
    NUMBER_RULES,
    SHIP,
    aim,
    blow_of,
    forced_targets,
    is_gone,
    is_near,
    origin_of,
    range_of,
    seen,
)
from xenofront.games.bug_hunt.rules.choices import DECLINE, Decline, Target
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.ground import leader, near_figure
from xenofront.games.bug_hunt.rules.names import AlienId, FigureId, TrooperId, WeaponId
from xenofront.games.bug_hunt.rules.state import BHState, Point
from xenofront.kernel import (
    END,
    Choice,
    Dice,
    Handling,
    Procedure,
    Question,
    Result,
    Seat,
    again,
)

NEXT_TARGET = 3
"""Inches around a dead target within which the next shot may find another (BX-17)."""
EXTRA_TARGET = 2
"""The same for shots from natural sixes."""


class ExtraShot(Question, frozen=True, gc=False):
    """Whom the shot is for that a six gives."""

    WHAT: ClassVar[str] = "extra_shot"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Target, Decline)
    HANDLING: ClassVar[Handling] = Handling(DECLINE, "round")

    shooter: FigureId
    weapon: WeaponId


class NextShot(Question, frozen=True, gc=False):
    """Whom the shots that are left are for, once the target is gone."""

    WHAT: ClassVar[str] = "next_shot"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Target, Decline)
    HANDLING: ClassVar[Handling] = Handling(DECLINE, "round")

    shooter: FigureId
    weapon: WeaponId
    shots: int


class Attack(Procedure):
    """BX-17: the shots of one attack, resolved singly."""

    CITATION: ClassVar[str] = "BX-17"

    shooter: str
    weapon: str
    target: str
    shots: int = 0
    faces: tuple[str, ...] = ()
    stood: Point = Point(0, 0)
    """Where the target was when it was last fired at."""
    extra: str = ""
    """Whom the extra shot is for that is fired next."""
    last: str = ""
    place: Point = Point(0, 0)
    """Who was fired at last, and where."""
    steady: bool = False
    """This attack cannot jam the weapon."""

    def begin(self, state: BHState) -> Result:
        self.shots = state.box.weapons[self.weapon].shots
        mark_fired(state, self.shooter)
        return None

    def shoot(self, state: BHState) -> Dice | Result:
        if not self.extra and (not self.shots or self.target not in state.aliens):
            return again(self.check_jam)
        return roll("to_hit", "BH-27")

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        if self.extra:
            self.last, self.extra = self.extra, ""
        else:
            self.last, self.shots = self.target, self.shots - 1  # BX-17/singly
        self.faces = (*self.faces, faces[0])
        self.place = state.aliens[AlienId(self.last)].at
        if self.last == self.target:
            self.stood = self.place
        look = aim(state, self.shooter, self.weapon, self.last)
        hit = int(faces[0]) + look.bonus >= look.needed  # BH-27 BR-9/hit
        told = events.combat.Fired(
            self.shooter,
            self.weapon,
            self.last,
            faces[0],
            look.bonus,
            look.needed,
            hit,
            look.cover,
            rules=("BH-27", NUMBER_RULES[look.needed]),
        )
        state.tell(told)
        if not hit:
            return None
        damage, how, piercing = blow_of(state.box.weapons[self.weapon], "shot")
        here = origin_of(state, self.shooter)
        return bh.Hit(self.last, damage, here, how, piercing=piercing)

    def offer_extra(self, state: BHState) -> Question | Result:
        """A natural six allows another attack roll (BH-32)."""
        if is_gone(state, self.shooter):  # BR-43
            return END
        if self.faces[-1] != "6":  # BH-32 BR-10
            return None
        near = self._targets(state, self.last, self.place, EXTRA_TARGET)  # BX-17/extra
        if self._is("focused", state):
            near = [name for name in near if name == self.target]  # BD-4.t3
        if not near:
            return None
        options = (*map(Target, near), DECLINE)  # BX-17/declined
        return ExtraShot(self._seat(state), options, "BX-17", self.shooter, self.weapon)

    def take_extra(self, state: BHState, choice: Target | Decline | None) -> Result:
        if isinstance(choice, Target):  # BX-17/declined
            self.extra = choice.target  # BH-32
            return again(self.shoot)
        return None

    def choose_next(self, state: BHState) -> Question | Result:
        """The target is gone: the next shot may go to a figure near it (BX-17)."""
        if not self.shots or self.target in state.aliens:
            return None
        near = self._targets(state, self.target, self.stood, NEXT_TARGET)
        if self._is("focused", state) or not near:  # BD-4.t3
            return again(self.check_jam)
        options, seat = (*map(Target, near), DECLINE), self._seat(state)
        return NextShot(seat, options, "BX-17", self.shooter, self.weapon, self.shots)

    def take_next(self, state: BHState, choice: Target | Decline | None) -> Result:
        if isinstance(choice, Decline):
            return again(self.check_jam)
        if choice is not None:
            self.target = choice.target  # BX-17/next
        return again(self.shoot)

    def check_jam(self, state: BHState) -> Result:
        """Two ones in one attack jam the weapon (BH-33)."""
        if self._jams(state):
            jam(state, self.shooter, self.weapon)
            rule = "BD-4.t10" if self._is("overheat", state) else "BH-33"
            state.tell(events.combat.Jammed(self.shooter, self.weapon, rules=(rule,)))
        return END

    def _is(self, trait: str, state: BHState) -> bool:
        return trait in state.box.weapons[self.weapon].traits

    def _jams(self, state: BHState) -> bool:
        if self.shooter == SHIP or self.steady:  # BH-24/jam
            return False
        if self._is("overheat", state):
            return len(self.faces) == 3 and len(set(self.faces)) == 1  # BD-4.t10 BR-38
        ones = self.faces.count("1")
        if state.options.jam_by_turn:  # BR-11/apart BR-11/switch
            key = f"ones {self.shooter} {self.weapon} {state.turn}"
            ones += state.actions.get(key, 0)
            state.actions = {**state.actions, key: ones}
        return ones >= 2  # BH-33 BR-11 BR-9/jam

    def _targets(self, state: BHState, target: str, place: Point, inches: int) -> list[AlienId]:
        """A target itself and aliens near it that can be fired at; or those who must be (BH-25)."""
        reach = range_of(state, self.shooter, self.weapon)
        must = () if self.shooter == SHIP else forced_targets(state, self.shooter)  # BX-17/near
        return [
            name
            for name, row in state.aliens.items()
            if (name in must if must else name == target or near_figure(place, row.at, inches))
            and is_near(state, self.shooter, str(name), reach)
            and seen(state, self.shooter, str(name)).seen
        ]  # BX-17 BH-25

    def _seat(self, state: BHState) -> Seat:
        row = state.troopers.get(TrooperId(self.shooter))
        return leader(state) if row is None else row.seat


def mark_fired(state: BHState, shooter: str) -> None:
    """A trooper has fired in this turn."""
    if shooter in state.troopers:
        state.change_trooper(TrooperId(shooter), fired=True, acted=True)


def jam(state: BHState, shooter: str, weapon: str) -> None:
    """A weapon of a trooper is jammed."""
    row = state.troopers.get(TrooperId(shooter))
    if row is not None:
        state.change_trooper(TrooperId(shooter), jammed=(*row.jammed, weapon))
