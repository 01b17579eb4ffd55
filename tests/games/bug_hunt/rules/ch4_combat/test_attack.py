"""The shots of one attack."""

import pytest

from tests.games.bug_hunt.rules.table import table

ALIENS = {"x": "18,10", "y": "18,13", "z": "18,14.001"}
"""y stands two inches from x, and z three inches and a bit."""


def attack(weapon, *dice, aliens=None, row=None, **more):
    fields = {"aliens": aliens or ALIENS, **more}
    ann = {"at": "10,10", "weapons": [weapon], "combat": 0, **(row or {})}
    opened = {"do": "Attack", "shooter": "ann", "weapon": weapon, "target": "x"}
    return table(troopers={"ann": ann}, open=opened, **fields).dice(*dice)


def targets(game):
    return [event.target for event in game.told("Fired")]


# -- natural sixes ---------------------------------------------------------------------------------


def test_a_natural_six_allows_another_roll():
    """BH-32"""
    game = attack("combat_rifle", 6, 1)
    assert (game.asked, game.seat) == ("extra_shot", "ann")
    game.choose("x").dice(5, 1)
    assert game.is_over
    assert targets(game) == ["x", "x"]
    assert attack("combat_rifle", 5, 1).is_over


def test_an_extra_six_brings_one_more():
    """BR-10"""
    game = attack("combat_rifle", 6, 1).choose("x").dice(6, 1)
    assert game.asked == "extra_shot"
    assert game.alien("x").stun == 2


def test_extra_shots_may_be_declined():
    """BX-17/declined"""
    game = attack("combat_rifle", 6, 1)
    assert game.options[-1] == "decline"
    assert game.choose("decline").is_over
    assert targets(game) == ["x"]


def test_extra_shots_find_others_within_two_inches():
    """BX-17/extra"""
    assert attack("combat_rifle", 6, 1).options == ("x", "y", "decline")
    game = attack("combat_rifle", 6, 4).choose("y").dice(2)
    assert game.is_over
    assert targets(game) == ["x", "y"]


def test_with_nobody_near_a_six_brings_nothing():
    """BX-17/extra"""
    game = attack("combat_rifle", 6, 6, aliens={"x": "18,10", "y": "18,13.001"})
    assert game.is_over
    assert game.told("AlienKilled")


def test_after_an_extra_shot_at_another_the_rest_goes_on_at_the_target():
    """BX-17/extra"""
    game = attack("lmg", 6, 1).choose("y").dice(1, 2, 3)
    assert game.is_over
    assert targets(game) == ["x", "y", "x", "x"]


# -- several shots ---------------------------------------------------------------------------------


def test_shots_are_resolved_one_after_the_other():
    """BX-17/singly"""
    game = attack("lmg", 5, 1, 5)
    assert game.asked == "damage"
    assert game.alien("x").stun == 1
    game.dice(1, 2)
    assert game.is_over
    assert targets(game) == ["x", "x", "x"]


def test_if_the_target_dies_the_next_shot_may_go_to_one_within_three_inches():
    """BX-17/next"""
    game = attack("lmg", 5, 6)
    assert (game.asked, game.options) == ("next_shot", ("y", "decline"))
    game.choose("y").dice(1, 1)
    assert game.is_over
    assert targets(game) == ["x", "y", "y"]


def test_the_next_shot_may_be_declined():
    """BX-17/next"""
    game = attack("lmg", 5, 6).choose("decline")
    assert game.is_over
    assert targets(game) == ["x"]
    assert attack("lmg", 5, 6, aliens={"x": "18,10", "z": "18,14.001"}).is_over


@pytest.mark.parametrize("weapon", ["shotgun", "plasma_rifle"])
def test_shots_of_a_focused_weapon_stay_with_their_target(weapon):
    """BD-4.t3/next, BD-4.5/focused, BD-4.10/focused"""
    game = attack(weapon, 5, 6)
    assert game.is_over
    assert targets(game) == ["x"]


@pytest.mark.parametrize("weapon", ["shotgun", "plasma_rifle"])
def test_so_do_its_extra_shots(weapon):
    """BD-4.t3/extra"""
    assert attack(weapon, 6, 1).options == ("x", "decline")
    assert attack("lmg", 6, 1).options == ("x", "y", "decline")


