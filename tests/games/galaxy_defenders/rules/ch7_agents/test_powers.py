"""GD 7.7 Powers and devices."""

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, table

CLASSES = ("chromium", "thorium", "mercury", "iridium", "titanium")


def owner(agent="chromium", aliens=None, others=None, **fields):
    more = fields.pop("more", {})
    return table(
        agents={agent: {"hex": "4,2", **fields}, **(others or {})}, aliens=aliens or {}, **more
    )


def test_a_power_takes_the_action_and_only_one():
    """GD-7.7.a, GD-7.4.1.a, GD-7.7.2.a, GD-7.7.3.b"""
    game = owner(wounds=2, devices=["d_medikit"], powers=["bt_supply"])
    game.choose("use bt_supply", "heal")
    assert game.state.turn.spent == ("action",)
    assert game.refusal("use d_medikit") == "GD-6.3.1.c"


def test_powers_for_other_moments_are_not_used_in_the_turn():
    """GD-7.7.a"""
    game = owner(powers=["guard", "bt_aim"])
    assert game.refusal("use guard") == "GD-7.7.a"
    assert game.refusal("use bt_aim") == "GD-7.7.a"
    assert not game.offers("use")


def test_a_used_tactic_lies_face_down():
    """GD-7.4.1.c, GD-7.7.f, GD-7.7.j"""
    game = owner(wounds=2, powers=["bt_supply"]).choose("use bt_supply", "heal")
    assert game.agent("chromium").spent == ("bt_supply",)
    next_turn = owner(wounds=2, powers=["bt_supply"], spent=["bt_supply"])
    assert next_turn.refusal("use bt_supply") == "GD-7.7.j"
    assert not next_turn.offers("use")


def test_an_ability_waits_for_the_refresh_phase():
    """GD-7.4.1.b, GD-6.1.f, GD-7.7.4.b"""
    game = owner("thorium", wounds=2).choose("use field_medic", "heal", "thorium")
    assert game.agent("thorium").spent == ("field_medic",)
    assert game.state.turn.spent == ("action",)
    later = owner("thorium", wounds=2, spent=["field_medic"])
    assert later.refusal("use field_medic") == "GD-7.7.j"


def test_a_used_device_is_gone():
    """GD-7.4.1.d, GD-7.7.g, GD-7.7.2.b"""
    game = owner(wounds=3, devices=["d_medikit", "d_ammo", "d_medikit"])
    game.choose("use d_medikit", "chromium")
    assert game.agent("chromium").devices == ("d_ammo", "d_medikit")
    assert owner().refusal("use d_medikit") == "GD-7.7.2.b"


@pytest.mark.parametrize("agent", CLASSES)
def test_generic_devices_are_for_every_class(agent):
    """GD-7.7.h"""
    assert "use d_medikit" in owner(agent, devices=["d_medikit"]).options


def test_powers_of_a_class_are_for_that_class():
    """GD-7.7.i"""
    game = owner(powers=["field_medic"])
    assert game.refusal("use field_medic") == "GD-7.7.i"


def test_a_medikit_heals_by_its_value():
    """GD-7.7.2.e"""
    game = owner(devices=["d_medikit"], others={"thorium": {"hex": "5,2", "wounds": 3}})
    game.choose("use d_medikit")
    assert game.options == ("chromium", "thorium")
    assert game.choose("thorium").agent("thorium").wounds == 1


def test_an_ammo_pack_fills_a_weapon_and_not_more():
    """GD-7.6.6.a, GD-7.6.6.e, GD-FAQ.a"""
    weapons = [{"id": "w_rifle", "ammo": 3}, "w_eagle"]
    game = owner(devices=["d_ammo"], weapons=weapons).choose("use d_ammo", "chromium")
    assert game.options == ("w_rifle",)
    assert game.choose("w_rifle").weapon("chromium", "w_rifle").ammo == 4


def test_a_reaction_costs_no_action_and_works_outside_the_turn():
    """GD-7.7.c"""
    game = table(
        agents={"titanium": "5,2"},
        aliens={"aracnos-green-1": "4,2"},
        open={
            "do": "Attack",
            "attacker": "aracnos-green-1",
            "weapon": "aracnos-green/claws",
            "target": "titanium",
        },
    )
    game.dice("HIT+AMMO", "SHIELD", "SHIELD", "JAM")
    assert (game.asked, game.seat, game.options) == ("react", "titanium", ("none", "no_pain"))
    game.choose("no_pain")
    assert game.agent("titanium").wounds == 0
    assert game.agent("titanium").spent == ("no_pain",)


def test_powers_without_a_mark_are_standard():
    """GD-7.7.e"""
    powers = owner().state.box.powers
    assert powers["d_medikit"].timing == "standard"
    assert powers["bt_step"].timing == "standard"


def test_a_quick_step_moves_one_hex():
    """GD-7.4.1.a, GD-7.7.3.b"""
    game = owner(powers=["bt_step"]).choose("use bt_step", "5,2")
    assert game.agent("chromium").hex == "5,2"
    assert "move" in game.options


def test_a_held_agent_does_not_step_but_may_sprint():
    """GD-7.5.4.e, GD-7.5.4.i"""
    game = owner(powers=["bt_step", "it_sprint"], aliens={"aracnos-green-1": "5,2"})
    assert game.refusal("use bt_step") == "GD-7.5.4.e"
    game.choose("use it_sprint", "4,1", "4,0", "stop")
    assert game.agent("chromium").hex == "4,0"


