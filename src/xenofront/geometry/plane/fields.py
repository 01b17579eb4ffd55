"""How far it is to a point from anywhere on a table, worked out once for all bends."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final, NamedTuple

from xenofront.geometry.plane.exact import Point, length_up
from xenofront.geometry.plane.routes import Net

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

    def _settle(self) -> None:
        """One bend more, from the goal outwards."""
        while self._heap:
            cost, number, before, known = heappop(self._heap)
            if number in self.costs:
                continue
            if not known:
                leg = self._leg(self.net.nodes[number].at, self.goal)
                if leg is not None:
                    heappush(self._heap, (leg, number, before, True))
                continue
            self.costs[number], self.following[number] = cost, before
            for other, leg_to in self.net.near(number):
                if other not in self.costs and leg_to.stride <= STRIDE:
                    heappush(self._heap, (cost + leg_to.cost, other, number, True))
            return

    def _leg(self, a: Point, b: Point) -> int | None:
        leg = self.net.leg(a, b)
        return leg.cost if leg is not None and leg.stride <= STRIDE else None

    def way(self, start: Point) -> Way | None:
        """The shortest way from a point; bends are settled only as far as that needs."""
        heap = [(length_up(start, self.goal), OUT, False)]
        heap += [self._hope(start, number) for number in self.costs]
        heapify(heap)
        while heap or self._heap:
            least = heap[0][0] if heap else None
            if self._heap and (least is None or self._heap[0][0] < least):
                settled = len(self.costs)
                self._settle()
                for number in list(self.costs)[settled:]:
                    heappush(heap, self._hope(start, number))
                continue
            cost, number, known = heappop(heap)
            if known:
                return Way(cost, (start, *self._bends(number), self.goal))
            leg = self._leg(start, self.goal if number == OUT else self.net.nodes[number].at)
            if leg is not None:
                heappush(heap, (leg + self.costs.get(number, 0), number, True))
        return None

    def _hope(self, start: Point, number: int) -> tuple[int, int, bool]:
        """What it costs at least to go by a bend."""
        return length_up(start, self.net.nodes[number].at) + self.costs[number], number, False

    def _bends(self, number: int) -> list[Point]:
        found = []
        while number != OUT:
            found.append(self.net.nodes[number].at)
            number = self.following[number]
        return found
