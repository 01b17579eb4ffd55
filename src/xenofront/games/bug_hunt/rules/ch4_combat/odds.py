"""Exact odds of one shot, in whole numbers of 216."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

SCALE: Final = 216
"""Three dice: to hit, to save, for damage."""


OUT: Final = 3
"""Stun markers that knock a figure out (BX-25)."""
MORTAL: Final = 2
"""Wounds that end it (BX-24)."""


def is_out(wounds: int, stun: int) -> bool:
    """Whether somebody with these markers is out."""
    return wounds >= MORTAL or stun >= OUT  # BX-24/casualty BX-24/killed BX-25/three


class Odds(NamedTuple):
    """Of 216: how many shots hit, and what the target becomes of them."""

    hit: int
    saved: int
    dead: int
    wounded: int
    stunned: int


class Volley(NamedTuple):
    """What becomes of a target by all shots of an attack; it is at least hit, or worse."""

    hit: Fraction
    dead: Fraction
    wounded: Fraction
    stunned: Fraction


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


def finished(odds: Odds, wounds: int, stun: int) -> Odds:
    """The odds of a roll for somebody with these markers."""
    if is_out(wounds + 1, stun):
        odds = odds._replace(dead=odds.dead + odds.wounded, wounded=0)
    if is_out(wounds, stun + 1):
        odds = odds._replace(dead=odds.dead + odds.stunned, stunned=0)
    return odds


@cache
def volley_odds(one: Odds, shots: int, wounds: int, stun: int) -> Volley:
    """Several shots at a target with these markers."""
    standing = {(wounds, stun, False): Fraction(1)}
    dead, scale = Fraction(0), Fraction(1, SCALE)
    for _ in range(shots):
        after: dict[tuple[int, int, bool], Fraction] = {}
        for (wounded, stunned, hit), share in standing.items():
            steps = (
                ((wounded, stunned, hit), SCALE - one.hit),
                ((wounded, stunned, True), one.saved),
                ((wounded + 1, stunned, True), one.wounded),
                ((wounded, stunned + 1, True), one.stunned),
            )
            dead += share * one.dead * scale
            for (w, s, h), part in steps:
                if is_out(w, s):
                    dead += share * part * scale
                else:
                    after[w, s, h] = after.get((w, s, h), Fraction(0)) + share * part * scale
        standing = after
    return Volley(
        hit=dead + sum(p for (_, _, h), p in standing.items() if h),
        dead=dead,
        wounded=sum((p for (w, _, _), p in standing.items() if w > wounds), Fraction(0)),
        stunned=sum(
            (p for (w, s, _), p in standing.items() if w == wounds and s > stun), Fraction(0)
        ),
    )
