"""Convex shapes in the plane: what crosses them, what comes how close, all in exact integers.

The corners of a shape go round clockwise on the table, where y grows downwards. Two corners
are a wall without thickness. A squared distance or a part of a line is a ratio of integers.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import isqrt
from typing import NamedTuple

from xenofront.geometry.plane.exact import Point, squared

Corners = tuple[Point, ...]
Ratio = tuple[int, int]
"""Numerator and denominator; the denominator is positive."""
Box = tuple[int, int, int, int]
"""The least x, the least y, the greatest x, the greatest y."""


class Chord(NamedTuple):
    """The part of a line inside a shape: where it enters and leaves, as parts of the line."""

    enter: Ratio
    leave: Ratio


def rectangle(at: Point, width: int, depth: int) -> Corners:
    """An upright rectangle by its corner nearest to the origin."""
    x, y = at
    return (
        Point(x, y),
        Point(x + width, y),
        Point(x + width, y + depth),
        Point(x, y + depth),
    )


def cross(o: Point, a: Point, b: Point) -> int:
    """Positive if ``b`` lies to the right of the way from ``o`` to ``a``, as y grows downwards."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def clockwise(corners: Corners) -> Corners:
    """The same corners in the order all functions here expect."""
    turns = sum(cross(Point(0, 0), a, b) for a, b in edges(corners))
    return corners if turns >= 0 else corners[::-1]


