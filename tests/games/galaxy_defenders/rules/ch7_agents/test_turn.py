"""GD 6.3.1 The agent turn."""

from tests.games.galaxy_defenders.rules.table import MISS, table

AWAY = {"aracnos-green-1": "6,3"}
ATTACK = "attack w_rifle aracnos-green-1"


def test_a_turn_offers_its_three_activities_and_an_end():
    """GD-6.3.1.a, GD-6.3.1.d"""
    game = table(agents={"chromium": {"hex": "4,2", "devices": ["d_frag"]}}, aliens=AWAY)
    assert "move" in game.options
    assert ATTACK in game.options
    assert "use d_frag" in game.options
    assert "end" in game.options
    assert game.refusal("sleep") == "GD-6.3.1.a"


def test_activities_are_done_in_any_order():
    """GD-6.3.1.b"""
    game = table(agents={"chromium": "4,2"}, aliens=AWAY).dice(MISS, MISS, MISS).choose(ATTACK)
    game.choose("move", "4,1", "stop")
    assert game.agent("chromium").hex == "4,1"
    assert game.asked == "activity"


def test_an_activity_is_done_once():
    """GD-6.3.1.c, GD-6.3.1.f, GD-7.3.a"""
    game = table(agents={"chromium": "4,2"}, aliens=AWAY).dice(MISS, MISS, MISS).choose(ATTACK)
    assert game.refusal(ATTACK) == "GD-6.3.1.c"
    assert not game.offers("attack")


def test_the_turn_ends_when_everything_is_spent():
    """GD-6.3.1.l"""
    agent = {"hex": "4,2", "wounds": 1, "devices": ["d_medikit"]}
    game = table(agents={"chromium": agent}, aliens=AWAY).dice(MISS, MISS, MISS).choose(ATTACK)
    game.choose("move", "4,1", "stop", "use d_medikit", "chromium")
    assert game.asked == ""
    assert game.state.turn is None


def test_the_turn_ends_when_the_agent_wants_nothing_more():
    """GD-6.3.1.m, GD-6.3.1.d"""
    game = table(agents={"chromium": "4,2"}, aliens=AWAY).choose("end")
    assert game.asked == ""
    assert game.state.turn is None


def test_some_actions_take_combat_too():
    """GD-6.3.1.i, GD-6.3.1.k, GD-7.4.c"""
    game = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "5,2"})
    game.dice("JAM").choose("evade")
    assert game.refusal("attack w_eagle aracnos-green-1") == "GD-6.3.1.c"
    other = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "5,2"})
    other.dice("SHIELD", "SHIELD", "SHIELD").choose("attack w_eagle aracnos-green-1")
    assert other.refusal("evade") == "GD-6.3.1.k"


def test_an_action_may_boost_the_roll_of_an_attack():
    """GD-6.3.1.h, GD-7.4.b"""
    agent = {"hex": "4,2", "powers": ["bt_aim"]}
    game = table(agents={"chromium": agent}, aliens=AWAY).choose(ATTACK)
    assert game.asked == "boost"
    game.dice(MISS, MISS, MISS, "JAM").choose("bt_aim")
    assert game.alien("aracnos-green-1").wounds == 1
    assert game.state.turn.spent == ("combat", "action")


def test_a_boost_needs_the_action_of_the_turn():
    """GD-6.3.1.h, GD-7.4.a"""
    agent = {"hex": "4,2", "wounds": 1, "powers": ["bt_aim"], "devices": ["d_medikit"]}
    game = table(agents={"chromium": agent}, aliens=AWAY).choose("use d_medikit", "chromium")
    assert not game.offers("use")
    assert game.choose(ATTACK).asked == "hit"


def test_a_paralyzed_agent_skips_its_turn():
    """GD-7.5.6.a"""
    game = table(agents={"chromium": {"hex": "4,2", "conditions": ["paralyzed"]}}, aliens=AWAY)
    assert game.asked == ""
    assert game.told("TurnSkipped")
    assert not game.told("TurnBegan")


def test_an_engaged_agent_shoots_at_whom_it_likes():
    """GD-7.3.aw"""
    game = table(
        agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "5,2", "aracnos-blue-1": "6,3"}
    )
    assert "attack w_rifle aracnos-blue-1" in game.options


def test_close_fight_binds_an_engaged_agent_to_its_enemies():
    """GD-7.3.2.a, GD-7.3.2.b"""
    aliens = {"aracnos-green-1": "5,2", "aracnos-blue-1": "6,3"}
    game = table(agents={"chromium": "4,2"}, aliens=aliens, options={"close_fight": True})
    assert game.refusal("attack w_rifle aracnos-blue-1") == "GD-7.3.2.b"
    assert "attack w_rifle aracnos-green-1" in game.options


def test_close_fight_leaves_others_free():
    """GD-7.3.2.c"""
    aliens = {"aracnos-green-1": "8,4", "aracnos-blue-1": "6,3"}
    game = table(agents={"chromium": "4,2"}, aliens=aliens, options={"close_fight": True})
    assert "attack w_rifle aracnos-blue-1" in game.options
    assert "attack w_rifle aracnos-green-1" in game.options
