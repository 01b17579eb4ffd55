"""Points and distances in thousandths of an inch, compared exactly."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import isqrt
from typing import Final, NamedTuple

INCH: Final = 1000
BASE: Final = 500
"""The radius of a figure's base."""
SLACK: Final = 2
"""Figures so close are in contact: points are whole thousandths."""

_NUMBER = re.compile(r"-?\d{1,4}(?:\.\d{1,3})?")


class Point(NamedTuple):
    """A point of the table; y grows downwards."""

    x: int
    y: int


class NotAPoint(ValueError):
    """A text that names no point."""


def squared(a: Point, b: Point) -> int:
    """The square of the distance."""
    x, y = a[0] - b[0], a[1] - b[1]
    return x * x + y * y


def within(a: Point, b: Point, reach: int) -> bool:
    """Whether two points are at most so far apart."""
    x, y = a[0] - b[0], a[1] - b[1]
    return reach >= 0 and x * x + y * y <= reach * reach


def is_nearer(place: Point, others: Sequence[Point], reach: int) -> bool:
    """Whether a point is less than so far from one of some others."""
    x, y = place
    for other in others:
        dx = other[0] - x
        if -reach < dx < reach:
            dy = other[1] - y
            if dx * dx + dy * dy < reach * reach:
                return True
    return False


def length_up(a: Point, b: Point) -> int:
    """The distance, rounded up."""
    x, y = a[0] - b[0], a[1] - b[1]
    square = x * x + y * y
    return isqrt(square - 1) + 1 if square else 0


def toward(a: Point, b: Point, length: int) -> Point:
    """The point so far from ``a`` on the line to ``b``, rounded toward ``a``; ``b`` at most."""
    square = squared(a, b)
    if square <= length * length:
        return b
    return on_line(a, b, length, square)


def on_line(a: Point, b: Point, length: int, square: int) -> Point:
    """A point on the line through two points, rounded toward ``a``."""
    return scaled(a, b, length, scale_of(square))


def scale_of(square: int) -> int:
    """A thousand times the length with this square, rounded up, so that no point is too far."""
    return isqrt(square * 1_000_000 - 1) + 1


def scaled(a: Point, b: Point, length: int, scale: int) -> Point:
    """A point on the line through two points that are so far from each other."""
    x, y = b[0] - a[0], b[1] - a[1]
    return Point(a[0] + shrunk(x * length * 1000, scale), a[1] + shrunk(y * length * 1000, scale))


def away(a: Point, b: Point, length: int) -> Point:
    """The point so far from ``a`` straight away from ``b``; to the right if both are one."""
    square = squared(a, b)
    if not square:
        return Point(a[0] + length, a[1])
    mirrored = Point(2 * a[0] - b[0], 2 * a[1] - b[1])
    return on_line(a, mirrored, length, square)


def shrunk(amount: int, scale: int) -> int:
    """A quotient rounded toward zero."""
    return amount // scale if amount >= 0 else -(-amount // scale)


def point(text: str) -> Point:
    """A point from inches: ``12.5,3``."""
    x, comma, y = text.partition(",")
    if not comma or not _NUMBER.fullmatch(x) or not _NUMBER.fullmatch(y):
        raise NotAPoint(f"{text!r} is no point; write inches as in 12.5,3")
    return Point(_thousandths(x), _thousandths(y))


def _thousandths(number: str) -> int:
    whole, _, part = number.partition(".")
    sign = -1 if whole.startswith("-") else 1
    return sign * (abs(int(whole)) * INCH + int(f"{part:0<3}"))


def text(place: Point) -> str:
    """A point in inches: ``12.5,3``."""
    return f"{inches(place[0])},{inches(place[1])}"


def inches(length: int) -> str:
    """A length in inches, as short as it is exact."""
    sign, length = ("-", -length) if length < 0 else ("", length)
    whole, part = divmod(length, INCH)
    return f"{sign}{whole}.{part:03}".rstrip("0").rstrip(".") if part else f"{sign}{whole}"
