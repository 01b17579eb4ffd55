"""Free points, cover, the edge of the table, and forced moves."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.geometry.plane.tables import SIZE, at, feature, random_table, table
from xenofront.geometry.plane import places
from xenofront.geometry.plane.exact import Point, squared, within

centres = st.builds(Point, st.integers(0, 36_000), st.integers(0, 36_000))


def test_a_place_is_free_if_a_base_fits():
    here = table(feature("block", 10, 10, 4, 4))
    assert here.is_free(at(9.5, 12), [at(9.5, 13)])
    assert not here.is_free(at(9.6, 12), ())
    assert not here.is_free(at(9.5, 12), [at(9.5, 12.9)])
    assert not here.is_free(at(0.4, 12), ())
    assert not here.is_free(at(12, 12), ())


def test_nobody_stands_over_a_gap_or_on_what_is_climbed():
    here = table(
        feature("field", 10, 10, 4, 4, gap=True),
        feature("linear", 20, 10, 4, 1, height=1000, climbable=True),
    )
    assert not here.is_free(at(12, 12), ())
    assert not here.is_free(at(22, 10.5), ())


def test_inside_counts_the_border():
    here = table(feature("area", 10, 10, 4, 4), feature("field", 12, 12, 4, 4))
    assert here.inside(at(10, 10)) == ("area",)
    assert here.inside(at(14, 14)) == ("area", "field")
    assert here.inside(at(9.999, 10)) == ()


def test_the_nearest_free_point_is_found():
    """BR-28"""
    here = table(feature("block", 10, 10, 4, 4))
    assert here.free_point(at(5, 5), ()) == at(5, 5)
    found = here.free_point(at(12, 10.5), ())
    assert found == at(12, 9.5)
    assert here.free_point(at(12, 10.5), (), within=900) is None
    assert here.free_point(at(12, 10.5), (), within=1000) == found
    second = here.free_point(at(12, 10.5), [at(12, 9.5)])
    assert second is not None
    assert within(second, at(12, 10.5), 2000)


def test_a_full_table_has_no_free_point():
    assert table(feature("block", 0, 0, 36, 36)).free_point(at(5, 5), (), within=5000) is None


@given(st.integers(0, 10_000), centres)
def test_free_points_are_free(seed, near):
    """BR-28"""
    here = random_table(Random(seed))
    others = (Point(near.x + 300, near.y), Point(near.x, near.y + 900))
    found = here.free_point(near, others, within=6000)
    assert found is None or (here.is_free(found, others) and within(found, near, 6000))


@given(st.integers(0, 10_000), centres)
def test_in_a_crowd_the_same_point_is_found(seed, near):
    """Figures are looked up by where they stand; nobody in the way may be missed."""
    dice = Random(seed)
    here, spread = random_table(dice), dice.choice([2000, 6000, 12_000])
    crowd = [
        Point(near.x + dice.randrange(-spread, spread), near.y + dice.randrange(-spread, spread))
        for _ in range(places.CROWD + dice.randrange(200))
    ]
    found = here.free_point(near, crowd, within=9000)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(places, "CROWD", 10_000)
        assert here.free_point(near, crowd, within=9000) == found


def test_cover_points_touch_features_or_lie_in_areas():
    here = table(feature("block", 10, 10, 4, 4), feature("area", 16, 10, 4, 4))
    start = at(8, 9)
    found = list(here.cover_points(start, 13_000))
    assert len(found) == 13
    assert [squared(start, p) for p in found] == sorted(squared(start, p) for p in found)
    for place in found:
        assert here.is_free(place, ())
        assert within(start, place, 13_000)
        grown = table(feature("block", 9.497, 9.497, 5.006, 5.006))
        assert here.inside(place) or grown.inside(place)
    covered = [p for p in found if here.sight(at(30, 30), p, ()).cover]
    assert len(covered) >= 9


def test_cover_points_leave_out_what_is_far_away():
    here = table(feature("block", 30, 30, 4, 4), feature("field", 10, 10, 4, 4))
    assert not list(here.cover_points(at(8, 9), 6000))


def test_the_compass_has_eight_directions_on_the_table():
    assert set(table().compass(at(10, 10), (1000,))) >= {at(11, 10), at(9, 10), at(10, 9)}
    assert len(list(table().compass(at(10, 10), (1000, 2000)))) == 16
    assert len(list(table().compass(at(1, 1), (1000,)))) == 3


# -- the edge --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("degrees", "edge"),
    [
        (0, (36, 10)),
        (90, (5, 36)),
        (180, (0, 10)),
        (270, (5, 0)),
        (45, (31, 36)),
        (225, (0, 5)),
        (315, (15, 0)),
        (135, (0, 15)),
    ],
)
def test_a_ray_meets_the_edge(degrees, edge):
    assert table().edge_from(at(5, 10), degrees) == at(*edge)


@given(centres, st.integers(0, 359))
def test_rays_end_on_the_edge_in_their_direction(place, degrees):
    x, y = met = table().edge_from(place, degrees)
    assert x in (0, SIZE.x) or y in (0, SIZE.y)
    assert 0 <= x <= SIZE.x
    assert 0 <= y <= SIZE.y
    if degrees < 180 and degrees:
        assert met.y >= place.y
    if 90 < degrees < 270:
        assert met.x <= place.x


def test_the_nearest_and_the_farthest_edge():
    assert table().nearest_edge(at(5, 10)) == at(0, 10)
    assert table().farthest_edge(at(5, 10)) == at(36, 10)
    assert table().nearest_edge(at(20, 30)) == at(20, 36)
    assert table().farthest_edge(at(20, 30)) == at(20, 0)


def test_of_equal_edges_the_leftmost_and_topmost_counts():
    assert table().nearest_edge(at(18, 18)) == at(0, 18)
    assert table().farthest_edge(at(18, 18)) == at(0, 18)
    assert table().nearest_edge(at(30, 6)) == at(30, 0)


def test_points_outside_are_brought_back():
    assert table().clamp(Point(-5, 40_000)) == at(0, 36)
    assert table().clamp(at(5, 6)) == at(5, 6)


# -- forced moves ----------------------------------------------------------------------------------


def test_a_push_goes_all_the_way_if_nothing_is_there():
    """BR-14"""
    assert table().push(at(10, 10), at(11, 10), ()) == (at(11, 10), 0)


@pytest.mark.parametrize(
    ("features", "others"),
    [
        ((feature("block", 12, 8, 1, 4),), ()),
        ((feature("linear", 12, 8, 1, 4, height=500, climbable=True),), ()),
        ((feature("interior", 12, 5, 6, 10),), ()),
        ((), (at(12.5, 10),)),
    ],
)
def test_a_push_stops_at_solid_terrain_and_figures(features, others):
    """BR-14 BX-26"""
    end, left = table(*features).push(at(10, 10), at(14, 10), others)
    assert end == at(11.5, 10)
    assert left == 2500


def test_a_push_stops_at_the_edge_and_before_gaps():
    assert table().pushed(at(10, 1), at(10, -2), ()) == (at(10, 0.5), 2500, "edge")
    here = table(feature("field", 12, 8, 1, 4, gap=True))
    assert here.pushed(at(10, 10), at(14, 10), ()) == (at(12, 10), 2000, "solid")


def test_a_push_says_what_stopped_it():
    """BX-26"""
    here = table(feature("block", 12, 8, 1, 4))
    assert here.pushed(at(10, 10), at(14, 10), ()).by == "solid"
    assert here.pushed(at(10, 20), at(14, 20), [at(13, 20)]).by == "figure"
    assert here.pushed(at(10, 20), at(14, 20), ()).by == ""


def test_who_stands_at_a_wall_is_not_pushed_into_it():
    here = table(feature("block", 12, 8, 1, 4))
    assert here.push(at(11.5, 10), at(12.5, 10), ()) == (at(11.5, 10), 1000)
    assert here.push(at(11.5, 10), at(10.5, 10), ()) == (at(10.5, 10), 0)


@given(st.integers(0, 10_000), centres, centres)
def test_pushed_figures_end_on_free_ground(seed, start, end):
    """BR-14"""
    here = random_table(Random(seed))
    start, end = here.clamp(start), here.clamp(end)
    others = (Point(9000, 9000), Point(6000, 6500))
    if here.is_free(start, others):
        stop, left = here.push(start, end, others)
        assert here.is_free(stop, others)
        assert left >= 0
