"""Whole missions, the title page, and the program as a process of its own."""

import os
import re
import signal
import subprocess
import sys

from click.testing import CliRunner

from xenofront.cli import play as title
from xenofront.cli.console import console
from xenofront.cli.play import play
from xenofront.cli.start import Wishes
from xenofront.present.terminal import keeping
from xenofront.present.terminal.screen import Screen
from xenofront.text.texts import Texts


class Typed(Screen):
    """A terminal at which somebody has typed already."""

    def __init__(self, *lines):
        super().__init__(plain=True)
        self.typed = list(lines)

    def ask(self, prompt):
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)


def test_a_whole_mission_is_played_to_its_outcome_page(tmp_path):
    script = tmp_path / "always-the-first.txt"
    script.write_text("# always the first answer\n" + "1\n" * 1500, encoding="utf-8")
    file = tmp_path / "whole.game"
    words = ["--seed", "5", "--script", str(script), "--record", str(file)]
    result = CliRunner().invoke(console, words, catch_exceptions=False)
    assert result.exit_code == 0
    assert "Only one answer:" in result.output
    assert re.search(r"The rules allow \d+ ways; none of them is better", result.output)
    page = result.output.rpartition("── Mission ")[2]
    assert re.search(r"^  Round: \d+$", page, re.MULTILINE)
    assert re.search(r"^The squad$", page, re.MULTILINE)
    assert re.search(r"^Aliens killed: \d", page, re.MULTILINE)
    assert "Take-backs: 0" in page
    assert "Seed: 5" in page
    assert "--squad chromium,thorium,titanium --seed 5" in page
    assert f"xenofront console --load {file}" in page
    again = CliRunner().invoke(console, ["--load", str(file)], catch_exceptions=False).output
    assert again.rpartition("── Mission ")[2] == page


def test_the_same_seed_and_answers_give_the_same_game(tmp_path):
    script = tmp_path / "answers.txt"
    script.write_text("1\n" * 60, encoding="utf-8")
    words = ["--seed", "11", "--script", str(script), "--no-save"]
    outputs = {CliRunner().invoke(console, words).output for _ in range(2)}
    assert len(outputs) == 1


def test_a_whole_mission_is_played_in_german_with_another_squad(tmp_path):
    script = tmp_path / "always-the-first.txt"
    script.write_text("1\n" * 1500, encoding="utf-8")
    words = ["--seed", "3", "--script", str(script), "--no-save", "--lang", "de"]
    words += ["--squad", "mercury,iridium", "--preset", "hard"]
    shown = CliRunner().invoke(console, words, catch_exceptions=False).output
    assert "Startzahl: 3" in shown
    assert "--preset hard --seed 3" in shown


def test_play_asks_nothing_when_nobody_sits_at_the_keyboard():
    shown = CliRunner().invoke(play, ["--terminal", "--seed", "4"], input="quit\n").output
    assert "XENOFRONT" not in shown
    assert "Chromium, Thorium, Titanium · seed 4" in shown


def test_the_title_page_asks_for_language_squad_and_seed(capsys):
    screen = Typed("de", "", "nobody", "1 mercury", "77")
    wishes = title.title_page(screen, Wishes("galaxy-defenders"))
    assert wishes.lang == "de"
    assert wishes.squad == ("chromium", "mercury")
    assert wishes.seed == 77
    shown = capsys.readouterr().out
    assert "XENOFRONT" in shown
    assert "Ich kenne „nobody“ nicht." in shown
    assert "5 Titanium: Klasse Hulk, Lebenspunkte 7" in shown


def test_enter_is_enough_on_the_title_page():
    wishes = title.title_page(Typed("", "", "", ""), Wishes("galaxy-defenders"))
    assert wishes == Wishes("galaxy-defenders", lang="en", mission="dust_signal")
    assert Texts(wishes.lang).lang == "en"


def command(*words):
    return [sys.executable, "-m", "xenofront.cli", "console", *words]


def test_the_program_runs_over_pipes_without_colours(tmp_path):
    done = subprocess.run(
        command("--seed", "7", "--record", str(tmp_path / "a.game")),
        input="chromium\nmove\nquit\n",
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b[" not in done.stdout
    assert "Chromium: which way? 4 steps left." in done.stdout


def heed_ctrl_c():
    """Also where the tests themselves run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_leaves_politely_and_loses_nothing(tmp_path):
    file = tmp_path / "b.game"
    with subprocess.Popen(
        command("--seed", "7", "--record", str(file)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        preexec_fn=heed_ctrl_c,  # noqa: PLW1509 - no threads here
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("chromium\n")
        process.stdin.flush()
        for line in process.stdout:
            if "End the turn" in line:
                break
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert process.wait(timeout=30) == 0
    assert "See you soon." in rest
    assert len(keeping.open_game(file).record.nodes) == 2


def test_letters_stand_for_symbols_where_the_terminal_has_none(tmp_path):
    done = subprocess.run(
        command("--seed", "7", "--no-save", "--lang", "en"),
        input="chromium\n",
        capture_output=True,
        encoding="latin-1",
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
    )
    assert done.returncode == 0
    assert ">Ch" in done.stdout
