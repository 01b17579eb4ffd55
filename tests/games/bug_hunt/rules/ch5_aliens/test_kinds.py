"""BD 6: what each kind of alien does besides walking and brawling, and its variants."""

from typing import Any

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch4_combat import brawl as _brawl
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import aim
from xenofront.games.bug_hunt.rules.ch5_aliens import behaviour as _behaviour
from xenofront.games.bug_hunt.rules.ground import bases
from xenofront.geometry.plane.exact import point, squared

alien_bonus: Any = _brawl.alien_bonus
alien_damage: Any = _brawl.alien_damage
weapon_bonus: Any = _brawl.weapon_bonus
speed_of: Any = _behaviour.speed_of
A = {"at": "10,10", "combat": 2, "weapons": ["combat_rifle", "boarding_sword"]}


def with_kind(kind, *, troopers=None, aliens=None, do=None, **more):
    return table(
        troopers=troopers or {"a": A},
        aliens={f"{kind}-1": "10,16"} if aliens is None else aliens,
        open=do or {"do": "Detect"},
        alien_type=kind,
        **more,
    )


def dies(kind, *dice, troopers=None, aliens=None, **more):
    """An alien of a kind is killed."""
    game = with_kind(
        kind,
        troopers=troopers,
        aliens=aliens,
        do={"do": "Hit", "figure": f"{kind}-1", "damage": 9, "origin": [0, 0], "how": "blast"},
        **more,
    )
    return game.dice(1, *dice)


def test_vent_crawlers_in_cover_deny_combat_skill():
    """BD-6.1/cover"""
    rock = ["rock 8,13"]
    hidden = with_kind("vent_crawler", aliens={"vent_crawler-1": "10,17"}, terrain=rock)
    assert aim(hidden.state, "a", "combat_rifle", "vent_crawler-1").bonus == 0
    open_ground = with_kind("vent_crawler")
    assert aim(open_ground.state, "a", "combat_rifle", "vent_crawler-1").bonus == 2
    other = with_kind("horde", aliens={"horde-1": "10,17"}, terrain=rock)
    assert aim(other.state, "a", "combat_rifle", "horde-1").bonus == 2


def test_a_dying_acid_blob_divides_on_one_and_two():
    """BD-6.2/divides"""
    assert len(dies("acid_blob", 2, 0, 180).state.aliens) == 2
    assert len(dies("acid_blob", 1, 90).state.aliens) == 1
    assert dies("acid_blob", 3).state.aliens == {}
    game = dies("acid_blob", 1, 90)
    (blob,) = game.state.aliens.values()
    assert abs(squared(blob.at, point("10,16")) - 2000**2) < 10_000
    assert blob.fresh


def test_melee_weapons_give_one_less_against_slithering_horrors():
    """BD-6.4/melee"""
    assert weapon_bonus(with_kind("slitherer").state, "a") == 1
    assert weapon_bonus(with_kind("horde").state, "a") == 2


def test_creepers_save():
    """BD-6.5/save"""
    state = with_kind("creeper").state
    assert save_needed(state, "creeper-1", "shot") == 5
    assert save_needed(state, "creeper-1", "brawl") == 5


def test_creepers_do_not_save_against_area_weapons():
    """BD-6.5/area"""
    state = with_kind("creeper").state
    assert save_needed(state, "creeper-1", "area") == 0


def test_a_defeated_grunt_rises_as_a_reanimation():
    """BD-6.6/grunt"""
    hit = {"do": "Hit", "figure": "g", "damage": 9, "origin": [0, 0], "how": "brawl"}
    squad = {"a": A, "g": {"at": "20,20", "kind": "grunt", "save": 0}}
    game = with_kind("reanimation", troopers=squad, do=hit).dice(6)
    assert len(game.state.aliens) == 2
    assert game.told("AlienAppeared")[0].at == "20,20"
    main = {**hit, "figure": "a"}
    game = with_kind("reanimation", troopers={"a": {**A, "save": 0}}, do=main).dice(6)
    assert len(game.state.aliens) == 1


