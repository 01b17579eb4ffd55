"""BH-43 to BH-50, BX-30 Objectives: what completes them, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch5_aliens.specials import centre
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.ground import (
    aliens_near,
    near_point,
    on_table,
    touches_point,
    troopers_near,
)
from xenofront.games.bug_hunt.rules.names import PointId, TrooperId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import END, Choice, Dice, Procedure, Result, again

NEAR = 6
PATROL = 4
HACK = 6
SUCCESS = 2
"""Objective points of a successful mission (BX-30)."""


def points(state: BHState) -> int:
    """What completed objectives are worth; evidence and a survey count as one each (BX-30)."""
    done = sum(row.worth for row in state.objectives.values() if row.done)  # BX-30 BH-48/held
    many = len(state.signals) + state.investigated >= 4  # BD-7.g/enough
    missed = many and state.investigated < 2  # BD-7.g/missed BD-7.g/enough
    return done + state.evidence - (1 if missed and state.options.signals else 0)  # BD-7.g


def completed(state: BHState) -> int:
    """Objectives for the evac roll; a held package counts as its objective (BR-5)."""
    held = {state.troopers[name].package for name in on_table(state)}
    return state.evidence + sum(
        row.worth for name, row in state.objectives.items() if row.done or name in held
    )  # BH-17/objectives BR-5


def complete(state: BHState, objective: PointId, rule: str) -> None:
    """An objective is done."""
    row = state.objectives[objective]
    state.change_objective(objective, done=True)
    told = events.missions.ObjectiveDone(objective, row.kind, row.worth, rules=(rule,))
    state.tell(told)


def open_of(state: BHState, *kinds: str) -> list[PointId]:
    """Objectives of these kinds that are neither done nor failed."""
    return [
        name
        for name, row in state.objectives.items()
        if row.kind in kinds and not row.done and not row.failed
    ]


# -- reaching them -----------------------------------------------------------------------------


def reach_objectives(state: BHState, trooper: TrooperId) -> None:
    """What moving into contact does: scouting begins, a beacon is lit."""
    here = state.troopers[trooper].at
    for name in open_of(state, "scout", "beacon"):
        row = state.objectives[name]
        if not touches_point(here, row.at) or row.reached:  # BH-44/contact
            continue
        if row.kind == "beacon" and open_of(state, "hack", "secure", "scout"):  # BH-49 BR-18
            continue
        rule = "BH-49" if row.kind == "beacon" else "BH-44"
        told = events.missions.ObjectiveReached(trooper, name, rules=(rule,))
        state.tell(told)
        if row.kind == "beacon":
            complete(state, name, "BH-49")  # BH-49/contact
        else:
            state.change_objective(name, reached=True)  # BH-44/before


class ObjectiveChecks(Procedure):
    """BX-1: what is completed at the end of a turn."""

    CITATION: ClassVar[str] = "BX-1"

    patrols: tuple[PointId, ...] = ()

    def look(self, state: BHState) -> Result:
        for name in open_of(state, "scout"):
            if state.objectives[name].reached:
                complete(state, name, "BH-44")  # BH-44/end
        for name in open_of(state, "secure"):
            at = state.objectives[name].at
            if troopers_near(state, at, NEAR) and not aliens_near(state, at, NEAR):  # BH-45 BR-17
                complete(state, name, "BH-45")
        self.patrols = tuple(
            name
            for name in open_of(state, "patrol")
            if troopers_near(state, state.objectives[name].at, NEAR)  # BH-43/near
        )
        survey(state)
        return None

    def roll_patrol(self, state: BHState) -> Dice | Result:
        return roll("patrol", "BH-43") if self.patrols else END

    def patrol(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        if faces is None:
            return END
        name, self.patrols = self.patrols[0], self.patrols[1:]
        success = int(faces[0]) >= PATROL  # BH-43/roll
        told = events.missions.ObjectiveRolled(name, faces[0], success, rules=("BH-43",))
        state.tell(told)
        if success:
            complete(state, name, "BH-43")
        return again(self.roll_patrol)


def survey(state: BHState) -> None:
    """A scientist who spends a full turn at the centre counts as an objective, once (BD-5.6)."""
    if state.surveyed:  # BD-5.6/once
        return
    for name in on_table(state):
        row = state.troopers[name]
        support = state.box.support.get(row.kind)
        busy = row.moved or row.followed or row.fired or row.brawled or row.acted  # BD-5.6/busy
        surveys = support is not None and support.survey  # BD-5.6/others
        if surveys and not busy and near_point(row.at, centre(state), 1):
            state.surveyed, state.evidence = True, state.evidence + 1  # BD-5.6/survey
            state.tell(events.missions.Surveyed(name, rules=("BD-5.6",)))
            return


# -- combat actions ------------------------------------------------------------------------------


class HackIn(Choice, frozen=True, gc=False):
    """To hack an objective."""

    VERB: ClassVar[str] = "hack"

    objective: PointId


class Take(Choice, frozen=True, gc=False):
    """To pick up the package of an objective."""

    VERB: ClassVar[str] = "take"

    objective: PointId


def hack_refusal(state: BHState, trooper: TrooperId, choice: HackIn) -> str | None:
    return _action_refusal(state, trooper, choice.objective, "hack", "BH-50")


def hack_options(state: BHState, trooper: TrooperId) -> Iterator[HackIn]:
    for choice in map(HackIn, open_of(state, "hack")):
        if hack_refusal(state, trooper, choice) is None:
            yield choice


def hack(state: BHState, trooper: TrooperId, choice: HackIn) -> Procedure:
    return bh.Hack(trooper, choice.objective)


def take_refusal(state: BHState, trooper: TrooperId, choice: Take) -> str | None:
    refusal = _action_refusal(state, trooper, choice.objective, "retrieve", "BH-46")
    carries = bool(state.troopers[trooper].package)  # BR-40
    if refusal is None and (carries or state.objectives[choice.objective].taken):  # BH-46/taken
        return "BH-46"
    return refusal


def take_options(state: BHState, trooper: TrooperId) -> Iterator[Take]:
    for choice in map(Take, open_of(state, "retrieve")):
        if take_refusal(state, trooper, choice) is None:
            yield choice


def take(state: BHState, trooper: TrooperId, choice: Take) -> Procedure:
    return bh.TakePackage(trooper, choice.objective)


def _action_refusal(
    state: BHState, trooper: TrooperId, name: PointId, kind: str, rule: str
) -> str | None:
    row = state.troopers[trooper]
    if name not in open_of(state, kind):
        return rule
    if row.brawled:
        return "BX-12"
    return None if touches_point(row.at, state.objectives[name].at) else rule  # BH-46 BH-50


def hack_needed(state: BHState, trooper: TrooperId) -> int:
    """What the die must show."""
    return HACK - state.troopers[trooper].tech  # BH-50/roll


class Hack(Procedure):
    """BH-50: in contact, a combat action and a roll."""

    CITATION: ClassVar[str] = "BH-50"

    trooper: TrooperId
    objective: PointId

    def roll_die(self, state: BHState) -> Dice:
        return roll("hack", "BH-50")

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        success = int(faces[0]) >= hack_needed(state, self.trooper)  # BH-50/roll
        told = events.missions.ObjectiveRolled(self.objective, faces[0], success, rules=("BH-50",))
        state.tell(told)
        if success:
            complete(state, self.objective, "BH-50")
        return END


class TakePackage(Procedure):
    """BH-46: a trooper in contact picks up the package."""

    CITATION: ClassVar[str] = "BH-46"

    trooper: TrooperId
    objective: PointId

    def take(self, state: BHState) -> Result:
        state.change_objective(self.objective, taken=True)
        state.change_trooper(self.trooper, package=self.objective)  # BH-46
        told = events.missions.PackageTaken(self.trooper, self.objective, rules=("BH-46",))
        state.tell(told)
        return END
