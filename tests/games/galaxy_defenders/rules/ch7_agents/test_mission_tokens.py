"""GD 5.1, 7.4.8, 8.7 What missions put on the map: doors, civilians, crates, ways out."""

from tests.games.galaxy_defenders.rules.table import FIELD, field, ground, table
from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.content.missions import (
    AllIn,
    Left,
    NobodyOnMap,
    Objective,
    SpecialAction,
)

DOOR, WINDOW = "4,2|5,2", "4,3|4,4"
HOUSE = field(sides={DOOR: "door", WINDOW: "window"})


def action(name, **fields):
    return SpecialAction(id=name, name=name, costs=("action",), counts=name, **fields)


def station(**more):
    actions = (
        action("open", doors=(DOOR, WINDOW), token="unbar", limit=9),
        action("shut", doors=(DOOR, WINDOW), token="bar"),
        action("turn_key", doors=(DOOR,), token="lock"),
        action("use_key", doors=(DOOR,), token="unlock"),
    )
    return table(map=HOUSE, mission={"actions": actions}, **more)


# -- doors and windows -----------------------------------------------------------------------------


def test_only_a_mission_action_removes_a_blocked_token():
    """GD-5.1.q/mission"""
    game = station(agents={"chromium": "4,2"}, bars=(DOOR,))
    assert game.refusal(f"bash {DOOR}") == "GD-5.1.q"
    assert game.choose(f"special open {DOOR}").state.bars == ()
    assert game.state.turn.spent == ("action",)


def test_a_mission_action_works_on_the_door_beside_the_agent():
    """GD-7.4.8.b"""
    game = station(agents={"chromium": "4,2"})
    assert game.offers("special") == [f"special shut {DOOR}", f"special turn_key {DOOR}"]
    assert game.refusal(f"special shut {WINDOW}") == "GD-5.1.q"
    assert game.refusal("special shut") == "GD-5.1.q"
    assert game.choose(f"special shut {DOOR}").state.bars == (DOOR,)


def test_a_mission_action_has_its_limit():
    """GD-7.4.8.b"""
    used = station(agents={"chromium": "4,2"}, counters={"shut": 1})
    assert used.refusal(f"special shut {DOOR}") == "GD-7.4.8.b"


def test_doors_are_locked_and_unlocked_by_mission_actions():
    """GD-7.4.8.b"""
    game = station(agents={"chromium": "5,2"}).choose(f"special turn_key {DOOR}")
    assert game.state.locks == (DOOR,)
    shut = station(agents={"chromium": "5,2"}, locks=(DOOR,))
    assert shut.refusal(f"special turn_key {DOOR}") == "GD-5.1.q"
    assert shut.choose(f"special use_key {DOOR}").state.locks == ()


def test_what_an_opened_door_shows_is_revealed_at_once():
    """GD-8.7.l/action"""
    corridor = ground("0,0 1,0 2,0 3,0", sides={"1,0|2,0": "door"})
    game = table(
        map=corridor,
        agents={"chromium": "1,0"},
        bars=("1,0|2,0",),
        signals={"s1": "3,0"},
        mission={"actions": (action("open", doors=("1,0|2,0",), token="unbar"),)},
    )
    assert game.choose("special open 1,0|2,0").asked == "token"


def test_an_opened_door_or_window_lets_nobody_engage_in_the_own_turn():
    """GD-7.5.4.a, GD-7.5.4.b, GD-7.5.4.k"""
    for token, side, beyond in (("locks", DOOR, "5,2"), ("bars", WINDOW, "4,4")):
        here = side.split("|")[0]
        game = station(
            agents={"chromium": here},
            aliens={"aracnos-green-1": beyond, "spine_critter-green-2": "7,0"},
            options={"close_fight": True},
            **{token: (side,)},
        )
        game.choose(f"special {'use_key' if token == 'locks' else 'open'} {side}")
        assert "move" in game.options
        assert game.offers("attack w_rifle spine_critter-green-2")
        game.choose("move", "stop")
        assert game.refusal("attack w_rifle spine_critter-green-2") == "GD-7.3.2.b"


