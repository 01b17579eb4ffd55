"""BX-11 The shortest way around obstacles."""

from math import hypot, pi
from random import Random

import pytest

from tests.geometry.plane.tables import at, feature, free_point, random_table, table
from xenofront.geometry.plane.exact import Point, length_up, squared
from xenofront.geometry.plane.net import Net
from xenofront.geometry.plane.routes import Target, _Search
from xenofront.geometry.plane.walking import ALIEN, TROOPER

START = at(5, 10)


def test_a_free_way_is_straight():
    """BX-11"""
    walked = table().route(START, (at(20, 10),), ALIEN)
    assert walked is not None
    assert walked.path == (START, at(19, 10))
    assert (walked.cost, walked.met) == (14_000, at(20, 10))


def test_the_way_leads_around_a_block():
    """BX-11/way"""
    here = table(feature("block", 10, 8, 2, 3))
    goal = at(20, 10)
    walked = here.route(START, (goal,), ALIEN)
    assert walked is not None
    assert not here.judge(walked.path, ALIEN, (), (goal,)).refusal
    assert walked.met == goal
    below = hypot(5, 1.5) + 2 + hypot(8, 1.5) - 1
    assert below * 1000 < walked.cost < (below + 0.05) * 1000
    assert all(place.y >= 10_000 for place in walked.path)


def test_turning_a_corner_costs_little_more_than_the_arc():
    """BX-11"""
    here = table(feature("block", 10, 0, 4, 10))
    walked = here.walk_to(at(9.5, 5), at(14.5, 5), TROOPER, (), (), 20_000)
    exact = 5000 + 4000 + 5000 + pi * 500
    assert exact - 5 < walked.cost < exact + 100


def test_the_nearest_by_the_way_is_taken():
    """BX-11"""
    here = table(feature("block", 10, 1, 1, 30))
    walked = here.route(START, (at(12, 10), at(5, 20)), ALIEN)
    assert walked is not None
    assert walked.met == at(5, 20)


def test_who_cannot_be_reached_is_ignored():
    """BX-11/reach"""
    here = table(feature("interior", 10, 7, 6, 6))
    assert here.route(START, (at(13, 10),), ALIEN) is None
    walked = here.route(START, (at(13, 10), at(30, 30)), ALIEN)
    assert walked is not None
    assert walked.met == at(30, 30)


def test_doors_and_windows_lead_in():
    """BX-11 BX-13"""
    for more, toll in (({"doors": 1}, 1000), ({"windows": 1}, 2000)):
        here = table(feature("interior", 10, 7, 6, 6, **more))
        walked = here.route(START, (at(13, 10),), ALIEN)
        assert walked is not None
        legs = zip(walked.path, walked.path[1:], strict=False)
        assert walked.cost == sum(length_up(a, b) for a, b in legs) + toll


def test_narrow_passages_are_found():
    """BX-11"""
    goal = at(5, 20)
    for x, y in ((0.71, 0.71), (0.4, 0.93), (0.4, 0.95), (0.95, 0.35)):
        walked = _squeezed(x, y).route(at(20, 5), (goal,), ALIEN)
        assert walked is not None
        assert walked.cost < 21_300
    for x, y in ((0.7, 0.7), (0.4, 0.9)):
        assert _squeezed(x, y).route(at(20, 5), (goal,), ALIEN) is None


def _squeezed(x, y):
    """Two blocks that leave a passage between their corners."""
    other = feature("block", 10 + x, 10 + y, 26 - x, 26 - y, name="other")
    return table(feature("block", 0, 0, 10, 10), other)


def test_the_way_over_a_low_wall_is_taken_if_it_is_shorter():
    """BX-11 BX-13"""
    low = feature("linear", 10, 5, 1, 10, height=1000, climbable=True)
    walked = table(low).route(START, (at(20, 10),), ALIEN, stride=4000)
    assert walked is not None
    assert walked.cost == 15_000
    high = feature("linear", 10, 8, 1, 4, height=3000, climbable=True)
    around = table(high).route(START, (at(20, 10),), ALIEN, stride=6000)
    assert around is not None
    assert around.cost < 17_000
    assert len(around.path) > 2


def test_narrow_gaps_are_crossed_at_right_angles():
    """BX-13"""
    here = table(feature("field", 10, 0, 2, 36, gap=True))
    walked = here.walk_to(START, at(15, 12), TROOPER, (), (), 20_000)
    assert not walked.refusal
    assert walked.end == at(15, 12)
    wide = table(feature("field", 10, 0, 2.5, 36, gap=True))
    assert wide.walk_to(START, at(15, 12), TROOPER, (), (), 20_000).refusal == "gap"
    assert wide.route(START, (at(15, 12),), ALIEN) is not None


def test_blocked_spheres_are_walked_around():
    """BH-9 BX-11"""
    goal, sphere = at(20, 10), at(12, 10)
    walked = table().route(START, (goal,), ALIEN, (sphere,))
    assert walked is not None
    assert walked.met == goal
    assert len(walked.path) > 2
    assert table().route(START, (sphere,), ALIEN, (sphere,)) is None


