"""BX-1 A mission from set-up to its end, and the turn with its phases."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ground import on_table
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.kernel import END, Procedure, Result, again

PHASES = ("priority", "reactions", "quick", "aliens", "slow", "end")  # BX-1/order BX-1/between


class MissionPlay(Procedure):
    """BX-1: turn after turn, until nobody is left on the table."""

    CITATION: ClassVar[str] = "BX-1"

    def before(self, state: BHState) -> Result:
        return bh.BeforeMission()

    def set_up(self, state: BHState) -> Result:
        return bh.SetUp()

    def begin_turn(self, state: BHState) -> Result:
        if not on_table(state):  # BR-26/going
            return again(self.finish)
        state.turn += 1
        refresh(state)
        state.tell(events.turn.TurnBegan(state.turn, rules=("BX-1",)))
        return bh.Turn(0)

    def go_on(self, state: BHState) -> Result:
        return again(self.begin_turn)

    def finish(self, state: BHState) -> Result:
        return bh.MissionEnd()

    def after(self, state: BHState) -> Result:
        return bh.AfterMission()

    def over(self, state: BHState) -> Result:
        return END


class Turn(Procedure):
    """BX-1: the phases of a turn in their order."""

    CITATION: ClassVar[str] = "BX-1"

    number: int = 0

    def begin(self, state: BHState) -> Result:
        lucky = state.options.movie_magic  # BD-9.f1/start BD-9.f7/start BD-9.f8/start
        return bh.TurnLuck("start") if lucky else None

    def phase(self, state: BHState) -> Result:
        if self.number == len(PHASES):
            return again(self.luck)
        if not on_table(state):
            self.number = len(PHASES)
            return bh.ObjectiveChecks()  # BH-44
        name = PHASES[self.number]
        self.number += 1
        if name == "priority" and state.turn == 1:  # BX-7/first BX-1/first
            return again(self.phase)
        state.phase = name
        state.tell(events.turn.PhaseBegan(name, rules=("BX-1",)))
        match name:
            case "priority":
                return bh.PriorityRoll()
            case "reactions":
                return bh.ReactionRoll()
            case "quick" | "slow":
                return bh.TrooperPhase(name)
            case "aliens":
                return bh.AlienPhase()
        return bh.EndPhase()

    def next_phase(self, state: BHState) -> Result:
        return again(self.phase)

    def luck(self, state: BHState) -> Result:
        lucky = state.options.movie_magic  # BD-9.f1/end BD-9.f7/end BD-9.f8/end
        return bh.TurnLuck("end") if lucky else None

    def over(self, state: BHState) -> Result:
        return END


def refresh(state: BHState) -> None:
    """A new turn: nobody has done anything yet."""
    for name in on_table(state):
        clear_flags(state, name)  # BX-1/anew
    for alien in state.aliens:
        state.change_alien(alien, fresh=False, acted=False)  # BX-10/act
    for contact in state.contacts:
        state.change_contact(contact, moved=False)
    state.distractions = ()


def clear_flags(state: BHState, trooper: TrooperId) -> None:
    """What a trooper did in the last turn is forgotten."""
    flags = ("moved", "fired", "brawled", "acted", "dashed", "snapped", "followed")
    state.change_trooper(trooper, phase="", **dict.fromkeys(flags, False))
