"""How much may be thought about one question: so many playouts, or so many seconds."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import NamedTuple, Protocol

Clock = Callable[[], float]


class Meter(Protocol):
    """Runs while somebody thinks."""

    def spent(self) -> float:
        """The share of the budget that is used up: at 1 thinking is over."""
        ...

    def count(self) -> None:
        """One playout more."""
        ...


class Playouts(NamedTuple):
    """A fixed number of playouts: the same answer on every machine."""

    most: int

    def begin(self, weight: float = 1.0) -> Meter:
        return _Counter(round(self.most * weight))


class Seconds(NamedTuple):
    """Time of the processor for one question; it never gets more, however much it matters."""

    most: float
    clock: Clock = thread_time

    def begin(self, weight: float = 1.0) -> Meter:
        return _Stopwatch(self.most * min(1.0, weight), self.clock)


Budget = Playouts | Seconds


class _Counter:
    def __init__(self, most: int) -> None:
        self.most, self.played = most, 0

    def spent(self) -> float:
        return self.played / self.most if self.most else 1.0

    def count(self) -> None:
        self.played += 1


class _Stopwatch:
    def __init__(self, most: float, clock: Clock) -> None:
        self.most, self.clock, self.start = most, clock, clock()

    def spent(self) -> float:
        return (self.clock() - self.start) / self.most if self.most else 1.0

    def count(self) -> None:
        """Only time counts."""
