"""Several answers from one word, as the system understands it: a way to walk, for example."""

from __future__ import annotations

from xenofront.kernel import Game
from xenofront.present.terminal.face import face_of


def plan(game: Game, typed: str) -> list[str]:
    """The answers that what was typed stands for; nothing if it is no plan."""
    return face_of(game.system.name).plan(game, typed)
