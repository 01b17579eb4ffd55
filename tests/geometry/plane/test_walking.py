"""BH-1 and BX-13: what a walk costs, what forbids it, what ends it."""

import pytest

from tests.geometry.plane.tables import SIZE, at, feature, table
from xenofront.geometry.plane.exact import INCH, Point, length_up
from xenofront.geometry.plane.walking import ALIEN, TROOPER

START = at(5, 10)


def walk(here, *ends, walker=TROOPER, friends=(), foes=(), start=START, **more):
    return here.judge((start, *(at(*end) for end in ends)), walker, friends, foes, **more)


def test_every_leg_is_rounded_up():
    walked = walk(table(), (6, 11), (7, 12))
    assert walked.cost == 2 * length_up(START, at(6, 11)) == 2 * 1415
    assert walked.end == at(7, 12)
    assert walked.path == (START, at(6, 11), at(7, 12))
    assert not walked.refusal


def test_standing_still_costs_nothing():
    walked = walk(table(), (5, 10))
    assert (walked.cost, walked.end, walked.refusal) == (0, START, "")


# -- difficult ground ------------------------------------------------------------------------------


@pytest.mark.parametrize(("x", "extra"), [(11.999, 0), (12, 1000), (13.999, 1000), (14, 2000)])
def test_difficult_ground_costs_an_inch_for_each_full_two_inches(x, extra):
    """BH-1 BR-1"""
    here = table(feature("area", 10, 8, 6, 4, difficult=True))
    assert walk(here, (x, 10)).cost == length_up(START, at(x, 10)) + extra


def test_difficult_ground_adds_up_over_the_whole_walk():
    """BH-1 BR-1"""
    wood, pool = (feature("area", x, 8, 1, 4, difficult=True) for x in (8, 12))
    here = table(wood, pool)
    assert walk(here, (16, 10)).cost == 12 * INCH
    assert walk(here, (10, 10), (16, 10)).cost == 12 * INCH


def test_aliens_ignore_difficult_ground():
    """BH-1/alien"""
    here = table(feature("area", 10, 8, 6, 4, difficult=True))
    assert walk(here, (16, 10), walker=ALIEN).cost == 11 * INCH


# -- solid things ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["block", "individual", "linear"])
def test_a_base_does_not_go_through_solid_terrain(kind):
    """BX-14/solid"""
    here = table(feature(kind, 10, 8, 1, 4))
    assert walk(here, (15, 10)).refusal == "solid"
    assert walk(here, (9.5, 10)).refusal == ""
    assert walk(here, (9.51, 10)).refusal == "solid"
    assert walk(here, (15, 7.5), start=at(5, 7.5)).refusal == ""
    assert walk(here, (15, 7.51), start=at(5, 7.51)).refusal == "solid"


@pytest.mark.parametrize("kind", ["area", "field"])
def test_areas_and_fields_are_walked_on(kind):
    """BX-14/open"""
    assert walk(table(feature(kind, 10, 8, 6, 4)), (12, 10)).refusal == ""


def test_the_walk_ends_where_the_refused_leg_begins():
    here = table(feature("block", 10, 8, 1, 4))
    walked = walk(here, (8, 10), (15, 10))
    assert (walked.refusal, walked.end, walked.cost) == ("solid", at(8, 10), 3000)


def test_a_barricade_bars_everybody():
    here = table(barricades=((at(10, 8), at(11, 12)),))
    for walker in (TROOPER, ALIEN):
        assert walk(here, (15, 10), walker=walker).refusal == "solid"
        assert walk(here, (15, 13), walker=walker, start=at(5, 13)).refusal == ""


def test_who_stands_in_something_may_leave_it():
    here = table(feature("block", 4.6, 8, 1, 4))
    assert walk(here, (2, 10), start=at(4.3, 10)).refusal == ""
    assert walk(here, (4.31, 10), start=at(4.3, 10)).refusal == "solid"
    assert walk(here, (2, 10), start=at(5, 10)).refusal == ""


# -- doors and windows -----------------------------------------------------------------------------


