"""The players by name. Some take a figure after a colon: ``search:200`` or ``search:0.5s``."""

from __future__ import annotations

import re
from typing import Final

from xenofront.games import registry
from xenofront.players.base import Player
from xenofront.players.chance import RandomPlayer

NAMES: Final = ("random", "greedy", "rollout", "search")
THINKERS: Final = ("rollout", "search")
_FIGURE: Final = re.compile(r"(?P<count>[0-9]{1,7})|(?P<seconds>[0-9]{0,5}\.?[0-9]{1,6})s")


class UnknownPlayer(LookupError):
    """Nobody of that name plays."""


def player(name: str, system: str, seed: int = 0) -> Player:
    """A player of a system, ready for one game."""
    kind, figure = checked(name)
    if kind == "random":
        return RandomPlayer(seed)
    if kind == "greedy":
        return registry.game(system).greedy(seed) or RandomPlayer(seed)
    return _thinker(kind, figure, system, seed)


def checked(name: str) -> tuple[str, str]:
    """Kind and figure of a name; an error says what is wrong with it."""
    kind, colon, figure = name.partition(":")
    if kind not in NAMES:
        raise UnknownPlayer(f"there is no player {name!r}; known are {', '.join(NAMES)}")
    if colon and kind not in THINKERS:
        raise UnknownPlayer(f"{name!r}: {kind} takes no figure")
    if colon and not _FIGURE.fullmatch(figure):
        raise UnknownPlayer(
            f"{name!r}: after the colon stands a number of playouts like {kind}:200,"
            f" or of seconds like {kind}:0.5s"
        )
    return kind, figure


def _thinker(kind: str, figure: str, system: str, seed: int) -> Player:
    """Rollout or search, which are read only when somebody wants them."""
    from xenofront.players.rollout import RolloutPlayer  # noqa: PLC0415
    from xenofront.players.search.budget import Playouts, Seconds  # noqa: PLC0415
    from xenofront.players.search.player import SearchPlayer  # noqa: PLC0415

    found = _FIGURE.fullmatch(figure)
    budget = None
    if found:
        count, seconds = found["count"], found["seconds"]
        budget = Playouts(int(count)) if count else Seconds(float(seconds))
    which = RolloutPlayer if kind == "rollout" else SearchPlayer
    return which(system, seed, budget)
