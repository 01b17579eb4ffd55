"""BX-27, BX-28: spawn points."""

import pytest

from tests.games.bug_hunt.rules.table import table
from xenofront.geometry.plane.exact import point


def turn_ends(*dice, **more):
    return table(troopers={"a": "18,30"}, open={"do": "SpawnPoints"}, **{"turn": 3, **more}).dice(
        *dice
    )


def test_one_spawn_point_is_revealed_a_turn():
    """BX-27/reveal"""
    game = turn_ends(270, 3, spawn_rating=2)
    ((name, row),) = game.state.spawns.items()
    assert (row.at, row.countdown) == (point("18,0"), 3)
    assert name.startswith("spawn")


def test_no_more_are_revealed_than_the_rating():
    """BX-27/rating"""
    assert turn_ends(spawn_rating=0).asked == ""
    assert turn_ends(spawn_rating=1, actions={"spawns": 1}).asked == ""
    assert turn_ends(spawn_rating=2, actions={"spawns": 1}).asked == "spawn_direction"


def counts_from(face):
    return turn_ends(face, spawns={"s": {"at": "18,0"}}).state.spawns["s"].countdown


def test_one_to_four_begins_a_countdown():
    """BX-27/start"""
    assert [counts_from(face) for face in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_five_or_six_begins_none():
    """BX-27/none"""
    assert [counts_from(face) for face in (5, 6)] == [0, 0]


def test_countdowns_go_on():
    """BX-27/lower"""
    game = turn_ends(spawns={"s": {"at": "18,0", "countdown": 2}})
    assert (game.state.spawns["s"].countdown, game.state.contacts) == (1, {})


def test_no_contact_comes_out_of_a_spawn_point_during_a_delay():
    """BR-21/spawn"""
    game = turn_ends(2, spawns={"s": {"at": "18,0", "countdown": 1}}, delayed_until=3)
    assert (game.state.contacts, game.state.spawns["s"].countdown) == ({}, 2)


def test_a_countdown_brings_a_contact_at_zero():
    """BX-27/contact"""
    game = turn_ends(2, spawns={"s": {"at": "18,0", "countdown": 1}})
    assert [row.at for row in game.state.contacts.values()] == [point("18,0")]
    assert game.state.spawns["s"].countdown == 2


def closes(*dice, row=None, other=None, **more):
    squad = {"a": {"at": "18,3", "moved": True, "tech": 1, **(row or {})}}
    if other:
        squad["b"] = other
    game = table(
        troopers=squad,
        spawns={"s": {"at": "18,0"}},
        open={"do": "Activation", "trooper": "a"},
        **more,
    )
    return game.choose("close s").dice(*dice) if dice else game


def test_a_spawn_point_is_closed_with_a_six():
    """BX-28/roll"""
    assert closes(5).state.spawns == {}
    assert closes(4).state.spawns != {}


def test_a_spawn_point_is_closed_from_within_three_inches():
    """BX-28/near"""
    assert closes(row={"at": "18,3.5"}).refusal("close s") is None
    assert closes(row={"at": "18,3.6"}).refusal("close s") == "BX-28"


def test_who_closes_a_spawn_point_does_not_fire():
    """BX-28/action"""
    armed = {"weapons": ["combat_rifle"]}
    game = closes(1, row=armed, aliens={"x": "18,20"})
    assert (game.trooper("a").acted, game.asked) == (True, "")


def helped(at="19.9,3", **row):
    """Whether somebody else makes the difference when a spawn point is closed."""
    return closes(4, other={"at": at, "phase": "done", **row}).state.spawns == {}


def test_a_helper_adds_one():
    """BX-28/helper"""
    assert helped()


def test_a_helper_is_within_an_inch():
    """BX-28/far"""
    assert helped("20,3")
    assert not helped("20.1,3")


def test_a_helper_has_not_fired():
    """BX-28/fired"""
    assert not helped(fired=True)


@pytest.mark.parametrize("phase", ["", "quick", "held", "slow"])
def test_who_may_still_fire_is_no_helper(phase):
    """BX-28/waiting"""
    assert not helped(phase=phase)
