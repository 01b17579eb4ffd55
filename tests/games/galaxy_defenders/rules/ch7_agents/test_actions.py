"""GD 7.4 Special actions: leap, search, bash, evade, redeploy, unjam, and those of a mission."""

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, table
from xenofront.games.galaxy_defenders.content.missions import SpecialAction

WINDOW = field(sides={"4,2|5,2": "window"})
LEAP = "leap 4,2|5,2"


def leaper(**more):
    fields = more.pop("fields", {})
    agents = {"mercury": {"hex": "4,2", **fields}, **more.pop("others", {})}
    return table(agents=agents, map=more.pop("map", WINDOW), **more)


# -- leap ------------------------------------------------------------------------------------------


def test_a_leap_costs_only_the_action():
    """GD-7.4.2.a, GD-7.4.2.c, GD-7.4.2.d"""
    game = leaper().choose(LEAP)
    assert game.agent("mercury").hex == "5,2"
    assert game.state.turn.spent == ("action",)
    game.choose("move")
    assert game.game.pending.points == 5


def test_one_leaps_from_beside_the_window():
    """GD-7.4.2.b"""
    game = leaper(fields={"hex": "3,2"})
    assert game.refusal(LEAP) == "GD-7.4.2.b"
    assert not game.offers("leap")


def test_nobody_leaps_in_mid_move():
    """GD-7.4.2.e"""
    game = leaper(fields={"hex": "3,2"}).choose("move", "4,2")
    assert not game.offers("leap")
    game.choose("stop", LEAP)
    assert game.agent("mercury").hex == "5,2"
    assert game.refusal("move") == "GD-6.3.1.c"


def test_the_landing_hex_must_be_free():
    """GD-7.4.2.f"""
    assert leaper(others={"chromium": "5,2"}).refusal(LEAP) == "GD-7.4.2.f"


def test_a_blocked_window_stays_shut():
    """GD-7.4.2.g"""
    game = leaper(bars=["4,2|5,2"])
    assert game.refusal(LEAP) == "GD-7.4.2.g"
    assert not game.offers("leap")


def test_an_engaged_agent_does_not_leap():
    """GD-7.4.2.h"""
    assert leaper(aliens={"aracnos-green-1": "3,2"}).refusal(LEAP) == "GD-7.4.2.h"


def test_an_immobilized_agent_does_not_leap():
    """GD-7.4.2.i"""
    assert leaper(fields={"conditions": ["immobilized"]}).refusal(LEAP) == "GD-7.4.2.i"


def test_landing_next_to_an_alien_engages():
    """GD-7.4.2.j"""
    game = leaper(aliens={"aracnos-green-1": "6,2"}).choose(LEAP)
    assert game.refusal("move") == "GD-7.5.4.e"
    evaded = leaper(
        aliens={"aracnos-green-1": "6,2"},
        turn={"agent": "mercury", "held_by": []},
        open=[{"do": "AgentTurn", "agent": "mercury", "step": "choose"}],
    )
    evaded.choose(LEAP)
    assert evaded.state.turn.held_by == ("aracnos-green-1",)


def test_a_leap_shows_new_signals():
    """GD-7.4.2.k"""
    corner = {"4,2|5,2": "window", "4,2|5,1": "wall", "4,2|4,1": "wall", "4,1|5,1": "wall"}
    game = leaper(
        map=field(sides=corner, blocked=["5,0", "6,0"]),
        signals={"s1": "5,1"},
        decks={"signals": ["HUMAN"]},
    )
    game.choose(LEAP)
    assert game.asked == "token"


# -- search ----------------------------------------------------------------------------------------

HERE = {"search": ("4,2",)}


def searcher(*dice, fields=None, agent="chromium", **more):
    game = table(agents={agent: {"hex": "4,2", **(fields or {})}}, mission=HERE, **more)
    return game.dice(*dice)


def test_a_search_costs_only_the_action():
    """GD-7.4.3.a, GD-7.4.3.n"""
    game = searcher("HIT").choose("search")
    assert game.asked == "activity"
    assert game.state.turn.spent == ("action",)
    assert not game.told("Found")