def test_berserk_robots_save():
    """BD-6.8/save"""
    state = with_kind("robot").state
    assert [save_needed(state, "robot-1", how) for how in ("shot", "area", "brawl")] == [5, 5, 5]


def test_converted_assault_teams_save_against_shooting():
    """BD-6.9/save"""
    state = with_kind("conv_assault").state
    assert [save_needed(state, "conv_assault-1", how) for how in ("shot", "area")] == [5, 5]


def test_converted_assault_teams_do_not_save_in_brawls():
    """BD-6.9/brawl"""
    assert save_needed(with_kind("conv_assault").state, "conv_assault-1", "brawl") == 0


def at_turn_end(kind, *dice, **more):
    return with_kind(kind, do={"do": "AlienSpecials"}, **more).dice(*dice)


def test_a_random_distort_is_moved_to_the_centre():
    """BD-6.10/centre"""
    two = {"distort-1": "3,3", "distort-2": "30,30"}
    game = at_turn_end("distort", "distort-2", aliens=two)
    assert game.at("distort-2") == "18,18"
    assert game.at("distort-1") == "3,3"


def test_the_horde_keeps_coming():
    """BD-6.12/comes"""
    game = at_turn_end("horde", "left")
    assert len(game.state.aliens) == 2
    (new,) = game.told("AlienAppeared")
    assert new.at == "0.5,18"
    assert at_turn_end("horde", aliens={}).state.aliens == {}


def test_one_infiltrator_of_a_group_stands_on_the_nearest_objective():
    """BD-6.13/objective"""
    game = with_kind(
        "conv_infil",
        aliens={},
        do={"do": "RevealAliens", "at": [10_000, 20_000]},
        objectives={
            "hack-1": {"at": "30,30", "kind": "hack"},
            "hack-2": {"at": "4,4", "kind": "hack"},
        },
    ).dice(2)
    places = [game.at(str(name)) for name in game.state.aliens]
    assert places.count("4,4") == 1
    assert len(places) == 3


def test_shatter_forms_burst():
    """BD-6.14/bursts"""
    near = {"a": {**A, "at": "10,13.5", "save": 0}, "b": {**A, "at": "10,12.9", "save": 0}}
    game = dies("shatter", troopers=near)
    assert game.asked == "damage"
    game.dice(1)
    assert game.trooper("a").stun == 1
    assert game.trooper("b").stun == 0
    assert game.asked == ""


def test_each_six_adds_a_strangle_worm():
    """BD-6.15/six"""
    two = {"worm-1": "10,16", "worm-2": "20,16"}
    game = at_turn_end("worm", 6, 5, aliens=two)
    assert len(game.state.aliens) == 3
    (new,) = game.told("AlienAppeared")
    assert squared(point(new.at), point("10,16")) < 1500**2


def test_worms_that_fill_the_table_stop_at_its_edge():
    """BR-42/appear"""
    grid = [f"{x}.5,{y}.5" for y in range(4) for x in range(4)]
    worms = {f"worm-{n}": place for n, place in enumerate(grid[1:], 1)}
    full = {"size": [4000, 4000], "troopers": {"a": {**A, "at": grid[0]}}, "aliens": worms}
    game = at_turn_end("worm", *[6] * 15, **full)
    assert list(game.state.aliens) == list(worms)
    del worms["worm-10"], worms["worm-11"]
    game = at_turn_end("worm", *[6] * 13, **full)
    assert 1 <= len(game.told("AlienAppeared")) == len(game.state.aliens) - 13 <= 2


def beside_a_weed(at):
    return with_kind("weed", aliens={"weed-1": at}, do={"do": "Activation", "trooper": "a"})


def test_gripper_weeds_hold_troopers():
    """BD-6.16/grips"""
    assert beside_a_weed("10,13").asked == "action"
    assert beside_a_weed("10,13.1").asked == "move"


def test_who_is_held_by_weeds_may_fire():
    """BD-6.16/fire"""
    assert beside_a_weed("10,13").offers("fire")


# -- variants --------------------------------------------------------------------------------------


