"""GX 2, 9.9 Tokens of a mission: what lies on the map, is carried, or can be destroyed."""

import pytest
from msgspec.structs import replace

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content.effects import Heal, TeleportAlien
from xenofront.games.galaxy_defenders.content.mission_references import faults
from xenofront.games.galaxy_defenders.content.missions import SpecialAction, TokensLeft
from xenofront.games.galaxy_defenders.content.tokens import TokenRule
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import is_adjacent, occupied, sees
from xenofront.games.galaxy_defenders.rules.ch6_sequence.objectives import holds
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.struck import struck_in_area
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import wound
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import (
    carries,
    tokens_by_harm,
    tokens_left,
)
from xenofront.games.galaxy_defenders.rules.pieces import piece
from xenofront.games.galaxy_defenders.rules.state import AgentId, HexId

pytestmark = pytest.mark.usefixtures("both_sets")
MOON = {"set": "strikeback"}
DRILL = {"drill-1": {"kind": "drill", "hex": "6,3"}}
RED_HIT, RED_MISS = "HIT", "GD"


def walking(lying, hexes, *, name="chromium", mission=None, **more):
    """An agent that walks over hexes of a map on which tokens lie."""
    game = table(
        agents={"chromium": "4,2", "thorium": "1,4"},
        open={"do": "Move", "agent": name, "points": 4},
        mission={**MOON, **(mission or {})},
        tokens=lying,
        turn={"agent": "chromium"},
        **more,
    )
    for place in hexes:
        game.choose(place)
    return game


def drilling(**more):
    return table(
        agents={"chromium": "4,2", "thorium": "1,4", **more.pop("agents", {})},
        mission={**MOON, **more.pop("mission", {})},
        objects=more.pop("objects", DRILL),
        turn={"agent": "chromium"},
        **more,
    )


def test_high_tech_equipment_is_picked_up_on_the_way_and_kept():
    """GX-2.t/equipment"""
    game = walking({"equipment-1": "5,2"}, ["5,2", "6,2"])
    assert game.agent("chromium").tokens == ("equipment-1",)
    assert not game.state.tokens
    assert game.state.counters["equipment"] == 1
    assert game.told("TokenTaken")


def test_the_dead_leave_behind_what_they_carried():
    game = walking({"equipment-1": "5,2"}, ["5,2", "stop"])
    while not game.agent("chromium").dying:
        wound(game.state, "chromium", 9, "GD-7.3.ai")
    fallen = table(
        agents={
            "chromium": {"hex": "5,2", "tokens": ["equipment-1"], "wounds": 9, "dying": True},
            "thorium": "1,4",
        },
        mission=MOON,
        counters={"equipment": 1},
        open=[{"do": "Deaths"}],
    )
    assert fallen.state.tokens == {"equipment-1": "5,2"}
    assert fallen.agent("chromium").tokens == ()
    assert fallen.state.counters["equipment"] == 0


def test_the_mission_says_what_a_token_does():
    """GX-2.t/equipment GX-2.t/waypoint GX-2.t/drill"""
    plain = walking({"equipment-1": "5,2"}, ["5,2", "stop"])
    assert carries(plain.state, AgentId("chromium"), "equipment")
    rules = {
        "equipment": TokenRule(taken="discarded", fragments=2),
        "waypoint": TokenRule(),
        "drill": TokenRule(hp=5),
    }
    other = walking({"equipment-1": "5,2"}, ["5,2", "stop"], mission={"token_rules": rules})
    assert not other.agent("chromium").tokens
    assert other.state.fragments == 2
    still = walking({"waypoint-1": "5,2"}, ["5,2", "stop"], mission={"token_rules": rules})
    assert "waypoint_1" not in still.state.counters
    stout = drilling(mission={"token_rules": rules})
    wound(stout.state, "drill-1", 4, "GD-7.3.ai")
    assert stout.state.objects["drill-1"].wounds == 4
    assert odds(stout.state, "chromium", "w_rifle", "drill-1").kill < SCALE


def test_a_waypoint_counts_who_ends_a_movement_on_it():
    """GX-2.t/waypoint"""
    lying = {"waypoint-1": "5,2", "waypoint-2": "6,2"}
    passed = walking(lying, ["5,2", "6,2", "stop"])
    assert passed.state.counters.get("waypoint_1", 0) == 0
    assert passed.state.counters["waypoint_2"] == 1
    assert set(passed.state.tokens) == {"waypoint-1", "waypoint-2"}


