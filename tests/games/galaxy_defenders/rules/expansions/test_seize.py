"""GX 7.3 SEIZE by agents and drones: whom, when, and where the victim is put down."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import field, rim, table
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import engaging, neighbours
from xenofront.games.galaxy_defenders.rules.state import AgentId, HexId

BOUND = {"hex": "4,3", "conditions": ["immobilized"]}
"""A victim beside 4,2."""


def walking(
    victim: Any = BOUND,
    *,
    points: int = 4,
    turn: Any = None,
    seizes: bool = True,
    **more: Any,
) -> Any:
    """Thorium moves from 4,2 and may seize; chromium is the victim."""
    agents = {"thorium": more.pop("hulk", "4,2"), "chromium": victim, **more.pop("others", {})}
    cards = {"agents.thorium": {"seize": seizes}, **more.pop("cards", {})}
    return table(
        agents=agents,
        cards=cards,
        turn={"agent": "thorium", **(turn or {})},
        active="thorium",
        open={"do": "Move", "agent": "thorium", "points": points, "last_free": "4,2"},
        **more,
    )


@pytest.mark.parametrize(
    "state",
    [{"conditions": ["immobilized"]}, {"conditions": ["paralyzed"]}, {"wounds": 6}],
)
def test_the_helpless_can_be_seized(state):
    """GX-7.3.a/immobilized GX-7.3.a/paralyzed GX-7.3.a/bleeding"""
    assert walking({"hex": "4,3", **state}).offers("seize") == ["seize chromium"]


def test_nobody_else_can_be_seized():
    """GX-7.3.a/other"""
    game = walking("4,3")
    assert game.offers("seize") == []
    assert game.refusal("seize chromium") == "GX-7.3.a"
    assert walking(seizes=False).refusal("seize chromium") == "GX-7.3.i"


def test_the_victim_comes_along_and_is_put_down_beside_the_unit():
    """GX-7.3.b GX-7.3.d GX-7.3.n GX-7.3.o/agent"""
    game = walking().choose("seize chromium", "5,2", "6,2", "stop")
    assert (game.asked, game.seat) == ("put_down", "thorium")
    assert sorted(game.options) == sorted(neighbours(game.state, HexId("6,2")))
    game.choose("7,2")
    assert game.agent("chromium").hex == "7,2"
    assert [e.agent for e in game.told("PutDown")] == ["chromium"]


def test_dragging_costs_no_movement_points_and_no_action():
    """GX-7.3.p"""
    game = walking(points=2).choose("seize chromium", "5,2", "6,2")
    assert game.asked == "put_down"
    assert game.state.turn.spent == ()


def test_no_evade_is_rolled_for_a_victim_beside_an_alien():
    """GX-7.3.c"""
    game = walking(aliens={"spine_critter-green-1": "4,4"})
    assert engaging(game.state, AgentId("chromium"))
    game.choose("seize chromium", "4,1", "4,0", "stop", "5,0")
    assert game.agent("chromium").hex == "5,0"
    assert not game.told("Evaded")


def test_with_all_hexes_around_taken_the_victim_comes_as_near_as_it_can():
    """GX-7.3.e/full"""
    there = neighbours(walking().state, HexId("7,2"))
    aliens = {f"spine_critter-green-{n}": place for n, place in enumerate(there) if place != "6,2"}
    others = {"mercury": "6,2"}
    game = walking(others=others, points=3, aliens=aliens)
    game.choose("seize chromium", "5,2", "6,2", "7,2")
    assert game.asked == "put_down"
    ring = {beyond for place in there for beyond in neighbours(game.state, place)}
    assert {*game.options} == ring - {*there, "7,2"}


def test_with_a_free_hex_around_the_victim_comes_there():
    """GX-7.3.e/free"""
    there = neighbours(walking().state, HexId("6,2"))
    aliens = {
        f"spine_critter-green-{n}": place
        for n, place in enumerate(there)
        if place not in ("5,2", "7,2")
    }
    game = walking(points=2, aliens=aliens).choose("seize chromium", "5,2", "6,2")
    assert sorted(game.options) == ["5,2", "7,2"]


def test_the_victim_is_let_go_when_the_movement_ends():
    """GX-7.3.f/while GX-7.3.f/ended"""
    game = walking().choose("seize chromium", "5,2")
    assert game.agent("chromium").seized_by == "thorium"
    game.choose("stop", "5,3")
    assert game.agent("chromium").seized_by == ""
    after = walking({"hex": "5,3", "conditions": ["immobilized"]}, hulk="5,2").choose("6,2")
    assert after.agent("chromium").hex == "5,3"


def test_who_does_not_fly_is_dragged_over_a_barrier_by_who_flies():
    """GX-7.3.g/barrier"""
    crater = field(sides=rim("6,3"))
    cards = {"agents.thorium": {"seize": True, "flying": True}}
    victim = {"hex": "4,3", "conditions": ["immobilized"]}
    game = walking(victim, map=crater, cards=cards)
    game.choose("seize chromium", "5,2", "6,2", "stop")
    assert game.state.box.board.area_of["6,2"] == "6,3"
    assert "6,1" in game.options  # beyond the rim
    game.choose("6,3")
    assert game.agent("chromium").hex == "6,3"


@pytest.mark.parametrize("steps", [(), ("5,2",)])
def test_seize_is_offered_before_and_in_the_middle_of_a_movement(steps):
    """GX-7.3.i/before GX-7.3.i/middle"""
    start = "4,2" if not steps else "3,3"
    game = walking(hulk=start)
    if steps:
        game.choose("4,2")
    assert game.offers("seize") == ["seize chromium"]
    game.choose("seize chromium")
    assert game.asked == "hex"
    assert game.state.turn.spent == ()


def test_after_the_movement_seize_is_not_offered():
    """GX-7.3.i/after"""
    game = table(
        agents={"thorium": "4,2", "chromium": BOUND}, cards={"agents.thorium": {"seize": True}}
    )
    assert game.offers("seize") == []
    game.choose("move", "5,2", "4,2")
    assert game.offers("seize") == ["seize chromium"]
    game.choose("stop")
    assert game.offers("seize") == []
    assert game.asked == "activity"


def test_seize_is_for_the_own_turn_only():
    """GX-7.3.i"""
    game = walking(turn={"agent": "chromium"})
    assert game.refusal("seize chromium") == "GX-7.3.i"


def two_bound() -> dict[str, Any]:
    return {"mercury": {"hex": "5,1", "conditions": ["immobilized"]}}


def test_a_second_seize_in_a_turn_is_refused():
    """GX-7.3.j/turn"""
    game = walking(others=two_bound()).choose("seize chromium", "5,2")
    assert game.offers("seize") == []
    assert game.refusal("seize mercury") == "GX-7.3.j"


def test_a_second_movement_brings_no_second_seize():
    """GX-7.3.j/second"""
    game = walking(others=two_bound(), turn={"seized": True})
    assert game.refusal("seize chromium") == "GX-7.3.j"


def test_in_the_next_turn_somebody_can_be_seized_again():
    """GX-7.3.j/next"""
    game = table(
        agents={"thorium": "4,2", "chromium": BOUND},
        cards={"agents.thorium": {"seize": True}},
        turn={"agent": "thorium", "seized": True},
    )
    game.choose("move")
    assert game.offers("seize") == ["seize chromium"]


def test_an_engaged_agent_does_not_move_off_with_anybody():
    """GX-7.3.l/engaged"""
    game = table(
        agents={"thorium": "4,2", "chromium": BOUND},
        aliens={"spine_critter-green-1": "3,2"},
        cards={"agents.thorium": {"seize": True}},
    )
    assert game.refusal("move") == "GD-7.5.4.e"


def test_a_bleeding_agent_drags_no_farther_than_one_hex():
    """GX-7.3.l/bleeding"""
    game = table(
        agents={"thorium": {"hex": "4,2", "wounds": 5}, "chromium": BOUND},
        cards={"agents.thorium": {"seize": True}},
    )
    game.choose("move", "seize chromium", "5,2")
    assert game.asked == "put_down"


def test_the_way_of_who_drags_crosses_nothing_that_is_blocked():
    """GX-7.3.l/blocked GX-7.3.v/side"""
    shut = field(sides={"5,2|6,2": "wall", "5,2|6,1": "wall", "5,2|5,3": "wall"})
    game = walking(map=shut, others={"mercury": "5,1"})
    game.choose("seize chromium", "5,2")
    assert {"6,2", "6,1", "5,3"}.isdisjoint(game.options)
    game.choose("stop")
    assert game.asked == "put_down"
    assert {*game.options} == {"4,2", "4,3"}


def test_only_who_is_adjacent_can_be_seized():
    """GX-7.3.m"""
    game = walking({"hex": "4,4", "conditions": ["immobilized"]})
    assert game.offers("seize") == []
    assert game.refusal("seize chromium") == "GX-7.3.m"


def test_a_victim_that_is_put_down_beside_an_alien_is_engaged():
    """GX-7.3.q"""
    game = walking(aliens={"spine_critter-green-1": "8,2"})
    game.choose("seize chromium", "5,2", "6,2", "stop", "7,2")
    assert engaging(game.state, AgentId("chromium")) == ("spine_critter-green-1",)


def test_a_drone_that_drags_its_owner_can_get_it_engaged():
    """GX-7.3.q"""
    game = drone_walks(aliens={"spine_critter-green-1": "8,2"})
    game.choose("seize chromium", "5,2", "6,2", "stop", "7,2")
    assert engaging(game.state, AgentId("chromium")) == ("spine_critter-green-1",)


def drone_walks(**more: Any) -> Any:
    """A drone that may seize is activated by chromium, who is immobilized beside it."""
    return table(
        agents={
            "chromium": {"hex": "4,3", "conditions": ["immobilized"]},
            "mercury": {"hex": "5,1", "conditions": ["immobilized"]},
            "dr_gd209": {"hex": "4,2", "owner": "chromium"},
        },
        cards={"drones.dr_gd209": {"seize": True, "move": 4}},
        turn={"agent": "chromium", "held_by": []},
        active="chromium",
        open={"do": "ActivateDrone", "owner": "chromium", "drone": "dr_gd209"},
        **more,
    )


def test_a_drone_seizes_in_its_own_movement_and_once():
    """GX-7.3.r/movement GX-7.3.r/once"""
    game = drone_walks()
    assert sorted(game.offers("seize")) == ["seize chromium", "seize mercury"]
    game.choose("seize mercury", "5,2")
    assert game.offers("seize") == []
    assert game.refusal("seize chromium") == "GX-7.3.j"
    game.choose("stop")
    assert (game.asked, game.seat) == ("put_down", "chromium")
    assert game.state.turn.seized is False


def test_agents_seize_no_drones_and_no_npcs():
    """GX-7.3.s/agent"""
    drone = {"hex": "4,1", "owner": "chromium", "conditions": ["immobilized"]}
    game = walking(others={"dr_gd209": drone})
    assert game.offers("seize") == ["seize chromium"]
    assert game.refusal("seize dr_gd209") == "GX-7.3.s"


def test_the_hex_behind_a_barrier_is_adjacent_for_the_victim():
    """GX-7.3.v/barrier"""
    game = walking(map=field(sides={"5,2|6,2": "barrier"}))
    game.choose("seize chromium", "5,2")
    assert "6,2" not in game.options
    game.choose("stop")
    assert "6,2" in game.options


def test_a_pilot_is_seized_with_the_suit(both_sets):
    """GX-7.3.t/suit"""
    suit = {"sheet": "suit_mark_1", "batteries": 4, "shield": 2}
    game = walking({**BOUND, "suit": suit}).choose("seize chromium", "5,2", "stop", "6,2")
    assert game.agent("chromium").hex == "6,2"
    assert game.agent("chromium").suit is not None


def test_the_unit_passes_the_former_hex_of_the_victim():
    """GX-7.3.w/pass"""
    game = walking().choose("seize chromium", "4,3", "4,4", "stop", "4,5")
    assert not game.told("SteppedBack")
    assert game.agent("thorium").hex == "4,4"


def test_the_unit_may_end_in_the_former_hex_of_the_victim():
    """GX-7.3.w/end"""
    game = walking().choose("seize chromium", "4,3")
    assert "stop" in game.options
    game.choose("stop", "4,2")
    assert game.agent("thorium").hex == "4,3"
    assert game.agent("chromium").hex == "4,2"
