"""The content of Galaxy Defenders, and the box that a mission is played with."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from xenofront.content.errors import Locate, Problem
from xenofront.content.packs import Pack
from xenofront.content.store import ContentStore
from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.content.catalogue import KINDS, Catalogue
from xenofront.games.galaxy_defenders.content.maps import assemble
from xenofront.games.galaxy_defenders.content.missions import Mission
from xenofront.games.galaxy_defenders.content.sets import CORE, products_chosen, with_products
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.terrain import Terrain
from xenofront.kernel import Setup
from xenofront.kernel.streams import below


@lru_cache(maxsize=64)
def _board(terrain: Terrain) -> Board:
    return Board(terrain)


def _box(catalogue: Catalogue, mission: Mission, content: str) -> Box:
    board = _board(assemble(mission.map, catalogue.tiles, catalogue.overlays))  # GX-4.b/map
    return Box(catalogue=catalogue, mission=mission, board=board, content=content)


def _checks(catalogue: Catalogue, locate: Locate) -> list[Problem]:
    """Read only when content is: catalogues that are kept were checked before."""
    from xenofront.games.galaxy_defenders.content import (  # noqa: PLC0415
        gear_references,
        mission_references,
        npc_references,
        references,
    )

    return [
        *references.problems(catalogue, locate),
        *npc_references.problems(catalogue, locate),
        *gear_references.problems(catalogue, locate),
        *mission_references.problems(catalogue, locate),
    ]


PACK: Final = Pack(
    name=NAME,
    folder=Path(__file__).parent / "content" / "data",
    prefix="galaxy_defenders",
    kinds=KINDS,
    catalogue=Catalogue,
    checks=_checks,
    box=_box,
    parts=products_chosen,
    with_parts=with_products,
)
SHELF: Final = ContentStore(PACK)


def catalogue(extra: tuple[Path, ...] = ()) -> Catalogue:
    """The packaged content together with files or folders from elsewhere."""
    return SHELF.catalogue(extra)


def box_for(setup: Setup) -> Box:
    """What a set-up is played with."""
    box: Box = SHELF.box_for(setup)
    return box


def dealt_agents(count: int, *, seed: int = 0) -> tuple[str, ...]:
    """A squad dealt at random; who chooses names the agents instead (GD-4.c)."""
    left = sorted(agent.id for agent in catalogue().agents.values() if agent.set == CORE)
    if not 1 <= count <= len(left):
        raise ValueError(f"a squad has 1 to {len(left)} agents, not {count} (GD-2.a)")
    return tuple(left.pop(below(len(left), seed, "squad", n)) for n in range(count))  # GD-4.c/dealt
