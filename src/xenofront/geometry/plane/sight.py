"""BX-15 Line of sight and BX-16 Cover, from centre to centre."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final, NamedTuple

from xenofront.geometry.plane.exact import BASE, INCH, SLACK, Point, squared, within
from xenofront.geometry.plane.ground import Ground, Solid, openings_on
from xenofront.geometry.plane.shapes import (
    Box,
    Corners,
    Ratio,
    apart,
    bounds,
    chord,
    clockwise,
    cross,
    crossing,
    edges,
    inside,
    is_closer,
    is_near,
    span,
    to_segment,
)
from xenofront.geometry.plane.terrain import Feature

DEPTH: Final = 3 * INCH  # BX-15
"""How far sight goes on into an area, or behind anything else."""
BESIDE: Final = 1 * INCH + BASE  # BX-15
"""Features so near to the centre of the shooter are ignored."""
LEANS: Final = BASE + SLACK
"""Centres so near to a corner are in contact with it."""
FIGURE: Final = "figure"


class Sight(NamedTuple):
    """Whether a point is seen, in cover or not, what ends the line, and what it crosses."""

    seen: bool
    cover: bool
    blocker: str
    crossed: tuple[str, ...]


class Screen(NamedTuple):
    """A feature as sight meets it."""

    id: str
    kind: str
    corners: Corners
    box: Box
    walls: tuple[tuple[Point, Point, tuple[tuple[Point, Point], ...]], ...]
    """The walls of an interior, each with its openings."""


class Line(NamedTuple):
    """A line of sight with the square of its length."""

    a: Point
    b: Point
    square: int


class Met(NamedTuple):
    """What a line meets: whether that counts as crossed, and how far sight gets; -1 is all."""

    crossed: bool
    stop: int


FREE: Final = Met(crossed=False, stop=-1)


class View(NamedTuple):
    """What terrain does to a line of sight: cover, what is crossed, and what ends it where."""

    cover: bool
    crossed: tuple[str, ...]
    stops: tuple[tuple[int, str], ...]


def screen(feature: Feature) -> Screen:
    """A feature made ready for lines of sight."""
    corners = clockwise(feature.corners)
    sides = edges(corners) if feature.kind == "interior" else ()
    walls = tuple((a, b, tuple(openings_on(feature, a, b))) for a, b in sides)
    return Screen(feature.id, feature.kind, corners, bounds(corners), walls)


def screens_of(ground: Ground) -> tuple[Screen, ...]:
    """Features and barricades that sight can meet; barricades are linear."""
    found = [screen(feature) for feature in ground.features if feature.kind != "field"]
    return (*found, *(_barricade(barrier) for barrier in ground.barriers))


def _barricade(barrier: Solid) -> Screen:
    return Screen(barrier.id, "linear", barrier.corners, bounds(barrier.corners), ())


def view(screens: Sequence[Screen], viewer: Point, target: Point) -> View:
    """How a viewer sees a point, as far as terrain goes."""
    line = Line(viewer, target, squared(viewer, target))
    stops: list[tuple[int, str]] = []
    crossed: list[str] = []
    for one in screens:
        if apart(viewer, target, one.box):
            continue
        met = _meet(one, line)
        if met.crossed:
            crossed.append(one.id)
        if met.stop >= 0:
            stops.append((met.stop, one.id))
    cover = bool(crossed) or any(_shelters(one, target) for one in screens)  # BX-16/crossed
    return View(cover, tuple(crossed), tuple(stops))


def sight(seen: View, viewer: Point, target: Point, others: Sequence[Point]) -> Sight:
    """How a viewer sees a point; other figures may be in the way."""
    stops = list(seen.stops)
    left, top, right, bottom = span(viewer, target, BASE)
    for other in others:
        if left < other[0] < right and top < other[1] < bottom:
            if is_closer(other, viewer, target, BASE):  # BX-15/figure
                stops.append((_far(viewer, target, other), FIGURE))
    blocker = min(stops)[1] if stops else ""
    return Sight(not stops, seen.cover, blocker, seen.crossed)  # BX-16


def from_above(seen: View, walls: Sequence[str]) -> Sight:
    """How something in the air sees a point: only the walls around the point end the line."""
    stop = min(((far, name) for far, name in seen.stops if name in walls), default=(0, ""))
    return Sight(not stop[1], seen.cover, stop[1], seen.crossed)  # BR-44


def _shelters(one: Screen, target: Point) -> bool:
    """Whether a target is in cover by where it stands."""
    left, top, right, bottom = one.box
    x, y = target
    if not (left - LEANS <= x <= right + LEANS and top - LEANS <= y <= bottom + LEANS):
        return False
    if one.kind == "area":
        return inside(target, one.corners)  # BX-16/inside
    if one.kind == "block":
        return any(within(target, corner, LEANS) for corner in one.corners)  # BX-16/corner
    return False


def _meet(one: Screen, line: Line) -> Met:
    if one.kind == "interior":
        return _through_walls(one, line)
    if len(one.corners) == 2:
        at = crossing(line.a, line.b, (one.corners[0], one.corners[1]))
        part = at and (at, at)
    else:
        part = chord(line.a, line.b, one.corners)
    if part is None:
        return FREE
    enter, leave = part
    if one.kind == "area" and inside(line.a, one.corners):
        return Met(crossed=False, stop=-1 if _is_reached(line, leave) else DEPTH)  # BX-15/inside
    if is_near(line.a, one.corners, BESIDE):  # BX-15/beside
        return FREE
    last = enter if one.kind == "area" else leave  # BX-15/area BX-15/crossed
    return Met(crossed=True, stop=_stop(line, last) if _goes_beyond(line, last) else -1)


def _goes_beyond(line: Line, at: Ratio) -> bool:
    """Whether a line goes on for more than the depth of sight after a part of it."""
    n, d = at
    return line.square * (d - n) * (d - n) > DEPTH * DEPTH * d * d


def _is_reached(line: Line, at: Ratio) -> bool:
    """Whether a part of a line lies within the depth of sight."""
    n, d = at
    return line.square * n * n <= DEPTH * DEPTH * d * d


def _stop(line: Line, at: Ratio, more: int = DEPTH) -> int:
    """How far from its beginning a line ends, in whole thousandths."""
    n, d = at
    return isqrt(line.square * n * n // (d * d)) + more


def _far(viewer: Point, target: Point, other: Point) -> int:
    """How far along a line a figure stands in the way."""
    n, d = to_segment(other, viewer, target)
    return isqrt(max(0, squared(viewer, other) - n // d))


def _through_walls(one: Screen, line: Line) -> Met:
    """Walls end sight; an opening is like something linear, unless the viewer is beside it."""
    if chord(line.a, line.b, one.corners) is None:
        return FREE
    crossed, stops = False, []
    for a, b, openings in one.walls:
        at = _pierced(line, a, b)
        if at is None:
            continue
        opening = next((ends for ends in openings if _lies_in(line, ends)), None)
        if opening is None:
            crossed = True
            stops.append(_stop(line, at, 0))  # BX-15/walls
        elif not is_near(line.a, opening, BESIDE):
            crossed = True
            if _goes_beyond(line, at):
                stops.append(_stop(line, at))
    return Met(crossed, min(stops, default=-1))


def _pierced(line: Line, a: Point, b: Point) -> Ratio | None:
    """Where a line goes through a wall, its ends included."""
    before, after = cross(a, b, line.a), cross(a, b, line.b)
    if not before or not after or (before > 0) == (after > 0):
        return None
    return (abs(before), abs(before - after)) if _lies_in(line, (a, b)) else None


def _lies_in(line: Line, ends: tuple[Point, Point]) -> bool:
    """Whether the straight through a line goes between two points, or through one of them."""
    one, two = cross(line.a, line.b, ends[0]), cross(line.a, line.b, ends[1])
    return (one <= 0 <= two) or (two <= 0 <= one)