def test_alien_tech_brings_a_fragment_to_who_moves_onto_it():
    """GX-9.9.a GX-9.9.d/agent"""
    game = walking({"tech-1": "5,2"}, [])
    assert game.state.fragments == 0
    game.choose("5,2")
    assert game.state.fragments == 1
    assert not game.state.tokens


def test_fragments_of_the_token_come_beside_those_of_kills_and_searches():
    """GX-9.9.b/kill GX-9.9.b/search"""
    limits = {"kill_fragments": 1, "search_fragments": 1}
    game = walking({"tech-1": "5,2"}, [], kills=1, fragments=2, mission=limits)
    game.state.count("fragments found", 1)
    game.choose("5,2")
    assert game.state.fragments == 3


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("dr_gd209", {"hex": "4,2", "owner": "chromium"}),
        ("npc_assault", {"hex": "4,2", "owner": "chromium"}),
    ],
)
def test_drones_and_npcs_take_no_token(name, row):
    """GX-9.9.d/drone GX-9.9.d/npc"""
    game = table(
        agents={"chromium": "1,4", name: row},
        open={"do": "Move", "agent": name, "points": 3},
        mission=MOON,
        tokens={"tech-1": "5,2", "waypoint-1": "5,2"},
    )
    game.choose("5,2")
    game.choose("stop")
    assert game.state.fragments == 0
    assert set(game.state.tokens) == {"tech-1", "waypoint-1"}
    assert not game.state.counters


def test_an_action_may_need_a_token_and_uses_it_up():
    mount = SpecialAction(
        id="mount",
        name="Mount",
        costs=("action",),
        at=("5,2",),
        needs="equipment",
        counts="mounted",
        limit=2,
    )
    fields = {"actions": (mount,)}
    bare = drilling(objects={}, mission=fields)
    assert "special mount" not in bare.options
    assert bare.refusal("special mount") == "GX-2.t"
    laden = drilling(
        objects={},
        mission=fields,
        agents={"chromium": {"hex": "4,2", "tokens": ["equipment-2", "equipment-1"]}},
    )
    laden.choose("special mount")
    assert laden.state.counters["mounted"] == 1
    assert laden.agent("chromium").tokens == ("equipment-1",)


# -- drills --------------------------------------------------------------------------------------


def test_a_drill_stands_in_its_hex_but_hides_nobody():
    """GX-2.t/drill"""
    game = drilling(
        objects={"drill-1": {"kind": "drill", "hex": "5,2"}},
        open={"do": "Move", "agent": "chromium", "points": 2},
    )
    assert "5,2" in occupied(game.state)
    one = piece(game.state, "drill-1")
    assert one is not None
    assert (one.kind, one.hexes, one.attackable) == ("object", ("5,2",), True)
    assert sees(game.state, HexId("4,2"), HexId("6,2"))
    game.choose("5,2")  # passes through
    assert "stop" not in game.options
    game.choose("6,2")
    assert game.agent("chromium").hex == "6,2"


def test_a_drill_never_defends_and_each_hit_is_a_wound():
    """GX-2.t/drill"""
    game = drilling()
    assert "attack w_rifle drill-1" in game.options
    game.choose("attack w_rifle drill-1")
    game.dice("HIT", "HIT", "GD")
    assert not game.told("DefenceRolled")
    assert game.state.objects["drill-1"].wounds == 2
    chances = odds(game.state, "chromium", "w_rifle", "drill-1")
    assert chances.kill > SCALE / 2  # one hit is left


def test_a_destroyed_drill_is_no_dead_alien():
    """GX-2.t/drill"""
    game = drilling(objects={"drill-1": {"kind": "drill", "hex": "6,3", "wounds": 2}})
    test = TokensLeft(token="drill", at_most=0)
    assert not holds(game.state, test)
    game.choose("attack w_rifle drill-1")
    game.dice("HIT", "GD", "GD")
    assert not game.state.objects
    assert game.told("ObjectDestroyed")
    assert (game.state.kills, game.state.fragments, dict(game.state.slain)) == (0, 0, {})
    assert tokens_left(game.state, "drill") == 0
    assert holds(game.state, test)


