"""BD 9.z, BD 9.w: a joint campaign on a map of sectors."""

from typing import Any

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch1_setup.markers import first_contacts
from xenofront.games.bug_hunt.rules.ch4_combat import brawl as _brawl
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import toughness_of
from xenofront.games.bug_hunt.rules.ch5_aliens import behaviour as _behaviour
from xenofront.games.bug_hunt.rules.ground import sight

alien_bonus: Any = _brawl.alien_bonus
speed_of: Any = _behaviour.speed_of
JOINT = {"campaign": True, "joint": True}
DONE = {"hack-1": {"at": "3,3", "kind": "hack", "done": True, "worth": 2}}


def sector(*factors, **fields):
    return {"priority": 2, "factors": list(factors), **fields}


def on_map(do, *sectors, options=None, troopers=None, **more):
    return table(
        troopers=troopers or {"a": "10,10"},
        open={"do": do} if isinstance(do, str) else do,
        options={**JOINT, **(options or {})},
        squad={"sectors": list(sectors), "characters": {"a": {"name": "A"}}},
        **more,
    )


def test_the_map_has_three_to_five_sectors_for_each_player():
    """BD-9.z/sectors"""
    game = on_map("ChooseSector", options={"players": 2})
    assert game.options == ("3", "4", "5")
    game.choose("3")
    for _ in range(6):
        game.dice(5, 3, 51)
    sectors = game.state.squad.sectors
    assert [row.factors for row in sectors] == [("swarming",)] * 6
    assert game.asked == "sector"
    assert game.choose("4").state.sector == 4


def test_each_has_the_lower_of_two_dice_as_its_priority():
    """BD-9.z/priority"""
    game = on_map("ChooseSector").choose("3").dice(5, 3, 51, 2, 6, 51, 4, 4, 51)
    assert [row.priority for row in game.state.squad.sectors] == [3, 2, 4]
    assert on_map("RollPriority", sector(priority=5), sector=1).state.priority == 5


def after(objectives):
    """The squad after a mission to the second of two sectors."""
    game = on_map("AlienMoves", sector(), sector(), sector=2, objectives=objectives)
    return game.state.squad


def test_two_objectives_clear_a_sector():
    """BD-9.z/cleared"""
    assert [row.cleared for row in after(DONE).sectors] == [False, True]


def test_one_objective_does_not():
    """BD-9.z/few"""
    one = after({"hack-1": {**DONE["hack-1"], "worth": 1}})
    assert ([row.cleared for row in one.sectors], one.supplies) == ([False, False], 0)


def test_a_cleared_sector_gives_a_support_point_for_the_next_mission():
    """BD-9.z/point"""
    assert after(DONE).supplies == 1
    assert gathered(supplies=1) == gathered() + 1


def test_sight_is_short_in_an_ambush_zone():
    """BD-9.z1/troopers"""
    pair = {"a": "10,10", "b": "10,19"}
    dark = on_map("Detect", sector("ambush_zone"), troopers=pair, sector=1)
    assert sight(dark.state, "a", "b").seen
    pair["b"] = "10,19.1"
    dark = on_map("Detect", sector("ambush_zone"), troopers=pair, sector=1)
    assert not sight(dark.state, "a", "b").seen
    assert sight(on_map("Detect", sector(), troopers=pair, sector=1).state, "a", "b").seen


def test_aliens_see_no_farther_either():
    """BD-9.z1/aliens"""

    def asked(at, *factors):
        lancer = {"x": {"at": at, "leader": "lancer", "wounds": 1}}
        act = {"do": "AlienActivation", "alien": "x"}
        return on_map(act, sector(*factors), sector=1, aliens=lancer).asked

    assert (asked("10,19", "ambush_zone"), asked("10,19.1", "ambush_zone")) == ("dart", "")
    assert asked("10,19.1") == "dart"


def spread(**fields):
    """The Priority of the neighbour after a turn in which the second sector was attacked."""
    point = sector("infiltration_point", **fields)
    game = on_map("AlienMoves", sector(), point, sector=2, objectives=DONE)
    if game.asked == "infiltrated_sector":
        game.dice("0")
    assert game.asked == "alien_move"
    return game.state.squad.sectors[0].priority


