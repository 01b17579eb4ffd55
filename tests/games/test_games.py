"""Recorded games come to the same end; a rule change shows as a difference in the playthrough.

``python -m tools.record_games`` records them again.
"""

from pathlib import Path

import pytest

from tools.record_games import CASES, CONTENT, answered, playthrough, told
from xenofront.games.factory import system
from xenofront.kernel import Record, read_record
from xenofront.kernel.files import read_body

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/recorded/*.xenofront"))
NAMES = [file.stem for file in FILES]


def replayed(file: Path) -> tuple[Record, str]:
    """The game as far as the rules of today let it be played, and what stopped it."""
    body = read_body(file.read_bytes())
    record = Record(system(body.system), body.setup, manual=body.manual)
    for entry in body.entries:
        try:
            record.append(entry)
        except Exception as error:  # noqa: BLE001 - shown as the last line of the playthrough
            return record, f"{answered(entry)}\n!! {error!r}\n"
    return record, ""


def reviewed(file: Path) -> str:
    return file.with_suffix(".txt").read_text(encoding="utf-8")


def test_each_way_to_end_is_recorded():
    assert set(NAMES) == {case.name for case in CASES}


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_the_playthrough_is_the_reviewed_one(file):
    record, stopped = replayed(file)
    text = playthrough(record).splitlines()[2:] + stopped.splitlines()
    assert text == reviewed(file).splitlines()[2:]


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_the_game_has_the_same_outcome_and_digest(file):
    record, _ = replayed(file)
    outcome = record.game.state.outcome  # type: ignore[attr-defined]
    assert [f"outcome {outcome}", f"digest {record.digest()}"] == reviewed(file).splitlines()[:2]


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_the_file_opens_and_its_digests_hold(file):
    body = read_body(file.read_bytes())
    opened = read_record(system(body.system), file.read_bytes(), CONTENT)
    assert opened.same_rules
    assert opened.record.game.pending is None


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_game_ends_as_its_name_says(case):
    record, _ = replayed(FILES[NAMES.index(case.name)])
    assert case.wanted(record.game.state)


def test_an_event_is_told_in_one_line():
    record, _ = replayed(FILES[0])
    lines = [told(event) for event in record.game.log]
    assert all("\n" not in line and line.endswith(")") for line in lines)
