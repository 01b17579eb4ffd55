"""Actions in three parts: which word, about which figure, and which one of those that are left.

A policy may choose the parts one after another: :meth:`Factors.words`, then :meth:`Factors.figures`
of that word, then :meth:`Factors.numbers` of both. Every answer has exactly one such name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from xenofront.research.answers import Row
from xenofront.research.fields import ACTIONS

Flags = npt.NDArray[np.bool_]
WORD, FIGURE = 0, 3
"""Where word and figure stand in the row of an answer."""
NUMBERS: Final = ACTIONS


class Factors:
    """The answers of one question, by their parts."""

    def __init__(self, rows: Sequence[Row], words: int, figures: int) -> None:
        self.sizes = (words + 1, figures + 1, NUMBERS)
        self.names: list[tuple[int, int, int]] = []
        self._found: dict[int, dict[int, list[int]]] = {}
        for action, row in enumerate(rows):
            same = self._found.setdefault(row[WORD], {}).setdefault(row[FIGURE], [])
            self.names.append((row[WORD], row[FIGURE], len(same)))
            same.append(action)

    def words(self) -> Flags:
        """The words an answer may begin with."""
        return _flags(self.sizes[0], self._found)

    def figures(self, word: int) -> Flags:
        """The figures that answers with a word may speak of; 0 is none."""
        return _flags(self.sizes[1], self._found.get(word, {}))

    def numbers(self, word: int, figure: int) -> Flags:
        """How many answers are left with both."""
        count = len(self._found.get(word, {}).get(figure, ()))
        return _flags(self.sizes[2], range(count))

    def masks(self) -> Flags:
        """For policies that choose the parts apart: what each may be in some answer."""
        figures, numbers = np.zeros(self.sizes[1], np.bool_), np.zeros(self.sizes[2], np.bool_)
        for _, figure, number in self.names:
            figures[figure] = numbers[number] = True
        return np.concatenate((self.words(), figures, numbers))

    def action(self, word: int, figure: int, number: int) -> int:
        """The action of that name. Parts that do not fit together give way, the last ones first."""
        by_figure = self._found.get(word)
        if by_figure is None:
            return -1
        actions = by_figure.get(figure) or next(iter(by_figure.values()))
        return actions[number] if number < len(actions) else actions[0]


def _flags(size: int, which: Iterable[int]) -> Flags:
    flags = np.zeros(size, np.bool_)
    flags[list(which)] = True
    return flags
