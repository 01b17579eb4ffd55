"""GD 7.3, 7.6 What may be attacked, and with what."""

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, table


def armed(weapon, **slot):
    """A carried weapon with what is noted on it, and a pistol."""
    return {"weapons": [{"id": weapon, **slot}, "w_eagle"]}


def test_a_target_must_be_in_range():
    """GD-7.3.c, GD-5.f/weapon"""
    game = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "10,5"})
    assert game.refusal("attack w_rifle aracnos-green-1") == "GD-7.3.c"
    near = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "8,4"})
    assert near.refusal("attack w_rifle aracnos-green-1") is None
    assert near.refusal("attack w_eagle aracnos-green-1") == "GD-7.3.c"


@pytest.mark.parametrize("place", ["5,2", "6,3", "8,4"])
def test_a_ranged_weapon_reaches_every_distance_up_to_its_range(place):
    """GD-7.6.2.c"""
    game = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": place})
    assert "attack w_rifle aracnos-green-1" in game.options


def test_a_melee_weapon_reaches_only_its_neighbours():
    """GD-7.6.1.b"""
    game = table(
        agents={"mercury": "4,2"}, aliens={"aracnos-green-1": "5,2", "aracnos-green-2": "6,2"}
    )
    assert "attack w_blade aracnos-green-1" in game.options
    assert game.refusal("attack w_blade aracnos-green-2") == "GD-7.3.c"


def test_a_target_must_be_in_sight():
    """GD-5.2.e/agent, GD-5.2.1.d"""
    wall = field(sides={"4,2|5,2": "wall", "4,2|5,1": "wall", "4,2|4,3": "wall"})
    for view in (True, False):
        game = table(
            map=wall,
            agents={"chromium": "4,2"},
            aliens={"aracnos-green-1": "6,2"},
            options={"human_view": view},
        )
        assert game.refusal("attack w_rifle aracnos-green-1") == "GD-5.2.e"


def test_a_shot_does_not_go_round_a_corner():
    """GD-FAQ.h"""
    game = table(
        map=field(blocked=["5,2"]), agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "6,1"}
    )
    assert game.refusal("attack w_rifle aracnos-green-1") == "GD-5.2.e"


def test_an_agent_sees_only_to_the_front():
    """GD-5.2.1.a, GD-5.2.1.b/attack"""
    game = table(
        agents={"chromium": {"hex": "6,3", "facing": "E"}},
        aliens={"aracnos-green-1": "8,4", "aracnos-green-2": "4,2"},
        options={"human_view": True},
    )
    assert "attack w_rifle aracnos-green-1" in game.options
    assert game.refusal("attack w_rifle aracnos-green-2") == "GD-5.2.1.b"


def test_a_jammed_weapon_is_silent_and_the_other_is_not():
    """GD-7.3.l, GD-7.3.m"""
    agent = {"hex": "4,2", **armed("w_rifle", ammo=4, jammed=True)}
    game = table(agents={"chromium": agent}, aliens={"aracnos-green-1": "6,3"})
    assert game.refusal("attack w_rifle aracnos-green-1") == "GD-7.3.l"
    assert "attack w_eagle aracnos-green-1" in game.options


def test_an_empty_weapon_is_silent():
    """GD-7.6.6.b"""
    agent = {"hex": "4,2", **armed("w_rifle", ammo=0)}
    game = table(agents={"chromium": agent}, aliens={"aracnos-green-1": "6,3"})
    assert game.refusal("attack w_rifle aracnos-green-1") == "GD-7.6.6.b"


def test_a_replaced_weapon_is_not_at_hand():
    """GD-7.6.n"""
    agent = {"hex": "4,2", "weapons": ["iw_rifle", "w_eagle"]}
    game = table(agents={"chromium": agent}, aliens={"aracnos-green-1": "6,3"})
    assert game.refusal("attack w_rifle aracnos-green-1") == "GD-7.6.n"
    assert "attack iw_rifle aracnos-green-1" in game.options


def test_an_attack_needs_a_figure_to_aim_at():
    """GD-7.3.an"""
    game = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "6,3"})
    assert game.refusal("attack w_rifle 6,2") == "GD-7.3.an"
    assert game.refusal("attack w_rifle 6,2 area") == "GD-7.3.an"


def test_an_unseen_enemy_is_not_reached_through_its_area():
    """GD-7.3.ao"""
    walls = {f"6,2|{h}": "wall" for h in ("5,2", "5,3", "6,1", "7,1", "7,2")}
    game = table(
        map=field(sides=walls), agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "6,2"}
    )
    assert not game.offers("attack")
    assert game.refusal("attack w_rifle aracnos-green-1 area") == "GD-5.2.e"


def test_agents_are_no_targets():
    """GD-7.3.at"""
    game = table(agents={"chromium": "4,2", "thorium": "6,3"})
    assert game.refusal("attack w_rifle thorium") == "GD-7.3.at"
    assert not game.offers("attack")


