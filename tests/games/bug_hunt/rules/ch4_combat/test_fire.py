"""BH-25 to BH-33, BX-17, BX-18: shooting."""

import pytest

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch4_combat.attack import Attack
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE, shot_odds
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import aim

LIZARD = "razor_lizard-1"


def stands(alien="10,20", *, weapon="combat_rifle", row=None, **more):
    """A trooper at 10,10 who may act, and an alien."""
    aliens = {LIZARD: alien} if isinstance(alien, str) else alien
    return table(
        troopers={"a": {"at": "10,10", "phase": "quick", "weapons": [weapon], **(row or {})}},
        aliens=aliens,
        open={"do": "Activation", "trooper": "a"},
        **more,
    ).choose("stay")


def fires(*dice, weapon="combat_rifle", **more):
    return stands(weapon=weapon, **more).choose(f"fire {weapon} {LIZARD}").dice(*dice)


def test_who_is_within_three_inches_must_be_the_target():
    """BH-25, BR-16"""
    two = {LIZARD: "10,14", "razor_lizard-2": "20,12"}
    game = stands(two)
    assert game.refusal("fire combat_rifle razor_lizard-2") == "BH-25"
    assert game.refusal(f"fire combat_rifle {LIZARD}") is None
    stunned = {LIZARD: {"at": "10,14", "stun": 1, "wounds": 1}, "razor_lizard-2": "18,10"}
    assert stands(stunned).refusal("fire combat_rifle razor_lizard-2") == "BH-25"


def test_otherwise_any_target_may_be_chosen():
    """BH-26, BR-16"""
    two = {LIZARD: "10,14.1", "razor_lizard-2": "20,25"}
    assert len(stands(two).offers("fire")) == 2
    hidden = {LIZARD: "10,14", "razor_lizard-2": "18,10"}
    game = table(
        troopers={"a": {"at": "10,10", "weapons": ["combat_rifle"]}, "b": "10,12"},
        aliens=hidden,
        open={"do": "Activation", "trooper": "a"},
    ).choose("stay")
    assert game.refusal("fire combat_rifle razor_lizard-2") is None
    assert game.refusal("fire combat_rifle nobody") == "BH-26"


def test_a_die_with_combat_skill_is_rolled():
    """BH-27, BR-9"""
    assert fires(4, row={"combat": 1}).told("Fired")[0].hit
    assert not fires(4).told("Fired")[0].hit
    close = fires(1, alien="10,14", row={"combat": 2})
    assert close.told("Fired")[0].hit


@pytest.mark.parametrize(("at", "needed"), [("10,17", 3), ("10,17.1", 5)])
def test_targets_in_the_open_need_three_or_five(at, needed):
    """BH-28, BH-29"""
    assert aim(stands(at).state, "a", "combat_rifle", LIZARD).needed == needed


def test_targets_in_cover_need_six():
    """BH-30, BR-7"""
    rock = ["rock 8,12.5"]
    near = stands("10,16.9", terrain=rock)
    assert aim(near.state, "a", "combat_rifle", LIZARD) == (6, 0, True)


def test_no_weapon_shoots_farther_than_it_reaches():
    """BH-29, BR-8"""
    assert stands("10,35").offers("fire") == [f"fire combat_rifle {LIZARD}"]
    short = stands("10,19", weapon="hand_cannon")
    assert short.offers("fire")
    assert stands("10,19.1", weapon="hand_cannon").refusal(f"fire hand_cannon {LIZARD}") == "BH-29"


def test_a_natural_six_allows_another_roll():
    """BH-32, BR-10"""
    game = fires(6, 1)
    assert game.asked == "extra_shot"
    game.choose(LIZARD).dice(6, 1)
    assert game.asked == "extra_shot"
    game.choose("decline")
    assert len(game.told("Fired")) == 2


def test_extra_shots_go_at_the_target_or_close_to_it():
    """BX-17"""
    pack = {LIZARD: "10,20", "razor_lizard-2": "13,20", "razor_lizard-3": "13.1,22"}
    game = stands(pack).choose(f"fire combat_rifle {LIZARD}").dice(6, 1)
    assert game.options == (LIZARD, "razor_lizard-2", "decline")


def test_the_next_shot_finds_another_when_the_target_dies():
    """BX-17"""
    pack = {LIZARD: "10,20", "razor_lizard-2": "14,20", "razor_lizard-3": "14.1,21"}
    game = stands(pack, weapon="lmg").choose(f"fire lmg {LIZARD}").dice(5, 6)
    assert game.asked == "next_shot"
    assert game.options == ("razor_lizard-2", "decline")
    game.choose("razor_lizard-2").dice(1)
    assert [shot.target for shot in game.told("Fired")] == [LIZARD, "razor_lizard-2"]


