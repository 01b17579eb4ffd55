"""How urgent a mission is."""

import pytest

from tests.games.bug_hunt.rules.ch1_setup.setting import first_contact, squad
from tests.games.bug_hunt.rules.table import table


def rolled(*dice, worth=(1,), reputation=0, **more):
    """The Priority of a mission whose objectives are worth this."""
    objectives = {
        f"scout-{n}": {"at": "18,18", "kind": "scout", "worth": w} for n, w in enumerate(worth)
    }
    return table(
        troopers={"ann": "18,34"},
        objectives=objectives,
        squad={"reputation": reputation, **more.pop("squad", {})},
        open={"do": "RollPriority"},
        **more,
    ).dice(*dice)


def priority(*dice, **more):
    game = rolled(*dice, **more)
    assert game.is_over
    return game.state.priority


def test_the_lower_die_is_the_priority():
    """BD-7.s4/lower"""
    assert priority(3, 5) == 3
    assert priority(6, 2) == 2


def test_a_vital_objective_raises_it():
    """BD-7.s4/vital"""
    assert priority(3, 5, worth=(2, 1)) == 4


def test_a_critical_objective_raises_it_by_two():
    """BD-7.s4/critical"""
    assert priority(3, 5, worth=(1, 3)) == 5


def test_it_stays_within_one_and_six():
    """BD-7.s4/limits"""
    assert priority(6, 6, worth=(3,)) == 6
    assert priority(1, 1, squad={"priority": -1}) == 1


def test_two_reputation_may_shift_it():
    """BD-7.s4/spent"""
    game = rolled(3, 3, reputation=3)
    assert (game.asked, game.options) == ("shift_priority", ("lower", "higher", "no"))
    game.choose("lower", "lower")
    assert game.is_over
    assert (game.state.priority, game.state.squad.reputation) == (1, 1)
    assert game.state.spawn_rating == 0
    game = rolled(3, 3, reputation=3).choose("higher", "no")
    assert (game.state.priority, game.state.squad.reputation) == (4, 2)


def test_reputation_leads_neither_below_one_nor_above_six():
    """BD-7.s4/limits"""
    assert rolled(1, 1, reputation=1).options == ("higher", "no")
    assert rolled(6, 6, reputation=1).options == ("lower", "no")


@pytest.mark.parametrize(("face", "rating"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_spawn_rating_is_one_less_and_at_most_three(face, rating):
    """BD-7.s5"""
    assert rolled(face, 6).state.spawn_rating == rating


@pytest.mark.parametrize(
    ("mission", "urgent", "rating"),
    [(1, 1, 0), (2, 1, 0), (3, 2, 1), (4, 2, 1), (5, 3, 2), (6, 4, 3), (7, 5, 3), (8, 6, 3)],
)
def test_fixed_escalation_needs_no_dice(mission, urgent, rating):
    """BD-7.escalation"""
    game = rolled(options={"escalation": True}, squad={"turn": mission})
    assert game.is_over
    assert (game.state.priority, game.state.spawn_rating) == (urgent, rating)


def test_the_difficulty_is_chosen_before_and_has_to_exist():
    """BD-7.s3"""
    with pytest.raises(ValueError, match="there is no difficulty 'gory'"):
        first_contact(carried=squad(), difficulty="gory")
    assert first_contact(difficulty="hard").state.options.difficulty == "hard"
