"""Rules that speak of the game as a whole."""

from typing import Any

from tests.games.galaxy_defenders.rules.table import MISS, table

BETA = "xeno_beta-green-1"


def test_markers_never_run_out():
    """GD-2.j"""
    hard = {"aliens.xeno_beta-green": {"hp": 90, "armour": ()}}
    game = table(
        agents={"chromium": "4,2"}, aliens={BETA: {"hex": "5,2", "wounds": 41}}, cards=hard
    )
    game.dice("HIT", MISS, MISS, "JAM").choose(f"attack w_rifle {BETA}")
    assert game.alien(BETA).wounds == 42


def test_a_token_is_stronger_than_the_book():
    """GD-4.a/token"""
    held = {"hex": "4,2", "powers": ["it_sprint", "bt_step"]}
    game = table(agents={"chromium": held}, aliens={BETA: "5,2"})
    assert game.refusal("move") == "GD-7.5.4.e"
    assert game.refusal("use bt_step") == "GD-7.5.4.e"
    assert "use it_sprint" in game.options


def test_a_card_is_stronger_than_the_book():
    """GD-4.a/card"""
    engaged: Any = {"agents": {"chromium": "4,2"}, "aliens": {BETA: "5,2"}}
    assert "evade" in table(**engaged).options
    assert "evade" not in table(**engaged, weather="ev03").options


def test_a_sheet_is_stronger_than_the_book():
    """GD-4.a/sheet"""
    far = {"hex": "9,2"}
    plain = table(agents={"mercury": {**far, "powers": []}}, aliens={BETA: "4,2"})
    shadow = table(agents={"mercury": far}, aliens={BETA: "4,2"})
    assert plain.row(BETA) != "plus"
    assert shadow.row(BETA) == "plus"


def test_aliens_are_counted_for_each_agent_whoever_runs_it():
    """GD-4.i"""
    aliens = {
        "spine_critter-green-1": {"hex": "9,9", "controller": "chromium"},
        "spine_critter-blue-2": {"hex": "8,9", "controller": "chromium"},
        "xeno_beta-blue-3": {"hex": "7,9", "controller": "thorium"},
    }
    game = table(
        agents={"chromium": "4,2", "thorium": "3,2"},
        aliens=aliens,
        open={"do": "NewAlien", "hex": "6,9"},
        decks={"alien": ["aracnos-green"]},
    )
    game.dice("aracnos-green")
    new = [row for row in game.state.aliens.values() if row.card == "aracnos-green"]
    assert [row.controller for row in new] == ["thorium"]


def test_fragments_are_the_teams_whoever_leads_it():
    """GD-7.9.g"""
    game = table(
        agents={"chromium": "4,2", "thorium": {"hex": "9,9", "wounds": 5, "dying": True}},
        aliens={"spine_critter-green-1": {"hex": "8,3", "wounds": 2}},
        alpha="thorium",
        fragments=2,
        open={"do": "Deaths"},
    )
    assert game.state.alpha == "chromium"
    assert game.state.fragments == 3


def test_an_alien_weapon_fires_without_ammo():
    """GD-7.6.5.f"""
    armed = {"hex": "4,2", "weapons": ["aw_laser", "w_eagle"]}
    game = table(agents={"chromium": armed}, aliens={BETA: "6,2"})
    assert game.weapon("chromium", "aw_laser").ammo is None
    assert f"attack aw_laser {BETA}" in game.options
    game.dice("HIT+AMMO", "HIT", "HIT", "JAM", "JAM", "JAM").choose(f"attack aw_laser {BETA}")
    assert not game.told("AmmoSpent")


def test_an_option_limits_defence_dice_by_rank():
    """GD-2.i"""
    held = {"hex": "4,2", "weapons": ["iw_vulcan", "w_knuckles"]}
    for switch, dice in ((False, 7), (True, 3)):
        game = table(
            agents={"titanium": held},
            aliens={BETA: "5,2"},
            options={"rank_defence": switch},
        )
        game.dice("HIT", "HIT", "HIT", "HIT").choose(f"attack iw_vulcan {BETA}", "3")
        rolled = 0
        while game.asked == "defend":
            game.dice("SHIELD")
            rolled += 1
        assert rolled == dice
