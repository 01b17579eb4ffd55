"""Random tables, compared with shapely; XENOFRONT_TABLES says more or fewer of them."""

import os
from itertools import pairwise
from math import inf, sqrt
from random import Random

import pytest
from shapely import LineString, Polygon
from shapely import Point as Dot

from tests.geometry.plane import plain
from tests.geometry.plane.plain_ways import bounds_of_way
from tests.geometry.plane.tables import free_point, random_point, random_shape, random_table
from xenofront.geometry.plane.exact import Point
from xenofront.geometry.plane.shapes import (
    chord,
    clockwise,
    crossing,
    inflated,
    inside,
    leg_overlaps,
    leg_to_shape,
    length_of,
    overlaps,
    to_segment,
    to_shape,
)
from xenofront.geometry.plane.walking import ALIEN, TROOPER

TABLES = int(os.environ.get("XENOFRONT_TABLES", "300"))
BATCH = 100
batches = pytest.mark.parametrize("first", range(0, TABLES, BATCH))
SIZE = Point(12_000, 12_000)
RARE = 0.005


def seeds(first):
    return range(first, min(first + BATCH, TABLES))


def root(ratio):
    return sqrt(ratio[0] / ratio[1])


def close(one, two):
    return abs(one - two) < 0.001


@batches
def test_distances_and_crossings(first):
    for seed in seeds(first):
        dice = Random(f"shapes {seed}")
        for _ in range(5):
            a, b, p, q = (random_point(dice, SIZE) for _ in range(4))
            corners = clockwise(random_shape(dice, p, dice.randint(500, 5000)))
            line, body = LineString([a, b]), Polygon(corners)
            assert close(root(to_segment(p, a, b)), line.distance(Dot(p)))
            assert close(root(to_shape(a, corners)), body.distance(Dot(a)))
            assert close(root(leg_to_shape(a, b, corners)), body.distance(line))
            assert close(root(leg_to_shape(a, b, (p, q))), LineString([p, q]).distance(line))
            assert inside(a, corners) == body.intersects(Dot(a))
            assert (crossing(a, b, (p, q)) is not None) == line.crosses(LineString([p, q]))
            part = chord(a, b, corners)
            met = line.intersection(body).length
            assert abs((length_of(a, b, part) if part else 0) - met) < 1.001
            check_nearness(line, body, a, b, corners)


def check_nearness(line, body, a, b, corners):
    """Just below and just above a distance."""
    for found, near in (
        (body.distance(line), lambda reach: leg_overlaps(a, b, corners, reach)),
        (body.distance(Dot(a)), lambda reach: overlaps(a, corners, reach)),
    ):
        whole = int(found)
        if 0.001 < found - whole < 0.999:
            assert not near(whole)
            assert near(whole + 1)
    grown = Polygon(inflated(corners, 500))
    assert grown.contains(body.buffer(499.99, quad_segs=32))
    assert body.buffer(545).contains(grown)


@batches
def test_sight_and_cover(first):
    """BX-15 BX-16"""
    compared = doubtful = 0
    for seed in seeds(first):
        dice = Random(f"sight {seed}")
        here = random_table(dice)
        for _ in range(6):
            viewer, target = random_point(dice, here.size), random_point(dice, here.size)
            others = [random_point(dice, here.size) for _ in range(dice.randint(0, 2))]
            expected = plain.sight(here, viewer, target, others)
            compared += 1
            if expected is None:
                doubtful += 1
                continue
            look = here.sight(viewer, target, others)
            assert (look.seen, look.cover) == expected, (seed, viewer, target, others)
            assert look.seen == (look.blocker == "")
    assert doubtful <= compared * RARE + 3


@batches
def test_straight_walks(first):
    """BH-1 BX-12 BX-13 BX-14"""
    compared = doubtful = 0
    for seed in seeds(first):
        dice = Random(f"walks {seed}")
        here = random_table(dice)
        hard = plain.hard(here)
        for number in range(6):
            walker = (TROOPER, ALIEN)[number % 2]
            start = free_point(dice, here)
            if start is None:
                continue
            end = random_point(dice, here.size, 0)
            friends = [random_point(dice, here.size) for _ in range(dice.randint(0, 2))]
            friends = [f for f in friends if plain.distance(f, start) > 1003]
            foes = [random_point(dice, here.size) for _ in range(dice.randint(0, 2))]
            foes = [f for f in foes if plain.distance(f, start) > 1004]
            walked = here.judge((start, end), walker, friends, foes)
            check_legal(here, hard, walked, walker, friends, foes)
            compared += 1
            check = check_reasons(here, hard, walked, walker, start, end, friends, foes)
            doubtful += not check
    assert doubtful <= compared * RARE + 3


def check_legal(here, hard, walked, walker, friends, foes):
    """What was walked stays clear of everything, and costs what it should."""
    if walked.refusal or len(walked.path) < 2:
        return
    line, end = LineString(walked.path), Dot(walked.end)
    assert all(line.distance(solid) > 497.99 for solid in hard)
    assert all(end.distance(body) > 497.99 for body, _ in plain.low(here))
    assert all(end.distance(Dot(friend)) > 997.99 for friend in friends)
    if not walker.passes:
        assert all(line.distance(Dot(friend)) > 997.99 for friend in friends)
    assert all(line.distance(Dot(foe)) > 999.99 for foe in foes if foe == walked.met)
    assert all(line.distance(Dot(foe)) > 1001 for foe in foes if walked.met is None)
    for a, b in pairwise(walked.path):
        assert plain.widest_gap(here, a, b) < walker.gap + 0.01
    more = plain.extras(here, walked.path, walker)
    if more is not None:
        assert walked.cost == plain.length(walked.path) + more


