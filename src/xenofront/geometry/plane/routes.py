"""BX-11 Shortest ways around obstacles, by a visibility graph that is worked out as needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import isqrt
from typing import Final, NamedTuple

from xenofront.geometry.plane.bends import bends, is_taut
from xenofront.geometry.plane.exact import BASE, Point, length_up, squared, toward
from xenofront.geometry.plane.ground import CLEAR, Ground, Solid
from xenofront.geometry.plane.shapes import chord, inflated, length_of, octagon, overlaps
from xenofront.geometry.plane.stops import bumps
from xenofront.geometry.plane.walking import Walker

MOST_LEGS_KNOWN: Final = 50_000
MARGIN: Final = 110
"""A walk may stop so far before what it climbs next, or so little beside its line."""

Disc = tuple[Point, int]
"""A centre, and how far a walk keeps away from it."""


class Target(NamedTuple):
    """Where a way may end: a point, or so far from it."""

    at: Point
    reach: int = 0


class Leg(NamedTuple):
    """What a straight leg costs, and how much of that must be gone without a stop."""

    cost: int
    stride: int = 0


class Net:
    """The points where ways bend on a table, and what straight legs between them cost."""

    def __init__(self, ground: Ground, walker: Walker) -> None:
        self.ground = ground
        self.walker = walker
        found = dict.fromkeys(bends(ground, walker))
        self.nodes = tuple(node for node in found if ground.stands(node.at))
        """All bends, in the order of the features."""
        self._near: dict[int, tuple[tuple[int, Leg], ...]] = {}
        self._legs: dict[tuple[Point, Point], Leg | None] = {}
        self._stands: dict[Point, bool] = {}

    def stands(self, place: Point) -> bool:
        """Whether the terrain leaves room for a base at a point."""
        known = self._stands.get(place)
        if known is None:
            if len(self._stands) > MOST_LEGS_KNOWN:
                self._stands.clear()
            known = self._stands[place] = self.ground.stands(place)
        return known

    def near(self, number: int) -> tuple[tuple[int, Leg], ...]:
        """The nodes a taut way can lead to from a node, with the legs to them."""
        known = self._near.get(number)
        if known is None:
            known = self._near[number] = tuple(self._neighbours(number))
        return known

    def _neighbours(self, number: int) -> Iterator[tuple[int, Leg]]:
        here = self.nodes[number]
        for other, there in enumerate(self.nodes):
            if there.at == here.at or not is_taut(here.at, there) or not is_taut(there.at, here):
                continue
            leg = self._leg(here.at, there.at)
            if leg is not None:
                yield other, leg

    def leg(self, a: Point, b: Point) -> Leg | None:
        """A straight leg, if it is possible and does not end the move."""
        if (a, b) not in self._legs:
            if len(self._legs) > MOST_LEGS_KNOWN:
                self._legs.clear()
            self._legs[a, b] = self._leg(a, b)
        return self._legs[a, b]

    def _leg(self, a: Point, b: Point) -> Leg | None:
        ground, walker = self.ground, self.walker
        if ground.is_barred(a, b) or ground.too_wide(a, b, walker.gap):
            return None
        cost, hardest = ground.plain_cost(a, b), 0
        if leap := ground.leap(a, b):
            hardest = leap + MARGIN
        for solid in ground.climbed(a, b):
            if overlaps(a, solid.corners, CLEAR):
                continue
            if solid.height > walker.free_drop or overlaps(b, solid.corners, CLEAR):
                return None
            cost += solid.height
            hardest = max(hardest, solid.height + _span(a, b, solid) + MARGIN)
        if walker.slowed:
            cost += ground.slowed(a, b) // 2
        return Leg(cost, hardest)


def _span(a: Point, b: Point, solid: Solid) -> int:
    """How much of a leg lies where a base would touch something, or a little more."""
    part = chord(a, b, inflated(solid.corners, BASE))
    return length_of(a, b, part) if part else 0


# -- searching -------------------------------------------------------------------------------------


def shortest(
    net: Net,
    start: Point,
    targets: Sequence[Target],
    discs: Sequence[Disc] = (),
    limit: int | None = None,
    stride: int | None = None,
) -> tuple[Point, ...] | None:
    """The shortest way to the best of some targets that keeps away from discs.

    Nobody rests on top of things or over a gap, so nothing is climbed or jumped that takes more
    than a stride. The last point is the target itself, also if contact with it comes before.
    """
    return _Search(net, start, targets, discs, limit, stride).run() if targets else None


class _Search:
    """A* that looks at a leg only when it would be the next one to take."""

    def __init__(
        self,
        net: Net,
        start: Point,
        targets: Sequence[Target],
        discs: Sequence[Disc],
        limit: int | None,
        stride: int | None,
    ) -> None:
        self.net = net
        self.targets = targets
        self.discs = discs
        self.limit = limit
        self.stride = stride
        self.places = [node.at for node in net.nodes]
        self.first_bend = len(self.places)
        self.places += [at for disc in discs for at in _ring(disc) if net.stands(at)]
        self.first_target = len(self.places)
        self.start = self.first_target + len(targets)
        self.places += [target.at for target in targets]
        self.places.append(start)
        self.heap: list[tuple[int, int, int, int, bool]] = []
        self.costs: dict[int, int] = {}
        self.parents: dict[int, int] = {}
        self.left: dict[int, int] = {}
        reaches = {target.reach for target in targets}
        self.reach = reaches.pop() if len(reaches) == 1 else None
        """How near one has to come, if that is the same for all targets."""

    def run(self) -> tuple[Point, ...] | None:
        """The way, if there is one."""
        self.costs[self.start] = 0
        self._expand(self.start)
        while self.heap:
            _, cost, node, parent, known = heappop(self.heap)
            if node in self.costs:
                continue
            if not known:
                leg = self._leg(parent, node)
                if leg is None:
                    continue
                real = self.costs[parent] + leg.cost
                if real > cost:
                    self._push(real, node, parent, known=True)
                    continue
            self.costs[node] = cost
            self.parents[node] = parent
            if node >= self.first_target:
                return self._way(node)
            self._expand(node)
        return None

    def _way(self, node: int) -> tuple[Point, ...]:
        way = [self.places[node]]
        while node != self.start:
            node = self.parents[node]
            way.append(self.places[node])
        return tuple(way[::-1])

    def _expand(self, node: int) -> None:
        """Put all legs that a node can be left by on the heap, as if nothing were in the way."""
        here, cost, first = self.places[node], self.costs[node], 0
        if node < self.first_bend:
            first = self.first_bend
            for other, leg in self.net.near(node):
                if self.stride is None or leg.stride <= self.stride:
                    self._push(cost + leg.cost, other, node, known=not self.discs)
        self._push_all(first, here, cost, node)
        for other, target in enumerate(self.targets, self.first_target):
            length = max(0, length_up(here, target.at) - target.reach)
            self._push(cost + length, other, node, known=False)

    def _push_all(self, first: int, here: Point, cost: int, parent: int) -> None:
        """All bends from a number on, by straight legs: written out, for it is done most often."""
        places, costs, lefts, limit, heap = (
            self.places, self.costs, self.left, self.limit, self.heap,
        )  # fmt: skip
        x, y = here
        for node in range(first, self.first_target):
            if node in costs:
                continue
            there = places[node]
            dx, dy = there[0] - x, there[1] - y
            square = dx * dx + dy * dy
            reached = cost + isqrt(square - 1) + 1 if square else cost
            left = lefts.get(node)
            if left is None:
                left = lefts[node] = self._left(there)
            if limit is None or reached + left <= limit:
                heappush(heap, (reached + left, reached, node, parent, False))

    def _push(self, cost: int, node: int, parent: int, *, known: bool) -> None:
        left = self.left.get(node)
        if left is None:
            left = self.left[node] = self._left(self.places[node])
        if node not in self.costs and (self.limit is None or cost + left <= self.limit):
            heappush(self.heap, (cost + left, cost, node, parent, known))

    def _left(self, here: Point) -> int:
        """At least so much is left from a point."""
        if self.reach is None:
            return min(max(0, isqrt(squared(here, t.at)) - t.reach) for t in self.targets)
        x, y = here
        least = -1
        for target in self.targets:
            dx, dy = target[0][0] - x, target[0][1] - y
            square = dx * dx + dy * dy
            if square < least or least < 0:
                least = square
        return max(0, isqrt(least) - self.reach)

    def _end(self, parent: int, node: int) -> Point:
        """Where a leg to a node ends."""
        if node < self.first_target:
            return self.places[node]
        here, target = self.places[parent], self.targets[node - self.first_target]
        left = isqrt(squared(here, target.at)) - target.reach
        return toward(here, target.at, max(0, left)) if target.reach else target.at

    def _leg(self, parent: int, node: int) -> Leg | None:
        a, b = self.places[parent], self._end(parent, node)
        if any(bumps(a, b, centre, reach) for centre, reach in self.discs):
            return None
        leg = self.net.leg(a, b)
        return leg if leg and (self.stride is None or leg.stride <= self.stride) else None


def _ring(disc: Disc) -> Iterator[Point]:
    (x, y), reach = disc
    for dx, dy in octagon(reach + 2):
        yield Point(x + dx, y + dy)
