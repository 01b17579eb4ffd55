"""GD 7.3, 7.6 Combat and weapons, case by case."""

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, table
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import thrown_at
from xenofront.games.galaxy_defenders.rules.state import AgentId, max_hp, max_shield

GREEN, BLUE = "aracnos-green-1", "aracnos-blue-2"
BETA = "xeno_beta-green-1"
AWAY = {GREEN: "6,3"}
RIFLE = f"attack w_rifle {GREEN}"
FRIENDLY = {"options": {"friendly_fire": True}}


def marine(aliens=None, others=None, **fields):
    more = fields.pop("more", {})
    agents = {"chromium": {"hex": "4,2", **fields}, **(others or {})}
    return table(agents=agents, aliens=aliens or {}, **more)


def struck(agent, weapon, *dice, alien=GREEN, **fields):
    """An alien next to an agent attacks it."""
    more = fields.pop("more", {})
    blow = f"{alien.rpartition('-')[0]}/{weapon}"
    attack = {"do": "Attack", "attacker": alien, "weapon": blow, "target": agent}
    agents = {agent: {"hex": "5,2", "powers": [], **fields}}
    return table(agents=agents, aliens={alien: "4,2"}, open=attack, **more).dice(*dice)


# -- the sheet -------------------------------------------------------------------------------------


def the_reverse_side_counts_from_palladium_on(rank, hp, shield):
    state = marine(rank=rank).state
    assert max_hp(state, AgentId("chromium")) == hp
    assert max_shield(state, AgentId("chromium")) == shield


def test_gold_shows_the_front():
    """GD-7.b/before"""
    the_reverse_side_counts_from_palladium_on("gold", 6, 0)


def test_palladium_shows_the_reverse_side():
    """GD-7.b/palladium"""
    the_reverse_side_counts_from_palladium_on("palladium", 7, 1)


def test_platinum_shows_the_reverse_side():
    """GD-7.b/platinum"""
    the_reverse_side_counts_from_palladium_on("platinum", 7, 1)


# -- what a turn and a weapon allow ----------------------------------------------------------------


def test_one_attack_is_all_of_combat():
    """GD-7.3.a/attack"""
    game = marine(AWAY).dice(MISS, MISS, MISS)
    assert f"attack w_eagle {GREEN}" in game.options
    game.choose(RIFLE)
    assert not game.offers("attack")
    assert game.refusal(f"attack w_eagle {GREEN}") == "GD-6.3.1.c"


def test_one_treatment_is_all_of_combat():
    """GD-7.3.a/healing"""
    game = table(agents={"thorium": {"hex": "4,2", "wounds": 2}}, aliens={GREEN: "5,2"})
    assert game.offers("attack")
    game.dice("HIT+AMMO", "SHIELD", "SHIELD").choose("treat w_nano thorium")
    assert not game.offers("treat")
    assert not game.offers("attack")


JAMMED = [{"id": "w_rifle", "ammo": 4, "jammed": True}, {"id": "w_eagle", "jammed": True}]


def test_a_jammed_weapon_is_not_fired_with_combat():
    """GD-7.3.l/combat"""
    game = marine(AWAY, weapons=JAMMED)
    assert not game.offers("attack")
    assert game.refusal(RIFLE) == "GD-7.3.l"


def test_a_cleared_weapon_is_fired_again():
    """GD-7.3.l/cleared"""
    game = marine(AWAY, weapons=JAMMED).choose("unjam w_rifle movement")
    assert RIFLE in game.options


def guarding(weapons, at="6,3", **more):
    """An alien has just moved before a Marine on guard."""
    alien = {"do": "Guard", "alien": GREEN}
    return marine(
        {GREEN: at, **more.pop("aliens", {})}, weapons=weapons, more={**more, "open": alien}
    )


def test_a_jammed_weapon_does_not_guard():
    """GD-7.3.l/guard, GD-7.7.4.2.l/jammed"""
    assert guarding(JAMMED).asked == ""
    one = [{"id": "w_rifle", "ammo": 4}, {"id": "w_eagle", "jammed": True}]
    assert guarding(one).options == ("hold", f"w_rifle {GREEN}", f"w_rifle {GREEN} area")


def test_an_empty_weapon_does_not_guard():
    """GD-7.7.4.2.l/empty"""
    assert guarding([{"id": "w_rifle", "ammo": 0}, {"id": "w_eagle", "jammed": True}]).asked == ""
    loaded = [{"id": "w_rifle", "ammo": 1}, {"id": "w_eagle", "jammed": True}]
    assert guarding(loaded).offers("w_rifle")


