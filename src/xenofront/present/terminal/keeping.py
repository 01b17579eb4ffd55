"""Games as files: where they are kept, written whole or not at all, and opened again."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from xenofront.games.factory import game_title, open_record, save_record, setup_in
from xenofront.kernel import Opened, Record, SaveError, Setup

SUFFIX = ".game"


def data_folder() -> Path:
    """Where a user's games are kept."""
    chosen = os.environ.get("XDG_DATA_HOME") or os.environ.get("APPDATA")
    base = Path(chosen) if chosen else Path.home() / ".local" / "share"
    return base / "xenofront" / "games"


def default_file(setup: Setup) -> Path:
    """A new file for a game."""
    stem = game_title(setup)
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


def keep(record: Record, file: Path) -> None:
    """Write a game; whoever reads the file finds the old one or the new one, never a part."""
    write_whole(file, save_record(record))


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
    return setup_in(file.read_bytes())


def open_game(file: Path) -> Opened:
    """A kept game; a SaveError says what is wrong with the file."""
    return open_record(file.read_bytes())
