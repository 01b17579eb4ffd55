"""Where hexes lie in the drawing: pointy-top hexes in whole numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.grid import Direction, direction_between, neighbour, parse
from xenofront.geometry.hexes.terrain import hexes_of_side

Point = tuple[int, int]

UNIT: Final = 1000
"""From the centre of a hex to a corner."""
HALF: Final = 866
"""From the centre of a hex to the middle of a side, and half the way to the next centre."""
ROW: Final = 1500
"""From a row of hexes to the next."""
MARGIN: Final = 400

_TOP, _BOTTOM = (0, -UNIT), (0, UNIT)
_NORTH_EAST, _SOUTH_EAST = (HALF, -UNIT // 2), (HALF, UNIT // 2)
_NORTH_WEST, _SOUTH_WEST = (-HALF, -UNIT // 2), (-HALF, UNIT // 2)
CORNERS: Final[dict[Direction, tuple[Point, Point]]] = {
    "E": (_NORTH_EAST, _SOUTH_EAST),
    "SE": (_SOUTH_EAST, _BOTTOM),
    "SW": (_BOTTOM, _SOUTH_WEST),
    "W": (_SOUTH_WEST, _NORTH_WEST),
    "NW": (_NORTH_WEST, _TOP),
    "NE": (_TOP, _NORTH_EAST),
}
"""The ends of the side in each direction, seen from the centre, clockwise."""
_ACROSS: Final[dict[tuple[Direction, ...], tuple[Point, Point]]] = {
    ("NE", "E", "SE"): (_TOP, _BOTTOM),
    ("E", "SE", "SW"): (_NORTH_EAST, _SOUTH_WEST),
    ("SE", "SW", "W"): (_SOUTH_EAST, _NORTH_WEST),
}
"""The lines between opposite corners, by the sides on one hand of each."""


class Drawing(NamedTuple):
    """A map as it lies in the drawing."""

    left: int
    top: int
    width: int
    height: int

    def centre(self, place: str) -> Point:
        """The centre of a hex, on the map or beyond it."""
        q, r = parse(place)
        return HALF * (2 * q + r) - self.left, ROW * r - self.top

    def side(self, place: str, direction: Direction) -> tuple[Point, Point]:
        """The ends of a side of a hex, clockwise."""
        x, y = self.centre(place)
        (x1, y1), (x2, y2) = CORNERS[direction]
        return (x + x1, y + y1), (x + x2, y + y2)

    def ends(self, opening: str) -> tuple[Point, Point]:
        """The ends of a side by its name."""
        first, second = hexes_of_side(opening)
        return self.side(f"{first[0]},{first[1]}", direction_between(first, second))

    def across(self, place: str, exits: tuple[Direction, ...]) -> tuple[Point, Point]:
        """A line across a hex that parts its exits as evenly as can be."""

        def parted(hand: tuple[Direction, ...]) -> int:
            here = sum(direction in hand for direction in exits)
            return min(here, len(exits) - here)

        (x1, y1), (x2, y2) = _ACROSS[max(_ACROSS, key=parted)]
        x, y = self.centre(place)
        return (x + x1, y + y1), (x + x2, y + y2)

    def middle(self, opening: str) -> Point:
        """The middle of a door or window, or of the hex that a door fills."""
        if "|" not in opening:
            return self.centre(opening)
        (x1, y1), (x2, y2) = self.ends(opening)
        return (x1 + x2) // 2, (y1 + y2) // 2

    def outline(self, places: tuple[str, ...]) -> tuple[Point, ...]:
        """The outline of hexes that hang together, clockwise."""
        inside = {parse(place) for place in places}
        after: dict[Point, Point] = {}
        for place in places:
            for direction in CORNERS:
                if neighbour(parse(place), direction) not in inside:
                    start, end = self.side(place, direction)
                    after[start] = end
        longest: list[Point] = []
        while after:
            start = next(iter(after))
            line = [start]
            while (beyond := after.pop(line[-1])) != start:
                line.append(beyond)
            longest = max(longest, line, key=len)
        return tuple(longest)


@lru_cache(maxsize=64)
def drawing(board: Board) -> Drawing:
    """The drawing of a compiled map."""
    places = [parse(text) for text in (*board.terrain.hexes, *board.terrain.edges)]
    across, down = [HALF * (2 * q + r) for q, r in places], [ROW * r for _, r in places]
    left, top = min(across) - HALF - MARGIN, min(down) - UNIT - MARGIN
    right, bottom = max(across) + HALF + MARGIN, max(down) + UNIT + MARGIN
    return Drawing(left, top, right - left, bottom - top)
