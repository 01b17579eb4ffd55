"""Answers as numbers: what the words of an option speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from xenofront.research.vocabulary import UNKNOWN

Place = tuple[int, int]
Row = tuple[int, int, int, int, int, int, int, int, int, int, int]

WORDS: Final = 3
FIGURES: Final = 2


def parts(key: str) -> list[str]:
    """The words of an answer; a side between two hexes is two places."""
    return key.replace("|", " ").split(" ")


def row_of(
    key: str,
    words: Mapping[str, int],
    figures: Mapping[str, int],
    place_of: Callable[[str], Place | None],
) -> Row:
    """One answer: its words, the figures and places in it, and a number."""
    named: list[int] = []
    rows: list[int] = []
    places: list[Place] = []
    number = 0
    for word in parts(key):
        if word in figures:
            rows.append(figures[word] + 1)
        elif word in words:
            named.append(words[word])
        elif (place := place_of(word)) is not None:
            places.append(place)
        elif word.isdigit():
            number = int(word)
        else:
            named.append(UNKNOWN)
    first, last = (places[0], places[-1]) if places else ((0, 0), (0, 0))
    if len(places) < 2:
        last = (0, 0)
    one, two, three = (*named, 0, 0, 0)[:WORDS]
    who, whom = (*rows, 0, 0)[:FIGURES]
    return one, two, three, who, whom, len(places), *first, *last, number
