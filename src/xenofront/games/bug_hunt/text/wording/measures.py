"""Lengths, points and dice of Bug Hunt as they are shown."""

from __future__ import annotations

from xenofront.geometry.plane.exact import (
    BASE,
    INCH,
    SLACK,
    NotAPoint,
    Point,
    inches,
    length_up,
    point,
)

TENTH = INCH // 10


def measured(length: int) -> str:
    """A length in inches, rounded up to a tenth: what is shown as 6" is not farther than that."""
    return f'{inches(-(-length // TENTH) * TENTH)}"'


def between(a: Point, b: Point) -> int:
    """How far two bases are apart, edge to edge, rounded up; nothing for bases in contact."""
    apart = length_up(a, b) - 2 * BASE
    return apart if apart > SLACK else 0


def spot(place: Point | str) -> str:
    """A point to a tenth of an inch; a text that is none stays as it is."""
    try:
        x, y = point(place) if isinstance(place, str) else place
    except NotAPoint:
        return str(place)
    return f"{_tenths(x)},{_tenths(y)}"


def _tenths(length: int) -> str:
    return inches((length + TENTH // 2) // TENTH * TENTH)


def dice(faces: tuple[str, ...]) -> str:
    """Dice as they lie on the table."""
    return " ".join(f"[{face}]" for face in faces)


def signed(number: int) -> str:
    """What is added to a die; nothing for nothing."""
    return f"{number:+}" if number else ""
