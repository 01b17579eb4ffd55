"""BD 7.g: signals."""

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import points
from xenofront.geometry.plane.exact import point


def investigates(*dice, **more):
    game = table(
        troopers={"a": {"at": "10,10", "moved": True}},
        signals={"signal-1": {"at": "10,13"}},
        open={"do": "Activation", "trooper": "a"},
        **{"alien_type": "horde", **more},
    )
    return game.choose("investigate signal-1").dice(*dice)


def test_civilians_join():
    """BD-7.g1/join"""
    game = investigates(1, 2)
    new = [row for row in game.state.troopers.values() if row.kind == "civilian"]
    assert [row.weapons for row in new] == [(), ()]
    assert len(investigates(1, 3).state.troopers) == 4


def test_signals_are_evidence_or_supplies():
    """BD-7.g2, BD-7.g6"""
    assert investigates(2).state.evidence == 1
    assert investigates(6).state.supplies == 2


def test_signals_are_dangers_too():
    """BD-7.g3, BD-7.g4"""
    game = investigates(3, 270)
    assert [row.at for row in game.state.spawns.values()] == [point("18,0")]
    ambush = investigates(4, 1, 1)
    assert len(ambush.state.aliens) == 3


def test_a_stray_trooper_joins_with_a_pistol():
    """BD-7.g5/pistol"""
    game = investigates(5)
    (stray,) = [row for row in game.state.troopers.values() if row.kind == "stray"]
    assert stray.weapons == ("service_pistol",)


def test_a_stray_trooper_brings_reputation_at_once():
    """BD-7.g5/reputation"""
    assert investigates(5, squad={"reputation": 2}).state.squad.reputation == 3
    assert brought_home("stray").state.rescued == 0


def brought_home(kind, choice="board"):
    game = table(
        troopers={"a": "30,30", "c": {"at": "10,10", "kind": "civilian"}},
        open=[{"do": "EarnReputation"}, {"do": "Boarding"}],
        evac={"at": "10,11", "leaves": 9},
    )
    game.state.change_trooper("c", kind=kind)
    return game.choose(choice)


def test_a_civilian_who_is_brought_home_brings_reputation():
    """BD-7.g1/reputation"""
    assert brought_home("civilian").state.squad.reputation == 1
    assert brought_home("grunt").state.squad.reputation == 0


def test_a_civilian_who_stays_behind_brings_none():
    """BD-7.g1/reputation"""
    assert brought_home("civilian", "stay").state.squad.reputation == 0


def test_signals_near_troopers_may_draw_contacts():
    """BD-7.g/call"""
    assert len(signals_call("18,27.5", 1).told("ContactPlaced")) == 1
    assert signals_call("18,27.5", 2).told("ContactPlaced") == []


def signals_call(at, *dice):
    return table(
        troopers={"a": "18,18"},
        signals={"signal-1": {"at": at}},
        open={"do": "SignalChecks"},
        options={"signals": True},
    ).dice(*dice)


def test_signals_far_from_troopers_draw_nobody():
    """BD-7.g/far"""
    assert signals_call("18,27.5").asked == "signal_calls"
    assert signals_call("18,27.6").asked == ""


def test_a_signal_is_investigated_from_within_three_inches():
    """BD-7.g/near"""

    def refusal(at):
        signals = {"signal-1": {"at": at}}
        game = table(troopers={"a": {"at": "10,10", "moved": True}}, signals=signals)
        return game.refusal("investigate signal-1")

    assert (refusal("10,13.5"), refusal("10,13.6")) == (None, "BD-7.g")


def worth(left, investigated):
    """Objective points with so many signals left and investigated."""
    signals = {f"signal-{n}": {"at": f"{3 * n},3"} for n in range(1, left + 1)}
    game = table(
        troopers={"a": "18,18"},
        signals=signals,
        investigated=investigated,
        open={"do": "Detect"},
        options={"signals": True},
    )
    return points(game.state)


def test_many_signals_and_few_looked_at_cost_a_point():
    """BD-7.g/missed"""
    assert (worth(3, 1), worth(4, 0)) == (-1, -1)


def test_enough_signals_looked_at_or_few_signals_cost_nothing():
    """BD-7.g/enough"""
    assert (worth(2, 2), worth(2, 1)) == (0, 0)