def test_focused_shots_all_go_at_one_target():
    """BD-4.t3"""
    pack = {LIZARD: "10,20", "razor_lizard-2": "12,20"}
    game = stands(pack, weapon="shotgun").choose(f"fire shotgun {LIZARD}").dice(5, 6)
    assert game.asked == ""
    assert len(game.told("Fired")) == 1


def test_two_ones_in_one_attack_jam_the_weapon():
    """BH-33, BR-11"""
    assert fires(1, 1, weapon="shotgun", alien="10,19").trooper("a").jammed == ("shotgun",)
    assert fires(1, 2, weapon="shotgun", alien="10,19").trooper("a").jammed == ()
    assert fires(1).trooper("a").jammed == ()
    turn = {"options": {"jam_by_turn": True}, "actions": {"ones a combat_rifle 1": 1}}
    assert fires(1, **turn).trooper("a").jammed == ("combat_rifle",)


def test_a_hyper_blaster_overheats_on_three_equal_dice():
    """BD-4.t10, BR-38"""
    assert fires(2, 2, 2, weapon="hyper_blaster").trooper("a").jammed == ("hyper_blaster",)
    assert fires(1, 1, 2, weapon="hyper_blaster").trooper("a").jammed == ()


def test_aimed_weapons_are_for_who_stands_still():
    """BD-4.t4"""
    still = stands("10,20", weapon="sniper_rifle")
    assert aim(still.state, "a", "sniper_rifle", LIZARD).bonus == 1
    still.state.change_trooper("a", moved=True)
    assert aim(still.state, "a", "sniper_rifle", LIZARD).bonus == 0


def test_heavy_weapons_are_hard_to_fire_after_a_move():
    """BD-4.t5"""
    still = stands("10,20", weapon="lmg")
    assert aim(still.state, "a", "lmg", LIZARD).bonus == 0
    still.state.change_trooper("a", moved=True)
    assert aim(still.state, "a", "lmg", LIZARD).bonus == -1


def test_nothing_saves_from_piercing_weapons():
    """BD-4.t9"""
    robot = {"alien_type": "robot", "alien": {"robot-1": "10,20"}}
    plasma = stands(weapon="plasma_rifle", **robot)
    assert plasma.choose("fire plasma_rifle robot-1").dice(5).asked == "damage"
    rifle = stands(weapon="combat_rifle", **robot)
    assert rifle.choose("fire combat_rifle robot-1").dice(5).asked == "save"


def test_a_jam_is_cleared_with_seven():
    """BX-18"""
    jam = {"jammed": ["combat_rifle"], "tech": 2}
    game = stands(row=jam)
    assert game.refusal(f"fire combat_rifle {LIZARD}") == "BX-18"
    assert game.choose("unjam combat_rifle").dice(5).trooper("a").jammed == ()
    kept = stands(row=jam).choose("unjam combat_rifle").dice(4)
    assert kept.trooper("a").jammed == ("combat_rifle",)
    assert stands().refusal("unjam combat_rifle") == "BX-18"


def test_who_dashed_does_not_fire():
    """BH-2"""
    game = table(
        troopers={"a": {"at": "10,10", "weapons": ["combat_rifle"]}},
        aliens={LIZARD: "10,30"},
        open={"do": "Activation", "trooper": "a"},
    )
    assert game.refusal("to 10,16.1") == "BH-2"
    game.choose("to 10,16")
    assert game.trooper("a").dashed
    assert game.refusal(f"fire combat_rifle {LIZARD}") == "BH-2"


@pytest.mark.parametrize("combat", [0, 1])
@pytest.mark.parametrize("at", ["10,16", "10,20"])
def test_the_odds_of_a_shot_are_those_of_its_dice(combat, at):
    """BH-27, BH-39"""
    counts = dict.fromkeys(("hit", "dead", "wounded", "stunned"), 0)
    for to_hit in range(1, 7):
        for damage in range(1, 7):
            game = fires(to_hit, alien=at, row={"combat": combat})
            hit = game.told("Fired")[0].hit
            counts["hit"] += 6 * hit
            if hit:
                game.dice(damage)
                counts[game.told("DamageRolled")[0].result] += 6
    shown = stands(at, row={"combat": combat}).game.preview(f"fire combat_rifle {LIZARD}")
    assert SCALE == 216
    assert shown._replace(saved=0)._asdict() == {**counts, "saved": 0}
    assert Attack.CITATION == "BX-17"


def test_saves_are_part_of_the_odds():
    """BX-23"""
    odds = shot_odds(5, 5, 0, 3)
    assert (odds.hit, odds.saved) == (72, 24)
    assert odds.saved + odds.dead + odds.wounded + odds.stunned == odds.hit
