"""BD 6: the numbers of each kind of alien, as they are played."""

from typing import Any

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch4_combat import brawl as _brawl
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import toughness_of
from xenofront.games.bug_hunt.rules.ch5_aliens import behaviour as _behaviour

brawl: Any = _brawl
behaviour: Any = _behaviour


def revealed(roll, dice):
    """Aliens of the type of a D100 roll, their number rolled with some dice."""
    reveal = {"do": "RevealAliens", "at": [10_000, 20_000]}
    game = table(troopers={"a": "30,30"}, open=reveal, alien_type="")
    return game.dice(roll, *dice)


def numbers(first, last, *dice):
    """How many come, speed, combat skill, toughness and damage; the same for a span of rolls."""
    found = set()
    for roll in (first, last):
        state = revealed(roll, dice).state
        name = next(iter(state.aliens))
        found.add(
            (
                len(state.aliens),
                behaviour.speed_of(state, name) // 1000,
                brawl.alien_bonus(state, name),
                toughness_of(state, name),
                brawl.alien_damage(state, name),
            )
        )
    (same,) = found
    return same


def test_vent_crawlers():
    """BD-6.1/numbers"""
    assert numbers(1, 8, 3) == (5, 6, 1, 4, 2)


def test_acid_blobs():
    """BD-6.2/numbers"""
    assert numbers(9, 13, 6) == (6, 3, 0, 5, 3)


def test_face_rippers():
    """BD-6.3/numbers"""
    assert numbers(14, 19, 3) == (5, 5, 1, 5, 2)


def test_slithering_horrors():
    """BD-6.4/numbers"""
    assert numbers(20, 26, 6) == (7, 4, 1, 4, 2)


def test_tentacle_creepers():
    """BD-6.5/numbers"""
    assert numbers(27, 33, 3) == (4, 3, 3, 4, 1)


def test_shambling_reanimations():
    """BD-6.6/numbers"""
    assert numbers(34, 41, 6) == (8, 3, 0, 4, 1)


def test_razor_lizards():
    """BD-6.7/numbers"""
    assert numbers(42, 47, 6) == (7, 6, 1, 3, 2)


def test_berserk_robots():
    """BD-6.8/numbers"""
    assert numbers(48, 51, 3) == (4, 4, 2, 5, 2)


def test_converted_assault_teams():
    """BD-6.9/numbers"""
    assert numbers(52, 56, 6) == (7, 4, 1, 4, 2)


def test_dimensional_distorts():
    """BD-6.10/numbers"""
    assert numbers(57, 62, 6) == (7, 5, 2, 5, 2)


def test_the_swarm():
    """BD-6.11/numbers"""
    assert numbers(63, 69, 3) == (4, 6, 2, 4, 3)


def test_the_horde():
    """BD-6.12/numbers"""
    assert numbers(70, 77, 3, 3) == (7, 4, 1, 3, 1)


def test_converted_infiltration_teams():
    """BD-6.13/numbers"""
    assert numbers(78, 82, 6) == (7, 5, 1, 4, 2)


def test_shatter_forms():
    """BD-6.14/numbers"""
    assert numbers(83, 87, 6) == (7, 4, 1, 4, 3)


def test_strangle_worms():
    """BD-6.15/numbers"""
    assert numbers(88, 94, 6) == (10, 4, 0, 3, 1)


def test_gripper_weeds():
    """BD-6.16/numbers"""
    assert numbers(95, 100, 6) == (7, 4, 1, 4, 1)
