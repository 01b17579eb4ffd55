"""GX 7.1 Agents and drones that fly."""

from tests.games.galaxy_defenders.rules.table import field, ground, rim, table
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import landing_hexes
from xenofront.games.galaxy_defenders.rules.ch7_agents.turn import reach
from xenofront.games.galaxy_defenders.rules.modifiers import flies
from xenofront.games.galaxy_defenders.rules.state import AgentId

WINGS = {"powers.camouflage": {"modifiers": (Modifier(quantity="flying", amount=1),)}}
"""A power that lends wings for as long as it lasts."""
SIDE = "1,0|2,0"


def flier(place="1,0", lasting=("camouflage",), kind="barrier", **more):
    """Somebody with wings at one end of a corridor, whose middle is parted."""
    row = {"hex": place, "lasting": list(lasting)}
    text = more.pop("map", None) or ground("0,0 1,0 2,0 3,0", sides={SIDE: kind})
    walk = {"do": "Move", "agent": "iridium", "points": 2}
    return table(**{"map": text, "cards": WINGS, "open": walk, **more}, agents={"iridium": row})


def test_an_agent_that_flies_steps_across_a_barrier_at_the_usual_cost():
    """GX-5.1.b, GX-7.1.a, GX-7.1.1.a/while"""
    game = flier()
    assert "2,0" in game.options
    game.choose("2,0")
    assert game.game.pending.points == 1
    walker = flier(lasting=())
    assert walker.refusal("2,0") == "GD-7.2.c"


def test_wings_last_as_long_as_what_lends_them():
    """GX-7.1.1.a/ended"""
    assert flies(flier().state, AgentId("iridium"))
    later = flier(open="AgentTurn")
    assert later.agent("iridium").lasting == ()
    assert not flies(later.state, AgentId("iridium"))
    assert "2,0" not in later.choose("move").options


def test_the_reach_of_a_flier_goes_across_a_barrier():
    """GX-7.1.a"""
    assert "3,0" in reach(flier().state, AgentId("iridium"))
    assert "2,0" not in reach(flier(lasting=()).state, AgentId("iridium"))


def test_a_sheet_with_the_sign_flies_at_all_times():
    """GX-7.1.b"""
    cards = {"agents.iridium": {"flying": True}}
    assert "2,0" in flier(lasting=(), cards=cards).options
    assert "2,0" not in flier(lasting=(), cards={}).options


def test_a_flying_agent_passes_no_other_obstacle():
    """GX-7.1.c/side, GX-7.1.c/door, GX-7.1.c/edge"""
    assert "2,0" not in flier(kind="wall").options
    assert "2,0" in flier(kind="door").options
    assert "2,0" not in flier(kind="door", locks=[SIDE]).options
    gap = ground("0,0 1,0 2,0 3,0", blocked=["2,0"])
    assert "2,0" not in flier(map=gap).options
    assert flier(map=gap).refusal("2,0") == "GD-7.2.c"


def test_a_flying_agent_leaps_through_windows_like_anybody():
    """GX-7.1.d/walk, GX-7.1.d/leap"""
    cards = {"agents.iridium": {"flying": True}}
    game = flier(kind="window", cards=cards, open="AgentTurn")
    assert f"leap {SIDE}" in game.options
    game.choose("move")
    assert game.refusal("2,0") == "GD-7.2.c"


def test_a_flying_agent_walks_through_no_alien():
    """GX-7.1.1.b/alien"""
    game = flier(aliens={"aracnos-green-1": "2,0"})
    assert game.refusal("2,0") == "GD-7.2.d"
    assert "2,0" not in game.options


def drone(cards=None, **fields):
    squad = {"thorium": "0,0", "dr_gd209": {"hex": "1,0", "owner": "thorium", **fields}}
    text = ground("0,0 1,0 2,0 3,0 4,0 5,0", sides={SIDE: "barrier"})
    walk = {"do": "Move", "agent": "dr_gd209", "points": 2}
    return table(map=text, agents=squad, cards=cards, open=walk)


FLYING = {"drones.dr_gd209": {"flying": True}}


def test_a_flying_drone_crosses_a_barrier_and_else_moves_like_a_drone():
    """GX-7.1.1.b/drone"""
    assert "2,0" not in drone().options
    game = drone(FLYING)
    assert "2,0" in game.options
    game.choose("2,0", "3,0")
    assert game.agent("dr_gd209").hex == "3,0"
    assert not game.offers("4,0")


def test_a_drone_is_put_across_a_barrier_only_if_it_flies():
    """GX-5.1.i/power, GX-5.1.i/flying"""

    def landings(cards=None):
        text = ground("0,0 1,0 2,0 3,0", sides={SIDE: "barrier"})
        state = table(map=text, agents={"thorium": "1,0"}, cards=cards).state
        return landing_hexes(state, AgentId("thorium"), "dr_gd209")

    assert landings() == ("0,0",)
    assert {*landings(FLYING)} == {"0,0", "2,0"}


def test_an_agent_redeploys_across_a_barrier_only_if_it_flies():
    """GX-5.1.i/redeployment, GX-5.1.i/flying"""
    sides = {f"7,3|{place}": "barrier" for place in ("6,3", "7,2", "6,4")}
    for cards, offered in (({}, False), ({"agents.iridium": {"flying": True}}, True)):
        game = flier("6,3", (), map=field(sides=sides), cards=cards, open="AgentTurn")
        assert ("redeploy 7,3" in game.options) == offered


def test_a_flier_finds_room_beyond_a_barrier_to_pass_a_friend():
    """GX-7.1.a"""
    text = ground("0,0 1,0 2,0 3,0", sides={"2,0|3,0": "barrier"})
    squad = {"iridium": "0,0", "chromium": "1,0", "thorium": "2,0"}
    walk = {"do": "Move", "agent": "iridium", "points": 3}
    for cards, offered in (({"agents.iridium": {"flying": True}}, True), (None, False)):
        game = table(map=text, agents=squad, cards=cards, open=walk)
        assert ("2,0" in game.choose("1,0").options) == offered


def test_a_flier_steps_aside_across_a_barrier():
    """GX-7.1.a"""
    for cards, asked in ((None, ""), ({"agents.iridium": {"flying": True}}, "step_away")):
        sides = rim("6,3")
        sides |= {f"6,3|{place}": "barrier" for place in ("7,3", "7,2", "6,2", "5,3", "5,4")}
        sides["6,3|6,4"] = "barrier"
        game = table(
            map=field(sides=sides),
            agents={"iridium": {"hex": "6,3", "sidestep": True}},
            aliens={"aracnos-green-1": "10,5"},
            cards=cards,
            open={
                "do": "Aftermath",
                "attacker": "aracnos-green-1",
                "struck": ["iridium"],
                "wounded": [],
            },
        )
        assert game.asked == asked
