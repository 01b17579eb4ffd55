"""What a computer does with SECURITY LOCKS and keys."""

import pytest

from tests.games.galaxy_defenders.play.test_powers import choice
from tests.games.galaxy_defenders.present.test_scene import badges, scene_of, sheet
from tests.games.galaxy_defenders.rules.expansions.npc_table import both_sets
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.content.missions import Count, Objective, SpecialAction

__all__ = ["both_sets"]
pytestmark = pytest.mark.usefixtures("both_sets")
FRONT, BACK = "12,0|13,0", "15,0|16,0"
"""The doors of the outpost."""
PLAN = {
    "actions": (
        SpecialAction(id="plan", name="Plan", costs=("action",), at=("14,0",), counts="p"),
    ),
    "objectives": (Objective(outcome="accomplished", when=(Count(counter="p"),), text="Done."),),
    "search": (),
}


def outpost(agent="12,1", **more):
    """The plan lies in the outpost, whose doors have locks."""
    more.setdefault("sealed", {FRONT: "red", BACK: "red"})
    return table(map="", agents={"chromium": agent}, mission=PLAN, **more)


def walked(game):
    """Play on by the computer's answers until the turn is over."""
    for _ in range(12):
        if game.asked not in ("activity", "hex") or game.state.counters.get("p"):
            break
        key = choice(game).key
        if key == "end":
            break
        game.choose(key)
    return game


def test_greedy_fetches_the_key_that_opens_the_way():
    game = walked(outpost("10,0", tokens={"key_red-1": "8,0", "key_blue-1": "10,1"}))
    assert game.agent("chromium").tokens == ("key_red-1",)


def test_greedy_opens_the_lock_on_its_way():
    game = walked(outpost({"hex": "12,1", "tokens": ["key_red-1"]}))
    assert set(game.state.sealed) == {BACK}
    assert game.state.counters["p"] == 1


def test_greedy_opens_no_lock_that_shuts_nothing_it_wants():
    agent = {"hex": "14,0", "tokens": ["key_red-1"], "wounds": 0}
    game = walked(outpost(agent))
    assert set(game.state.sealed) == {FRONT, BACK}


def test_the_board_shows_locks_and_keys():
    agent = {"hex": "12,1", "tokens": ["key_red-1"]}
    at = outpost(agent, sealed={FRONT: "red", BACK: "blue"}, tokens={"key_blue-1": "10,1"})
    scene = scene_of(at)
    states = {edge.id: (edge.state, edge.label) for edge in scene.edges}
    assert states[FRONT][0] == "lock_red"
    assert "red security lock" in states[FRONT][1]
    assert states[BACK][0] == "lock_blue"
    assert "token_key_blue" in [marker.kind for marker in scene.markers]
    assert "key" in badges(scene, "chromium")
    said = [line.text for line in sheet(scene_of(at, "de"), "chromium").lines]
    assert "trägt Rote Schlüsselkarte" in said
