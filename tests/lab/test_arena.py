"""The arena: the same games for everybody, and intervals that hold."""

import json
from random import Random

import pytest
from click.testing import CliRunner

from xenofront.cli import main
from xenofront.kernel import Game
from xenofront.lab import arena
from xenofront.lab.arena import Cell
from xenofront.lab.intervals import difference, paired_difference, quantile, together, wilson


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


def test_with_nothing_in_common_every_game_counts_as_agresti_and_caffo_have_it():
    """Ours are all halves, so they say nothing about the games of the others."""
    ours, theirs = [0.5] * 8, [1] * 30 + [0] * 10
    one, other = 31 / 42, 11 / 42
    mine = (8 * 0.25 + 1) / 10 - 0.25
    half = quantile(0.95) * (one * other / 42 + mine / 10) ** 0.5
    found = difference(ours, theirs)
    assert found.mean == pytest.approx(0.5 - 0.75)
    assert (found.low, found.high) == pytest.approx((0.5 - one - half, 0.5 - one + half))


def test_as_many_games_of_both_are_pairs():
    ours, theirs = [1, 1, 0, 1], [0, 1, 0, 0]
    assert difference(ours, theirs) == paired_difference(ours, theirs)
    assert difference([], theirs) == (0.0, -1.0, 1.0)


def test_games_in_common_make_the_difference_surer_if_they_end_alike():
    theirs = [1, 0] * 40
    alike, unlike = [1, 0] * 20, [0, 1] * 20
    one, other = difference(alike, theirs), difference(unlike, theirs)
    assert one.mean == other.mean
    assert one.high - one.low < other.high - other.low


def test_the_interval_of_the_difference_holds_as_often_as_it_says():
    """Ours win 80 in 100 games and theirs 60; where luck decides, it decides for both."""
    held, tries, dice = 0, 1000, Random(5)
    for _ in range(tries):
        luck = [dice.random() if dice.random() < 0.5 else None for _ in range(120)]
        ours, theirs = (
            [float((dice.random() if at is None else at) < rate) for at in luck[:games]]
            for rate, games in ((0.8, 30), (0.6, 120))
        )
        found = difference(ours, theirs)
        held += found.low <= 0.2 <= found.high
    assert 930 <= held <= 980


def test_many_small_cells_hold_together_as_often_as_they_say():
    """Ours win 95 in 100 games and theirs 65, in six cells of eight and of a hundred games."""
    held, tries, dice = 0, 400, Random(6)
    for _ in range(tries):
        cells = [
            difference(
                [float(dice.random() < 0.95) for _ in range(8)],
                [float(dice.random() < 0.65) for _ in range(100)],
            )
            for _ in range(6)
        ]
        whole = together(cells)
        held += whole.low <= 0.3 <= whole.high
    assert held >= 0.94 * tries


def test_cells_count_alike_in_what_they_say_together():
    parts = [wilson([1, 0] * 50), wilson([0.5] * 100)]
    whole = together(parts)
    assert whole.mean == pytest.approx(0.5)
    width = parts[0].high - parts[0].low
    assert whole.high - whole.low == pytest.approx(width / 2**0.5)
    assert together([]) == (0.0, -1.0, 1.0)


def test_a_slow_player_may_play_only_the_first_games(tmp_path):
    cells = [Cell("last_bus", 1), Cell("quiet_station", 1)]
    names = ("greedy", "random", "greedy")
    rounds = list(arena.play("galaxy-defenders", names, cells, 3, only={"greedy": 2}))
    assert [len(row.bouts) for row in rounds] == [3, 3, 1] * 2
    found = arena.report("galaxy-defenders", 1, 3, rounds)
    assert [line.games for line in found.overall] == [4, 6, 4]
    assert [line.player for line in found.overall] == list(names)
    parts = [lines[2].better["random"] for _, lines in found.cells]
    assert found.overall[2].better["random"] == together(parts)
    assert found.overall[2].better["greedy"].mean == 0
    words = "arena --players random,greedy --missions last_bus --squads 1 --games 3 --only greedy=1"
    page = tmp_path / "ladder.md"
    CliRunner().invoke(main, [*words.split(), "--markdown", str(page)], catch_exceptions=False)
    assert "| 3, 1 |" in page.read_text()
    assert "--games 3 --only greedy=1" in page.read_text()


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
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    assert "quiet_station" in done.stdout
    assert CliRunner().invoke(main, [*words, "--json", "-o", str(file)]).stdout == ""
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
        (["--only", "greedy"], "'greedy' is not like search=50"),
        (["--only", "greedy=0"], "'greedy=0' is not like search=50"),
        (["--only", "search=5"], "'search' plays no games"),
    ],
)
def test_the_command_refuses_what_does_not_exist(words, said):
    done = CliRunner().invoke(main, ["arena", *words])
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())
