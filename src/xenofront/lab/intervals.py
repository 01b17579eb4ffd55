"""Intervals for scores between 0 and 1, and for differences of such scores."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple


class Interval(NamedTuple):
    """An estimate, and between what it lies with some confidence."""

    mean: float
    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        return self.low > 0 or self.high < 0


def quantile(confidence: float) -> float:
    """How many standard deviations hold a two-sided confidence."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(scores: Sequence[float], confidence: float = 0.95) -> Interval:
    """Wilson's interval of a share; with scores between 0 and 1 it is rather too wide."""
    count = len(scores)
    if not count:
        return Interval(0.5, 0.0, 1.0)
    z, share = quantile(confidence), sum(scores) / count
    whole = 1 + z * z / count
    middle = (share + z * z / (2 * count)) / whole
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / whole
    low = middle - half if share > 0 else 0.0
    high = middle + half if share < 1 else 1.0
    return Interval(share, low, high)


def paired_difference(
    ours: Sequence[float], theirs: Sequence[float], confidence: float = 0.95
) -> Interval:
    """Ours less theirs, game by game: the interval of Agresti and Min.

    It is the plain one with two pairs more: half a pair won, half a pair lost and one drawn.
    """
    gaps = [a - b for a, b in zip(ours, theirs, strict=True)]
    if not gaps:
        return Interval(0.0, -1.0, 1.0)
    z, count = quantile(confidence), len(gaps) + 2
    middle = sum(gaps) / count
    spread = (sum(gap * gap for gap in gaps) + 1) / count - middle * middle
    half = z * sqrt(spread / count)
    mean = sum(gaps) / len(gaps)
    return Interval(mean, max(-1.0, middle - half), min(1.0, middle + half))


def difference(
    ours: Sequence[float], theirs: Sequence[float], confidence: float = 0.95
) -> Interval:
    """Ours less theirs, where one of them went on after the games that both played.

    Every game counts: it is the interval of Agresti and Caffo (each gets a game won and a game
    lost more), less what the first games, which are the same, have in common.
    """
    if len(ours) == len(theirs):
        return paired_difference(ours, theirs, confidence)
    if not ours or not theirs:
        return Interval(0.0, -1.0, 1.0)
    (one, its), (other, others) = _padded(ours), _padded(theirs)
    common = sum((a - one) * (b - other) for a, b in zip(ours, theirs, strict=False))
    common /= (len(ours) + 2) * (len(theirs) + 2)
    half = quantile(confidence) * sqrt(max(0.0, its + others - 2 * common))
    mean = sum(ours) / len(ours) - sum(theirs) / len(theirs)
    middle = one - other
    return Interval(mean, max(-1.0, middle - half), min(1.0, middle + half))


def _padded(scores: Sequence[float]) -> tuple[float, float]:
    """The mean of scores with a game won and a game lost more, and its variance."""
    count = len(scores) + 2
    mean = (sum(scores) + 1) / count
    spread = (sum(score * score for score in scores) + 1) / count - mean * mean
    return mean, spread / count


def together(parts: Sequence[Interval]) -> Interval:
    """The mean of estimates that have nothing to do with each other, each counting alike.

    Each of them is as wide as it says, but not drawn to the middle: that would add up.
    """
    count = len(parts)
    if not count:
        return Interval(0.0, -1.0, 1.0)
    mean = sum(part.mean for part in parts) / count
    half = sqrt(sum((part.high - part.low) ** 2 for part in parts)) / (2 * count)
    return Interval(mean, mean - half, mean + half)
