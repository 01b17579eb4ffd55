"""How far it is to a goal from everywhere."""

from math import hypot
from random import Random

import pytest

from tests.geometry.plane.tables import at, feature, free_point, random_table, table
from xenofront.geometry.plane.exact import length_up
from xenofront.geometry.plane.fields import Field
from xenofront.geometry.plane.walking import TROOPER


def test_in_the_open_the_way_is_straight():
    way = table().field(at(20, 10), TROOPER).way(at(5, 10))
    assert way == (15_000, (at(5, 10), at(20, 10)))


def test_a_way_leads_around_a_block():
    way = table(feature("block", 10, 8, 2, 3)).field(at(20, 10), TROOPER).way(at(5, 10))
    assert way is not None
    around = hypot(5, 1.5) + 2 + hypot(8, 1.5)
    assert around * 1000 < way.cost < (around + 0.05) * 1000


def test_nothing_leads_into_a_closed_room():
    here = table(feature("interior", 10, 7, 6, 6))
    assert here.field(at(13, 10), TROOPER).way(at(5, 10)) is None


def test_a_field_is_worked_out_once():
    here = table(feature("block", 10, 8, 2, 3))
    assert here.field(at(20, 10), TROOPER) is here.field(at(20, 10), TROOPER)


@pytest.mark.parametrize("seed", range(6))
def test_ways_are_legal_and_as_short_as_those_that_are_searched(seed):
    dice = Random(f"field {seed}")
    here = random_table(dice)
    goal = free_point(dice, here)
    assert goal is not None
    field = here.field(goal, TROOPER)
    for _ in range(6):
        start = free_point(dice, here)
        assert start is not None
        way = field.way(start)
        found = here._way(start, goal, TROOPER, (), (), 4000)
        assert (way is None) == (not found)
        if way is None:
            continue
        walked = here.judge(way.path, TROOPER, (), ())
        assert not walked.refusal
        assert walked.cost >= length_up(start, goal)
        searched = here.judge(found, TROOPER, (), ())
        assert abs(walked.cost - searched.cost) <= 1000


@pytest.mark.parametrize("seed", range(3))
def test_a_way_is_the_same_whatever_was_asked_before(seed):
    """From the bends themselves, where a way once began by standing still."""
    dice = Random(f"bend {seed}")
    here = random_table(dice)
    goal = free_point(dice, here)
    assert goal is not None
    starts = list(dict.fromkeys(here._net(TROOPER).places))[:40]
    ways = [here.field(goal, TROOPER).way(start) for start in starts]
    assert any(way is not None and len(way.path) > 2 for way in ways)
    for start, way in zip(starts, ways, strict=True):
        alone = Field(here._net(TROOPER), goal).way(start)
        assert way == alone
        assert way is None or way.path.count(start) == 1
