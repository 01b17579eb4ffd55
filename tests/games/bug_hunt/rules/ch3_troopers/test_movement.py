"""Where a trooper may go, and what that costs."""

import pytest

from tests.games.bug_hunt.rules.table import table

RIFLE = {"weapons": ["combat_rifle"]}


def at(place="10,10", **more):
    return {"ann": {"at": place, **RIFLE, **more}}


def walked(choice, troopers=None, **more):
    """The cost of a move in thousandths, or the rule that forbids it."""
    game = table(troopers=troopers or at(), **more)
    refused = game.refusal(choice)
    return refused or game.game.preview(choice).cost


# -- distance --------------------------------------------------------------------------------------


def test_a_trooper_moves_its_speed_and_two_inches_more_by_dashing():
    """BH-2/far"""
    assert walked("to 14,10") == 4_000
    assert walked("to 16,10") == 6_000
    assert walked("to 16.001,10") == "BH-2"
    assert walked("to 15,10", at(speed=3)) == 5_000
    assert walked("to 15.001,10", at(speed=3)) == "BH-2"


def test_who_dashed_cannot_fire():
    """BH-2/fire"""
    aliens = {"x": "16,16"}
    game = table(troopers=at(), aliens=aliens).choose("to 14,10")
    assert game.offers("fire") == ["fire combat_rifle x"]
    game = table(troopers=at(), aliens=aliens).choose("to 14.001,10")
    assert game.trooper("ann").dashed
    assert game.offers("fire") == []
    assert game.refusal("fire combat_rifle x") == "BH-2"


def test_who_has_fired_does_not_move_any_more():
    """BX-4"""
    game = table(troopers=at(acted=True, fired=True))
    assert game.is_over


def test_a_wounded_trooper_does_not_dash():
    """BX-24/dash"""
    assert walked("to 14,10", at(wounds=1)) == 4_000
    assert walked("to 14.001,10", at(wounds=1)) == "BH-2"


# -- into contact ----------------------------------------------------------------------------------


def test_a_trooper_does_not_dash_into_contact():
    """BH-4/into"""
    assert walked("to 15,10", aliens={"x": "15,10"}) == 4_000
    assert walked("to 15.01,10", aliens={"x": "15.01,10"}) == "BH-4"


def test_contact_ends_the_move():
    """BX-12/trooper"""
    game = table(troopers=at(), aliens={"x": "13,10"})
    assert game.game.preview("path 13,10 13,14").end == (12_000, 10_000)


def test_who_dashed_past_an_opponent_does_not_brawl():
    """BH-2/brawl, BH-4/after"""
    game = table(troopers=at("10,10", dashed=True, moved=True), aliens={"x": "11,10"})
    assert game.asked == "action"
    assert game.refusal("brawl") == "BH-4"


def test_a_stunned_trooper_does_not_move_into_contact():
    """BR-33/stunned"""
    aliens = {"x": "13,10"}
    assert walked("to 13,10", at(stun=1), aliens=aliens) == "BX-25"
    assert walked("to 11,10", at(stun=1), aliens=aliens) == 1_000
    assert walked("to 13,10", aliens=aliens) == 2_000


def test_who_held_does_not_move_into_contact():
    """BR-33/held"""
    aliens = {"x": "13,10"}
    assert walked("to 13,10", at(phase="held"), aliens=aliens) == "BX-6"
    assert walked("to 11,10", at(phase="held"), aliens=aliens) == 1_000


# -- terrain ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "cost"), [("11.9,10", 1_900), ("12,10", 3_000), ("13.9,10", 4_900), ("14,10", 6_000)]
)
def test_difficult_ground_costs_an_inch_for_every_full_two(goal, cost):
    """BH-1/trooper, BR-1"""
    assert walked(f"to {goal}", terrain=["wood 9,7"]) == cost


def test_difficult_ground_makes_a_walk_a_dash():
    """BH-1/trooper"""
    game = table(troopers=at(), aliens={"x": "16,16"}, terrain=["wood 9,7"]).choose("to 13.5,10")
    assert game.trooper("ann").dashed
    plain = table(troopers=at(), aliens={"x": "16,16"}).choose("to 13.5,10")
    assert not plain.trooper("ann").dashed


def test_solid_terrain_is_walked_around():
    """BX-14/solid"""
    assert walked("path 16,10", terrain=["reactor 12,8"]) == "BX-14"
    assert walked("to 14,10", terrain=["reactor 12,8"]) == "BX-14"


def test_climbing_costs_the_height():
    """BX-13/climb"""
    assert walked("to 13.5,10", terrain=["wall 12,7 turned"]) == 4_500


