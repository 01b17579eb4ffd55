"""Sequential halving: every way is tried in the same worlds, and the worse half is given up."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, NamedTuple

from xenofront.players.search.budget import Meter

SURE: Final = 1.5
"""Standard errors below the first way at which another is given up."""
ENOUGH: Final = 5
"""Worlds after which a way that is clearly worse is given up, or all if none makes a difference."""
USUAL: Final = 3
"""In so many worlds the usual noise is believed to have been seen already."""


class Belief(NamedTuple):
    """What is believed of other ways before they were tried."""

    worse: float
    """How much worse than the first way they are on average."""
    spread: float
    """How far ways differ in truth."""
    noise: float
    """How far one way and another differ in a single world by chance."""
    deceit: float = 0.0
    """How far the judgement itself may be off, in however many worlds."""


class Trials:
    """What came of each way in each world."""

    def __init__(self, ways: int, belief: Belief) -> None:
        self.values: list[list[float]] = [[] for _ in range(ways)]
        self.belief = belief

    def mean(self, way: int) -> float:
        values = self.values[way]
        return sum(values) / len(values) if values else 0.0

    def lead(self, way: int) -> float:
        """How much better a way is than the first one: what was seen, and what was believed."""
        if way == 0:
            return 0.0
        gaps, noise = self._gaps(way)
        worse, spread, _, deceit = self.belief
        told, doubt = spread * spread, noise + len(gaps) * deceit * deceit
        return (told * sum(gaps) - doubt * worse) / (told * len(gaps) + doubt)

    def _gaps(self, way: int) -> tuple[list[float], float]:
        """By world how much better a way was than the first one, and the variance of that."""
        gaps = [a - b for a, b in zip(self.values[way], self.values[0], strict=False)]
        count = len(gaps)
        mean = sum(gaps) / count if gaps else 0.0
        scatter = sum((gap - mean) ** 2 for gap in gaps) + USUAL * self.belief.noise**2
        return gaps, scatter / max(USUAL, USUAL + count - 1)

    def is_hopeless(self, way: int) -> bool:
        """Whether a way is no better than the first one, as far as can be told."""
        if way == 0 or not self.values[way]:
            return False
        gaps, noise = self._gaps(way)
        total, error = sum(gaps), sqrt(noise * len(gaps))
        return total + SURE * error < 0 or self.values[way] == self.values[0]

    @property
    def best(self) -> int:
        """The way to take: the first one unless another is believed to be better."""
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
    ways: int,
    tried: Callable[[int, int], float],
    meter: Meter,
    belief: Belief,
    *,
    flat: bool = False,
) -> Trials:
    """Try ways (a number each) in worlds (a number each) as long as the meter allows.

    The first way stays in to the end: it is what the others are measured against. ``flat`` gives
    up none.
    """
    trials = Trials(ways, belief)
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
    others = sorted(left[1:], key=lambda way: (-trials.lead(way), way))
    return [0, *sorted(others[: max(1, len(left) // 2)])]
