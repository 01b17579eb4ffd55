"""BH-38 to BH-42, BX-23 to BX-26 What a hit does."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch4_combat.odds import is_out, outcome
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import toughness_of
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.ground import bases, place_of, spheres, table_of
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.geometry.plane.exact import INCH, Point, away, text
from xenofront.kernel import END, Dice, Procedure, Result, again

KNOCK_BACK = INCH


class Hit(Procedure):
    """BH-38, BH-39: a save, then a die against toughness."""

    CITATION: ClassVar[str] = "BH-39"

    figure: str
    damage: int
    origin: Point
    how: str
    """``shot``, ``area``, ``brawl``, ``assassin``, ``blast``, ``fall``, ``spit``, ``dart``."""
    piercing: bool = False

    def save(self, state: BHState) -> Dice | Result:
        if self.figure not in bases(state):
            return END
        needed = save_needed(state, self.figure, self.how, piercing=self.piercing)
        return roll("save", "BX-23") if needed else again(self.damage_roll)

    def saved(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        if faces is None:
            return again(self.damage_roll)
        needed = save_needed(state, self.figure, self.how, piercing=self.piercing)
        success = int(faces[0]) >= needed  # BH-38/stopped BH-38/failed BX-23
        told = events.combat.Saved(self.figure, faces[0], needed, success, rules=("BX-23",))
        state.tell(told)
        if not success:
            return None
        knock_back(state, self.figure, self.origin)  # BH-38/back BX-23/back
        return again(self.fallen)

    def damage_roll(self, state: BHState) -> Dice:
        return roll("damage", "BH-39")

    def suffer(self, state: BHState, faces: tuple[str, ...]) -> Result:
        toughness = toughness_of(state, self.figure)
        result = outcome(int(faces[0]), self.damage, toughness)  # BH-39
        rule = {"dead": "BH-40", "wounded": "BH-41", "stunned": "BH-42"}[result]
        told = events.combat.DamageRolled(
            self.figure, faces[0], self.damage, toughness, result, rules=("BH-39", rule)
        )
        state.tell(told)
        if result == "dead":
            strike_down(state, self.figure)  # BH-40
        elif result == "wounded":
            wound(state, self.figure)  # BH-41
        else:
            stun(state, self.figure, "BH-42")  # BH-42
        return None

    def fallen(self, state: BHState) -> Result:
        return bh.Fallen(self.how)

    def over(self, state: BHState) -> Result:
        return END


# -- what becomes of figures -------------------------------------------------------------------


def strike_down(state: BHState, figure: str) -> None:
    """A figure is out; :class:`Fallen` takes it off the table."""
    state.dying = (*state.dying, figure)


def wound(state: BHState, figure: str) -> None:
    """A first wound hinders, a second one ends it (BX-24)."""
    state.tell(events.combat.Wounded(figure, rules=("BX-24",)))
    if figure in state.troopers:
        wounds = state.troopers[TrooperId(figure)].wounds + 1
        state.change_trooper(TrooperId(figure), wounds=wounds)
    else:
        wounds = state.aliens[AlienId(figure)].wounds + 1
        state.change_alien(AlienId(figure), wounds=wounds)
    if is_out(wounds, 0):
        strike_down(state, figure)


def stun(state: BHState, figure: str, rule: str) -> None:
    """A stun marker; three of them knock a figure out (BX-25)."""
    markers = stun_of(state, figure) + 1
    _mark(state, figure, markers)
    state.tell(events.combat.Stunned(figure, markers, rules=(rule, "BX-25")))
    if is_out(0, markers):
        strike_down(state, figure)


def markers_of(state: BHState, figure: str) -> tuple[int, int]:
    """The wounds and stun markers of a figure on the table."""
    row = state.troopers.get(TrooperId(figure)) or state.aliens[AlienId(figure)]
    return row.wounds, row.stun


def stun_of(state: BHState, figure: str) -> int:
    """The stun markers of a figure on the table."""
    if figure in state.troopers:
        return state.troopers[TrooperId(figure)].stun
    return state.aliens[AlienId(figure)].stun


def lose_stun(state: BHState, figure: str) -> None:
    """A stun marker goes."""
    left = stun_of(state, figure) - 1
    _mark(state, figure, left)
    state.tell(events.turn.StunWornOff(figure, left, rules=("BX-25",)))


def _mark(state: BHState, figure: str, markers: int) -> None:
    if figure in state.troopers:
        state.change_trooper(TrooperId(figure), stun=markers)
    else:
        state.change_alien(AlienId(figure), stun=markers)


def knock_back(state: BHState, figure: str, origin: Point) -> None:
    """Straight away from the attacker, up to solid terrain or figures (BR-14)."""
    here = place_of(state, figure)
    push(state, figure, away(here, origin, KNOCK_BACK), "BH-38")  # BR-14/away


def push(state: BHState, figure: str, goal: Point, rule: str) -> None:
    """A forced straight move; hard against something solid it stuns (BX-26)."""
    here = place_of(state, figure)
    others = tuple(at for name, at in bases(state).items() if name != figure)
    blocked = spheres(state) if figure in state.aliens else ()  # BH-9/thrown
    pushed = table_of(state).pushed(here, goal, others, blocked)  # BR-14
    put(state, figure, pushed.end)
    state.tell(events.combat.KnockedBack(figure, text(pushed.end), rules=(rule, "BR-14")))
    if pushed.by == "solid" and pushed.left > INCH:  # BX-26
        stun(state, figure, "BX-26")


def put(state: BHState, figure: str, at: Point) -> None:
    """Move a figure somewhere else, whichever side it is on."""
    if figure in state.troopers:
        state.change_trooper(TrooperId(figure), at=at)
    else:
        state.change_alien(AlienId(figure), at=at)


class Fallen(Procedure):
    """BX-24, BX-25: figures that are out leave the table, and what follows from it happens."""

    CITATION: ClassVar[str] = "BX-24"

    how: str = ""
    figure: str = ""
    at: Point = Point(0, 0)

    def look(self, state: BHState) -> Result:
        if not state.dying:
            return END
        dying = state.dying[0]
        state.dying = tuple(name for name in state.dying if name != dying)
        if dying not in bases(state):
            return again(self.look)
        self.figure, self.at = dying, place_of(state, dying)
        if dying in state.troopers:
            self._trooper_down(state, TrooperId(dying))
            return bh.TrooperFallen(TrooperId(dying))
        state.remove_alien(AlienId(dying))
        state.tell(events.combat.AlienKilled(dying, self.how, rules=("BH-40",)))
        return bh.AlienFallen(self.at)

    def next(self, state: BHState) -> Result:
        return again(self.look)

    def _trooper_down(self, state: BHState, trooper: TrooperId) -> None:
        row = state.troopers[trooper]
        if row.package:
            objective = row.package
            state.change_objective(objective, at=row.at, taken=False)  # BH-47
            told = events.combat.PackageDropped(objective, text(row.at), rules=("BH-47",))
            state.tell(told)
        state.change_trooper(trooper, fate="casualty", package="", phase="done")
        state.tell(events.combat.TrooperDown(trooper, self.how, rules=("BH-40",)))
