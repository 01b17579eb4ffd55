"""Games as files: where they are kept, written whole or not at all, and opened again."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from xenofront.content import store as shelf
from xenofront.games import registry
from xenofront.games.factory import system
from xenofront.kernel import Opened, Record, SaveError, Setup, read_record, write_record
from xenofront.kernel.files import Body, read_body

SUFFIX = ".game"


def data_folder() -> Path:
    """Where a user's games are kept."""
    chosen = os.environ.get("XDG_DATA_HOME") or os.environ.get("APPDATA")
    base = Path(chosen) if chosen else Path.home() / ".local" / "share"
    return base / "xenofront" / "games"


def default_file(setup: Setup) -> Path:
    """A new file for a game, named after mission and seed."""
    stem = f"{Path(setup.mission).stem}-{setup.seed}"
    folder = data_folder()
    file, number = folder / f"{stem}{SUFFIX}", 1
    while file.exists():
        number += 1
        file = folder / f"{stem}-{number}{SUFFIX}"
    return file


def newest(most: int) -> list[Path]:
    """The games that were kept last and are not over, as far as their files can be read."""
    files = sorted(data_folder().glob(f"*{SUFFIX}"), key=lambda f: (-f.stat().st_mtime_ns, f.name))
    found: list[Path] = []
    for file in files[: 3 * most]:
        try:
            is_open = open_game(file).record.game.pending is not None
        except (OSError, SaveError):
            continue
        if is_open and len(found) < most:
            found.append(file)
    return found


def content_of(setup: Setup) -> str:
    """The hash of the content a set-up is played with."""
    return shelf.of(setup.system).content_of(setup)


def keep(record: Record, file: Path) -> None:
    """Write a game; whoever reads the file finds the old one or the new one, never a part."""
    write_whole(file, write_record(record, content_of(record.setup)))


def write_whole(file: Path, data: bytes) -> None:
    """Write a file beside its place and put it there: nobody ever finds a part of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(number, "wb") as stream:
            stream.write(data)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def setup_of(file: Path) -> Setup:
    """How a kept game was set up, with everything that a campaign gave it."""
    return _body_of(file.read_bytes()).setup


def _body_of(data: bytes) -> Body:
    body = read_body(data)
    if body.system not in registry.names():
        raise SaveError(f"this is a game of {body.system!r}, which this program does not know")
    return body


def open_game(file: Path) -> Opened:
    """A kept game; a SaveError says what is wrong with the file."""
    data = file.read_bytes()
    body = _body_of(data)
    return read_record(system(body.system), data, content_of(body.setup))
