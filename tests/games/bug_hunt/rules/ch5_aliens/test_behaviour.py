"""BH-3, BH-4, BX-6, BX-11, BX-12: whom aliens go for, how far, and who shoots at them meanwhile."""

from typing import Any

import pytest

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch5_aliens import behaviour as _behaviour
from xenofront.geometry.plane.exact import point, squared, text

behaviour: Any = _behaviour
HORDE = {"alien_type": "horde"}
"""Speed 4, combat 1, nothing else."""


def acts(alien, troopers, *, aliens=None, **more):
    """One alien is activated."""
    return table(
        troopers=troopers,
        aliens={"horde-1": alien, **(aliens or {})},
        open={"do": "AlienActivation", "alien": "horde-1"},
        **{**HORDE, **more},
    )


HIDDEN = {"terrain": ["wood 7,0", "wood 7,14"]}


def test_an_alien_that_neither_reaches_nor_sees_anybody_does_not_dash():
    """BH-3/neither"""
    game = acts("10,2", {"a": "10,30"}, **HIDDEN)
    assert not game.told("AlienMoved")[0].dash


def test_an_alien_moves_its_full_speed():
    """BX-11/speed"""
    assert acts("10,2", {"a": "10,30"}, **HIDDEN).at("horde-1") == "10,6"
    slow = acts("10,2", {"a": "10,30"}, **{**HIDDEN, "alien_type": "reanimation"})
    assert slow.at("horde-1") == "10,5"


def test_an_alien_goes_for_the_nearest_trooper():
    """BX-11/target"""
    both = {"a": "10,30", "b": "30,30"}
    assert acts("10,2", both).told("AlienMoved")[0].target == "a"
    assert acts("28,2", both).told("AlienMoved")[0].target == "b"


def order_of(**aliens):
    game = table(troopers={"a": "18,18"}, aliens=aliens, open={"do": "Detect"}, **HORDE)
    order = []
    while (alien := behaviour.next_alien(game.state)) is not None:
        order.append(alien)
        game.state.change_alien(alien, acted=True)
    return order


def test_the_alien_nearest_to_a_trooper_acts_first():
    """BX-11/nearest"""
    assert order_of(x="18,2", y="29,18", z="8,18") == ["z", "y", "x"]


def test_of_equally_near_aliens_the_left_one_acts_first():
    """BX-11/left"""
    assert order_of(x="28,18", y="18,8", z="8,18") == ["z", "y", "x"]


def test_equally_near_troopers_are_drawn_for():
    """BX-32/target"""
    game = acts("18,2", {"a": "10,20", "b": "26,20"})
    assert (game.asked, game.options) == ("alien_target", ("a", "b"))
    game.dice("b")
    assert game.told("AlienMoved")[0].target == "b"
    both = game.game.system.ways(acts("18,2", {"a": "10,20", "b": "26,20"}).state, "horde-1")
    assert both.targets == ("a", "b")


WOODS = {"terrain": ["wood 7,0", "wood 7,6"]}


def test_an_alien_dashes_if_that_brings_it_into_contact():
    """BH-3/contact"""
    game = acts("10,2", {"a": "10,9.9"}, **WOODS)
    assert (game.told("AlienMoved")[0].dash, game.at("horde-1")) == (True, "10,8.9")
    short = acts("10,2", {"a": "10,10.2"}, **WOODS)
    assert (short.told("AlienMoved")[0].dash, short.at("horde-1")) == (False, "10,6")


def test_an_alien_brawls_where_its_dash_ends():
    """BH-4/alien"""
    assert acts("10,2", {"a": "10,9.9"}, **WOODS).asked == "brawl"
    assert acts("10,2", {"a": "10,10.2"}, **WOODS).asked == ""


def test_an_alien_in_the_open_that_sees_a_trooper_dashes():
    """BH-3/open"""
    game = acts("10,2", {"a": "10,30"})
    assert (game.told("AlienMoved")[0].end, game.told("AlienMoved")[0].dash) == ("10,9", True)


def test_contact_ends_the_move_and_starts_a_brawl():
    """BX-12/alien"""
    game = acts("10,2", {"a": "10,5"})
    assert game.asked == "brawl"
    assert game.at("horde-1") == "10,4"
    assert acts("10,4", {"a": "10,5"}).asked == "brawl"


def test_aliens_pass_through_each_other_and_end_beside_each_other():
    """BX-11/room"""
    game = acts("10,2", {"a": "10,6"}, aliens={"horde-2": "10,5"})
    assert game.asked == "brawl"
    end, other = point(game.at("horde-1")), point(game.at("horde-2"))
    assert squared(end, other) >= 998**2


def test_an_alien_goes_around_what_is_solid():
    """BX-11/way, BX-14/solid"""
    game = acts("10,2", {"a": "10,14"}, terrain=["reactor 8,5"])
    moved = game.told("AlienMoved")[0]
    assert moved.target == "a"
    assert game.state.aliens["horde-1"].at.x != 10_000


@pytest.mark.parametrize(("watcher", "side"), [("35,7", -1), ("5,7", 1)])
def test_of_equally_long_ways_an_alien_takes_the_covered_one(watcher, side):
    """BX-11/covered"""
    game = acts("20,2", {"a": "20,14", "b": watcher}, terrain=["reactor 18,5"])
    assert side * (game.state.aliens["horde-1"].at.x - 20_000) > 0


