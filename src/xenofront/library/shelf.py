"""Finds what a game is played with: the packaged content, and mission files from elsewhere."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from xenofront.content.galaxy_defenders import Catalogue
from xenofront.content.missions import Mission
from xenofront.geometry.board import Board
from xenofront.geometry.terrain import Terrain
from xenofront.kernel import Setup
from xenofront.library import cache as kept_catalogues
from xenofront.library.content_errors import ContentError, Problem, did_you_mean
from xenofront.library.loader import (
    SUFFIXES,
    ContentPath,
    content_files,
    contents_of,
    load_files,
    read_bytes,
)
from xenofront.library.maps import assemble
from xenofront.library.shape import typed
from xenofront.library.strict_yaml import read
from xenofront.systems.galaxy_defenders.box import Box

PACKAGED = Path(__file__).parent / "galaxy_defenders"


def catalogue(extra: tuple[Path, ...] = ()) -> Catalogue:
    """The packaged content together with files or folders from outside the package."""
    return _catalogue(_contents(extra))


def content_hash(extra: tuple[Path, ...] = ()) -> str:
    """The hash of the packaged content together with files or folders from elsewhere."""
    return _contents(extra).hash


def box_for(setup: Setup) -> Box:
    """The box for a set-up, whose mission is an id or the path of a mission file."""
    outside = setup.mission.endswith(SUFFIXES)
    name = _mission_in(Path(setup.mission)) if outside else setup.mission
    return _box(_contents((Path(setup.mission),) if outside else ()), name)


class Contents:
    """Files by name; equal when their hashes are."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.files, self.hash = files, kept_catalogues.hash_of(files)

    def __hash__(self) -> int:
        return hash(self.hash)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Contents) and self.hash == other.hash


def _contents(extra: tuple[Path, ...]) -> Contents:
    packaged = _packaged()
    return Contents(contents_of(content_files(extra), packaged.files)) if extra else packaged


@cache
def _packaged() -> Contents:
    return Contents(contents_of(content_files((PACKAGED,))))


@lru_cache(maxsize=16)
def _catalogue(contents: Contents) -> Catalogue:
    found = kept_catalogues.kept(contents.hash)
    if found is None:
        found = load_files(contents.files)
        kept_catalogues.keep(contents.hash, found)
    return found


@lru_cache(maxsize=64)
def _box(contents: Contents, name: str) -> Box:
    loaded = _catalogue(contents)
    mission = _mission(loaded, name)
    board = _board(assemble(mission.map, loaded.tiles))
    return Box(catalogue=loaded, mission=mission, board=board, content=contents.hash)


@lru_cache(maxsize=64)
def _board(terrain: Terrain) -> Board:
    return Board(terrain)


def _mission(loaded: Catalogue, name: str) -> Mission:
    if name not in loaded.missions:
        text = f"no mission is called {name!r}{did_you_mean(name, loaded.missions)}"
        raise ContentError([Problem("missions", 0, "", text)])
    return loaded.missions[name]


def _mission_in(path: Path) -> str:
    """The id of the one mission in a file."""
    document = read(read_bytes(ContentPath(path.name, path)), path.name)
    ids: list[str] = [mission.id for mission in typed(document).missions]
    if len(ids) != 1:
        raise ContentError([document.problem(("missions",), "expected exactly one mission here")])
    return ids[0]
