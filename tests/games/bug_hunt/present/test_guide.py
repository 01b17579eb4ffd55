"""The guide to Bug Hunt says what the program does: every command in it is run."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from xenofront.cli import main
from xenofront.content import store
from xenofront.games.bug_hunt.rules.options import Options
from xenofront.present.terminal.commands import COMMANDS

TEXT = (Path(__file__).parents[4] / "docs" / "guides" / "bug-hunt.md").read_text(encoding="utf-8")
LINES = re.findall(r"^    ((?:xenofront|python3 dev\.py) .+)$", TEXT, re.MULTILINE)


def run(*words, typed=""):
    result = CliRunner().invoke(main, list(words), input=typed, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_session_in_the_guide_happens_like_that():
    (excerpt,) = re.findall(r"^```console\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    first, *lines = excerpt.splitlines()
    typed = "".join(f"{line[2:]}\n" for line in lines if line.startswith("> "))
    rest = run(*first.split()[2:], "--no-save", typed=typed)
    for part in "\n".join(lines).split("\n...\n"):
        assert part in rest, f"{part}\n--- is not in ---\n{rest}"
        rest = rest.partition(part)[2]


@pytest.mark.parametrize("line", [line for line in LINES if "campaign" not in line])
def test_every_command_line_starts_a_mission(line):
    words = shlex.split(line)
    words = words[2:] if words[0] == "python3" else words[1:]
    saved = ["--no-save"] if words[0] == "console" else []
    shown = run(*words, *saved, typed="quit\n")
    assert re.search(r" · (seed \d+|Startzahl \d+|dice sealed as \w+…)$", shown, re.MULTILINE)


def test_the_campaign_goes_as_the_guide_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    begin, go_on, show = (shlex.split(line)[1:] for line in LINES if "campaign" in line)
    assert "which special assignment?" in run(*begin, typed="no\nquit\n")
    assert "which special assignment?" in run(*go_on, typed="quit\n")
    assert "The Operation" in run(*show)
    assert (tmp_path / "hunt.1.game").exists()


def test_every_command_and_preset_of_the_guide_is_known():
    named = set(re.findall(r"^\| `(\w+)", TEXT, re.MULTILINE))
    assert {"sight", "measure", "reach", "odds", "threat"} <= named
    assert named <= {*COMMANDS}
    (presets,) = re.findall(r"set of rules \((.*?)\)", TEXT)
    assert re.findall(r"`(.*?)`", presets) == list(Options.PRESETS)
    (missions,) = re.findall(r"`--mission` is (.*?), or a file", TEXT)
    assert set(re.findall(r"`(\w+)`", missions)) == set(store.of("bug-hunt").catalogue().missions)
