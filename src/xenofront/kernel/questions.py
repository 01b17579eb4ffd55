"""What a step can hand to the kernel instead of a result: a question to a seat or to chance.

Answers are readable text keys, never indexes, so that a record stays readable and survives a
change in the order of options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
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

    def sampled(self, make: Callable[[], Iterable[str]]) -> OpenAsk:
        """The same question, its sample worked out when somebody reads it."""
        return OpenAsk(
            self.seat, self.what, (), self.rule, self.about, open=True, sample=Sample(make)
        )


class Sample:
    """A canonical sample that is worked out once, and only if it is wanted."""

    __slots__ = ("_known", "_make")

    def __init__(self, make: Callable[[], Iterable[str]]) -> None:
        self._make: Callable[[], Iterable[str]] | None = make
        self._known: tuple[str, ...] = ()

    def listed(self) -> tuple[str, ...]:
        make = self._make
        if make is not None:
            self._known, self._make = tuple(make()), None
        return self._known

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sample) and self.listed() == other.listed()

    def __hash__(self) -> int:
        return hash(self.listed())

    def __repr__(self) -> str:
        return f"Sample{self.listed()!r}"


class OpenAsk(Ask, frozen=True, gc=False):
    """A question of which any legal answer may be given, and only a sample can be listed."""

    sample: Sample = Sample(tuple)

    @property  # type: ignore[misc]
    def options(self) -> tuple[str, ...]:
        return self.sample.listed()


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
