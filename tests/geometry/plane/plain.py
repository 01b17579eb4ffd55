"""The same readings once more, in floating point with shapely, to compare with.

Everything close to a limit is a borderline case: ``slack`` moves all borders outwards or inwards
and ``stretch`` all lengths, so that a verdict which holds under all four is beyond doubt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, floor, hypot, sqrt
from typing import NamedTuple

from shapely import LineString, Polygon, prepare
from shapely import Point as Dot
from shapely.geometry.base import BaseGeometry

from xenofront.geometry.plane.exact import Point
from xenofront.geometry.plane.table import Table
from xenofront.geometry.plane.terrain import Feature
from xenofront.geometry.plane.walking import Walker

TINY = 1e-6


class Verdict(NamedTuple):
    """What sight should say."""

    seen: bool
    cover: bool


def distance(a: Point, b: Point) -> float:
    """How far two points are apart."""
    return hypot(a.x - b.x, a.y - b.y)


def shape(feature: Feature, slack: float = 0) -> Polygon:
    """A feature, a little larger or smaller."""
    return Polygon(feature.corners).buffer(slack, join_style="mitre")


def openings(feature: Feature, slack: float = 0) -> list[LineString]:
    """The openings of an interior, a little longer or shorter at each end."""
    found = []
    for opening in feature.openings:
        line = LineString(opening[:2])
        part = slack / line.length
        (ax, ay), (bx, by) = line.coords
        dx, dy = (bx - ax) * part, (by - ay) * part
        found.append(LineString([(ax - dx, ay - dy), (bx + dx, by + dy)]))
    return found


def walls(feature: Feature, slack: float = 0) -> BaseGeometry:
    """The walls of an interior without its openings."""
    border: BaseGeometry = Polygon(feature.corners).exterior
    for opening in openings(feature, slack):
        border = border.difference(opening.buffer(TINY, cap_style="flat"))
    return border


# -- sight -----------------------------------------------------------------------------------------


def sight(here: Table, viewer: Point, target: Point, others: Sequence[Point]) -> Verdict | None:
    """Whether a point is seen and in cover; nothing if that is a borderline case."""
    found = {
        _sight(here, viewer, target, others, slack, stretch)
        for slack in (-1.0, 1.0)
        for stretch in (-1.0, 1.0)
    }
    return found.pop() if len(found) == 1 else None


def _sight(
    here: Table, viewer: Point, target: Point, others: Sequence[Point], slack: float, stretch: float
) -> Verdict:
    line, eye, aim = LineString([viewer, target]), Dot(viewer), Dot(target)
    depth, beside = 3000 + stretch, 1500 - stretch
    seen = all(line.distance(Dot(other)) >= 500 + slack for other in others)
    crossed = sheltered = False
    for feature in here.features:
        body = shape(feature, slack)
        if feature.kind == "area" and body.intersects(aim):
            sheltered = True
        if feature.kind == "block":
            corners = [Dot(corner) for corner in feature.corners]
            sheltered = sheltered or any(c.distance(aim) <= 502 + slack for c in corners)
        if feature.kind == "field" or not _pierces(line, body):
            continue
        if feature.kind == "interior":
            free, through = _looks_in(line, feature, slack, depth, beside)
            seen, crossed = seen and free, crossed or through
        elif feature.kind == "area" and body.intersects(eye):
            border = max(_where(line, body))
            seen = seen and (line.length <= depth or border <= depth)
        elif eye.distance(body) > beside:
            crossed = True
            first = min(_where(line, body)) if feature.kind == "area" else max(_where(line, body))
            seen = seen and line.length - first <= depth
    for barricade in here.ground.barricades:
        fence = _longer(LineString(barricade), slack)
        if line.crosses(fence) and eye.distance(LineString(barricade)) > beside:
            crossed = True
            seen = seen and line.length - max(_where(line, fence)) <= depth
    return Verdict(seen, crossed or sheltered)


def _longer(line: LineString, slack: float) -> LineString:
    (ax, ay), (bx, by) = line.coords
    dx, dy = (bx - ax) * slack / line.length, (by - ay) * slack / line.length
    return LineString([(ax - dx, ay - dy), (bx + dx, by + dy)])


def _pierces(line: LineString, body: BaseGeometry) -> bool:
    return line.intersection(body).length > TINY


def _where(line: LineString, other: BaseGeometry) -> list[float]:
    """How far along a line it meets something, at both ends of that."""
    met = line.intersection(other)
    return [line.project(Dot(corner)) for part in _parts(met) for corner in part.coords]


def _parts(met: BaseGeometry) -> Iterator[BaseGeometry]:
    if hasattr(met, "geoms"):
        yield from met.geoms
    elif not met.is_empty:
        yield met


def _looks_in(
    line: LineString, feature: Feature, slack: float, depth: float, beside: float
) -> tuple[bool, bool]:
    """Whether sight gets through walls, and whether it crosses any that count."""
    border = shape(feature, slack).exterior
    free, through = True, False
    holes = openings(feature, slack)
    for far in _where(line, border):
        if not TINY < far < line.length - TINY:
            continue
        near = [h for h in holes if any(abs(spot - far) < 50 for spot in _where(line, h))]
        hole = near[0] if near else None
        if hole is None:
            free, through = False, True
        elif hole.distance(Dot(line.coords[0])) > beside:
            through = True
            free = free and line.length - far <= depth
    return free, through


# -- walking ---------------------------------------------------------------------------------------


def hard(here: Table) -> list[BaseGeometry]:
    """What cannot be walked or climbed over."""
    found: list[BaseGeometry] = []
    for feature in here.features:
        if feature.kind == "interior":
            found.append(walls(feature))
        elif feature.kind in ("block", "individual", "linear") and not feature.climbable:
            found.append(Polygon(feature.corners))
    found += [LineString(barricade) for barricade in here.ground.barricades]
    for solid in found:
        prepare(solid)
    return found


def low(here: Table) -> list[tuple[Polygon, int]]:
    """What can be climbed over, and its height."""
    return [(Polygon(f.corners), f.height) for f in here.features if f.climbable]


def extras(here: Table, path: Sequence[Point], walker: Walker) -> float | None:
    """What a way costs besides its length; nothing if that is a borderline case."""
    line = LineString(path)
    total = 0.0
    for feature in here.features:
        for opening in feature.openings:
            spots = line.intersection(LineString(opening[:2]))
            total += opening.cost * len(list(_parts(spots)))
    for body, height in low(here):
        if abs(line.distance(body) - 498) < 1:
            return None
        climbs = list(_parts(line.intersection(body.buffer(498, quad_segs=64))))
        total += height * len(climbs) if line.distance(body) < 498 else 0
    if walker.slowed:
        slow = [shape(f, -0.01) for f in here.features if f.difficult]
        inside = sum(line.intersection(zone).length for zone in slow)
        if abs(inside / 2000 - round(inside / 2000)) < 0.001 and inside > 1:
            return None
        total += floor(inside / 2000) * 1000
    return total


def length(path: Sequence[Point]) -> int:
    """The length of a way, each leg rounded up."""
    return sum(ceil(round(distance(a, b), 6)) for a, b in pairwise(path))


def widest_gap(here: Table, a: Point, b: Point) -> float:
    """How far a straight move goes over a gap."""
    line, gaps = LineString([a, b]), [shape(f, -0.01) for f in here.features if f.gap]
    return max((line.intersection(gap).length for gap in gaps), default=0.0)


def over_gap(here: Table, place: Point) -> float:
    """How deep a point lies in a gap; negative outside."""
    spot, found = Dot(place), [shape(f) for f in here.features if f.gap]
    depths = (g.exterior.distance(spot) * (1 if g.contains(spot) else -1) for g in found)
    return max(depths, default=-10.0)


def contact(a: Point, b: Point, foe: Point) -> float | None:
    """How far along a straight move it comes into contact, if it does."""
    if LineString([a, b]).distance(Dot(foe)) > 1002 - TINY:
        return None
    x, y = (b.x - a.x) / distance(a, b), (b.y - a.y) / distance(a, b)
    along = x * (foe.x - a.x) + y * (foe.y - a.y)
    off = x * (foe.y - a.y) - y * (foe.x - a.x)
    return along - sqrt(max(0.0, 1000.0**2 - off**2))
