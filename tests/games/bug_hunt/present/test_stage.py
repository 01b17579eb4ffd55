"""What a figure shows at a glance, and the names on the ground."""

from tests.games.bug_hunt.present.positions import FACE, looking_at
from tests.games.bug_hunt.rules.table import table


def figures(at, lang="en"):
    return {figure.id: figure for figure in FACE.scene(looking_at(at.game, lang)).figures}


def test_two_wounds_end_everybody():
    at = table(
        troopers={"duarte": {"at": "10,10", "wounds": 1}}, aliens={"razor_lizard-7": "20,10"}
    )
    shown = figures(at)
    assert (shown["duarte"].health, shown["duarte"].most) == (1, 2)
    assert (shown["razor_lizard-7"].health, shown["razor_lizard-7"].most) == (2, 2)


def test_who_looks_the_same_has_a_tag():
    kind = {"kind": "grunt", "team": "grunts"}
    at = table(
        troopers={
            "duarte": "10,10",
            "grunt-1": {"at": "12,10", "name": "grunt", **kind},
            "grunt-2": {"at": "14,10", "name": "grunt", **kind, "phase": "done"},
        },
        aliens={"razor_lizard-7": "20,10"},
    )
    shown = figures(at)
    assert shown["duarte"].tag == shown["razor_lizard-7"].tag == ""
    assert shown["grunt-1"].tag == shown["grunt-1"].letters != shown["grunt-2"].tag
    assert [name for name, figure in shown.items() if figure.done] == ["grunt-2"]


def test_large_pieces_bear_their_names():
    at = table(troopers={"duarte": "30,30"}, terrain=["rock 10,12", "wood 5,20", "barrel 1,1"])
    names = {name.text: (name.x // 1000, name.y // 1000) for name in at_board(at, "en")}
    assert set(names) >= {"Wood"}
    assert "Barrel" not in names
    assert [name.text for name in at_board(at, "de")] != [*names]


def at_board(at, lang):
    return FACE.board(looking_at(at.game, lang)).names