# -- civilians -------------------------------------------------------------------------------------

RESCUE = (
    action("take", civilian="take", limit=9),
    action("deliver", civilian="deliver", at=("2,1",), adjacent=False, limit=9),
)


def reveal(civilians, token):
    game = table(
        agents={"chromium": "4,2"},
        signals={"s1": "7,2"},
        decks={"signals": ("ALIEN", "HUMAN"), "alien": ("aracnos-green",)},
        mission={"civilians": civilians},
        open={"do": "RevealSignals"},
    )
    return game.dice(token)


def test_a_human_signal_stays_as_a_civilian_if_the_mission_says_so():
    """GD-8.7.c/mission, GD-8.5.d/mission"""
    game = reveal(True, "HUMAN")
    assert game.state.civilians == {"s1": "7,2"}
    assert game.state.signal_discard == ()
    plain = reveal(False, "HUMAN")
    assert plain.state.civilians == {}
    assert plain.state.signal_discard == ("HUMAN",)


def test_an_alien_signal_is_no_civilian():
    """GD-8.7.c"""
    game = reveal(True, "ALIEN")
    assert game.state.civilians == {}
    assert game.state.signal_discard == ("ALIEN",)


def rescue(hex_, led=0, **more):
    agents = {"chromium": {"hex": hex_, "led": led}}
    return table(agents=agents, mission={"actions": RESCUE, "civilians": True}, **more)


def test_a_civilian_is_taken_along_from_the_next_hex():
    """GD-8.7.c"""
    game = rescue("4,2", civilians={"s1": "5,2", "s2": "8,2"}).choose("special take")
    assert game.agent("chromium").led == 1
    assert game.state.civilians == {"s2": "8,2"}
    far = rescue("4,2", civilians={"s2": "8,2"})
    assert far.refusal("special take") == "GD-7.4.8.b"


def test_civilians_are_safe_where_the_mission_says():
    """GD-7.4.8.b, GD-8.7.c"""
    game = rescue("2,1", led=2).choose("special deliver")
    assert game.state.rescued == 2
    assert game.agent("chromium").led == 0
    assert rescue("3,1", led=2).refusal("special deliver") == "GD-7.4.8.b"
    assert rescue("2,1").refusal("special deliver") == "GD-7.4.8.b"


def test_civilians_wait_where_their_agent_fell():
    """GD-7.5.3.a"""
    game = table(
        agents={"chromium": {"hex": "4,2", "dying": True, "wounds": 6, "led": 2}, "mercury": "9,1"},
        open={"do": "Deaths"},
    )
    assert list(game.state.civilians.values()) == ["4,2", "4,2"]
    assert game.agent("chromium").led == 0


# -- leaving the map -------------------------------------------------------------------------------

EXIT = (action("leave", at=("4,2",), adjacent=False, leaves=True, limit=5),)
AWAY = (Objective(outcome="accomplished", when=(NobodyOnMap(), Left()), text=""),)


def test_who_leaves_takes_no_further_part():
    """GD-7.4.8.b"""
    game = table(
        map=FIELD,
        agents={"chromium": {"hex": "4,2", "led": 1}, "mercury": "9,1"},
        aliens={"aracnos-green-1": {"hex": "12,1", "controller": "chromium"}},
        alpha="chromium",
        mission={"actions": EXIT, "objectives": AWAY},
    )
    game.choose("special leave")
    assert game.agent("chromium").left
    assert game.state.alpha == "mercury"
    assert game.alien("aracnos-green-1").controller == "mercury"
    assert game.state.rescued == 1
    assert game.state.outcome == ""


def test_the_mission_is_judged_when_the_last_agent_has_left():
    """GD-6.2.4.c"""
    last = {"chromium": "4,2"}
    won = table(agents=last, mission={"actions": EXIT, "objectives": AWAY}).choose("special leave")
    assert won.state.outcome == "accomplished"
    lost = table(agents=last, mission={"actions": EXIT, "objectives": ()}).choose("special leave")
    assert lost.state.outcome == "failed"


