"""Progress as a number, for who asks for it: differences of it can be added to the reward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from xenofront.games import registry
from xenofront.research.episode import Episode

Shaping = Callable[[Episode], float]
HEALTH: Final = 0.5
"""What the squad's health is worth beside what it has done to the aliens."""


def shaping_of(game: str) -> Shaping:
    """How progress is counted in a game."""
    return registry.game(game).shaping()
