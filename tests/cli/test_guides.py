"""The guides say what the program does."""

import re
from pathlib import Path
from random import Random

from click.testing import CliRunner

from xenofront.cli.console import console
from xenofront.cli.content import content
from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders.pack import dealt_agents
from xenofront.games.galaxy_defenders.play.purposeful import purposeful_choice
from xenofront.lab.scenario import read_scenario, run

GUIDES = Path(__file__).parents[2] / "docs" / "guides"


def blocks(guide, kind):
    text = (GUIDES / guide).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def test_the_session_in_the_guide_happens_like_that():
    (excerpt,) = blocks("play-in-the-terminal.md", "console")
    first, *lines = excerpt.splitlines()
    words = first.removeprefix("$ xenofront console ").split()
    typed = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    shown = CliRunner().invoke(console, [*words, "--no-save"], input="\n".join(typed) + "\n").output
    parts = "\n".join(lines).split("\n...\n")
    assert len(parts) > 1
    rest = shown
    for part in parts:
        assert part in rest, f"{part}\n--- is not in ---\n{rest}"
        rest = rest.partition(part)[2]


def test_every_command_of_the_guide_is_known():
    text = (GUIDES / "play-in-the-terminal.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `(\w+)", text, re.MULTILINE))
    assert {"why", "odds", "undo", "takeback", "export"} <= named


def test_the_example_of_a_scenario_script_passes():
    (example,) = blocks("scenario-scripts.md", "yaml")
    outcome = run(read_scenario(example.encode(), "guide"))
    assert outcome.passed, "\n".join(map(str, outcome.differences))


def test_the_example_of_a_mission_is_in_order_and_can_be_played(tmp_path):
    """GD-4.b"""
    (example,) = blocks("write-a-mission.md", "yaml")
    path = tmp_path / "my.yaml"
    path.write_text(example, encoding="utf-8")
    assert CliRunner().invoke(content, ["--check", str(path)]).exit_code == 0
    outcomes = set()
    for seed in range(30):
        game = new_game(new_setup(str(path), dealt_agents(1 + seed % 3, seed=seed), seed=seed))
        dice = Random(seed)
        while game.pending is not None:
            game.answer(purposeful_choice(game, dice))
        outcomes.add(getattr(game.state, "outcome", ""))
    assert outcomes == {"accomplished", "partially", "failed"}


def test_a_mistake_in_a_mission_is_named_with_its_line(tmp_path):
    (example,) = blocks("write-a-mission.md", "yaml")
    path = tmp_path / "my.yaml"
    path.write_text(example.replace("counter: lamp", "counter: lamb"), encoding="utf-8")
    result = CliRunner().invoke(content, ["--check", str(path)])
    assert result.exit_code != 0
    assert "did you mean 'lamp'" in result.output
