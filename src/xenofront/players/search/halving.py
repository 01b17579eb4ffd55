"""Sequential halving: every way is tried in the same worlds, and the worse half is given up."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from xenofront.players.search.budget import Meter

DOUBT: Final = 0.7
"""Standard errors by which another way must be better than the first before it is taken."""

PRIOR: Final = 0.3
"""Spread that is believed in before anything was tried."""
SURE: Final = 1.5
"""Standard errors below the first way at which another is given up."""
ENOUGH: Final = 5
"""Worlds after which a way that is clearly worse is given up, or all if none makes a difference."""


class Trials:
    """What came of each way in each world."""

    def __init__(self, ways: int) -> None:
        self.values: list[list[float]] = [[] for _ in range(ways)]

    def mean(self, way: int) -> float:
        values = self.values[way]
        return sum(values) / len(values) if values else 0.0

    def lead(self, way: int, doubt: float = DOUBT) -> float:
        """How much better a way is than the first one in the same worlds, doubts taken off."""
        mean, error = self.gap(way)
        return mean - doubt * error

    def gap(self, way: int) -> tuple[float, float]:
        """How much better a way is than the first one in the same worlds, and how sure that is."""
        gaps = [a - b for a, b in zip(self.values[way], self.values[0], strict=False)]
        if way == 0 or not gaps:
            return 0.0, 0.0
        count = len(gaps)
        mean = sum(gaps) / count
        spread = sum((gap - mean) ** 2 for gap in gaps) + PRIOR
        return mean, sqrt(spread) / count

    def is_hopeless(self, way: int) -> bool:
        """Whether a way is no better than the first one, as far as can be told."""
        mean, error = self.gap(way)
        return way != 0 and (mean + SURE * error < 0 or self.values[way] == self.values[0])

    @property
    def best(self) -> int:
        """The way to take: the first one unless another is better beyond doubt."""
        return max(range(len(self.values)), key=lambda way: (self.lead(way), -way))

    @property
    def worlds(self) -> int:
        """In how many worlds the first way was tried."""
        return len(self.values[0])

    def next_best(self) -> int:
        """The way that came nearest to the best, of those that were tried about as often."""
        best = self.best
        often = len(self.values[best]) - 1
        others = [w for w, values in enumerate(self.values) if w != best and len(values) >= often]
        return max(others, key=lambda way: (self.mean(way), -way), default=best)


def halve(
    ways: int, tried: Callable[[int, int], float], meter: Meter, *, flat: bool = False
) -> Trials:
    """Try ways (a number each) in worlds (a number each) as long as the meter allows.

    The first way stays in to the end: it is what the others are measured against. ``flat`` gives
    up none.
    """
    trials = Trials(ways)
    left = list(range(ways))
    stages = 1 if flat else max(1, (ways - 1).bit_length())
    stage, world = 1, 0
    while len(left) > 1 and meter.spent() < 1:
        for way in left:
            if meter.spent() >= 1:
                return trials
            trials.values[way].append(tried(way, world))
            meter.count()
        world += 1
        if not flat and world >= ENOUGH:
            left = [way for way in left if not trials.is_hopeless(way)]
        while stage < stages and meter.spent() >= stage / stages:
            stage += 1
            left = _better_half(trials, left)
    return trials


def _better_half(trials: Trials, left: list[int]) -> list[int]:
    others = sorted(left[1:], key=lambda way: (-trials.lead(way, 0.0), way))
    return [0, *sorted(others[: max(1, len(left) // 2)])]
