"""GD 5 The map as a game sees it."""

from typing import Any

from tests.games.galaxy_defenders.rules.table import field, table
from xenofront.games.galaxy_defenders.rules.ch5_terrain import map as questions
from xenofront.games.galaxy_defenders.rules.state import AgentId

terrain: Any = questions


def state(agents="4,2", **more):
    agents = {"chromium": agents} if isinstance(agents, str) else agents
    return table(agents=agents, **more).state


def test_a_locked_door_shuts_and_an_unlocked_one_opens():
    """GD-5.1.k, GD-5.1.l, GD-5.1.m"""
    door = field(sides={"4,2|5,2": "door"})
    locked = state(map=door, locks=["4,2|5,2"])
    assert not terrain.sees(locked, "4,2", "5,2")
    assert not terrain.is_adjacent(locked, "4,2", "5,2")
    free = state(map=door)
    assert terrain.sees(free, "4,2", "6,2")
    assert terrain.is_adjacent(free, "4,2", "5,2")


def test_a_blocked_window_shuts_too():
    """GD-5.1.o, GD-5.1.p"""
    window = field(sides={"4,2|5,2": "window"})
    assert not terrain.sees(state(map=window, bars=["4,2|5,2"]), "4,2", "6,2")
    assert terrain.sees(state(map=window), "4,2", "6,2")


def test_distances_are_those_of_the_pictures():
    """GD-5.h, GD-5.i, GD-5.j, GD-5.k"""
    here = state()
    assert terrain.distance(here, "5,2", "6,2") == 0
    assert terrain.distance(here, "5,2", "3,2") == 1
    assert terrain.distance(here, "4,2", "6,3") == 1
    assert terrain.distance(here, "4,2", "8,4") == 2


def test_a_hex_holds_one_figure_or_signal():
    """GD-5.b, GD-8.5.1.b"""
    taken = terrain.occupied(
        state(
            {"chromium": "4,2", "thorium": {"hex": "6,3", "alive": False}},
            aliens={"aracnos-green-1": "8,4"},
            signals={"s1": "10,5"},
        )
    )
    assert taken == {"4,2", "8,4", "10,5"}


def test_human_view_is_the_front_half():
    """GD-5.2.1.b, GD-5.2.1.c"""
    here = state({"chromium": {"hex": "6,3", "facing": "E"}}, options={"human_view": True})
    chromium = AgentId("chromium")
    assert terrain.faces_toward(here, chromium, "8,3")
    assert terrain.faces_toward(here, chromium, "6,3")
    assert not terrain.faces_toward(here, chromium, "4,3")
    assert terrain.faces_toward(here, chromium, "7,1")
    free = state({"chromium": {"hex": "6,3", "facing": "E"}})
    assert terrain.faces_toward(free, chromium, "4,3")


def test_figures_do_not_stand_in_the_way_of_sight():
    """GD-5.2.d, GD-FAQ.u, GD-FAQ.v"""
    crowded = state(
        {"chromium": "4,2", "thorium": "5,2"},
        aliens={"aracnos-green-1": "6,2"},
        signals={"s1": "7,2"},
        teleports={"HIT": "8,2"},
    )
    assert terrain.sees(crowded, "4,2", "9,2")


def test_aliens_across_a_wall_are_not_next_door():
    """GD-7.5.4.d, GD-5.1.d"""
    wall = field(sides={"4,2|5,2": "wall"})
    here = state(map=wall, aliens={"aracnos-green-1": "5,2", "aracnos-blue-2": "3,2"})
    assert terrain.adjacent_aliens(here, AgentId("chromium")) == ("aracnos-blue-2",)


def test_what_was_found_out_in_one_game_does_not_hold_in_another():
    figures: dict[str, Any] = {"agents": {"chromium": "4,2"}, "aliens": {"aracnos-green-1": "5,2"}}
    shot = "attack w_eagle aracnos-green-1"
    walled = table(map=field(sides={"4,2|5,2": "wall"}), **figures)
    assert walled.refusal(shot) == "GD-5.2.e"
    assert table(**figures).refusal(shot) is None
    facing: dict[str, Any] = {
        "agents": {"chromium": {"hex": "4,2", "facing": "W"}},
        "aliens": figures["aliens"],
    }
    assert table(options={"human_view": True}, **facing).refusal(shot) == "GD-5.2.1.b"
    assert table(**facing).refusal(shot) is None
