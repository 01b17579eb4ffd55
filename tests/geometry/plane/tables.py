"""Tables for tests, in inches; and random ones."""

from __future__ import annotations

from random import Random
from typing import Any

from xenofront.geometry.plane.exact import INCH, Point
from xenofront.geometry.plane.shapes import Corners, hull
from xenofront.geometry.plane.table import Table
from xenofront.geometry.plane.terrain import Feature, Kind, placed

SIZE = Point(36 * INCH, 36 * INCH)

RECTANGLES: tuple[tuple[Kind, int, int], ...] = (
    ("block", 4000, 3000),
    ("block", 6000, 2500),
    ("interior", 6000, 6000),
    ("area", 6000, 6000),
    ("area", 5000, 4000),
    ("field", 5000, 5000),
    ("linear", 6000, 500),
    ("linear", 8000, 1000),
    ("individual", 1000, 1000),
    ("individual", 1000, 1000),
)


def at(x: float, y: float) -> Point:
    """A point in inches."""
    return Point(round(x * INCH), round(y * INCH))


def feature(kind: Kind, x: float, y: float, width: float, depth: float, **more: Any) -> Feature:
    """A feature in inches, named after its kind."""
    size = round(width * INCH), round(depth * INCH)
    return placed(more.pop("name", kind), kind, at(x, y), size, **more)


def table(*features: Feature, **more: Any) -> Table:
    """A table of full size."""
    return Table(SIZE, features, **more)


def random_point(dice: Random, size: Point, margin: int = 500) -> Point:
    """Any point, so far from the edge."""
    return Point(dice.randint(margin, size.x - margin), dice.randint(margin, size.y - margin))


def free_point(dice: Random, here: Table, others: tuple[Point, ...] = ()) -> Point | None:
    """A random point where a figure can stand, if one is found soon."""
    for _ in range(50):
        place = random_point(dice, here.size)
        if here.is_free(place, others):
            return place
    return None


def random_table(dice: Random, *, odd: bool = True) -> Table:
    """A table of some size; with odd ones features overlap and lie at all angles."""
    inches = dice.choice((12, 18, 24))
    size = Point(inches * INCH, inches * INCH)
    features = [random_feature(dice, size, n, odd=odd) for n in range(dice.randint(1, inches // 2))]
    barricades = tuple(_barricade(dice, size) for _ in range(dice.choice((0, 0, 1, 2))))
    return Table(size, tuple(features), barricades=barricades)


def random_feature(dice: Random, size: Point, number: int, *, odd: bool) -> Feature:
    """A rectangle, or a shape with three to six corners."""
    kind, width, depth = dice.choice(RECTANGLES)
    place = random_point(dice, Point(size.x - 4000, size.y - 4000), 0)
    low = kind in ("linear", "individual") and dice.random() < 0.4
    height = dice.choice((500, 1000, 1500, 3000, 3500, 7000)) if low else 0
    gap = kind == "field" and dice.random() < 0.5
    slow = kind in ("area", "field") and not gap and dice.random() < 0.8
    if odd and kind != "interior" and dice.random() < 0.3:
        corners = random_shape(dice, place, dice.randint(600, 4000))
        return Feature(f"{kind}-{number}", kind, corners, slow, height, low, gap)
    return placed(
        f"{kind}-{number}",
        kind,
        place,
        (width, depth),
        turned=dice.random() < 0.5,
        difficult=slow,
        height=height,
        climbable=low,
        gap=gap,
        doors=dice.randint(1, 4) if kind == "interior" else 0,
        windows=dice.randint(0, 8) if kind == "interior" else 0,
    )


def random_shape(dice: Random, near: Point, width: int) -> Corners:
    """A convex shape around some points, in either order of its corners."""
    while True:
        spots = [
            Point(near.x + dice.randint(0, width), near.y + dice.randint(0, width))
            for _ in range(dice.randint(3, 6))
        ]
        corners = hull(spots)
        if len(corners) > 2:
            return corners if dice.random() < 0.5 else corners[::-1]


def _barricade(dice: Random, size: Point) -> tuple[Point, Point]:
    one = random_point(dice, size)
    return one, Point(one.x + dice.randint(-2000, 2000), one.y + dice.randint(1, 2200))
