"""GD 5: the compiled board."""

import pickle

import pytest

from tests.geometry.boards import position
from xenofront.geometry.hexes.board import FAR, Board
from xenofront.geometry.hexes.grid import HexId, disc, name, parse
from xenofront.geometry.hexes.terrain import Room, Side, Terrain, Token, hexes_of_side, side

FIELD = Board(Terrain.of(map(name, disc((0, 0), 5)), blocked=["1,0"]))
OPEN = FIELD.shut(())


def test_hexes_stand_in_canonical_order():
    ordered = sorted(FIELD.hexes, key=lambda h: (parse(h)[1], parse(h)[0]))
    assert list(FIELD.hexes) == ordered
    assert "1,0" not in FIELD.hexes
    assert FIELD.coordinate[HexId("1,0")] == (1, 0)


def test_an_area_is_a_centre_and_its_neighbours():
    """GD-5.c GD-5.d"""
    area = FIELD.area_of[HexId("3,1")]
    assert area == "2,1"
    assert FIELD.members[area] == ("2,1", "3,1", "2,2", "1,2", "1,1", "2,0", "3,0")


def test_an_area_keeps_its_name_when_hexes_are_missing():
    """GD-5.c"""
    assert len(FIELD.members[FIELD.area_of[HexId("0,0")]]) == 6
    alone = Board(Terrain.of(["1,0"]))
    assert alone.areas == ("0,0",)
    assert alone.members[alone.areas[0]] == ("1,0",)


def test_adjacent_hexes_are_at_distance_0_also_across_an_area_border():
    """GD-5.h GD-5.k"""
    assert FIELD.distance(HexId("0,1"), HexId("0,2"), OPEN) == 0
    assert FIELD.area_of[HexId("0,1")] != FIELD.area_of[HexId("0,2")]
    assert FIELD.distance(HexId("0,0"), HexId("0,0"), OPEN) == 0


def test_the_same_area_is_at_distance_1_when_not_adjacent():
    """GD-5.j"""
    assert FIELD.area_distance(HexId("-1,0"), HexId("0,-1")) == 0
    assert FIELD.distance(HexId("-1,0"), HexId("0,1"), OPEN) == 1


def test_farther_targets_are_as_far_as_their_areas():
    """GD-5.i"""
    assert FIELD.distance(HexId("0,0"), HexId("2,1"), OPEN) == 1
    assert FIELD.distance(HexId("0,0"), HexId("4,0"), OPEN) == 2


def test_areas_are_counted_through_walls():
    """GD-5.l"""
    here = position("*A   B | C   D | E")
    assert here.board.area_distance(here.at["A"], here.at["C"]) == 1
    assert here.board.area_distance(here.at["A"], here.at["E"]) == 2
    assert here.board.area_distance(here.at["E"], here.at["A"]) == 2


def test_areas_that_share_no_border_are_not_joined():
    """GD-5.l"""
    here = position("*A   B               C")
    assert here.board.area_distance(here.at["A"], here.at["C"]) == FAR
    assert here.board.distance(here.at["A"], here.at["C"], here.shut) == FAR


def test_a_room_is_part_of_an_area():
    """GD-5.m"""
    here = position("""
        A | B   C
        closed room Lab: B C
        ground desert: A
    """)
    lab = here.board.rooms["Lab"]
    assert lab == Room("Lab", (here.at["B"], here.at["C"]), closed=True)
    assert here.board.room_of == {here.at["B"]: "Lab", here.at["C"]: "Lab"}
    assert here.board.ground == {here.at["A"]: "desert"}


def test_shut_takes_the_names_of_doors_and_windows():
    here = position("A + B = C |+D")
    board = here.board
    assert board.closers == ("0,0|1,0", "1,0|2,0", "3,0")
    assert board.shut(()) == 1
    assert board.shut(board.closers) == 0b1111
    assert board.shut(("2,0|1,0",)) == board.shut(("1,0|2,0",))
    for wrong in ("2,0|3,0", "1,0", "8,8"):
        with pytest.raises(ValueError, match=wrong.replace("|", r"\|")):
            board.shut((wrong,))