def test_only_some_places_can_be_searched():
    """GD-7.4.3.b"""
    game = searcher(fields={"hex": "5,2"})
    assert game.refusal("search") == "GD-7.4.3.b"
    assert "search" not in game.options


def test_an_engaged_agent_does_not_search():
    """GD-7.4.3.c"""
    assert searcher(aliens={"aracnos-green-1": "5,2"}).refusal("search") == "GD-7.4.3.c"


def test_a_search_rolls_one_red_die():
    """GD-7.4.3.d"""
    game = searcher().choose("search")
    assert game.game.pending.options == game.state.box.faces["red"]
    assert game.dice("HIT").asked == "activity"


def test_a_bolt_finds_first_aid_or_ammunition():
    """GD-7.4.3.e, GD-7.4.3.f, GD-7.4.3.g"""
    game = searcher("HIT+BOLT", fields={"wounds": 2}).choose("search")
    assert game.options == ("kit",)
    game.choose("kit")
    assert game.agent("chromium").wounds == 1
    assert game.agent("chromium").devices == ()


def test_ammunition_goes_to_a_weapon_that_lacks_some():
    """GD-7.4.3.h, GD-7.4.3.e"""
    slots = [{"id": "w_rifle", "ammo": 2}, {"id": "iw_carbine", "ammo": 4}]
    game = searcher("HIT+BOLT", fields={"weapons": slots}).choose("search")
    assert game.options == ("kit", "ammo w_rifle")
    assert game.choose("ammo w_rifle").weapon("chromium", "w_rifle").ammo == 3


def test_first_aid_for_the_healthy_is_lost():
    """GD-7.4.3.i"""
    game = searcher("HIT+BOLT").choose("search", "kit")
    assert game.agent("chromium").wounds == 0
    assert not game.told("Healed")


def test_a_gd_finds_a_device_or_a_fragment():
    """GD-7.4.3.j, GD-7.4.3.m, GD-7.9.c"""
    game = searcher("GD").choose("search")
    assert game.options == ("device", "fragment")
    assert game.choose("fragment").state.fragments == 1


def test_the_device_is_drawn_from_the_warehouse():
    """GD-7.4.3.k, GD-7.7.2.c"""
    game = searcher("GD", fields={"devices": ["d_frag", "d_frag"]}).choose("search", "device")
    assert game.asked == "device"
    assert "d_frag" not in game.options
    assert game.options.count("d_medikit") == 3
    assert game.dice("d_medikit").agent("chromium").devices == ("d_frag", "d_frag", "d_medikit")


def test_searching_finds_one_fragment_a_round():
    """GD-7.4.3.l, GD-7.9.d"""
    game = searcher("GD", searched_tech=True).choose("search")
    assert game.options == ("device",)
    first = searcher("GD").choose("search", "fragment")
    assert first.state.searched_tech


def test_a_place_can_be_searched_again():
    """GD-7.4.3.o"""
    game = searcher("HIT").choose("search", "end")
    assert game.state.turn is None
    again = searcher(round=5)
    assert "search" in again.options


# -- bash ------------------------------------------------------------------------------------------

DOOR = field(sides={"4,2|5,2": "door"})
BASH = "bash 4,2|5,2"


def basher(**more):
    fields = more.pop("fields", {})
    return table(
        agents={"titanium": {"hex": "4,2", **fields}},
        map=more.pop("map", DOOR),
        locks=more.pop("locks", ["4,2|5,2"]),
        **more,
    )


def test_a_bash_opens_a_locked_door_without_a_roll():
    """GD-7.4.4.a, GD-7.4.4.c, GD-7.4.4.d, GD-5.1.m"""
    game = basher().choose(BASH)
    assert game.state.locks == ()
    assert game.state.turn.spent == ("action", "combat")
    assert game.all_rolled
    game.choose("move", "5,2")
    assert game.agent("titanium").hex == "5,2"


def test_the_basher_stands_beside_the_door():
    """GD-7.4.4.b"""
    game = basher(fields={"hex": "3,2"})
    assert game.refusal(BASH) == "GD-7.4.4.b"
    assert not game.offers("bash")
    inside = basher(map=field(door_hexes=["4,2"]), locks=["4,2"])
    assert "bash 4,2" in inside.options


