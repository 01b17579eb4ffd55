"""Where ways bend on a table, and what straight legs between bends cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from xenofront.geometry.plane.bends import bends, is_taut
from xenofront.geometry.plane.exact import BASE, Point, length_up
from xenofront.geometry.plane.ground import Ground, Solid, is_on
from xenofront.geometry.plane.shapes import Corners, chord, inflated, length_of
from xenofront.geometry.plane.walking import Walker

MOST_LEGS_KNOWN: Final = 50_000
MARGIN: Final = 110
"""A walk may stop so far before what it climbs next, or so little beside its line."""


class Leg(NamedTuple):
    """What a straight leg costs, and how much of that must be gone without a stop."""

    cost: int
    stride: int = 0
    hoped: bool = False
    """Whether nobody has looked yet what is in the way."""


class Net:
    """The points where ways bend on a table, and what straight legs between them cost."""

    def __init__(self, ground: Ground, walker: Walker) -> None:
        self.ground = ground
        self.walker = walker
        found = dict.fromkeys(bends(ground, walker))
        self.nodes = tuple(node for node in found if ground.stands(node.at))
        """All bends, in the order of the features."""
        self.places = tuple(node.at for node in self.nodes)
        self._near: dict[int, dict[int, Leg]] = {}
        self._legs: dict[tuple[Point, Point], Leg | None] = {}
        self._stands: dict[Point, bool] = {}
        self._wide: dict[Corners, Corners] = {}

    def stands(self, place: Point) -> bool:
        """Whether the terrain leaves room for a base at a point."""
        known = self._stands.get(place)
        if known is None:
            if len(self._stands) > MOST_LEGS_KNOWN:
                self._stands.clear()
            known = self._stands[place] = self.ground.stands(place)
        return known

    def near(self, number: int) -> dict[int, Leg]:
        """The nodes a taut way may lead to from a node, with what is known of the legs to them."""
        known = self._near.get(number)
        if known is None:
            known = self._near[number] = dict(self._neighbours(number))
        return known

    def _neighbours(self, number: int) -> Iterator[tuple[int, Leg]]:
        here = self.nodes[number]
        for other, there in enumerate(self.nodes):
            if there.at != here.at and is_taut(here.at, there) and is_taut(there.at, here):
                yield other, Leg(length_up(here.at, there.at), hoped=True)

    def leg_to(self, number: int, other: int) -> Leg | None:
        """The leg from a node to one near it; if it is not possible, that one is near no more."""
        near = self.near(number)
        leg = near.get(other)
        if leg is not None and leg.hoped:
            leg = self._between(number, other)
            if leg is None:
                del near[other]
            else:
                near[other] = leg
        return leg

    def _between(self, number: int, other: int) -> Leg | None:
        """The leg between two nodes; back it costs the same, but for doors."""
        a, b = self.places[number], self.places[other]
        if other not in self._near:
            return self._leg(a, b)
        back = self._near[other].get(number)
        if back is None:
            return None
        if back.hoped:
            return self._leg(a, b)
        toll = self.ground.toll
        return back._replace(cost=back.cost + toll(a, b) - toll(b, a))

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
            if is_on(a, solid):
                continue
            if solid.height > walker.free_drop or is_on(b, solid):
                return None
            cost += solid.height
            hardest = max(hardest, solid.height + self._across(a, b, solid) + MARGIN)
        if walker.slowed:
            cost += ground.slowed(a, b) // 2
        return Leg(cost, hardest)

    def _across(self, a: Point, b: Point, solid: Solid) -> int:
        """How much of a leg lies where a base would touch something, or a little more."""
        wide = self._wide.get(solid.corners)
        if wide is None:
            wide = self._wide[solid.corners] = inflated(solid.corners, BASE)
        part = chord(a, b, wide)
        return length_of(a, b, part) if part else 0