def ruin(**more):
    return table(feature("interior", 10, 7, 6, 6, **more))


def test_walls_are_solid():
    """BX-14/walls"""
    assert walk(ruin(), (13, 10)).refusal == "solid"


def test_doors_cost_an_inch():
    """BX-13/door"""
    here = ruin(doors=4)
    assert walk(here, (13, 10)).cost == 9 * INCH
    assert walk(here, (20, 10)).cost == 17 * INCH
    assert walk(here, (20, 10), walker=ALIEN).cost == 17 * INCH


def test_windows_cost_two_inches():
    """BX-13/window"""
    here = ruin(windows=1)
    walked = walk(here, (13, 11.5), start=at(5, 11.5))
    assert (walked.cost, walked.refusal) == (10 * INCH, "")
    assert walk(here, (13, 11.6), start=at(5, 11.6)).refusal == "solid"


def test_a_door_is_paid_for_once():
    """BX-13/door"""
    here = ruin(doors=4)
    assert walk(here, (10, 10)).cost == 6 * INCH
    assert walk(here, (10, 10), (13, 10)).cost == 9 * INCH
    assert walk(here, (13, 10), start=at(10, 10)).cost == 3 * INCH


def test_doors_elsewhere_cost_nothing():
    here = ruin(doors=4)
    assert walk(here, (20, 5), start=at(5, 5)).cost == 15 * INCH
    assert walk(here, (14, 10), start=at(12, 10)).cost == 2 * INCH


# -- climbing and drops ----------------------------------------------------------------------------


def wall(height, depth=1.0):
    return table(feature("linear", 10, 5, depth, 10, height=height, climbable=True))


def test_climbing_costs_the_height():
    """BX-13/climb"""
    walked = walk(wall(1000), (15, 10))
    assert (walked.cost, walked.drop, walked.ends, walked.end) == (11_000, 0, False, at(15, 10))


def test_a_climb_is_paid_for_once_in_several_legs():
    """BX-13/climb"""
    assert walk(wall(1000), (10.5, 10), (15, 10)).cost == 11_000


def test_nobody_ends_on_what_can_be_climbed():
    """BX-14/end"""
    for x in (9.51, 10.5, 11.49):
        assert walk(wall(1000), (x, 10)).refusal == "solid"
    assert walk(wall(1000), (11.5, 10)).refusal == ""


def test_a_drop_above_ones_own_height_ends_the_move():
    """BX-13/jump"""
    walked = walk(wall(1001), (15, 10), (15, 14))
    assert walked.path == (START, at(11.5, 10))
    assert (walked.cost, walked.drop, walked.ends) == (7501, 1001, True)
    assert walk(wall(1000), (15, 10), (15, 14)).end == at(15, 14)


def test_a_jump_may_end_just_where_it_lands():
    """BX-13"""
    walked = walk(wall(2000), (11.5, 10.2))
    assert (walked.end, walked.drop, walked.refusal) == (at(11.5, 10.2), 2000, "")


def test_troopers_jump_from_six_inches_at_most():
    """BX-13/most"""
    assert walk(wall(6000), (15, 10)).drop == 6000
    assert walk(wall(6001), (15, 10)).refusal == "too high"


def test_a_drop_of_ones_own_height_does_not_end_the_move():
    """BX-13/low"""
    walked = walk(wall(1000), (15, 10), (15, 14))
    assert (walked.end, walked.drop, walked.ends) == (at(15, 14), 0, False)


def test_aliens_go_on_after_a_drop_of_up_to_three_inches():
    """BX-13/alien_drop"""
    assert walk(wall(3000), (15, 10), walker=ALIEN).end == at(15, 10)
    walked = walk(wall(3001), (15, 10), walker=ALIEN)
    assert (walked.end, walked.drop, walked.ends) == (at(11.5, 10), 3001, True)


def test_aliens_jump_from_eight_inches_at_most():
    """BX-13/alien_most"""
    assert walk(wall(8000), (15, 10), walker=ALIEN).drop == 8000
    assert walk(wall(8001), (15, 10), walker=ALIEN).refusal == "too high"


