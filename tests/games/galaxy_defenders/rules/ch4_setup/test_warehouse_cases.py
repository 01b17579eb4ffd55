"""GD 2 Tokens are there only so often, case by case."""

from typing import Any

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.rules.supply import generic_devices, weapon_pool


def squad(**fields):
    """A marine who is asked, and a hulk who has something."""
    return {"chromium": "4,2", "titanium": {"hex": "8,4", **fields}}


def test_a_weapon_that_somebody_carries_is_not_handed_out():
    """GD-2.f/weapon"""
    reinforced: Any = {"fragments": 4, "open": {"do": "Reinforcements"}}
    free = table(agents=squad(), **reinforced).choose("weapon")
    held = squad(weapons=["iw_carbine", "w_knuckles"])
    assert "iw_carbine" in free.options
    assert "iw_carbine" not in table(agents=held, **reinforced).choose("weapon").options


def test_a_device_that_somebody_has_is_neither_drawn_nor_offered():
    """GD-2.f/device"""
    held = squad(devices=["d_mines"])
    assert "d_mines" in generic_devices(table(agents=squad()).state)
    assert "d_mines" not in generic_devices(table(agents=held).state)
    reinforced = table(agents=held, fragments=4, open={"do": "Reinforcements"})
    assert "d_mines" not in reinforced.choose("device").options


def promoted(rank, agents):
    return table(agents=agents, open={"do": "RankUp", "agent": "chromium", "rank": rank})


def test_a_skill_that_somebody_has_is_not_offered():
    """GD-2.f/skill"""
    assert "sk_dodge" in promoted("silver", squad()).options
    assert "sk_dodge" not in promoted("silver", squad(powers=["sk_dodge"])).options


def test_a_tactic_is_not_offered_when_both_copies_are_out():
    """GD-2.f/tactic"""
    one = squad(powers=["bt_step"])
    assert "bt_step" in promoted("bronze", one).options
    both = {**one, "thorium": {"hex": "6,3", "powers": ["bt_step"]}}
    assert "bt_step" not in promoted("bronze", both).options


def test_what_the_dead_had_can_be_handed_out_again():
    """GD-2.f/back"""
    things = {"devices": ["d_mines"], "weapons": ["iw_carbine", "w_knuckles"]}
    dying = {"wounds": 7, "dying": True, **things}
    before = table(agents=squad(**things)).state
    assert "d_mines" not in generic_devices(before)
    assert "iw_carbine" not in weapon_pool(before, "improved")
    after = table(agents=squad(**dying), open={"do": "Deaths"}).state
    assert "d_mines" in generic_devices(after)
    assert "iw_carbine" in weapon_pool(after, "improved")
