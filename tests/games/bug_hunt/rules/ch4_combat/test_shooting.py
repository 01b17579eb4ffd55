"""Who may be fired at, with what, and what the die needs."""

import pytest

from tests.games.bug_hunt.rules.table import table

ANN = {"at": "10,10", "weapons": ["combat_rifle"]}


def shooting(row=None, aliens=None, **more):
    """A trooper who stays where it is and may fire."""
    fields = {"aliens": aliens or {"x": "16,10"}, **more}
    return table(troopers={"ann": {**ANN, **(row or {})}}, **fields).choose("stay")


def fired(face, row=None, aliens=None, *, weapon="combat_rifle", **more):
    """The first shot at the first alien, with a miss or a stun."""
    game = shooting(row, aliens, **more).choose(f"fire {weapon} x").dice(face)
    return game.told("Fired")[0]


def least(row=None, aliens=None, **more):
    """The lowest face that hits; 7 if none does."""
    return next((n for n in range(1, 7) if fired(n, row, aliens, **more).hit), 7)


# -- numbers ---------------------------------------------------------------------------------------


def test_a_target_in_the_open_within_six_inches_needs_three():
    """BH-28"""
    assert least(aliens={"x": "17,10"}) == 3
    assert least(aliens={"x": "12,10"}) == 3


def test_a_target_in_the_open_farther_away_needs_five():
    """BH-29"""
    assert least(aliens={"x": "17.001,10"}) == 5
    assert least(aliens={"x": "37,10"}, size=[60_000, 36_000]) == 5


def test_beyond_the_range_there_is_no_shot():
    """BH-29"""
    wide = {"size": [60_000, 36_000]}
    assert shooting(aliens={"x": "37,10"}, **wide).offers("fire") == ["fire combat_rifle x"]
    beyond = shooting(aliens={"x": "37.001,10"}, **wide)
    assert beyond.offers("fire") == []
    assert beyond.refusal("fire combat_rifle x") == "BH-29"


def test_a_target_in_cover_needs_six():
    """BH-30"""
    assert least(aliens={"x": "25,10"}, terrain=["wood 23,8"]) == 6


def test_a_target_in_cover_nearby_needs_six_as_well():
    """BR-7"""
    assert least(aliens={"x": "15,10"}, terrain=["wood 14,8"]) == 6


