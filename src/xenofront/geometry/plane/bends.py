"""Where ways around obstacles can bend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from xenofront.geometry.plane.exact import BASE, INCH, Point, length_up, squared, toward, within
from xenofront.geometry.plane.ground import CLEAR, Ground, Solid, Zone
from xenofront.geometry.plane.shapes import (
    Corners,
    chord,
    edges,
    inflated,
    strictly_inside,
)
from xenofront.geometry.plane.walking import Walker

NARROW: Final = 1100
"""Passages narrower than this can lie wholly inside the cut-off corners of two shapes."""


class Node(NamedTuple):
    """A point where ways bend: a corner of a shape, with the corners before and after it."""

    at: Point
    before: Point | None = None
    after: Point | None = None


def is_taut(a: Point, node: Node) -> bool:
    """Whether a way from a point can bend around a node's shape, and not only into it."""
    at, before, after = node
    if before is None or after is None:
        return True
    x, y = a
    dx, dy = at[0] - x, at[1] - y
    one = dx * (before[1] - y) - dy * (before[0] - x)
    two = dx * (after[1] - y) - dy * (after[0] - x)
    return (one >= 0 and two >= 0) or (one <= 0 and two <= 0)


def bends(ground: Ground, walker: Walker) -> Iterator[Node]:
    """All points where a walker's shortest way may bend."""
    shapes = [inflated(solid.corners, BASE) for solid in ground.solids]
    for shape in shapes:
        yield from _around(shape, [other for other in shapes if other is not shape])
    for a, b in _passages(ground.solids):
        for far in (BASE // 4, BASE // 2, BASE):
            yield from (Node(place) for place in _sides(a, b, far))
    for gap in ground.gaps:
        yield from _around(gap.corners, ())
        yield from (Node(place) for place in _banks(gap, walker.gap))
    for opening, _ in ground.openings:
        yield from (Node(place) for place in _sides(opening.a, opening.b))
    if walker.slowed:
        for zone in ground.slow:
            yield from (Node(corner) for corner in zone.corners)


def _around(corners: Corners, others: Sequence[Corners]) -> Iterator[Node]:
    """The corners of a shape; in another shape a way may bend as it likes."""
    for number, corner in enumerate(corners):
        if any(strictly_inside(corner, other) for other in others):
            yield Node(corner)
        else:
            yield Node(corner, corners[number - 1], corners[(number + 1) % len(corners)])


def _passages(solids: Sequence[Solid]) -> Iterator[tuple[Point, Point]]:
    """The ends of narrow passages between two shapes."""
    for one, two in combinations(solids, 2):
        if _are_apart(one, two):
            continue
        ends = min(_nearest(one.corners, two.corners), key=lambda pair: squared(*pair))
        if within(*ends, NARROW) and not within(*ends, 2 * CLEAR - 1):
            yield ends


def _are_apart(one: Solid, two: Solid) -> bool:
    """Whether the boxes around two shapes leave room for a wide passage."""
    a, b, margin = one.box, two.box, NARROW - 2 * BASE
    return (
        a[0] - margin > b[2] or b[0] - margin > a[2] or a[1] - margin > b[3] or b[1] - margin > a[3]
    )


def _nearest(one: Corners, two: Corners) -> Iterator[tuple[Point, Point]]:
    """Pairs of a corner and a point of a side, among them the nearest points of two shapes."""
    for corners, others in ((one, two), (two, one)):
        for corner in corners:
            for a, b in edges(others):
                yield corner, _foot(corner, a, b)


def _foot(p: Point, a: Point, b: Point) -> Point:
    """The point of a side that is nearest to a point."""
    square = squared(a, b)
    along = (b[0] - a[0]) * (p[0] - a[0]) + (b[1] - a[1]) * (p[1] - a[1])
    part = min(max(along, 0), square)
    if not part:
        return a
    return Point(a[0] + (b[0] - a[0]) * part // square, a[1] + (b[1] - a[1]) * part // square)


def _sides(a: Point, b: Point, far: int = BASE) -> tuple[Point, Point]:
    """The points so far before and behind the middle of an opening."""
    x, y = (a[0] + b[0]) // 2, (a[1] + b[1]) // 2
    width = length_up(a, b)
    dx, dy = (a[1] - b[1]) * far // width, (b[0] - a[0]) * far // width
    return Point(x + dx, y + dy), Point(x - dx, y - dy)


def _banks(gap: Zone, most: int) -> Iterator[Point]:
    """Points opposite each other on the sides of a gap, an inch apart along each side."""
    for a, b in edges(gap.corners):
        length = length_up(a, b)
        dx, dy = a[1] - b[1], b[0] - a[0]
        for along in range(0, length + 1, INCH):
            bank = toward(a, b, along)
            across = toward(bank, Point(bank[0] + dx * most, bank[1] + dy * most), most + 2)
            part = chord(bank, across, gap.corners)
            if part is not None and part.leave != (1, 1):
                n, d = part.leave
                yield bank
                yield Point(
                    bank[0] + (across[0] - bank[0]) * n // d,
                    bank[1] + (across[1] - bank[1]) * n // d,
                )
