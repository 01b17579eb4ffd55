"""The turn, its phases, and the end of a mission."""

import pytest

from tests.games.bug_hunt.rules.table import table


def turn(number, *, troopers=None, **more):
    opened = {"do": "MissionPlay", "step": "begin_turn"}
    rows = troopers or {"ann": {"at": "18,34", "reactions": 1}}
    return table(troopers=rows, open=opened, turn=number - 1, **more)


def phases(game):
    return [event.phase for event in game.told("PhaseBegan")]


def test_the_first_turn_has_no_priority_roll():
    """BX-1/first, BX-7/first"""
    game = turn(1)
    assert (game.asked, phases(game)) == ("reactions", ["reactions"])


def test_the_phases_of_a_turn_come_in_their_order():
    """BX-1/order"""
    game = turn(2, aliens={"x": "1,1"}, priority=2)
    assert game.asked == "priority"
    game.dice(1, 1)
    assert game.asked == "reactions"
    game.dice(1)
    assert (game.asked, game.state.phase) == ("trooper", "quick")
    game.choose("end")
    assert (game.asked, game.state.turn) == ("priority", 3)
    assert phases(game)[:6] == ["priority", "reactions", "quick", "aliens", "slow", "end"]
    moved, began = game.told("AlienMoved"), game.story
    assert len(moved) == 1
    assert began.index("AlienMoved") > began.index("PhaseBegan")


def test_aliens_act_between_quick_and_slow_troopers():
    """BX-1/between"""
    rows = {"ann": {"at": "18,34", "reactions": 1}, "bob": {"at": "1,34", "reactions": 1}}
    game = turn(1, troopers=rows, aliens={"x": "34,1"}).dice(1, 6).choose("1")
    assert game.options == ("act ann", "hold ann", "end", "concede")
    assert game.at("x") == "34,1"
    game.choose("end")
    assert game.options == ("act bob", "end", "concede")
    assert game.at("x") != "34,1"


def test_the_parts_of_the_end_phase_come_in_their_order():
    """BX-1/end"""
    game = turn(
        1,
        aliens={"x": "1,1"},
        objectives={"patrol-1": {"at": "18,33", "kind": "patrol"}},
        blocks=[{"at": "30,5"}],
        spawns={"spawn-1": {"at": "36,0"}},
        spawn_rating=1,
        evac={"called": True},
        alien_type="worm",
    ).dice(1)
    game.choose("end")
    asked = []
    while game.state.turn == 1 and game.asked != "multiply":
        asked.append(game.asked)
        if game.seat:
            game.choose(game.options[0])
        else:
            game.dice(5)
    spawns = ["spawn_direction", "countdown"]
    order = ["patrol", "block", *spawns, "evac_roll", "evac", "multiply"]
    assert [*dict.fromkeys(asked), game.asked] == order


def test_a_new_turn_forgets_what_was_done():
    """BX-1/anew"""
    done = {"moved": True, "fired": True, "acted": True, "dashed": True, "phase": "done"}
    row = turn(3, troopers={"ann": {"at": "18,34", **done}}, priority=1).trooper("ann")
    assert [row.moved, row.fired, row.acted, row.dashed, row.phase] == [*[False] * 4, ""]


def test_aliens_and_contacts_act_again():
    """BX-1/anew"""
    game = turn(
        3,
        aliens={"x": {"at": "1,1", "fresh": True, "acted": True}},
        contacts={"c1": {"at": "30,1", "moved": True}},
        distractions=["5,5"],
    )
    assert [game.alien("x").fresh, game.alien("x").acted] == [False, False]
    assert not game.fact("contacts.c1.moved")
    assert game.state.distractions == ()


# -- the end ---------------------------------------------------------------------------------------


def test_a_mission_goes_on_while_somebody_is_on_the_table():
    """BR-26/going"""
    rows = {"ann": {"at": "1,34", "fate": "evacuated"}, "bob": "18,34"}
    assert turn(1, troopers=rows).asked == "reactions"


def test_a_mission_is_over_when_nobody_is_left():
    """BR-26/going"""
    gone = {"ann": {"at": "1,34", "fate": "evacuated"}, "bob": {"at": "18,34", "fate": "casualty"}}
    game = turn(1, troopers=gone)
    assert game.is_over
    assert game.state.outcome == "failed"


def test_it_ends_when_the_last_one_leaves():
    """BR-26/going"""
    game = turn(1).dice(1).choose("act ann", "leave 18,36.5")
    assert game.is_over
    assert (game.trooper("ann").fate, game.state.outcome) == ("lost", "failed")


def ended(**objectives):
    rows = {
        f"scout-{n}": {"at": "1,1", "kind": "scout", "worth": worth, "done": True}
        for n, worth in enumerate(objectives.pop("done", ()))
    }
    rows["hack-9"] = {"at": "1,1", "kind": "hack", "worth": 3}
    troops = {"ann": {"at": "18,34", "fate": "evacuated"}}
    return table(troopers=troops, open={"do": "MissionEnd"}, objectives=rows, **objectives)


def test_two_objective_points_are_a_success():
    """BX-30/success"""
    assert ended(done=(1, 1)).state.outcome == "accomplished"


@pytest.mark.parametrize("done", [(), (1,)])
def test_fewer_are_a_failure(done):
    """BX-30/failure"""
    assert ended(done=done).state.outcome == "failed"


def test_a_vital_objective_counts_two():
    """BX-30/vital"""
    game = ended(done=(2,))
    assert (game.told("MissionEnded")[0].points, game.state.outcome) == (2, "accomplished")


def test_a_critical_objective_counts_three():
    """BX-30/critical"""
    assert ended(done=(3,)).told("MissionEnded")[0].points == 3


def test_evidence_counts_as_well():
    """BX-30/success"""
    assert ended(done=(1,), evidence=1).state.outcome == "accomplished"


def test_who_is_left_when_the_player_concedes_is_lost():
    """BR-27"""
    rows = {
        "ann": {"at": "18,34", "reactions": 1},
        "bob": {"at": "1,34", "fate": "evacuated"},
        "gus": {"at": "5,34", "kind": "grunt", "team": "ann"},
    }
    game = turn(1, troopers=rows).dice(1).choose("concede")
    assert game.is_over
    assert [game.trooper(name).fate for name in rows] == ["lost", "evacuated", "lost"]
