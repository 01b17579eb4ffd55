"""The words of a system as numbers: names of questions, verbs, weapons, cards.

A word's number is its line in the system's file. New words are added at the end, so that numbers
never change; a word that is not there is 0.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from xenofront.games import registry

UNKNOWN: Final = 0


def file_of(system: str) -> Path:
    """Where a system's words stand."""
    return registry.game(system).folder / "research" / "vocabulary.txt"


@cache
def words_of(system: str) -> dict[str, int]:
    """The numbers of a system's words; none if it has no file of them."""
    file = file_of(system)
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {word: number for number, word in enumerate(lines, 1)}
