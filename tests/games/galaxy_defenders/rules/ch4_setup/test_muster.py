"""GD 4, 7.8 Squads and the ranks they start with."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders.pack import dealt_agents

ALL = {"chromium", "thorium", "mercury", "iridium", "titanium"}


def mustered(rank, *agents, **more):
    places = ("4,2", "6,3", "8,4")
    return table(
        agents=dict(zip(agents, places, strict=False)),
        mission={"start_rank": rank},
        open={"do": "Muster"},
        **more,
    )


def kinds(game, agent):
    powers = game.state.box.powers
    return [powers[name].kind for name in game.agent(agent).powers[1:]]


def test_a_mission_that_starts_with_copper_asks_nothing():
    """GD-7.8.p"""
    game = mustered("copper", "chromium")
    assert game.asked == ""
    assert game.agent("chromium").rank == "copper"


def test_silver_starts_with_a_basic_tactic_and_a_skill():
    """GD-7.8.p, GD-4.f/rank"""
    game = mustered("silver", "chromium", "thorium")
    while game.asked:
        assert game.asked == "gain"
        game.choose(game.options[0])
    for agent in ("chromium", "thorium"):
        assert game.agent(agent).rank == "silver"
        assert kinds(game, agent) == ["basic_tactic", "skill"]


def test_a_token_that_one_agent_took_is_not_offered_to_another():
    """GD-4.g/power"""
    rare = {"powers.bt_step": {"copies": 1}}
    game = mustered("bronze", "chromium", "thorium", cards=rare)
    assert "bt_step" in game.options
    game.choose("bt_step")
    assert game.seat == "thorium"
    assert "bt_step" not in game.options


def test_agents_are_ranked_before_the_first_round():
    """GD-7.8.p"""
    game: Any = new_game(new_setup("red_tracks", ("chromium",)), manual=True)
    assert game.pending.what == "gain"
    assert game.state.round == 0


def test_agents_are_dealt_at_random():
    """GD-4.c/dealt"""
    squads = {dealt_agents(2, seed=seed) for seed in range(200)}
    assert len(squads) == 20
    assert all(set(squad) <= ALL and len(set(squad)) == 2 for squad in squads)
    assert set(dealt_agents(5, seed=7)) == ALL
    assert dealt_agents(3, seed=7) == dealt_agents(3, seed=7)


@pytest.mark.parametrize("count", [0, 6])
def test_a_squad_that_is_no_team_is_not_dealt(count):
    """GD-2.a"""
    with pytest.raises(ValueError, match=r"GD-2\.a"):
        dealt_agents(count)
