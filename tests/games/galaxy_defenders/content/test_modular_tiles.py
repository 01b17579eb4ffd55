"""GX 5.2 Maps of standard, modular and linker tiles of Extinction Protocol."""

from typing import Any

import pytest
from msgspec.structs import replace

from xenofront.content.errors import Problem
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content.maps import MapError, assemble, cut_off, face_hexes
from xenofront.games.galaxy_defenders.content.references import problems
from xenofront.games.galaxy_defenders.content.sets import filtered
from xenofront.games.galaxy_defenders.content.tiles import Cover, MapPlan, Placement, Tile
from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.grid import HexId, name
from xenofront.geometry.hexes.sight import ALWAYS

CATALOGUE = galaxy_defenders_pack.catalogue()
OWN = {name: tile for name, tile in CATALOGUE.tiles.items() if tile.set == "extinction"}
NEST = ("planet_2 B 0,0", "link_1 A 8,4", "mod_4cd D 10,5", "mod_1ab B 7,7", "mod_3cd C 16,8")
"""From the gate of the city through a linker down into the caves."""


def plan(*placed: str, **more: Any) -> MapPlan:
    words = [text.split() for text in placed]
    tiles = tuple(Placement(tile=tile, side=side, at=at) for tile, side, at in words)
    return MapPlan(tiles=tiles, **more)


def board(*placed: str, **more: Any) -> Board:
    return Board(assemble(plan(*placed, **more), CATALOGUE.tiles, CATALOGUE.overlays))


def faults(tile: Tile) -> list[str]:
    """What is wrong with a tile that stands in the data."""
    changed = replace(CATALOGUE, tiles={tile.id: tile})
    found = problems(changed, lambda kind, name, path, text: Problem(kind, 0, name, text))
    return [problem.text for problem in found if problem.file == "tiles"]


def of_kind(kind: str) -> list[Tile]:
    return [tile for tile in OWN.values() if tile.id.startswith(kind)]


def exits(on: Board, place: str) -> set[str]:
    return {str(beyond) for beyond in on.exits(HexId(place), ALWAYS)}


def sees(on: Board, viewer: str, target: str) -> bool:
    return on.sees(HexId(viewer), HexId(target), ALWAYS)


def test_the_map_pieces_of_extinction():
    """GX-2.p/tiles GX-2.p/modular GX-2.p/linker GX-2.p/overlay"""
    assert [set(tile.sides) for tile in of_kind("planet_")] == [{"A", "B"}] * 2
    assert len(of_kind("mod_")) == 7
    assert sum(tile.copies for tile in of_kind("link_")) == 8
    box = filtered(CATALOGUE, ["core", "extinction"])
    laid = [one for name, one in box.overlays.items() if name != "overlay_pad"]
    assert [one.hexes for one in laid] == [2, 2]
    assert sum(one.copies for one in laid) == 4
    with pytest.raises(MapError, match="mod_1ab is used too often"):
        board("mod_1ab A 0,0", "mod_1ab B 2,1")


@pytest.mark.parametrize(
    ("tile", "side"), [(tile.id, side) for tile in OWN.values() for side in tile.sides]
)
def test_every_hex_of_a_tile_can_be_reached(tile: str, side: str):
    terrain = assemble(plan(f"{tile} {side} 0,0"), CATALOGUE.tiles)
    assert cut_off(terrain, terrain.enterable[0]) == ()
    assert len(face_hexes(OWN[tile].sides[side])) % 7 == 0


def test_a_map_mixes_modular_and_linker_tiles():
    """GX-5.2.a/modular GX-5.2.a/linker GX-5.2.b"""
    on = board(*NEST)
    assert {"citadel", "cave", "tunnel"} <= set(on.ground.values())
    reached = on.reach(HexId("2,1"), 99, ALWAYS)
    assert {"8,4", "10,5", "16,8"} <= set(reached)
    apart = board("planet_2 B 0,0", "mod_4cd D 10,5")
    assert "10,5" not in apart.reach(HexId("2,1"), 99, ALWAYS)


def test_a_modular_tile_is_named_by_its_areas_and_sides():
    """GX-5.2.c/number GX-5.2.c/letter"""
    names = {(tile.id[4], side) for tile in of_kind("mod_") for side in tile.sides}
    assert len(names) == 14
    assert not any(faults(tile) for tile in of_kind("mod_"))
    short = replace(OWN["mod_3ab"], id="mod_2ab")
    assert any("3" in text and "areas" in text for text in faults(short))
    odd = replace(OWN["mod_3ab"], id="mod_3cd")
    assert any("ends in ab" in text for text in faults(odd))


