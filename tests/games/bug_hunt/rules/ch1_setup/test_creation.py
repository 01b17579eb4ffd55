"""Characters are made by three rolls of a D100; each row gives what it says."""

import pytest

from tests.games.bug_hunt.rules.table import new_game

PLAIN = {"origins": 1, "training": 91, "history": 1}
"""Rolls that give 1 reputation, Tech +1 and 1 XP."""
START = {"reactions": 1, "speed": 4, "combat": 0, "toughness": 3, "tech": 0}


def made(origin, training, history, *dice, cards=None):
    """The first character of a new squad, and the squad's reputation."""
    game = new_game("ann", "bob", "cid", cards=cards).dice(
        origin, training, history, "Abara", *dice
    )
    assert game.ready == []
    return game.state.squad.characters["ann"], game.state.squad.reputation, game


def gained(kind, roll, *dice):
    """What one row gives, without what the other two rows and the profile give."""
    rolls = {**PLAIN, kind: roll}
    row, reputation, _ = made(rolls["origins"], rolls["training"], rolls["history"], *dice)
    found = {stat: getattr(row, stat) - least for stat, least in START.items()}
    found |= {"xp": row.xp, "missions": row.missions, "reputation": reputation}
    if kind != "origins":
        found["reputation"] -= 1
    if kind != "training":
        found["tech"] -= 1
    if kind != "history":
        found["xp"] -= 1
    return {name: amount for name, amount in found.items() if amount}


def test_a_character_is_rolled_on_three_tables_and_gets_a_name():
    """BD-3.create"""
    game = new_game("ann", "bob", "cid")
    asked = []
    for answer in ("10", "1", "1", "Abara"):
        asked.append(game.asked)
        game.dice(answer)
    assert asked == ["origin", "training", "history", "name"]
    row = game.state.squad.characters["ann"]
    assert (row.name, row.combat, row.toughness, row.xp) == ("Abara", 2, 4, 1)
    assert (row.origin, row.training, row.history) == ("frontier_colony", "infantry", "garrison")
    assert game.asked == "origin"


def test_a_character_without_bonus_has_the_numbers_of_the_profile():
    """BD-3.p1"""
    row, _, _ = made(1, 91, 1)
    stats = [getattr(row, stat) for stat in START]
    assert stats == [1, 4, 0, 3, 1]
    assert row.weapons == ("service_pistol",)


@pytest.mark.parametrize("roll", [1, 9])
def test_a_core_world_brings_reputation(roll):
    """BD-3.o1"""
    assert gained("origins", roll) == {"reputation": 1}


@pytest.mark.parametrize("roll", [10, 15])
def test_a_frontier_colony(roll):
    """BD-3.o2"""
    assert gained("origins", roll) == {"combat": 1}


@pytest.mark.parametrize("roll", [16, 25])
def test_a_mid_tech_world(roll):
    """BD-3.o3"""
    assert gained("origins", roll) == {"xp": 2}


@pytest.mark.parametrize("roll", [26, 33])
def test_a_high_tech_world(roll):
    """BD-3.o4"""
    assert gained("origins", roll) == {"tech": 1}


@pytest.mark.parametrize("roll", [34, 42])
def test_a_trade_hub(roll):
    """BD-3.o5"""
    assert gained("origins", roll) == {"xp": 2}


@pytest.mark.parametrize("roll", [43, 48])
def test_a_struggling_colony(roll):
    """BD-3.o6"""
    assert gained("origins", roll) == {"toughness": 1}


@pytest.mark.parametrize("roll", [49, 56])
def test_a_mega_city(roll):
    """BD-3.o7"""
    assert gained("origins", roll) == {"reactions": 1}


@pytest.mark.parametrize("roll", [57, 61])
def test_a_prison_planet(roll):
    """BD-3.o8"""
    assert gained("origins", roll) == {"toughness": 1, "combat": 1}


@pytest.mark.parametrize("roll", [62, 66])
def test_a_colony_in_a_hostile_environment(roll):
    """BD-3.o9"""
    assert gained("origins", roll) == {"toughness": 1}


@pytest.mark.parametrize("roll", [67, 75])
def test_a_deep_space_fleet(roll):
    """BD-3.o10"""
    assert gained("origins", roll) == {"tech": 1, "missions": 1}


@pytest.mark.parametrize("roll", [76, 83])
def test_a_military_outpost(roll):
    """BD-3.o11"""
    assert gained("origins", roll) == {"combat": 1, "reputation": 1}


@pytest.mark.parametrize("roll", [84, 91])
def test_a_scientific_outpost(roll):
    """BD-3.o12"""
    assert gained("origins", roll) == {"tech": 1}


@pytest.mark.parametrize("roll", [92, 100])
def test_a_resource_extraction_colony(roll):
    """BD-3.o13"""
    assert gained("origins", roll) == {"toughness": 1}


