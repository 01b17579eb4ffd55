"""What an environment shows of each system, read from a seat's view."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, Protocol, cast

from xenofront.environments.answers import Place
from xenofront.environments.fields import Table

Rows = list[tuple[int, ...]]


class Seen(NamedTuple):
    """A view's facts with the content they speak of."""

    facts: Mapping[str, Any]
    box: Any
    words: Mapping[str, int]
    asked: str


class Look(Protocol):
    """The tables of a system, and how they are filled."""

    FACTS: Table
    FIGURES: Table
    GROUND: Table

    def figures(self, seen: Seen) -> tuple[dict[str, int], Rows]:
        """Everything on the board: the row of each id, and the rows."""
        ...

    def facts(self, seen: Seen, rows: Mapping[str, int]) -> tuple[int, ...]:
        """What belongs to no figure."""
        ...

    def ground(self, seen: Seen) -> Rows:
        """The board, which does not change within an episode."""
        ...

    def place_of(self, word: str) -> Place | None:
        """The place a word names, if it names one."""
        ...


@cache
def look_of(system: str) -> Look:
    """What is shown of a system."""
    name = system.replace("-", "_")
    return cast("Look", importlib.import_module(f"xenofront.environments.looks.{name}"))
