"""The fuzzer finds a planted fault, and its files show it again."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from xenofront.cli import main
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.choices import Face
from xenofront.kernel import END
from xenofront.kernel.procedure import chained
from xenofront.lab import fuzz
from xenofront.lab.fuzz import NO_EXCEPTION, play_game, read_answers, reproduce
from xenofront.lab.scenario import read_scenario, run

NAME = "galaxy-defenders"
LOST_CARD = "alien cards are conserved"


def plant(monkeypatch: Any, procedure: Any, function: Any) -> None:
    """Put another function in the place of the step of that name."""
    name = function.__name__
    steps = {**procedure.STEPS, name: procedure.STEPS[name]._replace(function=function)}
    monkeypatch.setattr(procedure, "STEPS", steps)
    monkeypatch.setattr(procedure, "CHAIN", chained(steps))


@pytest.fixture
def card_is_lost(monkeypatch):
    """A dead alien's card goes nowhere."""

    def remove(procedure: Any, state: Any) -> Any:
        state.remove_alien(procedure.alien)
        return END

    plant(monkeypatch, gd.AlienDeath, remove)


@pytest.fixture
def turning_west_fails(monkeypatch):
    """A rule that raises at one answer."""
    step = gd.Move.STEPS["face"]

    def face(procedure: Any, state: Any, choice: Face) -> Any:
        if choice == Face("W"):
            raise KeyError("planted")
        return step.function(procedure, state, choice)

    plant(monkeypatch, gd.Move, face)


def run_fuzz(folder: Path, games: int = 3) -> Any:
    words = ["fuzz", "--system", NAME, "--games", str(games), "--seed", "3", "--out", str(folder)]
    return CliRunner().invoke(main, words)


def test_sound_rules_pass(tmp_path):
    done = run_fuzz(tmp_path)
    assert done.exit_code == 0, done.output
    assert "broken: none" in done.output
    assert list(tmp_path.iterdir()) == []


def test_the_summary_counts_games_decisions_questions_outcomes_and_laws(tmp_path):
    output = run_fuzz(tmp_path).output
    for word in ("3 games, ", " decisions", "questions: ", "outcomes: ", "laws checked: "):
        assert word in output


@pytest.mark.usefixtures("card_is_lost")
def test_a_planted_fault_is_found_and_written(tmp_path):
    done = run_fuzz(tmp_path)
    assert done.exit_code == 1
    assert LOST_CARD in done.output
    kinds = sorted(path.suffix for path in tmp_path.iterdir())
    assert kinds[:3] == sorted((".txt", ".xenofront", ".yaml") * (len(kinds) // 3))[:3]


@pytest.mark.usefixtures("card_is_lost")
def test_the_record_of_a_failure_shows_it_again(tmp_path):
    run_fuzz(tmp_path)
    record = min(tmp_path.glob("*.xenofront"))
    assert [broken.law for broken in reproduce(NAME, record.read_bytes())] == [LOST_CARD]


def test_without_the_fault_the_record_breaks_no_such_law(tmp_path, card_is_lost, monkeypatch):
    run_fuzz(tmp_path)
    record = min(tmp_path.glob("*.xenofront")).read_bytes()
    monkeypatch.undo()
    with pytest.raises(ValueError, match="another position"):
        reproduce(NAME, record)


@pytest.mark.usefixtures("card_is_lost")
def test_the_text_of_a_failure_tells_seed_answers_and_law(tmp_path):
    run_fuzz(tmp_path)
    text = min(tmp_path.glob("*.txt")).read_text(encoding="utf-8")
    record = min(tmp_path.glob("*.xenofront")).read_bytes()
    assert "seed 3, game" in text
    assert f"broken: {LOST_CARD}" in text
    assert all(answer in text for answer in read_answers(record))


@pytest.mark.usefixtures("card_is_lost")
def test_the_position_before_the_failure_is_a_scenario_that_runs(tmp_path):
    run_fuzz(tmp_path)
    script = min(tmp_path.glob("*.yaml"))
    outcome = run(read_scenario(script.read_bytes(), script.name))
    assert outcome.passed, outcome.differences


@pytest.mark.usefixtures("turning_west_fails")
def test_a_rule_that_raises_is_found_with_the_answer_that_did_it():
    failures = (play_game(NAME, 3, n).failure for n in range(30))
    failure = next(f for f in failures if f is not None and f.answer is not None)
    assert failure.broken[0].law == NO_EXCEPTION
    assert failure.answer == "W"
    again = reproduce(NAME, failure.record, failure.answer)
    assert [broken.law for broken in again] == [NO_EXCEPTION]


def test_a_game_that_does_not_end_is_given_up(monkeypatch):
    monkeypatch.setattr(fuzz, "LIMIT", 5)
    played = play_game(NAME, 3, 0)
    assert (played.outcome, played.decisions) == ("given up", 5)
