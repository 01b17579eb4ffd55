"""Troopers: their numbers, and the three tables they are made with."""

import pytest

from tests.games.bug_hunt.content.pages import row, values

STATS = ("reactions", "speed", "combat", "toughness", "tech", "save", "weapons")
BONUS = ("xp", "reputation", "missions")


def gains(background):
    """What a row of a table gives, without what it does not."""
    found = dict(background.stats)
    found |= {field: getattr(background, field) for field in BONUS if getattr(background, field)}
    return found


def ranges(table):
    return [(row.rolls.least, row.rolls.most) for row in table.values()]


def test_a_main_character_a_grunt_and_a_civilian(packaged):
    """BD-3.p1 BD-3.p2 BD-3.p3"""
    profiles = packaged.profiles
    assert values(profiles["main"], *STATS) == (1, 4, 0, 3, 0, 5, ("service_pistol",))
    assert values(profiles["grunt"], *STATS) == (1, 4, 0, 4, 0, 5, ("combat_rifle",))
    assert values(profiles["civilian"], *STATS) == (1, 4, 0, 3, 0, 0, ())


def test_the_ready_made_troopers(packaged):
    fields = ("reactions", "speed", "combat", "toughness", "tech", "weapons")
    assert {name: values(row, *fields) for name, row in packaged.troopers.items()} == {
        "duarte": (2, 4, 1, 4, 0, ("combat_rifle", "service_pistol")),
        "reck": (1, 5, 1, 4, 0, ("shotgun", "hand_cannon")),
        "adeyemi": (2, 4, 0, 3, 2, ("combat_rifle", "service_pistol")),
    }


# -- origins ---------------------------------------------------------------------------------------


def test_origins_up_to_42(packaged):
    """BD-3.o1 BD-3.o2 BD-3.o3 BD-3.o4 BD-3.o5"""
    found = [gains(row(packaged, "origins", roll)) for roll in (9, 10, 25, 26, 42)]
    assert found == [{"reputation": 1}, {"combat": 1}, {"xp": 2}, {"tech": 1}, {"xp": 2}]


def test_origins_up_to_66(packaged):
    """BD-3.o6 BD-3.o7 BD-3.o8 BD-3.o9"""
    found = [gains(row(packaged, "origins", roll)) for roll in (43, 56, 57, 66)]
    both = {"toughness": 1, "combat": 1}
    assert found == [{"toughness": 1}, {"reactions": 1}, both, {"toughness": 1}]


def test_origins_up_to_100(packaged):
    """BD-3.o10 BD-3.o11 BD-3.o12 BD-3.o13"""
    found = [gains(row(packaged, "origins", roll)) for roll in (67, 83, 84, 100)]
    fleet, outpost = {"tech": 1, "missions": 1}, {"combat": 1, "reputation": 1}
    assert found == [fleet, outpost, {"tech": 1}, {"toughness": 1}]


def test_the_ranges_of_the_three_tables(packaged):
    starts = {kind: [low for low, _ in ranges(getattr(packaged, kind))] for kind in TABLES}
    assert starts == TABLES


TABLES = {
    "origins": [1, 10, 16, 26, 34, 43, 49, 57, 62, 67, 76, 84, 92],
    "training": [1, 16, 31, 36, 46, 51, 66, 81, 91],
    "history": [1, 11, 26, 41, 51, 61, 76, 91],
}


# -- training and history --------------------------------------------------------------------------


def test_training_up_to_50(packaged):
    """BD-3.t1 BD-3.t2 BD-3.t3 BD-3.t4 BD-3.t5"""
    found = [gains(row(packaged, "training", roll)) for roll in (15, 16, 35, 36, 50)]
    assert found == [
        {"combat": 1, "toughness": 1},
        {"reactions": 1, "speed": 1},
        {"combat": 1, "tech": 1, "xp": 1},
        {"speed": 1, "xp": 2},
        {"reactions": 1, "reputation": 1, "missions": 1},
    ]


def test_training_up_to_100(packaged):
    """BD-3.t6 BD-3.t7 BD-3.t8 BD-3.t9"""
    found = [gains(row(packaged, "training", roll)) for roll in (65, 66, 90, 91)]
    marines, security = {"combat": 1, "reactions": 1}, {"combat": 1, "tech": 1}
    assert found == [marines, security, {"tech": 1}, {"tech": 1}]


def test_history_up_to_50(packaged):
    """BD-3.h1 BD-3.h2 BD-3.h3 BD-3.h4"""
    rows = [row(packaged, "history", roll) for roll in (10, 11, 40, 41)]
    assert [gains(found) for found in rows] == [{"xp": 1}, {"xp": 1}, {"xp": 1}, {"missions": 1}]
    assert [found.combat_op for found in rows] == [False, False, True, True]


def test_history_up_to_100(packaged):
    """BD-3.h5 BD-3.h6 BD-3.h7 BD-3.h8"""
    rows = [row(packaged, "history", roll) for roll in (60, 61, 90, 91)]
    assert [gains(found) for found in rows] == [
        {"missions": 1},
        {"missions": 1, "xp": 1},
        {"reactions": 1, "missions": 1, "reputation": 1},
        {"missions": 2, "reputation": 1, "xp": 2},
    ]
    assert [found.combat_op for found in rows] == [False, True, True, True]


@pytest.mark.parametrize("kind", ["origins", "training"])
def test_only_service_was_a_combat_operation(packaged, kind):
    assert not any(row.combat_op for row in getattr(packaged, kind).values())
