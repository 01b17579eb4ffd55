"""GD 7.2 Movement of agents."""

from tests.games.galaxy_defenders.rules.table import field, ground, table
from xenofront.games.galaxy_defenders.rules.state import AgentId


def moving(agents="4,2", **more):
    agents = {"chromium": agents} if isinstance(agents, str) else agents
    return table(agents=agents, **more).choose("move")


def test_a_marine_walks_up_to_four_hexes():
    """GD-7.c, GD-7.2.a"""
    game = moving().choose("5,2", "6,2", "7,2", "8,2")
    assert game.agent("chromium").hex == "8,2"
    assert game.asked == "activity"
    assert "move" not in game.options


def test_each_hex_costs_one_point():
    """GD-7.2.b"""
    game = moving()
    assert game.game.pending.points == 4
    game.choose("5,2", "6,2")
    assert game.game.pending.points == 2


def test_walls_and_blocked_hexes_are_not_crossed():
    """GD-7.2.c"""
    game = moving(map=field(sides={"4,2|5,2": "wall"}, blocked=["3,2"]))
    assert game.refusal("5,2") == "GD-7.2.c"
    assert game.refusal("3,2") == "GD-7.2.c"
    assert game.refusal("4,3") is None


def test_a_place_off_the_map_is_no_hex_to_enter():
    """GD-5.1.u"""
    assert moving().refusal("99,99") == "GD-5.1.u"


def test_an_alien_is_not_walked_through():
    """GD-7.2.d"""
    game = moving(aliens={"aracnos-green-1": "6,2"})
    game.choose("5,1")
    assert game.refusal("6,2") != "GD-7.2.d"
    game.choose("6,1")
    assert game.refusal("6,2") == "GD-7.2.d"


def test_one_passes_through_a_friend_but_does_not_stop_there():
    """GD-7.2.e, GD-7.2.f"""
    game = moving({"chromium": "4,2", "thorium": "5,2"})
    game.choose("5,2")
    assert game.refusal("stop") == "GD-7.2.f"
    game.choose("6,2", "stop")
    assert game.agent("chromium").hex == "6,2"


def test_the_last_point_does_not_lead_onto_a_friend():
    """GD-7.2.f"""
    game = moving({"chromium": "4,2", "thorium": "8,2"}).choose("5,2", "6,2", "7,2")
    assert game.refusal("8,2") == "GD-7.2.f"


def test_who_is_stranded_on_a_friend_goes_back_to_the_last_free_hex():
    """GD-7.2.f/stranded"""
    game = moving({"chromium": "4,2", "thorium": "5,2"})
    game.state.change_agent(AgentId("chromium"), hex="5,2")
    game.choose("stop")
    assert game.agent("chromium").hex == "4,2"
    assert game.told("SteppedBack")


def test_points_left_are_lost_when_the_agent_stops():
    """GD-7.2.g, GD-6.3.1.e"""
    game = moving(aliens={"aracnos-green-1": "8,4"}).choose("5,2", "stop")
    game.dice("GD", "GD", "GD").choose("attack w_rifle aracnos-green-1")
    assert game.refusal("move") == "GD-6.3.1.c"


def test_passing_an_alien_neither_stops_nor_costs():
    """GD-7.2.i"""
    game = moving(aliens={"aracnos-green-1": "6,3"}).choose("5,2", "6,2", "7,1", "8,0")
    assert game.agent("chromium").hex == "8,0"


def test_the_agent_turns_at_the_end_of_its_movement():
    """GD-7.2.j"""
    game = moving(options={"human_view": True}).choose("5,2", "stop")
    assert game.asked == "facing"
    assert len(game.options) == 6
    assert game.choose("SW").agent("chromium").facing == "SW"


def test_an_engaged_agent_may_spend_movement_to_turn():
    """GD-7.2.k, GD-7.5.4.j"""
    game = table(
        agents={"chromium": "4,2"},
        aliens={"aracnos-green-1": "3,2"},
        options={"human_view": True},
    )
    assert "move" not in game.options
    game.choose("turn")
    assert game.asked == "facing"
    game.choose("W")
    assert game.agent("chromium").facing == "W"
    assert game.agent("chromium").hex == "4,2"
    assert game.refusal("turn") == "GD-6.3.1.c"


def test_without_human_view_nobody_is_turned():
    """GD-5.2.1.e"""
    game = moving().choose("5,2", "stop")
    assert game.asked == "activity"
    seen = table(
        agents={"chromium": {"hex": "6,3", "facing": "E"}}, aliens={"aracnos-green-1": "4,2"}
    )
    assert seen.offers("attack")


def test_signals_are_looked_for_after_each_hex():
    """GD-7.2.l, GD-8.7.g, GD-8.7.f, GD-8.7.h"""
    game = moving(
        "0,0",
        map=ground("0,0 1,0 2,0 3,0 2,1 2,2"),
        signals={"s1": "2,2"},
        decks={"signals": ["HUMAN"]},
    )
    game.choose("1,0")
    assert game.asked == "hex"
    game.choose("2,0")
    assert game.asked == "token"
    game.dice("HUMAN")
    assert not game.state.signals
    assert game.game.pending.points == 2
    game.choose("2,1", "2,2")
    assert game.agent("chromium").hex == "2,2"
