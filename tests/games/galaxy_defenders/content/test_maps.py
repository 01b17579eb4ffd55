"""Maps put together from tiles."""

from typing import Any

import pytest

from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content.maps import (
    MapError,
    assemble,
    cut_off,
    face_hexes,
    turned,
)
from xenofront.games.galaxy_defenders.content.tiles import (
    Cover,
    Face,
    MapPlan,
    Overlay,
    Placement,
    Tile,
)
from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.grid import HexId
from xenofront.geometry.hexes.terrain import Side, Token

FLOWER = Face(
    ground="sand",
    centres=("0,0",),
    patches={"mud": ("1,0",)},
    blocked=("0,-1",),
    walls=("0,0|1,0",),
    doors=("0,0|0,1",),
    windows=("-1,0|0,0",),
    door_hexes=("-1,1",),
    rooms={"hut": ("0,0", "1,0")},
    closed_rooms=("hut",),
)


def tile(name: str, face: Face = FLOWER) -> Tile:
    return Tile(id=name, name=name, confidence="designed", sides={"A": face})


TILES = {
    "one": tile("one"),
    "two": tile("two", Face(ground="ice", centres=("0,0", "2,1"))),
}


def plan(*places: Placement, **overlays: Any) -> MapPlan:
    return MapPlan(tiles=places, **overlays)


def one(at: str = "0,0", turn: int = 0) -> Placement:
    return Placement(tile="one", side="A", at=at, turn=turn)


def two(at: str, turn: int = 0) -> Placement:
    return Placement(tile="two", side="A", at=at, turn=turn)


def test_a_tile_keeps_everything_that_is_printed_on_it():
    terrain = assemble(plan(one()), TILES)
    assert len(terrain.hexes) == 7
    assert terrain.blocked == ("0,-1",)
    assert dict(terrain.sides) == {
        "0,0|1,0": Side.WALL,
        "0,0|0,1": Side.DOOR,
        "-1,0|0,0": Side.WINDOW,
    }
    assert {("1,0", "mud"), ("0,0", "sand")} <= set(terrain.ground)
    assert terrain.door_hexes == ("-1,1",)
    assert terrain.rooms[0].closed


@pytest.mark.parametrize(
    ("turn", "mud", "window"),
    [
        (0, "1,0", "-1,0|0,0"),
        (1, "0,1", "0,-1|0,0"),
        (2, "-1,1", "1,-1|0,0"),
        (3, "-1,0", "0,0|1,0"),
        (4, "0,-1", "0,0|0,1"),
        (5, "1,-1", "0,0|-1,1"),
        (7, "0,1", "0,-1|0,0"),
    ],
)
def test_a_tile_is_turned_clockwise_by_sixths(turn, mud, window):
    """GD-5.3.a"""
    terrain = assemble(plan(one(turn=turn)), TILES)
    assert dict(terrain.ground)[mud] == "mud"
    assert dict(terrain.sides)[window] is Side.WINDOW


def test_six_turns_are_none():
    assert turned((3, -1), 6) == (3, -1)
    assert turned((3, -1), -1) == turned((3, -1), 5)


def test_tiles_lie_side_by_side_and_areas_go_on():
    """GD-5.3.a"""
    terrain = assemble(plan(one(), two("2,1")), TILES)
    board = Board(terrain)
    assert len(terrain.hexes) == 21
    assert board.area_distance(HexId("0,0"), HexId("4,2")) == 2


@pytest.mark.parametrize("turn", range(6))
def test_overlapping_tiles_are_an_error(turn):
    with pytest.raises(MapError, match=r"overlaps an earlier one at 0,0"):
        assemble(plan(two("0,0"), one("0,0", turn)), TILES)


def test_a_tile_exists_once():
    with pytest.raises(MapError, match="one is used too often"):
        assemble(plan(one(), one("2,1")), TILES)


def test_all_faults_of_a_plan_are_named():
    wrong = plan(
        Placement(tile="three", side="A", at="0,0"),
        Placement(tile="two", side="B", at="0,0"),
        one("1,1"),
        locked=("door",),
    )
    with pytest.raises(MapError) as refused:
        assemble(wrong, TILES)
    assert [path for path, _ in refused.value.faults] == [
        ("tiles", 0, "tile"),
        ("tiles", 1, "side"),
        ("tiles", 2, "at"),
        ("locked", 0),
    ]