def test_variants_come_with_types_that_were_met_before():
    """BD-6.v"""
    reveal = {"do": "RevealAliens", "at": [10_000, 20_000]}
    known = {"squad": {"met": ["horde"]}, "alien_type": ""}
    game = table(troopers={"a": A}, open=reveal, **known).dice(75)
    assert game.asked == "variant"
    game.dice(5)
    assert game.state.variant == "runners"
    fresh = table(troopers={"a": A}, open=reveal, alien_type="").dice(75)
    assert fresh.asked == "aliens"


def test_ambushers_come_out_of_cover():
    """BD-6.v2"""
    reveal = {"do": "RevealAliens", "at": [20_000, 20_000]}
    game = with_kind("horde", aliens={}, do=reveal, variant="ambushers", terrain=["rock 21.5,19"])
    game.dice(1, 1)
    left, top, right, bottom = 21_500, 19_000, 25_500, 22_000
    for row in game.state.aliens.values():
        x = max(left - row.at.x, row.at.x - right, 0)
        y = max(top - row.at.y, row.at.y - bottom, 0)
        assert x * x + y * y <= 600**2


def test_toughs_save_against_area_weapons():
    """BD-6.v3/area"""
    bare = with_kind("horde", variant="toughs").state
    assert [save_needed(bare, "horde-1", how) for how in ("shot", "area")] == [0, 5]


def test_toughs_that_saved_already_save_better():
    """BD-6.v3/better"""
    armed = with_kind("robot", variant="toughs").state
    assert [save_needed(armed, "robot-1", how) for how in ("shot", "area")] == [4, 4]


def test_swarmers_come_one_more_at_a_time():
    """BD-6.v4"""
    reveal = {"do": "RevealAliens", "at": [20_000, 20_000]}
    game = with_kind("horde", aliens={}, do=reveal, variant="swarmers").dice(1, 1)
    assert len(game.state.aliens) == 4


def test_runners_are_faster():
    """BD-6.v5"""
    assert speed_of(with_kind("horde", variant="runners").state, "horde-1") == 5000
    assert speed_of(with_kind("horde").state, "horde-1") == 4000


def test_screamers_call_another_one_to_the_centre():
    """BD-6.v6"""
    two = {"horde-1": "3,3", "horde-2": "30,30"}
    scream = {"do": "Scream"}
    game = with_kind("horde", aliens=two, do=scream, variant="screamers").dice(2)
    assert game.told("AlienAppeared")[0].at == "18,18"
    assert len(with_kind("horde", aliens=two, do=scream).dice(3).state.aliens) == 2


# -- pack leaders ----------------------------------------------------------------------------------


def revealed(*dice, turn=3, **more):
    reveal = {"do": "RevealAliens", "at": [20_000, 20_000]}
    return with_kind("horde", aliens={}, do=reveal, squad={"turn": turn}, **more).dice(*dice)


def test_no_leader_comes_before_the_third_mission():
    """BD-6.l/before"""
    assert revealed(1, 1, turn=2).asked == ""


def test_leaders_come_from_the_third_mission_on():
    """BD-6.l/third"""
    assert revealed(1, 1, turn=3).asked == "leader_dice"
    game = revealed(1, 1, 12, 3, 12, 5)
    assert [row.leader for row in game.state.aliens.values()].count("bruiser") == 1


def test_a_die_above_the_number_of_aliens_brings_no_leader():
    """BD-6.l/dice"""
    game = revealed(1, 1, 4, 5, 6)
    assert [row.leader for row in game.state.aliens.values()] == ["", "", ""]
    assert game.state.leader_dice == 3


def test_each_leader_takes_a_die_out_of_the_pool():
    """BD-6.l/pool"""
    assert revealed(1, 1, 12, 3, 12, 5).state.leader_dice == 2
    assert revealed(1, 1, leader_dice=0).asked == ""


def test_the_leader_is_the_one_farthest_from_the_troopers():
    """BD-6.l/far"""
    game = revealed(1, 1, 12, 3, 12, 5)
    here = point("10,10")
    far = max(game.state.aliens.values(), key=lambda row: squared(row.at, here))
    assert far.leader == "bruiser"


def led(leader, *, at="10,16", do=None, **more):
    return with_kind("horde", aliens={"horde-1": {"at": at, "leader": leader}}, do=do, **more)


