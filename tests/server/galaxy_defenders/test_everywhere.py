"""Whatever the position, everything can be shown, in both languages, with words that are drawn."""

import msgspec
import pytest

from tests.server.galaxy_defenders.positions import FACE, TEXTS, look, looking_at, positions
from xenofront.kernel import Ask
from xenofront.server.faces.galaxy_defenders.words import DRAWN

POSITIONS = positions()
IDS = [position.name for position in POSITIONS]
everywhere = pytest.mark.parametrize("position", POSITIONS, ids=IDS)
LANGS = ("en", "de")


def lang_of(position):
    """English and German in turn; each kind of thing comes often enough in both."""
    return LANGS[POSITIONS.index(position) % 2]


def test_the_positions_are_of_all_missions_and_of_most_questions():
    missions = {position.game.state.setup.mission for position in POSITIONS}
    assert len(missions) == 6
    asked = {position.game.pending.what for position in POSITIONS if position.game.pending}
    assert len(asked) > 35
    assert any(position.game.pending is None for position in POSITIONS)


@everywhere
def test_only_words_that_are_drawn_are_sent(position):
    at = looking_at(position.game)
    board, scene = FACE.board(at), FACE.scene(at)
    sent = {
        "terrain": {cell.terrain for cell in board.cells},
        "edge": {edge.kind for edge in board.edges},
        "piece": {piece.kind for piece in board.pieces},
        "shape": {f.shape for f in scene.figures} | {sheet.shape for sheet in scene.sheets},
        "rank": {figure.rank for figure in scene.figures} - {""},
        "badge": {badge.kind for figure in scene.figures for badge in figure.badges},
        "marker": {marker.kind for marker in scene.markers},
    }
    shown = [FACE.shown(at.texts, event, at.state.box) for event in position.game.log]
    sent["symbol"] = {s for told in shown for die in told.dice for s in die.symbols}
    for field, words in sent.items():
        assert words <= set(DRAWN[field]), field


@everywhere
def test_everything_can_be_shown_and_sent(position):
    at = looking_at(position.game, lang_of(position))
    scene, asked = FACE.scene(at), FACE.asked(at)
    for message in (FACE.board(at), scene, *asked.options, *asked.groups, *asked.remarks):
        assert msgspec.json.encode(message)
    assert scene.headline
    assert scene.text[0] == scene.headline == FACE.headline(at)
    assert all(figure.label for figure in scene.figures)
    assert all(option.label for option in asked.options)


@everywhere
def test_every_option_is_there_once_and_in_order(position):
    asked = FACE.asked(looking_at(position.game))
    pending = position.game.pending
    wanted = list(dict.fromkeys(pending.options)) if pending else []
    assert [option.key for option in asked.options] == wanted
    assert {option.group for option in asked.options} - {""} == {g.id for g in asked.groups}
    assert bool(asked.heads) == any(option.odds for option in asked.options)
    assert all(len(option.odds) in (0, len(asked.heads)) for option in asked.options)


@everywhere
def test_everything_lies_on_the_board(position):
    at = looking_at(position.game)
    board, scene, asked = FACE.board(at), FACE.scene(at), FACE.asked(at)
    cells = {cell.id: (cell.x, cell.y) for cell in board.cells}
    figures = {figure.id: figure for figure in scene.figures}
    assert len(figures) == len(scene.figures)
    assert len({marker.id for marker in scene.markers}) == len(scene.markers)
    for figure in scene.figures:
        assert cells[figure.cell] == (figure.x, figure.y)
    for marker in scene.markers:
        assert not marker.cell or cells[marker.cell] == (marker.x, marker.y)
    for option in asked.options:
        assert not option.figure or option.figure in figures
        if option.cell and not option.figure:
            assert option.cell in cells
        assert (option.x is None) == (option.y is None)
        assert option.x is None or 0 <= option.x <= board.width
        assert option.y is None or 0 <= option.y <= board.height
    assert set(asked.plans) <= cells.keys()
    assert not asked.mover or asked.mover in figures
    assert {edge.id for edge in scene.edges} == {edge.id for edge in board.edges} - {""}


@everywhere
def test_a_plan_leads_to_its_cell_unless_something_happens(position):
    at = looking_at(position.game)
    asked = FACE.asked(at)
    for goal in asked.plans[:: max(1, len(asked.plans) // 3)]:
        plan, game = FACE.plan(at, goal), position.game.clone()
        assert plan[-1] == goal
        taken = game.follow(plan)
        there = game.state.agents[asked.mover].hex if asked.mover in game.state.agents else ""
        surprised = game.learned or game.pending is None or game.pending.what != "hex"
        assert there == goal if taken == len(plan) else surprised


@everywhere
def test_every_look_has_an_answer(position):
    at = looking_at(position.game, lang_of(position))
    scene, asked, state = FACE.scene(at), FACE.asked(at), position.game.state
    figures = [figure.id for figure in scene.figures]
    cells = list(state.box.board.hexes)[:: len(state.box.board.hexes) // 4]
    keys = [option.key for option in asked.options]
    looks = [("figure", first, "") for first in (*figures, *state.agents)]
    looks += [("place", first, "") for first in (*cells, *figures[:2])]
    looks += [("threat", first, "") for first in ("", *state.aliens)]
    looks += [("sight", first, second) for first in figures[:3] for second in cells]
    looks += [("preview", key, "") for key in (*keys, *asked.plans[:3])]
    looks += [("odds", option.key, "") for option in asked.options if option.odds]
    looks += [("reach", agent, "") for agent, row in state.agents.items() if row.alive]
    looks += [("reach", alien, "") for alien in state.aliens]
    if position.game.pending is not None:
        looks += [("why_not", first, "") for first in (*keys, *figures, *cells)]
    for about, first, second in looks:
        found = look(at, about, first, second)
        assert found.title
        assert found.about == about
        assert msgspec.json.encode(found)


@everywhere
def test_what_does_not_exist_is_said_so(position):
    at = looking_at(position.game)
    for about in ("figure", "place", "sight", "odds", "reach", "threat", "preview", "why_not"):
        with pytest.raises(LookupError) as refused:
            look(at, about, "no such thing", "no such thing")
        assert type(refused.value) is LookupError
        assert str(refused.value).endswith(".")


def test_a_look_changes_nothing():
    for position in POSITIONS[::6]:
        game = position.game
        if not isinstance(game.pending, Ask):
            continue
        at = looking_at(game)
        before = msgspec.json.encode((at.state.agents, at.state.aliens, at.game.stack))
        for cell in game.state.box.board.hexes[::9]:
            look(at, "why_not", cell)
        assert msgspec.json.encode((at.state.agents, at.state.aliens, at.game.stack)) == before


def test_every_event_can_be_shown():
    told = {type(event) for position in POSITIONS for event in position.game.log}
    assert len(told) > 45
    for position in POSITIONS:
        box = position.game.state.box
        for event in position.game.log[-20:]:
            for texts in TEXTS.values():
                assert msgspec.json.encode(FACE.shown(texts, event, box))
