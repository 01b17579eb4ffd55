"""BX-5, BX-6, BX-7 The phases: new contacts, troopers in any order, the end of the turn."""

from __future__ import annotations

from typing import ClassVar, Final

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import leave, stand_down
from xenofront.games.bug_hunt.rules.dice import random_direction, roll
from xenofront.games.bug_hunt.rules.ground import leader, on_table, table_of
from xenofront.games.bug_hunt.rules.names import TrooperId
from xenofront.games.bug_hunt.rules.state import BHState, Point
from xenofront.kernel import END, Chance, Choice, Dice, Procedure, Question, Result, again


class PriorityRoll(Procedure):
    """BX-7: the more urgent the mission, the more contacts come."""

    CITATION: ClassVar[str] = "BX-7"

    left: int = 0

    def roll_dice(self, state: BHState) -> Dice | Result:
        if state.delayed_until >= state.turn:  # BH-11 BR-21/priority
            return END
        return roll("priority", "BX-7", state.priority)  # BX-7/dice

    def read(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        if faces is None:
            return END
        sixes = faces.count("6")
        every = state.box.difficulties[state.options.difficulty].contact_per_six
        self.left = sixes if every else min(sixes, 1)  # BX-7/six BX-7/every
        state.tell(events.turn.PriorityRolled(faces, self.left, rules=("BX-7",)))
        return None

    def direction(self, state: BHState) -> Chance | Result:
        return random_direction("contact_edge", "BX-7") if self.left else END

    def place(self, state: BHState, degrees: str | None) -> Result:
        if degrees is None:
            return END
        self.left -= 1
        centre = Point(state.size.x // 2, state.size.y // 2)  # BX-7/edge
        at = table_of(state).edge_from(centre, int(degrees))  # BX-7/edge
        return bh.NewContact(at, free_shots=True)

    def more(self, state: BHState) -> Result:
        return again(self.direction)


class Act(Choice, frozen=True, gc=False):
    """To act with a trooper."""

    VERB: ClassVar[str] = "act"

    trooper: TrooperId


class KeepReady(Choice, frozen=True, gc=False):
    """To let a trooper hold for snap fire."""

    VERB: ClassVar[str] = "hold"

    trooper: TrooperId


class EndTroopers(Choice, frozen=True, gc=False):
    """To end the phase, whoever could still act."""

    VERB: ClassVar[str] = "end"


class GiveUp(Choice, frozen=True, gc=False):
    """To give the mission up."""

    VERB: ClassVar[str] = "concede"


END_TROOPERS: Final = EndTroopers()
GIVE_UP: Final = GiveUp()


class ChooseTrooper(Question, frozen=True, gc=False):
    """Which trooper acts."""

    WHAT: ClassVar[str] = "trooper"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Act, KeepReady, EndTroopers, GiveUp)


class TrooperPhase(Procedure):
    """BX-5: the troopers of a phase act in any order; in the quick phase they may hold (BX-6)."""

    CITATION: ClassVar[str] = "BX-5"

    name: str

    def choose(self, state: BHState) -> Question | Result:
        waiting = waiting_for(state, self.name)
        if not waiting:
            return END
        options: list[Choice] = [Act(trooper) for trooper in waiting]  # BX-5 BX-3/singly
        if self.name == "quick":  # BX-6/slow
            fit = [t for t in waiting if not state.troopers[t].stun]  # BR-34
            options += [KeepReady(trooper) for trooper in fit]  # BX-6/hold
        options += [END_TROOPERS, GIVE_UP]
        return ChooseTrooper(leader(state), tuple(options), "BX-5")

    def act(self, state: BHState, choice: Act | KeepReady | EndTroopers | GiveUp | None) -> Result:
        match choice:
            case None:
                return END
            case GiveUp():
                return bh.Concede()
            case EndTroopers():
                for name in waiting_for(state, self.name):
                    stand_down(state, name, stunned=bool(state.troopers[name].stun))
                return END
            case KeepReady(name):
                state.change_trooper(name, phase="held")  # BX-6/hold
                state.tell(events.turn.Held(name, rules=("BX-6",)))
                return None
            case Act(name):
                return bh.Activation(name)

    def next(self, state: BHState) -> Result:
        return again(self.choose)


def waiting_for(state: BHState, phase: str) -> list[TrooperId]:
    """Troopers who may still act in a phase; who held and did not fire, in the slow one (BX-6)."""
    phases = ("slow", "held") if phase == "slow" else (phase,)  # BX-6/move BX-6/shoot
    return [name for name in on_table(state) if state.troopers[name].phase in phases]


class Concede(Procedure):
    """BR-27: who is left on the table is lost."""

    CITATION: ClassVar[str] = "BR-27"

    def give_up(self, state: BHState) -> Result:
        state.tell(events.turn.Conceded(rules=("BR-27",)))
        for name in on_table(state):
            leave(state, name)  # BR-27
        return END


class EndPhase(Procedure):
    """BX-1: what is looked at when a turn ends, in this order."""

    CITATION: ClassVar[str] = "BX-1"

    number: int = 0

    def part(self, state: BHState) -> Result:
        parts = (
            bh.DropShipFire,
            bh.ObjectiveChecks,
            bh.SignalChecks,
            bh.BlockRolls,
            bh.SpawnPoints,
            bh.EvacStep,
            bh.AlienSpecials,
            bh.LeastContacts,
        )  # BX-1/end
        if self.number == len(parts):
            return END
        self.number += 1
        return parts[self.number - 1]()

    def next(self, state: BHState) -> Result:
        return again(self.part)
