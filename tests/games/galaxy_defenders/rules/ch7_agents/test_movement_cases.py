"""GD 7.2, 7.4 Movement and actions, case by case: who, where, before and after."""

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, ground, table
from xenofront.games.galaxy_defenders.content.missions import SpecialAction
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import adjacent_aliens
from xenofront.games.galaxy_defenders.rules.state import AgentId

GREEN = "aracnos-green-1"
AWAY = {GREEN: "6,3"}
ATTACK = f"attack w_rifle {GREEN}"
GUN = {"hex": "5,2", "owner": "thorium"}
MEDIC = {"thorium": "9,9"}


def marine(aliens=None, others=None, **fields):
    more = fields.pop("more", {})
    agents = {"chromium": {"hex": "4,2", **fields}, **(others or {})}
    return table(agents=agents, aliens=aliens or {}, **more)


# -- movement --------------------------------------------------------------------------------------


def test_a_blocked_hex_is_not_entered():
    """GD-7.2.c/hex"""
    game = marine(more={"map": field(blocked=["5,2"])}).choose("move")
    assert "5,2" not in game.options
    assert game.refusal("5,2") is not None
    assert "4,1" in game.options


def test_a_blocked_side_is_not_crossed():
    """GD-7.2.c/side"""
    game = marine(more={"map": field(sides={"4,2|5,2": "wall"})}).choose("move")
    assert "5,2" not in game.options
    assert game.refusal("5,2") == "GD-7.2.c"
    assert "4,1" in game.options


def test_an_edge_hex_is_not_entered():
    """GD-7.2.c/edge"""
    game = marine(more={"map": ground("3,2 4,2 4,1", edges=["5,2"])}).choose("move")
    assert {*game.options} == {"4,1", "3,2", "stop"}
    assert game.refusal("5,2") is not None


def test_a_drone_is_passed_but_no_place_to_stop():
    """GD-7.2.e/drone, GD-7.2.f/drone"""
    game = marine(others={**MEDIC, "dr_sentry": GUN}).choose("move", "5,2")
    assert "stop" not in game.options
    assert game.refusal("stop") == "GD-7.2.f"
    game.choose("6,2", "stop")
    assert game.agent("chromium").hex == "6,2"
    far = {**GUN, "hex": "8,2"}
    last = marine(others={**MEDIC, "dr_sentry": far}).choose("move", "5,2", "6,2", "7,2")
    assert "8,2" not in last.options


def test_a_friend_is_passed_but_no_place_to_stop():
    """GD-7.2.e/agent, GD-7.2.f/agent"""
    game = marine(others={"thorium": "5,2"}).choose("move", "5,2")
    assert "stop" not in game.options
    game.choose("6,2", "stop")
    assert game.agent("chromium").hex == "6,2"


def points(**more):
    game = marine(**more).choose("move")
    return game.game.pending.points


def test_conditions_shorten_or_forbid_movement():
    """GD-7.2.h/condition"""
    assert points() == 4
    assert points(wounds=6) == 1
    assert "move" not in marine(conditions=["immobilized"]).options


def test_an_event_changes_how_far_agents_move():
    """GD-7.2.h/event"""
    mud = {"events.ev03": {"weather": (Modifier(quantity="movement", amount=-1),)}}
    assert points(more={"weather": "ev03", "cards": mud}) == 3
    assert points(more={"weather": "ev05"}) == 4


def test_a_power_adds_hexes_to_a_movement():
    """GD-7.2.h/power"""
    game = marine(powers=["bt_step"]).choose("move", "5,2", "use bt_step")
    assert game.game.pending.points == 4


def test_an_item_gives_a_movement_back():
    """GD-7.2.h/item"""
    game = marine(devices=["d_adrenaline"]).choose("move", "5,2", "use d_adrenaline")
    assert game.game.pending.points == 7


# -- actions ---------------------------------------------------------------------------------------


def test_an_action_may_stand_alone():
    """GD-7.4.b/alone"""
    game = marine(AWAY, wounds=2, powers=["bt_supply"]).choose("use bt_supply", "heal")
    assert game.state.turn.spent == ("action",)
    assert {"move", ATTACK} <= {*game.options}


