"""Convex shapes in exact integers."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.geometry.plane.tables import at
from xenofront.geometry.plane.exact import Point, squared
from xenofront.geometry.plane.shapes import (
    apart,
    bounds,
    chord,
    clockwise,
    cross,
    crossing,
    edges,
    hull,
    inflated,
    inside,
    is_closer,
    is_near,
    leg_overlaps,
    leg_to_shape,
    length_of,
    octagon,
    overlaps,
    rectangle,
    strictly_inside,
    to_segment,
    to_shape,
)

SQUARE = rectangle(at(10, 10), 4000, 4000)
points = st.builds(Point, st.integers(0, 40), st.integers(0, 40))
shapes = st.lists(points, min_size=3, max_size=8).map(hull).filter(lambda c: len(c) > 2)


def test_the_border_is_inside_but_not_strictly():
    assert inside(at(10, 12), SQUARE)
    assert not strictly_inside(at(10, 12), SQUARE)
    assert strictly_inside(at(10.001, 12), SQUARE)
    assert not inside(at(9.999, 12), SQUARE)


def test_a_line_is_inside_from_where_it_enters_to_where_it_leaves():
    part = chord(at(8, 12), at(16, 12), SQUARE)
    assert part is not None
    assert part.enter[0] * 4 == part.enter[1]
    assert part.leave[0] * 4 == part.leave[1] * 3
    assert length_of(at(8, 12), at(16, 12), part) == 4000


def test_lines_that_end_inside_or_begin_there():
    for a, b in ((at(8, 12), at(12, 12)), (at(12, 12), at(16, 12))):
        part = chord(a, b, SQUARE)
        assert part is not None
        assert length_of(a, b, part) == 2000


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (at(8, 10), at(16, 10)),
        (at(8, 12), at(12, 8)),
        (at(8, 12), at(10, 12)),
        (at(8, 9), at(16, 9)),
        (at(10, 11), at(10, 13)),
    ],
)
def test_a_line_that_only_touches_has_no_part_inside(a, b):
    assert chord(a, b, SQUARE) is None


def test_walls_are_crossed_from_side_to_side():
    wall = at(10, 10), at(10, 14)
    assert crossing(at(8, 12), at(16, 12), wall) == (8_000_000, 32_000_000)
    for a, b in (
        (at(8, 10), at(16, 10)),
        (at(8, 12), at(10, 12)),
        (at(8, 15), at(16, 15)),
        (at(10, 8), at(10, 16)),
    ):
        assert crossing(a, b, wall) is None


def test_a_wall_without_thickness_has_no_inside():
    wall = at(10, 10), at(10, 14)
    assert chord(at(8, 12), at(16, 12), wall) is None
    assert not strictly_inside(at(10, 12), wall)
    assert leg_to_shape(at(8, 12), at(16, 12), wall) == (0, 1)
    assert leg_to_shape(at(11, 0), at(11, 30), wall)[0] > 0


def test_nearness_is_exact():
    assert is_near(at(9, 12), SQUARE, 1000)
    assert not is_near(at(9, 12), SQUARE, 999)
    assert not overlaps(at(9, 12), SQUARE, 1000)
    assert overlaps(at(9, 12), SQUARE, 1001)
    assert not is_closer(at(9, 12), at(10, 10), at(10, 14), 1000)


def test_an_octagon_holds_its_circle():
    for radius in (498, 500, 1004, 2500):
        corners = hull(Point(x, y) for x, y in octagon(radius))
        assert len(corners) == 8
        for a, b in edges(corners):
            n, d = to_segment(Point(0, 0), a, b)
            assert radius**2 * d <= n < (radius + 2) ** 2 * d


# -- laws ------------------------------------------------------------------------------------------


@given(shapes)
def test_a_hull_goes_round_clockwise(corners):
    assert clockwise(corners) == corners
    assert clockwise(corners[::-1]) == corners
    turns = zip(corners, corners[1:] + corners[:1], corners[2:] + corners[:2], strict=True)
    assert all(cross(a, b, c) > 0 for a, b, c in turns)


@given(st.lists(points, min_size=3, max_size=9))
def test_a_hull_holds_all_its_points(spots):
    corners = hull(spots)
    assume(len(corners) > 2)
    assert set(corners) <= set(spots)
    assert all(inside(spot, corners) for spot in spots)


@given(points, points, shapes)
def test_lines_are_the_same_in_both_directions(a, b, corners):
    there, back = chord(a, b, corners), chord(b, a, corners)
    assert (there is None) == (back is None)
    if there and back:
        (n, d), (m, e) = there.enter, back.leave
        assert n * e == (e - m) * d
    n, d = leg_to_shape(a, b, corners)
    m, e = leg_to_shape(b, a, corners)
    assert n * e == m * d


@given(points, points, shapes, st.integers(1, 50))
def test_overlaps_agree_with_the_distance(a, b, corners, reach):
    n, d = leg_to_shape(a, b, corners)
    assert leg_overlaps(a, b, corners, reach) == (n < reach * reach * d)
    n, d = leg_to_shape(a, b, corners[:2])
    assert leg_overlaps(a, b, corners[:2], reach) == (n < reach * reach * d)


@given(points, points, shapes)
def test_a_line_is_no_nearer_than_its_nearest_point(a, b, corners):
    n, d = leg_to_shape(a, b, corners)
    for place in (a, b):
        m, e = to_shape(place, corners)
        assert n * e <= m * d
    if strictly_inside(a, corners) and a != b:
        assert chord(a, b, corners) is not None


@given(points, shapes, st.integers(1, 20))
def test_what_is_near_lies_in_the_inflated_shape(place, corners, reach):
    if is_near(place, corners, reach):
        assert inside(place, inflated(corners, reach))


@given(points, points, shapes)
def test_boxes_leave_nothing_out(a, b, corners):
    if apart(a, b, bounds(corners)):
        assert chord(a, b, corners) is None
        assert leg_to_shape(a, b, corners)[0] > 0


@given(points, points, points)
def test_the_distance_to_a_line_is_at_most_that_to_its_ends(p, a, b):
    n, d = to_segment(p, a, b)
    assert n <= min(squared(p, a), squared(p, b)) * d