def test_a_low_drop_is_free_and_a_higher_one_ends_the_move():
    """BX-13/jump"""
    over = table(troopers=at("10,10", speed=8), terrain=["rock 11,8 turned"])
    end = over.game.preview("path 16,10 16,12")
    assert (end.drop, end.end.y) == (2_000, 10_000)
    low = table(troopers=at("10,10", speed=8), terrain=["wall 12,7 turned"])
    assert low.game.preview("path 14,10 14,12").drop == 0


def test_a_jump_from_three_inches_is_a_hit_without_damage():
    """BX-13/hit"""
    box = ["container 11,7 turned"]
    game = table(troopers=at("10,10", speed=12), terrain=box).choose("path 18,10")
    assert game.asked == "save"
    game.dice(1, 4)
    assert [event.damage for event in game.told("DamageRolled")] == [0]
    assert game.told("TrooperDown")
    rock = table(troopers=at("10,10", speed=12), terrain=["rock 11,7 turned"]).choose("path 18,10")
    assert rock.asked == "action"


def test_troopers_do_not_walk_through_figures():
    """BX-13/figures"""
    two = {**at(), "bob": "12,10"}
    assert walked("path 14,10", two) == "BX-13"
    assert walked("to 12,10", two) == "BX-13"
    touched = table(troopers=at(), aliens={"x": "11,10"})
    assert touched.refusal("path 13,10") == "BX-13"
    assert touched.refusal("to 8,10") is None


def test_a_point_too_far_or_no_point_at_all_is_refused():
    """BX-4"""
    assert walked("to 30,30") == "BH-2"
    assert walked("to there") == "BX-4"
    assert walked("to 11,10 12,10") == "BX-4"
    assert walked("path" + " 10,11" * 13) == "BX-4"


# -- off the table ---------------------------------------------------------------------------------


def test_who_leaves_by_an_edge_is_lost():
    """BX-29"""
    game = table(troopers={**at("10,33"), "bob": "20,20"})
    assert game.offers("leave") == ["leave 10,36.5"]
    game.choose("leave 10,36.5")
    assert game.is_over
    assert (game.trooper("ann").fate, game.at("ann")) == ("lost", "")


@pytest.mark.parametrize(
    ("place", "out"),
    [("10,3", "10,-0.5"), ("10,33", "10,36.5"), ("3,10", "-0.5,10"), ("33,10", "36.5,10")],
)
def test_every_edge_near_by_is_offered(place, out):
    """BX-29"""
    game = table(troopers=at(place))
    assert game.offers("leave") == [f"leave {out}"]
    assert game.choose(f"leave {out}").trooper("ann").fate == "lost"


def test_nobody_walks_off_by_mistake():
    """BX-29"""
    assert walked("to 10,36", at("10,33")) == "BX-29"
    assert walked("leave 10,35", at("10,33")) == "BX-29"
    assert walked("leave 10,36.5", at("10,30")) == "BH-2"


def test_an_alien_in_the_way_keeps_a_trooper_on_the_table():
    """BX-29"""
    assert walked("leave 10,36.5", at("10,33"), aliens={"x": "10,35"}) == "BX-29"


# -- what is offered -------------------------------------------------------------------------------


def test_everything_offered_is_allowed():
    """BX-4"""
    game = table(
        troopers={**at(), "bob": "12,12"},
        aliens={"x": "13,10", "y": "10,14"},
        terrain=["wood 5,5", "rock 11,5"],
        objectives={"scout-1": {"at": "7,12", "kind": "scout"}},
    )
    assert len(game.options) > 10
    assert [option for option in game.options if game.refusal(option)] == []


def test_weeds_hold_troopers():
    """BX-4"""
    game = table(troopers=at(), aliens={"x": "12.5,10"}, alien_type="weed")
    assert game.asked == "action"


@pytest.mark.parametrize(
    "marker",
    [
        {"aliens": {"x": "20,13"}},
        {"objectives": {"scout-1": {"at": "20,13", "kind": "scout"}}},
        {"locations": {"location-1": {"at": "20,13"}}},
        {"signals": {"signal-1": {"at": "20,13"}}},
        {"spawns": {"spawn-1": {"at": "20,13"}}},
        {"evac": {"at": "20,13"}},
    ],
    ids=lambda marker: next(iter(marker)),
)
def test_the_way_to_what_is_near_is_offered(marker):
    """BX-4"""
    straight = {"to 13.831,11.149", "to 15.746,11.724"}
    assert straight & set(table(troopers=at(), **marker).options)
    assert not straight & set(table(troopers=at()).options)