def test_an_infiltration_point_does_so_once_more_when_it_is_cleared():
    """BD-9.z2/last"""
    assert spread() == 3


def test_a_cleared_infiltration_point_does_not():
    """BD-9.z2/cleared"""
    assert spread(cleared=True) == 2


def test_an_infiltration_point_makes_a_neighbour_more_urgent():
    """BD-9.z2/each"""
    game = on_map("AlienMoves", sector(), sector("infiltration_point"), sector())
    assert game.options == ("0", "2")
    assert game.dice("2").state.squad.sectors[2].priority == 3


def test_a_sheltered_sector_waits_for_a_neighbour():
    """BD-9.z3/before, BR-31"""
    closed = on_map("ChooseSector", sector("sheltered"), sector(), sector("sheltered"))
    assert closed.options == ("2",)


def test_a_sheltered_sector_is_open_when_a_neighbour_is_cleared():
    """BD-9.z3/after, BR-31"""
    opened = on_map("ChooseSector", sector("sheltered"), sector(cleared=True), sector())
    assert opened.options == ("1", "3")


def test_a_sheltered_sector_is_closed_again_when_the_neighbour_falls():
    """BD-9.z3/fallen"""
    falls = moves(1, "1", sectors=[sector("sheltered"), sector(cleared=True)])
    again = falls.state.squad.sectors
    rows = [{"priority": row.priority, "factors": list(row.factors)} for row in again]
    assert on_map("ChooseSector", *rows).options == ("2",)


def test_swarming_sectors_bring_more_aliens():
    """BD-9.z4"""
    reveal = {"do": "RevealAliens", "at": [20_000, 20_000]}
    game = on_map(reveal, sector("swarming"), sector=1, alien_type="horde").dice(1, 1)
    assert len(game.state.aliens) == 4


def landed(*factors):
    """A ship that lands beside a trooper, who stays."""
    game = on_map("ShipArrives", sector(*factors), sector=1, evac={"comes": 1})
    game.choose("at 10,12")
    assert (game.asked, game.state.evac.at is not None) == ("board", True)
    return game.choose("stay").state.evac.at


def test_who_is_near_may_board_in_a_hot_zone():
    """BD-9.z7/arrival"""
    game = on_map("ShipArrives", sector("hot_zone"), sector=1, evac={"comes": 1})
    assert game.choose("at 10,12").choose("board").trooper("a").fate == "evacuated"


def test_the_ship_does_not_stay_in_a_hot_zone():
    """BD-9.z7/leaves"""
    assert landed("hot_zone") is None
    assert landed() is not None


def test_the_ship_does_not_fire_where_it_is_obstructed():
    """BD-9.z5"""
    guns = {"aliens": {"razor_lizard-1": "10,20"}, "evac": {"at": "10,12", "leaves": 9}}
    assert on_map("ShipGuns", sector("obstructed"), sector=1, **guns).asked == ""
    assert on_map("ShipGuns", sector(), sector=1, **guns).asked == "ship_target"


def gathered(*factors, **more):
    """What is left to request when the squad gathers."""
    squad = {
        "sectors": [sector(*factors)],
        "characters": {"a": {"name": "A", "sick_bay": 1}},
        **more,
    }
    return table(
        troopers={"a": {"at": "3,3", "fate": "reserve"}},
        open={"do": "RequestSupport"},
        options=JOINT,
        squad=squad,
        sector=1,
        priority=4,
    ).state.support_left


def test_inaccessible_sectors_allow_one_request():
    """BD-9.z6/request"""
    assert gathered() == 4
    assert gathered("inaccessible") == 1


def test_battles_with_less_support():
    """BD-9.w5"""
    assert gathered(support_penalty=1) == 3


def test_no_sector_allows_fewer_requests_than_none():
    """BD-9.z6/none, BD-9.w5"""
    assert gathered("inaccessible", support_penalty=5) == 0
    assert gathered(support_penalty=5) == 0


