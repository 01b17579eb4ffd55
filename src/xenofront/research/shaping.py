"""Progress as a number, for who asks for it: differences of it can be added to the reward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from xenofront.games import registry
from xenofront.research.episode import Episode

Shaping = Callable[[Episode], float]
HEALTH: Final = 0.5
"""What the squad's health is worth beside what it has done to the aliens."""


def no_progress(episode: Episode) -> float:
    """The progress of a game that counts none."""
    return 0.0


def shaping_of(game: str) -> Shaping:
    """How progress is counted in a game."""
    return registry.game(game).shaping() or no_progress
