"""The games that can be played, by name: our own, and those that installed packages bring along.

A package brings a game by an entry point of the group ``xenofront.games`` that names an object of
a class made from :class:`~xenofront.games.manifest.Manifest`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from xenofront.games.manifest import Manifest

GROUP: Final = "xenofront.games"
OURS: Final = (
    EntryPoint("galaxy-defenders", "xenofront.games.galaxy_defenders.manifest:GAME", GROUP),
    EntryPoint("bug-hunt", "xenofront.games.bug_hunt.manifest:GAME", GROUP),
)
"""In the order in which they are listed."""
_added: dict[str, Manifest] = {}


class UnknownGame(LookupError):
    """There is no such game."""


class GameRefused(ValueError):
    """An installed package brings a game that cannot be taken."""


@cache
def _installed() -> dict[str, EntryPoint]:
    """Games by name; ours come first, and nobody takes their names."""
    found = {point.name: point for point in OURS}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        found.setdefault(point.name, point)
    return found


def game_names() -> tuple[str, ...]:
    """The names of all games, ours first."""
    return (*_installed(), *_added)


def game(name: str) -> Manifest:
    """A game by its name."""
    if name in _added:
        return _added[name]
    return _loaded(name)


def games() -> tuple[Manifest, ...]:
    """All games, ours first."""
    return tuple(map(game, game_names()))


@cache
def _loaded(name: str) -> Manifest:
    if name not in _installed():
        raise UnknownGame(f"there is no system {name!r}; known are {', '.join(game_names())}")
    found = _installed()[name].load()
    if not isinstance(found, Manifest) or found.name != name:
        where = _installed()[name].value
        raise GameRefused(f"{where} is no manifest of a game that is called {name!r}")
    return found


@contextmanager
def added(manifest: Manifest) -> Iterator[Manifest]:
    """A game that is there for a while: for tests."""
    if manifest.name in game_names():
        raise GameRefused(f"there is a game {manifest.name!r} already")
    _added[manifest.name] = manifest
    try:
        yield manifest
    finally:
        del _added[manifest.name]
