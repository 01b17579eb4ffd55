"""Brawls."""

import pytest

from tests.games.bug_hunt.rules.table import table


def brawl(*dice, row=None, alien=None, **more):
    """Ann (no weapon) and an alien with combat 1 are in contact and fight."""
    ann = {"at": "10,10", "weapons": [], "save": 0, "toughness": 9, **(row or {})}
    x = {"at": "11,10", **(alien or {})}
    opened = {"do": "Brawl", "trooper": "ann", "alien": "x"}
    return table(troopers={"ann": ann}, aliens={"x": x}, open=opened, **more).dice(*dice)


def rolled(game):
    """The last roll of both sides: faces, what is added, who lost."""
    event = game.told("BrawlRolled")[-1]
    return event.face, event.bonus, event.alien_face, event.alien_bonus, event.loser


# -- who is hit ------------------------------------------------------------------------------------


def test_the_trooper_adds_its_combat_skill():
    """BH-34/trooper"""
    assert rolled(brawl(4, 2, 1, row={"combat": 2})) == ("4", 2, "2", 1, "alien")
    assert rolled(brawl(4, 5, row={"combat": 3}))[-1] == "alien"


def test_the_alien_adds_its_combat_skill():
    """BH-34/alien"""
    assert rolled(brawl(4, 4))[3:] == (1, "trooper")
    assert rolled(brawl(4, 4, alien_type="reanimation"))[3:] == (0, "both")


def test_a_lower_trooper_takes_a_hit():
    """BH-36/trooper"""
    game = brawl(3, 3).dice(1)
    assert (game.is_over, game.trooper("ann").stun, game.alien("x").stun) == (True, 1, 0)


def test_a_lower_alien_takes_a_hit():
    """BH-36/alien"""
    game = brawl(5, 3).dice(1)
    assert (game.is_over, game.trooper("ann").stun, game.alien("x").stun) == (True, 0, 1)


def test_on_a_draw_the_trooper_takes_a_hit():
    """BH-37/trooper"""
    assert brawl(4, 3).dice(1).trooper("ann").stun == 1


def test_on_a_draw_the_alien_takes_a_hit():
    """BH-37/alien"""
    game = brawl(4, 3, 1).dice(1)
    assert (game.is_over, game.alien("x").stun) == (True, 1)


# -- natural ones ----------------------------------------------------------------------------------


def test_an_alien_that_rolls_a_one_is_hit():
    """BH-35/hit"""
    game = brawl(3, 1)
    assert game.asked == "damage"
    assert game.dice(1).alien("x").stun == 1
    assert brawl(3, 2).told("Stumbled") == []


def test_an_alien_that_survives_its_one_rolls_again():
    """BH-35/again"""
    game = brawl(3, 1, 1)
    assert game.asked == "alien_brawl"
    assert rolled(game.dice(6))[2] == "6"


def test_the_troopers_roll_stands_when_the_alien_rolls_again():
    """BR-12/stands"""
    game = brawl(3, 1, 1).dice(6, 1)
    assert game.is_over
    assert rolled(game)[:3] == ("3", 0, "6")


def test_a_second_one_is_a_second_hit():
    """BR-12/second"""
    game = brawl(3, 1, 1, 1, 1)
    assert (game.alien("x").stun, game.asked) == (2, "alien_brawl")


def test_an_alien_that_is_out_rolls_no_more():
    """BH-35/out"""
    game = brawl(3, 1, 6)
    assert game.told("BrawlRolled") == []
    assert game.asked == "follow_up"


def test_after_the_new_roll_a_draw_hits_both():
    """BR-13"""
    game = brawl(4, 1, 1, 4, 1, 1)
    assert game.is_over
    assert rolled(game) == ("4", 0, "4", 0, "both")
    assert (game.trooper("ann").stun, game.alien("x").stun) == (1, 1 + 1)


def test_a_trooper_may_roll_a_one():
    """BH-35/trooper"""
    game = brawl(1, 2, 1)
    assert game.is_over
    assert rolled(game)[-1] == "trooper"


# -- what is added ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weapons", "bonus", "damage"),
    [
        ([], 0, 0),
        (["combat_rifle"], 0, 0),
        (["service_pistol"], 1, 0),
        (["hand_cannon", "boarding_sword"], 2, 1),
        (["power_claw", "service_pistol"], 2, 1),
        (["boarding_sword"], 2, 0),
        (["plasma_rifle", "hand_cannon"], 1, 1),
    ],
)
def test_the_best_blade_or_pistol_counts(weapons, bonus, damage):
    """BX-20/damage"""
    game = brawl(6, 2, 1, row={"weapons": weapons})
    assert rolled(game)[1] == bonus
    assert game.told("DamageRolled")[0].damage == damage


def test_only_the_best_bonus_counts():
    """BX-20/best"""
    both = ["boarding_sword", "service_pistol"]
    assert rolled(brawl(6, 2, 1, row={"weapons": both}))[1] == 2
    assert rolled(brawl(6, 2, 1, row={"weapons": [*both[::-1], "hand_cannon"]}))[1] == 2


def test_a_pistol_adds_one():
    """BD-4.t1, BX-20/pistol"""
    assert rolled(brawl(3, 3, row={"weapons": ["service_pistol"]}))[1] == 1


def test_a_blade_adds_two():
    """BD-4.t2, BX-20/melee"""
    assert rolled(brawl(3, 3, row={"weapons": ["boarding_sword"]}))[1] == 2


