"""Shortest ways by brute force: a visibility graph over grown obstacles, with shapely."""

from __future__ import annotations

from heapq import heappop, heappush
from math import cos, hypot, inf, pi

import numpy as np
import shapely
from shapely import LineString, Polygon, box

from tests.geometry.plane.plain import hard
from xenofront.geometry.plane.exact import Point
from xenofront.geometry.plane.table import Table


def bounds_of_way(here: Table, start: Point, goal: Point) -> tuple[float, float]:
    """A length no way can be below, and one that can be had; infinite if there is none.

    Below: obstacles grown by slightly less than a base, corners cut inside the round. Above: grown
    until the straight sides of the round corners keep a base's distance everywhere.
    """
    bodies = [solid.buffer(497.0, quad_segs=2) for solid in hard(here)]
    least = _shortest(here, start, goal, bodies)
    grown = 500.0 / cos(pi / 8) + 0.5
    low = [Polygon(f.corners) for f in here.features if f.climbable]
    bodies = [solid.buffer(grown, quad_segs=2) for solid in (*hard(here), *low)]
    bodies += [Polygon(f.corners) for f in here.features if f.gap]
    return least, _shortest(here, start, goal, bodies)


def _shortest(here: Table, start: Point, goal: Point, bodies: list[shapely.Geometry]) -> float:
    """The shortest way between the corners of grown obstacles, doors included."""
    union = shapely.unary_union(bodies) if bodies else shapely.Polygon()
    inner = union.buffer(-0.01)
    shapely.prepare(inner)
    width, depth = here.size
    field = box(500, 500, width - 500, depth - 500)
    spots = [start, goal]
    for part in getattr(union, "geoms", [union]):
        if part.is_empty:
            continue
        for ring in (part.exterior, *part.interiors):
            spots += [Point(*c) for c in ring.coords[:-1] if field.intersects(shapely.Point(c))]
    return _dijkstra(here, np.array(spots, dtype=float), inner)


def _dijkstra(here: Table, spots: np.ndarray, inner: shapely.Geometry) -> float:
    """From the first point to the second; legs are looked at when they are needed."""
    best = np.full(len(spots), inf)
    best[0] = 0
    done = np.zeros(len(spots), dtype=bool)
    heap = [(0.0, 0)]
    while heap:
        far, node = heappop(heap)
        if done[node]:
            continue
        if node == 1:
            return far
        done[node] = True
        lengths = np.hypot(*(spots - spots[node]).T)
        others = np.flatnonzero(~done & (far + lengths < best))
        pairs = np.stack([np.broadcast_to(spots[node], (len(others), 2)), spots[others]], axis=1)
        free = ~shapely.intersects(inner, shapely.linestrings(pairs))
        for other in others[free]:
            cost = far + lengths[other] + _toll(here, spots[node], spots[other])
            if cost < best[other]:
                best[other] = cost
                heappush(heap, (float(cost), int(other)))
    return inf


def _toll(here: Table, a: np.ndarray, b: np.ndarray) -> float:
    """What the doors and windows of a leg cost."""
    if not any(f.openings for f in here.features) or hypot(*(b - a)) == 0:
        return 0
    line = LineString([a, b])
    found = (o for f in here.features for o in f.openings)
    return sum(o.cost for o in found if _enters(line, LineString(o[:2])))


def _enters(line: LineString, hole: LineString) -> bool:
    """Whether a leg comes onto or across an opening; one that begins there has paid for it."""
    return (
        line.intersects(hole.buffer(0.01)) and hole.distance(shapely.Point(line.coords[0])) > 0.02
    )