def a_guard_uses_either_weapon(weapon):
    game = guarding([{"id": "w_rifle", "ammo": 4}, "w_eagle"])
    assert f"{weapon} {GREEN}" in game.options
    game.choose(f"{weapon} {GREEN}")
    declared = game.told("AttackDeclared")[0]
    assert (declared.weapon, declared.target, declared.area) == (weapon, GREEN, False)


def test_a_guard_uses_the_first_weapon():
    """GD-7.7.4.2.c/first"""
    a_guard_uses_either_weapon("w_rifle")


def test_a_guard_uses_the_second_weapon():
    """GD-7.7.4.2.c/second"""
    a_guard_uses_either_weapon("w_eagle")


def test_a_guard_needs_range():
    """GD-7.7.4.2.d/range"""
    loaded = [{"id": "w_rifle", "ammo": 4}, "w_eagle"]
    assert guarding(loaded, at="8,4").asked == "guard"
    assert guarding(loaded, at="10,5").asked == ""


def test_a_guard_needs_sight():
    """GD-7.7.4.2.d/sight"""
    loaded = [{"id": "w_rifle", "ammo": 4}, "w_eagle"]
    assert guarding(loaded).asked == "guard"
    walls = {f"4,2|{h}": "wall" for h in ("5,1", "5,2", "4,3", "3,3", "3,2", "4,1")}
    assert guarding(loaded, map=field(sides=walls)).asked == ""


# -- symbols ---------------------------------------------------------------------------------------


def test_gd_in_a_hit_roll_is_nothing():
    """GD-7.3.s/hit"""
    game = marine(AWAY).dice("GD", "GD", "HIT", "JAM").choose(RIFLE)
    assert game.told("HitsRolled")[0].hits == 1
    assert game.alien(GREEN).wounds == 1


def test_gd_in_a_defend_roll_is_nothing():
    """GD-7.3.s/defend"""
    white = {"dice.blue": {"faces": (("GD",), ("SHIELD",), ("JAM",))}}
    game = marine(AWAY, more={"cards": white}).dice("HIT", "HIT", MISS, "GD", "SHIELD")
    game.choose(RIFLE)
    assert game.told("DefenceRolled")[0].shields == 1
    assert game.alien(GREEN).wounds == 1


ODD = {"dice.red": {"faces": (("ALIEN", "HIT"), ("ALIEN", "GD"), ("GD",), ("HIT",))}}
"""Dice on which the sign of the aliens stands beside another symbol."""
ODD_BLUE = {"dice.blue": {"faces": (("ALIEN", "SHIELD"), ("SHIELD",), ("JAM",))}}


def test_the_alien_symbol_spoils_a_die_of_a_hit_roll():
    """GD-7.3.t/hit"""
    game = marine(AWAY, more={"cards": ODD}).dice("ALIEN+HIT", "HIT", "GD", "JAM").choose(RIFLE)
    assert game.told("HitsRolled")[0].hits == 1


def test_the_alien_symbol_spoils_a_die_of_a_defend_roll():
    """GD-7.3.t/defend"""
    game = marine(AWAY, more={"cards": ODD_BLUE}).dice("HIT", "HIT", MISS, "ALIEN+SHIELD", "SHIELD")
    game.choose(RIFLE)
    assert game.told("DefenceRolled")[0].shields == 1


def test_the_alien_symbol_spoils_a_search():
    """GD-7.3.t/search"""
    more = {"cards": ODD, "mission": {"search": ("4,2",)}}
    game = marine(more=more).dice("ALIEN+GD").choose("search")
    assert game.asked == "activity"
    assert not game.told("Found")
    assert marine(more=more).dice("GD").choose("search").asked == "found"


def test_the_alien_symbol_spoils_an_evade():
    """GD-7.3.t/evade"""
    held = {GREEN: "5,2"}
    game = marine(held, more={"cards": ODD_BLUE}).dice("ALIEN+SHIELD").choose("evade")
    assert "move" not in game.options
    free = marine(held, more={"cards": ODD_BLUE}).dice("SHIELD").choose("evade")
    assert "move" in free.options


def test_the_alien_symbol_spoils_a_die_for_the_wings():
    """GD-7.3.t/rank"""
    wings = {"cards": ODD, "kills_before": 1, "open": {"do": "GDWings"}}
    game = marine(more=wings).choose("roll").dice("ALIEN+GD", "HIT", "HIT")
    assert game.agent("chromium").rank == "copper"
    risen = marine(more=wings).choose("roll").dice("GD", "HIT", "HIT")
    assert risen.agent("chromium").rank == "bronze"


