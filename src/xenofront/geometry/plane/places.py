"""Points on a table: free ones, covered ones, those at its edge, and where pushed figures stop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from xenofront.geometry.plane.directions import DIRECTIONS, step, stride
from xenofront.geometry.plane.exact import (
    BASE,
    INCH,
    Point,
    is_nearer,
    length_up,
    shrunk,
    squared,
    toward,
    within,
)
from xenofront.geometry.plane.ground import CLEAR, Ground
from xenofront.geometry.plane.shapes import clockwise, edges, inside
from xenofront.geometry.plane.stops import TOUCH, bumps, farthest, settled
from xenofront.geometry.plane.terrain import Feature
from xenofront.geometry.plane.walking import CROWDED, SPHERE

RING: Final = 250
"""How far the rings of a search for a free point are apart."""
FREE: Final = ""
BLOCK: Final = 2 * INCH
"""Markers within this of the middle of a block are in it (BH-9)."""
SIDE: Final = 2 * BASE
"""The side of a field: figures in fields that do not touch are never in each other's way."""
CROWD: Final = 64
"""From so many figures on they are looked up by where they stand."""


class Pushed(NamedTuple):
    """Where a forced move ends, how much was left, and what stopped it."""

    end: Point
    left: int
    by: str
    """Nothing, ``solid``, ``figure``, ``sphere`` or ``edge``."""


def is_free(
    ground: Ground, place: Point, others: Sequence[Point], clear: int = CLEAR, room: int = CROWDED
) -> bool:
    """Whether a figure can stand at a point."""
    return not is_nearer(place, others, room) and ground.stands(place, clear)


