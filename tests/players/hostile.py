"""Players that break every promise, to see that nobody suffers from them."""

from __future__ import annotations

from threading import Event
from typing import Final

from xenofront.kernel import Game
from xenofront.players.base import Choice, because

NO_SUCH_ANSWER: Final = "no such answer"


class CrashingPlayer:
    """Raises instead of answering; after some answers it raises what ends a program."""

    def __init__(self, seed: int = 0) -> None:
        self.asked = seed

    def choose(self, seen: Game) -> Choice:
        self.asked += 1
        if self.asked % 2:
            raise SystemExit(1)
        raise ZeroDivisionError


class IdlePlayer:
    """Never answers."""

    def choose(self, seen: Game) -> Choice:
        Event().wait()
        raise AssertionError


class IllegalPlayer:
    """Answers what nobody asked, and sometimes something that is no answer at all."""

    def __init__(self, seed: int = 0) -> None:
        self.asked = seed

    def choose(self, seen: Game) -> Choice:
        self.asked += 1
        if self.asked % 2:
            return None  # type: ignore[return-value]
        return Choice(NO_SUCH_ANSWER, because("random", options=0))


class SlowPlayer:
    """Answers rightly, but only after so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, seen: Game) -> Choice:
        Event().wait(self.seconds)
        assert seen.pending is not None
        return Choice(seen.pending.options[-1], because("random", options=1))
