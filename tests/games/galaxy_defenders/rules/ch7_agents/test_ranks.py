"""GD 6.2.2, 7.8 GD-Wings and ranks."""

import pytest

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.rules.state import AgentId, max_hp


def wings(*dice, kills_before=1, open="GDWings", **agents):  # noqa: A002
    agents = agents or {"chromium": {"hex": "4,2"}}
    return table(agents=agents, kills_before=kills_before, open={"do": open}).dice(*dice)


def risen(to, **fields):
    return table(
        agents={"chromium": {"hex": "4,2", **fields}},
        open={"do": "RankUp", "agent": "chromium", "rank": to},
    )


def test_wings_are_rolled_after_a_kill():
    """GD-6.2.2.a"""
    assert wings().asked == "wings"
    assert wings(kills_before=0).asked == ""


def test_each_agent_rolls_once_from_the_alpha_on():
    """GD-6.2.2.c, GD-6.2.2.e, GD-6.2.2.f, GD-6.2.2.g"""
    game = wings(kills_before=3, chromium="4,2", thorium="6,3")
    assert game.seat == "chromium"
    game.choose("roll").dice("HIT", "HIT", "HIT")
    assert game.seat == "thorium"
    assert game.choose("decline").asked == ""


def test_a_roll_may_be_declined():
    """GD-6.2.2.d"""
    game = wings().choose("decline")
    assert game.asked == ""
    assert not game.told("WingsRolled")


def test_three_red_dice_are_rolled():
    """GD-7.8.a"""
    game = wings().choose("roll")
    assert game.options == game.state.box.faces["red"]
    game.dice("HIT", "HIT")
    assert game.asked == "wings"
    assert game.dice("HIT").asked == ""


def test_enough_symbols_raise_the_rank_by_one():
    """GD-7.8.b, GD-7.8.j"""
    low = wings("HIT", "HIT", "HIT")
    assert low.choose("roll").agent("chromium").rank == "copper"
    game = wings().choose("roll").dice("GD", "GD", "GD")
    assert game.agent("chromium").rank == "bronze"


def test_gold_takes_two_symbols():
    """GD-7.8.b, GD-7.8.c"""
    silver = {"hex": "4,2", "rank": "silver"}
    assert wings(chromium=silver).choose("roll").dice("GD", "HIT", "HIT").asked == ""
    assert wings(chromium=silver).choose("roll").dice("GD", "GD", "HIT").asked == "gain"


@pytest.mark.parametrize(
    ("rank", "kind"),
    [
        ("bronze", "basic_tactic"),
        ("silver", "skill"),
        ("gold", "improved_tactic"),
        ("platinum", "skill"),
    ],
)
def test_a_rank_brings_a_power(rank, kind):
    """GD-7.8.e, GD-7.8.f, GD-7.8.g, GD-7.8.i, GD-7.7.3.a"""
    game = risen(rank)
    powers = game.state.box.powers
    assert game.options
    assert {powers[name].kind for name in game.options} == {kind}


def test_the_power_is_there_at_once():
    """GD-7.8.k, GD-7.8.l"""
    game = risen("bronze").choose("bt_aim")
    assert game.agent("chromium").powers == ("guard", "bt_aim")


def test_no_power_is_offered_twice_or_when_all_copies_are_out():
    """GD-7.8.l, GD-2.f"""
    game = table(
        agents={
            "chromium": {"hex": "4,2", "powers": ["bt_aim"]},
            "thorium": {"hex": "6,3", "powers": ["bt_step"]},
            "mercury": {"hex": "9,1", "powers": ["bt_step"]},
        },
        open={"do": "RankUp", "agent": "chromium", "rank": "bronze"},
    )
    assert "bt_aim" not in game.options
    assert "bt_step" not in game.options
    assert "bt_guard" in game.options


def test_palladium_turns_the_sheet():
    """GD-7.8.h, GD-7.8.r, GD-7.b"""
    game = risen("palladium", rank="gold", wounds=3)
    chromium = game.agent("chromium")
    assert (chromium.wounds, chromium.shield) == (3, 1)
    assert max_hp(game.state, AgentId("chromium")) == 7
    assert max_hp(risen("gold").state, AgentId("chromium")) == 6


def test_platinum_is_the_top():
    """GD-7.8.s, GD-7.8.j"""
    assert wings(chromium={"hex": "4,2", "rank": "platinum"}).asked == ""
    assert wings(chromium={"hex": "4,2", "rank": "palladium"}).asked == "wings"


def test_a_standalone_mission_has_no_limit_of_ranks():
    """GD-7.8.o"""
    game = wings().choose("roll").dice("GD", "GD", "GD").choose("bt_aim")
    again = wings(chromium={"hex": "4,2", "rank": game.agent("chromium").rank})
    again.choose("roll").dice("GD", "HIT", "HIT")
    assert again.agent("chromium").rank == "silver"
