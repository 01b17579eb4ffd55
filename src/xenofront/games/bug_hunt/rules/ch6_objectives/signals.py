"""BD-7.g Signals, an option: investigated like locations, some of them a danger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch6_objectives.spawns import add_spawn
from xenofront.games.bug_hunt.rules.ch7_campaign.characters import gain_reputation
from xenofront.games.bug_hunt.rules.dice import random_direction, roll
from xenofront.games.bug_hunt.rules.ground import bases, near_point, table_of, troopers_near
from xenofront.games.bug_hunt.rules.names import PointId, TrooperId
from xenofront.games.bug_hunt.rules.state import BHState, Point, Trooper
from xenofront.kernel import END, Chance, Choice, Dice, Procedure, Result, again, removed

NEAR = 3
CALLS = 9


class LookInto(Choice, frozen=True, gc=False):
    """To investigate a signal."""

    VERB: ClassVar[str] = "investigate"

    signal: PointId


def refusal(state: BHState, trooper: TrooperId, choice: LookInto) -> str | None:
    signal = state.signals.get(choice.signal)
    row = state.troopers[trooper]
    if signal is None or row.brawled:
        return "BD-7.g"
    return None if near_point(row.at, signal.at, NEAR) else "BD-7.g"  # BD-7.g/near


def options(state: BHState, trooper: TrooperId) -> Iterator[LookInto]:
    for choice in map(LookInto, state.signals):
        if refusal(state, trooper, choice) is None:
            yield choice


def start(state: BHState, trooper: TrooperId, choice: LookInto) -> Procedure:
    return bh.Investigate(trooper, choice.signal)


def join(state: BHState, kind: str, profile: str, at: Point, leader: TrooperId) -> TrooperId:
    """Somebody new stands as near as there is room, and acts with the squad."""
    numbers = state.box.catalogue.profiles[profile]
    place = table_of(state).free_point(at, tuple(bases(state).values())) or at
    name = TrooperId(f"{kind}-{state.arrive()}")
    row = Trooper(
        name=numbers.name,
        kind=kind,
        team=name,
        seat=state.troopers[leader].seat,
        at=place,
        reactions=numbers.reactions,
        speed=numbers.speed,
        combat=numbers.combat,
        toughness=numbers.toughness,
        tech=numbers.tech,
        save=numbers.save,
        weapons=numbers.weapons,
        phase="done",
    )
    state.add_trooper(name, row)
    state.tell(events.missions.Joined(name, rules=("BD-7.g",)))
    return name


class Investigate(Procedure):
    """BD-7.g: what a signal turns out to be."""

    CITATION: ClassVar[str] = "BD-7.g"

    trooper: TrooperId
    signal: PointId
    at: Point = Point(0, 0)

    def roll_die(self, state: BHState) -> Dice:
        return roll("signal", "BD-7.g")

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        self.at = state.signals[self.signal].at
        effect = state.box.row("signals", int(faces[0])).effect
        state.signals = removed(state.signals, self.signal)
        state.investigated += 1
        told = events.missions.SignalFound(
            self.trooper, self.signal, effect, rules=(f"BD-7.g{faces[0]}",)
        )
        state.tell(told)
        match effect:
            case "civilians":
                return None
            case "evidence":
                state.evidence += 1  # BD-7.g2
            case "danger":
                return again(self.direction)  # BD-7.g3
            case "ambush":
                return bh.Ambush(self.at)  # BD-7.g4
            case "trooper":
                profile = "grunt"
                name = join(state, "stray", profile, self.at, self.trooper)  # BD-7.g5/pistol
                state.change_trooper(name, weapons=("service_pistol",))  # BD-7.g5/pistol
                gain_reputation(state, 1, "BD-7.g5")  # BD-7.g5/reputation
            case "supplies":
                state.supplies += 2  # BD-7.g6
        return END

    def roll_civilians(self, state: BHState) -> Dice:
        return roll("civilians", "BD-7.g1", 1, 3)

    def join_civilians(self, state: BHState, faces: tuple[str, ...]) -> Result:
        for _ in range(int(faces[0])):  # BD-7.g1/join
            join(state, "civilian", "civilian", self.at, self.trooper)
        return END

    def direction(self, state: BHState) -> Chance:
        return random_direction("spawn_direction", "BD-7.g3")

    def open_spawn(self, state: BHState, degrees: str) -> Result:
        add_spawn(state, int(degrees), "BD-7.g3")
        return END


class Ambush(Procedure):
    """BD-7.g4: a signal that was a trap counts as a contact right there."""

    CITATION: ClassVar[str] = "BD-7.g4"

    at: Point

    def spring(self, state: BHState) -> Result:
        return bh.RevealAliens(self.at)  # BD-7.g4

    def over(self, state: BHState) -> Result:
        return END


class SignalChecks(Procedure):
    """BD-7.g: at each turn end signals near troopers may draw contacts."""

    CITATION: ClassVar[str] = "BD-7.g"

    waiting: tuple[PointId, ...] = ()
    drawn: tuple[PointId, ...] = ()

    def look(self, state: BHState) -> Result:
        self.waiting = tuple(
            name
            for name, row in state.signals.items()
            if troopers_near(state, row.at, CALLS)  # BD-7.g/far
        )
        return None if self.waiting else END

    def roll_all(self, state: BHState) -> Dice:
        return roll("signal_calls", "BD-7.g", len(self.waiting))

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        for name, face in zip(self.waiting, faces, strict=True):
            drawn = face == "1"  # BD-7.g/call
            state.tell(events.missions.SignalAnswered(name, face, drawn, rules=("BD-7.g",)))
            if drawn:
                self.drawn = (*self.drawn, name)
        return None

    def come(self, state: BHState) -> Result:
        if not self.drawn:
            return END
        name, self.drawn = self.drawn[0], self.drawn[1:]
        return bh.NewContact(state.signals[name].at)

    def next(self, state: BHState) -> Result:
        return again(self.come)