def edges(corners: Corners) -> list[tuple[Point, Point]]:
    """The sides of a shape; a wall without thickness has one."""
    if len(corners) == 2:
        return [(corners[0], corners[1])]
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def bounds(corners: Iterable[Point], margin: int = 0) -> Box:
    """The upright box around points."""
    xs, ys = zip(*corners, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def span(a: Point, b: Point, margin: int = 0) -> Box:
    """The upright box around a line."""
    left, right = (a[0], b[0]) if a[0] <= b[0] else (b[0], a[0])
    top, bottom = (a[1], b[1]) if a[1] <= b[1] else (b[1], a[1])
    return left - margin, top - margin, right + margin, bottom + margin


def apart(a: Point, b: Point, box: Box) -> bool:
    """Whether a line cannot touch a box since it lies on one side of it."""
    return (
        (a[0] < box[0] and b[0] < box[0])
        or (a[0] > box[2] and b[0] > box[2])
        or (a[1] < box[1] and b[1] < box[1])
        or (a[1] > box[3] and b[1] > box[3])
    )


def inside(p: Point, corners: Corners) -> bool:
    """Whether a point lies in a shape; its border counts."""
    if len(corners) < 3:
        return all(cross(a, b, p) >= 0 for a, b in edges(corners))
    x, y = p
    ax, ay = corners[-1]
    for bx, by in corners:
        if (bx - ax) * (y - ay) < (by - ay) * (x - ax):
            return False
        ax, ay = bx, by
    return True


def strictly_inside(p: Point, corners: Corners) -> bool:
    """Whether a point lies in a shape and not on its border."""
    if len(corners) < 3:
        return False
    x, y = p
    ax, ay = corners[-1]
    for bx, by in corners:
        if (bx - ax) * (y - ay) <= (by - ay) * (x - ax):
            return False
        ax, ay = bx, by
    return True


def chord(a: Point, b: Point, corners: Corners) -> Chord | None:
    """The part of a line strictly inside a shape; touching its border is no part."""
    if len(corners) < 3:
        return None
    enter, leave = (0, 1), (1, 1)
    (x, y), (u, v) = a, b
    ox, oy = corners[-1]
    for px, py in corners:
        dx, dy = px - ox, py - oy
        before, after = dx * (y - oy) - dy * (x - ox), dx * (v - oy) - dy * (u - ox)
        ox, oy = px, py
        if before <= 0 and after <= 0:
            return None
        if before < 0:
            found = (-before, after - before)
            if found[0] * enter[1] > enter[0] * found[1]:
                enter = found
        elif after < 0:
            found = (before, before - after)
            if found[0] * leave[1] < leave[0] * found[1]:
                leave = found
    return Chord(enter, leave) if enter[0] * leave[1] < leave[0] * enter[1] else None


def crossing(a: Point, b: Point, wall: tuple[Point, Point]) -> Ratio | None:
    """Where a line crosses a wall from one side to the other; touching is no crossing."""
    before, after = cross(*wall, a), cross(*wall, b)
    if not before or not after or (before > 0) == (after > 0):
        return None
    one, two = cross(a, b, wall[0]), cross(a, b, wall[1])
    if not one or not two or (one > 0) == (two > 0):
        return None
    return abs(before), abs(before - after)


def length_of(a: Point, b: Point, part: Chord) -> int:
    """How long a part of a line is, rounded down."""
    (n, d), (m, e) = part
    span = m * d - n * e
    return isqrt(squared(a, b) * span * span // (d * d * e * e))


def is_longer(a: Point, b: Point, part: Chord, length: int) -> bool:
    """Whether a part of a line is longer than so much."""
    (n, d), (m, e) = part
    span, whole = m * d - n * e, d * e
    return squared(a, b) * span * span > length * length * whole * whole


# -- how close -----------------------------------------------------------------------------------


def to_segment(p: Point, a: Point, b: Point) -> Ratio:
    """The squared distance of a point to a line from end to end."""
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], p[0] - a[0], p[1] - a[1]
    along, square = dx * ex + dy * ey, dx * dx + dy * dy
    if along <= 0:
        return ex * ex + ey * ey, 1
    if along >= square:
        ex, ey = p[0] - b[0], p[1] - b[1]
        return ex * ex + ey * ey, 1
    side = dx * ey - dy * ex
    return side * side, square


def is_closer(p: Point, a: Point, b: Point, reach: int) -> bool:
    """Whether a point is less than so far from a line from end to end."""
    n, d = to_segment(p, a, b)
    return n < reach * reach * d


def to_shape(p: Point, corners: Corners) -> Ratio:
    """The squared distance of a point to a shape; 0 inside."""
    if len(corners) > 2 and inside(p, corners):
        return 0, 1
    return _least(to_segment(p, a, b) for a, b in edges(corners))


def leg_to_shape(a: Point, b: Point, corners: Corners) -> Ratio:
    """The squared distance of a line to a shape; 0 if they meet."""
    sides = edges(corners)
    if chord(a, b, corners) or any(crossing(a, b, side) for side in sides):
        return 0, 1
    return _least(
        (
            to_shape(a, corners),
            to_shape(b, corners),
            *(to_segment(corner, a, b) for corner in corners),
        )
    )


def _least(ratios: Iterable[Ratio]) -> Ratio:
    found = iter(ratios)
    best = next(found)
    for ratio in found:
        if ratio[0] * best[1] < best[0] * ratio[1]:
            best = ratio
    return best


def is_near(p: Point, corners: Corners, reach: int) -> bool:
    """Whether a point is at most so far from a shape."""
    if len(corners) > 2 and inside(p, corners):
        return True
    square = reach * reach
    for a, b in edges(corners):
        n, d = to_segment(p, a, b)
        if n <= square * d:
            return True
    return False


def overlaps(p: Point, corners: Corners, reach: int) -> bool:
    """Whether a point is less than so far from a shape."""
    if len(corners) > 2 and inside(p, corners):
        return reach != 0
    return any(is_closer(p, a, b, reach) for a, b in edges(corners))


def leg_overlaps(a: Point, b: Point, corners: Corners, reach: int) -> bool:
    """Whether a line comes closer than so far to a shape."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square, reach2 = dx * dx + dy * dy, reach * reach
    if not square:
        return overlaps(a, corners, reach)
    strip = reach2 * square
    left = right = False
    far = True
    for corner in corners:
        ex, ey = corner[0] - a[0], corner[1] - a[1]
        side = dx * ey - dy * ex
        left, right = left or side < 0, right or side > 0
        if side * side < strip:
            far = False
            along = dx * ex + dy * ey
            if 0 < along < square:
                return True
            if (ex * ex + ey * ey if along <= 0 else squared(corner, b)) < reach2:
                return True
    if far and not (left and right):
        return False
    if overlaps(a, corners, reach) or overlaps(b, corners, reach):
        return True
    if len(corners) == 2:
        return crossing(a, b, (corners[0], corners[1])) is not None
    return left and right and chord(a, b, corners) is not None


# -- larger shapes ---------------------------------------------------------------------------------


def octagon(radius: int) -> tuple[tuple[int, int], ...]:
    """The corners of an octagon in whole numbers that holds a circle."""
    part = radius * 41_422 // 100_000 + 1
    return (
        (radius, part), (part, radius), (-part, radius), (-radius, part),
        (-radius, -part), (-part, -radius), (part, -radius), (radius, -part),
    )  # fmt: skip


def hull(points: Iterable[Point]) -> Corners:
    """The convex shape around points, without needless corners."""
    ordered = sorted(set(points))
    halves: list[list[Point]] = []
    for run in (ordered, ordered[::-1]):
        half: list[Point] = []
        for point in run:
            while len(half) > 1 and cross(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves.append(half[:-1])
    return tuple(halves[0] + halves[1])


def inflated(corners: Corners, radius: int) -> Corners:
    """A shape with cut-off corners that holds everything within a radius of another one."""
    offsets = octagon(radius)
    return hull(Point(x + dx, y + dy) for x, y in corners for dx, dy in offsets)