def check_reasons(here, hard, walked, walker, start, end, friends, foes):
    """Whether the walk ends where and why it should; false for a borderline case."""
    jumps = walked.drop > walker.free_drop
    stops = [(far, foe) for foe in foes if (far := plain.contact(start, end, foe)) is not None]
    line = LineString([start, end])
    if any(abs(line.distance(Dot(foe)) - 1001) < 3 for foe in foes):
        return False
    if any(abs(line.distance(body) - 498) < 1 for body, _ in plain.low(here)):
        return False
    if walked.met is not None:
        far = next(far for far, foe in stops if foe == walked.met)
        assert far < min(stops)[0] + 5
        assert 999.99 < plain.distance(walked.end, walked.met) < 1002.01
    if walked.met is not None or jumps:
        assert line.distance(Dot(walked.end)) < 4.5
        return True
    if stops or must_jump(here, walker, line):
        assert walked.refusal
        return True
    reasons = expected_refusals(here, hard, walker, line, friends)
    if reasons is None:
        return False
    assert walked.refusal == (reasons[0] if reasons else ""), (start, end)
    return True


def must_jump(here, walker, line):
    """Whether a straight walk leads over something higher than one may drop and go on."""
    end = Dot(line.coords[1])
    return any(
        line.distance(body) < 498 and end.distance(body) > 498 and height > walker.free_drop
        for body, height in plain.low(here)
    )


def expected_refusals(here, hard, walker, line, friends):
    """All that forbids a straight walk, as the engine looks for it; nothing if borderline."""
    start, end = (Point(int(x), int(y)) for x, y in line.coords)
    near_hard = min((line.distance(solid) for solid in hard), default=inf)
    low = [
        (line.distance(body), Dot(end).distance(body), height) for body, height in plain.low(here)
    ]
    wide, deep = plain.widest_gap(here, start, end), plain.over_gap(here, end)
    crowd = [(line.distance(Dot(f)), plain.distance(f, end)) for f in friends]
    measures = [near_hard - 498, wide - walker.gap, deep, *(d - 998 for d, _ in crowd)]
    measures += [d - 998 for _, d in crowd]
    measures += [d - 498 for pair in low for d in pair[:2]]
    if any(abs(measure) < 1 for measure in measures):
        return None
    found = []
    width, depth = here.size
    if not (500 <= end.x <= width - 500 and 500 <= end.y <= depth - 500):
        found.append("off table")
    if near_hard < 498:
        found.append("solid")
    if any(near < 498 and height > walker.most_drop for near, _, height in low):
        found.append("too high")
    if wide > walker.gap or deep > 0:
        found.append("gap")
    if not walker.passes:
        bumped = [at_end for near, at_end in crowd if near < 998]
        found += ["occupied" if at_end < 998 else "figure" for at_end in bumped[:1]]
    if any(at_end < 498 for _, at_end, _ in low):
        found.append("solid")
    if any(at_end < 998 for _, at_end in crowd):
        found.append("occupied")
    return found


@batches
def test_ways_are_legal_and_the_shortest(first):
    """BX-11"""
    for seed in seeds(first):
        dice = Random(f"ways {seed}")
        here = random_table(dice, odd=seed % 2 == 0)
        start, goal = free_point(dice, here), free_point(dice, here)
        if start is None or goal is None:
            continue
        least, most = bounds_of_way(here, start, goal)
        longest = int(most * 1.01) + 60 if most < inf else 10**6
        walked = here.walk_to(start, goal, ALIEN, (), (), longest)
        check_legal(here, plain.hard(here), walked, ALIEN, (), ())
        if walked.end == goal and not walked.refusal:
            assert walked.cost > least - 1, seed
        if most < inf:
            assert not walked.refusal, (seed, most)
            assert walked.end == goal, seed
            assert walked.cost <= longest, seed


@batches
def test_ways_into_contact_and_around_figures(first):
    """BX-11 BX-13"""
    for seed in seeds(first):
        dice = Random(f"contact {seed}")
        here = random_table(dice)
        start = free_point(dice, here)
        figures = [f for f in (free_point(dice, here) for _ in range(6)) if f]
        if start is None or any(plain.distance(start, f) < 1004 for f in figures):
            continue
        hard = plain.hard(here)
        goals, friends = figures[:2], figures[2:]
        walked = here.route(start, goals, ALIEN, (), friends)
        if walked is not None:
            check_legal(here, hard, walked, ALIEN, friends, goals)
            assert walked.met in goals
            assert 999.99 < plain.distance(walked.end, walked.met) < 1002.01
        goal = random_point(dice, here.size)
        around = here.walk_to(start, goal, TROOPER, friends, goals, 8000)
        check_legal(here, hard, around, TROOPER, friends, goals)
        assert around.refusal or around.cost <= 8000