def test_an_overlay_replaces_what_is_printed_on_a_side_and_adds_tokens():
    terrain = assemble(
        plan(one(), doors=("0,0|1,0",), blocked=("1,-1",), locked=("0,0|1,0",), barred=("-1,1",)),
        TILES,
    )
    assert ("0,0|1,0", Side.DOOR) in terrain.sides
    assert "1,-1" in terrain.blocked
    assert dict(terrain.tokens) == {"0,0|1,0": Token.LOCKED, "-1,1": Token.BLOCKED}


def test_a_token_without_a_door_is_an_error():
    with pytest.raises(MapError, match="neither a door nor a window"):
        assemble(plan(one(), locked=("0,0|1,0",)), TILES)


def test_an_edge_hex_gives_way_to_the_next_tile():
    lonely = {**TILES, "one": tile("one", Face(ground="sand", centres=("0,0",), edges=("2,0",)))}
    assert assemble(plan(one()), lonely).edges == ("2,0",)
    assert assemble(plan(one(), two("2,1")), lonely).edges == ()


@pytest.mark.parametrize("tile_id", ["tile_1", "tile_2"])
@pytest.mark.parametrize("side", ["A", "B"])
def test_every_hex_of_a_packaged_tile_can_be_walked_to_without_a_window(tile_id, side):
    tiles = galaxy_defenders_pack.catalogue().tiles
    assert len(face_hexes(tiles[tile_id].sides[side])) == 84
    terrain = assemble(plan(Placement(tile=tile_id, side=side, at="0,0")), tiles)
    assert cut_off(terrain, terrain.enterable[0]) == ()
    board = Board(terrain)
    assert len(board.reach(board.hexes[0], 99, board.shut(()))) == len(board.hexes)
    assert all(len(board.members[area]) >= 4 for area in board.areas)


def test_every_area_of_a_tile_has_the_centre_it_is_written_with():
    """GD-5.d"""
    two = Face(ground="ice", centres=("0,0", "2,1"))
    places = face_hexes(two)
    assert len(places) == 14
    assert {(0, 0), (2, 1)} <= set(places)


PAD = {"pad": Overlay(id="pad", name="pad", confidence="designed", ground="pad")}
RUBBLE = {"pad": Overlay(id="pad", name="pad", confidence="designed", blocked=True)}


def covered(*at: str, times: int = 1) -> MapPlan:
    covers = (Cover(overlay="pad", at=at),) * times
    return MapPlan(tiles=(two("0,0"),), overlays=covers)


def test_a_map_uses_a_tile_as_often_as_there_are_copies():
    """GX-2.o/twice"""
    sides = {"A": Face(ground="ice", centres=("0,0",))}
    twins = {"one": Tile(id="one", name="one", confidence="designed", sides=sides, copies=2)}
    both = assemble(plan(one(), one("2,1")), twins)
    assert len(both.hexes) == 14
    with pytest.raises(MapError, match="one is used too often"):
        assemble(plan(one(), one("2,1"), one("-1,3")), twins)


def test_an_overlay_covers_two_hexes_with_its_ground():
    """GX-2.o/overlay"""
    terrain = assemble(covered("1,0", "0,0"), TILES, PAD)
    ground: dict[str, str] = {**dict(terrain.ground)}
    assert (ground["1,0"], ground["0,0"], ground["0,1"]) == ("pad", "pad", "ice")
    assert set(assemble(covered("1,0", "0,0"), TILES, RUBBLE).blocked) == {"1,0", "0,0"}


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        (covered("0,0"), "covers 2 hexes"),
        (covered("0,0", "0,0"), "covers 2 hexes"),
        (covered("0,0", "2,1"), "does not lie beside"),
        (covered("0,0", "9,9"), "9,9"),
        (covered("0,0", "here"), "here"),
        (covered("0,0", "1,0", times=2), "asks for 2"),
    ],
)
def test_overlays_that_cannot_be_laid(wrong: MapPlan, text: str):
    """GX-2.o/overlay"""
    with pytest.raises(MapError, match=text):
        assemble(wrong, TILES, PAD)


def test_a_map_may_have_barriers_of_its_own():
    terrain = assemble(MapPlan(tiles=(two("0,0"),), barriers=("0,0|1,0",)), TILES)
    assert {str(place): kind for place, kind in terrain.sides}["0,0|1,0"] is Side.BARRIER
