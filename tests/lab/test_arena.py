"""The arena: the same games for everybody, and intervals that hold."""

import json

import pytest
from click.testing import CliRunner

from xenofront.cli import main
from xenofront.kernel import Game
from xenofront.lab import arena
from xenofront.lab.arena import Cell
from xenofront.lab.intervals import paired_difference, quantile, wilson


def rounded(interval):
    return tuple(round(number, 4) for number in interval)


def test_wilsons_interval_has_its_known_values():
    assert rounded(wilson([1] * 15 + [0] * 133)) == (0.1014, 0.0624, 0.1605)
    assert rounded(wilson([1] * 81 + [0] * 182)) == (0.308, 0.2553, 0.3662)
    assert rounded(wilson([0] * 10)) == (0.0, 0.0, 0.2775)
    assert rounded(wilson([1] * 10)) == (1.0, 0.7225, 1.0)
    assert wilson([0] * 5).low == 0
    assert wilson([1] * 5).high == 1
    assert wilson([]) == (0.5, 0.0, 1.0)


def test_half_points_count_as_half():
    assert wilson([0.5] * 20).mean == 0.5
    assert wilson([0.5] * 20) == wilson([1] * 10 + [0] * 10)


def test_the_paired_interval_has_its_known_values():
    """Agresti and Min add half a pair to each of the four cells."""
    ours = [1] * 16 + [0] * 2 + [1] * 40 + [0] * 42
    theirs = [0] * 16 + [1] * 2 + [1] * 40 + [0] * 42
    b, c, n = 16.5, 2.5, 102
    middle = (b - c) / n
    half = quantile(0.95) * ((b + c) - (b - c) ** 2 / n) ** 0.5 / n
    found = paired_difference(ours, theirs)
    assert found.mean == pytest.approx(0.14)
    assert (found.low, found.high) == pytest.approx((middle - half, middle + half))
    assert found.excludes_zero


def test_a_few_equal_games_prove_nothing():
    found = paired_difference([1, 1, 0], [1, 1, 0])
    assert found.mean == 0
    assert found.low < -0.3 < 0.3 < found.high
    assert not found.excludes_zero
    assert paired_difference([], []) == (0.0, -1.0, 1.0)


def test_pairs_must_be_pairs():
    with pytest.raises(ValueError, match="shorter"):
        paired_difference([1, 0], [1])


def test_every_player_gets_the_same_games_with_any_number_of_workers():
    cells = [Cell("red_tracks", 1), Cell("dust_signal", 2)]
    results = [
        list(
            arena.play("galaxy-defenders", ("random", "greedy"), cells, 2, seed=9, workers=workers)
        )
        for workers in (1, 2)
    ]
    reports = [arena.report("galaxy-defenders", 9, 2, rounds) for rounds in results]
    assert reports[0] == reports[1]
    assert arena.fingerprint(reports[0]) == arena.fingerprint(reports[1])
    assert [row.number for row in results[1]] == [0, 1, 0, 1]


def test_the_same_player_twice_scores_the_same():
    rounds = list(
        arena.play("galaxy-defenders", ("random", "random"), [Cell("quiet_station", 1)], 4)
    )
    line = arena.report("galaxy-defenders", 1, 4, rounds).overall[1]
    assert line.better["random"].mean == 0
    assert all(one.outcome == two.outcome for one, two in (row.bouts for row in rounds))
    assert sum(line.outcomes.values()) == 4


def test_games_differ_by_number_mission_and_seed():
    cell = Cell("dust_signal", 3)
    setups = {
        arena.setup_of("galaxy-defenders", seed, one, number).seed
        for seed in (1, 2)
        for one in (cell, Cell("four_gates", 3))
        for number in range(3)
    }
    assert len(setups) == 12


def test_the_command_shows_rates_and_stores_them(tmp_path):
    file = tmp_path / "arena.json"
    words = ["arena", "--missions", "quiet_station", "--squads", "1..2", "--games", "2"]
    done = CliRunner().invoke(main, [*words, "--json", str(file)])
    assert done.exit_code == 0, done.output
    assert "quiet_station" in done.stdout
    assert "4 of 4 games" in done.stderr
    stored = json.loads(file.read_text())
    assert stored["fingerprint"] in done.stdout
    assert [cell["squad"] for cell, _ in stored["result"]["cells"]] == [1, 2]
    assert set(stored["milliseconds_per_decision"]) == {"random", "greedy"}


def test_a_game_that_breaks_is_named_and_worth_nothing(monkeypatch):
    def breaks(game, choice, seat=None):
        raise KeyError(choice)

    monkeypatch.setattr(Game, "answer", breaks)
    words = ["arena", "--players", "random", "--missions", "dust_signal", "--games", "1"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 1
    assert "broken: dust_signal, squad 3, game 0, random: alpha" in done.stderr
    assert "0%" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--missions", "moon"], "no mission 'moon'"),
        (["--squads", "many"], "neither a number"),
        (["--squads", "9"], "no mission takes a squad"),
        (["--players", "oracle"], "no player 'oracle'"),
    ],
)
def test_the_command_refuses_what_does_not_exist(words, said):
    done = CliRunner().invoke(main, ["arena", *words])
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())