def test_area_damage_of_agents_strikes_drills_and_that_of_aliens_does_not():
    """GX-2.t/drill"""
    game = drilling(
        agents={"chromium": {"hex": "4,2", "devices": ["d_frag"]}},
        aliens={"xeno_alpha-blue-1": "7,3"},
    )
    game.choose("use d_frag")
    game.choose("drill-1")
    game.dice("HIT", "HIT", "GD")
    game.dice("HIT+AMMO")
    assert game.state.objects["drill-1"].wounds == 2
    assert game.alien("xeno_alpha-blue-1").wounds == 1
    weapon = "xeno_alpha-blue/blaster"
    struck = struck_in_area(game.state, "xeno_alpha-blue-1", weapon, "chromium")
    assert "drill-1" not in struck


def test_an_alien_may_come_at_each_token():
    game = drilling(
        objects={
            "drill-1": {"kind": "drill", "hex": "10,5"},
            "drill-2": {"kind": "drill", "hex": "6,3"},
        }
    )
    assert tokens_by_harm(game.state, "drill") == ("6,3", "10,5")


def drawn(*effects, **more):
    """A special event of the mission with these effects."""
    events = {"A": effects}
    return drilling(
        mission={"special_events": events}, open={"do": "DrawnEvent", "source": "special:A"}, **more
    )


def test_aliens_come_at_as_many_tokens_as_the_event_says():
    game = drawn(
        TeleportAlien(species="spine_critter", per_token="drill", most=2),
        objects={
            "drill-1": {"kind": "drill", "hex": "10,5"},
            "drill-2": {"kind": "drill", "hex": "6,3"},
            "drill-3": {"kind": "drill", "hex": "3,5"},
        },
        decks={"alien": [["spine_critter-green"] * 3]},
    )
    while game.asked:
        if game.asked == "alien":
            game.dice("spine_critter-green")
        else:
            game.choose(game.options[0])
    near = {"6,3", "3,5"}
    beside = [row.hex for row in game.state.aliens.values()]
    assert len(beside) == 2
    for place in near:
        assert any(is_adjacent(game.state, HexId(place), one) for one in beside)


def test_an_event_heals_everybody_or_the_alphas_area_or_the_alpha():
    squad = {"chromium": {"hex": "4,2", "wounds": 2}, "mercury": {"hex": "5,2", "wounds": 2}}

    def wounds(whom):
        game = drawn(
            Heal(whom=whom, amount=1),
            agents={**squad, "thorium": {"hex": "10,5", "wounds": 2}},
            alpha="chromium",
        )
        return [game.agent(name).wounds for name in ("chromium", "mercury", "thorium")]

    assert wounds("each_agent") == [1, 1, 1]
    assert wounds("area") == [1, 1, 2]
    assert wounds("alpha") == [1, 2, 2]


# -- what a mission may ask for --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "most"), [("drill", 4), ("equipment", 4), ("waypoint", 6), ("tech", 1)]
)
def test_a_mission_has_no_more_tokens_than_there_are(kind, most):
    """GX-2.r/drill GX-2.r/equipment GX-2.r/waypoint GX-2.r/tech"""
    found = galaxy_defenders_pack.catalogue()
    plain = found.missions["dust_signal"]
    places = ("3,3", "4,3", "2,3", "4,4", "3,4", "5,2", "5,3")

    def refused(number):
        tokens = dict.fromkeys(places[:number], kind)
        mission = replace(plain, set="strikeback", tokens=tokens)
        return [path for path, _ in faults(mission, found) if path[0] == "tokens"]

    assert not refused(most)
    assert refused(most + 1) == [("tokens", places[most])]


def test_what_a_mission_needs_must_be_on_its_map():
    found = galaxy_defenders_pack.catalogue()
    plain = found.missions["dust_signal"]
    done = replace(plain.actions[0], needs="equipment", effects=())
    test = TokensLeft(token="drill")
    goal = replace(plain.objectives[0], when=(test,))
    mission = replace(
        plain,
        set="strikeback",
        tokens={"99,99": "waypoint", "3,3": "nothing"},
        token_rules={"nonsense": TokenRule()},
        actions=(done,),
        objectives=(goal,),
    )
    paths = [path for path, _ in faults(mission, found)]
    for path in (
        ("tokens", "99,99"),
        ("tokens", "3,3"),
        ("token_rules", "nonsense"),
        ("actions", 0, "needs"),
        ("objectives", 0, "when", 0, "token"),
    ):
        assert path in paths