# -- jams ------------------------------------------------------------------------------------------


def test_two_ones_in_one_attack_jam_the_weapon():
    """BH-33"""
    assert attack("lmg", 1, 1, 2).trooper("ann").jammed == ("lmg",)
    assert attack("lmg", 1, 2, 3).trooper("ann").jammed == ()


def test_an_earlier_jam_stays():
    """BH-33"""
    game = attack("lmg", 1, 1, 2, row={"weapons": ["lmg", "shotgun"], "jammed": ["shotgun"]})
    assert game.trooper("ann").jammed == ("shotgun", "lmg")


def test_ones_of_extra_shots_count():
    """BH-33, BR-11/together"""
    game = attack("shotgun", 6, 1).choose("x").dice(1, 1)
    assert game.trooper("ann").jammed == ("shotgun",)


def test_a_one_that_hits_counts_towards_a_jam():
    """BR-9/jam"""
    sharp = {"combat": 2}
    game = attack("shotgun", 1, 1, 1, 1, row=sharp, aliens={"x": "14,10"})
    assert [event.hit for event in game.told("Fired")] == [True, True]
    assert game.trooper("ann").jammed == ("shotgun",)


def two_attacks(*, by_turn):
    """What is jammed after a 1 in each of two attacks of a turn."""
    options = {"jam_by_turn": by_turn}
    first = attack("combat_rifle", 1, options=options)
    assert first.trooper("ann").jammed == ()
    actions = dict(first.state.actions)
    return attack("combat_rifle", 1, options=options, actions=actions).trooper("ann").jammed


def test_ones_of_two_attacks_do_not_count_together():
    """BR-11/apart"""
    assert two_attacks(by_turn=False) == ()


def test_with_the_switch_they_do():
    """BR-11/switch"""
    assert two_attacks(by_turn=True) == ("combat_rifle",)


def test_ones_of_another_turn_are_forgotten():
    """BR-11/apart"""
    noted = {"ones ann combat_rifle 1": 1}
    game = attack("combat_rifle", 1, options={"jam_by_turn": True}, actions=noted, turn=2)
    assert game.trooper("ann").jammed == ()


def overheats(*faces):
    game = attack("hyper_blaster", *faces)
    assert game.is_over
    return game.trooper("ann").jammed == ("hyper_blaster",)


@pytest.mark.parametrize("face", [1, 2, 4])
def test_a_weapon_overheats_by_three_equal_dice(face):
    """BD-4.t10/three, BD-4.9/overheat"""
    assert overheats(face, face, face)


@pytest.mark.parametrize("faces", [(2, 3, 2), (2, 2, 3), (3, 2, 2)])
def test_two_equal_dice_do_not_overheat_it(faces):
    """BD-4.t10/two"""
    assert not overheats(*faces)


def test_ones_do_not_jam_what_overheats():
    """BD-4.t10/ones"""
    assert not overheats(1, 1, 2)
    assert attack("lmg", 1, 1, 2).trooper("ann").jammed == ("lmg",)


def test_three_sixes_overheat_a_weapon():
    """BR-38/three"""
    few = attack("hyper_blaster", 6, 1).choose("decline").dice(6, 1).choose("decline")
    few.dice(6, 6)
    assert few.choose("decline").trooper("ann").jammed == ("hyper_blaster",)


def test_a_fourth_six_does_not():
    """BR-38/more"""
    many = attack("hyper_blaster", 6, 1).choose("y").dice(6, 1).choose("decline").dice(6, 1)
    many.choose("decline").dice(6, 1)
    while many.asked == "extra_shot":
        many.choose("decline")
    assert many.is_over
    assert [event.face for event in many.told("Fired")] == ["6"] * 4
    assert many.trooper("ann").jammed == ()


# -- piercing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("weapon", "rolled"), [("plasma_rifle", "damage"), ("shotgun", "save")])
def test_piercing_hits_allow_no_save(weapon, rolled):
    """BD-4.t9, BD-4.10/piercing"""
    assert attack(weapon, 6, alien_type="robot").asked == rolled
