"""BH-31, BX-19, BD 4: area weapons, grenades."""

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import range_of

LIZARD, OTHER = "razor_lizard-1", "razor_lizard-2"


def stands(weapons=("incinerator",), aliens=None, *, row=None, friends=None, **more):
    return table(
        troopers={"a": {"at": "10,10", "weapons": list(weapons), **(row or {})}, **(friends or {})},
        aliens=aliens or {LIZARD: "10,16"},
        open={"do": "Activation", "trooper": "a"},
        **more,
    ).choose("stay")


def test_shots_at_the_first_target_then_everybody_within_two_inches():
    """BX-19, BR-39, BD-4.t6"""
    pack = {LIZARD: "10,16", OTHER: "10,18.5", "razor_lizard-3": "12,17.6"}
    game = stands(aliens=pack).choose(f"fire incinerator {LIZARD}").dice(1, 1, 1)
    assert game.asked == "caught"
    game.dice(3, 4)
    caught = game.told("Caught")
    assert [(event.figure, event.hit) for event in caught] == [(LIZARD, False), (OTHER, True)]


def test_the_ammunition_runs_out_on_a_one():
    """BH-31"""
    game = stands().choose(f"fire incinerator {LIZARD}").dice(1, 1, 1, 1)
    assert game.asked == "ammunition"
    assert game.dice(1).trooper("a").empty == ("incinerator",)
    assert stands(row={"empty": ["incinerator"]}).refusal(f"fire incinerator {LIZARD}") == "BH-31"
    full = stands().choose(f"fire incinerator {LIZARD}").dice(1, 1, 1, 1, 2)
    assert full.trooper("a").empty == ()


def test_area_weapons_neither_jam_nor_fire_rapidly():
    """BX-19"""
    game = stands(alien_type="conv_assault", aliens={"conv_assault-1": "10,16"})
    game.choose("fire incinerator conv_assault-1").dice(6, 6, 1, 1, 1, 2)
    assert game.told("Jammed") == []
    assert game.asked != "extra_shot"


def test_area_weapons_are_not_used_among_friends():
    """BX-19"""
    friend = {"b": {"at": "12,16"}}
    assert stands(friends=friend).refusal(f"fire incinerator {LIZARD}") == "BX-19"
    assert stands(friends={"b": {"at": "12.6,16"}}).refusal(f"fire incinerator {LIZARD}") is None


def test_a_point_may_be_the_target():
    """BX-19"""
    game = stands()
    assert game.refusal("fire incinerator at 14,16") is None
    assert game.refusal("fire incinerator at 10,11") == "BX-19"
    assert game.refusal("fire incinerator at 10,18.6") == "BH-29"
    assert stands(["combat_rifle"]).refusal("fire combat_rifle at 10,16") == "BX-19"
    game.choose("fire incinerator at 12,16").dice(4)
    assert game.told("Fired") == []
    assert game.told("Caught")[0].hit


def test_flash_grenades_stun_on_three_and_are_thrown_once():
    """BD-4.t7, BD-4.13, BR-37"""
    game = stands(["flash_grenade"])
    assert game.refusal(f"fire flash_grenade {LIZARD}") == "BX-19"
    game.choose("fire flash_grenade at 10,16").dice(3)
    assert game.alien(LIZARD).stun == 1
    missed = stands(["flash_grenade"]).choose("fire flash_grenade at 10,16").dice(2)
    assert missed.alien(LIZARD).stun == 0
    used = stands(["flash_grenade"], actions={"used a flash_grenade": 1})
    assert used.refusal("fire flash_grenade at 10,16") == "BD-4.13"


def test_frag_grenades_have_no_limit_but_their_ammunition():
    """BD-4.grenades"""
    used = stands(["frag_grenade"], actions={"used a frag_grenade": 5})
    assert used.refusal(f"fire frag_grenade {LIZARD}") is None


def test_a_launcher_throws_grenades_farther():
    """BD-4.t8"""
    assert range_of(stands(["frag_grenade"]).state, "a", "frag_grenade") == 6
    launcher = stands(["frag_grenade", "launcher"])
    assert range_of(launcher.state, "a", "frag_grenade") == 18
    assert launcher.refusal(f"fire launcher {LIZARD}") == "BX-4"