def test_a_power_takes_no_die_twice():
    """GD-7.3.w/one"""
    game = marine(AWAY, powers=["bt_focus"]).choose(RIFLE).dice(MISS, MISS, "HIT")
    game.choose("bt_focus 1 GD")
    assert game.offers("bt_focus") == ["bt_focus 2 GD", "bt_focus 3 HIT"]
    assert game.refusal("bt_focus 1 GD") == "GD-7.3.w"


def test_another_power_takes_no_die_that_was_thrown_again():
    """GD-7.3.w/other"""
    cards = {"powers.sk_gunsmith": {"modifiers": (Modifier(quantity="reroll_hit", amount=1),)}}
    game = marine(AWAY, powers=["bt_focus", "sk_gunsmith"], more={"cards": cards}).choose(RIFLE)
    game.dice(MISS, MISS, "HIT").choose("sk_gunsmith 1 GD", "done").dice(MISS)
    assert game.offers("bt_focus") == ["bt_focus 2 GD", "bt_focus 3 HIT"]
    assert game.refusal("bt_focus 1 GD") == "GD-7.3.w"


# -- friends ---------------------------------------------------------------------------------------


def test_friends_are_no_targets_of_weapons():
    """GD-7.3.at/weapon"""
    game = marine(AWAY, {"thorium": "5,2"})
    assert RIFLE in game.options
    assert not [o for o in game.offers("attack") if "thorium" in o]
    assert game.refusal("attack w_rifle thorium") == "GD-7.3.at"


def test_friends_are_no_targets_of_devices():
    """GD-7.3.at/device"""
    game = marine(AWAY, {"thorium": "5,2"}, devices=["d_frag"]).choose("use d_frag")
    assert game.options == (GREEN,)
    assert not marine(None, {"thorium": "5,2"}, devices=["d_frag"]).offers("use")


def test_friends_are_targets_of_healing_weapons():
    """GD-7.3.at/healing"""
    game = table(agents={"thorium": "4,2", "chromium": {"hex": "5,2", "wounds": 1}})
    assert "treat w_nano chromium" in game.options


AREA = f"{RIFLE} area"


def unharmed(others):
    """Only the alien defends against a shot at the area."""
    game = marine(AWAY, others).dice("HIT", MISS, MISS, "JAM").choose(AREA)
    assert game.all_rolled
    assert [event.unit for event in game.told("DefenceRolled")] == [GREEN]


def test_a_friend_in_the_area_is_unharmed():
    """GD-7.3.au/agent"""
    unharmed({"thorium": "7,3"})


def test_a_drone_in_the_area_is_unharmed():
    """GD-7.3.au/drone"""
    unharmed({"thorium": "9,9", "dr_sentry": {"hex": "7,2", "owner": "thorium"}})


def test_the_thrower_in_the_area_is_unharmed():
    """GD-7.3.au/own"""
    game = marine(AWAY, hex="6,2", devices=["d_frag"]).dice("HIT", MISS, MISS, "JAM")
    game.choose("use d_frag", GREEN)
    assert game.all_rolled
    assert [event.unit for event in game.told("DefenceRolled")] == [GREEN]


def test_a_power_changes_the_dice_of_the_attacker():
    """GD-7.3.av/attacker"""
    game = marine(AWAY, powers=["it_burst"]).choose(RIFLE, "it_burst").dice(*[MISS] * 4)
    assert game.asked == "hit"
    assert game.dice(MISS).asked == "activity"


def test_a_power_changes_the_dice_of_the_defender():
    """GD-7.3.av/defender"""
    row = {"hex": "4,2", "powers": ["sk_backstab"]}
    game = table(agents={"mercury": row}, aliens={GREEN: "5,2"})
    game.choose(f"attack w_blade {GREEN}", "sk_backstab")
    while game.asked == "hit":
        game.dice("HIT+AMMO" if "HIT+AMMO" in game.options else "HIT")
    hits = game.told("HitsRolled")[0].hits
    rolled = 0
    while game.asked == "defend":
        rolled += 1
        game.dice("JAM")
    assert rolled == hits - 1


def test_friendly_fire_with_a_weapon():
    """GD-7.3.1.b/weapon"""
    game = marine(None, {"thorium": "6,3"}, more=FRIENDLY)
    assert "attack w_rifle thorium" in game.options
    game.dice("HIT", MISS, MISS, "JAM").choose("attack w_rifle thorium")
    assert game.agent("thorium").wounds == 1


