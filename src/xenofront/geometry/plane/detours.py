"""BH-1, BR-1 Ways that spare difficult ground.

What difficult ground costs is counted over a whole walk, in full steps of two inches, so no search
that adds up legs finds the cheapest way for certain. These are the ways worth judging.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Final

from xenofront.geometry.plane.exact import Point, length_up, squared

ALONG: Final = 24
ASIDE: Final = 20
"""Bends that are tried along and across the line to the goal."""


def bends_between(start: Point, goal: Point, longest: int) -> Iterator[Point]:
    """Points by which one gets to a goal in two legs without going too far, the straightest first.

    They lie in the ellipse around both ends, in rows along its longer axis.
    """
    square = squared(start, goal)
    length = isqrt(square)
    spare = longest * longest - square
    if not length or spare <= 0:
        return
    x, y = goal[0] - start[0], goal[1] - start[1]
    wide = isqrt(spare)
    found = []
    for row in range(-ASIDE // 2, ASIDE // 2 + 1):
        for column in range(1, ALONG):
            aside, ahead = (
                wide * row // ASIDE,
                (longest * column // ALONG) - (longest - length) // 2,
            )
            bend = Point(
                start[0] + (x * ahead - y * aside) // length,
                start[1] + (y * ahead + x * aside) // length,
            )
            total = length_up(start, bend) + length_up(bend, goal)
            if total <= longest:
                found.append((total, bend))
    for _, bend in sorted(found):
        yield bend
