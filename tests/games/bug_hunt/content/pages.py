"""What the tests of Bug Hunt's content share: the packaged files, and copies with changes."""

import shutil
from pathlib import Path

import pytest

from xenofront.content import loader
from xenofront.content.errors import ContentError, Problem
from xenofront.games.bug_hunt.pack import PACK as BUG_HUNT


def row(catalogue, kind, roll):
    """The row of a table that a roll is for."""
    (found,) = [
        row
        for row in getattr(catalogue, kind).values()
        if row.rolls.least <= roll <= row.rolls.most
    ]
    return found


def values(definition, *fields):
    """Some fields of a definition."""
    return tuple(getattr(definition, field) for field in fields)


def changed_copy(folder: Path, file: str, old: str, new: str, times: int = 1) -> Path:
    """The packaged content with a piece of one file written differently."""
    copy = folder / "bug_hunt"
    shutil.copytree(BUG_HUNT.folder, copy)
    path = copy / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) >= times, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, times), encoding="utf-8")
    return copy


def problems_after(folder: Path, file: str, old: str, new: str) -> list[Problem]:
    """What is wrong once a piece of one file is written differently."""
    with pytest.raises(ContentError) as refused:
        loader.load(BUG_HUNT, (changed_copy(folder, file, old, new),), packaged=False)
    return list(refused.value.problems)
