"""Going on straight from a place, and the places where somebody may bend on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import atan2
from typing import Final, NamedTuple

from xenofront.geometry.plane.bends import Node, bends, is_taut
from xenofront.geometry.plane.exact import INCH, Point, length_up, within
from xenofront.geometry.plane.shapes import bounds, cross, octagon
from xenofront.geometry.plane.stops import bumps
from xenofront.geometry.plane.table import Table
from xenofront.geometry.plane.walking import Walker

Disc = tuple[Point, int]
"""A centre, and how far a walk keeps away from it."""
LEAST: Final = INCH // 2
"""A bend is only worth it with so much left to go."""


class Walk(NamedTuple):
    """Who goes, from where, how far, and whom it keeps away from."""

    table: Table
    walker: Walker
    start: Point
    longest: int
    """What it may cost."""
    discs: tuple[Disc, ...] = ()
    foes: tuple[Disc, ...] = ()
    """Whose contact ends a walk."""
    passed: tuple[Disc, ...] = ()
    """Whom a walk may pass, but not end on."""
    straight: int = 0
    """What a straight walk may cost before a way around is looked for."""


class Source(NamedTuple):
    """A place on the way, and what it cost to get there."""

    at: Point
    cost: int = 0
    slow: int = 0
    ahead: float | None = None
    """The direction in which it was reached."""
    node: Node | None = None
    sides: tuple[int, ...] = (1, -1)
    """To which sides a way bends there."""


@lru_cache(maxsize=16)
def _bends(table: Table, walker: Walker) -> tuple[Node, ...]:
    """The places of a table where ways may bend."""
    found = dict.fromkeys(bends(table.ground, walker))
    return tuple(node for node in found if table.ground.stands(node.at))


def nearby(walk: Walk) -> Walk:
    """The same without anything that is too far away to matter."""
    far, start = walk.longest + 2 * INCH, walk.start
    table = _part(walk.table, start, max(far, walk.straight + INCH))
    discs = tuple(disc for disc in walk.discs if within(disc[0], start, far))
    foes = tuple(foe for foe in walk.foes if within(foe[0], start, far))
    ground = table.ground
    plain = not (foes or ground.climbs or ground.slow or ground.openings)
    straight = walk.longest if plain else walk.straight
    passed = tuple(disc for disc in walk.passed if within(disc[0], start, far))
    return walk._replace(table=table, discs=discs, foes=foes, passed=passed, straight=straight)


@lru_cache(maxsize=16)
def _part(table: Table, start: Point, far: int) -> Table:
    """The terrain around a place."""
    left, top, right, bottom = start.x - far, start.y - far, start.x + far, start.y + far

    def matters(corners: Sequence[Point]) -> bool:
        box = bounds(corners)
        return box[0] < right and box[2] > left and box[1] < bottom and box[3] > top

    features = tuple(feature for feature in table.features if matters(feature.corners))
    walls = tuple(wall for wall in table.ground.barricades if matters(wall))
    return Table(table.size, features, barricades=walls)


# -- straight legs ---------------------------------------------------------------------------------


def leg(walk: Walk, source: Source, end: Point) -> tuple[int, int] | None:
    """What it costs to go on straight, difficult ground apart; nothing if that is not allowed."""
    found = straight_leg(walk, source, end, walk.longest)
    if found is None or any(bumps(source.at, end, *foe) for foe in walk.foes):
        return None
    return found


def is_spoiled(walk: Walk, source: Source, end: Point) -> bool:
    """Whether who wants to go there would go straight, and into contact or too far."""
    if any(within(end, centre, reach - 1) for centre, reach in walk.passed):
        return True
    if source.node is None:
        return False
    found = straight_leg(walk, Source(walk.start), end, walk.straight)
    if found is None:
        return False
    costly = found[0] + found[1] // (2 * INCH) * INCH > walk.longest
    return costly or any(bumps(walk.start, end, *foe) for foe in walk.foes)


def straight_leg(walk: Walk, source: Source, end: Point, longest: int) -> tuple[int, int] | None:
    a, ground, walker = source.at, walk.table.ground, walk.walker
    cost = source.cost + length_up(a, end)
    if cost > longest or not ground.holds(end) or ground.is_barred(a, end):
        return None
    if any(bumps(a, end, *disc) for disc in walk.discs):
        return None
    if ground.gaps and ground.too_wide(a, end, walker.gap):
        return None
    climbed = ground.climbed(a, end)
    if any(solid.height > walker.free_drop for solid in climbed):
        return None
    cost += ground.toll(a, end) + sum(solid.height for solid in climbed)
    slow = source.slow + (ground.slowed(a, end) if walker.slowed else 0)
    return (cost, slow) if cost + slow // (2 * INCH) * INCH <= longest else None


def sources(walk: Walk) -> Iterator[Source]:
    """The start, and every bend that can be paid for with something left, by the cheapest way."""
    left = dict.fromkeys(_candidates(walk))
    heap: list[tuple[int, int, Source]] = [(0, 0, Source(walk.start))]
    count = 0
    while heap:
        _, _, source = heappop(heap)
        if source.node is not None:
            if source.node not in left:
                continue
            del left[source.node]
        yield source
        for node in left:
            if not _may_bend(source, node):
                continue
            found = straight_leg(walk, source, node.at, walk.longest)
            if found is not None and found[0] + LEAST < walk.longest:
                count += 1
                ahead = atan2(node.at.y - source.at.y, node.at.x - source.at.x)
                made = Source(node.at, *found, ahead, node, _sides(source.at, node))
                heappush(heap, (sum(found), count, made))


def _candidates(walk: Walk) -> Iterator[Node]:
    ground = walk.table.ground
    near = walk.longest
    for node in _bends(walk.table, walk.walker):
        if node.at != walk.start and within(node.at, walk.start, near):
            yield node
    for centre, reach in walk.discs:
        ring = [Point(centre.x + x, centre.y + y) for x, y in octagon(reach + 2)]
        for number, at in enumerate(ring):
            if within(at, walk.start, near) and ground.stands(at):
                yield Node(at, ring[number - 1], ring[(number + 1) % len(ring)])


def _may_bend(source: Source, node: Node) -> bool:
    """Whether a shortest way could go on to a node and bend there."""
    if node.at == source.at or source.node is None:
        return node.at != source.at
    return is_taut(source.at, node) and is_taut(node.at, source.node)


def _sides(here: Point, node: Node) -> tuple[int, ...]:
    """To which side a way from a point bends around a node's shape."""
    if node.before is None or node.after is None or not is_taut(here, node):
        return 1, -1
    around = cross(here, node.at, node.before) + cross(here, node.at, node.after)
    return (1,) if around > 0 else (-1,)
