"""Whatever the position, everything can be shown, in both languages, with words that are drawn."""

import msgspec
import pytest

from tests.server.bug_hunt.positions import FACE, TEXTS, look, looking_at, positions, whole
from xenofront.kernel import Ask
from xenofront.server.faces.bug_hunt.words import DRAWN

POSITIONS = positions()
everywhere = pytest.mark.parametrize(
    "number", range(len(POSITIONS)), ids=[position.name for position in POSITIONS]
)
LANGS = ("en", "de")
POINTS = ("18000,18000", "5250,30001")


def whole_at(number):
    """English and German in turn; each kind of thing comes often enough in both."""
    return whole(number, LANGS[number % 2])


def test_the_positions_are_of_several_missions_and_of_most_questions():
    missions = {position.game.state.setup.mission for position in POSITIONS}
    assert missions == {"random", "first_contact"}
    kinds = {position.what for position in POSITIONS}
    assert len(kinds) > 60
    assert {"", "move", "action", "snap_fire", "deploy", "follow_up", "evac_place"} <= kinds


@everywhere
def test_only_words_that_are_drawn_are_sent(number):
    _, board, scene, _ = whole_at(number)
    sent = {
        "edge": {edge.kind for edge in board.edges},
        "piece": {piece.kind for piece in board.pieces},
        "shape": {f.shape for f in scene.figures} | {sheet.shape for sheet in scene.sheets},
        "rank": {figure.rank for figure in scene.figures} - {""},
        "badge": {badge.kind for figure in scene.figures for badge in figure.badges},
        "marker": {marker.kind for marker in scene.markers},
    }
    for field, words in sent.items():
        assert words <= set(DRAWN[field]), field
    drawn = {kind for field in ("edge", "piece", "marker", "badge") for kind in DRAWN[field]}
    assert {key.kind for key in board.legend} <= drawn


@everywhere
def test_everything_can_be_shown_and_sent(number):
    at, board, scene, asked = whole_at(number)
    for message in (board, scene, *asked.options, *asked.groups, *asked.remarks):
        assert msgspec.json.encode(message)
    assert scene.headline
    assert scene.text[0] == scene.headline == FACE.headline(at)
    assert all(figure.label for figure in scene.figures)
    assert all(option.label for option in asked.options)


@everywhere
def test_every_option_is_there_once_and_in_order(number):
    asked, pending = whole_at(number).asked, POSITIONS[number].game.pending
    wanted = list(dict.fromkeys(pending.options)) if pending else []
    assert [option.key for option in asked.options] == wanted
    assert {option.group for option in asked.options} - {""} == {g.id for g in asked.groups}
    assert bool(asked.heads) == any(option.odds for option in asked.options)
    assert all(len(option.odds) in (0, len(asked.heads)) for option in asked.options)


@everywhere
def test_everything_lies_on_the_table(number):
    _, board, scene, asked = whole_at(number)
    figures = {figure.id: figure for figure in scene.figures}
    assert len(figures) == len(scene.figures)
    assert len({marker.id for marker in scene.markers}) == len(scene.markers)
    places = [*scene.figures, *scene.markers, *(o for o in asked.options if o.x is not None)]
    for place in places:
        assert 0 <= place.x <= board.width
        assert 0 <= place.y <= board.height
    for option in asked.options:
        assert not option.figure or option.figure in figures
        assert (option.x is None) == (option.y is None)
        if option.figure and POSITIONS[number].what != "snap_fire":
            assert option.x is not None
    assert not asked.mover or asked.mover in figures
    assert sum(figure.active for figure in scene.figures) <= 1


@everywhere
def test_every_look_has_an_answer(number):
    at, _, scene, asked = whole_at(number)
    for about, first, second in looks_at(number, at.state, scene, asked):
        found = look(at, about, first, second)
        assert found.title
        assert found.about == about
        assert msgspec.json.encode(found)


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
    at = whole_at(number).at
    for about in ("figure", "place", "sight", "odds", "reach", "threat", "preview", "why_not"):
        with pytest.raises(LookupError) as refused:
            look(at, about, "no such thing", "no such thing")
        assert type(refused.value) is LookupError
        assert str(refused.value).endswith(".")


def test_a_look_changes_nothing():
    for position in POSITIONS[::9]:
        game = position.game
        if not isinstance(game.pending, Ask):
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
    told = {type(event) for position in POSITIONS for event in position.game.log}
    assert len(told) > 55
    for position in POSITIONS:
        box = position.game.state.box
        for event in position.game.log[-20:]:
            for texts in TEXTS.values():
                assert msgspec.json.encode(FACE.shown(texts, event, box))
