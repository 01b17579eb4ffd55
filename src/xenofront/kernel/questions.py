"""What a step can hand to the kernel instead of a result: a question to a seat or to chance.

Answers are readable text keys, never indexes, so that a record stays readable and survives a
change in the order of options.
"""

from __future__ import annotations

from typing import NewType

import msgspec

Seat = NewType("Seat", str)
RuleId = str


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question to a seat.

    ``options`` is the whole domain in canonical order. With ``open`` it is only a canonical
    sample of a larger domain, and the asking step's ``_why_not_<step>`` decides what is legal.
    """

    seat: Seat
    what: str
    options: tuple[str, ...]
    rule: RuleId
    about: tuple[str, ...] = ()
    open: bool = False


class Chance(msgspec.Struct, frozen=True, gc=False):
    """One draw. Options may repeat: each entry is equally likely."""

    what: str
    options: tuple[str, ...]
    rule: RuleId
    stream: str = "draws"


class Dice(msgspec.Struct, frozen=True, gc=False):
    """Several dice, each asked for by itself; the stream may answer them with one integer."""

    what: str
    pool: tuple[tuple[str, ...], ...]
    rule: RuleId
    stream: str = "dice"


class IllegalChoice(ValueError):
    """The answer is not allowed; the game is unchanged."""

    def __init__(self, question: str, choice: str, seat: str, rule: RuleId, why: str) -> None:
        self.question, self.choice, self.seat, self.rule = question, choice, seat, rule
        super().__init__(f"{why}: question {question!r} to {seat!r}, choice {choice!r} ({rule})")
