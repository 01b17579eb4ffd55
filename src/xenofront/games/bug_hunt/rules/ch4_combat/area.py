"""BX-19, BH-31 Area weapons and flash grenades."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch4_combat.attack import mark_fired
from xenofront.games.bug_hunt.rules.ch4_combat.hits import markers_of, stun
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE, Odds, finished
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import (
    Blow,
    aim,
    blow_of,
    hit_odds,
    is_gone,
    origin_of,
    radius_of,
)
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.ground import bases, near_point
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.geometry.plane.exact import Point, text
from xenofront.kernel import END, Dice, Procedure, Result, again


def caught_by(state: BHState, weapon: str, place: Point) -> tuple[str, ...]:
    """Figures near a point at which a weapon is aimed (BX-19, BD-4.t7)."""
    reach = radius_of(state, weapon)
    return tuple(
        name
        for name, at in bases(state).items()
        if near_point(at, place, reach)  # BX-19/caught BD-4.t7
    )


class Caught(NamedTuple):
    """One roll for somebody under a template, and what it may do."""

    figure: str
    needed: int
    """What the die needs; 1 always hits."""
    odds: Odds
    blow: Blow | None = None
    """What hits; nothing where it only stuns."""


def needed_for(state: BHState, weapon: str) -> int:
    """What the die for somebody near the point must show."""
    trait = "stun" if "stun" in state.box.weapons[weapon].traits else "area"
    return state.box.traits[trait].on  # BX-19/caught BD-4.t7


def preview(state: BHState, weapon: str, place: Point) -> list[Caught]:
    """Everybody near a point at which a weapon is aimed: one roll each."""
    definition, needed = state.box.weapons[weapon], needed_for(state, weapon)
    figures = caught_by(state, weapon, place)
    if "stun" in definition.traits:
        part = (7 - needed) * SCALE // 6
        stunned = Odds(part, 0, 0, 0, part)
        return [Caught(f, needed, finished(stunned, *markers_of(state, f))) for f in figures]
    blow = blow_of(definition, "area")
    return [struck(state, figure, needed, blow) for figure in figures]


def struck(state: BHState, figure: str, needed: int, blow: Blow) -> Caught:
    """One roll for somebody who may be hit."""
    odds = hit_odds(state, figure, needed, blow)
    return Caught(figure, needed, finished(odds, *markers_of(state, figure)), blow)


class AreaAttack(Procedure):
    """BX-19: shots at the first target, then everybody near the point, then the ammunition."""

    CITATION: ClassVar[str] = "BX-19"

    shooter: TrooperId
    weapon: str
    at: Point
    target: str = ""
    shots: int = 0
    caught: tuple[str, ...] = ()
    endless: bool = False
    """The weapon never runs out."""

    def begin(self, state: BHState) -> Result:
        mark_fired(state, self.shooter)
        self.shots = state.box.weapons[self.weapon].shots if self.target else 0
        told = events.combat.AreaFired(self.shooter, self.weapon, text(self.at), rules=("BX-19",))
        state.tell(told)
        return None

    def shoot(self, state: BHState) -> Dice | Result:
        if not self.shots or self.target not in state.aliens:
            return again(self.spread)
        return roll("to_hit", "BH-27")

    def read(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        if faces is None:
            return again(self.spread)
        self.shots -= 1
        look = aim(state, self.shooter, self.weapon, self.target)
        hit = int(faces[0]) + look.bonus >= look.needed  # BX-19/shots
        told = events.combat.Fired(
            self.shooter,
            self.weapon,
            self.target,
            faces[0],
            look.bonus,
            look.needed,
            hit,
            look.cover,
            rules=("BX-19", "BH-27"),
        )
        state.tell(told)
        return self._hit(state, self.target) if hit else None

    def next_shot(self, state: BHState) -> Result:
        return again(self.shoot)

    def spread(self, state: BHState) -> Result:
        self.caught = caught_by(state, self.weapon, self.at)  # BX-19 BR-39
        return None

    def still_there(self, state: BHState) -> Result:
        if is_gone(state, self.shooter):  # BR-43
            return END
        self.caught = tuple(name for name in self.caught if name in bases(state))
        return None if self.caught else again(self.ammunition)

    def roll_next(self, state: BHState) -> Dice:
        return roll("caught", "BX-19")

    def catch(self, state: BHState, faces: tuple[str, ...]) -> Result:
        figure, self.caught = self.caught[0], self.caught[1:]
        hit = int(faces[0]) >= needed_for(state, self.weapon)
        state.tell(events.combat.Caught(figure, faces[0], hit, rules=("BX-19",)))
        return self._hit(state, figure) if hit else None

    def more(self, state: BHState) -> Result:
        return again(self.still_there)

    def ammunition(self, state: BHState) -> Dice:
        return roll("ammunition", "BH-31")

    def run_out(self, state: BHState, faces: tuple[str, ...]) -> Result:
        empty = faces[0] == "1" and not self.endless  # BH-31 BD-4.t6
        told = events.combat.AmmoRolled(
            self.shooter, self.weapon, faces[0], empty, rules=("BH-31",)
        )
        state.tell(told)
        row = state.troopers[self.shooter]
        if empty:
            state.change_trooper(self.shooter, empty=(*row.empty, self.weapon))  # BH-31 BD-4.t6
        return END

    def _hit(self, state: BHState, figure: str) -> Procedure:
        damage, how, piercing = blow_of(state.box.weapons[self.weapon], "area")
        return bh.Hit(figure, damage, origin_of(state, self.shooter), how, piercing=piercing)


class Flash(Procedure):
    """BD-4.t7: everybody near the point may be stunned."""

    CITATION: ClassVar[str] = "BX-19"

    shooter: TrooperId
    weapon: str
    at: Point
    caught: tuple[str, ...] = ()

    def begin(self, state: BHState) -> Result:
        mark_fired(state, self.shooter)
        key = f"used {self.shooter} {self.weapon}"
        state.actions = {**state.actions, key: state.actions.get(key, 0) + 1}  # BD-4.13
        told = events.combat.AreaFired(self.shooter, self.weapon, text(self.at), rules=("BD-4.t7",))
        state.tell(told)
        self.caught = caught_by(state, self.weapon, self.at)  # BD-4.t7
        return None

    def roll_all(self, state: BHState) -> Dice:
        return roll("flash", "BD-4.t7", len(self.caught))

    def dazzle(self, state: BHState, faces: tuple[str, ...]) -> Result:
        for figure, face in zip(self.caught, faces, strict=True):
            hit = int(face) >= needed_for(state, self.weapon)
            state.tell(events.combat.Caught(figure, face, hit, rules=("BD-4.t7",)))
            if hit and figure in bases(state):
                stun(state, figure, "BD-4.t7")  # BD-4.t7
        return bh.Fallen()

    def over(self, state: BHState) -> Result:
        return END
