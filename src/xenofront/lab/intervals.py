"""Intervals for scores between 0 and 1, and for differences of such scores in pairs."""

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
