"""What the mission wants, how far it is, and who acts when."""

from typing import Any

from tests.games.bug_hunt.present.positions import FACE, looking_at
from tests.games.bug_hunt.rules.table import table

OBJECTIVES: dict[str, dict[str, Any]] = {
    "hack-1": {"at": "5,5", "kind": "hack", "worth": 2},
    "scout-2": {"at": "6,5", "kind": "scout"},
}


def scene(at, lang="en"):
    return FACE.scene(looking_at(at.game, lang))


def goals(at, lang="en"):
    return {goal.id: goal for goal in scene(at, lang).goals}


def test_every_objective_is_a_goal_and_the_way_home_comes_after():
    found = goals(table(troopers={"duarte": "10,10"}, objectives=OBJECTIVES, turn=3))
    assert [*found] == ["points", "hack-1", "scout-2", "call", "board"]
    hack = found["hack-1"]
    assert (hack.kind, hack.value, hack.most) == ("objective_hack", 0, 2)
    assert (hack.markers, hack.points) == (("hack-1",), ((5000, 5000),))
    assert (found["points"].value, found["points"].most) == (0, 2)
    assert found["call"].tone == found["board"].tone == "dim"
    assert found["call"].name == "Call the drop ship, from turn 5 on"


def test_when_there_are_points_enough_the_ship_is_the_goal():
    done = {**OBJECTIVES, "hack-1": {**OBJECTIVES["hack-1"], "done": True}}
    at = table(
        troopers={"duarte": "10,10", "reck": {"at": "0,0", "fate": "evacuated"}},
        objectives=done,
        turn=7,
        evac={"at": "25,25", "leaves": 9},
    )
    found = goals(at, "de")
    assert (found["points"].value, found["points"].tone) == (2, "good")
    assert (found["hack-1"].markers, found["hack-1"].tone) == ((), "good")
    assert found["call"].tone == "good"
    board = found["board"]
    assert (board.value, board.most, board.tone) == (1, 2, "choice")
    assert (board.figures, board.points) == (("ship",), ((25_000, 25_000),))
    assert scene(at, "de").track.left == "das Schiff fliegt nach Runde 9 ab"


def test_who_acts_early_comes_before_the_aliens():
    at = table(
        troopers={
            "duarte": {"at": "10,10", "phase": "quick"},
            "reck": {"at": "12,10", "phase": "done"},
            "adeyemi": {"at": "14,10", "phase": "slow"},
        },
        aliens={"razor_lizard-7": "25,10", "razor_lizard-8": "27,10"},
        phase="quick",
    )
    assert [(turn.figure, turn.state) for turn in scene(at).order] == [
        ("reck", "done"),
        ("duarte", "now"),
        ("razor_lizard-7", "next"),
        ("adeyemi", "next"),
    ]
