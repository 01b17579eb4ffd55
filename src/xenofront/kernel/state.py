"""What every system's state has in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import msgspec

from xenofront.kernel.events import Event
from xenofront.kernel.questions import Seat


class Setup(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """Everything that is chosen before the first question."""

    system: str
    mission: str
    seats: tuple[Seat, ...]
    options: Mapping[str, bool | int | str] = {}
    seed: int = 0
    carried: Mapping[str, Any] = {}
    """What an earlier game brings along, as plain data; the system knows its meaning."""
    text: str = ""
    """The mission's own file, if it is not one of the program; ``mission`` is its id."""


class SetupRefused(ValueError):
    """A set-up that the rules do not allow."""


class UnknownOption(SetupRefused):
    """A switch that does not exist, or a value it cannot have."""


class CarriedRefused(ValueError):
    """What a set-up brings along from an earlier game is not what it should be."""


class State(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The facts of a game. Every field is an immutable value or a table that is replaced whole.

    ``news`` holds the events since the last answer and is empty whenever the game waits. ``box``
    is the compiled content the game is played with: shared, never saved.
    """

    setup: Setup
    seed: int = 0
    streams: Mapping[str, int] = {}
    news: list[Any] = []
    box: Any = msgspec.UNSET

    def copy(self) -> Self:
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]

    def tell(self, event: Event) -> None:
        """Note that something happened."""
        self.news.append(event)