def test_a_pickled_board_is_compiled_again():
    here = position("A % B")
    again = pickle.loads(pickle.dumps(here.board))
    assert again.terrain == here.board.terrain
    assert not again.sees(here.at["A"], here.at["B"], here.shut)


def test_sides_are_named_by_the_canonically_smaller_hex():
    assert side((4, -1), (3, -1)) == "3,-1|4,-1"
    assert side((0, 1), (1, 0)) == "1,0|0,1"
    assert hexes_of_side("0,1|1,0") == ((1, 0), (0, 1))
    with pytest.raises(ValueError, match="0,0 and 2,0"):
        side((0, 0), (2, 0))


def test_equal_terrains_are_equal_values():
    one = Terrain.of(["0,0", "1,0"], sides={"1,0|0,0": "door"}, tokens={"1,0|0,0": "locked"})
    two = Terrain.of(["1,0", "0,0"], sides=[("0,0|1,0", "door")], tokens={"0,0|1,0": "locked"})
    assert one == two
    assert hash(one) == hash(two)
    assert one.tokens == (("0,0|1,0", Token.LOCKED),)
    assert one.sides == (("0,0|1,0", Side.DOOR),)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"blocked": ["5,5"]}, "blocked hex 5,5 is not on the map"),
        ({"edges": ["0,0"]}, "0,0 is both a hex and an edge hex"),
        ({"door_hexes": ["5,5"]}, "door hex 5,5 is not on the map"),
        ({"door_hexes": ["0,0"], "blocked": ["0,0"]}, "0,0 is both blocked and a door hex"),
        ({"ground": {"5,5": "desert"}}, "ground hex 5,5 is not on the map"),
        ({"ground": {"0,0": "a:b"}}, "not a plain name: 'a:b'"),
        ({"sides": {"1,0|2,0": "wall"}}, r"side 1,0\|2,0 \(wall\): 2,0 is not on the map"),
        ({"sides": {"0,0|1,1": "wall"}}, "not neighbours"),
        ({"sides": {"0,0": "wall"}}, "not a hex side: '0,0'"),
        ({"sides": {"0,0|1,0": "fence"}}, "fence"),
        ({"sides": {"0,0|1,0": "wall", "1,0|0,0": "door"}}, "both wall and door"),
        ({"edges": ["2,0"], "sides": {"1,0|2,0": "door"}}, "cannot lead to the edge hex 2,0"),
        ({"edges": ["2,0", "3,0"], "sides": {"2,0|3,0": "wall"}}, "between two edge hexes"),
        ({"rooms": [Room("Lab", (HexId("5,5"),))]}, "room 'Lab': 5,5 is not on the map"),
        ({"rooms": [Room("Lab", ()), Room("Lab", ())]}, "two rooms are called 'Lab'"),
        (
            {"rooms": [Room("A", (HexId("0,0"),)), Room("B", (HexId("0,0"),))]},
            "0,0 is in room 'A' and in room 'B'",
        ),
        ({"tokens": {"0,0": "locked"}}, "locked token on 0,0, which is neither"),
        (
            {"sides": {"0,0|1,0": "window"}, "tokens": {"0,0|1,0": "locked"}},
            "window: it can be blocked but not locked",
        ),
    ],
)
def test_an_impossible_terrain_is_refused(wrong, message):
    with pytest.raises(ValueError, match=message):
        Terrain.of(["0,0", "1,0"], **wrong)


def test_everything_wrong_is_told_at_once():
    with pytest.raises(ValueError, match=r"5,5.*6,6"):
        Terrain.of(["0,0"], blocked=["5,5"], door_hexes=["6,6"])


def test_a_look_is_distance_and_sight_together(monkeypatch):
    monkeypatch.setattr("xenofront.geometry.hexes.board._LOOKS", 3)
    here = position("A   B | C   D")
    for viewer in here.at.values():
        for target in here.at.values():
            mask = here.board.shut(())
            apart = here.board.distance(viewer, target, mask)
            seen = here.board.sees(viewer, target, mask)
            assert [here.board.look(viewer, target, mask) for _ in range(2)] == [(apart, seen)] * 2
    assert not here.board.look(here.at["A"], here.at["C"], here.board.shut(()))[1]
