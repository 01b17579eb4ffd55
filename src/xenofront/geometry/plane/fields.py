"""How far it is to a point from anywhere on a table, worked out once for all bends."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final, NamedTuple

from xenofront.geometry.plane.exact import Point, length_up
from xenofront.geometry.plane.net import Net

STRIDE: Final = 4000
"""Nothing is climbed or jumped that takes more than this in one move."""

OUT: Final = -1
"""No bend: the goal itself."""


class Way(NamedTuple):
    """A way around terrain, its start and its goal included; figures are not looked at."""

    cost: int
    path: tuple[Point, ...]


class Field:
    """The costs of the shortest ways from every bend to one goal."""

    def __init__(self, net: Net, goal: Point) -> None:
        self.net, self.goal = net, goal
        self.costs: dict[int, int] = {}
        self.following: dict[int, int] = {}
        self._heap = [
            (length_up(node.at, goal), number, OUT, False) for number, node in enumerate(net.nodes)
        ]
        heapify(self._heap)

    def _settle(self, most: int | None) -> int:
        """One bend more, from the goal outwards, if it costs less than so much; says which."""
        while self._heap and (most is None or self._heap[0][0] < most):
            cost, number, before, known = heappop(self._heap)
            if number in self.costs:
                continue
            if not known:
                real = self._real(number, before)
                if real is not None:
                    heappush(self._heap, (real, number, before, True))
                continue
            self.costs[number], self.following[number] = cost, before
            for other, leg in self.net.near(number).items():
                if other not in self.costs and leg.stride <= STRIDE:
                    heappush(self._heap, (cost + leg.cost, other, number, not leg.hoped))
            return number
        return OUT

    def _real(self, number: int, before: int) -> int | None:
        """What it costs to go from a bend by another one, or straight."""
        if before == OUT:
            return self._leg(self.net.places[number], self.goal)
        leg = self.net.leg_to(before, number)
        return None if leg is None or leg.stride > STRIDE else self.costs[before] + leg.cost

    def _leg(self, a: Point, b: Point) -> int | None:
        leg = self.net.leg(a, b)
        return leg.cost if leg is not None and leg.stride <= STRIDE else None

    def way(self, start: Point) -> Way | None:
        """The shortest way from a point; bends are settled only as far as that needs."""
        straight, direct = length_up(start, self.goal), self._leg(start, self.goal)
        if direct == straight:
            return Way(straight, (start, self.goal))
        heap: list[tuple[int, int, bool]] = [] if direct is None else [(direct, OUT, True)]
        heap += [
            self._hope(start, number, cost)
            for number, cost in self.costs.items()
            if self.net.places[number] != start  # a bend in the start leads nowhere new
        ]
        heapify(heap)
        while True:
            number = self._settle(heap[0][0] if heap else None)
            if number != OUT:
                if self.net.places[number] != start:
                    heappush(heap, self._hope(start, number, self.costs[number]))
                continue
            if not heap:
                return None
            cost, number, known = heappop(heap)
            if known:
                return Way(cost, (start, *self._bends(number), self.goal))
            leg = self._leg(start, self.net.places[number])
            if leg is not None:
                heappush(heap, (leg + self.costs[number], number, True))

    def _hope(self, start: Point, number: int, cost: int) -> tuple[int, int, bool]:
        """What it costs at least to go by a bend."""
        return length_up(start, self.net.places[number]) + cost, number, False

    def _bends(self, number: int) -> list[Point]:
        found = []
        while number != OUT:
            found.append(self.net.places[number])
            number = self.following[number]
        return found
