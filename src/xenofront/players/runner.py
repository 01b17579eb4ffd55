"""Letting players play: a crash, an illegal answer or lateness costs the move and is counted."""

from __future__ import annotations

from threading import Thread

import msgspec

from xenofront.kernel import Choice as Answer
from xenofront.kernel import Game
from xenofront.players.base import Choice, Player, Why, asked_seat, because, seen_by


class Mishaps(msgspec.Struct):
    """What a player did wrong, how often."""

    crashed: int = 0
    illegal: int = 0
    late: int = 0

    @property
    def total(self) -> int:
        return self.crashed + self.illegal + self.late


class Runner:
    """One player at the table. With a budget of seconds it has to answer in time.

    A player who is still thinking about an earlier question is late for every other one, so that
    at most one thread of it is alive.
    """

    def __init__(self, player: Player, *, budget: float | None = None) -> None:
        self.player, self.budget = player, budget
        self.mishaps = Mishaps()
        self._thinking: Thread | None = None

    def choose(self, game: Game) -> Choice:
        """A legal answer to the pending question: the player's, or the first that is allowed."""
        seen = seen_by(game, asked_seat(game))
        found = self._asked(seen) if self.budget is None else self._in_time(seen, self.budget)
        if isinstance(found, Why):
            return Choice(first_legal(game), found)
        if not _is_legal(game, found):
            self.mishaps.illegal += 1
            return Choice(first_legal(game), because("illegal"))
        return found

    def play(self, game: Game) -> Choice:
        """Answer the pending question."""
        choice = self.choose(game)
        game.answer(choice.answer)
        return choice

    def _asked(self, seen: Game) -> Choice | Why:
        try:
            return self.player.choose(seen)
        except (Exception, SystemExit):  # noqa: BLE001 - whatever a player does, the game goes on
            self.mishaps.crashed += 1
            return because("crashed")

    def _in_time(self, seen: Game, budget: float) -> Choice | Why:
        if self._thinking is not None and self._thinking.is_alive():
            return self._late()
        answers: list[Choice | Why] = []
        thread = Thread(target=lambda: answers.append(self._asked(seen)), daemon=True)
        thread.start()
        thread.join(budget)
        if not answers:
            self._thinking = thread
            return self._late()
        return answers[0]

    def _late(self) -> Why:
        self.mishaps.late += 1
        return because("late")


def first_legal(game: Game) -> Answer | str:
    """The first listed answer that the rules allow."""
    assert game.pending is not None
    return next(one for one in game.pending.choices if game.why_not(one) is None)


def _is_legal(game: Game, found: object) -> bool:
    if not isinstance(found, Choice) or not isinstance(found.answer, str | Answer):
        return False
    return game.why_not(found.answer) is None
