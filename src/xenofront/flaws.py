"""What is wrong with something that was read, with a code by which other languages can say it.

The lowest layer: kernel and geometry know no texts, so they say what is wrong in English with a
code and words; :mod:`xenofront.content.error_patterns` finds the message of that code.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Flaw(str):
    """An English sentence with its code and its words; a word may be an error behind it."""

    __slots__ = ("code", "words")
    code: str
    words: Mapping[str, Any]


def flaw(code: str, english: str, /, **words: Any) -> Flaw:
    """A flaw; its words stand in braces in the English sentence."""
    made = Flaw(english.format(**words))
    made.code, made.words = code, words
    return made


class Flawed(ValueError):
    """Something cannot be used; its text is all that is wrong with it."""

    def __init__(self, *flaws: str) -> None:
        self.flaws = flaws
        super().__init__("; ".join(flaws))
