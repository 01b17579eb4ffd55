"""Who takes part in a mission."""

import pytest

from tests.games.bug_hunt.rules.ch1_setup.setting import first_contact, squad
from tests.games.bug_hunt.rules.table import new_game, table

STATS = ("reactions", "speed", "combat", "toughness", "tech", "save", "weapons")


def numbers(row):
    return tuple(getattr(row, stat) for stat in STATS)


@pytest.mark.parametrize("count", [3, 4, 5])
def test_a_squad_has_three_to_five_main_characters(count):
    """BD-3.squad"""
    names = [f"trooper{number}" for number in range(count)]
    assert new_game(*names).asked == "origin"


@pytest.mark.parametrize("count", [2, 6])
def test_two_are_too_few_and_six_too_many(count):
    """BD-3.squad"""
    with pytest.raises(ValueError, match=r"BD-3\.squad"):
        new_game(*(f"trooper{number}" for number in range(count)))


def test_nobody_takes_part_twice():
    """BD-3.squad"""
    with pytest.raises(ValueError, match="takes part once"):
        new_game("ann", "bob", "ann")


def deployed(**more):
    """A mission without support, up to the deployment."""
    game = first_contact("bottom", 1, 2, 3, support="none", **more)
    while game.asked == "load_out":
        game.choose("combat_rifle")
    game.choose("no")
    assert game.asked == "deploy"
    return game


def test_a_fire_team_of_four_comes_along_for_nothing():
    """BD-3.team, BD-3.p2"""
    game = deployed()
    grunts = [row for row in game.state.troopers.values() if row.kind == "grunt"]
    assert [numbers(row) for row in grunts] == [(1, 4, 0, 4, 0, 5, ("combat_rifle",))] * 4
    assert len({row.team for row in grunts}) == 1
    assert {row.seat for row in grunts} == {"ann"}


def test_a_main_character_comes_with_its_numbers_and_a_pistol():
    """BD-3.p1, BD-4.a1"""
    game = deployed(carried=squad(characters={"bob": {"combat": 2, "tech": 1}}))
    pistol = ("combat_rifle", "service_pistol")
    assert numbers(game.trooper("ann")) == (1, 4, 0, 3, 0, 5, pistol)
    assert numbers(game.trooper("bob")) == (1, 4, 2, 3, 1, 5, pistol)
    assert game.trooper("ann").team != game.trooper("bob").team


def test_ready_made_troopers_come_as_they_are_written():
    """BD-3.p1"""
    game = new_game(mission="first_contact", quick_start=True, support="none")
    game.dice("bottom", 1, 2, 3)
    found = {name: game.trooper(name) for name in ("duarte", "reck", "adeyemi")}
    assert [row.name for row in found.values()] == [
        "Corporal Ines Duarte",
        "Private Tomas Reck",
        "Specialist Wen Adeyemi",
    ]
    rifle = ("combat_rifle", "service_pistol")
    assert numbers(found["duarte"]) == (2, 4, 1, 4, 0, 5, rifle)
    assert numbers(found["reck"]) == (1, 5, 1, 4, 0, 5, ("shotgun", "hand_cannon"))
    assert numbers(found["adeyemi"]) == (2, 4, 0, 3, 2, 5, rifle)
    with pytest.raises(ValueError, match="nobody is called 'ann'"):
        new_game("ann", "duarte", "reck", quick_start=True)


def test_who_is_in_sick_bay_kept_out_or_gone_does_not_come():
    """BD-7.s7"""
    rows = {"bob": {"sick_bay": 1}, "cid": {"kept_out": True}}
    game = deployed(carried=squad("ann", "bob", "cid", "dan", characters=rows))
    mains = [name for name, row in game.state.troopers.items() if row.kind == "main"]
    assert mains == ["ann", "dan"]
    assert len(game.state.troopers) == 6


def test_a_civilian_has_neither_armour_nor_weapon():
    """BD-3.p3"""
    ambush = {"cid": {"at": "10,10", "kind": "civilian"}, "ann": "20,20"}
    game = table(troopers=ambush, aliens={"x": "10,14"})
    assert numbers(game.trooper("cid")) == (1, 4, 0, 3, 0, 0, ())
    game.choose("stay")
    assert game.options == ("done",)
    hurt = table(
        troopers=ambush,
        open={"do": "Hit", "figure": "cid", "damage": 0, "origin": [0, 0], "how": "shot"},
    )
    assert hurt.asked == "damage"
