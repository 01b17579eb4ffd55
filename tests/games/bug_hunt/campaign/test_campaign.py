"""Campaigns of Bug Hunt: what carries over from mission to mission, at the terminal too."""

import json
import random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from tests.games.bug_hunt.present.test_console import answers_of
from xenofront.campaign import (
    CampaignError,
    after_mission,
    new_campaign,
    next_setup,
    read_campaign,
    system_of,
    write_campaign,
)
from xenofront.cli.campaign import campaign
from xenofront.games.factory import new_game

SEATS = ("trooper1", "trooper2", "trooper3", "trooper4")


def begun(name="operation", seed=3, **options):
    return new_campaign(name, SEATS, seed=seed, options=options)


def run(file, *words, script=None, code=0):
    options = ["--plain", "--lang", "en", *words]
    if script is not None:
        options += ["--script", str(script)]
    result = CliRunner().invoke(campaign, [str(file), *options], input="", catch_exceptions=False)
    assert result.exit_code == code, result.output
    return result.output


EVERYTHING = "ask all"
"""The table is to answer nothing by itself."""


def test_three_missions_are_played_saved_and_gone_on_with(tmp_path):
    file, script = tmp_path / "hunt.campaign", tmp_path / "answers.txt"
    shown = run(file, "--new", "operation", "--seed", "3")
    assert "── The Operation ──" in shown
    assert "which special assignment?" in shown
    for number in (1, 2, 3):
        log = read_campaign(file.read_bytes())
        assert (log.system, len(log.played)) == ("bug-hunt", number - 1)
        game: Any = new_game(next_setup(log))
        lines = answers_of(game, random.Random(number))
        half = len(lines) // 2
        script.write_text("\n".join([EVERYTHING, *lines[:half]]) + "\n", encoding="utf-8")
        assert f"hunt.{number}.game" in " ".join(run(file, script=script).split())
        assert len(read_campaign(file.read_bytes()).played) == number - 1
        script.write_text("\n".join([EVERYTHING, *lines[half:]]) + "\n", encoding="utf-8")
        shown = run(file, script=script)
        after = read_campaign(file.read_bytes())
        assert after.squad == game.state.squad
        assert after.squad.turn == number
        assert [played.outcome for played in after.played][-1] == game.state.outcome
        assert f"campaign turn {number}" in shown.rpartition("── The Operation ──")[2]
        assert f"xenofront console --again {file.parent}/hunt.{number}.game" in shown
    assert len({played.seed for played in after.played}) == 3
    shown = run(file, "--show")
    assert shown.count(" Sweep Order: Mission ") == 3
    assert any(f"{row.name}: " in shown for row in after.squad.characters.values())


def test_characters_come_along_and_the_gone_are_replaced():
    log, dice = begun(), random.Random(5)
    game: Any = new_game(next_setup(log))
    answers_of(game, dice)
    moved = after_mission(log, game)
    again: Any = new_game(next_setup(moved)).state
    for seat, before in game.state.squad.characters.items():
        name = again.squad.characters[seat].name
        assert (name == before.name) == (not before.gone)
    assert again.squad.turn == 2


def test_a_mission_that_is_not_over_changes_nothing():
    log = begun()
    game: Any = new_game(next_setup(log))
    with pytest.raises(CampaignError, match="not over"):
        after_mission(log, game)
    game.state.outcome = "accomplished"  # but what follows a mission is still to come
    with pytest.raises(CampaignError, match="not over"):
        after_mission(log, game)


def test_a_game_of_another_system_is_refused():
    game = new_game(next_setup(new_campaign("dust_road", ("chromium", "thorium"))))
    with pytest.raises(CampaignError, match="a campaign of bug-hunt"):
        after_mission(begun(), game)


@pytest.mark.parametrize(
    ("name", "option"),
    [("operation", "campaign"), ("escalation", "escalation"), ("joint", "joint")],
)
def test_each_campaign_has_its_options(name, option):
    setup = next_setup(begun(name, difficulty="hard"))
    assert (setup.system, setup.mission) == ("bug-hunt", "random")
    assert setup.options["campaign"] is True
    assert setup.options[option] is True
    assert setup.options["difficulty"] == "hard"
    assert system_of(name) == "bug-hunt"
    assert new_game(setup).pending is not None


def test_a_name_nobody_knows_is_refused_with_the_known_ones(tmp_path):
    shown = run(tmp_path / "x.campaign", "--new", "crusade", code=2)
    assert "there is no campaign 'crusade'; known are dust_road, far_side, operation" in " ".join(
        shown.split()
    )


def test_a_campaign_file_reads_back_and_bad_ones_are_refused():
    log, dice = begun(), random.Random(5)
    game = new_game(next_setup(log))
    answers_of(game, dice)
    moved = after_mission(log, game)
    assert read_campaign(write_campaign(moved)) == moved
    data = json.loads(write_campaign(moved))
    for key, value in (("system", "chess"), ("squad", {"reputation": "much"}), ("squad", {"a": 1})):
        with pytest.raises(CampaignError):
            read_campaign(msgspec.json.encode({**data, key: value}))


def test_a_file_from_before_there_were_two_systems_is_read():
    old = json.loads(write_campaign(new_campaign("dust_road", ("chromium",), seed=4)))
    del old["system"]
    log = read_campaign(msgspec.json.encode(old))
    assert log.system == "galaxy-defenders"
    assert log.squad.agents == {}
