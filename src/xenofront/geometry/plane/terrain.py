"""BX-14 Terrain: convex features of six kinds."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from xenofront.geometry.plane.exact import INCH, Point
from xenofront.geometry.plane.shapes import Corners, rectangle

Kind = Literal["linear", "area", "field", "individual", "block", "interior"]

DOOR: Final = 1 * INCH  # BX-13/door
"""What going through a door costs."""
WINDOW: Final = 2 * INCH  # BX-13/window
"""What going through a window or a hole costs."""
DOOR_WIDTH: Final = 1500
WINDOW_WIDTH: Final = 1000


class Opening(NamedTuple):
    """A door, window or hole in a wall of an interior, from end to end."""

    a: Point
    b: Point
    cost: int


class Feature(NamedTuple):
    """A piece of terrain; measures are thousandths of an inch."""

    id: str
    kind: Kind
    corners: Corners
    difficult: bool = False
    height: int = 0
    climbable: bool = False
    gap: bool = False
    openings: tuple[Opening, ...] = ()


def placed(
    name: str,
    kind: Kind,
    at: Point,
    size: tuple[int, int],
    *,
    turned: bool = False,
    difficult: bool = False,
    height: int = 0,
    climbable: bool = False,
    gap: bool = False,
    doors: int = 0,
    windows: int = 0,
) -> Feature:
    """A rectangular feature by its corner nearest to the origin; turned by 90 degrees or not."""
    width, depth = size[::-1] if turned else size
    corners = rectangle(Point(*at), width, depth)
    return Feature(
        name,
        kind,
        corners,
        difficult,
        height,
        climbable,
        gap,
        _openings(name, corners, doors, windows, turned=turned),
    )


def _openings(
    name: str, corners: Corners, doors: int, windows: int, *, turned: bool
) -> tuple[Opening, ...]:
    """Doors in the middle of a wall, the opposite one, the others; windows a quarter along."""
    first = 1 if turned else 0
    order = [(first + turn) % 4 for turn in (0, 2, 1, 3)]
    if doors > 4 or windows > 8:
        raise ValueError(f"{name}: at most 4 doors and 8 windows")
    found = [_opening(corners, order[n], 2, DOOR_WIDTH, DOOR) for n in range(doors)]
    for n in range(windows):
        quarters = 1 if n < 4 else 3
        found.append(_opening(corners, order[::-1][n % 4], quarters, WINDOW_WIDTH, WINDOW))
    for n, one in enumerate(found):
        if not _fits(one, corners) or any(_overlap(one, other) for other in found[:n]):
            raise ValueError(f"{name} is too small for its doors and windows")
    return tuple(found)


def _opening(corners: Corners, side: int, quarters: int, width: int, cost: int) -> Opening:
    """An opening so many quarters along a side of a rectangle."""
    a, b = corners[side], corners[(side + 1) % 4]
    along = Point((b.x > a.x) - (b.x < a.x), (b.y > a.y) - (b.y < a.y))
    start = (abs(b.x - a.x) + abs(b.y - a.y)) * quarters // 4 - width // 2
    one, two = (Point(a.x + along.x * n, a.y + along.y * n) for n in (start, start + width))
    return Opening(one, two, cost)


def _fits(opening: Opening, corners: Corners) -> bool:
    least, most = corners[0], corners[2]
    return all(least.x <= p.x <= most.x and least.y <= p.y <= most.y for p in opening[:2])


def _overlap(one: Opening, two: Opening) -> bool:
    """Whether two openings of a rectangle share a part of a wall."""
    return all(
        max(min(one.a[n], one.b[n]), min(two.a[n], two.b[n]))
        <= min(max(one.a[n], one.b[n]), max(two.a[n], two.b[n]))
        for n in (0, 1)
    )
