"""BH-1, BX-13 Walks: what a way costs, what forbids it, what ends it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from xenofront.geometry.plane.exact import BASE, INCH, SLACK, Point, is_nearer, squared, within
from xenofront.geometry.plane.ground import CLEAR, Ground, Solid, is_on
from xenofront.geometry.plane.stops import TOUCH, Disc, bumped, contact, landed

CROWDED: Final = 2 * BASE - SLACK
"""Centres nearer than this overlap."""
SPHERE: Final = 2 * INCH + CLEAR
"""Centres nearer than this to the middle of a block reach into it."""


class Walker(NamedTuple):
    """How somebody walks."""

    name: str
    gap: int
    """The widest gap to cross."""
    free_drop: int
    """A higher drop ends the move."""
    most_drop: int
    slowed: bool
    """Whether difficult ground costs more."""
    passes: bool
    """Whether figures of its own side can be passed through, and spheres cannot."""


TROOPER: Final = Walker(
    "trooper",
    gap=2 * INCH,  # BX-13/gap
    free_drop=1 * INCH,  # BX-13/low BX-13/jump
    most_drop=6 * INCH,  # BX-13/most
    slowed=True,  # BH-1/trooper
    passes=False,  # BX-13/figures
)
ALIEN: Final = Walker(
    "alien",
    gap=3 * INCH,  # BX-13/alien_gap
    free_drop=3 * INCH,  # BX-13/alien_drop
    most_drop=8 * INCH,  # BX-13/alien_most
    slowed=False,  # BH-1/alien
    passes=True,  # BX-11/past
)


class Walked(NamedTuple):
    """A walk as far as it goes: its cost, where it ends and why, or what forbids it."""

    path: tuple[Point, ...]
    cost: int
    end: Point
    met: Point | None = None
    """The foe whose contact ends the walk."""
    refusal: str = ""
    drop: int = 0
    """How high the jump down is that ends the move."""
    ends: bool = False


class Crowd(NamedTuple):
    """Who and what else is there, as it concerns a walker at its start."""

    in_way: tuple[Disc, ...]
    """Centres that a walk keeps away from, and how far."""
    foes: tuple[Point, ...]
    """Whose contact ends a walk."""
    ends: tuple[Point, ...]
    """Whom a walk may not end on."""


def crowd(
    start: Point,
    walker: Walker,
    friends: Sequence[Point],
    foes: Sequence[Point],
    blocked: Sequence[Point],
) -> Crowd:
    """Figures sorted by what they do to a walk; a foe touched already is only in the way."""
    touched = tuple(foe for foe in foes if within(start, foe, TOUCH))
    others = tuple(foe for foe in foes if foe not in touched) if touched else tuple(foes)
    in_way = touched if walker.passes else (*friends, *touched)  # BX-11 BX-13
    spheres = blocked if walker.passes else ()  # BH-9/walk BD-7.t/block
    return Crowd(
        (*((at, CROWDED) for at in in_way), *((at, SPHERE) for at in spheres)),
        others,
        (*friends, *touched),
    )


def judge(
    ground: Ground,
    path: Sequence[Point],
    walker: Walker,
    around: Crowd,
    *,
    off_table: bool = False,
) -> Walked:
    """Walk along a path, as far as that is allowed."""
    walk = _Walk(ground, walker, path[0], around)
    for place in path[1:]:
        if place != walk.points[-1] and walk.go(place, off_table=off_table):
            break
    return walk.walked(off_table=off_table)


class _Walk:
    """A walk while it is judged."""

    def __init__(self, ground: Ground, walker: Walker, start: Point, around: Crowd) -> None:
        self.ground = ground
        self.walker = walker
        self.around = around
        self.points = [start]
        self.cost = 0
        self.slow = 0
        self.on: tuple[Solid, ...] = ()
        self.met: Point | None = None
        self.refusal = ""
        self.drop = 0

    def go(self, b: Point, *, off_table: bool) -> bool:
        """One leg; whether the walk is over with it."""
        a = self.points[-1]
        climbed = self.ground.climbed(a, b)
        latest, drop = self._landing(a, b, climbed) if climbed else (b, 0)
        end, met = contact(self.ground, a, latest, self.around.foes)
        if end != b:
            b, climbed = end, self.ground.climbed(a, end)
        self.refusal = self._refusal(a, b, climbed, off_table=off_table)
        if self.refusal:
            return True
        self.cost += self.ground.plain_cost(a, b)
        self.cost += sum(solid.height for solid in self._new(a, climbed))  # BX-13/climb
        self.slow += self.ground.slowed(a, b) if self.walker.slowed else 0  # BH-1
        self.on = tuple(solid for solid in climbed if is_on(b, solid))
        self.points.append(b)
        self.met = met
        self.drop = drop if not self.on else 0
        return bool(self.drop) or met is not None

    def _new(self, a: Point, climbed: Sequence[Solid]) -> Iterator[Solid]:
        """What is climbed from the ground in this leg."""
        for solid in climbed:
            if solid not in self.on and not is_on(a, solid):
                yield solid

    def _landing(self, a: Point, b: Point, climbed: Sequence[Solid]) -> tuple[Point, int]:
        """Where a leg ends at the latest because a jump ends the move, and how high that is."""
        best, height = b, 0
        begun = (*self.on, *self._new(a, climbed))
        for solid in climbed:
            if solid.height <= self.walker.free_drop or solid not in begun:  # BX-13
                continue
            if is_on(b, solid):
                continue
            landing = landed(self.ground, a, b, solid)
            if not height or squared(a, landing) < squared(a, best):
                best, height = landing, solid.height
        return best, height

    def _refusal(self, a: Point, b: Point, climbed: Sequence[Solid], *, off_table: bool) -> str:
        if not off_table and not self.ground.holds(b):
            return "off table"  # BX-29
        if self.ground.is_barred(a, b):  # BX-14/walls
            return "solid"
        if any(solid.height > self.walker.most_drop for solid in climbed):
            return "too high"  # BX-13
        if self.ground.too_wide(a, b, self.walker.gap):
            return "gap"  # BX-13
        disc = bumped(a, b, self.around.in_way)
        return _word(b, *disc) if disc is not None else ""  # BX-13

    def walked(self, *, off_table: bool) -> Walked:
        """What came of it."""
        end = self.points[-1]
        refusal = self.refusal or self._end_refusal(end, off_table=off_table)
        cost = self.cost + self.slow // (2 * INCH) * INCH  # BH-1 BR-1
        return Walked(tuple(self.points), cost, end, self.met, refusal, self.drop, bool(self.drop))

    def _end_refusal(self, end: Point, *, off_table: bool) -> str:
        if off_table and self.ground.holds(end, 1):
            return "off table"  # BX-29
        if len(self.points) == 1:
            return ""
        if self.on:  # BX-14/end
            return "solid"
        if is_nearer(end, self.around.ends, CROWDED):  # BX-11/room
            return "occupied"
        return ""


def _word(b: Point, centre: Point, reach: int) -> str:
    if reach != CROWDED:
        return "solid"
    return "occupied" if squared(b, centre) < reach * reach else "figure"