def test_linkers_have_four_numbers_and_two_copies_each():
    """GX-5.2.d/numbers GX-5.2.d/copies"""
    assert [(tile.id, tile.copies) for tile in of_kind("link_")] == [
        *(("link_1", 2), ("link_2", 2), ("link_3", 2), ("link_4", 2))
    ]
    assert not faults(OWN["link_4"])
    assert any("1, 2, 3, 4" in text for text in faults(replace(OWN["link_4"], id="link_5")))
    assert len(board("link_1 A 0,0", "link_1 A 2,1").hexes) == 14
    with pytest.raises(MapError, match="link_1 is used too often"):
        board("link_1 A 0,0", "link_1 A 2,1", "link_1 A -1,3")


def test_an_edge_that_is_not_joined_is_shut():
    """GX-5.2.e GX-5.2.f"""
    bend = board("mod_4cd C 0,0")
    assert exits(bend, "0,1") == {"-1,1", "0,0", "1,0", "1,1"}
    assert not sees(bend, "0,0", "3,3")
    filled = board("mod_4cd C 0,0", "mod_1ab A 1,4")
    assert not sees(bend, "0,-1", "3,5")
    assert sees(filled, "0,-1", "3,5")


@pytest.mark.parametrize(
    ("placed", "here", "there"),
    [
        pytest.param(("planet_2 B 0,0", "mod_1ab A 7,7"), "7,6", "6,6", id="GX-5.2.g/standard"),
        pytest.param(("mod_1ab A 0,0", "mod_2ab A 2,1"), "1,0", "2,0", id="GX-5.2.g/modular"),
        pytest.param(("link_1 A 8,4", "mod_4cd D 10,5"), "10,4", "9,4", id="GX-5.2.g/linker"),
    ],
)
def test_a_joined_edge_is_open(placed: tuple[str, ...], here: str, there: str):
    """GX-5.2.g/standard GX-5.2.g/modular GX-5.2.g/linker"""
    on = board(*placed)
    assert there in exits(on, here)
    assert here in exits(on, there)
    assert sees(on, here, there)


def test_printed_walls_and_doors_work_as_anywhere():
    """GX-5.2.h/movement GX-5.2.h/sight GX-5.2.h/door"""
    on = board("mod_2ab B 0,0")
    assert "2,0" not in exits(on, "1,0")
    assert not sees(on, "1,0", "2,0")
    assert HexId("2,0") not in on.neighbours(HexId("1,0"), ALWAYS)
    assert "1,1" in exits(on, "1,0")
    assert sees(on, "1,0", "1,1")
    assert not sees(on, "0,0", "1,1")


def test_a_corridor_of_two_tiles_is_like_one_tile():
    """GX-5.2.i/movement GX-5.2.i/range GX-5.2.i/sight"""
    pieces, whole = board("mod_1ab A 0,0", "mod_2ab A 2,1"), board("mod_3ab A 0,0")
    sides = {"A": replace(OWN["mod_3ab"].sides["A"], ground="desert")}
    plain = Tile(id="plain", name="plain", confidence="designed", sides=sides)
    standard = Board(assemble(plan("plain A 0,0"), {"plain": plain}))
    start = HexId("0,0")
    for on in (pieces, whole, standard):
        assert len(on.reach(start, 99, ALWAYS)) == 21
        assert on.passages(HexId("1,0"), ALWAYS) == ("2,0", "1,1", "0,1", "0,0", "1,-1")
        assert on.distance(start, HexId("4,2"), ALWAYS) == 2
        unseen = [str(place) for place in on.hexes if not on.sees(start, place, ALWAYS)]
        assert unseen == ["3,3"]


def test_tiles_are_joined_where_they_touch():
    """GX-5.2.j/joined GX-5.2.j/walls"""
    placed = ("mod_1ab A 0,0", "mod_2ab A 2,1")
    inside = {name(place) for place in face_hexes(OWN["mod_1ab"].sides["A"])}
    touching = {("1,0", "2,0"), ("1,0", "1,1"), ("0,1", "1,1")}

    def joined(on: Board) -> set[tuple[str, str]]:
        steps = {(here, there) for here in inside for there in exits(on, here)}
        return {(here, there) for here, there in steps if there not in inside}

    assert joined(board(*placed)) == touching
    walled = board(*placed, walls=("1,0|1,1",))
    assert joined(walled) == touching - {("1,0", "1,1")}


def test_rubble_blocks_and_a_nest_is_ground():
    """GX-2.p/overlay"""
    covers = (
        Cover(overlay="overlay_rubble", at=("0,0", "1,0")),
        Cover(overlay="overlay_nest", at=("2,1", "3,1")),
    )
    on = board("mod_2ab A 0,0", overlays=covers)
    assert {"0,0", "1,0"}.isdisjoint(on.hexes)
    assert on.ground[HexId("3,1")] == "nest"