def test_a_blocked_door_is_not_bashed():
    """GD-5.1.q/refused"""
    game = basher(locks=[], bars=["4,2|5,2"])
    assert not game.offers("bash")
    assert game.refusal(BASH) == "GD-5.1.q"


def test_one_may_move_before_or_after_the_bash():
    """GD-7.4.4.e"""
    after = basher().choose(BASH)
    assert "move" in after.options
    before = basher(fields={"hex": "3,2"}).choose("move", "4,2", "stop")
    assert BASH in before.options
    fought = basher(aliens={"aracnos-green-1": "3,2"}).dice("JAM", "JAM", "JAM")
    fought.choose("attack w_knuckles aracnos-green-1")
    assert fought.refusal(BASH) == "GD-6.3.1.k"


def test_a_bashed_door_shows_what_is_behind():
    """GD-7.4.4.f, GD-8.7.l/bash"""
    walls = {"4,2|5,2": "door"} | {f"4,2|{h}": "wall" for h in ("5,1", "4,1", "3,2", "3,3", "4,3")}
    game = basher(map=field(sides=walls), signals={"s1": "6,2"}, decks={"signals": ["HUMAN"]})
    assert game.asked == "activity"
    assert game.choose(BASH).asked == "token"


# -- evade -----------------------------------------------------------------------------------------

TWO = {"aracnos-green-1": "5,2", "aracnos-blue-2": "3,2"}


def held(*dice, fields=None, **more):
    aliens = more.pop("aliens", TWO)
    return table(agents={"chromium": {"hex": "4,2", **(fields or {})}}, aliens=aliens, **more).dice(
        *dice
    )


def test_an_evade_takes_action_and_combat_even_if_it_fails():
    """GD-7.4.5.a, GD-7.4.5.e"""
    game = held("JAM").choose("evade")
    assert game.state.turn.spent == ("action", "combat")
    assert game.refusal("move") == "GD-7.4.5.e"


def test_only_the_engaged_evade():
    """GD-7.4.5.b"""
    game = held(aliens={"aracnos-green-1": "6,3"})
    assert game.refusal("evade") == "GD-7.4.5.b"
    assert "evade" not in game.options


def test_a_shield_on_one_blue_die_frees_the_agent():
    """GD-7.4.5.c, GD-7.4.5.d, GD-7.5.4.g"""
    game = held().choose("evade")
    assert game.options == game.state.box.faces["blue"]
    game.dice("SHIELD")
    assert "move" in game.options


def test_one_evade_breaks_from_all():
    """GD-7.4.5.f"""
    game = held("SHIELD").choose("evade")
    assert game.state.turn.held_by == ()
    game.choose("move", "4,1")
    assert game.agent("chromium").hex == "4,1"


def test_the_freedom_ends_with_the_movement():
    """GD-7.4.5.g, GD-7.4.5.h/ended, GD-7.5.4.b"""
    game = held(
        turn={"agent": "chromium", "held_by": []},
        open=[{"do": "AgentTurn", "agent": "chromium", "step": "choose"}],
    )
    game.choose("move", "4,1", "stop")
    assert game.refusal("redeploy 4,2") == "GD-7.4.6.f"


def test_rain_forbids_to_evade():
    """GD-6.4.r"""
    game = held(weather="ev03")
    assert game.refusal("evade") == "GD-6.4.r"
    assert "evade" not in game.options


# -- redeploy --------------------------------------------------------------------------------------


def marine(**more):
    fields = more.pop("fields", {})
    return table(agents={"chromium": {"hex": "4,2", **fields}, **more.pop("others", {})}, **more)


def test_a_redeployment_takes_action_and_combat():
    """GD-7.4.6.a, GD-7.4.6.b"""
    game = marine(aliens={"aracnos-green-1": "6,3"}).choose("redeploy 3,3")
    assert game.agent("chromium").hex == "3,3"
    assert game.refusal("attack w_rifle aracnos-green-1") == "GD-6.3.1.c"