def test_an_action_may_be_part_of_a_movement():
    """GD-7.4.b/movement"""
    game = marine(powers=["bt_step"]).choose("move", "5,2")
    assert "use bt_step" in game.options
    game.choose("use bt_step")
    assert game.state.turn.spent == ("movement", "action")
    assert "use bt_step" not in game.options
    spent = marine(wounds=1, powers=["bt_step", "bt_supply"]).choose("use bt_supply", "heal")
    assert not spent.choose("move").offers("use")


def test_an_action_may_be_part_of_an_attack():
    """GD-7.4.b/combat"""
    game = marine(AWAY, powers=["bt_aim"]).choose(ATTACK)
    assert (game.asked, game.options) == ("boost", ("none", "bt_aim"))
    spent = marine(AWAY, wounds=1, powers=["bt_aim", "bt_supply"]).choose("use bt_supply", "heal")
    assert spent.choose(ATTACK).asked == "hit"


JAMMED = [{"id": "w_rifle", "ammo": 4, "jammed": True}, "w_eagle"]


def test_an_action_that_needs_combat_leaves_none():
    """GD-7.4.c/combat"""
    game = marine(AWAY).choose("redeploy 3,3")
    assert game.refusal(ATTACK) == "GD-6.3.1.c"
    assert not game.offers("attack")
    fought = marine(AWAY).dice(MISS, MISS, MISS).choose(ATTACK)
    assert fought.refusal("redeploy 3,3") == "GD-6.3.1.k"


def test_an_action_that_needs_movement_leaves_none():
    """GD-7.4.c/movement, GD-7.4.7.c/movement"""
    game = marine(weapons=JAMMED).choose("unjam w_rifle movement")
    assert game.refusal("move") == "GD-6.3.1.c"
    assert "move" not in game.options


def test_combat_given_up_to_unjam_is_gone():
    """GD-7.4.7.c/combat"""
    game = marine(AWAY, weapons=JAMMED).choose("unjam w_rifle combat")
    assert game.refusal(ATTACK) == "GD-6.3.1.c"
    assert not game.offers("attack")
    assert "move" in game.options


def either_activity_can_be_given_up(activity):
    game = marine(weapons=JAMMED)
    assert f"unjam w_rifle {activity}" in game.options
    game.choose(f"unjam w_rifle {activity}")
    assert not game.weapon("chromium", "w_rifle").jammed
    assert game.state.turn.spent == ("action", activity)


def test_movement_can_be_given_up():
    """GD-7.4.7.a/movement"""
    either_activity_can_be_given_up("movement")


def test_combat_can_be_given_up():
    """GD-7.4.7.a/combat"""
    either_activity_can_be_given_up("combat")


def test_movement_that_was_used_is_not_given_up():
    """GD-7.4.7.b/movement"""
    game = marine(weapons=JAMMED).choose("move", "4,1", "stop")
    assert game.refusal("unjam w_rifle movement") == "GD-7.4.7.b"
    assert game.offers("unjam") == ["unjam w_rifle combat"]


def test_combat_that_was_used_is_not_given_up():
    """GD-7.4.7.b/combat"""
    game = marine(AWAY, weapons=JAMMED).dice("SHIELD", "SHIELD", "SHIELD")
    game.choose(f"attack w_eagle {GREEN}")
    assert game.refusal("unjam w_rifle combat") == "GD-7.4.7.b"
    assert game.offers("unjam") == ["unjam w_rifle movement"]


# -- one power a turn ------------------------------------------------------------------------------


def whatever_is_used_is_the_one_action_of_the_turn(agent, power, answers):
    held = ["bt_step"] if power.startswith("d_") else [power, "bt_step"]
    row = {"hex": "4,2", "wounds": 3, "powers": held, "devices": ["d_medikit", "d_ammo"]}
    game = table(agents={agent: row})
    assert {f"use {power}", "use bt_step", "use d_ammo"} <= {*game.options}
    game.choose(f"use {power}", *answers)
    assert not game.offers("use")
    assert game.refusal("use d_ammo") == "GD-6.3.1.c"


def test_an_ability_is_the_one_action():
    """GD-7.4.1.a/ability"""
    whatever_is_used_is_the_one_action_of_the_turn("thorium", "field_medic", ("heal", "thorium"))


