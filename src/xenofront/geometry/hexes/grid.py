"""GD 5 Terrain structure: the hex, the basic space.

Axial coordinates (q, r) of pointy-top hexes: q grows to the east, r to the south-east.
"""

import re
from functools import cache
from sys import intern
from typing import Final, Literal, NewType

from xenofront.flaws import Flawed, flaw

Hex = tuple[int, int]
HexId = NewType("HexId", str)
Direction = Literal["E", "SE", "SW", "W", "NW", "NE"]

# Clockwise from east; every "clockwise" order in this package follows it.
DIRECTIONS: Final[dict[Direction, Hex]] = {
    "E": (1, 0),
    "SE": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (0, -1),
    "NE": (1, -1),
}
_DIRECTION_OF: Final[dict[Hex, Direction]] = {step: name for name, step in DIRECTIONS.items()}
_ID: Final = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)", re.ASCII)


@cache
def name(place: Hex) -> HexId:
    """The id of a hex, the text "q,r"."""
    return HexId(intern(f"{place[0]},{place[1]}"))


@cache
def parse(text: str) -> Hex:
    """The coordinates behind an id."""
    found = _ID.fullmatch(text)
    if found is None:
        expected = "not a hex: {text} (expected 'q,r', for example '3,-1')"
        raise Flawed(flaw("not-a-hex", expected, text=repr(text)))
    return int(found[1]), int(found[2])


def canonical(place: Hex) -> Hex:
    """Sort key of the canonical order: row by row from the north, each from the west."""
    return place[1], place[0]


def neighbour(place: Hex, direction: Direction) -> Hex:
    """The next hex in a direction."""
    dq, dr = DIRECTIONS[direction]
    return place[0] + dq, place[1] + dr


def neighbours(place: Hex) -> tuple[Hex, ...]:
    """The six surrounding hexes, clockwise from east."""
    q, r = place
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS.values())


def direction_between(a: Hex, b: Hex) -> Direction:
    """The direction of a step from a to the surrounding hex b."""
    step = (b[0] - a[0], b[1] - a[1])
    if step not in _DIRECTION_OF:
        raise ValueError(f"{name(a)} and {name(b)} are not next to each other")
    return _DIRECTION_OF[step]


def distance(a: Hex, b: Hex) -> int:
    """Steps from hex to hex on an empty plane."""
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def dot(a: Hex, b: Hex) -> int:
    """Twice the scalar product in the hex metric: its sign tells sharp from blunt angles."""
    return 2 * (a[0] * b[0] + a[1] * b[1]) + a[0] * b[1] + a[1] * b[0]


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes at exactly this distance, clockwise from east."""
    if radius == 0:
        return (centre,)
    q, r = centre[0] + radius, centre[1]
    found = []
    for dq, dr in (*list(DIRECTIONS.values())[2:], *list(DIRECTIONS.values())[:2]):
        for _ in range(radius):
            found.append((q, r))
            q, r = q + dq, r + dr
    return tuple(found)


def disc(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes up to this distance, ring by ring."""
    return tuple(place for step in range(radius + 1) for place in ring(centre, step))


def touched_rows(dq: int, dr: int) -> list[tuple[int, int]]:
    """Which hexes the segment from (0, 0) to (dq, dr) touches: per row the span of q.

    Centres lie at (3q, 3r), so corners have whole coordinates. Needs dr > 0, or dr == 0 and
    dq >= 0; turn the segment round otherwise.
    """
    if dr == 0:
        return [(0, dq)]
    widest = max(abs(dq - dr), abs(2 * dq + dr), abs(dq + 2 * dr))  # cross product of a corner
    rows = []
    for y in range(dr + 1):
        low = -((widest - 3 * dq * y) // (3 * dr))  # rounded up
        high = (3 * dq * y + widest) // (3 * dr)
        rows.append((low, high))
    # The line goes on beyond both centres, the segment does not.
    first, last = rows[0], rows[-1]
    rows[0] = (max(first[0], 0), first[1]) if 2 * dq + dr > 0 else (first[0], min(first[1], 0))
    if 2 * dq + dr > 0:
        rows[-1] = (last[0], min(last[1], dq))
    else:
        rows[-1] = (max(last[0], dq), last[1])
    return rows


def line(a: Hex, b: Hex) -> tuple[Hex, ...]:
    """Every hex that the segment between the two centres touches, in order from a to b."""
    turned = canonical(b) < canonical(a)
    start, end = (b, a) if turned else (a, b)
    q, r = start
    rows = touched_rows(end[0] - q, end[1] - r)
    found = [(q + x, r + y) for y, (low, high) in enumerate(rows) for x in range(low, high + 1)]
    course = (b[0] - a[0], b[1] - a[1])
    return tuple(sorted(found, key=lambda h: (dot((h[0] - a[0], h[1] - a[1]), course), h[1], h[0])))
