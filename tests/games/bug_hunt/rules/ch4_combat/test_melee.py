"""BH-34 to BH-42, BX-20 to BX-26: brawls and hits."""

from typing import Any

import pytest

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch4_combat import brawl as _brawl

trooper_bonus: Any = _brawl.trooper_bonus
trooper_damage: Any = _brawl.trooper_damage
LIZARD = "razor_lizard-1"


def brawl(*dice, row=None, alien=None, others=None, friends=None, do=None, **more):
    """A trooper in contact with a razor lizard: combat 1, toughness 3, damage 2."""
    fields = {"at": "10,10", "weapons": [], "save": 0, **(row or {})}
    return table(
        troopers={"a": fields, **(friends or {})},
        aliens={LIZARD: {"at": "10,11", **(alien or {})}, **(others or {})},
        open=do or {"do": "Brawl", "trooper": "a", "alien": LIZARD},
        **more,
    ).dice(*dice)


def test_both_roll_with_combat_skill_and_the_lower_one_is_hit():
    """BH-34, BH-36"""
    lost = brawl(4, 4, row={"combat": 0})
    assert lost.told("BrawlRolled")[0].loser == "trooper"
    won = brawl(5, 3)
    assert won.told("BrawlRolled")[0].loser == "alien"
    skilled = brawl(4, 4, row={"combat": 2})
    assert skilled.told("BrawlRolled")[0].loser == "alien"


def test_on_a_draw_both_are_hit():
    """BH-37"""
    game = brawl(4, 3).dice(1, 1)
    assert game.told("BrawlRolled")[0].loser == "both"
    assert [event.figure for event in game.told("DamageRolled")] == ["a", LIZARD]


def test_an_alien_that_rolls_a_one_is_hit_and_rolls_again():
    """BH-35, BR-12"""
    game = brawl(3, 1)
    assert game.asked == "damage"
    game.dice(1)
    assert game.asked == "alien_brawl"
    game.dice(1, 1)
    assert len(game.told("Stumbled")) == 2
    dead = brawl(3, 1, 6)
    assert dead.told("BrawlRolled") == []
    assert dead.told("AlienKilled")


def test_after_the_second_roll_it_is_compared_as_usual():
    """BR-13"""
    game = brawl(5, 1, 1, 5)
    assert game.told("BrawlRolled")[0].loser == "both"


def test_melee_weapons_and_pistols_help():
    """BX-20, BD-4.t1, BD-4.t2"""

    def bonus(*weapons):
        game = brawl(row={"weapons": list(weapons)})
        return trooper_bonus(game.state, "a"), trooper_damage(game.state, "a")

    assert bonus() == (0, 0)
    assert bonus("combat_rifle") == (0, 0)
    assert bonus("service_pistol") == (1, 0)
    assert bonus("hand_cannon") == (1, 1)
    assert bonus("hand_cannon", "boarding_sword") == (2, 1)
    assert bonus("power_claw") == (2, 1)


def test_wounds_and_stun_hinder_in_brawls():
    """BX-24, BX-25"""
    assert trooper_bonus(brawl(row={"wounds": 1, "combat": 2}).state, "a") == 1
    assert trooper_bonus(brawl(row={"stun": 2, "combat": 2}).state, "a") == 1


def test_who_was_stunned_in_a_brawl_recovers_a_marker():
    """BX-25"""
    game = brawl(6, 2, 1, row={"stun": 1, "combat": 2})
    assert game.trooper("a").stun == 0


def test_the_winner_of_a_brawl_moves_on():
    """BX-21"""
    game = brawl(6, 2, 6)
    assert game.asked == "follow_up"
    assert game.refusal("to 10,12.1") == "BX-21"
    game.choose("to 10,12")
    assert game.at("a") == "10,12"
    near = brawl(6, 2, 6, others={"razor_lizard-2": "10,14"})
    assert near.refusal("to 10,12") is None
    close = brawl(6, 2, 6, others={"razor_lizard-2": "10,13"})
    assert close.refusal("to 10,12") == "BX-21"


def test_an_alien_that_wins_moves_toward_the_next_trooper_it_sees():
    """BX-21"""
    game = brawl(1, 6, 6, friends={"b": "10,20"})
    assert game.trooper("a").fate == "casualty"
    assert game.at(LIZARD) == "10,13"
    alone = brawl(1, 6, 6)
    assert alone.at(LIZARD) == "10,10"


def test_the_second_of_two_opponents_attacks_with_one_more():
    """BX-22"""
    two = {"others": {"razor_lizard-2": "10,9"}, "do": {"do": "Brawls", "figure": "a"}}
    game = brawl(**two)
    assert (game.asked, game.options) == ("opponent", (LIZARD, "razor_lizard-2"))
    game.dice("razor_lizard-2", 6, 2, 1, 3, 3)
    rolled = game.told("BrawlRolled")
    assert [(r.alien, r.alien_bonus) for r in rolled] == [("razor_lizard-2", 1), (LIZARD, 2)]
    lost = brawl(**two).dice("razor_lizard-2", 1, 6, 1)
    assert len(lost.told("BrawlRolled")) == 1


def test_a_knock_back_ends_the_brawl():
    """BR-15, BR-14"""
    game = brawl(1, 6, 5, row={"save": 5})
    assert game.at("a") == "10,9"
    assert game.told("BrawlRolled")
    assert game.asked == ""


# -- hits ------------------------------------------------------------------------------------------


def hit(*dice, row=None, damage=0, origin="10,15", do=None, **more):
    fields = {"at": "10,10", "toughness": 4, "save": 0, **(row or {})}
    x, y = (int(float(part) * 1000) for part in origin.split(","))
    open_ = {"do": "Hit", "figure": "a", "damage": damage, "origin": [x, y], "how": "shot"}
    return table(troopers={"a": fields}, open={**open_, **(do or {})}, **more).dice(*dice)


def test_a_save_stops_the_hit_and_knocks_back():
    """BH-38, BX-23"""
    game = hit(5, row={"save": 5})
    assert game.at("a") == "10,9"
    assert (game.trooper("a").stun, game.asked) == (0, "")
    assert hit(4, row={"save": 5}).asked == "damage"
    assert hit().asked == "damage"


@pytest.mark.parametrize(("face", "result"), [(5, "dead"), (4, "wounded"), (3, "stunned")])
def test_damage_against_toughness(face, result):
    """BH-39, BH-40, BH-41, BH-42"""
    assert hit(face).told("DamageRolled")[0].result == result
    assert hit(face - 1, damage=1).told("DamageRolled")[0].result == result
    game = hit(face)
    row = game.trooper("a")
    found = {"dead": row.fate == "casualty", "wounded": row.wounds == 1, "stunned": row.stun == 1}
    assert [name for name, is_so in found.items() if is_so] == [result]


def test_a_second_wound_and_a_third_marker_are_too_much():
    """BX-24, BX-25"""
    assert hit(4, row={"wounds": 1}).trooper("a").fate == "casualty"
    assert hit(3, row={"stun": 2}).trooper("a").fate == "casualty"
    assert hit(3, row={"stun": 1}).trooper("a").fate == "table"


def test_a_knock_back_stops_at_what_is_solid():
    """BR-14"""
    game = hit(5, row={"save": 5}, terrain=["reactor 8,5.2"])
    assert game.at("a") == "10,9.7"
    assert game.trooper("a").stun == 0