def test_a_taken_place_in_contact_is_avoided():
    """BX-11"""
    goal, friends = at(20, 10), (at(19, 10), at(19.5, 10.87))
    walked = table().route(START, (goal,), ALIEN, (), friends)
    assert walked is not None
    assert walked.met == goal
    assert 1000**2 <= squared(walked.end, goal) <= 1002**2
    assert all(squared(walked.end, friend) >= 998**2 for friend in friends)


def test_when_all_places_in_contact_are_taken_there_is_no_way():
    goal = at(20, 10)
    friends = [Point(goal.x + x, goal.y + y) for x in (-1000, 0, 1000) for y in (-1000, 0, 1000)]
    friends.remove(goal)
    assert table().route(START, (goal,), ALIEN, (), friends) is None


def test_who_is_touched_already_needs_no_way():
    assert table().route(START, (at(6, 10),), ALIEN) is None


# -- walking to a point ----------------------------------------------------------------------------


def test_a_walk_to_a_point_is_straight_if_it_may():
    assert table().walk_to(START, at(9, 10), TROOPER, (), (), 4000).path == (START, at(9, 10))


CELL = ((7, 8, 1, 4), (10, 8, 1, 4), (7, 7, 4, 1), (7, 12, 4, 1))
"""Four walls around a place."""


def test_a_walk_to_a_point_leads_around_friends():
    """BX-13"""
    friends = [at(7, 10)]
    walked = table().walk_to(START, at(9, 10), TROOPER, friends, (), 6000)
    assert walked.end == at(9, 10)
    assert 4000 < walked.cost < 4700
    assert not table().judge(walked.path, TROOPER, friends, ()).refusal
    assert table().walk_to(START, at(9, 10), TROOPER, friends, (), 4100).refusal == "figure"


def test_a_point_behind_a_wall_is_too_far_if_only_a_long_way_leads_there():
    """BX-14, BH-2"""
    wall = feature("block", 7, 4, 1, 12)
    here = table(wall)
    assert here.walk_to(START, at(9, 10), TROOPER, (), (), 6000).refusal == "too far"
    assert here.walk_to(START, at(7.5, 10), TROOPER, (), (), 6000).refusal == "solid"
    assert here.walk_to(START, at(9, 10), TROOPER, (), (), 20_000).end == at(9, 10)
    cell = [feature("block", x, y, w, d, name=f"{x}-{y}") for x, y, w, d in CELL]
    assert table(*cell).walk_to(START, at(9, 10), TROOPER, (), (), 6000).refusal == "solid"


def test_a_walk_around_a_friend_touches_no_foe():
    friends, foes = [at(7, 10)], [at(7, 11.5)]
    walked = table().walk_to(START, at(9, 10), TROOPER, friends, foes, 6000)
    assert (walked.end, walked.met) == (at(9, 10), None)
    assert all(place.y <= 10_000 for place in walked.path)


def test_a_walk_to_a_foe_ends_in_contact():
    """BX-12"""
    friends, foe = [at(7, 10)], at(9, 10)
    walked = table().walk_to(START, foe, TROOPER, friends, [foe], 6000)
    assert walked.met == foe
    assert 1000**2 <= squared(walked.end, foe) <= 1002**2


def test_what_costs_too_much_is_too_far():
    assert table().walk_to(START, at(9.001, 10), TROOPER, (), (), 4000).refusal == "too far"
    here = table(feature("block", 6, 5, 1, 10))
    assert here.walk_to(START, at(9, 10), TROOPER, (), (), 3000).refusal == "too far"


def test_a_goal_nobody_can_stand_on_is_refused():
    here = table(feature("block", 8, 8, 4, 4))
    assert here.walk_to(START, at(9, 10), TROOPER, (), (), 9000).refusal == "solid"
    assert table().walk_to(START, at(9, 10), TROOPER, [at(9, 10)], (), 9000).refusal == "occupied"


def test_troopers_go_around_difficult_ground_if_that_is_cheaper():
    """BH-1"""
    here = table(feature("area", 7, 9.5, 6, 8, difficult=True))
    straight = here.judge((START, at(15, 10)), TROOPER, (), ())
    assert straight.cost == 13_000
    walked = here.walk_to(START, at(15, 10), TROOPER, (), (), 12_000)
    assert not walked.refusal
    assert walked.cost < 10_400


def test_a_jump_is_avoided_if_there_is_a_way_around():
    """BX-13"""
    here = table(feature("linear", 8, 8, 1, 3, height=2000, climbable=True))
    around = here.walk_to(START, at(12, 10), TROOPER, (), (), 9000)
    assert (around.end, around.drop) == (at(12, 10), 0)
    over = here.walk_to(START, at(10, 10), TROOPER, (), (), 7000)
    assert (over.drop, over.end) == (0, at(10, 10))
    jump = here.walk_to(START, at(9.5, 9.5), TROOPER, (), (), 6600)
    assert not jump.refusal


