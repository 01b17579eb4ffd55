"""GX 10.2.1 How NPCs move."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.expansions.npc_table import FAR, A, B, C, acting, ally
from tests.games.galaxy_defenders.rules.table import field, rim, table
from xenofront.games.galaxy_defenders.content.catalogue import NpcRow
from xenofront.games.galaxy_defenders.content.effects import MoveAway
from xenofront.games.galaxy_defenders.content.npc_effects import MoveOn
from xenofront.games.galaxy_defenders.rules.expansions.npcs import orders
from xenofront.games.galaxy_defenders.rules.state import AgentId

pytestmark = pytest.mark.usefixtures("both_sets")
AROUND_63 = ("7,3", "7,2", "6,2", "5,3", "5,4", "6,4")


def ends(
    card: str = "npc_assault", *, npc: Any = None, agents: Any = None, **more: Any
) -> dict[str, str]:
    """Where an NPC may end now, and on whom it acts."""
    figures = {"chromium": FAR, **(agents or {}), card: npc or ally()}
    game = table(agents=figures, **more)
    decided = orders.decision(game.state, AgentId(card))
    return {str(way.end): str(way.target) for way in decided[1]} if decided else {}


def plus(*effects: Any, card: str = "npc_assault") -> dict[str, Any]:
    """A card with one row."""
    return {f"npcs.{card}": {"rows": (NpcRow(at="plus", do=effects),)}}


def walls(centre: str, kind: str, opening: tuple[str, str], sort: str) -> str:
    """An area with a rim, in which one side is something else."""
    sides = {k: v for k, v in rim(centre, kind).items() if {*k.split("|")} != {*opening}}
    return field(sides={**sides, f"{opening[0]}|{opening[1]}": sort})


SEALED = plus(MoveOn(list=("alien",), areas=2))


@pytest.mark.parametrize(("sort", "open_"), [("door", True), ("window", True), ("wall", False)])
def test_doors_and_windows_are_passages_and_walls_are_not(sort, open_):
    """GX-10.2.1.a GX-10.2.1.h/door GX-10.2.1.h/window"""
    there = walls("6,3", "wall", ("5,3", "4,3"), sort)
    assert bool(ends(map=there, aliens={A: "6,3"}, cards=SEALED)) == open_


def test_a_locked_door_is_no_passage():
    """GX-10.2.1.h/locked"""
    there = walls("6,3", "wall", ("5,3", "4,3"), "door")
    assert not ends(map=there, aliens={A: "6,3"}, cards=SEALED, locks=("4,3|5,3",))


def test_only_flying_npcs_cross_barriers():
    """GX-10.2.1.b"""
    fenced = field(sides=rim("6,3"))
    assert not ends(map=fenced, aliens={A: "6,3"}, cards=SEALED)
    flier = plus(MoveOn(list=("alien",), areas=2), card="npc_rebel")
    assert ends("npc_rebel", map=fenced, aliens={A: "6,3"}, cards=flier)


def test_two_npcs_do_not_end_in_one_hex():
    """GX-10.2.1.c/two GX-10.2.1.c/centre GX-10.2.1.j"""
    other = {"npc_blade": ally("6,3")}
    found = ends(agents=other, aliens={A: "10,5"})
    assert {*found} == {*AROUND_63}
    assert "6,3" in ends(aliens={A: "10,5"})


def test_an_npc_goes_to_the_centre_or_any_other_hex_of_the_area():
    """GX-10.2.1.d/centre GX-10.2.1.e"""
    found = ends(aliens={A: "10,5"})
    assert next(iter(found)) == "6,3"
    assert {*found} == {"6,3", *AROUND_63}


def test_if_the_centre_is_taken_its_player_chooses_the_hex():
    """GX-10.2.1.d/chosen GX-10.2.1.j"""
    game = acting(aliens={A: "10,5"}, signals={"s1": "6,3"})
    assert (game.asked, game.seat) == ("npc_way", "chromium")
    assert len(game.options) == 6
    game.choose(f"{A} via 4,2 at 7,2")
    assert game.agent("npc_assault").hex == "7,2"


def test_beside_aliens_it_touches_as_many_as_possible():
    """GX-10.2.1.f/most"""
    found = ends("npc_blade", aliens={A: "6,3", B: "8,2"})
    assert found == {"7,2": A, "7,3": A}


def test_beside_several_it_keeps_to_its_target():
    """GX-10.2.1.f/target"""
    cards = plus(MoveOn(list=("alien",), areas=1))
    found = ends(aliens={A: "8,2", B: "6,5", C: "7,4"}, npc=ally("5,2"), cards=cards)
    assert {*found.values()} == {A}
    assert "7,3" in found
    assert "6,4" not in found


def test_npcs_leave_melee_without_a_test():
    """GX-10.2.1.g GX-AMB.c"""
    game = acting(aliens={A: "5,2"}, cards=plus(MoveAway()))
    assert game.asked == "npc_way"
    game.choose(game.options[0])
    assert game.told("NpcMoved")
    assert not game.told("Evaded")
    assert game.agent("npc_assault").hex == game.told("NpcMoved")[0].end != "4,2"


@pytest.mark.parametrize("blocker", ["npc", "agent", "alien"])
def test_npcs_pass_through_everybody(blocker):
    """GX-10.2.1.i/npc GX-10.2.1.i/agent GX-10.2.1.i/alien"""
    gate = walls("4,2", "wall", ("5,2", "6,2"), "door")
    agents = {"npc": {"npc_blade": ally("5,2")}, "agent": {"thorium": "5,2"}}.get(blocker, {})
    aliens = {B: "10,5", **({A: "5,2"} if blocker == "alien" else {})}
    cards = plus(MoveOn(list=("teleport",), areas=1))
    found = ends(map=gate, agents=agents, aliens=aliens, cards=cards, teleports={"HIT": "8,4"})
    assert "6,3" in found


def test_an_npc_that_is_where_it_is_sent_stays():
    """GX-10.2.1.k"""
    cards = plus(MoveOn(list=("teleport",), areas=1))
    assert [*ends(cards=cards, teleports={"HIT": "4,2", "BOLT": "6,3"})] == ["4,2"]
    assert "6,3" in ends(cards=cards, teleports={"BOLT": "6,3"})


def test_back_is_where_it_came_from():
    """GX-10.2.1.l/back"""
    came = ally(came_from="2,1")
    found = ends(npc=came, aliens={A: "1,4"}, cards=plus(MoveAway()))
    assert found
    assert {*found} <= {"2,1", "3,1", "3,0", "2,0", "1,1", "1,2", "2,2"}


def test_what_it_came_from_is_noted_when_it_moves():
    """GX-10.2.1.l/back"""
    game = acting(aliens={A: "10,5"}).choose(f"{A} via 4,2 at 6,3")
    assert game.agent("npc_assault").came_from == "4,2"


def test_without_an_earlier_place_it_moves_away_from_the_closest_alien():
    """GX-10.2.1.l/never"""
    found = ends(aliens={A: "6,3"}, cards=plus(MoveAway()))
    assert found
    assert not {*found} & {"6,3", *AROUND_63, "4,2"}


def test_if_it_cannot_go_back_its_player_chooses_among_the_ways_away():
    """GX-10.2.1.r/blocked GX-10.2.1.r/chosen"""
    blocked = field(sides=rim("1,4", "wall"))
    game = acting(
        map=blocked,
        npc=ally(came_from="1,4"),
        aliens={A: "6,3"},
        cards=plus(MoveAway()),
    )
    assert (game.asked, game.seat) == ("npc_way", "chromium")
    areas = {game.state.box.board.area_of[game.read(key).end] for key in game.options}  # type: ignore[attr-defined]
    assert "1,4" not in areas
    assert len(areas) > 1


def test_move_adjacent_ends_inside_the_area_of_the_target():
    """GX-10.2.1.m"""
    found = ends("npc_blade", aliens={A: "7,2"})
    assert {*found} <= {"6,3", *AROUND_63}
    assert ends("npc_blade", aliens={A: "7,2"}).keys() >= {"6,3"}


def test_if_no_hex_inside_is_free_it_ends_beside_the_target_from_another_area():
    """GX-10.2.1.s"""
    inside = ("6,3", "6,2", "7,3")
    full = {f"s{n}": place for n, place in enumerate(inside)}
    found = ends("npc_blade", aliens={A: "7,2"}, signals=full)
    assert found
    assert not {*found} & {"6,3", *AROUND_63}


LIST = plus(MoveOn(list=("alien", "teleport", "agent"), areas=1))


def test_the_first_goal_of_the_list_that_can_be_reached_is_used():
    """GX-10.2.1.p/first GX-10.2.1.q"""
    near = {"thorium": "2,1"}
    found = ends(agents=near, aliens={A: "10,5"}, cards=LIST, teleports={"HIT": "1,4"})
    assert {*found.values()} == {A}


def test_if_it_cannot_be_reached_the_next_one_is():
    """GX-10.2.1.p/next"""
    walled = field(sides=rim("8,4", "wall"))
    found = ends(map=walled, aliens={A: "8,4"}, cards=LIST, teleports={"HIT": "6,3"})
    assert [*found] == ["6,3"]
    assert {*ends(map=walled, aliens={A: "8,4"}, cards=LIST).values()} == {"chromium"}


def test_agents_pass_npcs_and_do_not_end_in_their_hexes():
    """GX-AMB.b/pass GX-AMB.b/end"""
    game = table(agents={"chromium": "4,2", "npc_assault": ally("5,2")})
    game.choose("move", "5,2")
    assert "stop" not in game.options
    game.choose("6,2")
    assert "stop" in game.options
