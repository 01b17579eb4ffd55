"""GD 7.7.1, 7.7.2 Grenades and devices, each by what its card says."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, table
from xenofront.games.galaxy_defenders.content.catalogue import Side, Weapon
from xenofront.games.galaxy_defenders.rules.ch6_sequence.reinforcements import may_carry
from xenofront.games.galaxy_defenders.rules.script import describe, place
from xenofront.games.galaxy_defenders.rules.state import AgentId
from xenofront.geometry.hexes.terrain import Room

CLASSES = ("chromium", "thorium", "mercury", "iridium", "titanium")
PLACES = ("4,2", "5,2", "3,3", "6,3", "3,5")
GREEN, BLUE, BETA = "aracnos-green-1", "aracnos-blue-2", "xeno_beta-blue-3"
NEST = {GREEN: "6,3", BETA: "7,3", BLUE: "10,5"}


def owner(agent="chromium", aliens=None, others=None, **fields):
    more = fields.pop("more", {})
    return table(
        agents={agent: {"hex": "4,2", **fields}, **(others or {})}, aliens=aliens or {}, **more
    )


def thrown(device, *dice, aliens=None, **more):
    """A grenade thrown into the nest."""
    game = owner(aliens=aliens or NEST, devices=[device], more=more)
    return game.choose(f"use {device}", GREEN).dice(*dice)


def test_the_box_holds_the_printed_number_of_powers():
    """GD-2.g/basic, GD-2.g/advanced, GD-2.g/device, GD-2.g/skill"""
    box = owner().state.box
    powers: Counter[str] = Counter()
    for power in box.powers.values():
        powers[power.kind] += power.copies
    assert (powers["device"], powers["skill"]) == (23, 15)
    assert (powers["basic_tactic"], powers["improved_tactic"]) == (10, 10)


def test_the_box_holds_the_printed_number_of_weapons():
    """GD-2.g/improved, GD-2.g/alien"""
    box = owner().state.box
    weapons: Counter[str] = Counter()
    for weapon in box.catalogue.weapons.values():
        weapons[weapon.rank] += weapon.copies
    assert (weapons["improved"], weapons["alien"]) == (10, 10)


def test_every_device_can_be_used():
    """GD-7.7.a"""
    box = owner().state.box
    idle = [
        power.id
        for power in box.powers.values()
        if power.kind in ("device", "skill") and not power.effects and not power.modifiers
    ]
    assert idle == ["sk_berserk"]


GENERIC = ("d_emp", "d_flash", "d_shock", "d_mines", "d_scanner", "d_adrenaline")


@pytest.mark.parametrize("device", GENERIC)
def test_generic_devices_come_with_reinforcements(device):
    """GD-6.2.3.d"""
    game = table(
        agents={"chromium": "4,2", "titanium": "5,2"}, fragments=4, open={"do": "Reinforcements"}
    )
    game.choose("device", device, "titanium")
    assert game.agent("titanium").devices == (device,)


# -- what comes with a hit ------------------------------------------------------------------------


def test_a_hit_brings_its_effect_even_if_it_is_defended():
    """GD-7.7.1.d, GD-7.7.2.1.d"""
    game = thrown("d_flash", "HIT", MISS, "SHIELD")
    assert game.alien(GREEN).wounds == 0
    assert game.alien(GREEN).conditions == ("stunned",)
    assert game.alien(BETA).conditions == ("stunned",)
    assert game.alien(BLUE).conditions == ()


def test_without_a_hit_there_is_no_effect():
    """GD-7.7.1.e"""
    game = thrown("d_flash", MISS, "JAM")
    assert game.alien(GREEN).conditions == ()
    lone = {"dice.red": {"faces": (("BOLT",), ("GD",), ("HIT",))}}
    bolt = thrown("d_flash", "BOLT", MISS, cards=lone)
    assert bolt.alien(GREEN).conditions == ()
    assert thrown("d_flash", "BOLT", "HIT", "SHIELD", cards=lone).alien(GREEN).conditions


def test_a_stunned_alien_does_not_act_until_the_refresh_phase():
    stunned = {GREEN: {"hex": "6,3", "conditions": ["stunned"]}}
    game = table(
        agents={"chromium": "4,2"}, aliens=stunned, open={"do": "Activate", "alien": GREEN}
    )
    assert game.story == []
    later = table(agents={"chromium": "4,2"}, aliens=stunned, open={"do": "RefreshPhase"})
    assert later.alien(GREEN).conditions == ()


def test_emp_takes_energy_shields_for_good():
    """GD-7.7.2.1.k, GD-7.7.2.1.d"""
    game = thrown("d_emp", "HIT", MISS, "SHIELD", "SHIELD")
    assert game.alien(BETA).shield == 0
    assert game.alien(BETA).disabled
    later = table(
        agents={"chromium": "4,2"},
        aliens={
            BETA: {"hex": "7,3", "shield": 0, "disabled": True},
            "xeno_beta-blue-4": {"hex": "8,4", "shield": 0},
        },
        open={"do": "RefreshPhase"},
    )
    assert later.alien(BETA).shield == 0
    assert later.alien("xeno_beta-blue-4").shield == 1


def test_a_shockwave_pushes_aliens_one_area_away():
    """GD-7.7.1.d"""
    game = thrown("d_shock", "HIT", MISS, "SHIELD", "SHIELD", aliens={GREEN: "6,3"})
    assert game.asked == "push"
    assert "8,4" in game.options
    assert not {"4,2", "6,3", "7,3"} & {*game.options}
    game.choose("8,4")
    assert game.alien(GREEN).hex == "8,4"
    assert game.alien(GREEN).came_from == "6,3"
    missed = thrown("d_shock", MISS, MISS, aliens={GREEN: "6,3"})
    assert missed.alien(GREEN).hex == "6,3"


def test_for_a_thrower_who_has_died_the_alpha_chooses_where_aliens_are_pushed():
    """GD-AMB.b/dead"""
    push = {"do": "PushBack", "agent": "titanium", "source": "4,2", "waiting": [GREEN], "areas": 1}
    squad: dict[str, Any] = {"titanium": "4,2", "chromium": "10,3"}
    game = table(agents=squad, aliens={GREEN: "6,3"}, alpha="chromium", open=push)
    assert (game.asked, game.seat) == ("push", "titanium")
    squad["titanium"] = {"hex": "4,2", "alive": False}
    game = table(agents=squad, aliens={GREEN: "6,3"}, alpha="chromium", open=push)
    assert (game.asked, game.seat) == ("push", "chromium")


def test_a_cluster_grenade_reaches_two_areas():
    game = owner(aliens={GREEN: "8,4"}, devices=["d_cluster"]).choose("use d_cluster", GREEN)
    game.dice("HIT", "HIT", MISS, MISS, "JAM", "JAM")
    assert game.alien(GREEN).wounds == 2
    assert owner("titanium", devices=["d_cluster"]).refusal("use d_cluster") == "GD-7.7.i"


def test_an_incendiary_grenade_sets_the_area_on_fire():
    game = thrown("d_incendiary", "HIT", MISS, "SHIELD", aliens={GREEN: "6,3"})
    assert game.state.flames == ("6,3",)


def walk_into(place, **more):
    """An Aracnos walks up to the agent in 4,2."""
    return table(
        agents={"chromium": {"hex": "4,2", "guard": False}},
        aliens={GREEN: place},
        open={"do": "Activate", "alien": GREEN},
        **more,
    )


def test_an_alien_that_ends_in_flames_suffers_a_wound():
    """GD-7.7.1.f"""
    game = walk_into("10,5", flames=["4,2"])
    while game.asked == "alien_way":
        game.choose(game.options[0])
    assert game.told("AlienMoved")
    assert game.alien(GREEN).wounds == 1
    assert not game.told("DefenceRolled")
    cold = walk_into("10,5")
    while cold.asked == "alien_way":
        cold.choose(cold.options[0])
    assert cold.alien(GREEN).wounds == 0


def test_flames_die_with_the_event_phase():
    game = table(
        agents={"chromium": "4,2"},
        flames=["6,3"],
        open={"do": "EventPhase"},
    )
    assert game.state.flames == ()


# -- mines, scanner, satellite --------------------------------------------------------------------


def test_two_mines_are_laid_on_empty_hexes_in_reach():
    game = owner(devices=["d_mines"], others={"thorium": "5,2"}, aliens={GREEN: "6,3"})
    game.choose("use d_mines")
    assert game.asked == "mine"
    assert not {"4,2", "5,2", "6,3", "10,5"} & {*game.options}
    game.choose("5,3")
    assert "5,3" not in game.options
    game.choose("4,3")
    assert game.state.mines == {"5,3": "chromium", "4,3": "chromium"}
    assert game.agent("chromium").devices == ()


def test_a_mine_explodes_under_the_first_alien_that_ends_beside_it():
    """GD-7.7.1.a"""
    pushed = table(
        agents={"titanium": "4,2"},
        aliens={GREEN: {"hex": "5,2"}},
        mines={"7,2": "titanium", "10,5": "titanium"},
        open={
            "do": "PushBack",
            "agent": "titanium",
            "source": "4,2",
            "waiting": [GREEN],
            "hexes": 1,
        },
    )
    pushed.choose("6,2").dice("HIT", "HIT", MISS, "JAM", "SHIELD")
    assert pushed.alien(GREEN).wounds == 1
    assert pushed.state.mines == {"10,5": "titanium"}


def test_the_scanner_removes_a_human_signal():
    walls = {f"4,2|{h}": "wall" for h in ("5,1", "5,2", "4,3", "3,3", "3,2", "4,1")}
    hidden = {"map": field(sides=walls), "signals": {"s1": "8,4", "s2": "10,5"}}
    hidden["decks"] = {"signals": ["ALIEN", "ALIEN", "HUMAN"]}
    game = owner(devices=["d_scanner"], more=hidden).choose("use d_scanner", "s1").dice("HUMAN")
    assert "s1" not in game.state.signals
    assert game.state.signal_discard == ("HUMAN",)
    assert game.state.signal_piles == (("ALIEN", "ALIEN"),)


def test_a_human_that_the_scanner_finds_stays_where_civilians_are_to_be_led():
    """GD-8.7.c"""
    walls = {f"4,2|{h}": "wall" for h in ("5,1", "5,2", "4,3", "3,3", "3,2", "4,1")}
    hidden = {"map": field(sides=walls), "signals": {"s1": "8,4"}, "mission": {"civilians": True}}
    hidden["decks"] = {"signals": ["ALIEN", "HUMAN"]}
    game = owner(devices=["d_scanner"], more=hidden).choose("use d_scanner", "s1").dice("HUMAN")
    assert (game.state.signals, game.state.civilians) == ({}, {"s1": "8,4"})
    assert game.state.signal_discard == ()


def test_the_scanner_leaves_an_alien_signal_where_it_is_but_known():
    walls = {f"4,2|{h}": "wall" for h in ("5,1", "5,2", "4,3", "3,3", "3,2", "4,1")}
    hidden = {"map": field(sides=walls), "signals": {"s1": "8,4", "s2": "10,5"}}
    hidden["decks"] = {"signals": ["ALIEN", "ALIEN", "HUMAN"]}
    game = owner(devices=["d_scanner"], more=hidden).choose("use d_scanner", "s1").dice("ALIEN")
    assert game.state.signal_piles == (("ALIEN",), ("ALIEN", "HUMAN"))
    assert (game.state.signals["s1"].pile, game.state.signals["s2"].pile) == (0, 1)
    assert owner(devices=["d_scanner"]).refusal("use d_scanner") == "GD-7.7.2.d"


def called(area="6,3", **position):
    """The end of a BATTLE phase for which a satellite strike was called."""
    options = position.pop("options", {})
    return table(
        agents={"mercury": {"hex": "1,4", "powers": []}},
        open={"do": "BattlePhase", "step": "bring_down_strikes"},
        strikes=[("mercury", area)],
        options=options,
        **position,
    )


def test_a_satellite_strike_waits_for_the_end_of_the_battle_phase():
    """GD-7.7.2.f"""
    game = owner("mercury", aliens={GREEN: "8,4"}, devices=["d_satellite"])
    game.choose("use d_satellite", "8,4")
    assert game.state.strikes == (("mercury", "8,4"),)
    assert not game.told("AttackDeclared")
    assert game.agent("mercury").devices == ()
    assert owner(devices=["d_satellite"]).refusal("use d_satellite") == "GD-7.7.i"


def test_a_satellite_strike_hits_everybody_in_its_area():
    """GD-7.7.2.f"""
    game = called(aliens={GREEN: "6,3", BETA: "7,3", BLUE: "10,5"})
    game.dice("HIT", "HIT", MISS, MISS, "JAM", "JAM", "JAM")
    assert game.alien(GREEN).wounds == 2
    assert game.alien(BETA).wounds == 1
    assert game.alien(BLUE).wounds == 0
    assert game.state.strikes == ()


def test_a_satellite_strike_destroys_signals_unseen():
    """GD-7.7.2.g"""
    walls = {f"6,3|{h}": "wall" for h in ("7,2", "7,3", "6,4", "5,4", "5,3", "6,2")}
    game = called(
        map=field(sides=walls), signals={"s1": "6,3", "s2": "10,5"},
        decks={"signals": ["ALIEN", "HUMAN"]},
    )  # fmt: skip
    game.dice("ALIEN")
    assert {*game.state.signals} == {"s2"}
    assert game.state.signal_discard == ("ALIEN",)
    assert not game.told("AlienArrived")
    assert not game.told("AttackDeclared")


def test_a_satellite_strike_on_an_empty_area_is_wasted():
    """GD-7.7.2.i"""
    game = called(aliens={GREEN: "10,5"})
    assert game.told("StrikeWasted")
    assert not game.told("AttackDeclared")
    assert game.state.strikes == ()


@pytest.mark.parametrize("room", [("6,3", "7,2", "7,3", "6,4", "5,4", "5,3", "6,2"), ("7,2",)])
def test_rooms_are_safe_from_satellites(room):
    """GD-7.7.2.h"""
    house = field(rooms=[Room("House", room)])
    game = owner("mercury", devices=["d_satellite"], more={"map": house}).choose("use d_satellite")
    assert "6,3" not in game.options
    assert "8,4" in game.options
    assert game.refusal("6,3") == "GD-7.7.2.f"


# -- on oneself -----------------------------------------------------------------------------------


def test_adrenaline_gives_a_second_movement():
    game = owner(devices=["d_adrenaline"])
    assert game.refusal("use d_adrenaline") == "GD-6.3.1.b"
    game.choose("move", "5,2", "stop", "use d_adrenaline", "move", "6,2")
    assert game.agent("chromium").hex == "6,2"
    assert game.state.turn.spent == ("action", "movement")


def test_nano_cloud_heals_every_agent_in_the_area():
    game = owner(
        "thorium", devices=["d_nanocloud"], wounds=2,
        others={"chromium": {"hex": "5,2", "wounds": 1}, "titanium": {"hex": "6,3", "wounds": 1}},
    ).choose("use d_nanocloud")  # fmt: skip
    wounds = [game.agent(a).wounds for a in ("thorium", "chromium", "titanium")]
    assert wounds == [1, 0, 1]


def test_an_invisible_agent_is_nobodys_target_until_the_refresh_phase():
    game = owner("mercury", aliens={BETA: "5,2"}, devices=["d_invis"], powers=[])
    assert game.row(BETA) == "0"
    game.choose("use d_invis")
    assert game.agent("mercury").lasting == ("d_invis",)
    assert game.row(BETA) == "plus"
    later = table(
        agents={"mercury": {"hex": "4,2", "lasting": ["d_invis"]}}, open={"do": "RefreshPhase"}
    )
    assert later.agent("mercury").lasting == ()


def test_an_ap_round_leaves_nothing_to_defend_with():
    game = owner("iridium", aliens={GREEN: "6,3"}, devices=["d_apround"], powers=[])
    game.choose(f"attack w_scoped {GREEN}", "d_apround").dice("HIT+AMMO", "HIT+AMMO")
    assert game.alien(GREEN).wounds == 2
    assert not game.told("DefenceRolled")
    assert game.agent("iridium").devices == ()


def hit_titanium(hits, **fields):
    weapon = "xeno_beta-blue/blaster"
    game = table(
        agents={"titanium": {"hex": "4,2", "powers": [], **fields}},
        aliens={BETA: "6,3"},
        open={"do": "Attack", "attacker": BETA, "weapon": weapon, "target": "titanium"},
    )
    return game.dice(*(["HIT+AMMO"] * hits + ["SHIELD"] * (3 - hits)))


def test_reinforced_armour_takes_the_next_four_hits():
    """GD-7.7.2.j, GD-FAQ.c"""
    game = owner("titanium", devices=["d_rarmor"]).choose("use d_rarmor")
    assert game.agent("titanium").plates == 4
    hit = hit_titanium(3, plates=4)
    assert hit.agent("titanium").plates == 1
    assert hit.all_rolled
    assert not hit.told("DefenceRolled")
    assert hit.agent("titanium").wounds == 0


def test_reinforced_armour_goes_before_the_energy_shield():
    """GD-FAQ.d"""
    hit = hit_titanium(2, plates=1, shield=1, rank="palladium")
    assert (hit.agent("titanium").plates, hit.agent("titanium").shield) == (0, 0)
    first = hit_titanium(1, plates=1, shield=1, rank="palladium")
    assert (first.agent("titanium").plates, first.agent("titanium").shield) == (0, 1)


# -- weapons and supplies -------------------------------------------------------------------------


def test_ammo_is_counted_one_by_one():
    """GD-7.6.6.f"""
    two = [{"id": "w_rifle", "ammo": 2}, "w_eagle"]
    game = owner(aliens={GREEN: "6,3"}, weapons=two).choose(f"attack w_rifle {GREEN}")
    game.dice("HIT+AMMO", MISS, MISS, "SHIELD")
    assert game.weapon("chromium", "w_rifle").ammo == 1


def test_weapons_have_a_type_and_a_rank_of_the_book():
    """GD-7.6.c, GD-7.6.d"""
    weapons = owner().state.box.catalogue.weapons.values()
    assert {weapon.kind for weapon in weapons} == {"melee", "ranged", "healing"}
    assert {weapon.rank for weapon in weapons} == {"standard", "improved", "alien"}
    rifle = msgspec.to_builtins(next(iter(weapons)))
    for known in ("melee", "ranged", "healing"):
        assert msgspec.convert({**rifle, "kind": known}, Weapon).kind == known
    for field_, unknown in (("kind", "psychic"), ("kind", ""), ("rank", "golden")):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**rifle, field_: unknown}, Weapon)


@pytest.mark.parametrize(
    ("weapon", "kind", "offered"),
    [
        ("w_rifle", "ranged", ["attack w_rifle aracnos-green-1"]),
        ("w_rifle", "melee", []),
        ("w_rifle", "healing", ["treat w_rifle chromium", "treat w_rifle thorium"]),
    ],
)
def test_the_type_of_a_weapon_says_what_it_is_for(weapon, kind, offered):
    """GD-7.6.c"""
    changed = {"kind": kind, "area_for_ammo": 0, **({"range": 0} if kind == "melee" else {})}
    game = table(
        agents={"chromium": "4,2", "thorium": "5,2"},
        aliens={GREEN: "6,3"},
        cards={f"weapons.{weapon}": changed},
    )
    found = [option for option in game.options if weapon in option]
    assert found == offered


def test_an_energy_shield_has_at_most_two_points():
    """GD-7.6.7.a"""
    assert msgspec.convert({"hp": 5, "shield": 2}, Side).shield == 2
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"hp": 5, "shield": 3}, Side)


def test_a_reinforcement_costs_no_activity():
    """GD-6.2.3.n"""
    game = table(
        agents={"chromium": {"hex": "4,2", "wounds": 1}},
        aliens={GREEN: "8,4"},
        fragments=4,
        open=[{"do": "AgentTurn", "agent": "chromium"}, {"do": "Reinforcements"}],
    )
    game.choose("device", "d_medikit", "chromium")
    assert game.agent("chromium").devices == ("d_medikit",)
    assert game.asked == "activity"
    assert {"move", "use d_medikit", f"attack w_rifle {GREEN}"} <= {*game.options}


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("chromium", "d_cluster"),
        ("chromium", "d_incendiary"),
        ("thorium", "d_nanocloud"),
        ("mercury", "d_satellite"),
        ("mercury", "d_invis"),
        ("iridium", "d_apround"),
        ("titanium", "d_rarmor"),
    ],
)
def test_devices_of_a_class_are_carried_by_that_class_alone(agent, device):
    """GD-7.7.i, GD-6.2.3.l"""
    state = table(agents=dict(zip(CLASSES, PLACES, strict=True))).state
    assert [a for a in CLASSES if may_carry(state, AgentId(a), device)] == [agent]


def test_a_position_with_devices_in_play_can_be_written_down():
    game = table(
        agents={"mercury": {"hex": "4,2", "lasting": ["d_invis"], "plates": 2, "sidestep": True}},
        aliens={GREEN: {"hex": "6,3", "marks": ["sk_spotter"], "disabled": True}},
        mines={"5,3": "mercury"},
        flames=["6,3"],
        strikes=[("mercury", "8,4")],
    )
    again = describe(game.state)
    assert again["mines"] == {"5,3": "mercury"}
    assert (list(again["flames"]), [list(s) for s in again["strikes"]]) == (
        ["6,3"],
        [["mercury", "8,4"]],
    )
    assert again["agents"]["mercury"]["plates"] == 2
    assert again["aliens"][GREEN]["disabled"]
    assert place(again, game.state.setup, game.state.box).aliens == game.state.aliens