@pytest.mark.parametrize("roll", [1, 15])
def test_infantry(roll):
    """BD-3.t1"""
    assert gained("training", roll) == {"combat": 1, "toughness": 1}


@pytest.mark.parametrize("roll", [16, 30])
def test_scouts(roll):
    """BD-3.t2"""
    assert gained("training", roll) == {"reactions": 1, "speed": 1}


@pytest.mark.parametrize("roll", [31, 35])
def test_cavalry(roll):
    """BD-3.t3"""
    assert gained("training", roll) == {"combat": 1, "tech": 1, "xp": 1}


@pytest.mark.parametrize("roll", [36, 45])
def test_planetary_militia(roll):
    """BD-3.t4"""
    assert gained("training", roll) == {"speed": 1, "xp": 2}


@pytest.mark.parametrize("roll", [46, 50])
def test_a_special_project(roll):
    """BD-3.t5"""
    assert gained("training", roll) == {"reactions": 1, "missions": 1, "reputation": 1}


@pytest.mark.parametrize("roll", [51, 65])
def test_marines(roll):
    """BD-3.t6"""
    assert gained("training", roll) == {"combat": 1, "reactions": 1}


@pytest.mark.parametrize("roll", [66, 80])
def test_naval_security(roll):
    """BD-3.t7"""
    assert gained("training", roll) == {"combat": 1, "tech": 1}


@pytest.mark.parametrize("roll", [81, 90])
def test_a_ships_crew(roll):
    """BD-3.t8"""
    assert gained("training", roll) == {"tech": 1}


@pytest.mark.parametrize("roll", [91, 100])
def test_a_non_combat_branch(roll):
    """BD-3.t9"""
    assert gained("training", roll) == {"tech": 1}


@pytest.mark.parametrize("roll", [1, 10])
def test_garrison(roll):
    """BD-3.h1"""
    assert gained("history", roll) == {"xp": 1}


@pytest.mark.parametrize("roll", [11, 25])
def test_a_quiet_patrol(roll):
    """BD-3.h2"""
    assert gained("history", roll) == {"xp": 1}


@pytest.mark.parametrize("roll", [26, 40])
def test_a_fringe_patrol_was_a_combat_operation(roll):
    """BD-3.h3"""
    assert gained("history", roll, 1, 2) == {"xp": 1}


@pytest.mark.parametrize("roll", [41, 50])
def test_a_police_action_was_a_combat_operation(roll):
    """BD-3.h4"""
    assert gained("history", roll, 1, 2) == {"missions": 1}


@pytest.mark.parametrize("roll", [51, 60])
def test_internal_security(roll):
    """BD-3.h5"""
    assert gained("history", roll) == {"missions": 1}


@pytest.mark.parametrize("roll", [61, 75])
def test_an_anti_pirate_operation(roll):
    """BD-3.h6"""
    assert gained("history", roll, 1, 2) == {"missions": 1, "xp": 1}


@pytest.mark.parametrize("roll", [76, 90])
def test_a_military_action(roll):
    """BD-3.h7"""
    found = {"reactions": 1, "missions": 1, "reputation": 1}
    assert gained("history", roll, 1, 2) == found


@pytest.mark.parametrize("roll", [91, 100])
def test_an_extended_campaign(roll):
    """BD-3.h8"""
    assert gained("history", roll, 1, 2) == {"missions": 2, "xp": 2, "reputation": 1}


def test_a_combat_operation_is_remembered_with_two_dice():
    """BD-3.operation"""
    assert gained("history", 41, 6, 6) == {"missions": 1, "xp": 2, "reputation": 2}
    assert gained("history", 41, 6, 5) == {"missions": 1, "xp": 1, "reputation": 1}
    _, _, game = made(1, 91, 1)
    assert (game.told("CombatOperation"), game.asked) == ([], "origin")
    _, _, game = made(1, 91, 26)
    assert game.asked == "combat_operation"


def test_reputation_is_the_squads_and_experience_the_characters():
    """BD-3.reputation"""
    game = new_game("ann", "bob", "cid").dice(1, 91, 1, "Abara", 1, 36, 11, "Bellamy")
    squad = game.state.squad
    assert squad.reputation == 2
    assert [squad.characters[seat].xp for seat in ("ann", "bob")] == [1, 3]


def test_no_bonus_lifts_a_number_above_its_maximum():
    """BD-3.maxima"""
    huge = {"stats": {"reactions": 9, "speed": 9, "combat": 9, "toughness": 9, "tech": 9}}
    row, _, _ = made(10, 1, 1, cards={"origins.frontier_colony": huge})
    assert [getattr(row, stat) for stat in START] == [4, 8, 3, 5, 4]
