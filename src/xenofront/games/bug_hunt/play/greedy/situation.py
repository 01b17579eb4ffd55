"""What the greedy player reads from the table once and uses for every place it thinks about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from itertools import pairwise, permutations
from math import isqrt
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.rules.ch5_aliens.behaviour import speed_of
from xenofront.games.bug_hunt.rules.ch5_aliens.specials import centre
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import SUCCESS, completed, points
from xenofront.games.bug_hunt.rules.ground import on_table
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.geometry.plane.exact import INCH, Point, squared

CLOSE: Final = 6
"""Inches within which shots hit easily."""
DASH: Final = 3
SURVEY: Final = "survey"
"""What a scientist does at the centre; it counts as an objective (BD-5.6)."""
TROUBLE: Final = {
    "scout": 0.0,
    "secure": 2.0,
    "patrol": 4.0,
    "beacon": 3.0,
    "hack": 9.0,
    "retrieve": 14.0,
    SURVEY: 4.0,
}
"""How many inches of walking an objective costs besides the way."""
UNKNOWN: Final = 5.0
"""The same for an objective of another kind."""
NEEDED: Final = {"patrol": 5.5, "secure": 5.5, SURVEY: 0.9}
"""How near one has to be, where it is not contact."""
SKILL: Final = 6.0
"""Inches that a point of Tech is worth for a hack."""
HACKING: Final = 24.0
"""What a hack costs veterans without Tech, in inches; half as much with a point, and so on."""
LARGE: Final = 7
"""With so many troopers for each objective a squad splits up."""
GUARD: Final = 4.5
"""Inches that others keep away from who serves an objective."""
BEFORE_BEACONS: Final = ("hack", "secure", "scout")


class Temper(NamedTuple):
    """How a squad goes about it: what weighs more than usual, or less."""

    haste: float = 1.0
    fire: float = 1.0
    fear: float = 1.0
    apart: int = 0
    """To so many objectives at once; else one after the other."""
    veteran: bool = False
    """Takes objectives in passing, walks away from fights, leaves the wounded lie, leaves hacks to
    Tech, and knows what grenades are good for. So far only search plays so: see decision 17."""


CALM: Final = Temper()


class Target(NamedTuple):
    """An objective that somebody goes for."""

    name: str
    at: Point
    kind: str
    trouble: float = UNKNOWN
    """How many inches of walking it costs besides the way."""


def inches(a: Point, b: Point) -> float:
    """How far two points are from each other."""
    x, y = a[0] - b[0], a[1] - b[1]
    return isqrt(x * x + y * y) / INCH


def least(here: Point, places: Iterable[Point], default: float = 0.0) -> float:
    """How far the nearest of some places is."""
    squares = [squared(here, place) for place in places]
    return isqrt(min(squares)) / INCH if squares else default


def hacking(tech: int) -> float:
    """What a hack costs veterans, in inches: a point of Tech more, and it takes fewer turns."""
    return HACKING / (1 + max(0, tech))


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


@lru_cache(maxsize=512)
def plan(
    found: tuple[tuple[Target, int], ...], missing: int, squad: tuple[Point, ...]
) -> tuple[Target, ...]:
    """The objectives with the least trouble that are worth enough."""
    nearest = {target: least(target.at, squad) for target, _ in found}
    plans = {_enough(order, missing) for order in permutations(found) if _in_order(order)}
    return min(plans, key=lambda one: (_trouble(one, nearest), one), default=())


def _trouble(plan: tuple[Target, ...], nearest: Mapping[Target, float]) -> float:
    """How far it is from objective to objective, and what they cost besides."""
    if not plan:
        return 0.0
    way = nearest[plan[0]]
    way += sum(inches(one.at, other.at) for one, other in pairwise(plan))
    return way + sum(target.trouble for target in plan)


class Situation:
    """The table as the squad sees it."""

    def __init__(self, state: BHState, temper: Temper = CALM) -> None:
        self.state, self.temper = state, temper
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
    def surveyors(self) -> tuple[TrooperId, ...]:
        """Who could still make a survey."""
        if self.state.surveyed:
            return ()
        support, rows = self.state.box.support, self.state.troopers
        return tuple(
            name for name in self.squad if (s := support.get(rows[name].kind)) and s.survey
        )

    @cached_property
    def open(self) -> dict[str, tuple[Target, int]]:
        """By name the objectives that can still be reached, and what they are worth."""
        found = {
            str(name): (Target(name, row.at, row.kind, self._trouble_of(row.kind)), row.worth)
            for name, row in self.state.objectives.items()
            if not (row.done or row.failed or row.taken)
        }
        if self.surveyors:
            found[SURVEY] = Target(SURVEY, centre(self.state), SURVEY, TROUBLE[SURVEY]), 1
        return found

    def _trouble_of(self, kind: str) -> float:
        """What an objective costs besides the way; veterans look who could do a hack."""
        if kind == "hack" and self.temper.veteran:
            return hacking(max((self.state.troopers[name].tech for name in self.squad), default=0))
        return TROUBLE.get(kind, UNKNOWN)

    @cached_property
    def targets(self) -> list[Target]:
        """The objectives that lead to success with the least trouble, in the order of the way."""
        if self.won or self.carried:
            return []
        squad = tuple(self.places.values())
        if self.temper.apart:
            return self._nearest(self.temper.apart)
        missing = SUCCESS - completed(self.state)
        return list(plan(tuple(self.open.values()), missing, squad))

    def _nearest(self, most: int) -> list[Target]:
        """So many objectives, wherever there is least trouble; beacons come last (BH-49)."""
        squad = self.places.values()
        found = [target for target, _ in self.open.values()]
        if any(target.kind in BEFORE_BEACONS for target in found):
            found = [target for target in found if target.kind != "beacon"]
        found.sort(key=lambda one: (least(one.at, squad) + one.trouble, one))
        return found[:most]

    @cached_property
    def trouble(self) -> float:
        """How much is still to be done, in inches of walking."""
        squad = self.places.values()
        nearest = {target: least(target.at, squad) for target in self.targets[:1]}
        return _trouble(tuple(self.targets), nearest)

    @cached_property
    def doers(self) -> dict[TrooperId, Target]:
        """By target who serves it: who is near, of hackers the best, of a survey who can."""
        if self.temper.apart:
            return self.goals
        found: dict[TrooperId, Target] = {}
        for target in self.targets:
            able = self.surveyors if target.kind == SURVEY else self.squad
            free = [name for name in able if name not in found]
            if free and target.kind != "beacon":
                found[min(free, key=lambda name: (self._effort(name, target), name))] = target
        if not found and self.targets:
            first = self.targets[0]
            found[min(self.squad, key=lambda name: (self._effort(name, first), name))] = first
        return found

    def _effort(self, name: TrooperId, target: Target) -> float:
        """How far somebody is from serving an objective; skill counts as inches."""
        row = self.state.troopers[name]
        hurt = 6.0 * (bool(row.stun) + bool(row.wounds))
        effort = inches(row.at, target.at) + hurt
        if target.kind != "hack":
            return effort
        return effort + hacking(row.tech) if self.temper.veteran else effort - SKILL * row.tech

    @cached_property
    def goals(self) -> dict[TrooperId, Target]:
        """Who goes for what: one serves, the others come along; a large squad splits up."""
        if not self.targets:
            return {}
        if self.temper.apart:
            return self._shared_out()
        ways = [target for target in self.targets if target.kind != "beacon"] or self.targets
        if len(self.squad) < LARGE * len(ways):
            return dict.fromkeys(self.squad, ways[0]) | self.doers
        rows = self.state.troopers
        found = {
            name: min(ways, key=lambda target: (inches(rows[name].at, target.at), target))
            for name in self.squad
        }
        return found | self.doers

    def _shared_out(self) -> dict[TrooperId, Target]:
        """Equal parts of the squad go for each objective, whoever is nearest to it."""
        most = -(-len(self.squad) // len(self.targets))
        efforts = sorted(
            (self._effort(name, target), name, target)
            for target in self.targets
            for name in (self.surveyors if target.kind == SURVEY else self.squad)
        )
        found: dict[TrooperId, Target] = {}
        going = dict.fromkeys(self.targets, 0)
        for _, name, target in efforts:
            if name not in found and going[target] < most:
                found[name] = target
                going[target] += 1
        others = [target for target in self.targets if target.kind != SURVEY] or self.targets
        for name in self.squad:
            found.setdefault(
                name, min(others, key=lambda one: (inches(self.places[name], one.at), one))
            )
        return found

    def is_served(self, name: TrooperId, target: Target) -> bool:
        """Whether it is for somebody to be where an objective is, and not only near it."""
        return target.kind in ("patrol", "secure") or self.doers.get(name) == target

    @cached_property
    def marks(self) -> set[Point]:
        """Goals that stay where they are."""
        found = {target.at for target in self.targets}
        return found | {self.state.evac.at} if self.state.evac.at is not None else found

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
