"""The table as it is drawn."""

from tests.games.bug_hunt.present.positions import FACE, asking, looking_at
from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.present.page.words import FEATURES
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.geometry.plane.exact import INCH, Point


def board_of(at, lang="en"):
    return FACE.board(looking_at(at.game, lang))


def test_terrain_is_drawn_where_the_rules_have_it():
    at = table(
        troopers={"duarte": "30,30"},
        terrain=["rock 10,12", "wall 3,4 turned", "ruin 20,5", "wood 5,20"],
    )
    board = board_of(at)
    assert (board.kind, board.width, board.height, board.unit) == ("plane", 36_000, 36_000, INCH)
    pieces = {piece.id: piece for piece in board.pieces}
    for feature in table_of(at.state).features:
        piece = pieces.pop(feature.id)
        assert piece.points == tuple(feature.corners)
        assert piece.height == feature.height // INCH
        assert piece.kind == feature.id.rpartition("-")[0] in FEATURES
    assert not pieces
    assert board.label == (
        f"{at.state.box.mission.name}: a table of 36 by 36 inches with 4 pieces of terrain"
    )


def test_walls_of_a_ruin_are_open_where_its_doors_and_windows_are():
    at = table(troopers={"duarte": "30,30"}, terrain=["ruin 20,5"])
    edges = board_of(at).edges
    (ruin,) = table_of(at.state).features
    openings = [edge for edge in edges if edge.kind in ("door", "window")]
    assert len(openings) == len(ruin.openings) == 4
    around = sum(abs(e.x2 - e.x1) + abs(e.y2 - e.y1) for e in edges)
    assert around == 4 * 6000
    walls = sum(abs(e.x2 - e.x1) + abs(e.y2 - e.y1) for e in edges if e.kind == "wall")
    assert walls == 4 * 6000 - 2 * 1500 - 2 * 1000


def test_the_legend_names_what_is_there():
    at = table(troopers={"duarte": "30,30"}, terrain=["rock 10,12", "rock 20,12", "ruin 20,20"])
    legend = {key.kind: key.label for key in board_of(at).legend}
    assert legend["rock"] == "Rock"
    assert legend["door"] == "door"
    assert "wood" not in legend
    assert {key.kind: key.label for key in board_of(at, "de").legend}["rock"] == "Fels"


def test_the_board_changes_when_terrain_is_dealt_or_put_up():
    game = asking("feature_place")
    before = FACE.board_key(looking_at(game))
    assert before == FACE.board_key(looking_at(game, "de"))
    pieces = len(FACE.board(looking_at(game)).pieces)
    while len(game.state.terrain) == pieces:
        game.answer(game.pending.options[0])
    assert FACE.board_key(looking_at(game)) != before
    assert len(FACE.board(looking_at(game)).pieces) == pieces + 1


def test_a_barricade_is_a_barrier():
    at = table(troopers={"duarte": "10,10"}, options={"movie_magic": True})
    before = FACE.board_key(looking_at(at.game))
    at.state.barricades = ((Point(9000, 8000), Point(12000, 8000)),)
    (barrier,) = board_of(at).edges
    assert (barrier.kind, barrier.x1, barrier.x2) == ("barrier", 9000, 12000)
    assert FACE.board_key(looking_at(at.game)) != before
