"""What thinking is worth: plans played to the end, chosen in some worlds and judged in others."""

import subprocess
import sys
from math import sqrt
from random import Random

import pytest

from tools.thinking import Found, Trial, believed, gained, looked_into, positions, summed_up
from xenofront.kernel import Question
from xenofront.players.search.halving import Belief
from xenofront.players.search.player import SearchPlayer

BELIEF = Belief(worse=0.01, spread=0.05, noise=0.1)


def found(*ways: list[float], what: str = "turn", playouts: int = 40) -> Found:
    """Plans whose judgement is right."""
    return Found(what, tuple(tuple(Trial(v, v) for v in way) for way in ways), playouts, BELIEF)


def test_a_plan_that_is_better_everywhere_is_chosen_and_gains():
    changed, gain = gained(found([0.2] * 12, [0.9] * 12, [0.1] * 12))
    assert changed == 1
    assert gain == pytest.approx(0.7)


def test_without_a_better_plan_nothing_is_changed():
    assert gained(found([0.5] * 12, [0.5] * 12, [0.4] * 12)) == (0.0, 0.0)


def test_judgements_that_deceive_cost_something():
    """Search believes its judgement, but what came of it counts."""
    better = tuple(Trial(0.9, 0.0) for _ in range(12))
    usual = tuple(Trial(0.1, 1.0) for _ in range(12))
    assert gained(Found("turn", (usual, better), 40, BELIEF)) == (1.0, -1.0)


def test_with_few_playouts_greedy_is_trusted():
    one = found([0.4] * 12, [0.43] * 12)
    assert gained(one, 2) == (0.0, 0.0)
    assert gained(one, 60)[0] == 1.0


def test_lines_are_by_kind_of_question():
    many = [
        found([0.0] * 4, [1.0] * 4, what="gain"),
        found([0.0] * 4, [1.0] * 4, what="gain"),
        found([0.5] * 4, [0.5] * 4, [0.5] * 4, what="turn"),
    ]
    gain, turn = summed_up(many)
    assert (gain.what, gain.positions, gain.plans, gain.changed) == ("gain", 2, 2.0, 1.0)
    assert gain.gain == (1.0, 1.0, 1.0)
    assert (turn.what, turn.plans, turn.changed) == ("turn", 3.0, 0.0)
    assert not turn.gain.excludes_zero


def test_what_is_believed_is_measured():
    """Two plans, a tenth worse and three tenths better; half of it holds, the rest was luck."""
    dice = Random(5)
    luck = [dice.gauss(0, 0.2) for _ in range(4000)]
    usual = tuple(Trial(0.5, 0.5) for _ in luck)
    others = [
        tuple(Trial(0.5 + gap + each, 0.5 + gap / 2 + each) for each in luck) for gap in (-0.1, 0.3)
    ]
    belief, holds = believed([Found("turn", (usual, *others), 40, BELIEF)])
    assert belief.worse == pytest.approx(-0.1, abs=0.01)
    assert belief.spread == pytest.approx(0.2 * sqrt(0.5), abs=0.01)
    assert belief.deceit == pytest.approx(0.2 * sqrt(0.5), abs=0.01)
    assert belief.noise == pytest.approx(0.2, abs=0.01)
    assert holds == pytest.approx(0.5, abs=0.03)


def test_positions_are_questions_worth_thinking_about():
    thinker = SearchPlayer("galaxy-defenders")
    some = positions(thinker, "galaxy-defenders", 1, 3)
    game = next(game for game in some if thinker.craft.matters(game))
    assert isinstance(game.pending, Question)
    one = looked_into(thinker, game, 2, 5)
    assert one is not None
    assert one.what == game.pending.what
    assert all(0 <= trial.score <= 1 for way in one.trials for trial in way)
    assert one == looked_into(thinker, game, 2, 5)


def test_the_command_shows_a_line_for_each_kind():
    words = ["--squad", "1", "--positions", "2", "--worlds", "2", "--playouts", "4"]
    done = subprocess.run(
        [sys.executable, "-m", "tools.thinking", "galaxy-defenders", *words],
        capture_output=True,
        text=True,
        check=True,
    )
    head, *lines = done.stdout.strip().splitlines()
    assert head.split()[:4] == ["question", "positions", "plans", "changed"]
    assert head.split()[4:] == ["worse", "spread", "noise", "deceit", "holds", "gain"]
    assert sum(int(line.split()[1]) for line in lines) == 2
    assert "2 of 2 positions" in done.stderr
