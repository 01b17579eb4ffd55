"""Keeps decoded catalogues between runs, by a hash of everything they were made from."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterable, Mapping
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TypeVar

import msgspec

from xenofront.content.loader import content_files, contents_of
from xenofront.content.packs import Pack

FORMAT = "1"
KEPT = 16
"""So many catalogues stay in the folder; older ones are removed."""
_DIGEST = 32
C = TypeVar("C")


def content_hash(paths: Iterable[Path]) -> str:
    """A hash of all content files behind these paths: the same on every machine."""
    return hash_of(contents_of(content_files(paths)))


def hash_of(contents: Mapping[str, bytes]) -> str:
    """The same for files that are read already."""
    total = sha256()
    for name in sorted(contents):
        total.update(f"{len(name)} {name} {len(contents[name])}\n".encode())
        total.update(contents[name])
    return total.hexdigest()


def folder() -> Path | None:
    """Where catalogues are kept: XENOFRONT_CACHE, else the user's cache folder, if there is one."""
    own = os.environ.get("XENOFRONT_CACHE")
    if own:
        return Path(own)
    shared = os.environ.get("XDG_CACHE_HOME", "")
    if Path(shared).is_absolute():
        return Path(shared) / "xenofront"
    try:
        return Path.home() / ".cache" / "xenofront"
    except RuntimeError:
        return None


def kept(content: str, pack: Pack[C]) -> C | None:
    """The catalogue kept for a content hash; a damaged one counts as none."""
    file = _file(content)
    if file is None:
        return None
    try:
        stored = file.read_bytes()
        if sha256(stored[_DIGEST:]).digest() != stored[:_DIGEST]:
            return None
        return msgspec.msgpack.decode(stored[_DIGEST:], type=pack.catalogue)
    except (OSError, msgspec.MsgspecError):
        return None


def keep(content: str, catalogue: object) -> None:
    """Keep a catalogue; a folder that cannot be written to is no reason to fail."""
    file = _file(content)
    if file is None:
        return
    payload = msgspec.msgpack.encode(catalogue)
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, suffix=".part")
        with os.fdopen(handle, "wb") as part:
            part.write(sha256(payload).digest() + payload)
        Path(name).replace(file)
        _forget_oldest(file.parent)


def _file(content: str) -> Path | None:
    place = folder()
    if place is None:
        return None
    key = sha256(f"{FORMAT} {_version()} {content}".encode()).hexdigest()
    return place / f"catalogue-{key[:32]}.msgpack"


def _version() -> str:
    try:
        return version("xenofront")
    except PackageNotFoundError:
        return ""


def _forget_oldest(place: Path) -> None:
    files = sorted(place.glob("catalogue-*.msgpack"), key=lambda f: f.stat().st_mtime, reverse=True)
    for old in files[KEPT:]:
        old.unlink(missing_ok=True)
