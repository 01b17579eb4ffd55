"""GD 4, 7.6 Weapons that wait at headquarters for the next mission of a campaign."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders.rules.veterans import leaving
from xenofront.kernel import CarriedRefused

CAMPAIGN = {"campaign": True}
TEAM = {"chromium": "4,2", "thorium": "6,3"}


def opened(*weapons, agents=TEAM, **more):
    """Headquarters at a set-up, with some weapons there."""
    return table(
        agents=agents,
        headquarters=weapons,
        options=CAMPAIGN,
        open={"do": "Headquarters"},
        **more,
    )


def carried(game, agent):
    return [slot.id for slot in game.agent(agent).weapons]


def test_a_weapon_at_headquarters_is_offered_at_the_next_set_up():
    """GD-7.6.j/offered"""
    setup = new_setup("dust_signal", ("chromium", "thorium"), campaign=True)
    first = new_game(replace(setup, carried={"headquarters": ["iw_carbine"]}))
    pending: Any = first.pending
    assert (pending.what, pending.seat) == ("headquarters", "chromium")
    assert pending.options == ("none", "iw_carbine")
    first.answer("iw_carbine")
    first.answer("w_rifle")
    state: Any = first.state
    assert [slot.id for slot in state.agents["chromium"].weapons] == ["iw_carbine", "w_eagle"]
    assert leaving(state).headquarters == ()
    assert first.pending is not None
    assert first.pending.what == "alpha"


def test_who_may_use_it_takes_it_in_exchange():
    """GD-7.6.j, GD-7.6.h, GD-7.6.m, GD-FAQ.x"""
    game = opened("iw_shotgun")
    assert (game.seat, game.options) == ("thorium", ("none", "iw_shotgun"))
    game.choose("iw_shotgun")
    assert (game.asked, game.options) == ("replace", ("w_shotgun", "refuse"))
    game.choose("w_shotgun")
    assert carried(game, "thorium") == ["iw_shotgun", "w_nano"]
    assert game.weapon("thorium", "iw_shotgun").ammo == 4
    assert game.state.headquarters == ()
    assert opened("iw_vulcan").asked == ""


def test_who_takes_nothing_leaves_it_for_the_others():
    """GD-7.6.i, GD-7.6.j"""
    game = opened("iw_carbine")
    assert game.seat == "chromium"
    assert game.choose("none").seat == "thorium"
    assert game.choose("none").asked == ""
    assert game.state.headquarters == ("iw_carbine",)


def test_what_is_given_back_is_offered_once_to_each():
    """GD-7.6.j, GD-7.6.o"""
    agents = {"chromium": {"hex": "4,2", "weapons": ["iw_carbine", "w_eagle"]}, "thorium": "6,3"}
    game = opened("iw_rifle", agents=agents).choose("iw_rifle", "iw_carbine")
    assert game.state.headquarters == ("iw_carbine",)
    assert (game.seat, game.options) == ("chromium", ("none", "iw_carbine"))
    assert game.choose("none").seat == "thorium"
    game.choose("iw_carbine", "refuse")
    assert game.asked == ""
    assert game.state.headquarters == ("iw_carbine",)


def test_who_passed_is_asked_again_when_something_new_lies_there():
    """GD-7.6.j"""
    agents = {"chromium": "4,2", "thorium": {"hex": "6,3", "weapons": ["iw_carbine", "w_nano"]}}
    game = opened("iw_eagle", agents=agents).choose("none")
    assert game.seat == "thorium"
    game.choose("iw_eagle", "iw_carbine")
    assert (game.seat, game.options) == ("chromium", ("none", "iw_carbine"))
    assert game.choose("none").asked == ""


def test_a_weapon_at_headquarters_is_owned_by_nobody():
    """GD-7.6.j, GD-2.f"""
    team = {**TEAM, "titanium": "8,4"}
    supplies = {"do": "Reinforcements"}
    game = table(
        agents=team, fragments=4, headquarters=("iw_eagle",), options=CAMPAIGN, open=supplies
    )
    game.choose("weapon")
    assert game.options.count("iw_eagle") == 1
    game.dice("iw_eagle")
    assert game.state.headquarters == ()
    game.choose("chromium", "w_eagle")
    assert carried(game, "chromium") == ["w_rifle", "iw_eagle"]
    crate = table(
        agents=team,
        headquarters=("aw_laser",),
        options=CAMPAIGN,
        open={"do": "ArmoryDelivery", "rank": "alien"},
    )
    assert crate.options.count("aw_laser") == 2
    crate.dice("aw_laser")
    assert crate.state.headquarters == ("aw_laser",)


@pytest.mark.parametrize("weapons", [["iw_eagle", "iw_eagle"], ["spoon"], ["bt_aim"]])
def test_headquarters_hold_only_what_is_in_the_box(weapons):
    """GD-2.f"""
    setup = new_setup("dust_signal", ("chromium",))
    with pytest.raises(CarriedRefused):
        new_game(replace(setup, carried={"headquarters": weapons}))
