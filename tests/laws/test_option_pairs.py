"""Every pair of options together: a whole game in which no law is broken at any answer."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders.rules.options import Options
from xenofront.kernel import Game
from xenofront.lab import laws

MISSIONS = ("dust_signal", "quiet_station", "falling_star")
PAIRS = list(combinations(Options.RULES, 2))


def flipped(name: str) -> bool:
    return not getattr(Options(), name)


def played(game: Game, dice: Random) -> list[laws.Broken]:
    """The laws that are broken on the way to the end of a game."""
    system = game.system.name
    checks, choose = laws.quick_laws(system), laws.of_system(system).purposeful_choice
    told = 0
    while game.pending is not None:
        game.answer(choose(game, dice))
        broken = laws.broken_now(checks, laws.Moment(game, tuple(game.log[told:])))
        if broken:
            return broken
        told = len(game.log)
    return []


@pytest.mark.parametrize("pair", PAIRS, ids=["+".join(pair) for pair in PAIRS])
def test_two_options_get_along(pair):
    number = PAIRS.index(pair)
    options: dict[str, Any] = {name: flipped(name) for name in pair}
    squad = ("mercury", "chromium", "thorium")
    setup = new_setup(MISSIONS[number % len(MISSIONS)], squad, seed=number, **options)
    assert played(new_game(setup), Random(number)) == []


def test_all_pairs_are_there():
    assert len(PAIRS) == len(Options.RULES) * (len(Options.RULES) - 1) // 2
