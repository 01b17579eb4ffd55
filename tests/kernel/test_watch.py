"""Events that are heard while the rules go on."""

import pytest

from tests.kernel.toy import new_game
from xenofront.kernel import IllegalChoice, digest


def test_who_watches_hears_every_event_at_once_and_changes_nothing():
    """The log is the same, with the game as it was when each event was told."""
    watched, alone = new_game(), new_game()
    before = len(watched.log)
    heard: list[tuple[object, int]] = []
    watched.watch = lambda event: heard.append((event, len(watched.stack)))
    for _ in range(6):
        if alone.pending is None:
            break
        choice = alone.pending.options[0]
        watched.answer(choice)
        alone.answer(choice)
    assert [event for event, _ in heard] == watched.log[before:]
    assert heard
    assert all(depth for _, depth in heard)
    assert watched.log == alone.log
    assert digest(watched) == digest(alone)


def test_a_clone_is_not_watched():
    game = new_game()
    heard: list[object] = []
    game.watch = heard.append
    twin = game.clone()
    assert twin.pending is not None
    twin.answer(twin.pending.options[0])
    assert not heard


def test_a_refused_answer_is_not_heard():
    game = new_game()
    heard: list[object] = []
    game.watch = heard.append
    with pytest.raises(IllegalChoice):
        game.answer("no such thing")
    assert not heard
