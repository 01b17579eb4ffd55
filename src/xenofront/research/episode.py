"""One episode: a game played step by step, system-neutral and without any framework."""

from __future__ import annotations

from typing import Any

from xenofront.games.factory import new_game, system
from xenofront.kernel import SQUAD, Chance, Game, Question, Seat, Side, open_position, save
from xenofront.players.worth import outcome_worth
from xenofront.research.fields import ACTIONS
from xenofront.research.tasks import Task


class IllegalAction(ValueError):
    """An action that is not offered."""


def reopened(task: Task, data: bytes, steps: dict[Side, int], manual: bool) -> Episode:  # noqa: FBT001 - pickled
    """An episode from its position."""
    found: Episode = object.__new__(Episode)
    found.task, found.taken = task, steps
    found.game = open_position(system(task.system), data, manual=manual)
    return found


class Episode:
    """A game of a task. Questions with a single answer are answered at once."""

    __slots__ = ("game", "taken", "task")

    def __init__(
        self,
        task: Task,
        seed: int,
        *,
        options: dict[str, bool | int | str] | None = None,
        manual: bool = False,
    ) -> None:
        self.task = task
        self.game: Game = new_game(task.setup(seed, options), manual=manual)
        self.taken: dict[Side, int] = {}
        """How many answers each side has given."""
        self._take_forced()

    def clone(self) -> Episode:
        """An independent copy."""
        twin: Episode = object.__new__(Episode)
        twin.task, twin.game, twin.taken = self.task, self.game.clone(), {**self.taken}
        return twin

    def __deepcopy__(self, memo: Any) -> Episode:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return reopened, (self.task, save(self.game), self.taken, self.game.manual)

    @property
    def steps(self) -> int:
        """How many answers were given, forced ones not counted."""
        return sum(self.taken.values())

    def _side(self, seat: Seat | None) -> Side:
        return SQUAD if seat is None else self.game.system.side_of(self.game.state, seat)

    def steps_known_to(self, seat: Seat) -> int:
        """How many answers a seat can count: where sides have secrets, those of its own side.

        Whether another side was asked at all may tell what it holds.
        """
        return self.taken.get(self._side(seat), 0) if self.game.system.has_sides else self.steps

    def is_shown(self, seat: Seat) -> bool:
        """Whether a seat may know what is asked."""
        return not self.game.system.has_sides or self._side(self.asked) == self._side(seat)

    # -- what is asked ---------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, in the order of the squad."""
        state: Any = self.game.state
        return tuple(state.setup.seats)

    @property
    def asked(self) -> Seat | None:
        """Whose answer is awaited; none if chance is, or the game is over."""
        pending = self.game.pending
        return pending.seat if isinstance(pending, Question) else None

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers that can be given, in canonical order."""
        pending = self.game.pending
        return tuple(pending.options[:ACTIONS]) if isinstance(pending, Question) else ()

    @property
    def over(self) -> bool:
        """Whether the mission has ended by its rules."""
        return self.game.pending is None

    @property
    def cut_off(self) -> bool:
        """Whether the step limit ended the episode."""
        return not self.over and self.steps >= self.task.limit

    @property
    def outcome(self) -> str:
        """The mission's outcome; nothing while it is going on."""
        state: Any = self.game.state
        return str(state.outcome) if self.over else ""

    @property
    def reward(self) -> float:
        """1, a half or 0 by the outcome."""
        return outcome_worth(self.outcome)

    # -- answering -------------------------------------------------------------------------------

    def act(self, action: int) -> None:
        """Give the answer of a row; then forced ones up to the next choice.

        One that is not offered changes nothing, but counts as a step.
        """
        refusal, side = self.refusal(action), self._side(self.asked)
        self.taken[side] = self.taken.get(side, 0) + 1
        if refusal:
            raise IllegalAction(refusal)
        pending = self.game.pending
        assert isinstance(pending, Question)
        self.game.answer(pending.choices[action])
        self._take_forced()

    def refusal(self, action: int) -> str:
        """Why an action is not offered; nothing if it is."""
        count = len(self.answers)
        if 0 <= action < count:
            return ""
        return f"action {action} is not offered: there are {count} answers now"

    def settle(self, option: int) -> None:
        """Answer a die or a draw (of a game whose chance is asked for)."""
        pending = self.game.pending
        if not isinstance(pending, Chance):
            raise IllegalAction("no die and no draw is awaited")
        self.game.answer(pending.options[option])
        self._take_forced()

    def _take_forced(self) -> None:
        game = self.game
        while (pending := game.pending) is not None:
            if len(pending.choices) != 1 or getattr(pending, "open", False):
                break
            game.answer(pending.choices[0])
