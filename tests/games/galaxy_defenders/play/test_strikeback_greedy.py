"""How the greedy player deals with what Operation Strikeback asks of it."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.expansions.npc_table import both_sets, fresh
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders.play.greedy.fighting import prey_of
from xenofront.games.galaxy_defenders.play.greedy.goals import (
    aim,
    is_too_early,
    open_tasks,
    orders,
)
from xenofront.games.galaxy_defenders.play.greedy.npcs import would_use
from xenofront.games.galaxy_defenders.play.greedy.situation import Situation, ways
from xenofront.games.galaxy_defenders.rules.state import AgentId

CHROMIUM = AgentId("chromium")
__all__ = ["both_sets"]


def begun(mission: str, *squad: str) -> Any:
    """The first turn of a mission."""
    game = new_game(new_setup(mission, squad or ("chromium", "thorium"), seed=4))
    while game.pending is not None and game.pending.what != "activity":
        game.answer(game.pending.options[0])
    return game.state


def action(state: Any, name: str) -> Any:
    return next(one for one in state.box.mission.actions if one.id == name)


def test_what_would_end_the_mission_waits_until_everything_else_is_done():
    state = begun("cold_clones")
    asked, overload = orders(state.box), action(state, "overload")
    assert is_too_early(state, asked, overload)
    assert not is_too_early(state, asked, action(state, "wake_1"))
    assert overload not in open_tasks(state, asked)
    for name in ("clones_1", "clones_2", "clones_3"):
        state.count(name)
    assert is_too_early(state, asked, overload)  # there are no two NPCs yet
    state.round = asked.deadline - 1
    assert not is_too_early(state, asked, overload)


def test_a_task_that_is_done_in_several_steps_is_not_put_off():
    state = begun("dark_landing")
    assert not is_too_early(state, orders(state.box), action(state, "mount"))


def test_tokens_that_a_task_needs_are_fetched_first():
    state = begun("dark_landing")
    wish = aim(Situation(state, CHROMIUM))
    assert (wish.what, set(wish.hexes)) == ("fetch", {"5,-1", "0,7"})
    token = next(iter(state.tokens))
    state.tokens = {name: place for name, place in state.tokens.items() if name != token}
    state.change_agent(CHROMIUM, tokens=(token,))
    assert aim(Situation(state, CHROMIUM)).what == "task"


def test_drills_are_prey():
    state = begun("what_digs_below")
    assert {"drill-1", "drill-2", "drill-3", "drill-4"} <= set(prey_of(state))


def test_a_flier_knows_its_way_over_barriers():
    state = begun("recall")
    inner = ("14,0",)
    here = state.agents[CHROMIUM].hex
    assert here not in ways(state, inner)
    assert here in ways(state, inner, flies=True)


@pytest.mark.usefixtures("both_sets")
def test_a_tactic_is_opened_only_where_it_would_be_used():
    def worth(wounds: int) -> bool:
        hurt = {"hex": "4,2", "wounds": wounds}
        game = table(agents={"chromium": hurt, "npc_medic": fresh("npc_medic", "5,2")})
        return would_use(game.state, AgentId("npc_medic"))

    assert not worth(0)
    assert worth(4)
