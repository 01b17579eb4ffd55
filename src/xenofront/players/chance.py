"""The player that takes any answer."""

from __future__ import annotations

from xenofront.kernel import Game
from xenofront.kernel.streams import below
from xenofront.players.base import Choice, because


class RandomPlayer:
    """Every listed answer is as likely as any other."""

    def __init__(self, seed: int = 0) -> None:
        self.seed, self.count = seed, 0

    def choose(self, seen: Game) -> Choice:
        assert seen.pending is not None
        options = seen.pending.options
        self.count += 1
        key = options[below(len(options), self.seed, "random player", self.count)]
        return Choice(key, because("random", options=len(options)))
