"""GX 11.8 Aliens with a base of two hexes."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, ground, rim, table
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    aliens_in,
    apart,
    engaging,
    is_engaged,
    occupied,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.push import PushHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.struck import struck_in_area
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import aliens_in_view
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import matches
from xenofront.games.galaxy_defenders.rules.pieces import pieces
from xenofront.games.galaxy_defenders.rules.script import ScriptError, describe
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId
from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.grid import HexId

BEAST, BETA = "spine_critter-green-1", "xeno_beta-green-1"
GREEN = "spine_critter-green"
"""Its rows: at 0 it attacks; at 1 and 2 it moves next to the closest agent, beyond toward it."""
WIDE: dict[str, dict[str, Any]] = {f"aliens.{GREEN}": {"hexes": 2}}
FLYING: dict[str, dict[str, Any]] = {f"aliens.{GREEN}": {"hexes": 2, "flying": True}}


def lair(agents, base, cards=None, **more):
    """A table with a two-hex beast on it; the base is its leading hex and the other."""
    lead, rear = base.split(" ")
    aliens = {BEAST: {"hex": lead, "rear": rear}, **more.pop("aliens", {})}
    squad = {"chromium": agents} if isinstance(agents, str) else agents
    return table(agents=squad, aliens=aliens, cards=cards or WIDE, **more)


def bases(game):
    """How the beast may lie at the end of its movement."""
    return {tuple(way.split(" at ")[1].split(" and ")) for way in game.ways(BEAST)}


def area(game, place):
    return game.state.box.board.area_of[place]


def filled(*places):
    return {f"{BETA[:-1]}{number}": place for number, place in enumerate(places, 2)}


# -- where it is -----------------------------------------------------------------------------------


def test_both_hexes_are_taken():
    """GX-11.8.a/first, GX-11.8.a/second"""
    game = lair("4,2", "6,2 7,2")
    assert {"6,2", "7,2"} <= occupied(game.state)
    assert pieces(game.state)[BEAST].hexes == ("6,2", "7,2")
    game.choose("move", "5,2")
    assert game.refusal("6,2") == "GD-7.2.d"
    game.choose("6,1")
    assert game.refusal("7,1") is None
    assert game.refusal("6,2") == "GD-7.2.d"


def test_a_position_needs_two_joined_hexes_for_it():
    """GX-11.8.a/second, GX-11.8.m/wall"""
    with pytest.raises(ScriptError):
        table(agents={"chromium": "4,2"}, aliens={BEAST: "6,2"}, cards=WIDE)
    with pytest.raises(ScriptError):
        lair("4,2", "6,2 8,2")
    with pytest.raises(ScriptError):
        lair("4,2", "6,2 7,2", map=field(sides={"6,2|7,2": "wall"}))
    with pytest.raises(ScriptError):
        lair("7,2", "6,2 7,2")
    with pytest.raises(ScriptError):
        table(agents={"chromium": "4,2"}, aliens={BEAST: {"hex": "6,2", "rear": "7,2"}})


def test_a_position_is_written_as_it_stands():
    """GX-11.8.a/second"""
    state = lair("4,2", "6,2 7,2").state
    row = describe(state)["aliens"][BEAST]
    assert (row["hex"], row["rear"]) == ("6,2", "7,2")


def test_it_is_as_far_as_the_nearer_hex():
    """GX-11.8.b"""
    assert lair("4,2", "6,2 5,2").row(BEAST) == "0"
    assert lair("4,2", "5,2 6,2").row(BEAST) == "0"
    assert lair("4,2", "6,2 7,2").row(BEAST) == "1"
    state = lair("4,2", "6,2 5,2", aliens={BETA: "4,3"}).state
    assert apart(state, state.aliens[BETA], state.aliens[BEAST]) == 0


def test_it_goes_for_the_agent_that_is_closest_to_either_hex():
    """GX-11.8.b"""
    squad = {"chromium": "3,5", "thorium": "9,1"}
    game = lair(squad, "6,3 7,3")
    assert {way.split(" ")[0] for way in game.ways(BEAST)} == {"thorium"}


# -- what it sees ----------------------------------------------------------------------------------

NOOK = field(sides={f"6,3|{place}": "wall" for place in ("7,3", "7,2", "6,2", "5,3", "5,4")})
"""The hex 6,3 is open to the south-east alone, so 4,4 does not see it."""


def test_it_sees_with_either_hex():
    """GX-11.8.c/one, GX-11.8.c/none"""
    hidden = table(map=NOOK, agents={"chromium": "4,4"}, aliens={BEAST: "6,3"})
    assert hidden.row(BEAST) == "plus"
    assert lair("4,4", "6,3 6,4", map=NOOK).row(BEAST) == "1"
    assert lair("4,4", "6,4 6,3", map=NOOK).row(BEAST) == "1"


def test_it_is_attacked_where_one_hex_is_seen():
    """GX-11.8.d/one, GX-11.8.d/none"""
    shot = f"attack w_rifle {BEAST}"
    hidden = table(map=NOOK, agents={"chromium": "4,4"}, aliens={BEAST: "6,3"})
    assert hidden.refusal(shot) == "GD-5.2.e"
    assert shot in lair("4,4", "6,3 6,4", map=NOOK).options
    assert shot in lair("4,4", "6,4 6,3", map=NOOK).options


def test_it_is_struck_at_the_range_of_its_nearer_hex():
    """GX-11.8.b"""
    claw = {"titanium": {"hex": "4,2", "weapons": ["iw_vulcan", "aw_claw"]}}
    assert f"attack aw_claw {BEAST}" in lair(claw, "6,2 5,2").options
    assert f"attack aw_claw {BEAST}" not in lair(claw, "6,2 7,2").options


def test_who_looks_away_from_one_hex_may_see_the_other():
    """GX-11.8.d/one, GX-11.8.d/none"""
    squad, view = {"chromium": {"hex": "5,2", "facing": "E"}}, {"human_view": True}
    shot = f"attack w_rifle {BEAST}"
    behind = table(agents=squad, aliens={BEAST: "5,1"}, options=view)
    assert behind.refusal(shot) == "GD-5.2.1.b"
    assert aliens_in_view(behind.state, AgentId("chromium")) == []
    for base in ("5,1 6,1", "6,1 5,1"):
        game = lair(squad, base, options=view)
        assert shot in game.options
        assert aliens_in_view(game.state, AgentId("chromium")) == [BEAST]
    assert lair(squad, "5,1 4,1", options=view).refusal(shot) == "GD-5.2.1.b"


# -- how it moves ----------------------------------------------------------------------------------


FAR = "10,5 11,5"
"""Four areas from 1,1; the way of two areas ends in that of 6,3."""
RING = ("7,3", "6,4", "5,4", "5,3", "6,2", "7,2")
"""The hexes around 6,3."""


def test_its_leading_hex_goes_to_the_centre():
    """GX-11.8.e, GX-11.8.g/same, GX-11.8.g/adjacent, GX-11.3.j"""
    game = lair("1,1", FAR)
    assert game.row(BEAST) == "plus"
    assert bases(game) == {("6,3", rear) for rear in RING}


def test_with_a_taken_centre_it_goes_to_the_closest_free_hex():
    """GX-11.8.f, GX-11.8.g/same"""
    game = lair("1,1", FAR, aliens=filled("6,3"))
    found = bases(game)
    costs = game.state.box.board.walk(1).costs("1,1")
    nearest = {place for place in RING if costs[place] == min(costs[free] for free in RING)}
    assert {lead for lead, _ in found} == nearest
    assert {rear for _, rear in found} <= {*RING}


def test_the_other_hex_lies_in_the_next_area_where_the_first_is_full():
    """GX-11.8.h"""
    full = lair("1,1", FAR, aliens=filled("6,3", *RING[:-1]))
    assert bases(full) == {("7,2", "8,2"), ("7,2", "8,1"), ("7,2", "7,1")}
    roomy = lair("1,1", FAR, aliens=filled("6,3", *RING[:-2]))
    assert bases(roomy) == {("6,2", "7,2")}


def test_it_turns_so_that_it_engages_as_many_as_it_can():
    """GX-11.8.i, GX-11.8.j"""
    game = lair({"chromium": "6,2", "thorium": "6,4"}, FAR)
    assert game.row(BEAST) == "2"
    both = {("6,3", other) for other in ("7,3", "7,2", "5,3", "5,4")}
    both |= {("7,2", "7,3"), ("5,3", "5,4")}
    assert bases(game) == both | {(rear, lead) for lead, rear in both}


def test_in_the_area_where_it_ends_it_seeks_contact():
    """GX-11.8.i"""
    squad = {"chromium": "1,1", "mercury": {"hex": "7,3", "lasting": ["d_invis"]}}
    cards = {"aliens.xeno_beta-green": {"hexes": 2}}
    game = table(agents=squad, aliens={BETA: {"hex": "9,4", "rear": "10,4"}}, cards=cards)
    assert game.row(BETA) == "plus"
    found = {tuple(way.split(" at ")[1].split(" and ")) for way in game.ways(BETA)}
    around = {"6,3", "7,2", "6,4"}
    inside = {"6,3", *RING} - {"7,3"}
    pairs = {(a, b) for a in inside for b in game.state.box.board.neighbours(a, 1) if b in inside}
    assert found == {pair for pair in pairs if around & {*pair}}


def test_it_keeps_contact_with_its_target_in_a_crowd():
    """GX-11.8.j"""
    taken = ("5,2", "4,1", "3,2", "3,3", "4,3")
    game = lair("4,2", "6,3 7,3", aliens=filled(*taken))
    found = bases(game)
    assert found
    around = {*game.state.box.board.neighbours("4,2", 1)}
    assert all(around & {*base} for base in found)
    assert all("5,1" in base for base in found)


SIDE = "6,3|7,3"


def test_no_base_spans_what_it_could_not_step_across():
    """GX-11.8.m/wall, GX-11.8.m/door, GX-11.8.m/barrier"""
    wall = {f"6,3|{place}": "wall" for place in RING if place != "5,3"}
    doors = {**wall, SIDE: "door"}
    assert bases(lair("1,1", FAR, map=field(sides=wall))) == {("6,3", "5,3")}
    open_door = lair("1,1", FAR, map=field(sides=doors))
    assert bases(open_door) == {("6,3", "5,3"), ("6,3", "7,3")}
    locked = lair("1,1", FAR, map=field(sides=doors), locks=[SIDE])
    assert bases(locked) == {("6,3", "5,3")}
    rims = field(sides={**wall, SIDE: "barrier"})
    assert bases(lair("1,1", FAR, map=rims)) == {("6,3", "5,3")}
    flier = lair("1,1", FAR, FLYING, map=rims)
    assert bases(flier) == {("6,3", "5,3"), ("6,3", "7,3")}


def test_it_passes_a_door_that_is_one_hex_wide():
    """GX-11.8.n"""
    sides = {**rim("6,3", "wall"), "7,3|8,3": "door"}
    activate = {"do": "Activate", "alien": BEAST}
    game = lair("6,3", "9,3 10,3", map=field(sides=sides), open=activate)
    assert game.asked == "alien_way"
    inside = {"6,3", *RING}
    for way in game.options:
        lead, rear = way.split(" at ")[1].split(" and ")
        assert {lead, rear} < inside
    game.choose("chromium via 8,4 at 7,2 and 6,2")
    row = game.alien(BEAST)
    assert (row.hex, row.rear, row.came_from) == ("7,2", "6,2", "8,4")
    assert game.told("AlienMoved")[0].route == ("6,3",)


def test_it_follows_a_leader_with_its_whole_base():
    """GX-11.8.e, GX-11.8.g/same"""
    leader = "xeno_alpha-green-9"
    game = lair(
        "0,1",
        "7,3 7,2",
        aliens={leader: "10,5"},
        open={"do": "Together", "alien": leader, "start": "6,3"},
    )
    assert game.asked == "follow"
    assert {area(game, place) for key in game.options for place in key.split(" and ")} == {"10,5"}
    choice = game.options[-1]
    game.choose(choice)
    row = game.alien(BEAST)
    assert f"{row.hex} and {row.rear}" == choice


# -- engaged by it ---------------------------------------------------------------------------------


def test_it_holds_agents_beside_either_hex():
    """GX-11.8.o/engaged, GX-11.8.o/attack"""
    for base in ("5,2 6,2", "6,2 5,2"):
        game = lair("4,2", base)
        assert engaging(game.state, AgentId("chromium")) == (BEAST,)
        assert game.ways(BEAST) == [f"chromium at {base.replace(' ', ' and ')}"]
        assert game.refusal("move") == "GD-7.5.4.e"
    assert not is_engaged(lair("4,2", "6,2 7,2").state, AgentId("chromium"))


def test_who_is_beside_both_hexes_counts_once():
    """GX-11.8.o/engaged"""
    splash = {f"aliens.{GREEN}": {"hexes": 2}}
    squad = {"chromium": "5,2", "thorium": "7,1"}
    game = lair(squad, "6,2 6,1", splash, open={"do": "AlienDeath", "alien": BEAST})
    burst = game.told("Burst")
    assert len(burst) == 1
    game.dice(*["SHIELD"] * 6)
    assert [event.unit for event in game.told("DefenceRolled")] == ["chromium", "thorium"]


# -- area damage -----------------------------------------------------------------------------------

SPLIT = "8,3 7,3"
"""A base across two areas: its leading hex is in that of 8,4, the other in that of 6,3."""


@pytest.mark.parametrize("aimed", ["6,2", "9,3"], ids=["rear", "lead"])
def test_area_damage_finds_it_in_either_area(aimed):
    """GX-11.8.k/one, GX-11.8.q/effect"""
    game = lair("4,2", SPLIT, aliens={BETA: aimed})
    game.choose(f"attack w_rifle {BETA} area").dice("HIT", MISS, MISS)
    while game.game.pending and game.asked == "defend":
        game.dice("SHIELD")
    defended = [event.unit for event in game.told("DefenceRolled")]
    assert sorted(defended) == [BEAST, BETA]


def test_area_damage_strikes_it_once():
    """GX-11.8.l"""
    game = lair("4,2", "6,3 7,3", aliens={BETA: "6,2"})
    game.choose(f"attack w_rifle {BETA} area").dice("HIT", MISS, MISS)
    while game.game.pending and game.asked == "defend":
        game.dice("SHIELD")
    defended = [event.unit for event in game.told("DefenceRolled")]
    assert sorted(defended) == [BEAST, BETA]


def test_an_explosion_over_both_hexes_strikes_it_once():
    """GX-AMB.i"""
    state = lair("4,2", SPLIT, aliens={BETA: "6,2"}).state
    struck = struck_in_area(state, "chromium", "w_rifle", BETA, explosion=True)
    assert struck == [BETA, BEAST]


def test_it_is_in_each_area_where_it_has_a_hex():
    """GX-11.8.q/card, GX-11.8.k/none"""
    state = lair("4,2", SPLIT).state
    for centre, there in (("6,3", True), ("8,4", True), ("4,2", False)):
        assert (BEAST in aliens_in(state, AreaId(HexId(centre)))) == there
    close = table(agents={"chromium": "4,2"}, aliens={BEAST: "8,3"}).state
    near = state.box.close["ce01"].activates
    near = type(near)(within=1)
    assert matches(state, AlienId(BEAST), near)
    assert not matches(close, AlienId(BEAST), near)


def test_flames_and_mines_find_both_hexes():
    """GX-11.8.q/effect, GX-11.8.k/none"""
    for flames, wounds in ((["6,3"], 1), (["8,4"], 1), (["4,2"], 0)):
        burning = lair("4,2", SPLIT, flames=flames, open={"do": "Hazards", "alien": BEAST})
        assert burning.alien(BEAST).wounds == wounds
    mined = lair(
        {"titanium": "2,1"},
        SPLIT,
        mines={"6,3": "titanium"},
        open={"do": "Hazards", "alien": BEAST},
    )
    assert mined.told("MineExploded")


# -- arrival ---------------------------------------------------------------------------------------


def arriving(text=None, aliens=None, agents=None, place="6,3"):
    more = {} if text is None else {"map": text}
    return table(
        agents=agents or {"chromium": "0,1"},
        aliens=aliens or {},
        cards=WIDE,
        decks={"alien": [GREEN]},
        open={"do": "NewAlien", "hex": place},
        **more,
    ).dice(GREEN)


def test_it_arrives_on_the_given_hex_and_another_beside_it():
    """GX-11.8.p/place"""
    game = arriving()
    assert game.asked == "base"
    assert {choice.split(" and ")[0] for choice in game.options} == {"6,3"}
    assert len(game.options) == 6
    game.choose("6,3 and 5,4")
    row = next(iter(game.state.aliens.values()))
    assert (row.hex, row.rear) == ("6,3", "5,4")


def test_it_arrives_beside_as_many_agents_as_it_can():
    """GX-11.8.p/most"""
    game = arriving(agents={"chromium": "7,2", "thorium": "8,2"})
    row = next(iter(game.state.aliens.values()))
    assert (row.hex, row.rear) == ("6,3", "7,3")


def test_it_arrives_in_the_nearest_place_where_it_fits():
    """GX-11.8.p/nearest"""
    blocked = ["7,2", "6,2", "5,3", "5,4", "6,4", "8,3", "8,2", "7,4"]
    narrow = field(blocked=blocked)
    assert next(iter(arriving(narrow).state.aliens.values())).rear == "7,3"
    game = arriving(ground("0,0 2,0 3,0"), place="0,0", agents={"chromium": "3,0"})
    assert next(iter(game.state.aliens.values())).rear is None
    taken = filled("7,3", "7,2", "6,2", "5,3", "5,4", "6,4")
    game = arriving(aliens=taken)
    for choice in game.options:
        lead, rear = choice.split(" and ")
        walked = game.state.box.board.walk(1).hexes_from("6,3")
        assert walked[lead] == 2
        assert rear not in {*taken.values(), "6,3"}


# -- pushed ----------------------------------------------------------------------------------------


def test_a_push_moves_the_whole_base():
    """GX-11.8.a/second, GX-11.8.g/same"""
    push = {"do": "PushBack", "agent": "titanium", "source": "4,2", "waiting": [BEAST], "areas": 1}
    game = lair({"titanium": "4,2"}, "6,3 7,3", open=push)
    assert isinstance(game.game.pending, PushHex)
    for choice in game.options:
        lead, rear = choice.split(" and ")
        assert area(game, lead) == area(game, rear)
        assert area(game, lead) not in {"4,2", "6,3"}
    choice = game.options[0]
    game.choose(choice)
    row = game.alien(BEAST)
    assert f"{row.hex} and {row.rear}" == choice
