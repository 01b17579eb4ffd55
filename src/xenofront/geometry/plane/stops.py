"""Where a straight move stops: before what it bumps into, behind what it climbs over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from xenofront.geometry.plane.exact import (
    BASE,
    SLACK,
    Point,
    length_up,
    scale_of,
    scaled,
    squared,
    within,
)
from xenofront.geometry.plane.ground import Ground, Solid
from xenofront.geometry.plane.shapes import leg_overlaps, span, to_segment

TOUCH: Final = 2 * BASE + SLACK
"""Centres so near are in contact."""

Disc = tuple[Point, int]
"""A centre, and how far a walk keeps away from it."""


def bumps(a: Point, b: Point, centre: Point, reach: int) -> bool:
    """Whether a straight move comes too near to a centre; one that leads out of it does not."""
    x, y = centre[0] - a[0], centre[1] - a[1]
    along = (b[0] - a[0]) * x + (b[1] - a[1]) * y
    if along <= 0 and x * x + y * y < reach * reach:
        return False
    n, d = to_segment(centre, a, b)
    return n < reach * reach * d


def bumped(a: Point, b: Point, discs: Sequence[Disc]) -> Disc | None:
    """The first of some discs that a straight move comes too near to."""
    left, top, right, bottom = span(a, b)
    for disc in discs:
        (x, y), reach = disc
        if left - reach < x < right + reach and top - reach < y < bottom + reach:
            if bumps(a, b, *disc):
                return disc
    return None


def landed(ground: Ground, a: Point, b: Point, solid: Solid) -> Point:
    """The first place behind something where a base stands, on the way from ``a`` to ``b``."""
    found = farthest(b, a, lambda p: not leg_overlaps(b, p, solid.corners, BASE))
    return b if within(found, b, SLACK) else settled(a, found, ground)


def contact(
    ground: Ground, a: Point, b: Point, foes: Sequence[Point]
) -> tuple[Point, Point | None]:
    """Where a leg ends, and the foe it meets; if it meets none, its own end."""
    stops = []
    left, top, right, bottom = span(a, b, TOUCH)
    for foe in foes:
        if not (left <= foe[0] <= right and top <= foe[1] <= bottom):
            continue
        n, d = to_segment(foe, a, b)
        if n <= TOUCH * TOUCH * d:
            stop = _stop_at(ground, a, b, foe)
            stops.append((squared(a, stop), foe, stop))
    if not stops:
        return b, None
    _, met, stop = min(stops)
    return stop, met  # BX-12


def _stop_at(ground: Ground, a: Point, b: Point, foe: Point) -> Point:
    """The last point of a leg that does not overlap a foe whom it touches."""
    near = 2 * BASE

    def is_apart(p: Point) -> bool:
        n, d = to_segment(foe, a, p)
        return n >= near * near * d

    def touches(p: Point) -> bool:
        return near * near <= squared(p, foe) <= TOUCH * TOUCH

    if not is_apart(b):
        found = farthest(a, b, is_apart)
    else:
        square = squared(a, b)
        along = (b[0] - a[0]) * (foe[0] - a[0]) + (b[1] - a[1]) * (foe[1] - a[1])
        part = min(max(along, 0), square)
        found = Point(a[0] + (b[0] - a[0]) * part // square, a[1] + (b[1] - a[1]) * part // square)
    return settled(a, found, ground, touches)


def farthest(a: Point, b: Point, is_fine: Callable[[Point], bool]) -> Point:
    """The farthest point on the way from ``a`` up to which everything is fine."""
    if is_fine(b):
        return b
    if a == b:
        return a
    low, high, scale = 0, length_up(a, b), scale_of(squared(a, b))
    while high - low > 1:
        middle = (low + high) // 2
        if is_fine(scaled(a, b, middle, scale)):
            low = middle
        else:
            high = middle
    return scaled(a, b, low, scale)


_NUDGES: Final = tuple(
    sorted(
        ((x, y) for x in range(-3, 4) for y in range(-3, 4)),
        key=lambda nudge: (nudge[0] ** 2 + nudge[1] ** 2, nudge),
    )
)


def settled(
    a: Point, p: Point, ground: Ground, is_fine: Callable[[Point], bool] = lambda p: True
) -> Point:
    """A point, or one a few thousandths beside it that a base fits on and gets to from ``a``."""
    for x, y in _NUDGES:
        place = Point(p[0] + x, p[1] + y)
        if is_fine(place) and ground.stands(place, BASE) and not ground.is_barred(a, place):
            return place
    return p
