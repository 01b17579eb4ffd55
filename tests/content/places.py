"""What several tests of the library share: content files that differ from the packaged ones."""

from pathlib import Path

import pytest

from xenofront.content import loader
from xenofront.content.errors import ContentError, Problem
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack

MISSION = galaxy_defenders_pack.PACK.folder / "missions" / "dust_signal.yaml"


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def mission_file(folder: Path, changes: dict[str, str] | None = None) -> Path:
    """The packaged mission under another id, with some of its lines written differently."""
    text = MISSION.read_text(encoding="utf-8").replace("id: dust_signal", "id: other", 1)
    for old, new in (changes or {}).items():
        assert old in text, f"{old!r} is not in the mission"
        text = text.replace(old, new)
    return write(folder, "other.yaml", text)


def problems_of(*paths: Path) -> tuple[Problem, ...]:
    with pytest.raises(ContentError) as refused:
        loader.load(galaxy_defenders_pack.PACK, paths)
    return refused.value.problems


def problems_after(folder: Path, old: str, new: str) -> dict[str, str]:
    """Field -> text of what is wrong once a piece of the mission is written differently."""
    found = problems_of(mission_file(folder, {old: new}))
    return {problem.field.removeprefix("missions[other]."): problem.text for problem in found}
