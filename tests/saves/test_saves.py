"""Every save that was ever published opens and can be played on.

``python -m tools.record_games --saves`` writes those of the present version.
"""

from importlib.metadata import version
from pathlib import Path

import msgspec
import pytest

from xenofront.games.factory import system
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.kernel import Chance, open_position, read_record
from xenofront.kernel.files import read_body

HERE = Path(__file__).parent
POSITIONS = sorted(HERE.glob("*.position"))
RECORDS = sorted(HERE.glob("*.xenofront"))


def test_there_are_saves_of_the_present_version():
    stem = version("xenofront") + "-"
    assert any(file.name.startswith(stem) for file in POSITIONS)
    assert any(file.name.startswith(stem) for file in RECORDS)


@pytest.mark.parametrize("file", POSITIONS, ids=[file.stem for file in POSITIONS])
def test_a_position_opens_and_goes_on(file):
    data = file.read_bytes()
    name = msgspec.json.decode(data)["state"]["setup"]["system"]
    game = open_position(system(name), data, manual=True)
    assert game.pending is not None
    game.answer(game.pending.options[0])


@pytest.mark.parametrize("file", POSITIONS, ids=[file.stem for file in POSITIONS])
def test_a_position_opens_with_streams_too(file):
    data = file.read_bytes()
    name = msgspec.json.decode(data)["state"]["setup"]["system"]
    game = open_position(system(name), data)
    assert not isinstance(game.pending, Chance)


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_record_opens_under_the_rules_and_content_of_today(file):
    data = file.read_bytes()
    body = read_body(data)
    record = read_record(
        system(body.system), data, galaxy_defenders_pack.SHELF.content_hash()
    ).record
    assert len(record.past) + len(record.entries) > 0
    assert record.game.pending is not None
    record.answer(record.game.pending.options[0])
