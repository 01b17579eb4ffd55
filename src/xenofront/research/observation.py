"""What an environment shows of each system, read from a seat's view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any, NamedTuple, Protocol

from xenofront.games import registry
from xenofront.research.answers import Place
from xenofront.research.fields import Table, columns

Kept = dict[str, tuple[Any, Any, bytes]]
"""Rows that were packed, under a name: what they were made from, what else counted, the bytes."""


class Observed(NamedTuple):
    """What a side knows, with the content it speaks of."""

    facts: Any
    box: Any
    words: Mapping[str, int]
    asked: str
    kept: Kept

    def packed(self, name: str, source: Any, mark: Any, make: Callable[..., bytes]) -> bytes:
        """Rows made from a source; made again only when it, or what else counts, is another.

        Rows and tables of a game are replaced, never changed, so the very same one is unchanged.
        """
        known = self.kept.get(name)
        if known is not None and known[0] is source and known[1] == mark:
            return known[2]
        made = make(self, source, mark)
        self.kept[name] = (source, mark, made)
        return made


def slots_of(tables: Iterable[Iterable[str]]) -> dict[str, int]:
    """The row of each figure."""
    return {name: at for at, name in enumerate(chain.from_iterable(tables))}


class ObservationEncoder(Protocol):  # a module: its constants are in capitals
    """The tables of a system, and how they are filled. Rows are packed, one behind the other."""

    @property
    def FACTS(self) -> Table:  # noqa: N802
        """What belongs to no figure."""
        ...

    @property
    def FIGURES(self) -> Table:  # noqa: N802
        """Everything on the board."""
        ...

    @property
    def GROUND(self) -> Table:  # noqa: N802
        """The board."""
        ...

    @property
    def NAMED(self) -> tuple[str, ...]:  # noqa: N802
        """The tables of a view whose keys are figures with names, in the order of their rows."""
        ...

    def figures(self, seen: Observed, slots: Mapping[str, int]) -> bytes:
        """The rows of everything on the board."""
        ...

    def facts(self, seen: Observed, slots: Mapping[str, int]) -> bytes:
        """What belongs to no figure."""
        ...

    def ground(self, seen: Observed) -> bytes:
        """The rows of the board, which does not change within an episode."""
        ...

    def place_of(self, word: str) -> Place | None:
        """The place a word names, if it names one."""
        ...


class BlindLook:
    """The look of a game that shows nothing but its questions and answers."""

    FACTS = Table("facts", 1, columns("steps: always 0"), "Nothing.")
    FIGURES = Table("figures", 1, columns("place: always 0"), "Nothing.")
    GROUND = Table("ground", 1, columns("size: always 0"), "Nothing.")
    NAMED: tuple[str, ...] = ()

    def figures(self, seen: Observed, slots: Mapping[str, int]) -> bytes:
        return b""

    def facts(self, seen: Observed, slots: Mapping[str, int]) -> bytes:
        return b""

    def ground(self, seen: Observed) -> bytes:
        return b""

    def place_of(self, word: str) -> Place | None:
        return None


def look_of(game: str) -> ObservationEncoder:
    """What is shown of a game."""
    return registry.game(game).observation() or BlindLook()