def test_one_redeploys_into_an_empty_hex():
    """GD-7.4.6.b"""
    game = marine(others={"thorium": "5,2"})
    assert game.refusal("redeploy 5,2") == "GD-7.4.6.b"
    assert "redeploy 5,2" not in game.options
    assert len(game.offers("redeploy")) == 5


def test_the_area_is_the_one_that_was_reached():
    """GD-7.4.6.c, GD-7.4.6.d"""
    game = marine()
    assert game.refusal("redeploy 6,3") == "GD-7.4.6.d"
    game.choose("move", "5,2", "6,2", "stop", "redeploy 7,3")
    assert game.agent("chromium").hex == "7,3"
    fought = marine(aliens={"aracnos-green-1": "6,3"}).dice(MISS, MISS, MISS)
    fought.choose("attack w_rifle aracnos-green-1")
    assert fought.refusal("redeploy 3,3") == "GD-6.3.1.k"


def test_redeploying_needs_a_way_inside_the_area():
    """GD-7.4.6.e"""
    walls = {f"5,2|{h}": "wall" for h in ("4,2", "5,1", "4,3")}
    game = marine(map=field(sides=walls))
    assert game.refusal("redeploy 5,2") == "GD-7.4.6.e"
    assert "redeploy 5,2" not in game.options


def test_an_engaged_agent_does_not_redeploy():
    """GD-7.4.6.f"""
    game = marine(aliens={"aracnos-green-1": "5,2"})
    assert game.refusal("redeploy 3,3") == "GD-7.4.6.f"
    assert not game.offers("redeploy")


def test_an_immobilized_agent_does_not_redeploy():
    """GD-7.4.6.g"""
    game = marine(fields={"conditions": ["immobilized"]})
    assert game.refusal("redeploy 3,3") == "GD-7.4.6.g"
    assert not game.offers("redeploy")


def test_redeploying_next_to_an_alien_engages():
    """GD-7.4.6.h"""
    game = marine(
        aliens={"aracnos-green-1": "6,2"},
        fields={"hex": "3,2"},
        turn={"agent": "chromium", "held_by": []},
        open=[{"do": "AgentTurn", "agent": "chromium", "step": "choose"}],
    )
    game.choose("redeploy 5,2")
    assert game.refusal("move") == "GD-7.5.4.e"


# -- unjam -----------------------------------------------------------------------------------------

JAMMED = [{"id": "w_rifle", "ammo": 4, "jammed": True}, {"id": "w_eagle", "jammed": True}]


def jammed(**more):
    return marine(fields={"weapons": JAMMED, **more.pop("fields", {})}, **more)


def test_unjamming_gives_up_movement_or_combat():
    """GD-7.4.7.a, GD-7.4.7.c, GD-6.3.1.j"""
    game = jammed()
    assert game.offers("unjam w_rifle") == ["unjam w_rifle movement", "unjam w_rifle combat"]
    assert game.refusal("unjam w_rifle coffee") == "GD-7.4.7.a"
    game.choose("unjam w_rifle movement")
    assert game.refusal("move") == "GD-6.3.1.c"


def test_the_activity_given_up_must_be_left():
    """GD-7.4.7.b"""
    game = jammed().choose("move", "4,1", "stop")
    assert game.refusal("unjam w_rifle movement") == "GD-7.4.7.b"
    assert "unjam w_rifle combat" in game.options


def test_one_use_clears_one_weapon():
    """GD-7.4.7.d, GD-7.4.7.e, GD-7.4.7.g"""
    game = jammed().choose("unjam w_rifle combat")
    assert not game.weapon("chromium", "w_rifle").jammed
    assert game.weapon("chromium", "w_eagle").jammed
    assert game.all_rolled
    assert game.refusal("unjam w_rifle movement") == "GD-7.4.7.e"


def test_after_unjamming_with_movement_the_weapon_fires():
    """GD-7.4.7.f"""
    game = jammed(aliens={"aracnos-green-1": "6,3"}).choose("unjam w_rifle movement")
    assert "attack w_rifle aracnos-green-1" in game.options


