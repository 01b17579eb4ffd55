"""Troopers act in any order, or hold and wait for a shot."""

from tests.games.bug_hunt.rules.table import table

QUICK = {"phase": "quick", "weapons": ["combat_rifle"]}


def quick(troopers=None, phase="quick", **more):
    rows = troopers or {"ann": {"at": "10,30", **QUICK}, "bob": {"at": "20,30", **QUICK}}
    return table(troopers=rows, open={"do": "TrooperPhase", "name": phase}, **more)


def test_troopers_act_in_any_order():
    """BX-5"""
    game = quick()
    assert game.offers("act") == ["act ann", "act bob"]
    game.choose("act bob", "stay", "done")
    assert game.offers("act") == ["act ann"]
    assert game.choose("act ann", "stay", "done").is_over


def test_only_the_troopers_of_the_phase_act():
    """BX-5"""
    rows = {"ann": {"at": "10,30", "phase": "slow"}, "bob": {"at": "20,30", **QUICK}}
    assert quick(rows).offers("act") == ["act bob"]
    assert quick(rows, phase="slow").offers("act") == ["act ann"]


def test_the_phase_can_be_ended_early():
    """BX-5"""
    game = quick().choose("end")
    assert game.is_over
    assert {row.phase for row in game.state.troopers.values()} == {"done"}


def test_a_stunned_trooper_who_is_passed_over_recovers_all_the_same():
    """BX-25/marker"""
    rows = {"ann": {"at": "10,30", **QUICK, "stun": 2}, "bob": {"at": "20,30", **QUICK}}
    game = quick(rows).choose("end")
    assert (game.trooper("ann").stun, game.trooper("bob").stun) == (1, 0)


# -- snap fire -------------------------------------------------------------------------------------


def test_who_is_quick_may_hold():
    """BX-6/hold"""
    game = quick()
    assert game.offers("hold") == ["hold ann", "hold bob"]
    game.choose("hold ann")
    assert game.trooper("ann").phase == "held"
    assert game.options == ("act bob", "hold bob", "end", "concede")


def test_nobody_holds_in_the_slow_phase():
    """BX-6/slow"""
    rows = {"ann": {"at": "10,30", "phase": "slow"}}
    assert quick(rows, phase="slow").offers("hold") == []


def test_a_stunned_trooper_cannot_hold():
    """BR-34"""
    rows = {"ann": {"at": "10,30", **QUICK, "stun": 1}}
    assert quick(rows).options == ("act ann", "end", "concede")


HELD = {"at": "10,30", "phase": "held", "weapons": ["combat_rifle"]}


def coming(*, troopers=None, **more):
    """An alien walks south, straight at the squad."""
    fields = {"aliens": {"x": "10,12"}, **more}
    opened = {"do": "AlienActivation", "alien": "x"}
    return table(troopers=troopers or {"ann": HELD}, open=opened, **fields)


def test_who_held_may_fire_at_an_alien_on_its_way():
    """BX-6/fire"""
    game = coming()
    assert (game.asked, game.seat) == ("snap_fire", "ann")
    assert game.offers("fire combat_rifle at 10,15")
    assert game.options[-1] == "hold"
    game.choose("fire combat_rifle at 10,20").dice(6, 1).choose("decline")
    assert game.is_over
    assert game.alien("x").stun == 1
    assert game.at("x") == "10,20"
    assert (game.trooper("ann").phase, game.trooper("ann").fired) == ("done", True)


def test_an_alien_stunned_on_its_way_loses_the_rest_of_its_activation():
    """BX-6/stunned"""
    game = coming().choose("fire combat_rifle at 10,15").dice(6, 2).choose("decline")
    assert game.at("x") == "10,15"
    assert game.told("AlienMoved") == []


def test_a_miss_does_not_stop_it():
    """BX-6/missed"""
    game = coming().choose("fire combat_rifle at 10,15").dice(4)
    assert game.at("x") == "10,21"


def test_whoever_fired_so_cannot_move_in_this_turn():
    """BX-6/still"""
    game = coming().choose("fire combat_rifle at 10,15").dice(1)
    row = game.trooper("ann")
    assert (row.snapped, row.phase) == (True, "done")
    still = table(troopers={"ann": {**HELD, "snapped": True}})
    assert still.asked == "action"


def test_a_shot_not_taken_is_kept():
    """BX-6/kept"""
    game = coming().choose("hold")
    assert game.trooper("ann").phase == "held"
    quiet = coming(troopers={"ann": {**HELD, "phase": "slow"}})
    assert quiet.is_over


def test_who_was_attacked_before_may_still_fire_from_hold():
    """BX-12"""
    game = coming(troopers={"ann": {**HELD, "brawled": True}})
    assert game.asked == "snap_fire"


def test_who_held_and_moves_in_the_slow_phase_does_not_fire():
    """BX-6/move"""
    target = {"x": "10,20"}
    game = quick({"ann": HELD}, phase="slow", aliens=target).choose("act ann", "to 14,30")
    assert (game.is_over, game.at("ann"), game.trooper("ann").fired) == (True, "14,30", False)


def test_who_held_and_stays_in_the_slow_phase_may_fire():
    """BX-6/shoot"""
    target = {"x": "10,20"}
    game = quick({"ann": HELD}, phase="slow", aliens=target).choose("act ann", "stay")
    assert game.options == ("fire combat_rifle x", "done")


def test_who_held_does_nothing_else():
    """BX-6/shoot"""
    jammed = {**HELD, "weapons": ["combat_rifle", "shotgun"], "jammed": ["shotgun"]}
    game = quick({"ann": jammed}, phase="slow", aliens={"x": "10,20"}).choose("act ann", "stay")
    assert game.options == ("fire combat_rifle x", "done")
    assert game.refusal("unjam shotgun") == "BX-6"
