"""What an observation consists of, field by field; the documentation is made from this."""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Final, NamedTuple

ACTIONS: Final = 128
"""How many answers a question may offer; one that offers more offers its first ones."""


class Column(NamedTuple):
    """One number of a row."""

    name: str
    meaning: str


class Table(NamedTuple):
    """An array: so many rows of these columns. Rows without content are all 0."""

    name: str
    rows: int
    columns: tuple[Column, ...]
    about: str

    @property
    def shape(self) -> tuple[int, int]:
        return self.rows, len(self.columns)


def packer(count: int) -> Callable[..., bytes]:
    """How so many numbers of a row become the bytes that stand in the array."""
    return Struct(f"={count}i").pack


def columns(text: str) -> tuple[Column, ...]:
    """Columns written one to a line, as ``name: meaning``."""
    pairs = (line.strip().partition(": ") for line in text.strip().splitlines())
    return tuple(Column(name, meaning) for name, _, meaning in pairs)


QUESTION: Final = Table(
    "question",
    1,
    columns(
        """
        what: the word of the question
        seat: the asked seat, counted from 1
        answers: how many answers there are
        step: how many answers were given in this episode
        """
    ),
    "What is asked now.",
)

ANSWERS: Final = Table(
    "answers",
    ACTIONS,
    columns(
        """
        word_1: the first word of the answer that is neither figure, place nor number
        word_2: the second one
        word_3: the third one
        figure_1: the row of the first figure in it, counted from 1
        figure_2: the row of the second figure in it
        places: how many places are in it
        x_1: the first place
        y_1: the first place
        x_2: the last place, if there are several
        y_2: the last place, if there are several
        number: a number in it
        """
    ),
    "The answers that are offered, in canonical order: action n gives the answer in row n.",
)
