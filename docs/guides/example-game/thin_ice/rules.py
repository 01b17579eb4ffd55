"""The rules of Thin Ice: state, answers, questions, events and procedures.

They are pure: no files, no clock, no ``random``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from xenofront.kernel import (
    END,
    Choice,
    Dice,
    Event,
    Procedure,
    Public,
    Question,
    Result,
    Seat,
    Setup,
    SetupRefused,
    State,
    System,
    again,
    changed,
)

DIE = ("1", "2", "3", "4", "5", "6")
LONGEST = 3  # TI-1.b
LEAST, MOST = 1, 4


# -- the state: tables of frozen rows, replaced and never changed ----------------------------------


class Walker(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    place: int = 0
    """Floes behind it; the shore is at the mission's number of floes."""
    wet: bool = False
    lost: bool = False


class IceState(State, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything here is public: nobody has secrets."""

    walkers: Public[Mapping[Seat, Walker]] = {}
    turn: Public[int] = 0
    outcome: Public[str] = ""

    def change(self, walker: Seat, **fields: Any) -> None:
        self.walkers = changed(self.walkers, walker, **fields)


def is_safe(state: IceState, walker: Seat) -> bool:
    return state.walkers[walker].place == state.box.mission.floes  # TI-3.a


def on_the_ice(state: IceState) -> list[Seat]:
    """Who still has to cross, in the order of the squad."""
    return [w for w, row in state.walkers.items() if not row.lost and not is_safe(state, w)]


# -- answers: classes whose fields make the readable key, "walk 2" or "wait" -----------------------


class Walk(Choice, frozen=True, gc=False):
    VERB: ClassVar[str] = "walk"

    floes: int


class Wait(Choice, frozen=True, gc=False):
    VERB: ClassVar[str] = "wait"


# -- questions: who is asked, which answers there are, by which rule, and about what ---------------


class NextMove(Question, frozen=True, gc=False):
    WHAT: ClassVar[str] = "next_move"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Walk, Wait)

    left: int
    """Floes to the shore."""


# -- events: what happened, with the rules it happened by ------------------------------------------


class TurnBegan(Event, frozen=True, gc=False):
    turn: int
    last: int


class Walked(Event, frozen=True, gc=False):
    walker: Seat
    floes: int


class Rested(Event, frozen=True, gc=False):
    walker: Seat
    dried: bool


class IceRolled(Event, frozen=True, gc=False):
    walker: Seat
    face: str
    broke: bool


class BrokeIn(Event, frozen=True, gc=False):
    walker: Seat
    lost: bool


class ReachedShore(Event, frozen=True, gc=False):
    walker: Seat


class Ended(Event, frozen=True, gc=False):
    outcome: str


# -- procedures: each public method is a step; steps run in the order in which they are written ----


class Crossing(Procedure):
    """TI-3: turn after turn, until nobody is left on the ice or the last turn is over."""

    CITATION: ClassVar[str] = "TI-3"

    def begin_turn(self, state: IceState) -> Result:
        if not on_the_ice(state) or state.turn == state.box.mission.turns:  # TI-3.b
            return again(self.finish)
        state.turn += 1
        state.tell(TurnBegan(state.turn, state.box.mission.turns, rules=("TI-1.a",)))
        return Turn()

    def next_turn(self, state: IceState) -> Result:
        return again(self.begin_turn)

    def finish(self, state: IceState) -> Result:
        safe = [is_safe(state, walker) for walker in state.walkers]
        state.outcome = "accomplished" if all(safe) else "partially" if any(safe) else "failed"
        state.tell(Ended(state.outcome, rules=("TI-3.c",)))  # TI-3.c
        return END


class Turn(Procedure):
    """TI-1: each walker acts once."""

    CITATION: ClassVar[str] = "TI-1"

    acted: tuple[Seat, ...] = ()

    def choose(self, state: IceState) -> Question | Result:
        waiting = self._waiting(state)
        if not waiting:
            return END
        walker = waiting[0]
        left = state.box.mission.floes - state.walkers[walker].place
        walks = [Walk(n) for n in range(1, min(LONGEST, left) + 1)]  # TI-1.b
        return NextMove(walker, (*walks, Wait()), "TI-1.b", left)

    def act(self, state: IceState, choice: Walk | Wait) -> Result:
        walker = self._waiting(state)[0]
        self.acted = (*self.acted, walker)  # TI-1.a
        if isinstance(choice, Walk):
            return Stride(walker=walker, floes=choice.floes)
        dried = state.walkers[walker].wet
        state.change(walker, wet=False)  # TI-2.c
        state.tell(Rested(walker, dried, rules=("TI-2.c",)))
        return None

    def go_on(self, state: IceState) -> Result:
        return again(self.choose)

    def _waiting(self, state: IceState) -> list[Seat]:
        return [walker for walker in on_the_ice(state) if walker not in self.acted]

    def _preview_choose(self, state: IceState, choice: Walk | Wait) -> int:
        """Of 6 rolls, so many break the ice."""
        return breaking_faces(choice.floes) if isinstance(choice, Walk) else 0


def breaking_faces(floes: int) -> int:
    """How many faces of the die break the ice under somebody who walks so far."""
    return sum(breaks(face, floes) for face in DIE)


def breaks(face: str, floes: int) -> bool:
    return int(face) < floes  # TI-2.a


class Stride(Procedure):
    """TI-2: a walk, and the die that it may need."""

    CITATION: ClassVar[str] = "TI-2"

    walker: Seat
    floes: int

    def roll(self, state: IceState) -> Dice | Result:
        return Dice("ice", (DIE,), "TI-2.a") if self.floes > 1 else None  # TI-2.a

    def listen(self, state: IceState, faces: tuple[str, ...] | None) -> Result:
        if faces is None:
            return None
        broke = breaks(faces[0], self.floes)
        state.tell(IceRolled(self.walker, faces[0], broke, rules=("TI-2.a",)))
        return again(self.break_in) if broke else None

    def walk(self, state: IceState) -> Result:
        place = state.walkers[self.walker].place + self.floes
        state.change(self.walker, place=place)
        state.tell(Walked(self.walker, self.floes, rules=("TI-1.b",)))
        if is_safe(state, self.walker):
            state.tell(ReachedShore(self.walker, rules=("TI-3.a",)))
        return END

    def break_in(self, state: IceState) -> Result:
        lost = state.walkers[self.walker].wet  # TI-2.b
        state.change(self.walker, wet=True, lost=lost)
        state.tell(BrokeIn(self.walker, lost, rules=("TI-2.b",)))
        return END


# -- the system: all that the kernel wants to know -------------------------------------------------


def begin(setup: Setup, box: Any) -> tuple[IceState, Procedure]:
    """The state before the first question, and the procedure that runs the game."""
    if not LEAST <= len(setup.seats) <= MOST:
        raise SetupRefused(f"a squad has {LEAST} to {MOST} walkers, not {len(setup.seats)}")
    if setup.options:
        raise SetupRefused("Thin Ice has no options")
    walkers = {seat: Walker() for seat in setup.seats}
    return IceState(setup=setup, seed=setup.seed, walkers=walkers, box=box), Crossing()


def seats(state: IceState) -> tuple[Seat, ...]:
    return state.setup.seats


def place(position: Mapping[str, Any], setup: Setup, box: Any) -> IceState:
    """The position of a scenario script, put on the table."""
    rows = msgspec.convert(position.get("walkers", {}), dict[Seat, Walker])
    return IceState(
        setup=setup, seed=setup.seed, walkers=rows, turn=position.get("turn", 1), box=box
    )


def describe(state: IceState) -> dict[str, Any]:
    """A position, written down for a scenario script."""
    return {"walkers": msgspec.to_builtins(dict(state.walkers)), "turn": state.turn}


def no_content(setup: Setup) -> Any:
    raise LookupError("rules read no files: xenofront.games.factory says where content is")


SYSTEM = System(
    name="thin-ice",
    version=1,
    state=IceState,
    package=__name__,
    begin=begin,
    seats=seats,
    place=place,
    describe=describe,
    box_for=no_content,
)