def free_point(
    ground: Ground,
    near: Point,
    others: Sequence[Point],
    most: int | None,
    blocked: Sequence[Point] = (),
) -> Point | None:
    """The nearest free point, on rings around a point; in no blocked sphere (BH-9)."""
    if is_free(ground, near, others) and not is_nearer(near, blocked, SPHERE):
        return near
    others = sorted(others, key=lambda other: squared(near, other))  # the first one is in the way
    fields = _by_field(others) if len(others) >= CROWD else None
    longest = ground.size.x + ground.size.y if most is None else most
    for number in range(1, longest // RING + 1):
        for x, y in _ring(number):
            place = Point(near[0] + x, near[1] + y)
            if most is not None and not within(place, near, most):
                continue
            beside = (
                others if fields is None else fields.get((place[0] // SIDE, place[1] // SIDE), ())
            )
            if is_nearer(place, blocked, SPHERE):  # BH-9
                continue
            if is_free(ground, place, beside, BASE, 2 * BASE):
                return place  # BR-28
    return None


def _by_field(figures: Sequence[Point]) -> dict[tuple[int, int], list[Point]]:
    """By field of the table who may be in the way there: who is in it or in one that touches it."""
    found: dict[tuple[int, int], list[Point]] = {}
    for figure in figures:
        column, row = figure[0] // SIDE, figure[1] // SIDE
        for x in (column - 1, column, column + 1):
            for y in (row - 1, row, row + 1):
                found.setdefault((x, y), []).append(figure)
    return found


_RINGS: Final[dict[int, tuple[Point, ...]]] = {}


def _ring(number: int) -> tuple[Point, ...]:
    """The points of a ring around the origin; worked out once."""
    known = _RINGS.get(number)
    if known is None:
        count, origin = min(8 * number, 360), Point(0, 0)
        points = (step(origin, turn * 360 // count, number * RING) for turn in range(count))
        known = _RINGS[number] = tuple(points)
    return known


_BESIDE: Final = tuple(
    (step(Point(0, 0), degrees, TOUCH + 3), step(Point(0, 0), degrees, TOUCH - 1))
    for degrees in range(0, 360, 15)
)


def beside(figure: Point) -> Iterator[tuple[Point, Point]]:
    """Points around a figure, just before contact and in contact."""
    x, y = figure
    for before, end in _BESIDE:
        yield Point(x + before[0], y + before[1]), Point(x + end[0], y + end[1])


def cover_points(ground: Ground, start: Point, longest: int) -> Iterator[Point]:
    """Free points beside features or in areas within reach, nearest first."""
    found = {
        place
        for feature in ground.features
        if feature.kind != "field"
        for place in _beside(feature, start)
        if place != start and within(start, place, longest) and ground.stands(place, BASE)
    }
    yield from sorted(found, key=lambda place: (squared(start, place), place))


def _beside(feature: Feature, start: Point) -> Iterator[Point]:
    corners = clockwise(feature.corners)
    middle = Point(
        sum(p.x for p in corners) // len(corners), sum(p.y for p in corners) // len(corners)
    )
    if feature.kind == "area":
        yield middle
        for a, b in edges(corners):
            yield toward(Point((a.x + b.x) // 2, (a.y + b.y) // 2), middle, BASE)
        return
    for corner in corners:
        yield step(corner, _diagonal(middle, corner), BASE + 1)
    for a, b in edges(corners):
        width = length_up(a, b)
        x, y = (b.y - a.y) * BASE // width, (a.x - b.x) * BASE // width
        yield Point((a.x + b.x) // 2 + x, (a.y + b.y) // 2 + y)


def _diagonal(middle: Point, corner: Point) -> int:
    """The diagonal direction out of a corner."""
    if corner.x >= middle.x:
        return 45 if corner.y >= middle.y else 315
    return 135 if corner.y >= middle.y else 225


def compass(ground: Ground, start: Point, lengths: Sequence[int]) -> Iterator[Point]:
    """Points in eight directions where a base is on the table."""
    for length in lengths:
        for degrees in range(0, 360, 45):
            place = stride(start, degrees, length)
            if ground.holds(place):
                yield place


def containing(ground: Ground, place: Point) -> tuple[str, ...]:
    """The features a point lies in; their border counts."""
    return tuple(f.id for f in ground.features if inside(place, clockwise(f.corners)))


# -- the edge of the table -----------------------------------------------------------------------


def clamp(size: Point, place: Point) -> Point:
    """The point of the table nearest to a point."""
    return Point(min(max(place[0], 0), size[0]), min(max(place[1], 0), size[1]))


def run(size: Point, start: Point, goal: Point, blocked: Sequence[Point]) -> Point:
    """Where a straight run of a marker ends: at its goal, the edge, or before a blocked sphere."""
    end = edge_toward(size, start, goal)

    def is_fine(place: Point) -> bool:
        return not any(bumps(start, place, at, BLOCK + 1) for at in blocked)  # BH-9

    return farthest(start, end, is_fine)


def outside(size: Point, place: Point, blocked: Sequence[Point]) -> Point:
    """The nearest point of the table where a marker may be put down: in no blocked sphere."""
    if not is_nearer(place, blocked, BLOCK + 1):
        return place
    for number in range(1, (size.x + size.y) // RING + 1):
        for x, y in _ring(number):
            found = Point(place[0] + x, place[1] + y)
            if clamp(size, found) == found and not is_nearer(found, blocked, BLOCK + 1):
                return found
    return place


def edge_toward(size: Point, start: Point, goal: Point) -> Point:
    """A goal, or where the line to it leaves the table."""
    inside = clamp(size, goal)
    if inside == goal:  # BX-8/edge
        return goal
    x, y = goal[0] - start[0], goal[1] - start[1]
    across, down = abs(inside[0] - start[0]), abs(inside[1] - start[1])
    if x and across * abs(y) <= down * abs(x):
        return Point(inside[0], start[1] + shrunk(y * across, abs(x)))
    return Point(start[0] + shrunk(x * down, abs(y)), inside[1])


def edge_from(size: Point, place: Point, degrees: int) -> Point:
    """Where a ray from a point of the table meets its edge."""
    x, y = DIRECTIONS[degrees % 360]
    right = ((size[0] if x > 0 else 0) - place[0]) * (1 if x > 0 else -1), abs(x)
    down = ((size[1] if y > 0 else 0) - place[1]) * (1 if y > 0 else -1), abs(y)
    if not y or (x and right[0] * down[1] <= down[0] * right[1]):
        n, d = right
        met = Point(size[0] if x > 0 else 0, place[1] + _part(y * n, d))
    else:
        n, d = down
        met = Point(place[0] + _part(x * n, d), size[1] if y > 0 else 0)
    return clamp(size, met)


def _part(amount: int, scale: int) -> int:
    """A quotient, rounded to the nearest whole number."""
    return (2 * amount + scale) // (2 * scale)


def edge_points(size: Point, place: Point) -> tuple[Point, ...]:
    """The points of the four edges straight across from a point, from left to right."""
    x, y = clamp(size, place)
    return tuple(sorted((Point(0, y), Point(size[0], y), Point(x, 0), Point(x, size[1]))))


# -- forced moves --------------------------------------------------------------------------------


def pushed(
    ground: Ground,
    start: Point,
    end: Point,
    others: Sequence[Point],
    blocked: Sequence[Point] = (),
) -> Pushed:
    """A straight forced move up to whatever is in the way."""
    whole = length_up(start, end)

    def stopped_by(place: Point) -> str:
        if not ground.holds(place):
            return "edge"
        if ground.is_stopped(start, place):
            return "solid"  # BR-14/solid BX-26
        if any(bumps(start, place, sphere, SPHERE) for sphere in blocked):
            return "sphere"  # BH-9
        bumped = any(bumps(start, place, other, 2 * BASE) for other in others)
        return "figure" if bumped else FREE  # BR-14/figure

    found = farthest(start, end, lambda place: not stopped_by(place))
    if found == end:
        return Pushed(end, 0, FREE)
    stop = settled(start, found, ground, lambda p: not stopped_by(p)) if found != start else start
    beyond = toward(start, end, length_up(start, found) + 2)
    left = max(0, whole - length_up(start, stop))  # BX-26
    return Pushed(stop, left, stopped_by(beyond))
