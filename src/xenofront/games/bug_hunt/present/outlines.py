"""How far somebody gets, around terrain and figures: an area, put together from flat pieces.

Somebody goes straight, or bends where shortest ways bend. From each bend that can be paid for, rays
show how far it goes on from there; between two rays only what a third one in between confirms is
shown. So a piece may be a little too small, never too large.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import cos, degrees, radians, sin
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.present.going import Source, Walk, is_spoiled, leg, nearby, sources
from xenofront.geometry.plane.exact import INCH, Point

Piece = tuple[Point, ...]

TURN: Final = 10
"""Degrees between two rays; where they differ much, more are sent."""
FINEST: Final = 1.2
ASIDE: Final = 50
"""A way bends by no more than so many degrees at one place."""
EXACT: Final = 100
"""How exact the end of a ray is, in thousandths: it may be so much too short."""
INSET, BLOCKED = 20, 90
"""A ray is shown so much too short: one that ends by its cost, and one that runs into something."""
ROUGH: Final = 40
"""How far a side may be off where rays in between are asked."""
STEEP: Final = 2 * INCH
"""If two rays differ more, there is something between them."""
SAMPLE: Final = INCH // 4


def area(walk: Walk) -> list[Piece]:
    """Everywhere somebody may end, as pieces that may overlap."""
    walk = nearby(walk)
    return [piece for source in sources(walk) for piece in _pieces(walk, source)]


# -- rays ------------------------------------------------------------------------------------------


class _Ray(NamedTuple):
    """A direction, and where one may stand along it: from and to."""

    angle: float
    parts: tuple[tuple[int, int], ...]


def _at(source: Source, angle: float, length: float) -> Point:
    x, y = cos(radians(angle)), sin(radians(angle))
    return Point(source.at.x + round(x * length), source.at.y + round(y * length))


def _ray(walk: Walk, source: Source, angle: float) -> _Ray:
    """How far one gets in a direction, without what one may climb but not stand on."""
    high = walk.longest - source.cost - 2
    low = 0
    inset = BLOCKED
    if leg(walk, source, _at(source, angle, high)) is not None:
        low, inset = high, INSET
    while high - low > EXACT:
        middle = (low + high) // 2
        reached = leg(walk, source, _at(source, angle, middle)) is not None
        low, high = (middle, high) if reached else (low, middle)
    return _Ray(angle, tuple(_standing(walk, source, angle, low - inset)))


def _is_doubtful(walk: Walk, source: Source) -> bool:
    """Whether a way around may not be the one that is taken, or somebody stands on it."""
    around = source.node is not None and bool(walk.foes or walk.straight > walk.longest)
    return around or bool(walk.passed)


def _standing(walk: Walk, source: Source, angle: float, length: int) -> Iterator[tuple[int, int]]:
    """The parts of a ray on which one may stand, and which are gone to in this way."""
    ground = walk.table.ground
    if length <= 0:
        return
    end = _at(source, angle, length)
    doubtful = _is_doubtful(walk, source)
    if not doubtful and not ground.climbed(source.at, end) and not ground.leap(source.at, end):
        yield 0, length
        return

    def is_fine(there: int) -> bool:
        place = _at(source, angle, there)
        return ground.stands(place) and not (doubtful and is_spoiled(walk, source, place))

    first, last = 0, 0
    for there in (*range(SAMPLE, length, SAMPLE), length):
        if is_fine(there):
            first = _edge(is_fine, there, there - SAMPLE) if first < 0 else first
            last = there
        elif first >= 0:
            yield first, _edge(is_fine, last, there)
            first = -1
    if first >= 0:
        yield first, last


def _edge(is_fine: Callable[[int], bool], good: int, bad: int) -> int:
    """Where what is fine ends, between two places."""
    for _ in range(3):
        middle = (good + bad) // 2
        good, bad = (middle, bad) if is_fine(middle) else (good, middle)
    return good


def _pieces(walk: Walk, source: Source) -> Iterator[Piece]:
    """The area that is seen from a place, between its rays."""
    if source.ahead is None:
        yield from _fan(walk, source, [float(angle) for angle in range(0, 361, TURN)])
        return
    ahead = degrees(source.ahead)
    for side in source.sides:
        turns = range(0, ASIDE + 1, TURN)
        yield from _fan(walk, source, sorted(ahead + side * turn for turn in turns))


def _fan(walk: Walk, source: Source, angles: list[float]) -> Iterator[Piece]:
    rays = list(_rays(walk, source, angles))
    fan: list[Point] = []
    for one, other in pairwise(rays):
        for part, ((a, b), (c, d)) in enumerate(zip(one.parts, other.parts, strict=False)):
            ends = _at(source, one.angle, b), _at(source, other.angle, d)
            if a == c == 0 and part == 0:
                fan += ends
            elif len(one.parts) == len(other.parts):
                yield _at(source, one.angle, a), *ends, _at(source, other.angle, c)
    if fan:
        yield (source.at, *fan) if source.ahead is not None else tuple(fan)


def _rays(walk: Walk, source: Source, angles: list[float]) -> Iterator[_Ray]:
    """Rays in these directions; between two there is nothing that they do not show."""
    last = _ray(walk, source, angles[0])
    for angle in angles[1:]:
        ray = _ray(walk, source, angle)
        yield from _between(walk, source, last, ray)
        last = ray


def _between(walk: Walk, source: Source, one: _Ray, other: _Ray) -> Iterator[_Ray]:
    """Two rays, with more between them until what they show is confirmed in their middle."""
    angle = (one.angle + other.angle) / 2
    if _is_plain(walk, source, one, other, angle):
        yield from (one, other)
        return
    middle = _ray(walk, source, angle)
    if _confirms(middle, one, other):
        yield from (one, other)
    elif other.angle - one.angle > 2 * FINEST:
        yield from _between(walk, source, one, middle)
        yield from _between(walk, source, middle, other)
    else:
        least = _common((one, middle, other))
        yield from (one._replace(parts=least), other._replace(parts=least))


def _is_plain(walk: Walk, source: Source, one: _Ray, other: _Ray, angle: float) -> bool:
    """Whether there is nothing but free ground between two rays."""
    if _is_doubtful(walk, source) or len(one.parts) != 1 or len(other.parts) != 1:
        return False
    (a, b), (c, d) = one.parts[0], other.parts[0]
    if a or c or abs(b - d) > STEEP:
        return False
    end = _at(source, angle, _chord(one, other, b, d))
    ground = walk.table.ground
    free = not ground.climbed(source.at, end) and not ground.leap(source.at, end)
    return free and leg(walk, source, end) is not None


def _chord(one: _Ray, other: _Ray, b: int, d: int) -> float:
    """How far the line between the ends of two rays is away in their middle."""
    return 2 * b * d * cos(radians((other.angle - one.angle) / 2)) / (b + d) if b + d else 0


def _confirms(middle: _Ray, one: _Ray, other: _Ray) -> bool:
    """Whether the chords between two rays lie within what the one in the middle shows."""
    counts = {len(one.parts), len(middle.parts), len(other.parts)}
    if len(counts) > 1:
        return False
    for (a, b), (low, high), (c, d) in zip(one.parts, middle.parts, other.parts, strict=True):
        if _chord(one, other, b, d) > high + ROUGH or abs(b - d) > STEEP:
            return False
        if _chord(one, other, a, c) < low - ROUGH:
            return False
    return True


def _common(rays: Sequence[_Ray]) -> tuple[tuple[int, int], ...]:
    """The first part of all of them, as far as the shortest."""
    firsts = [ray.parts[0] for ray in rays if ray.parts]
    if len(firsts) < len(rays):
        return ()
    start, end = max(a for a, _ in firsts), min(b for _, b in firsts)
    return ((start, end),) if start < end else ()