def test_a_skill_is_the_one_action():
    """GD-7.4.1.a/skill"""
    whatever_is_used_is_the_one_action_of_the_turn("thorium", "sk_gd209", ("5,2",))


def test_a_tactic_is_the_one_action():
    """GD-7.4.1.a/tactic"""
    whatever_is_used_is_the_one_action_of_the_turn("chromium", "bt_supply", ("heal",))


def test_a_device_is_the_one_action():
    """GD-7.4.1.a/device"""
    whatever_is_used_is_the_one_action_of_the_turn("chromium", "d_medikit", ("chromium",))


def later(agent, spent, devices=()):
    """The turn of an agent who used something before, and the same after a REFRESH phase."""
    row = {"hex": "4,2", "wounds": 1, "powers": [spent], "spent": [spent], "devices": [*devices]}
    turn = {"do": "AgentTurn", "agent": agent}
    same = table(agents={agent: row}, open=[turn])
    return same, table(agents={agent: row}, open=[turn, {"do": "RefreshPhase"}])


def test_a_used_ability_waits_for_the_refresh_phase():
    """GD-7.4.1.b/ability, GD-7.4.1.b/refreshed"""
    used = table(agents={"thorium": {"hex": "4,2", "wounds": 2}})
    used.choose("use field_medic", "heal", "thorium")
    assert used.agent("thorium").spent == ("field_medic",)
    same, refreshed = later("thorium", "field_medic")
    assert same.refusal("use field_medic") == "GD-7.7.j"
    assert not same.offers("use")
    assert refreshed.offers("use") == ["use field_medic"]


def test_a_used_skill_waits_for_the_refresh_phase():
    """GD-7.4.1.b/skill, GD-7.7.4.c/while, GD-7.7.4.c/ended"""
    charger = table(agents={"titanium": {"hex": "4,2", "powers": ["sk_charge"]}})
    charger.choose("use sk_charge", "5,2")
    assert charger.agent("titanium").spent == ("sk_charge",)
    same, refreshed = later("titanium", "sk_charge")
    assert same.refusal("use sk_charge") == "GD-7.7.j"
    assert not same.offers("use")
    assert refreshed.offers("use") == ["use sk_charge"]


def test_a_used_tactic_does_not_come_back():
    """GD-7.4.1.c/round, GD-7.4.1.c/later"""
    used = marine(wounds=2, powers=["bt_supply"]).choose("use bt_supply", "heal")
    assert used.agent("chromium").spent == ("bt_supply",)
    same, refreshed = later("chromium", "bt_supply")
    assert not same.offers("use")
    assert not refreshed.offers("use")
    assert refreshed.refusal("use bt_supply") == "GD-7.7.j"


# -- leaping ---------------------------------------------------------------------------------------

WINDOW = {"map": field(sides={"4,2|5,2": "window"})}
LEAP = "leap 4,2|5,2"


def test_one_may_leap_and_then_move():
    """GD-7.4.2.e/before"""
    game = marine(more=WINDOW).choose(LEAP)
    assert "move" in game.options
    game.choose("move", "6,2", "7,2", "8,2", "9,2")
    assert game.agent("chromium").hex == "9,2"


def test_one_may_move_and_then_leap():
    """GD-7.4.2.e/after"""
    game = marine(hex="3,2", more=WINDOW).choose("move", "4,2", "stop")
    assert LEAP in game.options
    assert game.choose(LEAP).agent("chromium").hex == "5,2"


def test_nobody_leaps_on_the_way_or_moves_on():
    """GD-7.4.2.e/middle"""
    game = marine(hex="3,2", more=WINDOW).choose("move", "4,2")
    assert not game.offers("leap")
    game.choose("stop", LEAP)
    assert "move" not in game.options


def nobody_leaps_onto_a_figure(others, aliens):
    free = {"agent": "chromium", "held_by": []}  # the alien was revealed in this turn
    step = [{"do": "AgentTurn", "agent": "chromium", "step": "choose"}]
    game = marine(aliens, others, more={**WINDOW, "turn": free, "open": step})
    assert game.refusal(LEAP) == "GD-7.4.2.f"
    assert not game.offers("leap")
    assert LEAP in marine(more=WINDOW).options