def test_the_first_of_two_jumps_ends_the_move():
    """BX-13"""
    here = table(
        feature("linear", 14, 5, 1, 10, height=2000, climbable=True, name="b"),
        feature("linear", 10, 5, 1, 10, height=1500, climbable=True, name="a"),
    )
    walked = walk(here, (20, 10))
    assert (walked.end, walked.drop) == (at(11.5, 10), 1500)


# -- gaps ------------------------------------------------------------------------------------------


def chasm(width):
    return table(feature("field", 10, 5, width, 10, gap=True))


def crossed(width, walker, y=10):
    """What forbids to cross a gap of some width, if anything does."""
    return walk(chasm(width), (15, y), walker=walker).refusal


def test_troopers_cross_a_gap_of_two_inches():
    """BX-13/gap"""
    assert crossed(2, TROOPER) == ""
    assert crossed(2, TROOPER, 10.1) == crossed(2.001, TROOPER) == "gap"


def test_aliens_cross_a_gap_of_three_inches():
    """BX-13/alien_gap"""
    assert crossed(3, ALIEN) == ""
    assert crossed(3, ALIEN, 10.1) == crossed(3.001, ALIEN) == "gap"


def test_nobody_stands_over_a_gap():
    """BX-13"""
    assert walk(chasm(2), (11, 10), (15, 10)).refusal == "gap"
    assert walk(chasm(2), (11, 10)).refusal == "gap"
    assert walk(chasm(2), (10, 10)).refusal == ""


# -- walking as far as one can ---------------------------------------------------------------------


def advance(here, *ends, longest, walker=TROOPER, friends=(), foes=()):
    path = (START, *(at(*end) for end in ends))
    return here.advance(path, walker, friends, foes, longest)


def test_an_advance_ends_where_the_cost_does():
    walked = advance(table(), (7, 10), (7, 20), longest=4500)
    assert (walked.end, walked.cost) == (at(7, 12.5), 4500)
    assert advance(table(), (7, 10), longest=4500).end == at(7, 10)


def test_an_advance_pays_for_doors_and_difficult_ground():
    """BH-1 BX-13"""
    wood = table(feature("area", 5, 5, 20, 10, difficult=True))
    assert advance(wood, (20, 10), longest=4000).end == at(8, 10)
    assert advance(wood, (20, 10), longest=3999).end == at(7.999, 10)
    assert advance(ruin(doors=4), (13, 10), longest=5500).end == at(9.999, 10)


def test_an_advance_does_not_end_on_figures_or_walls():
    friends = [at(10, 10)]
    assert advance(table(), (20, 10), longest=5000, walker=ALIEN, friends=friends).end == at(9, 10)
    assert advance(wall(1000), (20, 10), longest=7000).end.x <= 9500
    assert advance(table(), (20, 10), longest=5000, walker=ALIEN, friends=[START]).end == at(10, 10)


def test_an_advance_that_cannot_begin_stays():
    here = table(feature("block", 5.5, 5, 5, 10))
    assert advance(here, (20, 10), longest=5000).path == (START,)


def test_sizes_are_those_of_the_table():
    assert table().size == SIZE == Point(36_000, 36_000)


@pytest.mark.parametrize("goal", [(4, 15.2), (3.8, 14.9), (4.3, 15.3)])
def test_a_point_behind_a_wood_is_reached_if_a_way_with_one_corner_is_cheap_enough(goal):
    """BH-1, BR-1"""
    here, there = table(feature("area", 3.6, 11, 6, 3.2, difficult=True)), at(*goal)
    steps = range(-3000, 6001, 250)
    corners = [Point(START.x + x, START.y + y) for x in steps for y in steps]
    walks = [here.judge((START, corner, there), TROOPER, (), ()) for corner in corners]
    cheapest = min(walked.cost for walked in walks if not walked.refusal)
    assert cheapest + 100 < here.judge((START, there), TROOPER, (), ()).cost
    found = here.walk_to(START, there, TROOPER, (), (), cheapest + 100)
    assert (found.refusal, found.end) == ("", there)
    assert found.cost <= cheapest + 100
