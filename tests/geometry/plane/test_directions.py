"""The 360 directions."""

from math import cos, hypot, radians, sin

import pytest

from xenofront.geometry.plane.directions import DIRECTIONS, UNIT, step
from xenofront.geometry.plane.exact import Point


def test_every_direction_is_the_rounded_unit_vector():
    for degrees, (x, y) in enumerate(DIRECTIONS):
        assert x == round(cos(radians(degrees)) * UNIT)
        assert y == round(sin(radians(degrees)) * UNIT)


def test_there_are_360_different_directions():
    assert len(set(DIRECTIONS)) == len(DIRECTIONS) == 360


@pytest.mark.parametrize(
    ("degrees", "end"), [(0, (3, 0)), (90, (0, 3)), (180, (-3, 0)), (270, (0, -3)), (450, (0, 3))]
)
def test_directions_turn_clockwise_from_the_right(degrees, end):
    assert step(Point(10, 10), degrees, 3) == Point(10 + end[0], 10 + end[1])


def test_a_step_is_as_long_as_it_should_be():
    for degrees in range(360):
        x, y = step(Point(0, 0), degrees, 6000)
        assert abs(hypot(x, y) - 6000) < 1
