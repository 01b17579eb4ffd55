"""GD 5.2 Line of sight: what the straight line between two hex centres touches.

A line touches the same hexes and sides wherever on the map it is drawn. So that is kept once
per displacement, as a template: one big integer with four bits for each cell of a grid (the
hex itself, and its east, south-east and south-west side).
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from xenofront.geometry.hexes.grid import Direction, Hex, touched_rows

CELL: Final = 4  # bits of a cell
SIDE_BIT: Final[dict[Direction, int]] = {"E": 1, "SE": 2, "SW": 3}


class Templates:
    """What a line touches, by its displacement, on a grid of a given width.

    A line starts at its northern end, or else the western one, in the second row of the grid,
    first column: so a line to the west still fits.
    """

    def __init__(self, width: int) -> None:
        self._width = width
        self._rows: dict[int, list[int]] = {}  # by dr, then by dq + width; 0 is not drawn yet

    def span(self, dr: int, first: int, last: int) -> list[int]:
        """The templates of the displacements (first, dr) to (last, dr)."""
        row = self._rows.get(dr)
        if row is None:
            row = self._rows[dr] = [0] * (2 * self._width)
        found = row[first + self._width : last + self._width + 1]
        if not all(found):
            for dq in range(first, last + 1):
                if not row[dq + self._width]:
                    row[dq + self._width] = self._draw(dq if dr else abs(dq), dr)
            found = row[first + self._width : last + self._width + 1]
        return found

    def _draw(self, dq: int, dr: int) -> int:
        rows = touched_rows(dq, dr)
        # On which side of the line a corner lies is the sign of a cross product: the centre's
        # plus the corner's own. A side is touched unless both its ends lie on the same side.
        south_east, south, south_west = dq - dr, 2 * dq + dr, dq + 2 * dr
        mask = 0
        for y, (low, high) in enumerate(rows):
            first_below, last_below = rows[y + 1] if y < dr else (1, 0)
            place = CELL * ((y + 1) * self._width + low)
            centre = 3 * (dq * y - dr * low)
            for x in range(low, high + 1):
                east_end, west_end = centre + south_east, centre + south
                bits = 1
                if x < high and east_end * (centre - south_west) <= 0:  # GD-5.2.c
                    bits |= 2
                if first_below <= x <= last_below and east_end * west_end <= 0:  # GD-5.2.c
                    bits |= 4
                if first_below < x <= last_below + 1:
                    bits |= 8 * (west_end * (centre + south_west) <= 0)  # GD-5.2.c
                mask |= bits << place
                place += CELL
                centre -= 3 * dr
        return mask


@cache
def templates(width: int) -> Templates:
    """The templates for a width of grid, shared by all boards: they depend on no map."""
    return Templates(width)


class Grid:
    """Where the hexes and sides of a map lie in such integers, one row and column to spare."""

    def __init__(self, places: list[Hex]) -> None:
        columns = [q for q, _ in places] or [0]
        rows = [r for _, r in places] or [0]
        self._west, self._north = min(columns) - 1, min(rows) - 1
        # Rounded up: few widths, so that boards share templates.
        self.width = -(-(max(columns) - self._west + 2) // 16) * 16
        self._cells = self.width * (max(rows) - self._north + 2)

    def all_hexes(self) -> int:
        """The bits of all hexes of the grid."""
        return ((1 << CELL * self._cells) - 1) // 0b1111

    def bit(self, place: Hex) -> int:
        """The number of the bit that stands for a hex."""
        return CELL * ((place[1] - self._north) * self.width + place[0] - self._west)

    def start(self, place: Hex) -> int:
        """By how many bits a template moves when its line starts in this hex."""
        return self.bit(place) - CELL * self.width

    def place(self, bit: int) -> tuple[Hex, int]:
        """The hex a bit belongs to, and which of its four bits it is."""
        cell, which = divmod(bit, CELL)
        r, q = divmod(cell, self.width)
        return (q + self._west, r + self._north), which


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, from the lowest."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
