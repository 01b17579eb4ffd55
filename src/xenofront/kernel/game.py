"""A game: the facts, the stack of open procedures, and the pending question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from xenofront.kernel.choices import Choice
from xenofront.kernel.events import Event
from xenofront.kernel.knowledge import Side
from xenofront.kernel.procedure import END, GAME_OVER, Again, BrokenProcedure, Procedure, Step
from xenofront.kernel.questions import (
    Chance,
    Dice,
    IllegalChoice,
    Question,
    RuleId,
    Seat,
    concealed,
)
from xenofront.kernel.state import Setup, State
from xenofront.kernel.streams import below
from xenofront.kernel.system import System

STEP_LIMIT = 20_000
"""Jumps and procedures that may follow one answer before the kernel calls it a runaway."""

FATE = Seat("chance")
"""Who answers dice and draws."""


class Frame(msgspec.Struct, frozen=True):
    """One line of the way through the rulebook to the pending question."""

    procedure: str
    citation: str
    step: str


Watch = Callable[[Event], None]
Naming = Callable[[State, Procedure, Chance | Dice], str]


class _Watched(list[Event]):
    """News that somebody hears at once."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self.watch = watch

    def append(self, event: Event) -> None:
        super().append(event)
        self.watch(event)


class Game:
    """Play by reading ``pending`` and calling ``answer`` until ``pending`` is ``None``.

    With ``manual`` every die and draw is a question too; without it the streams answer them.
    """

    __slots__ = (
        "fates",
        "learned",
        "log",
        "manual",
        "naming",
        "pending",
        "stack",
        "state",
        "system",
        "watch",
    )

    def __init__(
        self, system: System, state: State, stack: list[Procedure], *, manual: bool = False
    ) -> None:
        self.system, self.state, self.stack, self.manual = system, state, stack, manual
        self.pending: Question | Chance | None = None
        self.log: list[Event] = list(state.news)
        self.fates: list[str] = []
        self.learned = False
        self.watch: Watch | None = None
        """Called with each event while the rules go on, before anything else happens."""
        self.naming: Naming | None = None
        """In a rehearsal: how the stream of a question is called, instead of by its own name."""
        if stack:
            self._run(None)

    @classmethod
    def start(cls, system: System, setup: Setup, *, manual: bool = False) -> Game:
        """A new game, set up and waiting for its first answer."""
        state, first = system.begin(setup, system.box_for(setup))
        first.step = first.FIRST
        return cls(system, state, [first], manual=manual)

    # -- answering -------------------------------------------------------------------------

    def answer(self, choice: Choice | str, seat: Seat | None = None) -> None:
        """Answer the pending question; an illegal or failing answer changes nothing.

        A choice may be given as its key.
        """
        pending = self.pending
        if isinstance(pending, Question):
            if type(choice) is str:
                choice = pending.read(choice) or choice
            if seat is not None or pending.open or choice not in pending.choices:
                self._refuse(choice, seat)
        else:
            self._refuse(choice, seat)
        top = self.stack[-1]
        step = top.STEPS[top.step]
        state, stack = self.state.copy(), _copies(self.stack)
        log = len(self.log)
        self.fates, self.learned = [], False
        try:
            answer: Any = choice
            if type(pending) is Chance:
                answer = self._settle_fate(top, step, str(choice))
                if answer is None:
                    return
            top.step = step.following
            self._run(answer)
        except BaseException:
            self.state, self.stack, self.pending = state, stack, pending
            del self.log[log:]
            raise

    def _refuse(self, choice: Choice | str, seat: Seat | None) -> None:
        """An error says why, unless the choice is legal and the seat is asked."""
        pending = self.pending
        if pending is None:
            raise IllegalChoice("none", str(choice), seat or "", "", "the game is over")
        asked = pending.seat if isinstance(pending, Question) else FATE
        if seat is not None and seat != asked:
            why = f"{seat!r} is not asked"
            raise IllegalChoice(pending.what, str(choice), asked, pending.rule, why)
        rule = self.why_not(choice)
        if rule is not None:
            raise IllegalChoice(pending.what, str(choice), asked, rule, "not allowed")

    def _settle_fate(self, top: Procedure, step: Step, choice: str) -> Any:
        """One manual die or draw; ``None`` while more dice of the pool are to come."""
        question = step.function(top, self.state)
        self.fates.append(choice)
        self.learned = True
        if type(question) is Dice:
            top.rolled += (choice,)
            if len(top.rolled) < len(question.pool):
                self.pending = self._single(question, top)
                return None
            answer: Any = top.rolled
            top.rolled = ()
        else:
            answer = choice
        streams = self.state.streams
        self.state.streams = {**streams, question.stream: streams.get(question.stream, 0) + 1}
        return answer

    def let_streams_answer(self) -> None:
        """From now on dice and draws are no questions; one that waits is answered at once."""
        self.manual = False
        if type(self.pending) is Chance:
            self._run(None)

    def follow(self, plan: Sequence[Choice | str]) -> int:
        """Give several answers of one seat up to the first surprise. Says how many were taken."""
        seat = getattr(self.pending, "seat", FATE)
        for taken, choice in enumerate(plan):
            asked = getattr(self.pending, "seat", FATE)
            if self.pending is None or asked != seat or self.why_not(choice) is not None:
                return taken
            self.answer(choice)
            if self.learned:
                return taken + 1
        return len(plan)

    # -- asking about the question -----------------------------------------------------------

    def why(self) -> tuple[Frame, ...]:
        """The way through the rulebook to the pending question, outermost first."""
        return tuple(Frame(type(p).__name__, p.CITATION, p.step) for p in self.stack)

    def why_not(self, choice: Choice | str) -> RuleId | None:
        """The rule that forbids ``choice`` now; ``None`` if it is allowed."""
        pending = self.pending
        if pending is None:
            return ""
        if type(pending) is Chance:
            return None if choice in pending.options else pending.rule
        assert isinstance(pending, Question)
        if type(choice) is str:
            read = pending.read(choice)
            if read is None:
                return pending.rule
            choice = read
        is_open = pending.open
        if not is_open and choice in pending.choices:
            return None
        top = self.stack[-1]
        judge = top.STEPS[top.step].why_not
        rule = judge(top, self.state, choice) if judge else None
        if rule is None and is_open:
            return None
        return rule or pending.rule

    def preview(self, choice: Choice | str) -> Any:
        """What a legal choice would do, as far as the asked seat can know."""
        top = self.stack[-1]
        look = top.STEPS[top.step].preview
        if look is None or not isinstance(self.pending, Question):
            return None
        read = self.pending.read(choice) if type(choice) is str else choice
        return None if read is None else look(top, self.state, read)

    def seen(self, side: Side) -> Game:
        """The game as a side knows it; of a question to another side only who is asked.

        Open procedures hold ids and public facts only, so they are the same for everybody.
        """
        twin = self.clone()
        twin.state = self.system.known(self.state, side)
        pending = self.pending
        if isinstance(pending, Question) and self.system.has_sides:
            if side != self.system.side_of(self.state, pending.seat):
                twin.pending = concealed(pending.seat)
        return twin

    def seen_by(self, seat: Seat) -> Game:
        """The game as a seat knows it."""
        return self.seen(self.system.side_of(self.state, seat))

    def dealt(self, seed: int) -> Game:
        """A whole world that fits a game as a side knows it, for those who think ahead."""
        twin = self.clone()
        twin.state = self.system.resample(self.state, seed)
        return twin

    def clone(self) -> Game:
        """An independent copy with an empty log."""
        twin: Game = object.__new__(Game)
        twin.system, twin.manual, twin.pending = self.system, self.manual, self.pending
        twin.state = self.state.copy()
        twin.stack = _copies(self.stack)
        twin.log, twin.fates, twin.learned = [], [], False
        twin.watch = twin.naming = None
        return twin

    # -- running ------------------------------------------------------------------------------

    def _run(self, answer: Any) -> None:  # noqa: C901, PLR0915 - one loop: calls would be dear
        """Run steps until somebody is asked or no procedure is open.

        A frame's ``step`` is only written where it is left: for a question or another procedure.
        """
        state, stack = self.state, self.stack
        state.news = [] if self.watch is None else _Watched(self.watch)
        top = stack[-1]
        link, at = top.CHAIN[top.step][answer is None], (top.step, "")
        try:
            for _ in range(STEP_LIMIT):
                while link is not None:
                    function, takes_answer, link, at = link
                    if takes_answer:
                        result, answer = function(top, state, answer), None
                    else:
                        result = function(top, state)
                    if result is not None:
                        break
                else:
                    result = END
                if result is END:
                    stack.pop()
                    if not stack:
                        break
                    top = stack[-1]
                    link = top.CHAIN[top.step][1]
                    continue
                kind = type(result)
                if kind is Again:
                    link = top.CHAIN[result.step][1]
                elif chain := getattr(kind, "CHAIN", None):  # what only procedures have
                    top.step = at[1]
                    stack.append(result)
                    top, link = result, chain[None][1]
                elif kind is Dice or kind is Chance:
                    if self.manual and _is_fate(result):
                        top.step = at[0]
                        self.pending = self._single(result, top)
                        self._drain()
                        return
                    answer, link = self._fate(result, top), top.CHAIN[at[1]][0]
                elif isinstance(result, Question):
                    top.step = at[0]
                    self.pending = result
                    self._drain()
                    return
                elif result is GAME_OVER:
                    stack.clear()
                    break
                else:
                    raise BrokenProcedure(f"{type(top).__name__}.{at[0]} returned {result!r}")
            else:
                raise BrokenProcedure(f"no question after {STEP_LIMIT} steps: {self.why()}")
        except BaseException:
            if stack:
                stack[-1].step = at[0]
            raise
        self.pending = None
        self._drain()

    def _fate(self, question: Any, top: Procedure) -> Any:
        """The stream's answer to a die, a pool or a draw."""
        state, stream = self.state, question.stream
        if self.naming is not None:
            stream = self.naming(state, top, question)
        if top.rolled:  # by hand, before the streams took over
            top.rolled = ()
        self.learned = True
        streams = state.streams
        count = streams.get(stream, 0)
        state.streams = {**streams, stream: count + 1}
        if type(question) is Chance:
            options = question.options
            drawn = options[below(len(options), state.seed, stream, count)]
            self.fates.append(drawn)
            return drawn
        pool, limit = question.pool, 1
        for die in pool:
            limit *= len(die)
        value = below(limit, state.seed, stream, count) if limit > 1 else 0
        faces = []
        for die in pool:
            value, face = divmod(value, len(die))
            faces.append(die[face])
        self.fates += faces
        return tuple(faces)

    @staticmethod
    def _single(question: Any, top: Procedure) -> Chance:
        """The question as it is put: of a pool, the next die."""
        if type(question) is Dice:
            return Chance(
                question.what, question.pool[len(top.rolled)], question.rule, question.stream
            )
        return question  # type: ignore[no-any-return]

    def _drain(self) -> None:
        news = self.state.news
        if news:
            self.state.news = []
            self.log += news
            if not self.learned:
                for event in news:
                    if event.BARRIER:
                        self.learned = True
                        break


def _copies(stack: list[Procedure]) -> list[Procedure]:
    """The same open procedures, to be changed independently."""
    return list(map(Procedure.__copy__, stack))  # type: ignore[attr-defined]


def _is_fate(result: Any) -> bool:
    """Whether a result is a die to roll or a card to draw."""
    kind = type(result)
    return kind is Chance or (kind is Dice and bool(result.pool))
