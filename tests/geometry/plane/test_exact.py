"""Points and distances in thousandths of an inch."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xenofront.geometry.plane.exact import (
    NotAPoint,
    Point,
    away,
    inches,
    is_nearer,
    length_up,
    point,
    squared,
    text,
    toward,
    within,
)

points = st.builds(Point, st.integers(-40_000, 40_000), st.integers(-40_000, 40_000))
lengths = st.integers(0, 60_000)


def test_distances_are_compared_exactly():
    assert within(Point(0, 0), Point(3000, 4000), 5000)
    assert not within(Point(0, 0), Point(3000, 4001), 5000)
    assert not within(Point(0, 0), Point(0, 0), -1)


@pytest.mark.parametrize(
    ("end", "length"), [(Point(0, 0), 0), (Point(3, 4), 5), (Point(1, 1), 2), (Point(0, -7), 7)]
)
def test_lengths_are_rounded_up(end, length):
    assert length_up(Point(0, 0), end) == length


@given(points, points, lengths)
def test_a_step_toward_a_point_is_never_too_long_nor_much_too_short(a, b, length):
    place = toward(a, b, length)
    assert squared(a, place) <= length * length
    whole = min(length, hypot(b.x - a.x, b.y - a.y))
    assert hypot(place.x - a.x, place.y - a.y) > whole - 1.5
    assert squared(place, b) <= squared(a, b)


@given(points, points, lengths)
def test_a_step_away_goes_straight_away(a, b, length):
    place = away(a, b, length)
    assert squared(a, place) <= length * length
    apart = hypot(a.x - b.x, a.y - b.y)
    assert hypot(place.x - b.x, place.y - b.y) > apart + length - 3


@given(points, st.lists(points, max_size=4), lengths)
def test_being_nearer_to_one_of_some_points_is_exact(place, others, reach):
    near = any(squared(place, other) < reach * reach for other in others)
    assert is_nearer(place, others, reach) == near
    assert not is_nearer(place, [Point(place.x + reach, place.y)], reach)


def test_away_from_oneself_is_to_the_right():
    assert away(Point(5, 5), Point(5, 5), 10) == Point(15, 5)


@given(points)
def test_a_point_is_read_as_it_is_written(place):
    assert point(text(place)) == place


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("12.5,3", Point(12_500, 3000)),
        ("0,0", Point(0, 0)),
        ("-0.5,36.001", Point(-500, 36_001)),
    ],
)
def test_points_are_written_in_inches(words, place):
    assert point(words) == place
    assert text(place) == words


@pytest.mark.parametrize("words", ["", "1", "1,", "1.2345,1", "a,b", "1,2,3", "1e3,2", " 1,2"])
def test_other_texts_are_no_points(words):
    with pytest.raises(NotAPoint):
        point(words)


def test_a_length_is_written_as_short_as_it_is_exact():
    assert [inches(n) for n in (0, 1, 1000, 1500, -250)] == ["0", "0.001", "1", "1.5", "-0.25"]
