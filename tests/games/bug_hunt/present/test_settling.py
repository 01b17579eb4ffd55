"""What the table answers by itself changes nothing for the troopers."""

from functools import cache

import pytest

from xenofront import new_record, new_setup, player
from xenofront.games.bug_hunt.present.page import PRESENTER
from xenofront.games.bug_hunt.present.settling import SETTLES, settled
from xenofront.games.factory import dealt_squad
from xenofront.kernel import Question
from xenofront.present.turns import AutoAnswers

NAME = "bug-hunt"


@pytest.fixture(scope="module")
def asked():
    """All reaction dice of some games, and what the table says."""
    return [(game, key) for game, key in positions() if game.pending.what == "reaction_die"]


@pytest.fixture(scope="module")
def acting():
    """Who acts next in some games, and what the table says."""
    return [(game, key) for game, key in positions() if game.pending.what == "trooper"]


@cache
def positions():
    """Questions of some games, and what the table says."""
    found = []
    for seed in range(4):
        setup = new_setup("first_contact", dealt_squad(NAME, 3, seed=seed), seed=seed)
        record = new_record(setup)
        auto, greedy = AutoAnswers(record, PRESENTER), player("greedy", NAME, seed)
        while isinstance(record.game.pending, Question):
            ask, key = record.game.pending, auto.forced()
            if ask.what in SETTLES:
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
    by_itself = [game for game, key in asked if key is not None]
    assert len(by_itself) > 10
    for game in by_itself:
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


def test_only_the_last_trooper_who_may_not_hold_acts_by_itself(acting):
    by_itself = [(game, key) for game, key in acting if key is not None]
    assert len(by_itself) > 10
    for game, key in by_itself:
        verbs = [str(choice).partition(" ")[0] for choice in game.pending.choices]
        assert verbs == ["act", "end", "concede"]
        assert str(key).startswith("act ")
    others = [game for game, key in acting if key is None]
    assert any("hold" in str(choice) for game in others for choice in game.pending.choices)


def test_who_stays_and_does_nothing_leaves_the_table_as_if_the_phase_had_ended(acting):
    """BX-5 BH-5"""
    same = 0
    for game, key in acting:
        if key is None:
            continue
        ended, acted = game.clone(), game.clone()
        ended.answer("end")
        acted.answer(key)
        for nothing in ("stay", "done"):
            if acted.pending is not None and nothing in acted.pending.options:
                acted.answer(nothing)
        assert acted.state.troopers == ended.state.troopers
        same += 1
    assert same


def test_the_last_trooper_is_asked_for_if_something_would_be_revealed(acting, monkeypatch):
    """BH-5"""
    game = next(game for game, key in acting if key is not None)
    monkeypatch.setattr(
        "xenofront.games.bug_hunt.present.settling.to_reveal", lambda state, name: ["a location"]
    )
    assert settled(game) is None
