"""Walks that go as far along a way as they can be paid for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from xenofront.geometry.plane.exact import Point, length_up, squared, toward
from xenofront.geometry.plane.ground import Ground
from xenofront.geometry.plane.stops import settled
from xenofront.geometry.plane.walking import Crowd, Walked, Walker, judge

BACK: Final = 100
"""Where nobody may end, a walk ends so much before, and again so much."""


def advance(
    ground: Ground, path: tuple[Point, ...], walker: Walker, around: Crowd, longest: int
) -> Walked:
    """As far along a way as it is allowed and does not cost too much."""
    whole = judge(ground, path, walker, around)
    if not whole.refusal and whole.cost <= longest:
        return whole
    for begun in range(len(path) - 1, 0, -1):
        for end in _ends(ground, path[:begun], path[begun], walker, around, longest):
            walked = judge(ground, (*path[:begun], end), walker, around)
            if not walked.refusal and walked.cost <= longest:
                return walked
    return Walked(path[:1], 0, path[0])


def _ends(
    ground: Ground,
    begun: tuple[Point, ...],
    b: Point,
    walker: Walker,
    around: Crowd,
    longest: int,
) -> Iterator[Point]:
    """Points on the leg to ``b``, from the farthest that can be paid for backwards."""
    a = begun[-1]

    def can_be_paid(place: Point) -> bool:
        walked = judge(ground, (*begun, place), walker, around)
        return walked.cost <= longest and len(walked.path) > len(begun)

    first = judge(ground, begun, walker, around)
    if first.cost > longest or first.end != a:
        return
    low, high = 0, min(longest - first.cost, length_up(a, b))
    if can_be_paid(toward(a, b, high)):
        low = high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if can_be_paid(toward(a, b, middle)) else (low, middle)
    for length in range(low, 0, -BACK):
        end = toward(a, b, length)
        yield settled(a, end, ground, partial(_is_as_near, a, end))


def _is_as_near(here: Point, end: Point, place: Point) -> bool:
    return squared(here, place) <= squared(here, end)
