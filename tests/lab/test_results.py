"""Long contests: stopped, gone on with, and told as a table."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from xenofront.cli import main
from xenofront.lab import arena, provenance, results
from xenofront.lab.arena import Bout, Cell, Round
from xenofront.lab.ladder import markdown
from xenofront.lab.results import Results, Unreadable

WORDS = ["arena", "--missions", "quiet_station", "--squads", "1..2"]


def invoke(*words):
    return CliRunner().invoke(main, [*WORDS, *map(str, words)])


def test_games_that_are_known_are_not_played_again(tmp_path, monkeypatch):
    file = tmp_path / "games.jsonl"
    first = invoke("--games", 2, "--results", file)
    assert first.exit_code == 0, first.output
    lines = file.read_text().splitlines()
    assert len(lines) == 8
    played: list[str] = []
    kept = arena.play_bout

    def play_bout(*words):
        played.append(words[0])
        return kept(*words)

    monkeypatch.setattr(arena, "play_bout", play_bout)
    again = invoke("--games", 2, "--results", file)
    assert (again.stdout, played) == (first.stdout, [])
    more = invoke("--games", 3, "--results", file)
    assert played == ["random", "greedy"] * 2
    assert more.stdout.splitlines()[-1] == invoke("--games", 3).stdout.splitlines()[-1]
    assert file.read_text().splitlines()[:8] == lines


def test_who_stops_keeps_what_was_played(tmp_path, monkeypatch):
    file = tmp_path / "games.jsonl"
    kept, count = arena.play_bout, iter(range(9))

    def stops(*words):
        if next(count) == 3:
            raise KeyboardInterrupt
        return kept(*words)

    monkeypatch.setattr(arena, "play_bout", stops)
    done = invoke("--games", 2, "--results", file)
    assert done.exit_code == 130
    assert "stopped after 1 of 4 games, kept in games.jsonl" in done.stderr
    assert len(file.read_text().splitlines()) == 2
    assert "quiet_station" in done.stdout


def bout(player: str, score: float, error: str = "") -> Bout:
    return Bout(player, "accomplished" if score else "failed", score, 1, 0, 0.0, error)


def test_a_torn_line_is_cut_off_and_a_broken_game_is_played_again(tmp_path):
    file, cell = tmp_path / "games.jsonl", Cell("last_bus", 2)
    played = Results("galaxy-defenders", 1, file)
    played.add(Round(cell, 0, (bout("random", 0.0, "KeyError"), bout("greedy", 1.0))))
    with file.open("ab") as out:
        out.write(b'{"system":"galaxy')
    known = Results("galaxy-defenders", 1, file)
    assert known.bout(cell, 0, "greedy") == bout("greedy", 1.0)
    assert known.bout(cell, 0, "random") is None
    assert Results("galaxy-defenders", 2, file).bout(cell, 0, "greedy") is None
    known.add(Round(cell, 1, (bout("greedy", 0.0),)))
    assert len(Results("galaxy-defenders", 1, file).known) == 3


def test_a_file_that_holds_something_else_is_refused(tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("milk\nbread\n")
    with pytest.raises(Unreadable, match="line 1"):
        Results("galaxy-defenders", 1, file)
    assert file.read_text() == "milk\nbread\n"


def test_games_of_other_rules_are_not_mixed_in_by_accident(tmp_path, monkeypatch):
    file, cell = tmp_path / "games.jsonl", Cell("quiet_station", 1)
    Results("galaxy-defenders", 1, file).add(Round(cell, 0, (bout("random", 1.0),)))
    assert Results("galaxy-defenders", 1, file).bout(cell, 0, "random") == bout("random", 1.0)
    monkeypatch.setattr(results, "mark", lambda: "another")
    with pytest.raises(Unreadable, match="line 1: other rules or players played this game"):
        Results("galaxy-defenders", 1, file)
    refused = invoke("--games", 1, "--results", file)
    assert (refused.exit_code, "--mixed" in refused.stderr) == (2, True)
    counted = invoke("--games", 1, "--players", "random", "--results", file, "--mixed")
    assert counted.exit_code == 0, counted.output
    assert [line.count('"another"') for line in file.read_text().splitlines()] == [0, 1]


def test_the_mark_changes_with_a_file_of_the_rules(tmp_path, monkeypatch):
    before = provenance.mark.__wrapped__()
    here = Path(provenance.__file__).parent.parent
    shutil.copytree(here, tmp_path / "xenofront", ignore=shutil.ignore_patterns("webdist"))
    monkeypatch.setattr(provenance, "files", lambda name: tmp_path / name)
    assert provenance.mark.__wrapped__() == before
    (tmp_path / "xenofront/cli/arena.py").write_text("")
    assert provenance.mark.__wrapped__() == before
    with (tmp_path / "xenofront/players/chance.py").open("a") as out:
        out.write("# another\n")
    assert provenance.mark.__wrapped__() != before


def test_the_ladder_says_where_a_difference_is_sure(tmp_path):
    sure, unsure, easy = Cell("last_bus", 2), Cell("last_bus", 3), Cell("last_bus", 4)
    rounds = [
        Round(cell, n, (bout("greedy", weak), bout("search", strong)))
        for n in range(40)
        for cell, weak, strong in (
            (sure, float(n % 4 == 0), 1.0),
            (unsure, float(n % 2), float(n % 2)),
            (easy, 1.0, 1.0),
        )
    ]
    page = markdown(arena.report("galaxy-defenders", 1, 40, rounds), "xenofront arena")
    rows = {line.split(" | ")[1]: line for line in page.splitlines() if "last_bus" in line}
    assert [rows[size].split(" | ")[-1] for size in "234"] == ["yes |", "no |", "(no) |"]
    assert "+75.0% (" in rows["2"]


def test_the_page_names_the_command_that_makes_it_again(tmp_path):
    page = tmp_path / "ladder.md"
    done = invoke("--games", 1, "--players", "random", "--workers", 1, "--markdown", page)
    assert done.exit_code == 0, done.output
    command = (
        "xenofront arena quiet_station --system galaxy-defenders --players random"
        " --squad 1..2 --games 1 --seed 1"
    )
    assert f"`{command}`" in page.read_text()
    assert str(tmp_path) not in page.read_text()