def test_steps_toward_a_point_lie_on_the_way():
    here = table(feature("block", 7, 9, 1, 4))
    others = (at(20, 20),)
    near, far = here.steps_toward(START, at(20, 10), (3000, 6000), TROOPER, others)
    assert here.walk_to(START, near, TROOPER, (), (), 3000).refusal == ""
    assert here.walk_to(START, far, TROOPER, (), (), 6000).refusal == ""
    assert squared(far, at(20, 10)) < squared(near, at(20, 10)) < squared(START, at(20, 10))


def test_steps_toward_a_figure_end_in_contact():
    foe = at(9, 10)
    assert list(table().steps_toward(START, foe, (2000, 4000), TROOPER, (foe,))) == [
        at(7, 10),
        at(8, 10),
    ]


def test_steps_toward_what_cannot_be_reached_are_none():
    here = table(feature("interior", 10, 7, 6, 6))
    assert not list(here.steps_toward(START, at(13, 10), (4000,), TROOPER, ()))


def test_steps_toward_a_marker_in_something_solid_lead_beside_it():
    here = table(feature("block", 8, 8, 4, 4))
    (end,) = here.steps_toward(START, at(8.1, 10), (6000,), TROOPER, ())
    assert here.is_free(end, ())
    assert squared(end, at(8.1, 10)) <= 1500**2


def test_the_envelope_is_how_far_one_gets():
    here = table(feature("block", 6.5, 5, 1, 10))
    outline = here.envelope(START, TROOPER, (), (), 4000)
    assert len(outline) == 72
    assert outline[0] == at(6, 10)
    assert outline[36] == at(1, 10)
    assert not any(here.judge((START, end), TROOPER, (), ()).refusal for end in outline)


# -- random tables ---------------------------------------------------------------------------------


@pytest.mark.parametrize("stride", [3000, 4000, 6000])
@pytest.mark.parametrize("walker", [TROOPER, ALIEN])
def test_stopping_on_the_way_never_leads_into_a_dead_end(walker, stride):
    """BX-11"""
    for seed in range(100):
        dice = Random(seed)
        here = random_table(dice)
        start, goal = free_point(dice, here), free_point(dice, here)
        if start is None or goal is None or squared(start, goal) < 2000**2:
            continue
        walked = here.route(start, (goal,), walker, stride=stride)
        for _ in range(40):
            if walked is None:
                break
            left = walked.cost
            part = here.advance(walked.path, walker, (), (goal,), stride)
            assert not part.refusal
            if part.met:
                break
            walked = here.route(part.end, (goal,), walker, stride=stride)
            assert walked is not None, (seed, part)
            assert walked.cost < left, (seed, part)


def test_nothing_is_climbed_that_takes_more_than_a_stride():
    """BX-13"""
    here = table(feature("block", 10, 2, 4, 16, height=2000, climbable=True))
    over = here.route(START, (at(20, 10),), ALIEN, stride=7200)
    around = here.route(START, (at(20, 10),), ALIEN, stride=6900)
    assert over is not None
    assert around is not None
    assert over.path == (START, at(19, 10))
    assert len(around.path) > 2
    assert around.cost > over.cost


def test_the_same_table_gives_the_same_ways_in_any_order():
    for seed in range(10):
        dice = Random(seed)
        one = random_table(Random(seed + 100))
        two = random_table(Random(seed + 100))
        pairs = [(free_point(dice, one), free_point(dice, one)) for _ in range(8)]
        ways = [one.route(a, (b,), ALIEN) for a, b in pairs if a and b]
        back = [two.route(a, (b,), ALIEN) for a, b in pairs[::-1] if a and b]
        assert ways == back[::-1]


@pytest.mark.parametrize("walker", [ALIEN, TROOPER])
@pytest.mark.parametrize("seed", range(3))
def test_legs_between_bends_are_the_same_however_they_were_found(seed, walker):
    here = random_table(Random(f"legs {seed}"))
    net = Net(here.ground, walker)
    for number in range(len(net.nodes)):
        for other in list(net.near(number)):
            found = net.leg_to(number, other)
            assert found == net.leg(net.places[number], net.places[other])
            assert (found is not None) == (other in net.near(number))


@pytest.mark.parametrize("seed", range(6))
def test_a_straight_way_is_found_without_a_search_only_if_a_search_finds_it(seed):
    dice = Random(f"straight {seed}")
    here = random_table(dice)
    net, straight = Net(here.ground, ALIEN), 0
    for _ in range(40):
        start, goal = free_point(dice, here), free_point(dice, here)
        assert start is not None
        assert goal is not None
        search = _Search(net, start, [Target(goal, 1000)], (), None, None)
        node = search.straight()
        assert node is None or search.searched() == (start, goal)
        straight += node is not None
    assert straight