def test_an_immobilized_agent_does_not_unjam_with_movement():
    """GD-7.4.7.h"""
    game = jammed(fields={"conditions": ["immobilized"]})
    assert game.refusal("unjam w_rifle movement") == "GD-7.4.7.h"
    assert "unjam w_rifle combat" in game.options


def test_a_gunsmith_unjams_with_the_action_alone():
    """GD-7.7.b/power, GD-7.7.4.d"""
    game = jammed(fields={"powers": ["sk_gunsmith"]}).choose("unjam w_rifle free")
    assert game.state.turn.spent == ("action",)
    assert game.agent("chromium").spent == ()


# -- actions of the mission ------------------------------------------------------------------------


def test_a_mission_has_actions_of_its_own():
    """GD-7.4.8.a, GD-7.4.8.b"""
    game = table(map="", agents={"chromium": "13,0"}).choose("special copy_recorder")
    assert game.state.counters == {"recorder": 1}
    assert game.state.turn.spent == ("action",)
    assert game.refusal("special dance") == "GD-7.4.8.a"


def test_an_action_of_the_mission_has_its_place_and_its_limit():
    """GD-7.4.8.b"""
    far = table(map="", agents={"chromium": "10,0"})
    assert far.refusal("special copy_recorder") == "GD-7.4.8.b"
    done = table(map="", agents={"chromium": "13,0"}, counters={"recorder": 1})
    assert done.refusal("special copy_recorder") == "GD-7.4.8.b"


def test_an_action_may_paralyse_every_agent_in_the_area():
    """GD-7.4.8.a, GD-7.5.6.a"""
    valve = SpecialAction(
        id="valve", name="valve", costs=("action",), counts="valve", inflicts="paralyzed"
    )
    squad = {"chromium": "4,2", "thorium": "5,2", "mercury": "8,4"}
    game = table(agents=squad, mission={"actions": (valve,)})
    assert not any(agent.conditions for agent in game.state.agents.values())
    game.choose("special valve")
    held = {name: game.agent(name).conditions for name in squad}
    assert held == {"chromium": ("paralyzed",), "thorium": ("paralyzed",), "mercury": ()}


# -- bleeding agents -------------------------------------------------------------------------------

BLED = {"wounds": 6}


@pytest.mark.parametrize(
    ("choice", "rule", "more"),
    [
        ("search", "GD-7.5.2.d", {"mission": HERE}),
        (LEAP, "GD-7.5.2.e", {"map": WINDOW}),
        (BASH, "GD-7.5.2.f", {"map": DOOR, "locks": ["4,2|5,2"]}),
        ("evade", "GD-7.5.2.g", {"aliens": TWO}),
        ("redeploy 3,3", "GD-7.5.2.h", {}),
    ],
)
def test_a_bleeding_agent_does_nothing_that_needs_strength(choice, rule, more):
    """GD-7.5.2.d, GD-7.5.2.e, GD-7.5.2.f, GD-7.5.2.g, GD-7.5.2.h"""
    game = marine(fields=BLED, **more)
    assert game.refusal(choice) == rule
    assert choice not in game.options
    assert choice in marine(**more).options


def test_a_bleeding_agent_does_not_unjam():
    """GD-7.5.2.i"""
    game = jammed(fields=BLED)
    assert game.refusal("unjam w_rifle combat") == "GD-7.5.2.i"
    assert not game.offers("unjam")


def test_a_bleeding_agent_does_no_mission_action():
    """GD-7.5.2.j, GD-AMB.e"""
    game = table(map="", agents={"chromium": {"hex": "13,0", **BLED}})
    assert game.refusal("special copy_recorder") == "GD-7.5.2.j"
    assert not game.offers("special")


def test_a_bleeding_agent_uses_powers_and_devices():
    """GD-7.5.2.c"""
    game = marine(fields={**BLED, "devices": ["d_medikit"]}, aliens={"aracnos-green-1": "6,3"})
    assert game.options == ("move", "use d_medikit", "end")


def test_a_miss_needs_no_defence():
    """GD-7.3.y"""
    game = marine(aliens={"aracnos-green-1": "6,3"}).dice(MISS, MISS, MISS)
    game.choose("attack w_rifle aracnos-green-1")
    assert not game.told("DefenceRolled")
