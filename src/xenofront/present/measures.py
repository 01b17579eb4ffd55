"""How long a mission takes and how often it is won, as `tools/measure_missions.py` has found."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from xenofront.games import registry

FILE: Final = "measures.json"
"""In the folder ``present`` of a game; a game may have none."""


class Measure(msgspec.Struct, frozen=True, kw_only=True):
    """What was found of one mission."""

    squad: tuple[str, ...]
    won: int
    games: int
    answers: int
    """How often people answer in a game, the median, while the table does where it may."""
    minutes: int


class Measures(msgspec.Struct, frozen=True, kw_only=True):
    """What was found of the missions of a game, and how."""

    player: str
    seeds: tuple[int, int]
    """The first, and the one after the last."""
    seconds_an_answer: int
    """How long people are thought to take for an answer, with what is told after it."""
    missions: dict[str, Measure]


@cache
def measures_of(game: str) -> Measures | None:
    """What was found of the missions of a game; nothing if nobody has measured them."""
    package = type(registry.game(game)).__module__.rpartition(".")[0]
    try:
        text = resources.files(package).joinpath("present", FILE).read_bytes()
    except (FileNotFoundError, ModuleNotFoundError):
        return None
    return msgspec.json.decode(text, type=Measures)


def measure_of(game: str, mission: str) -> Measure | None:
    """What was found of one mission."""
    found = measures_of(game)
    return found.missions.get(mission) if found else None
