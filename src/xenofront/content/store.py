"""Finds what a game is played with: the packaged content, and missions from elsewhere."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar

from xenofront.content import cache as kept_catalogues
from xenofront.content.errors import ContentError, Problem, UnknownMission, did_you_mean
from xenofront.content.loader import (
    SUFFIXES,
    ContentPath,
    content_files,
    contents_of,
    load_files,
    packaged_files,
    read_bytes,
)
from xenofront.content.packs import Pack
from xenofront.games import registry
from xenofront.kernel import Setup
from xenofront.text.sentences import sentence

OWN_FILE = "mission.yaml"
"""How a mission that is given as text is called in messages."""
MOST_TEXT = 200_000
"""Bytes that the text of a mission may have."""
C = TypeVar("C")


class ContentStore(Generic[C]):
    """The content of one system."""

    def __init__(self, pack: Pack[C]) -> None:
        self.pack = pack

    def catalogue(self, extra: tuple[Path, ...] = ()) -> C:
        """The packaged content together with files or folders from outside the package."""
        found: C = _catalogue(_contents(self.pack, extra))
        return found

    def content_hash(self, extra: tuple[Path, ...] = ()) -> str:
        """The hash of the packaged content together with files or folders from elsewhere."""
        return _contents(self.pack, extra).hash

    def content_of(self, setup: Setup) -> str:
        """The hash of the content a set-up is played with."""
        if setup.text:
            return _with_text(self.pack, setup.text).hash
        return self.content_hash(_outside(setup))

    def box_for(self, setup: Setup) -> Any:
        """The box for a set-up, whose mission is an id, the path of a file, or its own text."""
        parts = self.pack.parts(setup.options)
        if setup.text:
            return _own_box(_with_text(self.pack, setup.text), setup.mission, parts)
        extra = _outside(setup)
        name = _mission_in(extra[0], self.pack) if extra else setup.mission
        return _box(_contents(self.pack, extra), name, parts)

    def mission_in(self, text: str) -> Any:
        """The one mission in the text of a mission file, as far as the text alone can tell."""
        return _mission_written(self.pack, text)


def of(game: str) -> ContentStore[Any]:
    """The content of a game; UnknownGame if there is none of that name."""
    return ContentStore(registry.game(game).content())


# -- what was read already -------------------------------------------------------------------------


class Contents:
    """Files of a system by name; equal when their hashes are."""

    def __init__(self, files: dict[str, bytes], pack: Pack[Any]) -> None:
        self.files, self.pack, self.hash = files, pack, kept_catalogues.hash_of(files)

    def __hash__(self) -> int:
        return hash(self.hash)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Contents):
            return False
        return self.hash == other.hash and self.pack is other.pack


def _outside(setup: Setup) -> tuple[Path, ...]:
    """The mission file of a set-up, if its mission is one."""
    return (Path(setup.mission),) if setup.mission.endswith(SUFFIXES) else ()


def _contents(pack: Pack[Any], extra: tuple[Path, ...]) -> Contents:
    packaged = _packaged(pack)
    return Contents(contents_of(content_files(extra), packaged.files), pack) if extra else packaged


@cache
def _packaged(pack: Pack[Any]) -> Contents:
    return Contents(contents_of(packaged_files(pack)), pack)


@lru_cache(maxsize=16)
def _catalogue(contents: Contents) -> Any:
    found = kept_catalogues.kept(contents.hash, contents.pack)
    if found is None:
        found = load_files(contents.files, contents.pack)
        kept_catalogues.keep(contents.hash, found)
    return found


@lru_cache(maxsize=64)
def _box(contents: Contents, name: str, parts: tuple[str, ...]) -> Any:
    loaded, pack = _catalogue(contents), contents.pack
    return pack.box(loaded, pack.with_parts(_mission(loaded, name), parts), contents.hash)


def _mission(loaded: Any, name: str) -> Any:
    if name not in loaded.missions:
        hint, known = did_you_mean(name, loaded.missions), ", ".join(loaded.missions)
        text = sentence("unknown-mission", name=repr(name), hint=hint, known=known)
        raise UnknownMission([Problem("missions", 0, "", text)])
    return loaded.missions[name]


def _mission_in(path: Path, pack: Pack[Any]) -> str:
    """The id of the one mission in a file."""
    found = _only_mission(read_bytes(ContentPath(path.name, path)), path.name, pack)
    return str(found.id)


def _only_mission(content: bytes, name: str, pack: Pack[Any]) -> Any:
    from xenofront.content.shape import typed  # noqa: PLC0415 (catalogues that are kept need none)
    from xenofront.content.strict_yaml import read  # noqa: PLC0415

    document = read(content, name)
    missions = typed(document, pack).missions
    if len(missions) != 1:
        raise ContentError([document.problem(("missions",), sentence("one-mission"))])
    return missions[0]


# -- missions that are given as text ---------------------------------------------------------------


@lru_cache(maxsize=16)
def _with_text(pack: Pack[Any], text: str) -> Contents:
    """The packaged files together with the text of one more."""
    return Contents({**_packaged(pack).files, OWN_FILE: _checked_length(text)}, pack)


def _checked_length(text: str) -> bytes:
    content = text.encode("utf-8", "replace")
    if len(content) > MOST_TEXT:
        said = sentence("too-long", bytes=len(content), most=MOST_TEXT)
        raise ContentError([Problem(OWN_FILE, 0, "", said)])
    return content


@lru_cache(maxsize=64)
def _mission_written(pack: Pack[Any], text: str) -> Any:
    return _only_mission(_checked_length(text), OWN_FILE, pack)


@lru_cache(maxsize=8)
def _own_box(contents: Contents, name: str, parts: tuple[str, ...]) -> Any:
    """The box of a mission that is given as text; nothing of it is kept between runs."""
    pack = contents.pack
    loaded = load_files(contents.files, pack)
    mission = _only_mission(contents.files[OWN_FILE], OWN_FILE, pack)
    if mission.id != name:
        said = sentence("called-otherwise", id=repr(mission.id), name=repr(name))
        raise ContentError([Problem(OWN_FILE, 0, "", said)])
    return pack.box(loaded, pack.with_parts(mission, parts), contents.hash)
