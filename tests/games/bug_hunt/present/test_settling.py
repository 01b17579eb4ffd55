"""What the table answers by itself changes nothing for the troopers."""

import pytest

from xenofront import new_record, new_setup, player
from xenofront.games.bug_hunt.present.page import PRESENTER
from xenofront.games.factory import dealt_squad
from xenofront.kernel import Question
from xenofront.present.turns import AutoAnswers

NAME = "bug-hunt"


@pytest.fixture(scope="module")
def asked():
    """All reaction dice of some games, and what the table says."""
    found = []
    for seed in range(4):
        setup = new_setup("first_contact", dealt_squad(NAME, 3, seed=seed), seed=seed)
        record = new_record(setup)
        auto, greedy = AutoAnswers(record, PRESENTER), player("greedy", NAME, seed)
        while isinstance(record.game.pending, Question):
            ask, key = record.game.pending, auto.forced()
            if ask.what == "reaction_die":
                found.append((record.game.clone(), auto.settled()))
            record.answer(key or greedy.choose(record.game.seen_by(ask.seat)).key)
    return found


def phases(game, key):
    """Who is quick and who is slow if this die is given, for each way to give out the others."""
    then = game.clone()
    then.answer(key)
    if then.pending.what != "reaction_die":
        return {tuple(row.phase for row in then.state.troopers.values())}
    return set().union(*(phases(then, other) for other in then.pending.options))


def test_a_die_of_the_table_makes_nobody_faster_or_slower(asked):
    """BX-2"""
    settled = [game for game, key in asked if key is not None]
    assert len(settled) > 10
    for game in settled:
        assert len(set().union(*(phases(game, key) for key in game.pending.options))) == 1


def test_a_die_that_matters_is_asked_for(asked):
    """BX-2"""
    mattering = 0
    for game, key in asked:
        now = [phases(game, option) for option in game.pending.options]
        if len(set().union(*now)) > 1:
            mattering += 1
            assert key is None
    assert mattering > 10
