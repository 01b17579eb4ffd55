"""GX 10.1, 10.2, 10.4.1 NPCs act: rows, slots in the turn, and conditions."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.expansions.npc_table import (
    FAR,
    A,
    B,
    acting,
    ally,
    rows_of,
)
from tests.games.galaxy_defenders.rules.table import field, rim, table
from xenofront.games.galaxy_defenders.content.effects import Run
from xenofront.games.galaxy_defenders.content.missions import SpecialAction
from xenofront.games.galaxy_defenders.rules.expansions.npcs import orders
from xenofront.games.galaxy_defenders.rules.state import AgentId

pytestmark = pytest.mark.usefixtures("both_sets")


def row(game: Any, npc: str = "npc_assault") -> str:
    """The row an NPC would follow now."""
    decided = orders.decision(game.state, AgentId(npc))
    if decided is None:
        return "none"
    return str(game.state.box.npcs[npc].rows[decided[0]].at)


def ways(game: Any, npc: str = "npc_assault") -> list[tuple[str, str]]:
    decided = orders.decision(game.state, AgentId(npc))
    return [(str(way.target), str(way.end)) for way in decided[1]] if decided else []


def standing(card: str = "npc_assault", *, npc: Any = None, agents: Any = None, **more: Any) -> Any:
    """An NPC on the table, whose activation has not begun."""
    figures = {"chromium": FAR, **(agents or {}), card: npc or ally()}
    return table(agents=figures, **more)


# -- which row -----------------------------------------------------------------------------------


def test_the_rows_are_tested_from_distance_0_upward_and_the_first_that_fits_is_used():
    """GX-10.1.a/order GX-10.1.a/first GX-10.1.c/seen"""
    game = standing(aliens={A: "5,2", B: "2,8"})
    assert row(game) == "0"
    assert ways(game) == [(A, "4,2")]
    assert row(standing(aliens={B: "2,8"})) == "2"


def test_distances_are_measured_to_aliens():
    """GX-10.1.b"""
    game = standing(agents={"chromium": "5,2"}, aliens={B: "2,8"})
    assert row(game) == "2"
    assert row(standing(agents={"chromium": "5,2"}, aliens={B: "10,5"})) == "plus"


def test_an_alien_out_of_sight_does_not_make_a_row_fit():
    """GX-10.1.c/hidden GX-10.1.c/seen"""
    walled = field(sides=rim("6,3", "wall"))
    game = standing("npc_blade", map=walled, aliens={A: "6,3", B: "2,8"})
    assert row(game, "npc_blade") == "2"
    assert row(standing("npc_blade", aliens={A: "6,3", B: "2,8"}), "npc_blade") == "1"


def test_a_row_with_a_movement_needs_a_path_and_one_without_needs_none():
    """GX-10.1.d/move GX-10.1.d/attack GX-10.2.1.n"""
    fenced = field(sides=rim("6,3"))
    assert row(standing("npc_blade", map=fenced, aliens={A: "6,3"}), "npc_blade") == "plus"
    assert row(standing(map=fenced, aliens={A: "6,3"})) == "2"


def door(centre: str) -> str:
    """Walls around an area, with a door at its far side."""
    walls = rim(centre, "wall")
    q, r = map(int, centre.split(","))
    inside, beyond = f"{q + 1},{r}", f"{q + 2},{r}"
    sides = {key: kind for key, kind in walls.items() if {*key.split("|")} != {inside, beyond}}
    return field(sides={**sides, f"{inside}|{beyond}": "door"})


def test_the_plus_row_needs_a_path_but_no_sight():
    """GX-10.1.e/path GX-10.1.e/sight GX-10.2.1.h/door"""
    game = standing(map=door("8,4"), aliens={A: "8,4"})
    assert row(game) == "plus"
    assert {target for target, _ in ways(game)} == {A}
    game = standing(map=field(sides=rim("8,4", "wall")), aliens={A: "8,4"})
    assert row(game) == "plus"
    assert {target for target, _ in ways(game)} == {"chromium"}


def test_the_player_of_the_npc_chooses_among_equal_targets():
    """GX-10.1.f/target GX-10.2.2.b GX-6.2.1.2.a"""
    game = acting(agents={"thorium": "7,9"}, aliens={A: "6,3", B: "2,1"}, alpha="thorium")
    assert (game.asked, game.seat) == ("npc_way", "chromium")
    assert game.options == (f"{A} at 4,2", f"{B} at 4,2")
    game.choose(f"{B} at 4,2")
    assert game.told("AttackDeclared")[0].target == B


def test_the_player_of_the_npc_chooses_among_equal_ways():
    """GX-10.1.f/way GX-10.2.1.e"""
    game = acting(aliens={A: "10,5"})
    assert (game.asked, game.seat) == ("npc_way", "chromium")
    assert len(game.options) == 7
    assert game.options[0] == f"{A} via 4,2 at 6,3"
    game.choose(f"{A} via 4,2 at 7,2")
    assert game.agent("npc_assault").hex == "7,2"


def test_without_a_row_that_fits_the_npc_neither_moves_nor_attacks():
    """GX-10.2.1.o/move GX-10.2.1.o/attack"""
    free = acting(aliens={A: "8,4"})
    assert free.told("AttackDeclared")
    walled = field(sides=rim("4,2", "wall"))
    game = acting(map=walled, aliens={A: "8,4"})
    assert game.is_over
    assert game.told("NpcIdle")
    assert not game.told("AttackDeclared")
    assert game.agent("npc_assault").hex == "4,2"


def test_if_a_row_cannot_be_applied_the_next_one_is_used():
    """GX-10.2.1.n"""
    around = {f"s{n}": place for n, place in enumerate(("5,3", "6,2", "7,2", "7,3", "6,4", "5,4"))}
    game = standing("npc_blade", aliens={A: "6,3", B: "2,8"}, signals=around)
    assert row(game, "npc_blade") == "2"


# -- in the turn -----------------------------------------------------------------------------------


def turn(*, npcs: Any = None, **more: Any) -> Any:
    """Chromium's turn, with NPCs that can do nothing."""
    there = npcs or {"npc_assault": ally("3,8")}
    team = more.pop("team", {"chromium": {"hex": "4,2", **more.pop("agent", {})}})
    return table(map=field(sides=rim("2,8", "wall")), agents={**team, **there}, **more)