def test_nobody_leaps_onto_a_friend():
    """GD-7.4.2.f/agent"""
    nobody_leaps_onto_a_figure({"thorium": "5,2"}, {})


def test_nobody_leaps_onto_a_drone():
    """GD-7.4.2.f/drone"""
    nobody_leaps_onto_a_figure({**MEDIC, "dr_sentry": GUN}, {})


def test_nobody_leaps_onto_an_alien():
    """GD-7.4.2.f/alien"""
    nobody_leaps_onto_a_figure({}, {GREEN: "5,2"})


# -- searching -------------------------------------------------------------------------------------

HERE = {"search": ("4,2", "5,2")}


def searcher(*dice, **fields):
    more = {"mission": HERE, **fields.pop("more", {})}
    return marine(more=more, **fields).dice(*dice).choose("search")


def test_first_aid_brings_the_unhurt_nothing():
    """GD-7.4.3.i/wound"""
    assert searcher("HIT+BOLT").choose("kit").agent("chromium").wounds == 0
    assert searcher("HIT+BOLT", wounds=2).choose("kit").agent("chromium").wounds == 1


def test_ammunition_brings_a_full_weapon_nothing():
    """GD-7.4.3.i/ammo"""
    assert searcher("HIT+BOLT").options == ("kit",)
    low = [{"id": "w_rifle", "ammo": 3}, "w_eagle"]
    game = searcher("HIT+BOLT", weapons=low)
    assert game.options == ("kit", "ammo w_rifle")
    assert game.choose("ammo w_rifle").weapon("chromium", "w_rifle").ammo == 4


def test_two_searches_of_a_round_find_one_fragment():
    """GD-7.4.3.l/round, GD-7.4.3.o/other"""
    turns = [{"do": "AgentTurn", "agent": name} for name in ("thorium", "chromium")]
    game = marine(others={"thorium": "5,2"}, more={"mission": HERE, "open": turns})
    game.dice("GD").choose("search", "fragment", "end")
    assert (game.seat, game.state.fragments) == ("thorium", 1)
    assert "search" in game.options
    game.dice("GD").choose("search")
    assert game.options == ("device",)


def test_the_next_round_has_a_fragment_again():
    """GD-7.4.3.l/next, GD-7.4.3.o/same"""
    turn = {"do": "AgentTurn", "agent": "chromium"}
    rounds = [turn, {"do": "RefreshPhase"}, turn]
    game = marine(more={"mission": HERE, "open": rounds})
    game.dice("GD").choose("search", "fragment", "end")
    assert game.state.turn.spent == ()
    assert "search" in game.options
    game.dice("GD").choose("search")
    assert game.options == ("device", "fragment")


# -- doors -----------------------------------------------------------------------------------------

LOCK = "4,2|5,2"
LOCKED = {"map": field(sides={LOCK: "door"}), "locks": [LOCK]}


def test_who_stands_beside_the_door_can_bash_it():
    """GD-7.4.4.b/beside"""
    assert f"bash {LOCK}" in marine(more=LOCKED).options
    assert f"bash {LOCK}" in marine(hex="5,2", more=LOCKED).options


def test_who_stands_farther_away_cannot():
    """GD-7.4.4.b/far"""
    assert not marine(hex="3,2", more=LOCKED).offers("bash")
    assert marine(hex="3,2", more=LOCKED).refusal(f"bash {LOCK}") == "GD-7.4.4.b"


def test_who_stands_in_the_door_can_bash_it():
    """GD-7.4.4.b/inside"""
    gate = {"map": field(door_hexes=["4,2"]), "locks": ["4,2"]}
    assert "bash 4,2" in marine(more=gate).options
    assert "bash 4,2" in marine(hex="5,2", more=gate).options
    assert not marine(hex="6,2", more=gate).offers("bash")


YARD = {LOCK: "door", **{f"4,2|{h}": "wall" for h in ("5,1", "4,1", "3,2", "3,3", "4,3")}}
"""Nobody gets to 4,2 but through the door."""


def test_a_bashed_door_lets_agents_through():
    """GD-7.4.4.d/agent"""
    yard = {"map": field(sides=YARD), "locks": [LOCK]}
    assert "5,2" not in marine(more=yard).choose("move").options
    opened = marine(more=yard).choose(f"bash {LOCK}", "move")
    assert opened.options == ("5,2", "stop")


