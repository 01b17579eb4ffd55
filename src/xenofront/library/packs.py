"""What the library has to know of each system's content: kinds, folder, checks, and its box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from xenofront.content import bug_hunt, galaxy_defenders
from xenofront.content.common import Definition
from xenofront.content.missions import Mission
from xenofront.geometry.board import Board
from xenofront.geometry.terrain import Terrain
from xenofront.library.content_errors import Problem
from xenofront.library.maps import assemble
from xenofront.systems.galaxy_defenders.box import Box

if TYPE_CHECKING:
    from xenofront.library.references import Locate

HERE = Path(__file__).parent
C = TypeVar("C")


class Pack(msgspec.Struct, Generic[C], frozen=True, eq=False):
    """The content of one system; equal only to itself."""

    name: str
    """The system's name."""
    folder: Path
    """The files that come with the package."""
    kinds: Mapping[str, type[Definition]]
    """The top-level keys of its files, and the type of their entries."""
    catalogue: type[C]
    checks: Callable[[C, Locate], list[Problem]]
    """What must fit together once every file has its shape."""
    box: Callable[[C, Any, str], Any]
    """Makes what a mission is played with, from catalogue, mission and content hash."""


@lru_cache(maxsize=64)
def _board(terrain: Terrain) -> Board:
    return Board(terrain)


def _galaxy_defenders_box(
    catalogue: galaxy_defenders.Catalogue, mission: Mission, content: str
) -> Box:
    board = _board(assemble(mission.map, catalogue.tiles))
    return Box(catalogue=catalogue, mission=mission, board=board, content=content)


def _bug_hunt_box(catalogue: bug_hunt.Catalogue, mission: bug_hunt.Mission, content: str) -> Any:
    from xenofront.systems.bug_hunt.box import Box  # noqa: PLC0415 (read only when it is played)

    return Box(catalogue=catalogue, mission=mission, content=content)


# Checks are read only when content is: catalogues that are kept were checked before.


def _galaxy_defenders_checks(
    catalogue: galaxy_defenders.Catalogue, locate: Locate
) -> list[Problem]:
    from xenofront.library import mission_references, references  # noqa: PLC0415

    return [
        *references.problems(catalogue, locate),
        *mission_references.problems(catalogue, locate),
    ]


def _bug_hunt_checks(catalogue: bug_hunt.Catalogue, locate: Locate) -> list[Problem]:
    from xenofront.library import bug_hunt_references  # noqa: PLC0415

    return bug_hunt_references.problems(catalogue, locate)


GALAXY_DEFENDERS = Pack(
    name="galaxy-defenders",
    folder=HERE / "galaxy_defenders",
    kinds=galaxy_defenders.KINDS,
    catalogue=galaxy_defenders.Catalogue,
    checks=_galaxy_defenders_checks,
    box=_galaxy_defenders_box,
)
BUG_HUNT = Pack(
    name="bug-hunt",
    folder=HERE / "bug_hunt",
    kinds=bug_hunt.KINDS,
    catalogue=bug_hunt.Catalogue,
    checks=_bug_hunt_checks,
    box=_bug_hunt_box,
)
PACKS: Mapping[str, Pack[Any]] = {pack.name: pack for pack in (GALAXY_DEFENDERS, BUG_HUNT)}