def acts(game: Any) -> list[str]:
    return [event.unit for event in game.told("NpcIdle") + game.told("NpcDecided")]


def test_an_npc_is_activated_before_the_first_activity():
    """GX-10.2.b/before GX-10.2.c/before"""
    game = turn()
    assert game.offers("npc") == ["npc npc_assault"]
    game.choose("npc npc_assault")
    assert acts(game) == ["npc_assault"]
    assert not game.offers("npc")
    game.choose("end")
    assert acts(game) == ["npc_assault"]


def test_an_npc_that_was_not_is_activated_after_the_last_activity():
    """GX-10.2.a GX-10.2.b/after GX-10.2.b/middle GX-10.2.d/activities"""
    game = turn().choose("redeploy 5,2")
    assert not game.offers("npc")
    assert game.refusal("npc npc_assault") == "GX-10.2.b"
    assert acts(game) == []
    game.choose("end")
    assert acts(game) == ["npc_assault"]


def test_each_npc_has_a_slot_of_its_own():
    """GX-10.2.c/before GX-10.2.c/after"""
    two = {"npc_assault": ally("3,8"), "npc_blade": ally("2,8")}
    game = turn(npcs=two)
    game.choose("npc npc_blade")
    assert acts(game)[:1] == ["npc_blade"]
    game.choose("redeploy 5,2", "end")
    assert acts(game)[-1] == "npc_assault"


def test_of_several_that_are_left_the_player_names_the_first():
    """GX-10.2.c/after"""
    two = {"npc_assault": ally("3,8"), "npc_hackbar": ally("2,8")}
    game = turn(npcs=two).choose("end")
    assert (game.asked, game.options) == ("npc", ("npc_assault", "npc_hackbar"))
    game.choose("npc_hackbar")
    assert acts(game) == ["npc_hackbar", "npc_assault"]


def free_action() -> SpecialAction:
    return SpecialAction(id="shout", name="Shout", costs=(), counts="shouts")


def test_free_actions_count_as_activities():
    """GX-10.2.d/free GX-10.2.e"""
    game = turn(mission={"actions": (free_action(),)}, npcs={"npc_assault": ally("3,8")})
    assert game.offers("npc")
    game.choose("special shout")
    assert game.state.turn.spent == ()
    assert game.refusal("npc npc_assault") == "GX-10.2.b"
    game.choose("end")
    assert acts(game) == ["npc_assault"]


COMMANDER = {
    "powers.sk_alien": {
        "timing": "standard",
        "moment": "turn",
        "modifiers": (),
        "effects": (Run(procedure="commander"),),
    }
}