def test_reputation_buys_no_second_request_where_only_one_is_allowed():
    """BD-9.z6/bought"""

    def asked(*factors):
        squad = {
            "sectors": [sector(*factors)],
            "characters": {"a": {"name": "A", "sick_bay": 1}},
            "reputation": 1,
        }
        return table(
            troopers={"a": {"at": "3,3", "fate": "reserve"}},
            open={"do": "RequestSupport"},
            options=JOINT,
            squad=squad,
            sector=1,
            priority=4,
        ).asked

    assert asked() == "buy_support"
    assert asked("inaccessible") == "support"


def moves(roll, *dice, sectors=None, **more):
    return on_map("AlienMoves", *(sectors or [sector(), sector(cleared=True)]), **more).dice(
        roll, *dice
    )


def test_one_roll_for_each_player():
    """BD-9.w"""
    game = on_map("AlienMoves", sector(), options={"players": 2})
    game.dice(40)
    assert game.asked == "alien_move"
    assert game.dice(40).asked == ""
    assert game.state.squad.support_penalty == 2


def test_a_cleared_sector_falls():
    """BD-9.w1"""
    game = moves(1, "1")
    fallen = game.state.squad.sectors[1]
    assert (fallen.cleared, fallen.priority) == (False, 3)
    assert moves(10, sectors=[sector()]).asked == ""


def test_sectors_become_special():
    """BD-9.w2, BD-9.w3, BD-9.w4"""
    for roll, factor in ((11, "ambush_zone"), (30, "obstructed"), (31, "infiltration_point")):
        assert moves(roll, "0").state.squad.sectors[0].factors == (factor,)


def test_battles_with_less_support_and_support_lost():
    """BD-9.w5, BD-9.w9"""
    assert moves(47).state.squad.support_penalty == 1
    game = on_map("AlienMoves", sector())
    game.state.change_squad(supplies=5)
    assert game.dice(74, 2).state.squad.supplies == 3


def test_sectors_get_worse():
    """BD-9.w6, BD-9.w7, BD-9.w8/chosen, BD-9.w10"""
    assert moves(48, "0").state.squad.sectors[0].aggression == 1
    assert moves(65, "0").state.squad.sectors[0].contacts == 1
    assert moves(66, "0").state.squad.sectors[0].elite
    assert moves(86, "0").state.squad.sectors[0].priority == 3


def test_aggressive_sectors_drive_contacts_on():
    """BD-9.w6"""
    move = {"do": "MoveContact", "contact": "c1"}
    far = {"contacts": {"c1": {"at": "10,30"}}, "sector": 1}
    game = on_map(move, sector(aggression=1), **far).dice(3, 3)
    assert game.state.contacts["c1"].at == (10_000, 26_000)


def test_more_contacts_at_the_start_of_a_sector():
    """BD-9.w7"""
    game = on_map("Detect", sector(contacts=2), sector=1)
    assert len(first_contacts(game.state)) == 3


def elite(kind, *, is_elite=True):
    """A state in which aliens of a kind are elite, or are not."""
    aliens = {"x": "20,20"}
    return on_map("Detect", sector(elite=is_elite), sector=1, aliens=aliens, alien_type=kind).state


def test_elite_aliens_without_combat_skill_have_one():
    """BD-9.w8/combat"""
    assert alien_bonus(elite("worm", is_elite=False), "x") == 0
    assert [alien_bonus(elite(kind), "x") for kind in ("worm", "robot")] == [1, 2]


def test_elite_aliens_of_toughness_three_have_four():
    """BD-9.w8/toughness"""
    assert toughness_of(elite("worm", is_elite=False), "x") == 3
    assert [toughness_of(elite(kind), "x") for kind in ("worm", "robot")] == [4, 5]


def test_elite_aliens_are_faster():
    """BD-9.w8/speed"""
    assert speed_of(elite("worm", is_elite=False), "x") == 4000
    assert speed_of(elite("worm"), "x") == 5000
