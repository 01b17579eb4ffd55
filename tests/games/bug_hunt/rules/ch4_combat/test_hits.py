"""What a hit does."""

import pytest

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch4_combat import hits
from xenofront.geometry.plane.exact import Point


def hit(*dice, row=None, damage=1, how="shot", origin=(5_000, 10_000), others=None, **more):
    """Ann (toughness 4, save 5+) is hit from the west."""
    ann = {"at": "10,10", "toughness": 4, "save": 5, **(row or {})}
    opened = {"do": "Hit", "figure": "ann", "damage": damage, "origin": list(origin), "how": how}
    return table(troopers={"ann": ann, **(others or {})}, open=opened, **more).dice(*dice)


def alien_hit(*dice, alien=None, damage=1, how="shot", **more):
    """An alien with toughness 3 is hit from the west."""
    x = {"at": "10,10", **(alien or {})}
    opened = {"do": "Hit", "figure": "x", "damage": damage, "origin": [5_000, 10_000], "how": how}
    return table(troopers={"ann": "30,30"}, aliens={"x": x}, open=opened, **more).dice(*dice)


# -- saves -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "saved"), [(4, False), (5, True), (6, True)])
def test_armour_stops_a_hit(face, saved):
    """BH-38/stopped, BD-4.a1"""
    game = hit(face)
    assert game.told("Saved")[0].success == saved
    assert game.asked == ("" if saved else "damage")


@pytest.mark.parametrize(("save", "face"), [(4, 4), (6, 6)])
def test_other_armour_saves_better_or_worse(save, face):
    """BX-23"""
    assert hit(face, row={"save": save}).is_over
    assert hit(face - 1, row={"save": save}).asked == "damage"


def test_who_is_saved_is_knocked_back():
    """BH-38/back, BX-23/back"""
    assert hit(5).at("ann") == "11,10"


def test_who_is_saved_is_not_stunned():
    """BX-23/stun"""
    assert hit(5).trooper("ann").stun == 0
    assert hit(4, 1).trooper("ann").stun == 1


def test_a_failed_save_throws_nobody_back():
    """BH-38/failed"""
    game = hit(4, 1)
    assert (game.at("ann"), game.trooper("ann").stun) == ("10,10", 1)


def test_without_armour_there_is_no_save():
    """BX-23/bare"""
    assert hit(row={"save": 0}).asked == "damage"


@pytest.mark.parametrize("how", ["shot", "area", "brawl", "blast", "fall", "spit"])
def test_every_hit_allows_a_save(how):
    """BX-23/every"""
    assert hit(how=how).asked == "save"


# -- damage ----------------------------------------------------------------------------------------


def test_a_die_with_damage_is_compared_with_toughness():
    """BH-39"""
    event = hit(1, 2, damage=1).told("DamageRolled")[0]
    assert (event.face, event.damage, event.toughness, event.result) == ("2", 1, 4, "stunned")


def test_above_toughness_is_dead():
    """BH-40"""
    game = hit(1, 4)
    assert (game.trooper("ann").fate, game.at("ann")) == ("casualty", "")
    assert alien_hit(3).state.aliens == {}


def test_equal_is_wounded():
    """BH-41"""
    game = hit(1, 3)
    assert (game.trooper("ann").wounds, game.trooper("ann").stun) == (1, 0)
    assert alien_hit(2).alien("x").wounds == 1


def test_below_is_stunned():
    """BH-42"""
    game = hit(1, 2)
    assert (game.trooper("ann").wounds, game.trooper("ann").stun) == (0, 1)
    assert alien_hit(1).alien("x").stun == 1


# -- wounds and markers ----------------------------------------------------------------------------


def test_a_second_wound_makes_a_trooper_a_casualty():
    """BX-24/casualty"""
    assert hit(1, 3, row={"wounds": 1}).trooper("ann").fate == "casualty"
    assert hit(1, 3).trooper("ann").fate == "table"


def test_a_second_wound_kills_an_alien():
    """BX-24/killed"""
    assert alien_hit(2).alien("x").wounds == 1
    assert alien_hit(2, alien={"wounds": 1}).state.aliens == {}


def test_three_stun_markers_knock_out():
    """BX-25/three"""
    assert hit(1, 1, row={"stun": 1}).trooper("ann").stun == 2
    assert hit(1, 1, row={"stun": 2}).trooper("ann").fate == "casualty"
    assert alien_hit(1, alien={"stun": 2}).state.aliens == {}


def test_a_stunned_alien_does_nothing_and_loses_a_marker():
    """BX-25/alien"""
    game = table(
        troopers={"ann": "10,14"},
        aliens={"x": {"at": "10,10", "stun": 2}},
        open={"do": "AlienActivation", "alien": "x"},
    )
    assert game.is_over
    assert (game.at("x"), game.alien("x").stun) == ("10,10", 1)


def test_a_wounded_alien_does_not_move():
    """BX-24/still"""
    opened = {"do": "AlienActivation", "alien": "x"}
    game = table(troopers={"ann": "10,14"}, aliens={"x": {"at": "10,10", "wounds": 1}}, open=opened)
    assert (game.is_over, game.at("x")) == (True, "10,10")
    touching = table(
        troopers={"ann": "10,11"}, aliens={"x": {"at": "10,10", "wounds": 1}}, open=opened
    )
    assert touching.asked == "brawl"


# -- knock back ------------------------------------------------------------------------------------


def test_a_knock_back_goes_straight_away_from_the_attacker():
    """BR-14/away"""
    assert hit(5, origin=(10_000, 20_000)).at("ann") == "10,9"
    assert hit(5, origin=(7_000, 6_000)).at("ann") == "10.6,10.8"


def test_it_stops_at_figures():
    """BR-14/figure"""
    assert hit(5, others={"bob": "11.5,10"}).at("ann") == "10.5,10"


def test_it_stops_at_solid_terrain():
    """BR-14/solid"""
    assert hit(5, terrain=["reactor 10.8,8"]).at("ann") == "10.3,10"


def pushed(goal, **more):
    game = hit(**more)
    hits.push(game.state, "ann", Point(*goal), "BX-26")
    return game


def test_who_is_pushed_hard_into_something_solid_is_stunned():
    """BX-26"""
    wall = ["reactor 12,8"]
    game = pushed((13_000, 10_000), terrain=wall)
    assert (game.at("ann"), game.trooper("ann").stun) == ("11.5,10", 1)
    assert pushed((12_500, 10_000), terrain=wall).trooper("ann").stun == 0


def test_figures_and_the_edge_are_not_solid():
    """BX-26"""
    game = pushed((14_000, 10_000), others={"bob": "12,10"})
    assert (game.at("ann"), game.trooper("ann").stun) == ("11,10", 0)
    edge = pushed((10_000, -4_000))
    assert (edge.at("ann"), edge.trooper("ann").stun) == ("10,0.5", 0)
