"""BX-11, BX-12, BX-13 and BX-29: walks that meet figures, blocks and the edge of the table."""

import pytest

from tests.geometry.plane.tables import at, feature, table
from xenofront.geometry.plane.exact import squared
from xenofront.geometry.plane.walking import ALIEN, TROOPER

START = at(5, 10)


def walk(here, *ends, walker=TROOPER, friends=(), foes=(), **more):
    return here.judge((START, *(at(*end) for end in ends)), walker, friends, foes, **more)


# -- figures ---------------------------------------------------------------------------------------


def test_troopers_do_not_pass_through_figures():
    """BX-13/figures"""
    assert walk(table(), (15, 10), friends=[at(10, 10.5)]).refusal == "figure"
    assert walk(table(), (15, 10), friends=[at(10, 11)]).refusal == ""


def test_aliens_pass_through_each_other_but_do_not_end_there():
    """BX-11/room"""
    assert walk(table(), (15, 10), friends=[at(10, 10)], walker=ALIEN).refusal == ""
    assert walk(table(), (15, 10), friends=[at(15.5, 10)], walker=ALIEN).refusal == "occupied"
    assert walk(table(), (15, 10), friends=[at(16, 10)], walker=ALIEN).refusal == ""


def test_aliens_pass_through_each_other():
    """BX-11/past"""
    assert walk(table(), (15, 10), friends=[at(10, 10)], walker=ALIEN).refusal == ""
    assert walk(table(), (15, 10), friends=[at(10, 10)], walker=TROOPER).refusal == "figure"


def test_nobody_ends_on_a_friend():
    """BX-13"""
    assert walk(table(), (15, 10), friends=[at(15.5, 10)]).refusal == "occupied"


@pytest.mark.parametrize("walker", [TROOPER, ALIEN])
def test_contact_with_a_foe_ends_the_walk(walker):
    """BX-12"""
    foe = at(12, 10)
    walked = walk(table(), (15, 10), (15, 15), walker=walker, foes=[at(20, 10), foe])
    assert (walked.end, walked.met, walked.cost) == (at(11, 10), foe, 6000)


@pytest.mark.parametrize("y", [9.3, 10.2, 10.99, 11.0, 11.002])
def test_contact_is_touching_and_no_more(y):
    """BX-12"""
    foe = at(12, y)
    walked = walk(table(), (20, 10.007), foes=[foe])
    assert walked.met == foe
    assert 1000**2 <= squared(walked.end, foe) <= 1002**2


def test_a_foe_one_does_not_touch_does_not_end_the_walk():
    """BX-12"""
    assert walk(table(), (20, 10), foes=[at(12, 11.003)]).met is None


def test_a_foe_that_is_touched_already_is_only_in_the_way():
    """BX-13"""
    foe = at(6, 10)
    assert walk(table(), (2, 10), foes=[foe]).met is None
    assert walk(table(), (2, 10), foes=[foe]).refusal == ""
    assert walk(table(), (12, 10), foes=[foe]).refusal == "figure"


def test_blocked_spheres_stop_aliens_and_not_troopers():
    """BH-9"""
    middle = [at(12, 10)]
    assert walk(table(), (20, 10), walker=ALIEN, blocked=middle).refusal == "solid"
    assert walk(table(), (9.5, 10), walker=ALIEN, blocked=middle).refusal == ""
    assert walk(table(), (9.51, 10), walker=ALIEN, blocked=middle).refusal == "solid"
    assert walk(table(), (20, 10), blocked=middle).refusal == ""


# -- the edge --------------------------------------------------------------------------------------


def test_bases_stay_on_the_table():
    """BX-29"""
    assert walk(table(), (0.5, 0.5)).refusal == ""
    for end in ((0.499, 10), (5, 0.499), (35.501, 10), (5, 35.501)):
        assert walk(table(), end).refusal == "off table"


def test_a_walk_off_the_table_ends_beyond_its_edge():
    """BX-29"""
    assert walk(table(), (-0.5, 10), off_table=True).refusal == ""
    assert walk(table(), (-0.5, 10), off_table=True).cost == 5500
    assert walk(table(), (0.001, 10), off_table=True).refusal == "off table"
    block = table(feature("block", 2, 8, 1, 4))
    assert walk(block, (-0.5, 10), off_table=True).refusal == "solid"


def test_contact_before_the_edge_ends_a_walk_off_the_table():
    """BX-12 BX-29"""
    assert walk(table(), (-0.5, 10), foes=[at(2, 10)], off_table=True).refusal == "off table"
