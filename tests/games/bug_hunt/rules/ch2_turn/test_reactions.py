"""Who acts early: the reaction roll."""

import pytest

from tests.games.bug_hunt.rules.table import table

GRUNTS = {f"g{n}": {"kind": "grunt", "team": "alpha", "at": f"{20 + n},20"} for n in range(3)}


def rolled(troopers, *dice, **more):
    return table(troopers=troopers, open={"do": "ReactionRoll"}, **more).dice(*dice)


def phases(game):
    return {str(name): row.phase for name, row in game.state.troopers.items()}


def dice_rolled(troopers):
    game = rolled(troopers)
    while game.asked == "reactions":
        game.dice(1)
    return len(game.told("ReactionsRolled")[0].faces)


def test_one_die_for_each_main_character():
    """BX-2/main"""
    assert dice_rolled({"ann": "1,1"}) == 1
    assert dice_rolled({"ann": "1,1", "bob": "5,5"}) == 2


def test_one_die_for_each_team():
    """BX-2/team"""
    assert dice_rolled({"ann": "1,1", **GRUNTS}) == 2
    other = {"h1": {"kind": "grunt", "team": "bravo", "at": "5,20"}}
    assert dice_rolled({"ann": "1,1", **GRUNTS, **other}) == 3


def test_each_die_is_given_to_one_of_them():
    """BX-2/given"""
    game = rolled({"ann": "1,1", "bob": {"at": "5,5", "reactions": 2}}, 2, 5)
    assert (game.asked, game.options) == ("reaction_die", ("2", "5"))
    assert game.game.pending.subjects() == {"team": "ann"}
    game.choose("5")
    assert game.is_over
    assert phases(game) == {"ann": "slow", "bob": "quick"}
    other = rolled({"ann": "1,1", "bob": {"at": "5,5", "reactions": 2}}, 2, 5).choose("2")
    assert phases(other) == {"ann": "slow", "bob": "slow"}


@pytest.mark.parametrize("face", [1, 2])
def test_a_die_not_above_the_reactions_is_quick(face):
    """BX-2/quick"""
    assert phases(rolled({"ann": {"at": "1,1", "reactions": 2}}, face)) == {"ann": "quick"}


@pytest.mark.parametrize("face", [3, 6])
def test_a_die_above_the_reactions_is_slow(face):
    """BX-2/slow"""
    assert phases(rolled({"ann": {"at": "1,1", "reactions": 2}}, face)) == {"ann": "slow"}


def team(*places, face=2):
    """A team of grunts with reactions 1 after its roll."""
    rows = {f"g{n}": {"kind": "grunt", "team": "alpha", "at": at} for n, at in enumerate(places)}
    return phases(rolled(rows, face))


def test_a_team_in_formation_reacts_better():
    """BX-3/formation"""
    assert team("10,10", "13,10", "7,10") == {"g0": "quick", "g1": "quick", "g2": "quick"}
    assert set(team("10,10", "13,10", "7,10", face=3).values()) == {"slow"}


def test_formation_is_two_inches_around_one_member():
    """BX-3/apart"""
    assert set(team("10,10", "13.001,10", "7,10").values()) == {"slow"}
    assert set(team("7,10", "13,10", "10,10").values()) == {"quick"}


def test_all_of_a_team_act_in_the_same_phase():
    """BX-3/phase"""
    assert list(team("10,10", "20,10", "30,10", face=1).values()) == ["quick"] * 3
    assert list(team("10,10", "20,10", "30,10", face=4).values()) == ["slow"] * 3


def test_those_of_a_team_act_one_by_one():
    """BX-3/singly"""
    rows = {name: {**row, "phase": "quick"} for name, row in GRUNTS.items()}
    game = table(troopers=rows, open={"do": "TrooperPhase", "name": "quick"})
    assert game.offers("act") == ["act g0", "act g1", "act g2"]
    game.choose("act g1", "to 21,24", "done")
    assert game.offers("act") == ["act g0", "act g2"]
    assert (game.at("g0"), game.at("g1")) == ("20,20", "21,24")


def test_a_team_of_one_is_never_in_formation():
    """BX-3/one"""
    assert team("10,10") == {"g0": "slow"}
    assert team("10,10", "12,10") == {"g0": "quick", "g1": "quick"}


def test_who_is_off_the_table_neither_rolls_nor_counts():
    """BX-2/main, BX-3/one"""
    rows = {
        "ann": {"at": "1,1", "fate": "casualty"},
        "g0": {"kind": "grunt", "team": "alpha", "at": "10,10"},
        "g1": {"kind": "grunt", "team": "alpha", "at": "11,10", "fate": "casualty"},
    }
    game = rolled(rows, 2)
    assert game.is_over
    assert phases(game)["g0"] == "slow"


MYSTIC = {"kind": "precursor", "at": "20,20", "team": "mystic"}


def test_an_explorer_lets_one_die_be_rolled_again():
    """BD-5.12/reroll"""
    game = rolled({"ann": "1,1", "sage": MYSTIC}, 6, 4)
    assert (game.asked, game.options) == ("reroll_reaction", ("6", "4", "keep"))
    game.choose("6").dice(1)
    assert (game.asked, game.options) == ("reaction_die", ("1", "4"))
    game.choose("1")
    assert phases(game) == {"ann": "quick", "sage": "slow"}


def test_the_explorer_helps_only_once():
    """BD-5.12/once"""
    game = rolled({"ann": "1,1", "sage": MYSTIC}, 6, 4)
    assert game.asked == "reroll_reaction"
    assert game.choose("6").dice(5).asked == "reaction_die"


def test_the_explorer_helps_only_on_the_table():
    """BD-5.12/gone"""
    gone = rolled({"ann": "1,1", "bob": "5,5", "sage": {**MYSTIC, "fate": "lost"}}, 6, 4)
    assert gone.asked == "reaction_die"
