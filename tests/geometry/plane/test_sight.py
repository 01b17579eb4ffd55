"""BX-15 Line of sight and BX-16 Cover."""

import pytest

from tests.geometry.plane.tables import at, feature, table
from xenofront.geometry.plane.sight import Sight

VIEWER = at(5, 10)


def seen(here, target, *others, viewer=VIEWER):
    return here.sight(viewer, at(*target), others)


def test_open_ground_hides_nothing():
    assert seen(table(), (30, 10)) == Sight(seen=True, cover=False, blocker="", crossed=())


@pytest.mark.parametrize("kind", ["linear", "individual", "block"])
def test_sight_ends_three_inches_behind_what_it_crosses(kind):
    """BX-15/crossed"""
    here = table(feature(kind, 10, 8, 2, 4))
    assert seen(here, (15, 10)) == Sight(seen=True, cover=True, blocker="", crossed=(kind,))
    assert seen(here, (15.001, 10)) == Sight(seen=False, cover=True, blocker=kind, crossed=(kind,))


def test_sight_ends_three_inches_after_it_enters_an_area():
    """BX-15/area"""
    here = table(feature("area", 10, 8, 6, 4))
    assert seen(here, (13, 10)).seen
    assert seen(here, (13.001, 10)).blocker == "area"
    assert seen(here, (30, 10)).blocker == "area"


def test_a_thin_area_still_ends_sight_three_inches_after_its_border():
    """BX-15/area"""
    here = table(feature("area", 10, 8, 1, 4))
    assert seen(here, (13, 10)) == Sight(seen=True, cover=True, blocker="", crossed=("area",))
    assert not seen(here, (13.001, 10)).seen


def test_inside_an_area_one_sees_three_inches_deep():
    """BX-15/inside"""
    here = table(feature("area", 2, 5, 20, 10))
    assert seen(here, (8, 10)).seen
    assert seen(here, (8.001, 10)).blocker == "area"
    assert not seen(here, (30, 10)).seen


def test_out_of_an_area_one_sees_only_if_its_border_is_near():
    """BX-15/inside"""
    assert seen(table(feature("area", 2, 5, 6, 10)), (30, 10)).seen
    assert not seen(table(feature("area", 2, 5, 6.001, 10)), (30, 10)).seen


def test_who_stands_in_an_area_does_not_give_cover_to_others_by_it():
    """BX-16/inside"""
    here = table(feature("area", 2, 5, 6, 10))
    assert not seen(here, (30, 10)).cover
    assert seen(here, (7.9, 10)).cover


def test_a_field_neither_hides_nor_covers():
    """BX-15"""
    assert seen(table(feature("field", 10, 8, 6, 4)), (30, 10)) == seen(table(), (30, 10))


def test_features_within_an_inch_of_the_shooter_are_ignored():
    """BX-15/beside"""
    here = table(feature("block", 6.5, 8, 2, 4))
    assert seen(here, (30, 10)) == Sight(seen=True, cover=False, blocker="", crossed=())
    assert not seen(here, (30, 10), viewer=at(4.999, 10)).seen
    assert seen(here, (11, 10), viewer=at(4.999, 10)).cover


@pytest.mark.parametrize("kind", ["linear", "individual", "block", "area"])
def test_a_line_that_crosses_a_feature_gives_cover(kind):
    """BX-16/crossed"""
    assert seen(table(feature(kind, 10, 8, 1, 4)), (12, 10)).cover
    assert not seen(table(feature(kind, 10, 8, 1, 4)), (9, 10)).cover


def test_a_line_that_only_touches_a_feature_does_not_cross_it():
    """BX-16/crossed"""
    here = table(feature("block", 10, 10, 2, 4))
    assert seen(here, (30, 10)) == seen(table(), (30, 10))
    assert not seen(here, (30, 10.001)).seen


@pytest.mark.parametrize(("y", "blocked"), [(10.499, True), (10.5, False), (9.501, True)])
def test_another_figure_in_the_way_blocks_sight(y, blocked):
    """BX-15/figure"""
    look = seen(table(), (30, 10), at(20, y))
    assert look.seen is not blocked
    assert look.blocker == ("figure" if blocked else "")


def test_a_figure_beside_the_ends_of_the_line_is_not_in_the_way():
    """BX-15"""
    assert seen(table(), (30, 10), at(4, 10), at(31, 10), at(5, 11), at(30, 9)).seen


def test_the_blocker_is_what_ends_the_line_first():
    here = table(feature("block", 20, 8, 2, 4), feature("linear", 12, 8, 1, 4))
    assert seen(here, (35, 10)).blocker == "linear"
    assert seen(here, (35, 10)).crossed == ("block", "linear")
    assert seen(here, (35, 10), at(8, 10)).blocker == "figure"
    assert seen(here, (35, 10), at(18, 10)).blocker == "linear"


def test_a_barricade_is_a_linear_feature():
    """BX-15 BX-16"""
    here = table(barricades=((at(10, 8), at(10, 12)),))
    assert seen(here, (13, 10)) == Sight(True, True, "", ("barricade-1",))
    assert not seen(here, (13.001, 10)).seen
    assert seen(here, (13.001, 10), viewer=at(8.5, 10)).seen
    assert seen(here, (15, 12), viewer=at(5, 12)).seen


# -- interiors -------------------------------------------------------------------------------------


def ruin(**more):
    return table(feature("interior", 10, 5, 10, 10, **more))


def test_walls_of_an_interior_end_sight():
    """BX-15/walls"""
    here = ruin()
    assert seen(here, (10.5, 10)).blocker == "interior"
    assert not seen(here, (30, 10)).seen
    assert not seen(here, (9, 10), viewer=at(11, 10)).seen


def test_within_a_room_sight_is_free():
    """BX-15 BX-16"""
    assert seen(ruin(), (19, 14), viewer=at(11, 6)) == Sight(True, False, "", ())


def test_an_opening_is_like_a_linear_feature():
    """BX-15 BX-16"""
    here = ruin(doors=4)
    look = seen(here, (13, 10))
    assert look == Sight(seen=True, cover=True, blocker="", crossed=("interior",))
    assert not seen(here, (13.001, 10)).seen


def test_beside_a_door_one_looks_through_it():
    """BX-15 BX-16"""
    here = ruin(doors=4)
    assert seen(here, (18, 10), viewer=at(8.5, 10)) == Sight(True, False, "", ())
    assert seen(here, (2, 10), viewer=at(11.5, 10)).seen
    assert not seen(here, (2, 10), viewer=at(11.501, 10)).seen


def test_who_stands_at_a_wall_does_not_look_through_it():
    """BX-15"""
    assert not seen(ruin(doors=1), (11, 10), viewer=at(9.5, 10)).seen


# -- cover by where one stands ---------------------------------------------------------------------


def test_inside_an_area_is_cover():
    """BX-16/inside"""
    here = table(feature("area", 10, 8, 6, 4))
    assert seen(here, (10, 10)).cover
    assert not seen(here, (9.999, 10)).cover


def test_touching_a_corner_of_a_block_is_cover():
    """BX-16/corner"""
    here = table(feature("block", 20, 10.4, 4, 4))
    assert seen(here, (19.7, 10)).cover
    assert seen(here, (19.7, 10)) == Sight(seen=True, cover=True, blocker="", crossed=())
    assert not seen(here, (19.6, 10)).cover
    assert not seen(table(feature("individual", 20, 10.4, 4, 4)), (19.7, 10)).cover


def test_touching_the_middle_of_a_block_is_no_cover():
    """BX-16/corner"""
    assert not seen(table(feature("block", 10, 10.5, 20, 4)), (20, 10)).cover