def test_aliens_hit_with_the_damage_of_their_kind():
    """BX-20/alien"""
    game = brawl(1, 6, 1)
    assert game.told("DamageRolled")[0].damage == 2
    assert rolled(game)[3] == 1


def test_a_wounded_trooper_is_worse():
    """BX-24/brawl"""
    assert rolled(brawl(3, 3, row={"wounds": 1}))[1] == -1
    assert rolled(brawl(3, 3, alien={"wounds": 1}))[3] == 1


def test_a_stunned_fighter_is_worse():
    """BX-25/brawl"""
    assert rolled(brawl(6, 2, 1, row={"stun": 2}))[1] == -1
    assert rolled(brawl(1, 6, 1, alien={"stun": 2}))[3] == 0


def test_a_stunned_fighter_who_survives_loses_a_marker():
    """BX-25/survives"""
    assert brawl(6, 2, 1, row={"stun": 2}).trooper("ann").stun == 1
    assert brawl(1, 6, 1, alien={"stun": 2}).alien("x").stun == 1


def test_who_is_stunned_in_the_brawl_keeps_the_marker():
    """BX-25/survives"""
    assert brawl(1, 6, 1).trooper("ann").stun == 1
    assert brawl(1, 6, 1, row={"stun": 1}).trooper("ann").stun == 1


WARRIOR = {"kind": "kerin", "weapons": [], "seat": "ann"}


def test_warriors_keep_the_better_of_two_dice():
    """BD-5.11/dice"""
    game = brawl(2, 5, row=WARRIOR)
    assert game.asked == "alien_brawl"
    assert rolled(game.dice(3))[0] == "5"
    assert rolled(brawl(6, 4, 3, row=WARRIOR))[0] == "6"
    assert brawl(2, 3).asked == "damage"


# -- knocked apart ---------------------------------------------------------------------------------


def test_an_alien_thrown_back_for_its_own_one_rolls_again():
    """BR-15/one, BH-35/again"""
    game = brawl(3, 1, 5, alien_type="robot")
    assert game.at("x") == "12,10"
    assert (game.asked, game.told("BrawlRolled")) == ("alien_brawl", [])


def test_a_save_ends_the_brawl_with_that_opponent():
    """BR-15/over"""
    last = brawl(6, 2, 5, alien_type="robot")
    assert (last.is_over, last.at("x")) == (True, "12,10")
    assert len(last.told("BrawlRolled")) == 1
    apart = brawl(alien={"at": "12,10"})
    assert (apart.is_over, apart.told("BrawlRolled")) == (True, [])


def test_a_trooper_that_is_saved_is_knocked_out_of_contact():
    """BR-15/over"""
    game = brawl(1, 6, 5, row={"save": 5})
    assert game.is_over
    assert game.at("ann") == "9,10"
    assert game.trooper("ann").stun == 0


# -- several opponents -----------------------------------------------------------------------------

TWO = {"x": "11,10", "y": "10,11"}


def brawls(*dice, figure="ann", aliens=TWO, row=None, others=None, **more):
    ann = {"at": "10,10", "weapons": [], "save": 0, "toughness": 9, **(row or {})}
    opened = {"do": "Brawls", "figure": figure}
    troops = {"ann": ann, **(others or {})}
    return table(troopers=troops, aliens=aliens, open=opened, **more).dice(*dice)


def test_one_of_two_opponents_is_fought_at_random():
    """BX-22/random"""
    game = brawls()
    assert (game.asked, game.options) == ("opponent", ("x", "y"))
    assert game.dice("y", 3, 4).told("BrawlRolled")[0].alien == "y"


def test_if_it_is_won_the_second_attacks_with_a_bonus():
    """BX-22/won"""
    game = brawls("y", 6, 2, 1)
    assert game.asked == "brawl"
    game.dice(3, 4)
    second = game.told("BrawlRolled")[1]
    assert (second.alien, second.alien_bonus, second.bonus) == ("x", 2, 0)


def test_nobody_is_fought_twice():
    """BX-22/won"""
    game = brawls("y", 6, 2, 1, aliens={**TWO, "z": "10,9"})
    assert (game.asked, game.options) == ("opponent", ("x", "z"))
    game.dice("z", 6, 2, 1, 6, 2, 1)
    assert game.is_over
    assert [event.alien for event in game.told("BrawlRolled")] == ["y", "z", "x"]


@pytest.mark.parametrize("alien", [4, 6])
def test_if_it_is_lost_or_drawn_the_second_does_not(alien):
    """BX-22/lost"""
    game = brawls("y", 5, alien, 1, *([1] if alien == 4 else []))
    assert game.is_over
    assert len(game.told("BrawlRolled")) == 1


def test_an_alien_between_two_troopers_fights_them_alike():
    """BX-22/alien"""
    bob = {"bob": {"at": "12,10", "weapons": [], "save": 0, "toughness": 9}}
    game = brawls(figure="x", aliens={"x": "11,10"}, others=bob)
    assert game.options == ("ann", "bob")
    game.dice("ann", 2, 6, 1, 3, 3)
    second = game.told("BrawlRolled")[1]
    assert (second.trooper, second.bonus, second.alien_bonus) == ("bob", 1, 1)


def test_with_one_opponent_nothing_is_drawn():
    """BX-22"""
    assert brawls(aliens={"x": "11,10", "y": "20,20"}).asked == "brawl"
    assert brawls(aliens={"y": "20,20"}).is_over
