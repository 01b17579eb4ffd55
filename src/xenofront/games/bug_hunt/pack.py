"""The content of Bug Hunt, and the box that a mission is played with."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from xenofront.content.errors import Locate, Problem
from xenofront.content.packs import Pack
from xenofront.content.store import ContentStore
from xenofront.games.bug_hunt import NAME
from xenofront.games.bug_hunt.content.catalogue import KINDS, Catalogue, Mission
from xenofront.games.bug_hunt.rules.box import Box


def _box(catalogue: Catalogue, mission: Mission, content: str) -> Box:
    return Box(catalogue=catalogue, mission=mission, content=content)


def _checks(catalogue: Catalogue, locate: Locate) -> list[Problem]:
    """Read only when content is: catalogues that are kept were checked before."""
    from xenofront.games.bug_hunt.content import references as bug_hunt_references  # noqa: PLC0415

    return bug_hunt_references.problems(catalogue, locate)


PACK: Final = Pack(
    name=NAME,
    folder=Path(__file__).parent / "content" / "data",
    prefix="bug_hunt",
    kinds=KINDS,
    catalogue=Catalogue,
    checks=_checks,
    box=_box,
)
SHELF: Final = ContentStore(PACK)
