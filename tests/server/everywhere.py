"""What holds at any position of any system: everything can be shown, with words that are drawn."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from tests.server.positions import Gallery, Whole

LOOKS = ("figure", "place", "sight", "odds", "reach", "threat", "preview", "why_not")


def only_drawn_words_are_sent(whole: Whole, drawn: Mapping[str, tuple[str, ...]]) -> None:
    board, scene = whole.board, whole.scene
    sent = {
        "terrain": {cell.terrain for cell in board.cells},
        "edge": {edge.kind for edge in board.edges},
        "piece": {piece.kind for piece in board.pieces},
        "shape": {f.shape for f in scene.figures} | {sheet.shape for sheet in scene.sheets},
        "rank": {figure.rank for figure in scene.figures} - {""},
        "badge": {badge.kind for figure in scene.figures for badge in figure.badges},
        "marker": {marker.kind for marker in scene.markers},
    }
    for field, words in sent.items():
        assert words <= set(drawn[field]), field


def everything_can_be_sent(gallery: Gallery, whole: Whole) -> None:
    at, board, scene, asked = whole
    for message in (board, scene, *asked.options, *asked.groups, *asked.remarks):
        assert msgspec.json.encode(message)
    assert scene.headline
    assert scene.text[0] == scene.headline == gallery.presenter.headline(at)
    assert all(figure.label for figure in scene.figures)
    assert all(option.label for option in asked.options)


def every_option_is_there_once_and_in_order(whole: Whole, pending: Any) -> None:
    asked = whole.asked
    wanted = list(dict.fromkeys(pending.options)) if pending else []
    assert [option.key for option in asked.options] == wanted
    assert {option.group for option in asked.options} - {""} == {g.id for g in asked.groups}
    assert bool(asked.heads) == any(option.odds for option in (*asked.options, *asked.ahead))
    assert all(len(option.odds) in (0, len(asked.heads)) for option in asked.options)


def figures_and_options_belong_together(whole: Whole) -> dict[str, Any]:
    """Nothing has the id of something else; says who is there."""
    _, board, scene, asked = whole
    figures = {figure.id: figure for figure in scene.figures}
    assert len(figures) == len(scene.figures)
    assert len({marker.id for marker in scene.markers}) == len(scene.markers)
    for option in asked.options:
        assert not option.figure or option.figure in figures
        assert (option.x is None) == (option.y is None)
        assert option.x is None or 0 <= option.x <= board.width
        assert option.y is None or 0 <= option.y <= board.height
    assert not asked.mover or asked.mover in figures
    return figures


def every_look_has_an_answer(gallery: Gallery, whole: Whole, looks: Any) -> None:
    for about, first, second in looks:
        found = gallery.look(whole.at, about, first, second)
        assert found.title
        assert found.about == about
        assert msgspec.json.encode(found)


def what_does_not_exist_is_said_so(gallery: Gallery, whole: Whole) -> None:
    for about in LOOKS:
        with pytest.raises(LookupError) as refused:
            gallery.look(whole.at, about, "no such thing", "no such thing")
        assert type(refused.value) is LookupError
        assert str(refused.value).endswith(".")


def every_event_can_be_shown(gallery: Gallery, least: int) -> None:
    """Of at least so many kinds."""
    positions = gallery.positions()
    assert len({type(event) for position in positions for event in position.game.log}) > least
    for position in positions:
        box = position.game.state.box
        for event in position.game.log[-20:]:
            for texts in gallery.texts.values():
                assert msgspec.json.encode(gallery.presenter.shown(texts, event, box))
