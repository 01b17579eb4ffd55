"""Whatever the position, everything can be shown, in both languages, with words that are drawn."""

import msgspec
import pytest

from tests.games.galaxy_defenders.present.positions import (
    FACE,
    GALLERY,
    look,
    looking_at,
    positions,
    whole,
)
from tests.server import everywhere as law
from xenofront.games.galaxy_defenders.present.page.words import DRAWN
from xenofront.kernel import Question

POSITIONS = positions()
everywhere = pytest.mark.parametrize(
    "number", range(len(POSITIONS)), ids=[position.name for position in POSITIONS]
)


def test_the_positions_are_of_all_missions_and_of_most_questions():
    missions = {position.game.state.setup.mission for position in POSITIONS}
    assert len(missions) == 13
    asked = {position.game.pending.what for position in POSITIONS if position.game.pending}
    assert len(asked) > 35
    assert any(position.game.pending is None for position in POSITIONS)


@everywhere
def test_only_words_that_are_drawn_are_sent(number):
    at, position = whole(number).at, POSITIONS[number]
    law.only_drawn_words_are_sent(whole(number), DRAWN)
    shown = [FACE.shown(at.texts, event, at.state.box) for event in position.game.log]
    symbols = {symbol for told in shown for die in told.dice for symbol in die.symbols}
    assert symbols <= set(DRAWN["symbol"])


@everywhere
def test_everything_can_be_shown_and_sent(number):
    law.everything_can_be_sent(GALLERY, whole(number))


@everywhere
def test_every_option_is_there_once_and_in_order(number):
    law.every_option_is_there_once_and_in_order(whole(number), POSITIONS[number].game.pending)


@everywhere
def test_everything_lies_on_the_board(number):
    _, board, scene, asked = whole(number)
    law.figures_and_options_belong_together(whole(number))
    cells = {cell.id: (cell.x, cell.y) for cell in board.cells}
    for figure in scene.figures:
        assert cells[figure.cell] == (figure.x, figure.y)
    for marker in scene.markers:
        assert not marker.cell or cells[marker.cell] == (marker.x, marker.y)
    for option in asked.options:
        if option.cell and not option.figure:
            assert option.cell in cells
    assert set(asked.plans) <= cells.keys()
    assert {edge.id for edge in scene.edges} == {edge.id for edge in board.edges} - {""}


@everywhere
def test_a_plan_leads_to_its_cell_unless_something_happens(number):
    at, _, _, asked = whole(number)
    for goal in asked.plans[:: max(1, len(asked.plans) // 3)]:
        plan, game = FACE.plan(at, goal), POSITIONS[number].game.clone()
        assert plan[-1] == goal
        taken = game.follow(plan)
        there = game.state.agents[asked.mover].hex if asked.mover in game.state.agents else ""
        surprised = game.learned or game.pending is None or game.pending.what != "hex"
        assert there == goal if taken == len(plan) else surprised


@everywhere
def test_every_look_has_an_answer(number):
    _, _, scene, asked = whole(number)
    position, state = POSITIONS[number], POSITIONS[number].game.state
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
    law.every_look_has_an_answer(GALLERY, whole(number), looks)


@everywhere
def test_what_does_not_exist_is_said_so(number):
    law.what_does_not_exist_is_said_so(GALLERY, whole(number))


def test_a_look_changes_nothing():
    for position in POSITIONS[::6]:
        game = position.game
        if not isinstance(game.pending, Question):
            continue
        at = looking_at(game)
        before = msgspec.json.encode((at.state.agents, at.state.aliens, at.game.stack))
        for cell in game.state.box.board.hexes[::9]:
            look(at, "why_not", cell)
        assert msgspec.json.encode((at.state.agents, at.state.aliens, at.game.stack)) == before


def test_every_event_can_be_shown():
    law.every_event_can_be_shown(GALLERY, 45)
