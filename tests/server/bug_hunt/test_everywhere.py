"""Whatever the position, everything can be shown, in both languages, with words that are drawn."""

import msgspec
import pytest

from tests.server.bug_hunt.positions import FACE, TEXTS, look, looking_at, positions
from xenofront.kernel import Ask
from xenofront.server.faces.bug_hunt.words import DRAWN

POSITIONS = positions()
IDS = [position.name for position in POSITIONS]
everywhere = pytest.mark.parametrize("position", POSITIONS, ids=IDS)
LANGS = ("en", "de")


def lang_of(position):
    """English and German in turn; each kind of thing comes often enough in both."""
    return LANGS[POSITIONS.index(position) % 2]


def point_words(x, y):
    return f"{x},{y}"


def test_the_positions_are_of_several_missions_and_of_most_questions():
    missions = {position.game.state.setup.mission for position in POSITIONS}
    assert missions == {"random", "first_contact"}
    whats = {position.what for position in POSITIONS}
    assert len(whats) > 60
    assert {"", "move", "action", "snap_fire", "deploy", "follow_up", "evac_place"} <= whats


@everywhere
def test_only_words_that_are_drawn_are_sent(position):
    at = looking_at(position.game)
    board, scene = FACE.board(at), FACE.scene(at)
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
def test_everything_lies_on_the_table(position):
    at = looking_at(position.game)
    board, scene, asked = FACE.board(at), FACE.scene(at), FACE.asked(at)
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
        if option.figure and position.what != "snap_fire":
            assert option.x is not None
    assert not asked.mover or asked.mover in figures
    assert sum(figure.active for figure in scene.figures) <= 1


@everywhere
def test_every_look_has_an_answer(position):
    at = looking_at(position.game, lang_of(position))
    scene, asked, state = FACE.scene(at), FACE.asked(at), position.game.state
    figures = [figure.id for figure in scene.figures]
    things = [*figures[::4], *(marker.id for marker in scene.markers if "-" in marker.id)][::3]
    things = [thing for thing in things if not thing.startswith(("blocked", "distraction"))]
    points = [point_words(x, y) for x, y in ((18_000, 18_000), (5_250, 30_001))]
    keys = [option.key for option in asked.options]
    keys = keys[:: max(1, len(keys) // 8)]
    looks = [("figure", first, "") for first in (*figures[::3], *list(state.troopers)[-1:])]
    looks += [("place", first, "") for first in (*points, *things)]
    looks += [("threat", first, "") for first in ("", *list(state.aliens)[:2])]
    looks += [("threat", first, "") for first in list(state.contacts)[:1]]
    looks += [("sight", first, second) for first in things[:2] for second in points]
    looks += [("preview", key, "") for key in keys]
    looks += [("preview", point, "") for point in points if asked.points]
    looks += [("odds", option.key, "") for option in asked.options if option.odds][:4]
    looks += [("reach", walker, "") for walker in (*state.aliens, *figures[-1:]) if figures][:2]
    if position.game.pending is not None:
        looks += [("why_not", first, "") for first in keys]
        looks += [("why_not", first, "") for first in points if asked.points]
    for about, first, second in looks:
        if about == "reach" and not (first in state.aliens or first in state.troopers):
            continue
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