def then(what, *, bashed, door=LOCK, **more):
    """Something happens, after the door was bashed or with the lock still on it."""
    opened = [what, {"do": "Bash", "agent": "chromium", "door": door}][: 1 + bashed]
    return {"locks": [door], "open": opened, **more}


@pytest.mark.parametrize("bashed", [True, False])
def test_a_bashed_door_lets_aliens_through(bashed):
    """GD-7.4.4.d/alien"""
    beast = "spine_critter-green-1"
    opened = then({"do": "Activate", "alien": beast}, bashed=bashed, map=field(sides=YARD))
    game = marine({beast: "7,2"}, guard=False, more=opened)
    assert (beast in adjacent_aliens(game.state, AgentId("chromium"))) == bashed


BEND = "0,0 1,0 2,0 2,1 2,2 2,3 2,4 2,5"


@pytest.mark.parametrize("bashed", [True, False])
def test_a_bashed_door_lets_signals_through(bashed):
    """GD-7.4.4.d/signal"""
    door = "2,0|2,1"
    step = {"do": "MoveSignals", "areas": 1, "toward": "closest_agent"}
    corner = ground(BEND, sides={door: "door"})
    opened = then(step, bashed=bashed, door=door, map=corner, signals={"s1": "2,5"})
    game = marine(hex="0,0", more=opened)
    assert (game.state.signals["s1"].hex != "2,5") == bashed


def test_movement_comes_before_the_bash():
    """GD-7.4.4.e/before"""
    game = marine(hex="3,2", more=LOCKED).choose("move", "4,2", "stop")
    assert f"bash {LOCK}" in game.options
    game.choose(f"bash {LOCK}")
    assert game.state.locks == ()


def test_movement_comes_after_the_bash():
    """GD-7.4.4.e/after"""
    game = marine(more=LOCKED).choose(f"bash {LOCK}")
    assert "move" in game.options
    assert not game.offers("bash")


# -- evading ---------------------------------------------------------------------------------------

TWO = {GREEN: "5,2", "aracnos-blue-2": "3,2"}


def an_evade_takes_both_activities(face):
    game = marine(TWO).dice(face).choose("evade")
    assert game.state.turn.spent == ("action", "combat")
    assert not game.offers("attack")
    assert not game.offers("redeploy")


def test_a_successful_evade_takes_both_activities():
    """GD-7.4.5.a/success"""
    an_evade_takes_both_activities("SHIELD")


def test_a_failed_evade_takes_both_activities():
    """GD-7.4.5.a/failure"""
    an_evade_takes_both_activities("JAM")


def test_freedom_lasts_until_the_movement_ends():
    """GD-7.4.5.h/while, GD-7.4.5.h/ended"""
    game = marine(TWO).dice("SHIELD").choose("evade")
    assert "move" in game.options
    assert game.state.turn.held_by == ()
    game.choose("move", "4,1")
    assert game.state.turn.held_by == ()
    turn = {"do": "AgentTurn", "agent": "chromium"}
    stayed = marine(TWO, more={"open": [turn, turn]}).dice("SHIELD").choose("evade", "end")
    assert "move" not in stayed.options
    assert stayed.refusal("move") == "GD-7.5.4.e"


# -- actions of a mission --------------------------------------------------------------------------


def valve(**fields):
    return SpecialAction(id="valve", name="valve", counts="valve", **fields)


@pytest.mark.parametrize("costs", [("action",), ("action", "combat"), ("movement",)])
def test_a_missions_action_costs_what_the_mission_says(costs):
    """GD-7.4.8.b/cost"""
    game = marine(more={"mission": {"actions": (valve(costs=costs),)}}).choose("special valve")
    assert game.state.turn.spent == costs


def test_a_missions_action_has_its_place():
    """GD-7.4.8.b/place"""
    mission = {"mission": {"actions": (valve(costs=("action",), at=("4,2",)),)}}
    assert "special valve" in marine(more=mission).options
    away = marine(hex="7,2", more=mission)
    assert not away.offers("special")
    assert away.refusal("special valve") == "GD-7.4.8.b"