def test_friendly_fire_with_a_power():
    """GD-7.3.1.b/power"""
    game = marine(None, {"thorium": "6,3"}, powers=["bt_aim"], more=FRIENDLY)
    game.choose("attack w_rifle thorium")
    assert game.options == ("none", "bt_aim")
    game.dice(MISS, MISS, MISS, "JAM").choose("bt_aim")
    assert game.agent("thorium").wounds == 1


def test_friendly_fire_with_an_item():
    """GD-7.3.1.b/item"""
    game = marine(None, {"thorium": "6,3"}, devices=["d_frag"], more=FRIENDLY)
    game.dice("HIT", MISS, MISS, "JAM").choose("use d_frag", "thorium")
    assert game.agent("thorium").wounds == 1


def test_nobody_fires_at_oneself():
    """GD-7.3.1.d/aimed"""
    game = marine(None, {"thorium": "6,3"}, more=FRIENDLY)
    assert "attack w_rifle thorium" in game.options
    assert "attack w_rifle chromium" not in game.options
    assert thrown_at(game.state, AgentId("chromium"), 1) == ["thorium"]


def test_ones_own_area_fire_does_not_strike_oneself():
    """GD-7.3.1.d/area"""
    game = marine(AWAY, {"thorium": "7,3"}, hex="6,2", more=FRIENDLY)
    game.dice("HIT", MISS, MISS, "JAM", "JAM").choose(AREA)
    assert game.all_rolled
    assert game.agent("thorium").wounds == 1
    assert game.agent("chromium").wounds == 0


def test_ones_own_grenade_strikes_oneself():
    """GD-7.3.1.e/grenade"""
    game = marine(AWAY, hex="6,2", devices=["d_frag"], more=FRIENDLY)
    game.dice("HIT", MISS, MISS, "JAM", "JAM").choose("use d_frag", GREEN)
    assert game.agent("chromium").wounds == 1


def test_ones_own_satellite_strike_strikes_oneself():
    """GD-7.3.1.e/strike"""
    end = {"do": "BattlePhase", "step": "bring_down_strikes"}
    game = table(
        agents={"mercury": {"hex": "6,2", "powers": []}},
        aliens=AWAY,
        open=end,
        strikes=[("mercury", "6,3")],
        options={"friendly_fire": True},
    )
    game.dice("HIT", MISS, MISS, MISS, "JAM", "JAM")
    assert game.agent("mercury").wounds == 1


CLOSE = {"options": {"close_fight": True}}
HELD = {GREEN: "5,2", BLUE: "6,3"}


def test_a_close_fight_binds_weapons():
    """GD-7.3.2.b/weapon"""
    game = marine(HELD, more=CLOSE)
    assert RIFLE in game.options
    assert f"attack w_rifle {BLUE}" not in game.options
    assert game.refusal(f"attack w_rifle {BLUE}") == "GD-7.3.2.b"


def test_a_close_fight_binds_devices():
    """GD-7.3.2.b/device"""
    game = marine(HELD, devices=["d_frag"], more=CLOSE).choose("use d_frag")
    assert game.options == (GREEN,)
    assert marine(HELD, devices=["d_frag"]).choose("use d_frag").options == (GREEN, BLUE)


@pytest.mark.parametrize(("close", "asked"), [(True, ""), (False, "guard")])
def test_a_close_fight_binds_a_guard(close, asked):
    """GD-7.3.2.b/guard"""
    options = {"options": {"close_fight": close}}
    game = marine(HELD, more={**options, "open": {"do": "Guard", "alien": BLUE}})
    assert game.asked == asked


# -- kinds of damage and weapons -------------------------------------------------------------------


def test_a_melee_attack_meets_protection_against_melee_alone():
    """GD-7.6.1.a/melee, GD-7.6.1.a/ranged"""
    knife = ("knife", "HIT+AMMO", "SHIELD", "HIT+BOLT")
    assert struck("mercury", *knife, alien=BETA).agent("mercury").wounds == 0
    assert struck("chromium", *knife, alien=BETA).agent("chromium").wounds == 1


def test_a_ranged_attack_meets_protection_against_ranged_alone():
    """GD-7.6.2.a/ranged, GD-7.6.2.a/melee"""
    shot = ("blaster", "HIT+AMMO", "SHIELD", "SHIELD", "HIT+BOLT")
    assert struck("chromium", *shot, alien=BETA).agent("chromium").wounds == 0
    assert struck("mercury", *shot, alien=BETA).agent("mercury").wounds == 1