@pytest.mark.parametrize(("combat", "needed"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_combat_skill_is_added(combat, needed):
    """BH-27"""
    assert least({"combat": combat}, {"x": "20,10"}) == needed


def test_a_natural_one_may_hit():
    """BR-9/hit"""
    shot = fired(1, {"combat": 2}, {"x": "14,10"})
    assert (shot.hit, shot.needed, shot.bonus) == (True, 3, 2)
    assert not fired(1, {"combat": 1}, {"x": "14,10"}).hit


def test_a_weapon_of_short_reach_hits_on_three_as_far_as_it_reaches():
    """BR-8"""
    short = {"cards": {"weapons.combat_rifle": {"range": 4}}}
    assert least(aliens={"x": "15,10"}, **short) == 3
    beyond = shooting(aliens={"x": "15.001,10"}, **short)
    assert beyond.refusal("fire combat_rifle x") == "BH-29"


# -- traits ----------------------------------------------------------------------------------------


def test_an_aimed_weapon_is_better_without_a_move():
    """BD-4.t4/still, BD-4.6/aimed"""
    sniper = {"weapons": ["sniper_rifle"]}
    assert least(sniper, {"x": "20,10"}, weapon="sniper_rifle") == 4


def test_an_aimed_weapon_is_no_better_after_a_move():
    """BD-4.t4/moved"""
    sniper = {"weapons": ["sniper_rifle"]}
    moved = table(troopers={"ann": {**ANN, **sniper}}, aliens={"x": "22,10"}).choose("to 11,10")
    assert moved.choose("fire sniper_rifle x").dice(4).told("Fired")[0].bonus == 0


def test_a_heavy_weapon_is_as_good_as_any_without_a_move():
    """BD-4.t5/still"""
    assert fired(5, {"weapons": ["lmg"]}, {"x": "20,10"}, weapon="lmg").bonus == 0


def test_a_heavy_weapon_is_worse_after_a_move():
    """BD-4.t5/moved, BD-4.7/heavy"""
    gun = {"weapons": ["lmg"]}
    moved = table(troopers={"ann": {**ANN, **gun}}, aliens={"x": "22,10"}).choose("to 11,10")
    shot = moved.choose("fire lmg x").dice(5).told("Fired")[0]
    assert (shot.bonus, shot.hit) == (-1, False)


# -- targets ---------------------------------------------------------------------------------------

NEAR = {"x": "10,14", "y": "10,6.5", "z": "20,10"}


def test_targets_within_three_inches_must_be_fired_at():
    """BH-25/shot"""
    game = shooting(aliens=NEAR)
    assert game.offers("fire") == ["fire combat_rifle x", "fire combat_rifle y"]
    assert game.refusal("fire combat_rifle z") == "BH-25"


def test_otherwise_any_target_may_be_chosen():
    """BH-26"""
    game = shooting(aliens={**NEAR, "x": "10,14.001", "y": "10,5"})
    assert game.offers("fire") == [f"fire combat_rifle {name}" for name in "xyz"]
    assert game.refusal("fire combat_rifle nobody") == "BH-26"
    assert game.refusal("fire combat_rifle x y") == "BX-4"


def test_only_visible_aliens_force_the_choice():
    """BR-16/unseen"""
    hidden = {"x": "10,13.5", "z": "20,10"}
    assert shooting(aliens=hidden).offers("fire") == ["fire combat_rifle x"]
    blocked = table(
        troopers={"ann": ANN, "bob": "10,12"}, aliens={"x": "10,14", "z": "20,10"}
    ).choose("stay")
    assert blocked.offers("fire") == ["fire combat_rifle z"]
    assert blocked.refusal("fire combat_rifle x") == "BX-15"


def test_stunned_aliens_force_it_as_well():
    """BR-16/stunned"""
    game = shooting(aliens={"x": {"at": "10,13", "stun": 1}, "z": "20,10"})
    assert game.offers("fire") == ["fire combat_rifle x"]


def test_wounded_aliens_force_it_as_well():
    """BR-16/wounded"""
    game = shooting(aliens={"x": {"at": "10,13", "wounds": 1}, "z": "20,10"})
    assert game.offers("fire") == ["fire combat_rifle x"]


def test_an_area_weapon_has_to_catch_one_of_them():
    """BH-25/point"""
    row = {"weapons": ["flash_grenade"]}
    game = shooting(row, {"x": "14,10", "z": "10,15"})
    assert game.refusal("fire flash_grenade at 10,15") == "BH-25"
    assert game.refusal("fire flash_grenade at 14,11") is None


def test_markers_are_not_shot_at():
    """BX-9/shot"""
    game = shooting(contacts={"c1": {"at": "30,30"}})
    assert game.refusal("fire combat_rifle c1") == "BX-9"


@pytest.mark.parametrize(
    ("row", "rule"),
    [
        ({"jammed": ["combat_rifle"]}, "BX-18"),
        ({"empty": ["combat_rifle"]}, "BH-31"),
        ({"weapons": ["boarding_sword"]}, "BX-4"),
    ],
)
def test_a_weapon_that_cannot_be_fired(row, rule):
    """BH-33, BH-31"""
    game = shooting(row)
    assert game.offers("fire") == []
    assert game.refusal("fire combat_rifle x") == rule


def test_what_is_offered_is_allowed_and_previewed():
    """BH-27"""
    game = shooting(aliens={"x": "20,10"})
    odds = game.game.preview("fire combat_rifle x")
    assert (odds.hit, odds.saved) == (72, 0)
    assert odds.dead + odds.wounded + odds.stunned == odds.hit
    assert game.game.preview("done") is None