def test_a_leader_makes_contacts_aggressive():
    """BD-6.l1"""
    move = {"do": "MoveContact", "contact": "c1"}
    near = led("leader", do=move, contacts={"c1": {"at": "10,25.5"}})
    near.dice(4)
    assert near.state.contacts["c1"].at == point("10,21.5")
    far = led("leader", do=move, contacts={"c1": {"at": "10,25.6"}})
    far.dice(4)
    assert far.asked == "contact_move"


def test_a_driver_makes_those_around_it_faster():
    """BD-6.l6"""
    pack = {
        "horde-1": {"at": "10,16", "leader": "driver"},
        "horde-2": "10,23",
        "horde-3": "10,23.1",
    }
    state = with_kind("horde", aliens={**pack, "horde-3": "20,23.1"}).state
    assert speed_of(state, "horde-2") == 5000
    assert speed_of(state, "horde-3") == 4000


def test_a_shooter_who_is_caught_by_the_burst_fires_no_more():
    """BR-43/shots"""
    shooter = {**A, "at": "10,13.5", "save": 0, "toughness": 1, "kind": "grunt"}
    attack = {"do": "Attack", "shooter": "a", "weapon": "combat_rifle", "target": "shatter-1"}
    game = with_kind(
        "shatter",
        troopers={"a": shooter, "b": {**A, "at": "30,30"}},
        aliens={"shatter-1": "10,15", "shatter-2": "10,16.9"},
        do=attack,
    )
    game.dice(6, 6)
    assert list(game.state.aliens) == ["shatter-2"]
    game.dice(6, 1)
    assert "a" not in bases(game.state)
    assert "shatter-2" in game.state.aliens
    assert game.asked == ""
    assert len(game.told("Fired")) == 1


def test_a_blast_ends_with_the_shooter_who_is_caught_by_a_burst():
    """BR-43/caught"""
    shooter = {**A, "at": "10,13.5", "save": 0, "toughness": 1, "kind": "grunt"}
    attack = {"do": "AreaAttack", "shooter": "a", "weapon": "frag_grenade", "at": [10000, 16500]}
    game = with_kind(
        "shatter",
        troopers={"a": shooter, "b": {**A, "at": "30,30"}},
        aliens={"shatter-1": "10,15.4", "shatter-2": "10,17.5"},
        do=attack,
    )
    game.dice(6, 6)
    assert list(game.state.aliens) == ["shatter-2"]
    game.dice(6, 1)
    assert "a" not in bases(game.state)
    assert len(game.told("Caught")) == 1
    assert game.asked == ""


def test_no_shots_of_an_area_weapon_follow_its_dead_shooter():
    """BR-43/shots"""
    shooter = {**A, "at": "10,13.5", "save": 0, "toughness": 1, "kind": "grunt"}
    attack = {"do": "AreaAttack", "shooter": "a", "weapon": "incinerator", "at": [10000, 16500]}
    game = with_kind(
        "shatter",
        troopers={"a": shooter, "b": {**A, "at": "30,30"}},
        aliens={"shatter-1": "10,15.4", "shatter-2": "10,17.5"},
        do={**attack, "target": "shatter-1"},
    )
    game.dice(6, 6)
    assert list(game.state.aliens) == ["shatter-2"]
    game.dice(6, 1)
    assert "a" not in bases(game.state)
    assert (len(game.told("Fired")), game.told("Caught"), game.asked) == (1, [], "")


def test_a_distracted_caller_calls_and_a_distracted_lancer_throws_from_where_they_stand():
    """BH-8/leader"""
    act = {"do": "AlienActivation", "alien": "horde-1"}
    held = {"distracted": ["horde-1"]}
    caller = led("caller", at="30,30", do=act, **held).dice(3)
    assert (len(caller.state.contacts), caller.at("horde-1")) == (1, "30,30")
    lancer = led("lancer", at="10,25", do=act, **held)
    assert (lancer.asked, lancer.at("horde-1")) == ("dart", "10,25")
    later = led("lancer", at="10,25", do=act, options={"distract_acts": True}, **held)
    assert later.told("AlienWaits")[0].reason == "distracted"
