"""The board: where hexes, sides and rooms are drawn, and what is said about them."""

from collections import Counter

import pytest

from tests.games.galaxy_defenders.present.positions import FACE, looking_at
from tests.games.galaxy_defenders.rules.table import field, table
from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.present.page.drawing import CORNERS, drawing
from xenofront.geometry.hexes.grid import DIRECTIONS, name, neighbour, parse
from xenofront.geometry.hexes.terrain import Side, hexes_of_side

MISSIONS = sorted(galaxy_defenders_pack.catalogue().missions)
missions = pytest.mark.parametrize("mission", MISSIONS)


def board_of(mission, lang="en"):
    game = new_game(new_setup(mission, ("chromium",)))
    return FACE.board(looking_at(game, lang)), game.state.box.board


@missions
def test_every_hex_is_a_cell_inside_the_picture(mission):
    board, on = board_of(mission)
    assert [cell.id for cell in board.cells] == [*on.terrain.hexes, *on.terrain.edges]
    for cell in board.cells:
        assert 1000 <= cell.x <= board.width - 1000
        assert 1000 <= cell.y <= board.height - 1000
        if cell.area:
            assert cell.area == on.area_of[cell.id]
            assert cell.centre == (cell.id == on.area_of[cell.id])


@missions
def test_neighbouring_hexes_are_drawn_side_by_side(mission):
    _, on = board_of(mission)
    drawn = drawing(on)
    offsets = ((1732, 0), (866, 1500), (-866, 1500), (-1732, 0), (-866, -1500), (866, -1500))
    opposite = dict(zip(DIRECTIONS, [*list(DIRECTIONS)[3:], *list(DIRECTIONS)[:3]], strict=True))
    for place in on.hexes:
        x, y = drawn.centre(place)
        for direction, (dx, dy) in zip(DIRECTIONS, offsets, strict=True):
            beyond = name(neighbour(parse(place), direction))
            assert drawn.centre(beyond) == (x + dx, y + dy)
            side = drawn.side(place, direction)
            assert set(side) == set(drawn.side(beyond, opposite[direction]))


@missions
def test_walls_doors_and_windows_are_where_the_map_has_them(mission):
    board, on = board_of(mission)
    drawn = drawing(on)
    kinds = Counter(edge.kind for edge in board.edges)
    sides = Counter(kind.value for _, kind in on.terrain.sides)
    assert {kind: kinds[kind] for kind in ("wall", "door", "window", "barrier")} == {
        kind: sides[kind] for kind in ("wall", "door", "window", "barrier")
    }
    assert [edge.id for edge in board.edges if edge.id] == [
        *(side for side, kind in on.terrain.sides if kind in (Side.DOOR, Side.WINDOW)),
        *on.terrain.door_hexes,
    ]
    lines = {frozenset(((e.x1, e.y1), (e.x2, e.y2))): e for e in board.edges if e.kind != "area"}
    for side, kind in on.terrain.sides:
        assert lines[frozenset(drawn.ends(side))].kind == kind.value


@missions
def test_areas_are_outlined_once(mission):
    board, on = board_of(mission)
    parted = set()
    for place, area in on.area_of.items():
        for beyond in (name(neighbour(parse(place), d)) for d in DIRECTIONS):
            if on.area_of.get(beyond, area) != area:
                parted.add(frozenset((place, beyond)))
    assert sum(edge.kind == "area" for edge in board.edges) == len(parted)
    outside = sum(
        name(neighbour(parse(place), d)) not in on.area_of
        for place in on.area_of
        for d in DIRECTIONS
    )
    assert sum(edge.kind == "border" for edge in board.edges) == outside


def test_a_room_is_outlined_along_its_sides():
    board, on = board_of("dust_signal")
    room = board.pieces[0]
    drawn = drawing(on)
    inside = {parse(place) for place in on.rooms["outpost"].hexes}
    sides = [
        drawn.side(name(place), direction)
        for place in inside
        for direction in CORNERS
        if neighbour(place, direction) not in inside
    ]
    assert room.label == "outpost"
    assert len(room.points) == len(sides) == 18
    assert set(zip(room.points, (*room.points[1:], room.points[0]), strict=True)) == set(sides)


def test_a_door_that_fills_a_hex_lies_across_it():
    board, on = board_of("falling_star")
    door = next(edge for edge in board.edges if edge.kind == "door_hex")
    cell = next(cell for cell in board.cells if cell.id == door.id)
    assert cell.terrain == "door_hex"
    assert ((door.x1 + door.x2) // 2, (door.y1 + door.y2) // 2) == (cell.x, cell.y)
    assert door.id in on.terrain.door_hexes


def test_a_hex_says_what_its_sides_are():
    window = "5,2|6,2"
    at = table(
        map=field(sides={window: "window", "4,2|5,2": "wall"}), agents={"chromium": "1,1"}
    ).game
    board = FACE.board(looking_at(at))
    first, second = hexes_of_side(window)
    labels = {cell.id: cell.label for cell in board.cells}
    assert "window in the east" in labels[name(first)]
    assert "wall in the west" in labels[name(first)]
    assert "window in the west" in labels[name(second)]
    german = {cell.id: cell.label for cell in FACE.board(looking_at(at, "de")).cells}
    assert "Fenster im Osten" in german[name(first)]


def test_a_board_is_made_once_for_each_language():
    game = new_game(new_setup("four_gates", ("chromium",)))
    again = new_game(new_setup("four_gates", ("titanium",), seed=9))
    assert FACE.board(looking_at(game)) is FACE.board(looking_at(again))
    assert FACE.board(looking_at(game, "de")) is not FACE.board(looking_at(game))


def test_the_legend_names_what_there_is():
    board, _ = board_of("falling_star")
    legend = {key.kind: key.label for key in board.legend}
    assert {cell.terrain for cell in board.cells} <= legend.keys()
    assert {edge.kind for edge in board.edges} <= legend.keys()
    assert legend["crate_alien"] == "crate with an alien weapon"
    assert len(legend) == len(board.legend)


def test_the_legend_names_what_an_expansion_brings():
    legend = {key.kind: key.label for key in board_of("great_worm")[0].legend}
    assert legend["suit_mark_1_empty"] == "Power Suit Mark I"
    assert legend["token_tech"] == "alien tech"
    assert "drill" not in legend
    assert {key.kind for key in board_of("what_digs_below")[0].legend} >= {"drill"}
    assert {key.kind for key in board_of("recall")[0].legend} >= {"suit_mark_2_empty"}
