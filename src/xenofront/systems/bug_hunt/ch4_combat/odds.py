"""Exact odds of one shot, in whole numbers of 216."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

SCALE: Final = 216
"""Three dice: to hit, to save, for damage."""


class Odds(NamedTuple):
    """Of 216: how many shots hit, and what the target becomes of them."""

    hit: int
    saved: int
    dead: int
    wounded: int
    stunned: int


def outcome(face: int, damage: int, toughness: int) -> str:
    """What a die with damage added does to a toughness."""
    strength = face + damage  # BH-39
    if strength > toughness:
        return "dead"  # BH-40
    return "wounded" if strength == toughness else "stunned"  # BH-41 BH-42


@cache
def shot_odds(needed: int, save: int, damage: int, toughness: int) -> Odds:
    """The odds of one shot that needs this on its die; a save of 0 is none."""
    hits = sum(1 for face in range(1, 7) if face >= needed)
    saves = sum(1 for face in range(1, 7) if save and face >= save)
    results = [outcome(face, damage, toughness) for face in range(1, 7)]
    through = hits * (6 - saves)
    return Odds(
        hit=hits * 36,
        saved=hits * saves * 6,
        dead=through * results.count("dead"),
        wounded=through * results.count("wounded"),
        stunned=through * results.count("stunned"),
    )