def test_who_has_left_stands_nowhere():
    """GD-6.2.4.c"""
    there = (Objective(outcome="accomplished", when=(AllIn(hexes=("4,2",)),), text=""),)
    mission = {"actions": EXIT, "objectives": there}
    gone = table(agents={"chromium": "4,2"}, mission=mission).choose("special leave")
    assert gone.state.outcome == "failed"


# -- crates ----------------------------------------------------------------------------------------


def test_an_armory_token_is_discarded_as_soon_as_an_agent_moves_onto_it():
    """GD-FAQ.r"""
    game = table(agents={"chromium": "4,2"}, armory={"5,2": "improved"}).choose("move", "5,2")
    assert game.state.armory == {}
    assert game.state.crates == ("improved",)
    assert game.asked == "hex"


def test_a_blue_token_brings_a_random_improved_weapon():
    """GD-FAQ.s, GD-6.2.3.j"""
    game = supplies("improved")
    assert game.asked == "weapon"
    weapons = game.state.box.weapons
    assert {weapons[name].rank for name in game.options} == {"improved"}
    assert {weapons[name].user for name in game.options} <= {"generic", "marine"}


def test_a_red_token_brings_a_random_alien_weapon():
    """GD-FAQ.t, GD-6.2.3.j"""
    game = supplies("alien")
    weapons = game.state.box.weapons
    assert {weapons[name].rank for name in game.options} == {"alien"}
    assert {weapons[name].user for name in game.options} <= {"generic", "marine"}


def test_a_crate_is_given_to_an_agent_without_fragments():
    """GD-FAQ.s, GD-FAQ.t"""
    game = supplies("alien", "improved")
    first = game.options[0]
    game.dice(first).choose("chromium", "refuse")
    assert game.asked == "weapon"
    assert game.state.crates == ()
    assert game.state.fragments == 0


def supplies(*crates):
    return table(agents={"chromium": "4,2"}, crates=crates, open={"do": "Reinforcements"})


# -- special events --------------------------------------------------------------------------------


def special(*what, **more):
    return table(
        map=HOUSE,
        agents=more.pop("agents", {"chromium": "4,2", "mercury": "6,3"}),
        mission={"special_events": {"A": what}},
        open={"do": "DrawnEvent", "source": "special:A"},
        **more,
    ).state


def test_a_special_event_takes_the_agents_elsewhere():
    """GD-5.3.b/event"""
    state = special(effects.Transfer(to=("1,4", "2,4", "3,4")), aliens={"aracnos-green-1": "1,4"})
    assert [row.hex for row in state.agents.values()] == ["2,4", "3,4"]


def test_a_special_event_sets_doors_and_teleport_points():
    """GD-6.4.d"""
    shut = special(effects.SetDoors(doors=(DOOR, WINDOW), token="bar"), bars=(DOOR,))
    assert set(shut.bars) == {DOOR, WINDOW}
    opened = special(effects.OpenTeleport(symbol="HIT", at="1,4"), teleports={"HIT": "8,4"})
    assert opened.teleports == {"HIT": "1,4"}


# -- alien tech ------------------------------------------------------------------------------------


def test_a_mission_may_let_more_kills_bring_fragments():
    """GD-7.9.e/kill"""

    def fragments(limit, kills):
        dead = {"aracnos-green-1": {"hex": "8,4", "wounds": 4}}
        return table(
            agents={"chromium": "4,2"},
            aliens=dead,
            kills=kills,
            mission={"kill_fragments": limit},
            open={"do": "Deaths"},
        ).state.fragments

    assert [fragments(1, kills) for kills in (0, 1, 2)] == [1, 0, 0]
    assert [fragments(2, kills) for kills in (0, 1, 2)] == [1, 1, 0]