def test_friendly_fire_makes_agents_targets():
    """GD-7.3.1.a, GD-7.3.1.b"""
    game = table(agents={"chromium": "4,2", "thorium": "6,3"}, options={"friendly_fire": True})
    assert "attack w_rifle thorium" in game.options
    assert game.refusal("attack w_rifle chromium") == "GD-7.3.at"


def test_only_some_weapons_strike_an_area_for_ammo():
    """GD-7.6.l, GD-7.6.6.g"""
    game = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "6,3"})
    assert "attack w_rifle aracnos-green-1 area" in game.options
    assert game.refusal("attack w_eagle aracnos-green-1 area") == "GD-7.6.l"


def test_an_effect_that_costs_ammo_needs_it():
    """GD-7.6.6.d"""
    agent = {"hex": "4,2", **armed("w_rifle", ammo=1)}
    game = table(
        agents={"chromium": agent},
        aliens={"aracnos-green-1": "6,3"},
        cards={"weapons.w_rifle": {"area_for_ammo": 2}},
    )
    assert "attack w_rifle aracnos-green-1" in game.options
    assert "attack w_rifle aracnos-green-1 area" not in game.options
    assert game.refusal("attack w_rifle aracnos-green-1 area") == "GD-7.6.6.d"


def test_a_healing_weapon_does_not_attack():
    """GD-7.6.3.e, GD-7.6.3.f"""
    game = table(agents={"thorium": "4,2"}, aliens={"aracnos-green-1": "5,2"})
    assert game.refusal("attack w_nano aracnos-green-1") == "GD-7.6.3.e"
    assert game.refusal("treat w_shotgun thorium") == "GD-7.6.3.f"


def test_a_healing_weapon_is_for_the_user_and_for_others():
    """GD-7.6.3.b, GD-7.6.3.c"""
    game = table(agents={"thorium": "4,2", "chromium": "6,3"}, aliens={"aracnos-green-1": "5,2"})
    assert game.offers("treat") == ["treat w_nano thorium", "treat w_nano chromium"]
    assert game.refusal("treat w_nano aracnos-green-1") == "GD-7.6.3.b"


def test_a_healing_weapon_needs_range_and_sight():
    """GD-7.6.3.a, GD-7.3.c"""
    game = table(agents={"thorium": {"hex": "4,2", "wounds": 2}, "chromium": "8,4"})
    assert game.refusal("treat w_nano chromium") == "GD-7.3.c"
    game.dice("HIT+HIT", "SHIELD", "SHIELD").choose("treat w_nano thorium")
    assert game.refusal("treat w_nano thorium") == "GD-6.3.1.c"


def test_healing_heals_a_wound_for_each_hit_without_a_defence():
    """GD-7.6.3.d, GD-7.6.3.e"""
    game = table(agents={"thorium": "4,2", "chromium": {"hex": "6,3", "wounds": 4}})
    game.dice("HIT+HIT", "HIT+AMMO", "SHIELD").choose("treat w_nano chromium")
    assert game.agent("chromium").wounds == 1
    assert game.all_rolled


def test_a_healing_weapon_does_not_jam():
    """GD-7.6.3.g"""
    game = table(agents={"thorium": {"hex": "4,2", "wounds": 1}})
    game.dice("JAM", "JAM", "HIT+AMMO").choose("treat w_nano thorium")
    assert not game.weapon("thorium", "w_nano").jammed


def test_a_healing_weapon_with_ammo_loses_it_by_the_symbol():
    """GD-7.6.3.h"""
    agent = {"hex": "4,2", "wounds": 1, "weapons": ["w_shotgun", {"id": "w_nano", "ammo": 2}]}
    game = table(agents={"thorium": agent}, cards={"weapons.w_nano": {"ammo": 2}})
    game.dice("HIT+AMMO", "HIT+AMMO", "SHIELD").choose("treat w_nano thorium")
    assert game.weapon("thorium", "w_nano").ammo == 1


def test_a_weapon_without_an_ammo_value_is_always_loaded():
    """GD-7.6.6.c"""
    game = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "6,3"})
    assert game.weapon("chromium", "w_eagle").ammo is None
    assert "attack w_eagle aracnos-green-1" in game.options


def test_sandstorm_shortens_ranged_attacks():
    """GD-6.4.e"""
    game = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "8,4"}, weather="ev05")
    assert game.refusal("attack w_rifle aracnos-green-1") == "GD-7.3.c"


def test_two_weapons_are_carried():
    """GD-7.6.a"""
    with pytest.raises(ValueError, match="two weapons"):
        table(agents={"chromium": {"hex": "4,2", "weapons": ["w_rifle"]}})


def test_a_miss_is_a_miss():
    """GD-7.3.s"""
    game = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "6,3"})
    game.dice(MISS, MISS, MISS).choose("attack w_rifle aracnos-green-1")
    assert game.alien("aracnos-green-1").wounds == 0
    assert game.asked == "activity"
