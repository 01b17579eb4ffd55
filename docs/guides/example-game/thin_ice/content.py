"""The content of Thin Ice: what a mission file may say, and where the files lie."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

from xenofront.content.definitions import Definition
from xenofront.content.errors import Locate, Problem
from xenofront.content.packs import Pack


class Mission(Definition, frozen=True, kw_only=True):
    """One entry below ``missions`` in a content file."""

    floes: int
    """How many floes lie before the far shore."""
    turns: int
    """Turns until the ice breaks up."""
    briefing: str
    briefing_de: str = ""


class Catalogue(msgspec.Struct, frozen=True):
    """All content; one field for each kind of entry."""

    missions: dict[str, Mission]


class Box(NamedTuple):
    """What one game is played with; the rules read it as ``state.box``."""

    mission: Mission
    content: str
    """The hash of the content files."""


def _box(catalogue: Catalogue, mission: Mission, content: str) -> Box:
    return Box(mission, content)


def _problems(catalogue: Catalogue, locate: Locate) -> list[Problem]:
    """What does not fit together although every entry has its shape: nothing here."""
    return []


PACK = Pack(
    name="thin-ice",
    folder=Path(__file__).parent / "data",
    prefix="thin_ice",
    kinds={"missions": Mission},
    catalogue=Catalogue,
    checks=_problems,
    box=_box,
)
