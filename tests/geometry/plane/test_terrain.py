"""BX-14 Features and their doors and windows."""

import pytest

from tests.geometry.plane.tables import at, feature
from xenofront.geometry.plane.ground import walls
from xenofront.geometry.plane.terrain import DOOR, WINDOW


def test_a_feature_lies_right_and_below_of_its_place():
    block = feature("block", 2, 3, 6, 2.5)
    assert block.corners == (at(2, 3), at(8, 3), at(8, 5.5), at(2, 5.5))


def test_turning_swaps_width_and_depth():
    block = feature("block", 2, 3, 6, 2.5, turned=True)
    assert block.corners == (at(2, 3), at(4.5, 3), at(4.5, 9), at(2, 9))


def test_doors_are_in_the_middle_of_opposite_walls():
    ruin = feature("interior", 0, 0, 6, 6, doors=2)
    ends = [{opening.a, opening.b} for opening in ruin.openings]
    assert ends == [{at(2.25, 0), at(3.75, 0)}, {at(2.25, 6), at(3.75, 6)}]
    assert all(opening.cost == DOOR for opening in ruin.openings)


def test_doors_turn_with_their_ruin():
    ruin = feature("interior", 0, 0, 6, 6, doors=1, turned=True)
    assert {*ruin.openings[0][:2]} == {at(6, 2.25), at(6, 3.75)}


def test_windows_are_a_quarter_along_their_walls():
    ruin = feature("interior", 0, 0, 6, 6, windows=1)
    (window,) = ruin.openings
    assert {window.a, window.b} == {at(0, 4), at(0, 5)}
    assert window.cost == WINDOW


def test_walls_leave_the_openings_out():
    ruin = feature("interior", 0, 0, 6, 6, doors=1, windows=1)
    pieces = walls(ruin)
    assert (at(0, 0), at(2.25, 0)) in pieces
    assert (at(3.75, 0), at(6, 0)) in pieces
    assert (at(0, 6), at(0, 5)) in pieces
    assert (at(0, 4), at(0, 0)) in pieces
    assert len(pieces) == 6


def test_four_doors_and_eight_windows_fit_into_a_large_ruin():
    ruin = feature("interior", 0, 0, 6, 6, doors=4, windows=8)
    assert len({opening[:2] for opening in ruin.openings}) == 12
    assert len(walls(ruin)) == 16


@pytest.mark.parametrize("plan", [(1, 1, 0), (4, 4, 4), (9, 5, 0), (9, 0, 9)])
def test_what_does_not_fit_is_an_error(plan):
    width, doors, windows = plan
    with pytest.raises(ValueError, match="ruin"):
        feature("interior", 0, 0, width, width, doors=doors, windows=windows, name="ruin")
