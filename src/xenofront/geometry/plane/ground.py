"""BX-13, BX-14 What the terrain of a table does to a base that stands or moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from xenofront.geometry.plane.exact import BASE, SLACK, Point, length_up
from xenofront.geometry.plane.shapes import (
    Box,
    Corners,
    apart,
    bounds,
    chord,
    clockwise,
    cross,
    edges,
    is_longer,
    leg_overlaps,
    leg_to_shape,
    length_of,
    overlaps,
    strictly_inside,
    to_shape,
)
from xenofront.geometry.plane.terrain import Feature, Opening

CLEAR: Final = BASE - SLACK
"""Closer than this a base overlaps something."""
SOLID: Final = frozenset({"linear", "individual", "block"})  # BX-14/solid

Wall = tuple[Point, Point]


class Solid(NamedTuple):
    """Something a base cannot stand on: a shape, the box it is felt in, its height to climb."""

    id: str
    corners: Corners
    box: Box
    height: int


class Zone(NamedTuple):
    """Ground of a kind: a shape and the box around it."""

    id: str
    corners: Corners
    box: Box


class Ground:
    """Everything that can be in the way, sorted by what it does."""

    def __init__(
        self, size: Point, features: Sequence[Feature], barricades: Sequence[Wall] = ()
    ) -> None:
        self.size = size
        self.features = tuple(features)
        self.barricades = tuple(barricades)
        self.barriers = tuple(_solid(f"barricade-{n}", w) for n, w in enumerate(self.barricades, 1))
        """The barricades, which are walls without thickness."""
        self.hard = (*_hard(self.features), *self.barriers)
        """What nobody gets over: features that cannot be climbed, walls, barricades."""
        self.climbs = _climbs(self.features)
        """What can be climbed over, but not stood on."""
        self.solids = (*self.hard, *self.climbs)
        self.gaps = tuple(_zone(feature) for feature in self.features if feature.gap)
        """What can be jumped over, if it is narrow."""
        self.slow = tuple(_zone(feature) for feature in self.features if feature.difficult)
        """Difficult ground."""
        self.openings = tuple(
            (opening, bounds(opening[:2]))
            for feature in self.features
            for opening in feature.openings
        )
        """Doors, windows and holes."""

    # -- standing --------------------------------------------------------------------------------

    def holds(self, p: Point, margin: int = BASE) -> bool:
        """Whether a base lies wholly on the table."""
        return margin <= p[0] <= self.size[0] - margin and margin <= p[1] <= self.size[1] - margin

    def stands(self, p: Point, reach: int = CLEAR) -> bool:
        """Whether the terrain leaves room for a base at a point."""
        return (
            self.holds(p)
            and not any(is_on(p, solid, reach) for solid in _near(self.solids, p, p))
            and not self.in_gap(p)
        )

    def in_gap(self, p: Point) -> bool:
        """Whether a point lies over a gap; on its border one can stand."""
        return any(strictly_inside(p, gap.corners) for gap in self.gaps)

    # -- moving ------------------------------------------------------------------------------------

    def is_barred(self, a: Point, b: Point) -> bool:
        """Whether a base that moves straight runs into something hard."""
        for solid in _near(self.hard, a, b):
            if leg_overlaps(a, b, solid.corners, CLEAR) and not _leads_out(a, b, solid):
                return True
        return False

    def is_stopped(self, a: Point, b: Point) -> bool:
        """Whether a forced straight move runs into something, or over a gap."""
        if self.is_barred(a, b) or self.too_wide(a, b, 0):
            return True
        return any(not _leads_out(a, b, solid) for solid in self.climbed(a, b))

    def climbed(self, a: Point, b: Point) -> list[Solid]:
        """What a base that moves straight climbs over or onto."""
        near = _near(self.climbs, a, b)
        return [solid for solid in near if leg_overlaps(a, b, solid.corners, CLEAR)]

    def too_wide(self, a: Point, b: Point, most: int) -> bool:
        """Whether a straight move ends over a gap, or crosses one that is wider than allowed."""
        for gap in self.gaps:
            if apart(a, b, gap.box) or strictly_inside(a, gap.corners):
                continue
            part = chord(a, b, gap.corners)
            if part and (strictly_inside(b, gap.corners) or is_longer(a, b, part, most)):
                return True
        return False

    def leap(self, a: Point, b: Point) -> int:
        """How wide the widest gap is that a straight move crosses."""
        parts = ((gap, chord(a, b, gap.corners)) for gap in self.gaps if not apart(a, b, gap.box))
        return max((length_of(a, b, part) for _, part in parts if part), default=0)

    def toll(self, a: Point, b: Point) -> int:
        """What the doors and windows of a straight move cost."""
        cost = 0
        for opening, box in self.openings:
            if not apart(a, b, box) and _goes_through(a, b, opening):
                cost += opening.cost
        return cost

    def slowed(self, a: Point, b: Point) -> int:
        """How much of a straight move lies in difficult ground, rounded down."""
        total = 0
        for zone in self.slow:
            if not apart(a, b, zone.box) and (part := chord(a, b, zone.corners)):
                total += length_of(a, b, part)
        return total

    def plain_cost(self, a: Point, b: Point) -> int:
        """The length of a straight move and the doors on it."""
        return length_up(a, b) + (self.toll(a, b) if self.openings else 0)


def _hard(features: Sequence[Feature]) -> list[Solid]:
    found = [
        _solid(feature.id, clockwise(feature.corners))
        for feature in features
        if feature.kind in SOLID and not _is_low(feature)  # BX-14/open
    ]
    for feature in features:
        if feature.kind == "interior":
            found += [_solid(feature.id, wall) for wall in walls(feature)]
    return found


def _climbs(features: Sequence[Feature]) -> tuple[Solid, ...]:
    return tuple(
        _solid(feature.id, clockwise(feature.corners), feature.height)
        for feature in features
        if feature.kind in SOLID and _is_low(feature)
    )


def walls(feature: Feature) -> list[Wall]:
    """The walls of an interior, without its doors, windows and holes."""
    found: list[Wall] = []
    for a, b in edges(clockwise(feature.corners)):
        here = a
        for one, two in sorted(openings_on(feature, a, b), key=lambda ends: _along(a, b, ends[0])):
            if one != here:
                found.append((here, one))
            here = two
        if here != b:
            found.append((here, b))
    return found


def openings_on(feature: Feature, a: Point, b: Point) -> list[Wall]:
    """The openings in one wall, each from its end nearer to ``a``."""
    found = []
    for opening in feature.openings:
        if not cross(a, b, opening.a) and not cross(a, b, opening.b):
            one, two = sorted(opening[:2], key=lambda end: _along(a, b, end))
            found.append((one, two))
    return found


def _along(a: Point, b: Point, p: Point) -> int:
    return (b[0] - a[0]) * (p[0] - a[0]) + (b[1] - a[1]) * (p[1] - a[1])


def _is_low(feature: Feature) -> bool:
    return feature.climbable and feature.height > 0


def _solid(name: str, corners: Corners, height: int = 0) -> Solid:
    return Solid(name, corners, bounds(corners, BASE), height)


def _zone(feature: Feature) -> Zone:
    corners = clockwise(feature.corners)
    return Zone(feature.id, corners, bounds(corners))


def _near(solids: Sequence[Solid], a: Point, b: Point) -> list[Solid]:
    """What a base that moves straight may touch: written out, for it is done most often."""
    left, right = (a[0], b[0]) if a[0] <= b[0] else (b[0], a[0])
    top, bottom = (a[1], b[1]) if a[1] <= b[1] else (b[1], a[1])
    found = []
    for solid in solids:
        box = solid.box
        if left <= box[2] and right >= box[0] and top <= box[3] and bottom >= box[1]:
            found.append(solid)
    return found


def is_on(p: Point, solid: Solid, reach: int = CLEAR) -> bool:
    """Whether a base at a point overlaps something."""
    box = solid.box
    if p[0] <= box[0] or p[1] <= box[1] or p[0] >= box[2] or p[1] >= box[3]:
        return False
    return overlaps(p, solid.corners, reach)


def _leads_out(a: Point, b: Point, solid: Solid) -> bool:
    """Whether a base that overlaps something already only gets away from it."""
    if not is_on(a, solid):
        return False
    (n, d), (m, e) = to_shape(a, solid.corners), leg_to_shape(a, b, solid.corners)
    return m * d >= n * e


def _goes_through(a: Point, b: Point, opening: Opening) -> bool:
    """Whether a straight move comes onto or across an opening; leaving it is free."""
    before = cross(opening.a, opening.b, a)
    after = cross(opening.a, opening.b, b)
    if not before or (after and (before > 0) == (after > 0)):
        return False
    one, two = cross(a, b, opening.a), cross(a, b, opening.b)
    return (one <= 0 <= two) or (two <= 0 <= one)