def test_a_power_that_says_so_activates_one_in_between_once_more():
    """GX-10.2.d/stated GX-10.2.h"""
    game = turn(
        npcs={"npc_assault": ally("3,8")},
        agent={"powers": ("guard", "sk_alien")},
        cards=COMMANDER,
    )
    game.choose("npc npc_assault", "move", "5,2", "stop", "use sk_alien")
    assert acts(game) == ["npc_assault", "npc_assault"]
    game.choose("end")
    assert acts(game) == ["npc_assault", "npc_assault"]


def test_the_npcs_of_a_paralysed_agent_act():
    """GX-10.2.f"""
    game = turn(npcs={"npc_assault": ally("3,8")}, agent={"conditions": ("paralyzed",)})
    assert game.told("TurnSkipped")
    assert acts(game) == ["npc_assault"]


def test_an_npc_that_comes_in_the_middle_acts_after_the_activities():
    """GX-10.2.g"""
    game = table(
        agents={"chromium": "4,2"},
        signals={"s1": "9,9"},
        decks={"signals": ["NPC"], "npc": ["npc_assault"]},
    )
    game.choose("move", "5,2").dice("NPC", "npc_assault")
    assert game.agent("npc_assault").hex == "9,9"
    while game.asked in ("hex", "facing"):
        game.choose("stop")
    assert not game.offers("npc")
    assert game.refusal("npc npc_assault") == "GX-10.2.b"
    game.choose("end")
    assert game.asked == "npc_way"


def test_an_npc_that_has_acted_does_not_act_for_another_player():
    """GX-10.2.h"""
    game = turn(
        team={"thorium": "4,2"},
        npcs={"npc_assault": ally("3,8", owner="thorium", acted=True)},
    )
    assert game.refusal("npc npc_assault") == "GX-10.2.h"
    game.choose("end")
    assert acts(game) == []


def test_only_its_player_gives_orders_to_an_npc():
    """GX-6.2.1.2.a"""
    game = turn(team={"thorium": "4,2", "chromium": "5,2"}, npcs={"npc_assault": ally("3,8")})
    assert game.refusal("npc npc_assault") == "GX-6.2.1.2.a"
    game.choose("end")
    assert acts(game) == []


def refreshed(**fields: Any) -> Any:
    game = standing(npc=ally(**fields), open={"do": "RefreshPhase"})
    return game.agent("npc_assault")


def test_after_the_refresh_phase_it_acts_again():
    """GX-10.2.a"""
    assert not refreshed(acted=True).acted


# -- conditions ------------------------------------------------------------------------------------


def test_an_immobilized_npc_uses_only_rows_without_a_movement():
    """GX-10.4.1.c GX-10.4.1.a/immobilized"""
    free = standing("npc_shield", aliens={A: "6,3", B: "2,8"}, cards=rows_of("npc_shield"))
    assert row(free, "npc_shield") == "1"
    held = ally(conditions=("immobilized",))
    game = standing(
        "npc_shield", npc=held, aliens={A: "6,3", B: "2,8"}, cards=rows_of("npc_shield")
    )
    assert row(game, "npc_shield") == "2"


def test_an_immobilized_npc_does_not_move_until_the_refresh_phase():
    """GX-10.4.1.d/while GX-10.4.1.d/ended GX-10.4.1.f/immobilized"""
    game = acting(npc=ally(conditions=("immobilized",)), aliens={A: "10,5"})
    assert game.is_over
    assert game.agent("npc_assault").hex == "4,2"
    assert refreshed(conditions=("immobilized",)).conditions == ()


def test_an_immobilized_npc_ignores_a_movement_after_its_attack():
    """GX-10.4.1.d/while"""
    held = ally(conditions=("immobilized",))
    game = acting("npc_medic", npc=held, aliens={A: "5,2"}).dice("JAM", "JAM")
    assert game.told("AttackDeclared")
    assert game.is_over
    assert game.agent("npc_medic").hex == "4,2"
    free = acting("npc_medic", aliens={A: "5,2"}).dice("JAM", "JAM")
    assert free.asked == "npc_way"


def test_a_paralysed_npc_skips_its_activation():
    """GX-10.4.1.e/while GX-10.4.1.e/ended GX-10.4.1.f/paralyzed GX-10.4.1.a/paralyzed"""
    game = acting(npc=ally(conditions=("paralyzed",)), aliens={A: "6,3"})
    assert game.told("NpcSkipped")
    assert game.is_over
    assert refreshed(conditions=("paralyzed",)).conditions == ()
