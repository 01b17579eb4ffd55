"""What the program has to know of a game's content: kinds of entries, files, checks, the box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from xenofront.content.definitions import Definition
from xenofront.content.errors import Locate, Problem

C = TypeVar("C")


def no_parts(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Nothing: the options of most games change rules, not what a mission is played with."""
    return ()


def unchanged(mission: Any, parts: tuple[str, ...]) -> Any:
    """A mission as it stands in its file."""
    return mission


class Pack(msgspec.Struct, Generic[C], frozen=True, eq=False):
    """The content of one game; equal only to itself."""

    name: str
    """The game's name."""
    folder: Path
    """The files that come with it."""
    prefix: str
    """How the names of these files begin; saves know content by names and bytes, not by places."""
    kinds: Mapping[str, type[Definition]]
    """The top-level keys of its files, and the type of their entries."""
    catalogue: type[C]
    checks: Callable[[C, Locate], list[Problem]]
    """What must fit together once every file has its shape."""
    box: Callable[[C, Any, str], Any]
    """Makes what a mission is played with, from catalogue, mission and content hash."""
    parts: Callable[[Mapping[str, Any]], tuple[str, ...]] = no_parts
    """What the options of a set-up add to a mission."""
    with_parts: Callable[[Any, tuple[str, ...]], Any] = unchanged
    """A mission with what the options of a set-up add."""
