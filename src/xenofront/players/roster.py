"""The players by name."""

from __future__ import annotations

import importlib
from typing import Final, cast

from xenofront.players.base import Player
from xenofront.players.chance import RandomPlayer

NAMES: Final = ("random", "greedy")


class UnknownPlayer(LookupError):
    """Nobody of that name plays."""


def player(name: str, system: str, seed: int = 0) -> Player:
    """A player of a system, ready for one game."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        module = importlib.import_module(f"xenofront.players.greedy.{system.replace('-', '_')}")
        return cast("Player", module.GreedyPlayer(seed))
    raise UnknownPlayer(f"there is no player {name!r}; known are {', '.join(NAMES)}")
