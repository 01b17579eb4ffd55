"""The odds of a shot are those of the procedures: every way the dice can fall is played."""

import itertools
from collections import Counter
from fractions import Fraction
from math import prod
from typing import Any

import pytest

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE, Odds, shot_odds, volley_odds
from xenofront.kernel import Chance, Game

CASES: dict[str, Any] = {
    "close": {},
    "far": {"aliens": {"x": "18.5,10"}},
    "cover": {"terrain": ["wood 14,8"]},
    "with a save": {"alien_type": "robot"},
    "skilled": {"row": {"combat": 2}},
    "a save against shooting": {"alien_type": "conv_assault", "row": {"combat": 1}},
    "hidden in cover": {
        "alien_type": "vent_crawler",
        "terrain": ["wood 14,8"],
        "row": {"combat": 2},
    },
    "tough": {"alien_type": "acid_blob"},
    "leader": {"aliens": {"x": {"at": "16,10", "leader": "bruiser"}}},
    "wounded": {"alien_type": "acid_blob", "aliens": {"x": {"at": "16,10", "wounds": 1}}},
    "dazed": {"alien_type": "acid_blob", "aliens": {"x": {"at": "16,10", "stun": 2}}},
    "toughs": {"alien_type": "robot", "variant": "toughs"},
}
WEAPONS = ("combat_rifle", "hand_cannon", "plasma_rifle", "sniper_rifle")


def position(weapon, row=None, **more):
    ann = {"at": "10,10", "weapons": [weapon], **(row or {})}
    fields = {"aliens": {"x": "16,10"}, **more}
    return table(troopers={"ann": ann}, **fields).choose("stay")


def told(game: Game, kind: str):
    return [event for event in game.log if type(event).__name__ == kind]


def every_end(game: Game, weight: int):
    """The ends of the first shot with their weights: every die of it falls in every way."""
    pending = game.pending
    dice = ("save", "damage") if told(game, "Fired") else ("to_hit",)
    if not isinstance(pending, Chance) or pending.what not in dice:
        yield weight, game
        return
    for face in pending.options:
        twin = game.clone()
        twin.log.extend(game.log)
        twin.answer(face)
        yield from every_end(twin, weight // len(pending.options))


def counted(game: Game, choice: str) -> Odds:
    game.answer(choice)
    found: Counter[str] = Counter()
    for weight, end in every_end(game, SCALE):
        found["hit"] += weight * told(end, "Fired")[0].hit
        found["saved"] += weight * any(event.success for event in told(end, "Saved"))
        for event in told(end, "DamageRolled"):
            found["dead" if told(end, "AlienKilled") else event.result] += weight
    return Odds(*(found[name] for name in Odds._fields))


@pytest.mark.parametrize("weapon", WEAPONS)
@pytest.mark.parametrize("case", CASES)
def test_the_odds_of_a_shot_are_exact(case, weapon):
    """BH-39, BH-40, BH-41, BH-42"""
    game = position(weapon, **CASES[case]).game
    choice = f"fire {weapon} x"
    assert game.preview(choice) == counted(game, choice)


def test_a_second_wound_and_a_third_stun_marker_count_as_out():
    """BX-24, BX-25"""
    fresh, hurt, dazed = (
        position(
            "combat_rifle", alien_type="acid_blob", aliens={"x": {"at": "16,10", **more}}
        ).game.preview("fire combat_rifle x")
        for more in ({}, {"wounds": 1}, {"stun": 2})
    )
    assert (hurt.dead, hurt.wounded) == (fresh.dead + fresh.wounded, 0)
    assert (dazed.dead, dazed.stunned) == (fresh.dead + fresh.stunned, 0)
    assert fresh.wounded > 0
    assert fresh.stunned > 0


def test_the_odds_of_an_area_weapon_know_what_saves_against_it():
    """BH-39"""
    for kind in ("creeper", "robot"):
        game = position("incinerator", alien_type=kind).game
        assert game.preview("fire incinerator x") == counted(game, "fire incinerator x")


def test_impossible_and_certain_shots():
    """BH-27"""
    hopeless = position("combat_rifle", {"combat": -1}, terrain=["wood 14,8"]).game
    assert hopeless.preview("fire combat_rifle x").hit == 0
    sure = position("combat_rifle", {"combat": 3}).game
    assert sure.preview("fire combat_rifle x").hit == SCALE


@pytest.mark.parametrize(("wounds", "stun"), [(0, 0), (1, 0), (0, 2), (1, 1)])
@pytest.mark.parametrize("shots", [1, 2, 3])
def test_several_shots_are_counted_together(shots, wounds, stun):
    """BX-24, BX-25, BH-38"""
    one = shot_odds(4, 5, 1, 4)
    ends = {
        "missed": 216 - one.hit,
        **{k: getattr(one, k) for k in ("saved", "dead", "wounded", "stunned")},
    }
    found = dict.fromkeys(("hit", "dead", "wounded", "stunned"), Fraction(0))
    for way in itertools.product(ends, repeat=shots):
        share = prod((Fraction(ends[step], 216) for step in way), start=Fraction(1))
        w, s, dead = wounds, stun, False
        for step in way:
            if not dead:
                w, s = w + (step == "wounded"), s + (step == "stunned")
                dead = step == "dead" or w >= 2 or s >= 3
        found["hit"] += share * any(step != "missed" for step in way)
        found["dead"] += share * dead
        found["wounded"] += share * (not dead and w > wounds)
        found["stunned"] += share * (not dead and w == wounds and s > stun)
    assert volley_odds(one, shots, wounds, stun)._asdict() == found
