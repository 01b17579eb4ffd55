"""The player that takes any answer."""

from __future__ import annotations

from typing import Final

from xenofront.kernel import Game
from xenofront.kernel.streams import below
from xenofront.players.base import Choice, because

GIVING_UP: Final = "concede"


class RandomPlayer:
    """Every listed answer is as likely as any other, but nobody gives up who can do otherwise."""

    def __init__(self, seed: int = 0) -> None:
        self.seed, self.count = seed, 0

    def choose(self, seen: Game) -> Choice:
        assert seen.pending is not None
        listed = seen.pending.choices
        options = [choice for choice in listed if str(choice) != GIVING_UP] or list(listed)
        self.count += 1
        taken = options[below(len(options), self.seed, "random player", self.count)]
        return Choice(taken, because("random", options=len(options)))
