"""Campaigns taken back past a mission, and the files that lie beside them."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from xenofront.campaign import (
    CampaignError,
    after_mission,
    new_campaign,
    next_setup,
    read_campaign,
    rolled_back,
    write_campaign,
)
from xenofront.cli.campaign import campaign
from xenofront.cli.console import console
from xenofront.games.bug_hunt.play.purposeful import purposeful_choice
from xenofront.games.factory import new_record
from xenofront.present.terminal import keeping

SEATS = ("trooper1", "trooper2", "trooper3", "trooper4")


def record_of(log):
    """The next mission of a campaign, played to its end."""
    record: Any = new_record(next_setup(log))
    dice = random.Random(5)
    while record.game.pending is not None:
        record.answer(purposeful_choice(record.game, dice))
    return record


@pytest.fixture(scope="module")
def course():
    """A campaign after none, one and two missions, and the records of both."""
    logs, records = [new_campaign("operation", SEATS, seed=3)], []
    for _ in range(2):
        records.append(record_of(logs[-1]))
        logs.append(after_mission(logs[-1], records[-1].game))
    return logs, records


@pytest.fixture
def file(tmp_path, course):
    """The campaign after two missions, with both games beside it."""
    logs, records = course
    file = tmp_path / "hunt.campaign"
    file.write_bytes(write_campaign(logs[2]))
    for number, record in enumerate(records, 1):
        keeping.keep(record, tmp_path / f"hunt.{number}.game")
    return file


def run(*words, code=0, command=campaign):
    typed = [str(word) for word in (*words, "--plain", "--lang", "en")]
    result = CliRunner().invoke(command, typed, input="", catch_exceptions=False)
    assert result.exit_code == code, result.output
    return " ".join(result.output.split())


def test_a_campaign_goes_back_to_before_any_of_its_missions(course):
    logs, _ = course
    second = rolled_back(logs[2], 2)
    assert (second.squad, second.upcoming) == (logs[1].squad, "random")
    assert second.played == logs[1].played
    first = rolled_back(logs[2], 1)
    assert (first.squad, first.played) == (logs[0].squad, ())
    for number in (0, 3):
        with pytest.raises(CampaignError, match="1 to 2"):
            rolled_back(logs[2], number)


def test_the_dice_fall_differently_the_second_time_and_it_is_counted(course):
    logs, _ = course
    back = rolled_back(logs[2], 2)
    assert back.taken_back == 1
    assert rolled_back(logs[2], 1).taken_back == 2
    assert next_setup(back).seed != next_setup(logs[1]).seed
    assert next_setup(back).carried == next_setup(logs[1]).carried
    assert read_campaign(write_campaign(back)) == back


def test_a_file_from_before_is_rolled_back_with_the_games_beside_it(course, file):
    data = json.loads(file.read_bytes())
    for one in data["played"]:
        del one["before"]
    old = read_campaign(msgspec.json.encode(data))
    assert rolled_back(old, 1).squad == course[0][0].squad
    with pytest.raises(CampaignError, match="mission 2"):
        rolled_back(old, 2)
    file.write_bytes(write_campaign(old))
    run(file, "--back-to", 2, "--show")
    assert read_campaign(file.read_bytes()).squad == course[0][1].squad


def test_the_command_sets_the_finished_games_aside(file, course):
    shown = run(file, "--back-to", 2, "--show")
    log = read_campaign(file.read_bytes())
    assert (len(log.played), log.squad) == (1, course[0][1].squad)
    assert (file.parent / "hunt.1.game").exists()
    assert not (file.parent / "hunt.2.game").exists()
    aside = sorted(one.name for one in file.parent.glob("*taken-back*"))
    assert aside == ["hunt.2.taken-back-1.game", "hunt.taken-back-1.campaign"]
    assert all(name in shown for name in aside)
    assert "One mission was taken back" in shown
    kept = read_campaign((file.parent / aside[1]).read_bytes())
    assert kept == course[0][2]


def test_after_it_the_mission_is_played_anew(file):
    run(file, "--back-to", 1)
    game = keeping.open_game(file.parent / "hunt.1.game").record
    assert (game.at, game.setup.carried) == (0, {**game.setup.carried})
    assert game.setup.seed == next_setup(read_campaign(file.read_bytes())).seed
    assert len(list(file.parent.glob("*.taken-back-1.game"))) == 2


def test_every_mission_of_a_campaign_begins_with_its_briefing(file):
    shown = run(file)
    assert "Do what the list says, call the drop ship from the fifth turn on" in shown
    assert "Type ? for help" in shown


def test_a_mission_that_was_not_played_cannot_be_gone_back_to(file):
    before = file.read_bytes()
    assert "1 to 2" in run(file, "--back-to", 3, code=2)
    assert file.read_bytes() == before


def test_the_file_of_a_campaign_is_written_whole_or_not_at_all(file, monkeypatch):
    before = file.read_bytes()

    def torn(self, target):
        raise OSError("the disk is full")

    monkeypatch.setattr(Path, "replace", torn)
    run(file, "--back-to", 2, "--show", code=1)
    assert file.read_bytes() == before
    assert not [one for one in file.parent.iterdir() if one.name.startswith(".")]


def test_the_roster_says_titles_values_and_who_is_kept_out(file, course):
    log = course[0][2]
    rows = dict(log.squad.characters)
    seat, row = next((s, r) for s, r in rows.items() if not r.gone)
    rows[seat] = msgspec.structs.replace(row, kept_out=True, sick_bay=0, tech=3)
    squad = msgspec.structs.replace(log.squad, characters=rows)
    file.write_bytes(
        write_campaign(msgspec.structs.replace(log, carried=msgspec.to_builtins(squad)))
    )
    shown = run(file, "--show")
    assert "1 Sweep Order: Mission" in shown
    assert "→ 3 Sweep Order" in shown
    assert "random" not in shown
    line = shown.partition(f"{row.name}: ")[2]
    assert "Tech 3" in line
    assert "kept out of the next mission" in line


def test_a_mission_of_a_campaign_is_played_again_with_all_that_was_gained(file, course):
    kept = file.parent / "hunt.2.game"
    shown = run("--load", kept, command=console)
    assert f"xenofront console --again {kept}" in shown
    twice = file.parent / "again.game"
    run("--again", kept, "--record", twice, command=console)
    setup = keeping.open_game(twice).record.setup
    assert msgspec.json.encode(setup) == msgspec.json.encode(course[1][1].setup)
    assert setup.carried["characters"]
