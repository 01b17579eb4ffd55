"""What the greedy player reads from the table once and uses for every place it thinks about."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise, permutations
from math import isqrt
from typing import Final, NamedTuple

from xenofront.geometry.plane.exact import INCH, Point, squared
from xenofront.systems.bug_hunt.ch5_aliens.behaviour import speed_of
from xenofront.systems.bug_hunt.ch6_objectives.objectives import SUCCESS, completed, points
from xenofront.systems.bug_hunt.ground import on_table
from xenofront.systems.bug_hunt.state import BHState, TrooperId

CLOSE: Final = 6
"""Inches within which shots hit easily."""
DASH: Final = 3
TROUBLE: Final = {
    "scout": 0.0,
    "secure": 2.0,
    "patrol": 4.0,
    "beacon": 3.0,
    "hack": 9.0,
    "retrieve": 14.0,
}
"""How many inches of walking an objective costs besides the way."""
NEEDED: Final = {"patrol": 5.5, "secure": 5.5}
"""How near one has to be, where it is not contact."""


BEFORE_BEACONS: Final = ("hack", "secure", "scout")


class Target(NamedTuple):
    """An objective that somebody goes for."""

    name: str
    at: Point
    kind: str


def inches(a: Point, b: Point) -> float:
    """How far two points are from each other."""
    return isqrt(squared(a, b)) / INCH


def _enough(order: tuple[tuple[Target, int], ...], missing: int) -> tuple[Target, ...]:
    """As many of some objectives as success needs."""
    found: list[Target] = []
    for target, worth in order:
        if missing <= 0:
            break
        found.append(target)
        missing -= worth
    return tuple(found)


def _in_order(order: tuple[tuple[Target, int], ...]) -> bool:
    """Whether beacons come last: they are lit when nothing else is open (BH-49)."""
    kinds = [target.kind for target, _ in order]
    lit = [at for at, kind in enumerate(kinds) if kind == "beacon"]
    others = [at for at, kind in enumerate(kinds) if kind in BEFORE_BEACONS]
    return not lit or min(lit) > max(others, default=-1)


class Look:
    """The table as the squad sees it."""

    def __init__(self, state: BHState) -> None:
        self.state = state
        self.squad: Final = on_table(state)
        self.places: Final = {name: state.troopers[name].at for name in self.squad}

    # -- the mission -----------------------------------------------------------------------------

    @cached_property
    def won(self) -> bool:
        """Whether enough is done already."""
        return points(self.state) >= SUCCESS

    @cached_property
    def carried(self) -> bool:
        """Whether what is carried would be enough, once it is aboard."""
        return completed(self.state) >= SUCCESS

    @cached_property
    def targets(self) -> list[Target]:
        """The objectives that lead to success with the least trouble, in the order of the way."""
        state = self.state
        if self.won or self.carried:
            return []
        found = [
            (Target(name, row.at, row.kind), row.worth)
            for name, row in state.objectives.items()
            if not (row.done or row.failed or row.taken)
        ]
        missing = SUCCESS - completed(state)
        plans = [_enough(order, missing) for order in permutations(found) if _in_order(order)]
        best: tuple[Target, ...] = min(
            plans, key=lambda plan: (self._trouble(plan), plan), default=()
        )
        return list(best)

    def _trouble(self, plan: tuple[Target, ...]) -> float:
        """How far it is from objective to objective, and what they cost besides."""
        if not plan:
            return 0.0
        way = min((inches(at, plan[0].at) for at in self.places.values()), default=0.0)
        way += sum(inches(one.at, other.at) for one, other in pairwise(plan))
        return way + sum(TROUBLE.get(target.kind, 5.0) for target in plan)

    @cached_property
    def trouble(self) -> float:
        """How much is still to be done, in inches of walking."""
        return self._trouble(tuple(self.targets))

    @cached_property
    def goals(self) -> dict[TrooperId, Target]:
        """Who goes for what: everybody for the same objective, one after the other."""
        return dict.fromkeys(self.squad, self.targets[0]) if self.targets else {}

    def is_near(self, at: Point, target: Target) -> bool:
        """Whether a place is near enough to an objective."""
        return inches(at, target.at) <= NEEDED.get(target.kind, 0.6)

    # -- danger ----------------------------------------------------------------------------------

    @cached_property
    def threats(self) -> list[tuple[Point, float]]:
        """Every alien that can act, and how far it strikes."""
        state = self.state
        return [
            (row.at, speed_of(state, name) / INCH + DASH + 1)
            for name, row in state.aliens.items()
            if not row.stun and not row.wounds
        ]

    def danger(self, at: Point) -> float:
        """How many aliens and markers could reach a place, the near ones counting more."""
        total = 0.0
        for place, reach in self.threats:
            away = inches(at, place)
            if away <= reach:
                total += 1.0 + 0.5 * (away < CLOSE)
        for row in self.state.contacts.values():
            total += 0.4 * (inches(at, row.at) < CLOSE)
        return total

    def company(self, at: Point, trooper: str) -> int:
        """Friends near a place."""
        return sum(
            inches(at, there) <= CLOSE for name, there in self.places.items() if name != trooper
        )
