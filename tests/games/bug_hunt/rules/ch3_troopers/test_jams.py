"""Jammed weapons are cleared."""

import pytest

from tests.games.bug_hunt.rules.table import table

JAMMED = {"at": "10,10", "weapons": ["combat_rifle", "service_pistol"], "jammed": ["combat_rifle"]}


def cleared(face, **more):
    game = table(troopers={"ann": {**JAMMED, **more}}).choose("stay", "unjam combat_rifle")
    return game.dice(face)


@pytest.mark.parametrize(
    ("face", "tech", "left"), [(6, 1, ()), (5, 1, JAMMED["jammed"]), (5, 2, ())]
)
def test_a_jam_is_cleared_with_seven(face, tech, left):
    """BX-18"""
    assert cleared(face, tech=tech).trooper("ann").jammed == tuple(left)


def test_it_is_the_combat_action():
    """BX-18"""
    game = cleared(6, tech=1)
    assert game.is_over
    assert game.trooper("ann").acted


def test_a_weapon_that_works_cannot_be_cleared():
    """BX-18"""
    game = table(troopers={"ann": JAMMED}).choose("stay")
    assert game.offers("unjam") == ["unjam combat_rifle"]
    assert game.refusal("unjam service_pistol") == "BX-18"


def test_the_other_jam_stays():
    """BX-18"""
    both = {"jammed": ["combat_rifle", "service_pistol"], "tech": 1}
    assert cleared(6, **both).trooper("ann").jammed == ("service_pistol",)