GRENADE = {"devices": ["d_frag"]}
NEST = {"aracnos-green-1": "6,3", "aracnos-blue-2": "7,3", "spine_critter-blue-3": "6,2"}


def test_a_grenade_takes_the_action_and_not_the_combat():
    """GD-7.7.2.1.a"""
    game = owner(aliens=NEST, **GRENADE).choose("use d_frag")
    game.dice(MISS, MISS, MISS).choose("aracnos-green-1")
    assert game.state.turn.spent == ("action",)
    assert game.offers("attack")


def test_a_grenade_strikes_everyone_in_the_area_with_all_its_hits():
    """GD-7.7.2.1.b, GD-7.7.2.1.c"""
    game = owner(aliens=NEST, **GRENADE).choose("use d_frag")
    game.dice("HIT+HIT", MISS, MISS, "JAM", "JAM", "SHIELD", "JAM", "SHIELD", "SHIELD")
    game.choose("aracnos-green-1")
    assert game.all_rolled
    assert [game.alien(name).wounds for name in NEST] == [2, 1, 0]


def test_a_grenade_needs_a_target_in_sight_and_range():
    """GD-7.7.2.1.f, GD-7.7.2.d, GD-5.2.f/item, GD-5.f/power"""
    far = owner(aliens={"aracnos-green-1": "8,4"}, **GRENADE)
    assert far.refusal("use d_frag") == "GD-7.7.2.1.f"
    walls = {f"4,2|{h}": "wall" for h in ("5,1", "5,2", "4,3", "3,3", "3,2", "4,1")}
    unseen = owner(aliens={"aracnos-green-1": "6,3"}, more={"map": field(sides=walls)}, **GRENADE)
    assert unseen.refusal("use d_frag") == "GD-7.7.2.1.f"
    near = owner(aliens={"aracnos-green-1": "6,3", "aracnos-blue-2": "8,4"}, **GRENADE)
    assert near.choose("use d_frag").options == ("aracnos-green-1",)


def test_a_grenade_deals_basic_damage():
    """GD-7.7.2.1.e, GD-7.7.1.a"""
    thrower = {"chromium": {"hex": "4,2", **GRENADE}, "mercury": "7,3"}
    game = table(
        agents=thrower, aliens={"aracnos-green-1": "6,3"}, options={"friendly_fire": True}
    ).choose("use d_frag")
    game.dice("HIT", MISS, MISS, "JAM", "HIT+BOLT").choose("aracnos-green-1")
    assert game.agent("mercury").wounds == 1


def acid(agent, *dice):
    """A Spine Critter dies next to an agent."""
    return table(
        agents={agent: "5,2"},
        aliens={"spine_critter-green-1": {"hex": "4,2", "wounds": 2}},
        open={"do": "Deaths"},
    ).dice(*dice)


def test_acid_is_defended_in_the_normal_way():
    """GD-7.7.1.b, GD-8.2.e, GD-8.11.f"""
    game = acid("chromium")
    assert game.asked == "defend"
    assert game.state.aliens
    assert game.dice("SHIELD").agent("chromium").wounds == 0
    assert acid("chromium", "JAM").agent("chromium").wounds == 1
    assert not game.state.aliens


def test_the_active_player_orders_several_last_powers():
    """GD-AMB.d"""
    game = table(
        agents={"chromium": "5,2", "thorium": "4,3"},
        aliens={
            "spine_critter-green-1": {"hex": "4,2", "wounds": 2},
            "xeno_beta-green-2": {"hex": "8,4", "wounds": 3},
            "spine_critter-blue-3": {"hex": "6,2", "wounds": 3},
        },
        active="thorium",
        open={"do": "Deaths"},
    )
    assert game.seat == "thorium"
    assert game.options == ("spine_critter-green-1", "spine_critter-blue-3")
    game.dice("SHIELD", "SHIELD", "SHIELD", "SHIELD").choose("spine_critter-blue-3")
    assert game.all_rolled
    assert game.told("AlienDied")[0].alien == "spine_critter-blue-3"
    assert not game.state.aliens


def test_acid_is_neither_melee_nor_ranged():
    """GD-7.7.1.a, GD-7.7.1.c"""
    assert acid("mercury", "HIT+BOLT").agent("mercury").wounds == 1
    assert acid("chromium", "HIT+BOLT").agent("chromium").wounds == 1


def test_a_copy_that_somebody_has_is_not_in_the_warehouse():
    """GD-2.f, GD-7.7.2.b"""
    from xenofront.games.galaxy_defenders.rules.supply import available  # noqa: PLC0415

    game = owner(
        devices=["d_medikit"], others={"thorium": {"hex": "5,5", "devices": ["d_medikit"]}}
    )
    assert available(game.state, "d_medikit") == 1


def test_a_passive_skill_works_without_a_question():
    """GD-7.7.b/power, GD-7.7.4.d"""
    game = owner(powers=["sk_slippery"], aliens={"aracnos-green-1": "5,2"}).choose("evade")
    game.dice("JAM")
    assert game.asked == "evade"
    game.dice("SHIELD")
    assert "move" in game.options
    assert game.agent("chromium").spent == ()
