"""Whole missions played by random choice, for measuring the engine beside others.

A decision is a choice handed to a player and applied; dice and draws are none.
"""

from __future__ import annotations

from random import Random

from xenofront.games.factory import new_game, new_setup
from xenofront.kernel import Game

MISSION = "dust_signal"
SQUAD = ("chromium", "thorium", "titanium")


class Anchor:
    """Plays the training mission with three agents, everything on."""

    def play(self, seed: int) -> tuple[int, int]:
        """One whole mission: decisions, and those of them with more than one option."""
        game = new_game(new_setup(MISSION, SQUAD, seed=seed))
        pick = Random(seed).random
        decisions = real = 0
        while game.pending is not None:
            options = game.pending.options
            decisions += 1
            real += len(options) > 1
            game.answer(options[int(pick() * len(options))])
        return decisions, real

    def midgame(self) -> Game:
        """A game in the middle of a mission."""
        game = new_game(new_setup(MISSION, SQUAD, seed=7))
        pick = Random(7).random
        for _ in range(100):
            if game.pending is None:
                break
            options = game.pending.options
            game.answer(options[int(pick() * len(options))])
        return game

    def clone(self, game: Game) -> Game:
        return game.clone()


def factory() -> Anchor:
    return Anchor()
