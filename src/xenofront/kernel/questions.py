"""What a step can hand to the kernel instead of a result: a question to a seat or to chance.

A question is a class of its own: its fields are what it is about, by name, and ``ANSWERS`` are the
classes of choices that answer it. A record keeps answers as readable keys, never as indexes, so
that it stays readable and survives a change in the order of choices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, NewType, Self

import msgspec

from xenofront.kernel.choices import Choice, reader_of

Seat = NewType("Seat", str)
RuleId = str
Until = Literal["other", "round"]
"""How long a quick answer holds: until another question comes, or until the round ends."""


class Handling(NamedTuple):
    """What clients may know of a question besides: which quick answers it takes."""

    declined_by: Choice | None = None
    """The answer that declines."""
    declined_until: Until = "other"
    in_order: Until | None = None
    """The answers can be taken in the listed order."""
    repeated: Until | None = None
    """The last answer can be given again."""


FIELDS = 3
"""How many fields every question has before its subjects."""


class Question(msgspec.Struct, frozen=True, gc=False):
    """A question to a seat; a subclass adds what it is about.

    ``choices`` is the whole domain in canonical order. Of an ``OPEN`` question it is only a
    canonical sample of a larger domain, and the asking step's ``_why_not_<step>`` decides what is
    legal.
    """

    WHAT: ClassVar[str] = ""
    """Its name in records and messages."""
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = ()
    OPEN: ClassVar[bool] = False
    HANDLING: ClassVar[Handling] = Handling()

    seat: Seat
    choices: Sequence[Any]
    rule: RuleId

    @property
    def what(self) -> str:
        return self.WHAT

    @property
    def open(self) -> bool:
        return self.OPEN

    @property
    def options(self) -> tuple[str, ...]:
        """The keys of the choices."""
        return tuple([choice.key for choice in self.choices])

    def read(self, key: str) -> Choice | None:
        """The choice that has this key, allowed or not; none if no such thing is asked for."""
        return reader_of(self.ANSWERS).read(key)

    def subjects(self) -> dict[str, Any]:
        """What it is about, by name."""
        return {name: getattr(self, name) for name in self.__struct_fields__[FIELDS:]}

    def sampled(self, make: Callable[[], Iterable[Any]]) -> Self:
        """The same question, its sample worked out when somebody reads it."""
        return msgspec.structs.replace(self, choices=Sample(make))


class Sample(Sequence[Any]):
    """Choices that are worked out once, and only if somebody reads them."""

    __slots__ = ("_known", "_make")

    def __init__(self, make: Callable[[], Iterable[Any]]) -> None:
        self._make: Callable[[], Iterable[Any]] | None = make
        self._known: tuple[Any, ...] = ()

    def listed(self) -> tuple[Any, ...]:
        make = self._make
        if make is not None:
            self._known, self._make = tuple(make()), None
        return self._known

    def __len__(self) -> int:
        return len(self.listed())

    def __getitem__(self, at: Any) -> Any:
        return self.listed()[at]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.listed() == tuple(other)

    def __hash__(self) -> int:
        return hash(self.listed())

    def __repr__(self) -> str:
        return f"Sample{self.listed()!r}"


class Concealed(Question, frozen=True, gc=False):
    """All that a side knows of a question to another side: who is asked."""


def concealed(seat: Seat) -> Concealed:
    return Concealed(seat, (), "")


class Chance(msgspec.Struct, frozen=True, gc=False):
    """One draw. Options may repeat: each entry is equally likely."""

    what: str
    options: tuple[str, ...]
    rule: RuleId
    stream: str = "draws"

    @property
    def choices(self) -> tuple[str, ...]:
        """What a person who draws can answer."""
        return self.options


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