def a_rifle_reaches_from_next_door_to_its_range(place, *, reached):
    assert (RIFLE in marine({GREEN: place}).options) == reached


def test_a_rifle_reaches_a_neighbour():
    """GD-7.6.2.c/adjacent"""
    a_rifle_reaches_from_next_door_to_its_range("5,2", reached=True)


def test_a_rifle_reaches_to_its_range():
    """GD-7.6.2.c/farthest"""
    a_rifle_reaches_from_next_door_to_its_range("8,4", reached=True)


def test_a_rifle_reaches_no_farther():
    """GD-7.6.2.c/beyond"""
    a_rifle_reaches_from_next_door_to_its_range("10,5", reached=False)


def lasergun(*dice, powers=()):
    agent = {"hex": "4,2", "weapons": ["aw_laser", "w_eagle"], "powers": [*powers]}
    game = table(agents={"chromium": agent}, aliens={GREEN: "5,2"})
    return game.dice(*dice).choose(f"attack aw_laser {GREEN}")


def fill(game, face):
    while game.asked == "hit":
        game.dice(face)
    return game


def test_an_alien_symbol_spoils_an_unknown_weapon():
    """GD-7.6.5.b/alien, GD-7.6.5.c/hits"""
    game = fill(lasergun("ALIEN", "HIT+HIT"), MISS)
    assert game.told("WeaponFailed")
    assert game.asked == "activity"
    assert game.alien(GREEN).wounds == 0


def test_a_jam_spoils_an_unknown_weapon():
    """GD-7.6.5.b/jam, GD-7.6.5.c/hits"""
    game = fill(lasergun("JAM", "HIT+HIT"), MISS)
    assert game.told("WeaponFailed")
    assert game.alien(GREEN).wounds == 0


def test_without_such_a_symbol_an_unknown_weapon_works():
    """GD-7.6.5.b/alien, GD-7.6.5.b/jam"""
    game = fill(lasergun("HIT+HIT"), MISS)
    assert not game.told("WeaponFailed")
    assert game.asked == "defend"


def test_bolts_of_a_spoilt_attack_do_nothing():
    """GD-7.6.5.c/bolts"""
    bolts = Modifier(quantity="hits", amount=3, when=("bolt",))
    cards = {"weapons.aw_laser": {"modifiers": (bolts,)}}
    agent = {"hex": "4,2", "weapons": ["aw_laser", "w_eagle"], "powers": []}
    for spoilt in (MISS, "ALIEN"):
        game = table(agents={"chromium": agent}, aliens={GREEN: "5,2"}, cards=cards)
        fill(game.dice("HIT+BOLT", spoilt).choose(f"attack aw_laser {GREEN}"), MISS)
        assert game.asked == ("activity" if spoilt == "ALIEN" else "defend")


def test_who_knows_aliens_loses_one_die_to_the_symbol():
    """GD-7.6.5.e/alien"""
    game = fill(lasergun("ALIEN", "HIT", "HIT", powers=["sk_alien"]), MISS)
    assert not game.told("WeaponFailed")
    assert game.dice("JAM", "JAM").alien(GREEN).wounds == 2


def test_who_knows_aliens_is_not_stopped_by_a_jam():
    """GD-7.6.5.e/jam"""
    game = fill(lasergun("JAM", "HIT", "HIT", powers=["sk_alien"]), MISS)
    assert not game.told("WeaponFailed")
    assert game.dice("JAM", "JAM").alien(GREEN).wounds == 2
    assert not game.weapon("chromium", "aw_laser").jammed


def test_a_used_shield_stays_down_in_the_round():
    """GD-7.6.7.c/round, GD-7.6.7.c/refreshed"""
    alien = "xeno_beta-blue-1"
    row = {alien: {"hex": "6,3", "shield": 1}}
    shot = {"do": "Attack", "attacker": "chromium", "weapon": "w_rifle", "target": alien}
    same = marine(row, more={"open": [shot, shot]}).dice("HIT", MISS, MISS)
    assert same.alien(alien).shield == 0
    same.dice("HIT", MISS, MISS)
    assert same.asked == "defend"
    rounds = [shot, {"do": "RefreshPhase"}, shot]
    later = marine(row, more={"open": rounds}).dice("HIT", MISS, MISS)
    assert later.alien(alien).shield == 1
    later.dice("HIT", MISS, MISS)
    assert later.asked == ""
    elite = {"hex": "4,2", "rank": "palladium", "shield": 0}
    refreshed = table(agents={"chromium": elite}, open={"do": "RefreshPhase"})
    assert refreshed.agent("chromium").shield == 1