def test_aliens_ignore_troopers_they_cannot_reach():
    """BX-11/reach"""
    ring = [{"at": at} for at in ("10,17.5", "10,22.5", "7.5,20", "12.5,20")]
    game = acts("10,2", {"a": "10,20", "b": "30,30"}, blocks=ring)
    assert list(behaviour.routes(game.state, "horde-1")) == ["b"]
    assert game.told("AlienMoved")[0].target == "b"


def test_a_distracted_alien_does_not_move():
    """BH-8/held"""
    away = acts("10,2", {"a": "10,9"}, distracted=["horde-1"])
    assert (away.at("horde-1"), away.asked) == ("10,2", "")
    assert acts("10,2", {"a": "10,9"}).at("horde-1") != "10,2"


def test_a_distracted_alien_still_brawls():
    """BH-8/brawl"""
    assert acts("10,4", {"a": "10,5"}, distracted=["horde-1"]).asked == "brawl"
    later = {"options": {"distract_acts": True}}
    assert acts("10,4", {"a": "10,5"}, distracted=["horde-1"], **later).asked == ""


def test_a_block_stops_aliens():
    """BH-9/walk"""
    game = acts("18,2", {"a": "18,30"}, blocks=[{"at": "18,8"}])
    end = game.state.aliens["horde-1"].at
    assert squared(end, point("18,8")) >= 2000**2


def test_a_stunned_alien_does_nothing_and_loses_a_marker():
    """BX-25/alien"""
    game = acts({"at": "10,2", "stun": 2}, {"a": "10,5"})
    assert game.alien("horde-1").stun == 1
    assert game.at("horde-1") == "10,2"
    assert game.asked == ""


def test_a_wounded_alien_cannot_move():
    """BX-24/still"""
    game = acts({"at": "10,2", "wounds": 1}, {"a": "10,6"})
    assert game.at("horde-1") == "10,2"
    assert game.told("AlienWaits")[0].reason == "wounded"
    assert acts({"at": "10,4", "wounds": 1}, {"a": "10,5"}).asked == "brawl"


# -- snap fire -------------------------------------------------------------------------------------

HELD = {"at": "10,20", "phase": "held", "weapons": ["combat_rifle"]}


def test_who_held_fires_at_any_point_of_an_aliens_way():
    """BX-6/fire"""
    game = acts("10,2", {"a": HELD})
    assert (game.asked, game.seat) == ("snap_fire", "a")
    assert game.offers("fire") == [f"fire combat_rifle at 10,{y}" for y in range(2, 10)]
    game.choose("fire combat_rifle at 10,7").dice(1)
    assert game.trooper("a").snapped
    assert game.trooper("a").phase == "done"
    assert game.told("SnapFired")[0].at == "10,7"
    assert game.at("horde-1") == "10,9"


def test_an_alien_stunned_by_snap_fire_loses_the_rest_of_its_activation():
    """BX-6/stunned"""
    game = acts("10,2", {"a": HELD})
    game.choose("fire combat_rifle at 10,7").dice(5, 1)
    assert game.alien("horde-1").stun == 1
    assert text(game.alien("horde-1").at) == "10,7"
    assert game.told("AlienMoved") == []


def test_who_holds_on_may_still_act_later():
    """BX-6/kept"""
    game = acts("10,2", {"a": HELD}).choose("hold")
    assert game.trooper("a").phase == "held"
    assert game.at("horde-1") == "10,9"


def test_snap_fire_does_not_meet_an_alien_inside_another():
    """BR-41"""
    game = acts("10,2", {"a": HELD}, aliens={"horde-2": {"at": "10.6,5", "stun": 1}})
    offered = [words.rpartition(" ")[2] for words in game.offers("fire")]
    assert offered == ["10,2", "10,3", "10,4", "10,6", "10,7", "10,8", "10,9"]


# -- leaders that hide -----------------------------------------------------------------------------


def hides(*, troopers=None, leader="caller", **more):
    """A caller far from the centre, with somebody who held and sees it go there."""
    squad = troopers or {"a": {**HELD, "at": "30,20"}}
    row = {"at": "30,30", "leader": leader}
    return acts(row, squad, contacts={}, **more).dice(*([1] if leader == "caller" else []))


def test_who_held_fires_at_a_leader_that_goes_to_hide():
    """BX-6/leader"""
    game = hides(delayed_until=9)
    assert (game.asked, game.seat) == ("snap_fire", "a")
    shots = game.offers("fire combat_rifle at")
    assert len(shots) > 2
    game.choose(shots[1]).dice(6, 1).choose("decline")
    assert (game.alien("horde-1").stun, game.told("AlienMoved")) == (1, [])
    assert f"fire combat_rifle at {game.at('horde-1')}" == shots[1]


def test_a_leader_that_was_missed_goes_on():
    """BX-6/leader"""
    game = hides(delayed_until=9)
    shots = game.offers("fire combat_rifle at")
    game.choose(shots[1]).dice(1)
    assert f"fire combat_rifle at {game.at('horde-1')}" == shots[-1]


def test_a_lancer_stunned_on_its_way_throws_no_dart():
    """BX-6/leader"""
    game = hides(leader="lancer", troopers={"a": {**HELD, "at": "30,12"}})
    assert game.asked == "snap_fire"
    game.choose(game.offers("fire")[1]).dice(6, 1).choose("decline")
    assert (game.is_over, game.alien("horde-1").stun) == (True, 1)
