"""Dice: their faces, and questions that roll them."""

from __future__ import annotations

from typing import Final

from xenofront.games.bug_hunt.content.catalogue import Dice as Number
from xenofront.kernel import Chance, Dice

D3: Final = tuple(str(n) for n in range(1, 4))
D6: Final = tuple(str(n) for n in range(1, 7))
D10: Final = tuple(str(n) for n in range(1, 11))
D12: Final = tuple(str(n) for n in range(1, 13))
D100: Final = tuple(str(n) for n in range(1, 101))
DEGREES: Final = tuple(str(n) for n in range(360))
SIDES: Final = {3: D3, 6: D6, 10: D10, 12: D12, 100: D100}


def roll(what: str, rule: str, count: int = 1, sides: int = 6) -> Dice:
    """A roll of several dice of one kind."""
    return Dice(what, (SIDES[sides],) * count, rule)


def roll_number(what: str, rule: str, number: Number) -> Dice:
    """The dice of a number by dice; :func:`total` adds them up."""
    return roll(what, rule, number.count, number.sides)


def total(faces: tuple[str, ...], add: int = 0) -> int:
    """What dice and something added come to."""
    return sum(map(int, faces)) + add


def random_direction(what: str, rule: str) -> Chance:
    """One of 360 directions."""
    return Chance(what, DEGREES, rule, "directions")


def draw(what: str, options: tuple[str, ...], rule: str) -> Chance:
    """One of several equal options, by chance (BX-32)."""
    return Chance(what, options, rule)
