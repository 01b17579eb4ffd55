"""BX-27, BX-28 Spawn points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.dice import random_direction, roll
from xenofront.games.bug_hunt.rules.ground import near_figure, near_point, on_table, table_of
from xenofront.games.bug_hunt.rules.names import PointId, TrooperId
from xenofront.games.bug_hunt.rules.state import BHState, SpawnPoint
from xenofront.geometry.plane.exact import Point, text
from xenofront.kernel import END, Chance, Choice, Dice, Procedure, Result, added, again, removed

NEAR = 3
HELP = 1
CLOSE = 6
LONGEST = 4
"""The highest roll that starts a countdown (BX-27)."""


def add_spawn(state: BHState, degrees: int, rule: str) -> None:
    """A spawn point where a random direction from the centre meets the edge."""
    centre = Point(state.size.x // 2, state.size.y // 2)
    at = table_of(state).edge_from(centre, degrees)
    name = PointId(f"spawn-{state.arrive()}")
    state.spawns = added(state.spawns, name, SpawnPoint(at))
    state.tell(events.missions.SpawnPointFound(name, text(at), rules=(rule,)))


def without_countdown(state: BHState) -> list[PointId]:
    """Spawn points that are rolled for (BX-27)."""
    return [name for name, row in state.spawns.items() if not row.countdown]


class SpawnPoints(Procedure):
    """BX-27: at each turn end one more is revealed, countdowns go on, new ones begin."""

    CITATION: ClassVar[str] = "BX-27"

    due: tuple[PointId, ...] = ()

    def direction(self, state: BHState) -> Chance | Result:
        opened = state.actions.get("spawns", 0)
        if opened >= state.spawn_rating:  # BX-27/rating
            return None
        return random_direction("spawn_direction", "BX-27")

    def reveal(self, state: BHState, degrees: str | None) -> Result:
        if degrees is not None:
            add_spawn(state, int(degrees), "BX-27")  # BX-27/reveal
            opened = state.actions.get("spawns", 0)
            state.actions = {**state.actions, "spawns": opened + 1}
        return None

    def count_down(self, state: BHState) -> Result:
        for name, row in state.spawns.items():
            if row.countdown:
                state.change_spawn(name, countdown=row.countdown - 1)  # BX-27/lower
                told = events.missions.CountdownLowered(name, row.countdown - 1, rules=("BX-27",))
                state.tell(told)
                if row.countdown == 1:
                    self.due = (*self.due, name)
        return None

    def spawn(self, state: BHState) -> Result:
        if not self.due:
            return again(self.roll_idle)
        name, self.due = self.due[0], self.due[1:]
        return bh.NewContact(state.spawns[name].at)  # BX-27/contact

    def next(self, state: BHState) -> Result:
        return again(self.spawn)

    def roll_idle(self, state: BHState) -> Dice | Result:
        idle = without_countdown(state)
        return roll("countdown", "BX-27", len(idle)) if idle else END

    def start(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        if faces is None:
            return END
        for name, face in zip(without_countdown(state), faces, strict=True):
            countdown = int(face) if int(face) <= LONGEST else 0  # BX-27/start BX-27/none
            state.change_spawn(name, countdown=countdown)
            told = events.missions.CountdownRolled(name, face, countdown, rules=("BX-27",))
            state.tell(told)
        return END


class Close(Choice, frozen=True, gc=False):
    """To close a spawn point."""

    VERB: ClassVar[str] = "close"

    spawn: PointId


def refusal(state: BHState, trooper: TrooperId, choice: Close) -> str | None:
    """Why a spawn point cannot be closed."""
    spawn = state.spawns.get(choice.spawn)
    row = state.troopers[trooper]
    if spawn is None or row.brawled:
        return "BX-28"
    return None if near_point(row.at, spawn.at, NEAR) else "BX-28"  # BX-28/near


def options(state: BHState, trooper: TrooperId) -> Iterator[Close]:
    for choice in map(Close, state.spawns):
        if refusal(state, trooper, choice) is None:
            yield choice


def start(state: BHState, trooper: TrooperId, choice: Close) -> Procedure:
    return bh.CloseSpawn(trooper, choice.spawn)


def needed(state: BHState, trooper: TrooperId) -> int:
    """What the die must show; somebody beside whose turn is over and who did not fire helps."""
    return CLOSE - state.troopers[trooper].tech - (1 if _is_helped(state, trooper) else 0)  # BX-28


def _is_helped(state: BHState, trooper: TrooperId) -> bool:
    here = state.troopers[trooper].at
    return any(
        name != trooper
        and near_figure(here, state.troopers[name].at, HELP)  # BX-28/helper BX-28/far
        and not state.troopers[name].fired  # BX-28/fired
        and state.troopers[name].phase == "done"  # BX-28/waiting
        for name in on_table(state)
    )


class CloseSpawn(Procedure):
    """BX-28: a roll with Tech, and a helper who does not fire."""

    CITATION: ClassVar[str] = "BX-28"

    trooper: TrooperId
    spawn: PointId

    def roll_die(self, state: BHState) -> Dice:
        return roll("close", "BX-28")

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        least = needed(state, self.trooper)
        success = int(faces[0]) >= least  # BX-28/roll
        told = events.missions.SpawnClosing(
            self.trooper, self.spawn, faces[0], CLOSE - least, success, rules=("BX-28",)
        )
        state.tell(told)
        if success:
            state.spawns = removed(state.spawns, self.spawn)
        return END
