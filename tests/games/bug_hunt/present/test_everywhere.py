"""Whatever the position, everything can be shown, in both languages, with words that are drawn."""

import msgspec
import pytest

from tests.games.bug_hunt.present.positions import FACE, GALLERY, look, looking_at, positions, whole
from tests.server import everywhere as law
from xenofront.games.bug_hunt.present.page.words import DRAWN
from xenofront.kernel import Question

POSITIONS = positions()
everywhere = pytest.mark.parametrize(
    "number", range(len(POSITIONS)), ids=[position.name for position in POSITIONS]
)
POINTS = ("18000,18000", "5250,30001")


def test_the_positions_are_of_several_missions_and_of_most_questions():
    missions = {position.game.state.setup.mission for position in POSITIONS}
    assert missions == {"random", "first_contact"}
    kinds = {position.what for position in POSITIONS}
    assert len(kinds) > 60
    assert {"", "move", "action", "snap_fire", "deploy", "follow_up", "evac_place"} <= kinds


@everywhere
def test_only_words_that_are_drawn_are_sent(number):
    law.only_drawn_words_are_sent(whole(number), DRAWN)
    drawn = {kind for field in ("edge", "piece", "marker", "badge") for kind in DRAWN[field]}
    assert {key.kind for key in whole(number).board.legend} <= drawn


@everywhere
def test_everything_can_be_shown_and_sent(number):
    law.everything_can_be_sent(GALLERY, whole(number))


@everywhere
def test_every_option_is_there_once_and_in_order(number):
    law.every_option_is_there_once_and_in_order(whole(number), POSITIONS[number].game.pending)


@everywhere
def test_what_is_ahead_can_be_given_at_once(number):
    """An answer to the next question, with the one before it: both are allowed, one by one."""
    for option in whole(number).asked.ahead:
        twin = POSITIONS[number].game.clone()
        assert option.figure in twin.state.aliens
        twin.answer(option.first)
        assert twin.why_not(option.key) is None


@everywhere
def test_everything_lies_on_the_table(number):
    _, board, scene, asked = whole(number)
    law.figures_and_options_belong_together(whole(number))
    for place in (*scene.figures, *scene.markers):
        assert 0 <= place.x <= board.width
        assert 0 <= place.y <= board.height
    for option in asked.options:
        if option.figure and POSITIONS[number].what != "snap_fire":
            assert option.x is not None
    assert sum(figure.active for figure in scene.figures) <= 1


@everywhere
def test_every_look_has_an_answer(number):
    at, _, scene, asked = whole(number)
    law.every_look_has_an_answer(GALLERY, whole(number), looks_at(number, at.state, scene, asked))


def looks_at(number, state, scene, asked):
    """A sample of everything that can be looked at, another one at each position."""
    figures = [figure.id for figure in scene.figures]
    markers = [marker.id for marker in scene.markers if marker.id in markers_of(state)]
    some = [*figures[number % 3 :: 3], *markers[number % 4 :: 4]]
    keys = [option.key for option in asked.options]
    keys = keys[:: max(1, len(keys) // 8)]
    walkers = [name for name in figures if name in state.troopers or name in state.aliens]
    yield from (("figure", first, "") for first in figures[number % 3 :: 3])
    yield from (("figure", first, "") for first in state.troopers if first not in figures)
    yield from (("place", first, "") for first in (*POINTS, *some))
    yield from (("threat", first, "") for first in list(state.aliens)[:2])
    yield from (("threat", first, "") for first in ("", *list(state.contacts)[:1]))
    yield from (("sight", first, second) for first in some[:3] for second in POINTS)
    yield from (("odds", option.key, "") for option in asked.options if option.odds)
    yield from (("reach", walker, "") for walker in walkers[number % 7 :: 7][:1])
    points = POINTS if asked.points else ()
    for about in ("preview", "why_not") if keys else ():
        yield from ((about, first, "") for first in (*keys, *points))


def markers_of(state):
    return {*state.objectives, *state.locations, *state.signals, *state.spawns}


@everywhere
def test_what_does_not_exist_is_said_so(number):
    law.what_does_not_exist_is_said_so(GALLERY, whole(number))


def test_a_look_changes_nothing():
    for position in POSITIONS[::9]:
        game = position.game
        if not isinstance(game.pending, Question):
            continue
        at = looking_at(game)
        facts = (at.state.troopers, at.state.aliens, at.state.contacts, at.game.stack)
        before = msgspec.json.encode(facts)
        for place in ("18000,18000", "3000,3000"):
            look(at, "place", place)
            if FACE.asked(at).points:
                look(at, "preview", place)
        look(at, "threat")
        facts = (at.state.troopers, at.state.aliens, at.state.contacts, at.game.stack)
        assert msgspec.json.encode(facts) == before


def test_every_event_can_be_shown():
    law.every_event_can_be_shown(GALLERY, 55)
