"""A trooper acts: it moves, then it does one thing."""

import pytest

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ground import in_contact
from xenofront.geometry.plane.exact import squared

RIFLE = {"weapons": ["combat_rifle"]}
ANN = {"at": "10,10", **RIFLE}


def test_a_trooper_moves_and_then_does_one_thing():
    """BX-4/then"""
    game = table(troopers={"ann": ANN}, aliens={"x": "18,10"})
    assert game.asked == "move"
    game.choose("to 12,10")
    assert game.asked == "action"
    game.choose("fire combat_rifle x").dice(1)
    assert game.is_over
    assert (game.trooper("ann").moved, game.trooper("ann").acted) == (True, True)


def test_never_in_reverse_order():
    """BX-4/order"""
    game = table(troopers={"ann": {**ANN, "acted": True}}, aliens={"x": "18,10"})
    assert game.is_over


def test_nobody_moves_twice():
    """BX-4/then"""
    moved = table(troopers={"ann": {**ANN, "moved": True}}, aliens={"x": "18,10"})
    assert moved.asked == "action"


def test_only_one_thing():
    """BX-4/one"""
    two = {**ANN, "weapons": ["combat_rifle", "shotgun"], "jammed": ["shotgun"], "tech": 1}
    game = table(troopers={"ann": two}, aliens={"x": "18,10"}).choose("stay")
    assert game.options == ("fire combat_rifle x", "unjam shotgun", "done")
    assert game.choose("unjam shotgun").dice(6).is_over


def test_something_else_than_an_action_is_refused():
    """BX-4"""
    game = table(troopers={"ann": ANN}).choose("stay")
    assert game.refusal("dance") == "BX-4"
    assert game.refusal("fire shotgun x") == "BX-4"


# -- stunned ---------------------------------------------------------------------------------------


def stunned(choice):
    return table(troopers={"ann": {**ANN, "stun": 2}}, aliens={"x": "18,10"}).choose(choice)


def test_a_stunned_trooper_that_moved_does_not_act():
    """BX-25/move"""
    assert stunned("to 12,10").is_over


def test_a_stunned_trooper_may_act_instead():
    """BX-25/act"""
    assert stunned("stay").offers("fire") == ["fire combat_rifle x"]


def test_a_stunned_trooper_loses_a_marker_by_acting():
    """BX-25/marker"""
    assert stunned("to 12,10").trooper("ann").stun == 1
    game = stunned("stay").choose("fire combat_rifle x").dice(1)
    assert (game.is_over, game.trooper("ann").stun) == (True, 1)


def test_who_is_stunned_while_acting_keeps_the_marker():
    """BX-25/marker"""
    game = table(troopers={"ann": {**ANN, "toughness": 6}}, aliens={"x": "13,10"})
    game.choose("to 13,10").dice(1, 6, 1, 1)
    assert game.is_over
    assert game.trooper("ann").stun == 1


# -- brawls ----------------------------------------------------------------------------------------


def test_moving_into_contact_starts_a_brawl():
    """BX-12/trooper"""
    game = table(troopers={"ann": ANN}, aliens={"x": "13,10"}).choose("to 13,10")
    assert (game.asked, game.at("ann")) == ("brawl", "12,10")


def test_who_entered_a_brawl_has_no_combat_action_left():
    """BX-12/entered, BR-32/contact"""
    game = table(troopers={"ann": {**ANN, "toughness": 9}}, aliens={"x": "13,10", "y": "20,10"})
    game.choose("to 13,10").dice(1, 6, 1, 1)
    assert game.is_over
    assert (game.at("ann"), game.trooper("ann").acted) == ("12,10", True)


def test_who_was_attacked_earlier_acts_normally():
    """BX-12/attacked"""
    game = table(troopers={"ann": {**ANN, "brawled": True}}, aliens={"x": "20,10"})
    assert game.refusal("to 16,10") is None
    assert game.choose("stay").offers("fire") == ["fire combat_rifle x"]


def test_who_begins_in_contact_may_go_on_brawling():
    """BR-29"""
    game = table(troopers={"ann": ANN}, aliens={"x": "11,10"}).choose("stay")
    assert game.options == ("fire combat_rifle x", "brawl", "done")
    assert game.choose("brawl").asked == "brawl"
    apart = table(troopers={"ann": ANN}, aliens={"x": "11.1,10"}).choose("stay")
    assert apart.refusal("brawl") == "BX-12"


# -- wounded aliens --------------------------------------------------------------------------------


def passing(goal, *, troopers=None, **alien):
    row = {"at": "14,11.9", "wounds": 1, **alien}
    return table(troopers=troopers or {"ann": ANN}, aliens={"x": row}).choose(f"to {goal}")


def test_a_wounded_alien_attacks_who_comes_within_an_inch():
    """BX-24/attacks"""
    game = passing("14,10")
    assert game.asked == "brawl"
    assert game.at("x") == "14,11"
    assert passing("14,9.8").asked == "action"


@pytest.mark.parametrize("alien", [{"wounds": 0}, {"stun": 1}])
def test_a_sound_or_a_stunned_one_waits(alien):
    """BX-24/attacks"""
    assert passing("14,10", **alien).asked == "action"


def test_its_attack_takes_the_combat_action():
    """BR-32/wounded"""
    game = passing("14,10", troopers={"ann": {**ANN, "toughness": 9}}).dice(1, 6, 1, 1)
    assert game.is_over
    assert game.trooper("ann").acted


def test_two_of_them_are_one_brawl_with_two_opponents():
    """BX-24/attacks"""
    aliens = {"x": {"at": "14,11.9", "wounds": 1}, "y": {"at": "14,8.1", "wounds": 1}}
    game = table(troopers={"ann": ANN}, aliens=aliens).choose("to 14,10")
    assert (game.asked, game.options) == ("opponent", ("x", "y"))
    assert (game.at("x"), game.at("y")) == ("14,11", "14,9")


def test_it_does_not_stand_on_others():
    """BX-24/attacks"""
    game = passing("14,10", troopers={"ann": ANN, "bob": "14.9,11.4"})
    assert game.asked == "brawl"
    assert squared(game.alien("x").at, game.trooper("bob").at) >= 998**2
    assert in_contact(game.alien("x").at, game.trooper("ann").at)


def test_a_wall_between_them_keeps_it_off():
    """BX-24/attacks"""
    near = {
        "troopers": {"ann": {**ANN, "at": "14,8"}},
        "aliens": {"x": {"at": "14,11.6", "wounds": 1}},
    }
    assert table(**near).choose("to 14,9.7").asked == "brawl"
    assert table(**near, terrain=["wall 11,10.25"]).choose("to 14,9.7").asked == "action"


def test_contacts_are_looked_for_where_a_move_ends():
    """BX-9/trooper"""
    contacts = {"c1": {"at": "20,10"}}
    assert table(troopers={"ann": ANN}, contacts=contacts).choose("to 14,10").asked == "contact"
    assert table(troopers={"ann": ANN}, contacts=contacts).choose("to 12,10").asked == "action"


def test_who_revealed_aliens_by_its_move_may_fire_at_them():
    """BX-9/fire"""
    game = table(troopers={"ann": ANN}, contacts={"c1": {"at": "20,10"}}).choose("to 14,10")
    game.dice(6, 1)
    assert len(game.state.aliens) == 2
    assert game.asked == "action"
    assert game.offers("fire")
