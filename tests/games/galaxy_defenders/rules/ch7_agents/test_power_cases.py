"""GD 7.6 to 7.9 Weapons, powers, drones, ranks and alien tech, case by case."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, table
from xenofront.games.galaxy_defenders.content.catalogue import Side
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.state import AgentId, hp_left, max_hp
from xenofront.games.galaxy_defenders.rules.supply import available, generic_devices
from xenofront.geometry.hexes.terrain import Room

GREEN, BLUE = "aracnos-green-1", "aracnos-blue-2"
BETA = "xeno_beta-blue-3"
AWAY = {GREEN: "6,3"}
CAMPAIGN = {"campaign": True}


def marine(aliens=None, others=None, **fields):
    more = fields.pop("more", {})
    agents = {"chromium": {"hex": "4,2", **fields}, **(others or {})}
    return table(agents=agents, aliens=aliens or {}, **more)


# -- weapons that come and go ----------------------------------------------------------------------


def test_a_weapon_of_a_class_comes_to_that_class():
    """GD-7.6.m/battlefield"""
    squad = {"chromium": "4,2", "thorium": "5,2", "titanium": "6,3"}
    ask = {"do": "Reinforcements"}
    game = table(agents=squad, fragments=4, open=ask).choose("weapon").dice("iw_vulcan")
    assert game.options == ("titanium",)
    generic = table(agents=squad, fragments=4, open=ask).choose("weapon").dice("iw_eagle")
    assert generic.options == ("chromium", "thorium", "titanium")


def at_headquarters(*weapons, **agents):
    return table(
        agents={"chromium": "4,2", "thorium": "6,3", **agents},
        headquarters=weapons,
        options=CAMPAIGN,
        open={"do": "Headquarters"},
    )


def test_headquarters_offer_a_weapon_to_its_class():
    """GD-7.6.m/headquarters, GD-7.6.j/offered"""
    game = at_headquarters("iw_shotgun")
    assert (game.seat, game.options) == ("thorium", ("none", "iw_shotgun"))
    assert at_headquarters("iw_vulcan").asked == ""


def test_a_refused_weapon_is_nobodys_until_the_next_set_up():
    """GD-7.6.j/waits"""
    ask = {"do": "TakeWeapon", "agent": "chromium", "weapon": "iw_carbine"}
    game = marine(more={"open": ask, "options": CAMPAIGN}).choose("refuse")
    assert game.state.headquarters == ("iw_carbine",)
    assert available(game.state, "iw_carbine") == 1


def a_replaced_weapon_goes_home(*, campaign):
    ask = {"do": "TakeWeapon", "agent": "chromium", "weapon": "iw_carbine"}
    more = {"open": ask, "options": {"campaign": campaign}}
    game = marine(weapons=["iw_rifle", "w_eagle"], more=more)
    assert available(game.state, "iw_rifle") == 0
    game.choose("iw_rifle")
    assert game.state.headquarters == (("iw_rifle",) if campaign else ())
    assert available(game.state, "iw_rifle") == 1
    assert [slot.id for slot in game.agent("chromium").weapons] == ["iw_carbine", "w_eagle"]


def test_a_replaced_weapon_waits_at_headquarters():
    """GD-7.6.o/campaign"""
    a_replaced_weapon_goes_home(campaign=True)


def test_a_replaced_weapon_goes_back_to_the_box():
    """GD-7.6.o/alone"""
    a_replaced_weapon_goes_home(campaign=False)


# -- powers ----------------------------------------------------------------------------------------

CLASSES = ("chromium", "thorium", "mercury", "iridium", "titanium")


@pytest.mark.parametrize("agent", CLASSES)
def test_generic_powers_are_for_every_class(agent):
    """GD-7.7.h/power"""
    game = table(agents={agent: {"hex": "4,2", "wounds": 1, "powers": ["bt_supply"]}})
    assert "use bt_supply" in game.options


@pytest.mark.parametrize("agent", CLASSES)
def test_generic_items_are_for_every_class(agent):
    """GD-7.7.h/item"""
    assert (
        "use d_medikit" in table(agents={agent: {"hex": "4,2", "devices": ["d_medikit"]}}).options
    )


@pytest.mark.parametrize("agent", CLASSES)
def test_powers_of_a_class_are_for_that_class_alone(agent):
    """GD-7.7.i/power"""
    game = table(agents={agent: {"hex": "4,2", "powers": ["sk_charge"]}})
    assert ("use sk_charge" in game.options) == (agent == "titanium")
    assert game.refusal("use sk_charge") == (None if agent == "titanium" else "GD-7.7.i")


@pytest.mark.parametrize("agent", CLASSES)
def test_items_of_a_class_are_for_that_class_alone(agent):
    """GD-7.7.i/item"""
    game = table(agents={agent: {"hex": "4,2", "devices": ["d_rarmor"]}})
    assert ("use d_rarmor" in game.options) == (agent == "titanium")
    assert game.refusal("use d_rarmor") == (None if agent == "titanium" else "GD-7.7.i")


def test_a_used_power_is_not_offered():
    """GD-7.7.j/standard"""
    assert marine(wounds=1, powers=["bt_supply"]).offers("use") == ["use bt_supply"]
    used = marine(wounds=1, powers=["bt_supply"], spent=["bt_supply"])
    assert not used.offers("use")
    assert used.refusal("use bt_supply") == "GD-7.7.j"


def clawed(*dice, agent="titanium", weapon="claws", **fields):
    attack = {
        "do": "Attack",
        "attacker": GREEN,
        "weapon": f"aracnos-green/{weapon}",
        "target": agent,
    }
    return table(agents={agent: {"hex": "5,2", **fields}}, aliens={GREEN: "4,2"}, open=attack).dice(
        *dice
    )


ONE = ("HIT+AMMO", "SHIELD", "SHIELD", "JAM")


@pytest.mark.parametrize(("spent", "asked"), [([], "react"), (["no_pain"], "")])
def test_a_used_reaction_is_not_offered(spent, asked):
    """GD-7.7.j/reaction"""
    assert clawed(*ONE, spent=spent).asked == asked


def passive(*modifiers):
    """A motion scanner that works by itself."""
    card = {"timing": "passive", "moment": "always", "modifiers": modifiers, "effects": ()}
    return {"cards": {"powers.d_scanner": card}}


def test_a_passive_item_works_without_a_question():
    """GD-7.7.b/item"""
    dice = Modifier(quantity="hit_dice", amount=1)
    fast = Modifier(quantity="movement", amount=2)
    game = marine(AWAY, devices=["d_scanner"], more=passive(dice, fast))
    assert not game.offers("use")
    game.choose(f"attack w_rifle {GREEN}").dice(MISS, MISS, MISS)
    assert game.asked == "hit"
    game.dice(MISS).choose("move")
    assert game.game.pending.points == 6
    assert game.agent("chromium").devices == ("d_scanner",)
    without = marine(AWAY, more=passive(dice, fast)).choose(f"attack w_rifle {GREEN}")
    assert without.dice(MISS, MISS, MISS).choose("move").game.pending.points == 4


def test_a_passive_item_hides_its_bearer():
    """GD-7.7.b/item"""
    more = passive(Modifier(quantity="hidden_beyond", amount=1))
    far = {"xeno_beta-green-1": "9,2"}
    assert marine(far, more=more).row("xeno_beta-green-1") != "plus"
    assert marine(far, devices=["d_scanner"], more=more).row("xeno_beta-green-1") == "plus"


# -- damage ----------------------------------------------------------------------------------------


def acid(agent, *dice, **fields):
    """A Spine Critter dies next to an agent."""
    critter = {"spine_critter-green-1": {"hex": "4,2", "wounds": 2}}
    row = {"hex": "5,2", **fields}
    return table(agents={agent: row}, aliens=critter, open={"do": "Deaths"}).dice(*dice)


def test_melee_protection_does_not_help_against_basic_damage():
    """GD-7.7.1.a/melee"""
    assert acid("mercury", "HIT+BOLT").agent("mercury").wounds == 1


def test_ranged_protection_does_not_help_against_basic_damage():
    """GD-7.7.1.a/ranged"""
    assert acid("chromium", "HIT+BOLT").agent("chromium").wounds == 1


def test_a_shield_takes_basic_damage():
    """GD-7.7.1.b/shield"""
    game = acid("chromium", rank="palladium", shield=1)
    assert game.asked == ""
    assert game.agent("chromium").shield == 0
    assert game.agent("chromium").wounds == 0


def test_dice_are_rolled_against_basic_damage():
    """GD-7.7.1.b/dice"""
    assert acid("chromium").asked == "defend"
    assert acid("chromium", "SHIELD").agent("chromium").wounds == 0
    assert acid("chromium", "JAM").agent("chromium").wounds == 1


def thrown(device, *dice, aliens):
    game = marine(aliens, devices=[device]).choose(f"use {device}")
    return game.choose(game.options[0]).dice(*dice)


def test_a_bolt_brings_the_effect_of_a_grenade():
    """GD-7.3.g/power"""
    bolt = Modifier(quantity="hits", amount=2, when=("bolt",))
    for faces, hits in ((("HIT+BOLT", "HIT+BOLT", MISS), 4), (("HIT", MISS, MISS), 1)):
        cards = {"powers.d_frag": {"modifiers": (bolt,)}}
        game = marine(AWAY, devices=["d_frag"], more={"cards": cards})
        game.choose("use d_frag", GREEN).dice(*faces)
        assert game.told("HitsRolled")[0].hits == hits
        game.dice(*["JAM"] * hits)
        assert not game.state.aliens or game.alien(GREEN).wounds == hits


def test_an_effect_comes_though_the_hit_was_defended():
    """GD-7.7.1.d/defended"""
    game = thrown("d_flash", "HIT", MISS, "SHIELD", aliens=AWAY)
    assert (game.alien(GREEN).wounds, game.alien(GREEN).conditions) == (0, ("stunned",))
    assert thrown("d_flash", MISS, MISS, aliens=AWAY).alien(GREEN).conditions == ()


def test_an_effect_comes_though_a_shield_took_the_hit():
    """GD-7.7.1.d/shielded"""
    row = {BETA: {"hex": "6,3", "shield": 1}}
    game = thrown("d_flash", "HIT", MISS, aliens=row)
    assert not game.told("DefenceRolled")
    assert (game.alien(BETA).shield, game.alien(BETA).conditions) == (0, ("stunned",))
    assert thrown("d_flash", MISS, MISS, aliens=row).alien(BETA).conditions == ()


SUN: Any = {"map": "", "open": {"do": "DrawnEvent", "source": "ev04"}}


def test_shields_do_not_stop_a_wound_that_is_suffered():
    """GD-7.7.1.g/shield"""
    game = marine(rank="palladium", shield=1, more=SUN)
    assert (game.agent("chromium").wounds, game.agent("chromium").shield) == (1, 1)


def test_plates_do_not_stop_a_wound_that_is_suffered():
    """GD-7.7.1.g/plates"""
    game = table(agents={"titanium": {"hex": "4,2", "plates": 4}}, **SUN)
    assert (game.agent("titanium").wounds, game.agent("titanium").plates) == (1, 4)


# -- devices ---------------------------------------------------------------------------------------


def test_a_used_device_can_come_with_reinforcements():
    """GD-7.7.2.c/reinforcements"""
    one = {"powers.d_medikit": {"copies": 1}}
    ask = {"do": "Reinforcements"}
    held = marine(devices=["d_medikit"], more={"cards": one, "fragments": 4, "open": ask})
    assert "d_medikit" not in held.choose("device").options
    turn = {"do": "AgentTurn", "agent": "chromium"}
    more = {"cards": one, "fragments": 4, "open": [ask, turn]}
    game = marine(wounds=1, devices=["d_medikit"], more=more)
    game.choose("use d_medikit", "chromium", "end", "device")
    assert "d_medikit" in game.options


def test_a_used_device_can_be_found():
    """GD-7.7.2.c/search"""
    game = marine(wounds=1, devices=["d_medikit"])
    assert generic_devices(game.state).count("d_medikit") == 2
    game.choose("use d_medikit", "chromium")
    assert generic_devices(game.state).count("d_medikit") == 3


WALLS = {f"4,2|{h}": "wall" for h in ("5,1", "5,2", "4,3", "3,3", "3,2", "4,1")}


def test_nothing_is_thrown_beyond_its_range():
    """GD-7.7.2.d/range, GD-7.7.2.1.f/range"""
    assert not marine({GREEN: "8,4"}, devices=["d_frag"]).offers("use")
    game = marine({GREEN: "6,3", BLUE: "8,4"}, devices=["d_frag"]).choose("use d_frag")
    assert game.options == (GREEN,)


def test_nothing_is_thrown_at_the_unseen():
    """GD-7.7.2.d/sight, GD-7.7.2.1.f/sight"""
    hidden = {"map": field(sides=WALLS)}
    assert not marine(AWAY, devices=["d_frag"], more=hidden).offers("use")
    assert marine(AWAY, devices=["d_frag"], more=hidden).refusal("use d_frag") == "GD-7.7.2.1.f"
    assert marine(AWAY, devices=["d_frag"]).offers("use") == ["use d_frag"]


def strike(**position):
    end = {"do": "BattlePhase", "step": "bring_down_strikes"}
    return table(
        agents={"mercury": {"hex": "1,4", "powers": []}},
        open=end,
        strikes=[("mercury", "6,3")],
        **position,
    )


def called_strike():
    """A strike was called in the first of two turns."""
    agents = {"mercury": {"hex": "4,2", "devices": ["d_satellite"]}, "chromium": "0,10"}
    game = table(
        agents=agents, aliens={GREEN: "8,4"}, open={"do": "BattlePhase"},
        decks={"close": [["ce02"] * 4]},
    )  # fmt: skip
    game.choose("use d_satellite", "8,4", "end").dice("ce02")
    while game.asked == "alien_way":
        game.choose(game.options[0])
    assert game.seat == "chromium"
    return game


def test_a_strike_waits():
    """GD-7.7.2.f/waits"""
    game = called_strike()
    assert not game.told("HitsRolled")
    assert game.state.strikes == (("mercury", "8,4"),)


def test_a_strike_comes_at_the_end_of_the_battle_phase():
    """GD-7.7.2.f/strikes"""
    game = called_strike().choose("end").dice("ce02")
    assert game.asked == "hit"
    game.dice("HIT", MISS, MISS, MISS, "JAM")
    assert game.alien(GREEN).wounds == 1
    assert game.state.strikes == ()


def no_strike_falls_where_a_room_is(room):
    house = field(rooms=[Room("House", room)])
    agents = {"mercury": {"hex": "4,2", "devices": ["d_satellite"]}}
    game = table(agents=agents, map=house).choose("use d_satellite")
    assert "6,3" not in game.options
    assert "8,4" in game.options


def test_no_strike_falls_into_a_room():
    """GD-7.7.2.h/room"""
    no_strike_falls_where_a_room_is(("6,3", "7,2", "7,3", "6,4", "5,4", "5,3", "6,2"))


def test_no_strike_falls_where_a_part_is_a_room():
    """GD-7.7.2.h/part"""
    no_strike_falls_where_a_room_is(("7,2",))


def test_an_alien_is_enough_for_a_strike():
    """GD-7.7.2.i/alien"""
    game = strike(aliens={GREEN: "6,3"})
    assert game.asked == "hit"
    assert not game.told("StrikeWasted")


def test_a_signal_is_enough_for_a_strike():
    """GD-7.7.2.i/signal"""
    shut = {f"6,3|{h}": "wall" for h in ("7,2", "7,3", "6,4", "5,4", "5,3", "6,2")}
    decks = {"signals": ["HUMAN"]}
    game = strike(map=field(sides=shut), signals={"s1": "6,3"}, decks=decks).dice("HUMAN")
    assert game.told("SignalDestroyed")
    assert not game.told("StrikeWasted")


def test_an_empty_area_wastes_a_strike():
    """GD-7.7.2.i/empty"""
    game = strike(aliens={GREEN: "10,5"})
    assert game.asked == ""
    assert game.told("StrikeWasted")
    assert game.state.strikes == ()


def test_four_plates_take_four_hits():
    """GD-7.7.2.j/tokens"""
    worn = table(agents={"titanium": {"hex": "4,2", "devices": ["d_rarmor"]}})
    assert worn.choose("use d_rarmor").agent("titanium").plates == 4
    game = clawed("HIT+HIT", "HIT+HIT", "SHIELD", plates=4)
    assert not game.told("DefenceRolled")
    assert (game.agent("titanium").plates, game.agent("titanium").wounds) == (0, 0)


def test_the_fifth_hit_is_defended():
    """GD-7.7.2.j/spent"""
    game = clawed("HIT+HIT", "HIT+HIT", "HIT+AMMO", plates=4)
    assert game.asked == "defend"
    game.dice("JAM").choose("none")
    assert (game.agent("titanium").plates, game.agent("titanium").wounds) == (0, 1)


def grenadier(**cards):
    rank = {"do": "RankUp", "agent": "chromium", "rank": "silver"}
    return marine(more={"open": rank, "cards": cards}).choose("sk_grenadier")


def test_a_new_grenadier_takes_three_grenades():
    """GD-7.7.2.1.i/three"""
    game = grenadier().choose("d_frag", "d_frag", "d_emp")
    assert game.agent("chromium").devices == ("d_frag", "d_frag", "d_emp")
    assert game.asked == ""


def test_a_new_grenadier_takes_no_more_than_there_are():
    """GD-7.7.2.1.i/fewer"""
    names = ("d_frag", "d_emp", "d_flash", "d_shock", "d_incendiary")
    none = {f"powers.{name}": {"copies": 0} for name in names}
    game = grenadier(**none)
    assert game.options == ("d_cluster",)
    assert game.choose("d_cluster").asked == ""


def test_emp_takes_the_shields_of_everybody_in_the_area():
    """GD-7.7.2.1.k/gone"""
    nest = {BETA: "6,3", "xeno_beta-blue-4": "7,3", "xeno_beta-blue-5": "8,4"}
    game = thrown("d_emp", "HIT", MISS, aliens=nest)
    assert [game.alien(name).shield for name in nest] == [0, 0, 1]


def test_shields_lost_to_emp_do_not_come_back():
    """GD-7.7.2.1.k/refreshed"""
    rows = {
        BETA: {"hex": "6,3", "shield": 0, "disabled": True},
        "xeno_beta-blue-4": {"hex": "7,3", "shield": 0},
    }
    game = marine(rows, more={"open": {"do": "RefreshPhase"}})
    assert [game.alien(name).shield for name in rows] == [0, 1]


# -- ranks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rank", "kind"), [("bronze", "basic_tactic"), ("gold", "improved_tactic")]
)
def test_tactics_come_with_bronze_and_gold(rank, kind):
    """GD-7.7.3.a/bronze, GD-7.7.3.a/gold"""
    game = marine(more={"open": {"do": "RankUp", "agent": "chromium", "rank": rank}})
    powers = game.state.box.powers
    assert {powers[name].kind for name in game.options} == {kind}
    game.choose(game.options[0])
    assert [powers[p].kind for p in game.agent("chromium").powers] == ["ability", kind]


def risen(**fields):
    palladium = {"do": "RankUp", "agent": "chromium", "rank": "palladium"}
    return marine(rank="gold", **fields, more={"open": palladium})


def test_palladium_brings_the_health_of_the_elite():
    """GD-7.8.h/health"""
    assert max_hp(marine(rank="gold").state, AgentId("chromium")) == 6
    assert max_hp(risen().state, AgentId("chromium")) == 7


def test_palladium_brings_the_shield_of_the_elite():
    """GD-7.8.h/shield, GD-7.8.r/shield"""
    assert marine(rank="gold").agent("chromium").shield == 0
    assert risen().agent("chromium").shield == 1
    two = marine().state.box.agents[AgentId("chromium")]
    strong = {"agents.chromium": {"elite": Side(hp=two.elite.hp, shield=2)}}
    rank = {"do": "RankUp", "agent": "chromium", "rank": "palladium"}
    game = marine(rank="gold", more={"open": rank, "cards": strong})
    assert game.agent("chromium").shield == 2


def test_palladium_leaves_wounds_as_they_are():
    """GD-7.8.r/wounds"""
    game = risen(wounds=3)
    assert game.agent("chromium").wounds == 3
    assert hp_left(game.state, AgentId("chromium")) == 4


def wings(**more):
    return marine(more={"open": {"do": "GDWings"}, "kills_before": 1, **more})


def test_in_a_campaign_one_success_is_all_for_the_mission():
    """GD-7.8.m/mission"""
    game = wings(options=CAMPAIGN).choose("roll").dice("GD", "HIT", "HIT")
    assert game.state.counters == {"risen chromium": 1}
    assert wings(options=CAMPAIGN, counters={"risen chromium": 1}).asked == ""
    assert wings(counters={"risen chromium": 1}).asked == "wings"


# -- alien tech ------------------------------------------------------------------------------------

DEAD = {"xeno_beta-green-1": {"hex": "9,1", "wounds": 3}}
MORE = {**DEAD, "xeno_beta-green-2": {"hex": "9,3", "wounds": 3}}


def the_first_kill_brings_a_fragment_in_any_phase(phase):
    game = marine(DEAD, more={"open": {"do": "Deaths"}, "phase": phase})
    assert not game.state.aliens
    assert game.state.fragments == 1


def test_the_first_kill_of_a_battle_brings_a_fragment():
    """GD-7.9.a/battle"""
    the_first_kill_brings_a_fragment_in_any_phase("battle")


def test_the_first_kill_of_an_event_brings_a_fragment():
    """GD-7.9.a/elsewhere"""
    the_first_kill_brings_a_fragment_in_any_phase("event")


def test_a_second_kill_of_the_round_brings_none():
    """GD-7.9.b/round, GD-7.9.b/next"""
    game = marine(MORE, more={"open": {"do": "Deaths"}})
    assert (game.state.kills, game.state.fragments) == (2, 1)
    rounds = [{"do": "Deaths"}, {"do": "RefreshPhase"}]
    later = marine(DEAD, more={"open": rounds, "kills": 2, "fragments": 1, "round": 2})
    assert (later.state.kills, later.state.fragments) == (1, 2)


HERE = {"search": ("4,2",)}


def test_a_kill_and_a_search_bring_a_fragment_each():
    """GD-7.9.d/kill, GD-7.9.d/search"""
    turn = {"do": "AgentTurn", "agent": "chromium"}
    killed = marine(DEAD, more={"open": [turn, {"do": "Deaths"}], "mission": HERE})
    killed.dice("GD").choose("search")
    assert killed.options == ("device", "fragment")
    assert killed.choose("fragment").state.fragments == 2
    searched = marine(DEAD, more={"open": {"do": "Deaths"}, "searched_tech": True, "fragments": 1})
    assert searched.state.fragments == 2


def test_a_mission_may_let_more_searches_bring_fragments():
    """GD-7.9.e/search"""
    turns = [{"do": "AgentTurn", "agent": "chromium"}] * 3
    rounds = [*turns[:1], {"do": "RefreshPhase"}, *turns]
    game = marine(more={"open": rounds, "mission": {**HERE, "search_fragments": 2}})
    for found in (1, 2):
        game.dice("GD").choose("search")
        assert game.options == ("device", "fragment")
        assert game.choose("fragment", "end").state.fragments == found
    assert game.dice("GD").choose("search").options == ("device",)
    game.choose("device").dice("d_medikit").choose("end")
    assert game.dice("GD").choose("search").options == ("device", "fragment")


def test_fragments_outlive_the_alpha():
    """GD-7.9.g/dead"""
    dying = {"hex": "9,9", "wounds": 5, "dying": True}
    more = {"open": {"do": "Deaths"}, "alpha": "thorium", "fragments": 2}
    game = marine(DEAD, {"thorium": dying}, more=more)
    assert game.state.alpha == "chromium"
    assert game.state.fragments == 3


def test_fragments_stay_when_another_leads():
    """GD-7.9.g/promoted"""
    kill = [{"do": "Deaths"}, {"do": "StrategyPhase"}]
    more = {"open": kill, "alpha": "chromium", "fragments": 2}
    game = marine(DEAD, {"thorium": "9,9"}, more=more).choose("thorium")
    assert game.state.alpha == "thorium"
    assert game.state.fragments == 3
