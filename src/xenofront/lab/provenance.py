"""Which rules and players games were played by, so that those of two versions are not mixed up."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

PLAYS: Final = ("content", "games", "geometry", "kernel", "players", "text")
"""The parts of the program that have a say in how a game goes."""
KINDS: Final = (".py", ".json", ".yaml")


@cache
def mark() -> str:
    """Changes with every file of the program that may change how a game goes."""
    found = hashlib.sha256()
    for part in PLAYS:
        _add(found, files("xenofront") / part, part)
    return found.hexdigest()[:16]


def _add(found: hashlib._Hash, place: Traversable, path: str) -> None:
    for each in sorted(place.iterdir(), key=lambda one: one.name):
        name = f"{path}/{each.name}"
        if each.is_dir():
            _add(found, each, name)
        elif each.name.endswith(KINDS):
            found.update(f"{name} ".encode())
            found.update(hashlib.sha256(each.read_bytes()).digest())
