"""Maps as text."""

import pytest
from hypothesis import given, settings

from tests.geometry import plain
from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.grid import HexId, disc, name
from xenofront.geometry.hexes.sketch import cells, draw, parse
from xenofront.geometry.hexes.terrain import Room, Side, Terrain, Token

EVERYTHING = r"""
      ::  .   .
       / \ ' '
    . + A1|+. = .
     ' %   ! @ \
  .   * ~ ## %B
   ' '
    .  !.
origin 3,-1
closed room Long Store: 3,0 4,0
room Lab: 1,1
ground desert: 4,-1 1,2
"""


@settings(max_examples=60, deadline=None)
@given(plain.terrains())
def test_a_drawing_is_read_back(terrain):
    figures = {place: f"{number:02}" for number, place in enumerate(terrain.enterable[::5])}
    assert parse(draw(terrain)).terrain == terrain
    assert parse(draw(Board(terrain), borders=False)).terrain == terrain
    again = parse(draw(terrain, figures))
    assert again.terrain == terrain
    assert again.figures == {label: place for place, label in figures.items()}


def test_rooms_and_ground_are_read_back():
    hexes = [name(place) for place in disc((0, 0), 4)]
    terrain = Terrain.of(
        hexes,
        rooms=[Room("Lab 2", tuple(hexes[:30])), Room("Store", (), closed=True)],
        ground=dict.fromkeys(hexes[10:], "ice") | dict.fromkeys(hexes[:3], "old sand"),
    )
    text = draw(terrain)
    assert parse(text).terrain == terrain
    assert max(map(len, text.splitlines())) <= 100
    assert "room" not in draw(terrain, legend=False)


def test_every_kind_of_terrain_can_be_written():
    terrain, figures = parse(EVERYTHING)
    kinds = {(kind, dict(terrain.tokens).get(place)) for place, kind in terrain.sides}
    assert kinds == {
        (Side.WALL, None),
        (Side.DOOR, None),
        (Side.DOOR, Token.LOCKED),
        (Side.DOOR, Token.BLOCKED),
        (Side.WINDOW, None),
        (Side.WINDOW, Token.BLOCKED),
        (Side.BARRIER, None),
    }
    assert len(terrain.edges) == 1
    assert len(terrain.blocked) == 1
    assert len(terrain.door_hexes) == 3
    assert set(figures) == {"A1", "B"}
    assert terrain.rooms[0].name == "Lab"
    assert parse(draw(terrain, {place: who for who, place in figures.items()})) == (
        terrain,
        figures,
    )


def test_a_hex_looks_like_one():
    around = [name(place) for place in disc((0, 0), 1)]
    walls = [f"0,0|{place}" for place in around[1:]]
    terrain = Terrain.of(around, sides=dict.fromkeys(walls, "wall"))
    assert draw(terrain, {HexId("0,0"): "A1"}, legend=False).splitlines() == [
        "   .   .",
        "    / \\",
        " . |*A1| .",
        "    \\ /",
        "   .   .",
    ]


def test_area_borders_are_shown():
    terrain = Terrain.of(["0,0", "1,0", "2,0"])
    assert draw(terrain) == " *   . ' .\n"
    assert draw(terrain, borders=False) == " *   .   .\n"


def test_the_first_marked_centre_sets_the_origin():
    assert parse(".   *").figures == {}
    assert parse(".  *A").figures == {"A": "7,0"}
    assert parse("A   .   *").figures == {"A": "5,0"}
    assert parse("A   .").figures == {"A": "0,0"}
    assert parse("A   .\norigin -3,4").figures == {"A": "-3,4"}


def test_a_caller_finds_each_cell():
    terrain = parse(EVERYTHING).terrain
    for wide in (False, True):
        labels = dict.fromkeys(terrain.enterable, "ab")
        lines = draw(terrain, labels, coordinates=wide).splitlines()
        for place, cell in cells(terrain, coordinates=wide).items():
            shown = lines[cell.line].ljust(120)[cell.column : cell.column + cell.width]
            expected = "ab" if place in labels else "##" if place in terrain.blocked else "::"
            assert shown[1:].strip() == expected


def test_labels_come_from_a_function_too_and_highlights_are_marks():
    terrain = Terrain.of(["0,0", "1,0"])
    text = draw(
        terrain, lambda place: "me" if place == "1,0" else None, highlights={HexId("1,0"): ">"}
    )
    assert text == " *  >me\n"
    with pytest.raises(ValueError, match="no room for the label 'abc'"):
        draw(terrain, {HexId("0,0"): "abc"})


def test_tokens_of_the_moment_are_drawn():
    terrain = parse("A % B").terrain
    assert draw(terrain) == " * % .\n"
    assert draw(terrain, tokens={}) == " * + .\n"
    assert draw(terrain, tokens={"0,0|1,0": "blocked"}) == " * ! .\n"


def test_coordinates_can_be_shown():
    text = draw(Terrain.of(["0,0", "1,0", "-10,12"]), coordinates=True, legend=False)
    for shown in ("*0,0", "1,0", "-10,12"):
        assert shown in text


def test_a_map_of_two_tiles_fits_a_terminal():
    tile = [(q, r) for r in range(10) for q in range(-r // 2, 17 - r // 2)]
    assert len(tile) >= 170
    assert max(map(len, draw(Terrain.of(map(name, tile))).splitlines())) <= 110


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no hexes"),
        ("room Lab: 0,0", "no hexes"),
        ("A   A", "line 1, column 5: there are two figures 'A'"),
        ("A   ?", "line 1, column 5: '\\?' is nothing that lies in a hex"),
        ("A / B", "line 1, column 3: '/' is nothing that stands"),
        ("A |", "line 1, column 3: '|' is on no side between"),
        ("A    B", "column 6: 'B' stands beside"),
        ("A   .\n  |\n  .", "line 2, column 3: '|' is on no hex side"),
        ("A  ?B", "line 1, column 4: '\\?' is no mark"),
        ("A  +", "line 1, column 4: '\\+' marks no hex"),
        ("A  *", "line 1, column 4: '\\*' marks no hex"),
        ("A   *   *", "is no area centre"),
        ("A\nroom Lab: B", "line 2.*no figure 'B'"),
        ("A\nroom Lab", "line 2.*expected 'room Lab: '"),
        ("A\nroom Lab: 9,9", "9,9 is not on the map"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(text, message):
    with pytest.raises(ValueError, match=message.replace("|", r"\|")):
        parse(text)
