"""What the table answers by itself changes nothing for the agents."""

import pytest

from xenofront import new_record, new_setup, player
from xenofront.games.factory import dealt_squad
from xenofront.games.galaxy_defenders.present.page import PRESENTER
from xenofront.games.galaxy_defenders.present.settling import SETTLES
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import distance, sees
from xenofront.kernel import Question
from xenofront.present.turns import EVERYTHING, AutoAnswers

NAME = "galaxy-defenders"
MISSIONS = ("four_gates", "red_tracks", "falling_star", "dust_signal")
PLACES = ("alien_way", "follow", "signal_way", "teleport_hex")


def positions(mission, seed):
    """The questions of a game among those that are settled at times, and what the table says."""
    record = new_record(new_setup(mission, dealt_squad(NAME, 3, seed=seed), seed=seed))
    auto, greedy = AutoAnswers(record, PRESENTER), player("greedy", NAME, seed)
    while isinstance(record.game.pending, Question):
        key = auto.forced()
        if key is None:
            if record.game.pending.what in SETTLES:
                yield record.game.clone(), auto.settled()
            key = greedy.choose(record.game.seen_by(record.game.pending.seat)).key
        record.answer(key)


@pytest.fixture(scope="module")
def asked():
    return [
        found for seed, mission in enumerate(MISSIONS * 6) for found in positions(mission, seed)
    ]


def seen_from(game, place):
    """By whom a hex is seen, and from how far away, asked hex by hex."""
    state = game.state
    return {
        name: distance(state, row.hex, place)
        for name, row in state.agents.items()
        if row.alive and sees(state, row.hex, place)
    }


def after(game, key):
    then = game.clone()
    then.answer(key)
    return then


def test_all_kinds_are_settled_at_times(asked):
    met = {game.pending.what for game, key in asked if key is not None}
    assert met >= {"wings", "alpha", "activity", "alien_way", "teleport_hex", "alien"}


def test_every_answer_of_the_table_is_allowed(asked):
    assert all(game.why_not(key) is None for game, key in asked if key is not None)


def test_places_that_the_table_takes_are_seen_like_the_others(asked):
    checked = 0
    for game, key in asked:
        if key is not None and game.pending.what in PLACES:
            places = hexes(game.pending)
            first, *others = (seen_from(game, place) for place in places)
            assert all(other == first for other in others)
            checked += len(others)
    assert checked > 20


def test_a_place_that_is_seen_differently_is_asked(asked):
    different = 0
    for game, key in asked:
        ask = game.pending
        if ask.what not in PLACES:
            continue
        seen = [seen_from(game, place) for place in hexes(ask)]
        if any(other != seen[0] for other in seen):
            different += 1
            assert key is None
    assert different > 2


def hexes(ask):
    """The places that the answers lead to."""
    return [getattr(choice, "end", None) or choice.hex for choice in ask.choices]


def test_whom_an_alien_attacks_is_asked(asked):
    attacks = 0
    for game, key in asked:
        ask = game.pending
        if ask.what == "alien_way" and len({choice.target for choice in ask.choices}) > 1:
            here = game.state.aliens[ask.alien].hex
            if here in {choice.end for choice in ask.choices}:
                attacks += 1
                assert key is None
    assert attacks


def test_aliens_that_the_table_puts_in_order_wound_nobody(asked):
    calm = [(game, key) for game, key in asked if game.pending.what == "alien" and key]
    assert calm
    for game, _ in calm:
        for first in game.pending.options:
            then = after(game, first)
            for agent, row in game.state.agents.items():
                assert then.state.agents[agent].wounds == row.wounds


def test_a_rank_is_always_rolled_for(asked):
    keys = {key for game, key in asked if game.pending.what == "wings"}
    assert keys == {"roll"}


def test_the_alpha_agent_stays_while_it_can(asked):
    for game, key in asked:
        if game.pending.what == "alpha":
            alpha = game.state.alpha
            assert key == (alpha if alpha in game.pending.options else None)


def test_a_turn_ends_only_if_nothing_is_left(asked):
    """Neither a step nor an attack nor anything that turning would show."""
    ended = [game for game, key in asked if game.pending.what == "activity" and key == "end"]
    assert len(ended) > 20
    for game in ended:
        verbs = {str(choice).partition(" ")[0] for choice in game.pending.choices}
        assert verbs <= {"end", "turn", "use"}
        if "turn" not in verbs:
            continue
        turning = after(game, "turn")
        for facing in turning.pending.options:
            turned = after(turning, facing).log[len(game.log) :]
            assert not any(type(event).__name__ == "SignalRevealed" for event in turned[:2])
    others = [game for game, key in asked if game.pending.what == "activity" and key is None]
    assert any("move" in game.pending.options for game in others)


def test_what_somebody_wants_to_be_asked_is_asked():
    record = new_record(new_setup("dust_signal", ("chromium", "titanium"), seed=4))
    auto = AutoAnswers(record, PRESENTER)
    record.answer("chromium")
    while isinstance(ask := record.game.pending, Question) and ask.what != "alpha":
        record.answer(auto.forced() or ask.options[0])
    assert auto.settled() == "chromium"
    assert auto.settled(("wings",)) == "chromium"
    assert auto.settled(("alpha",)) is None
    assert auto.settled((EVERYTHING,)) is None
