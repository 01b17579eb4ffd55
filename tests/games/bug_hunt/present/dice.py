"""Every way the dice can fall, thrown through the rules."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from xenofront.kernel import Chance, Game, digest

MOST_DICE = 16
"""What takes more dice is not followed: an alien may stumble again and again."""


def thrown(
    game: Game, ends: Callable[[Game], Any], most: int = MOST_DICE
) -> tuple[dict[Any, Fraction], Fraction]:
    """How likely each end is, when nothing is thrown any more; and how much was not followed."""
    found: dict[Any, Fraction] = defaultdict(Fraction)
    level = [(game, Fraction(1))]
    for _ in range(most):
        after: dict[object, tuple[Game, Fraction]] = {}
        for here, part in level:
            if not isinstance(here.pending, Chance):
                found[ends(here)] += part
                continue
            for twin in fallen(here):
                key = (digest(twin), ends(twin))
                _, before = after.get(key, (twin, Fraction(0)))
                after[key] = twin, before + part / len(here.pending.options)
        level = list(after.values())
    return found, sum((part for _, part in level), Fraction(0))


def fallen(game: Game) -> Iterator[Game]:
    """The game after each face of the die that is thrown."""
    assert game.pending is not None
    for face in game.pending.options:
        twin = game.clone()
        twin.log = list(game.log)
        twin.answer(face)
        yield twin
