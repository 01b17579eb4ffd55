"""BX-11 Shortest ways around obstacles, by a visibility graph that is worked out as needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from math import isqrt
from typing import NamedTuple

from xenofront.geometry.plane.exact import Point, length_up, squared, toward
from xenofront.geometry.plane.net import Leg, Net
from xenofront.geometry.plane.shapes import bounds, octagon
from xenofront.geometry.plane.stops import Disc, bumped

ROUNDED = 4
"""Thousandths by which ways of the same length may differ: every leg is rounded."""
Exposed = Callable[[Point], bool]
"""Whether somebody would be seen at a point."""


class Target(NamedTuple):
    """Where a way may end: a point, or so far from it."""

    at: Point
    reach: int = 0


def shortest(
    net: Net,
    start: Point,
    targets: Sequence[Target],
    discs: Sequence[Disc] = (),
    limit: int | None = None,
    stride: int | None = None,
    exposed: Exposed | None = None,
) -> tuple[Point, ...] | None:
    """The shortest way to the best of some targets that keeps away from discs.

    Nobody rests on top of things or over a gap, so nothing is climbed or jumped that takes more
    than a stride. The last point is the target itself, also if contact with it comes before. Of
    ways of the same length the one with the fewest exposed bends is taken.
    """
    return _Search(net, start, targets, discs, limit, stride, exposed).run() if targets else None


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
        exposed: Exposed | None = None,
    ) -> None:
        self.net = net
        self.exposed = exposed
        self.targets = targets
        self.discs = discs
        self.limit = limit
        self.stride = stride
        self.places = [*net.places]
        self.first_bend = len(self.places)
        self.places += [at for disc in discs for at in _ring(disc) if net.stands(at)]
        self.first_target = len(self.places)
        self.start = self.first_target + len(targets)
        self.places += [target.at for target in targets]
        self.places.append(start)
        self.heap: list[tuple[int, int, int, int, bool]] = []
        self.costs: dict[int, int] = {}
        self.parents: dict[int, int] = {}
        self.ties: dict[int, list[int]] = {}
        """Nodes from which another one is reached at the same cost, besides its parent."""
        self.left: dict[int, int] = {}
        reaches = {target.reach for target in targets}
        self.reach = reaches.pop() if len(reaches) == 1 else None
        """How near one has to come, if that is the same for all targets."""

    def run(self) -> tuple[Point, ...] | None:
        """The way, if there is one."""
        node = self.straight()
        return self.searched() if node is None else (self.places[self.start], self.places[node])

    def searched(self) -> tuple[Point, ...] | None:
        """The way, leg by leg."""
        self.costs[self.start] = 0
        self._expand(self.start)
        last: int | None = None
        while self.heap and (last is None or self.heap[0][0] <= self.costs[last] + ROUNDED):
            _, cost, node, parent, known = heappop(self.heap)
            if node in self.costs:
                if self.exposed is not None and cost <= self.costs[node] + ROUNDED:
                    self._tie(node, parent)
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
            if node < self.first_target:
                self._expand(node)
            elif self.exposed is None:
                return self._way(node)
            elif last is None:
                last = node
        return None if last is None else self._covered(last)

    def _tie(self, node: int, parent: int) -> None:
        """Note another way to a node that was reached already, if it is as long."""
        leg = self._leg(parent, node) if self.costs[parent] < self.costs[node] else None
        if leg is not None and self.costs[parent] + leg.cost <= self.costs[node] + ROUNDED:
            self.ties.setdefault(node, []).append(parent)

    def _covered(self, last: int) -> tuple[Point, ...]:
        """Of all ways to a target that are as short, the one with the fewest exposed bends."""
        if self.ties:
            self._fewest(last, {self.start: 0})
        return self._way(last)

    def _fewest(self, node: int, known: dict[int, int]) -> int:
        """The exposed bends on the best way to a node, which becomes its way."""
        if node not in known:
            ways = (self.parents[node], *self.ties.get(node, ()))
            best = min(ways, key=lambda one: self._fewest(one, known))  # BX-11/covered
            assert self.exposed is not None
            self.parents[node] = best
            bare = node < self.first_target and self.exposed(self.places[node])
            known[node] = known[best] + bare
        return known[node]

    def straight(self) -> int | None:
        """The nearest target, if a straight leg leads there and no bend could be looked at first.

        Outside of the box around the start and all targets a way gets longer by more than what
        is rounded.
        """
        if self.reach is None:
            return None
        here, first = self.places[self.start], self.first_target
        lengths = [length_up(here, target.at) for target in self.targets]
        cost, node = min(
            (max(0, length - self.reach), n) for n, length in enumerate(lengths, first)
        )
        box = bounds(self.places[first:], isqrt(max(lengths)) + 2)
        for place in self.places[:first]:
            if box[0] <= place[0] <= box[2] and box[1] <= place[1] <= box[3]:
                if length_up(here, place) + self._left(place) <= cost:
                    return None
        if self.limit is not None and cost > self.limit:
            return None
        leg = self._leg(self.start, node)
        return node if leg is not None and leg.cost <= cost else None

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
            for other, leg in self.net.near(node).items():
                if self.stride is None or leg.stride <= self.stride:
                    known = not leg.hoped and not self.discs
                    self._push(cost + leg.cost, other, node, known=known)
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
        if bumped(a, b, self.discs) is not None:
            return None
        between = parent < self.first_bend and node < self.first_bend
        leg = self.net.leg_to(parent, node) if between else self.net.leg(a, b)
        return leg if leg and (self.stride is None or leg.stride <= self.stride) else None


def _ring(disc: Disc) -> Iterator[Point]:
    (x, y), reach = disc
    for dx, dy in octagon(reach + 2):
        yield Point(x + dx, y + dy)
