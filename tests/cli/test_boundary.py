"""One manner for all commands: errors, exit codes, ranges, names, JSON and files."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from xenofront.cli import SUBCOMMANDS, main
from xenofront.games.factory import new_record, new_setup, save_record
from xenofront.kernel.streams import commitment
from xenofront.lab import arena as lab_arena
from xenofront.lab.simulate import crew
from xenofront.players import roster

SCENARIO = (
    Path(__file__).parents[1]
    / "games/galaxy_defenders/scenarios/combat/two_ammo_symbols_and_a_jam.yaml"
)
MISSIONS = ("dust_signal", "last_bus", "first_contact")


def run(*words, **more):
    return CliRunner().invoke(main, [str(word) for word in words], **more)


def refused(*words, code=2):
    """What is said, as one paragraph, about something that cannot be done."""
    done = run(*words)
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == code, done.output
    assert done.stdout == ""
    return " ".join(done.stderr.split())


# -- mistakes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("simulate dust_signal --squad chromium,nosuch --games 1", "no agent 'nosuch'; known are"),
        (
            "simulate dust_signal --preset nosuch --games 1",
            "no preset 'nosuch'; known are rulebook",
        ),
        ("simulate dust_signal --rules nosuch --games 1", "no preset 'nosuch'; known are rulebook"),
        ("simulate dust_signal --compare nosuch --games 1", "no preset 'nosuch'; known are"),
        ("simulate dust_signal --option nosuch=1 --games 1", "`nosuch`; known are human_view, "),
        ("simulate nosuch", "known are"),
        ("simulate dust_signal --players nosuch", "known are random, greedy"),
        ("simulate dust_signal --games 0", "0 is not in the range"),
        ("simulate dust_signal --squad 9", "no mission takes a squad of that size"),
        ("simulate dust_signal --squad 3-x", "no agent '3-x'"),
        ("arena --missions nosuch", "there is no mission 'nosuch'; known are "),
        ("arena nosuch", "there is no mission 'nosuch'; known are "),
        ("arena --players nosuch", "known are random, greedy"),
        ("doctor nosuch", "known are"),
        ("console --mission nosuch", "'nosuch'; known are "),
        ("console --squad nosuch", "known are chromium, thorium"),
        ("console --preset nosuch", "known are rulebook, easy"),
        ("console --option nosuch", "`nosuch`; known are human_view, "),
        ("console --system bug-hunt --option nosuch", "`nosuch`; known are "),
        ("console --system bug-hunt --mission nosuch", "known are first_contact, "),
        ("console --load nosuch.game", "nosuch.game: No such file"),
        ("play --terminal --mission nosuch", "'nosuch'; known are "),
        ("campaign nosuch.campaign", "nosuch.campaign: No such file"),
        ("campaign x.campaign --new nosuch", "known are dust_road"),
        ("environments nosuch", "nosuch"),
        ("card nosuch", "nosuch"),
        ("rules GD-99.z", "GD-99.z"),
        ("simulate nosuch.yaml", "there is no file 'nosuch.yaml'"),
        ("simulate dust_signal --compare nosuch.yaml", "there is no file 'nosuch.yaml'"),
        ("doctor nosuch.yaml", "there is no file 'nosuch.yaml'"),
        ("console --mission nosuch.yaml", "there is no file 'nosuch.yaml'"),
        ("play --terminal --mission nosuch.yaml", "there is no file 'nosuch.yaml'"),
        ("content nosuch.yaml", "'nosuch.yaml' does not exist"),
        ("simulate dust_signal --workers -1", "-1 is not in the range"),
        ("doctor dust_signal --seconds -1", "-1.0 is not in the range"),
    ],
)
def test_an_ordinary_mistake_is_a_line_on_stderr(words, said):
    assert said in refused(*words.split())


def test_a_set_up_that_cannot_be_played_is_refused_before_any_game(monkeypatch):
    monkeypatch.setattr(crew, "play", lambda *_: pytest.fail("games were played"))
    assert "known are" in refused("simulate", "dust_signal", "--squad", "chromium,nosuch")


@pytest.mark.parametrize(
    "words",
    [
        "simulate dust_signal --report {}/r.html",
        "simulate dust_signal --results {}/r.jsonl",
        "simulate dust_signal --json -o {}/r.json",
        "arena dust_signal --json --output {}/r.json",
        "arena dust_signal --markdown {}/r.md",
        "arena dust_signal --results {}/r.jsonl",
        "schema -o {}/s.json",
        "console --record {}/x.game",
        "campaign {}/x.campaign --new dust_road",
    ],
)
def test_a_file_in_a_missing_folder_is_refused_before_the_work(words, monkeypatch, tmp_path):
    monkeypatch.setattr(crew, "play", lambda *_: pytest.fail("games were played"))
    monkeypatch.setattr(lab_arena, "play", lambda *_, **__: pytest.fail("games were played"))
    folder = tmp_path / "none"
    said = refused(*words.format(folder).split())
    assert "folder" in said
    assert "none" in said
    assert not folder.exists()


def test_what_is_no_ordinary_mistake_keeps_its_traceback(monkeypatch):
    def broken(*_):
        raise KeyError("a fault of the program")

    monkeypatch.setattr(crew, "play", broken)
    done = run("simulate", "dust_signal", "--games", "1")
    assert isinstance(done.exception, KeyError)


def test_damage_is_a_failure_and_no_wrong_usage(tmp_path):
    for name in ("x.game", "x.campaign"):
        (tmp_path / name).write_text("damaged")
    assert "cannot be opened" in refused("console", "--load", tmp_path / "x.game", code=1)
    assert refused("campaign", tmp_path / "x.campaign", code=1)
    (tmp_path / "own.yaml").write_text("missions:\n  - id: x\n")
    assert "own.yaml:2" in refused("console", "--mission", tmp_path / "own.yaml", code=1)
    assert "own.yaml:2" in refused("simulate", tmp_path / "own.yaml", code=1)


@pytest.mark.parametrize("wish", ["--squad", "--preset", "--option"])
def test_a_campaign_that_cannot_be_begun_leaves_no_file(tmp_path, wish):
    file = tmp_path / "x.campaign"
    assert "nosuch" in refused("campaign", file, "--new", "dust_road", wish, "nosuch")
    assert not file.exists()


# -- Ctrl+C ----------------------------------------------------------------------------------------


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return str(one.getsockname()[1])


def interrupt(*_, **__):
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("words", "at", "code"),
    [
        ("fuzz --games 1", "xenofront.cli.fuzz.play_games", 130),
        ("doctor dust_signal", "xenofront.cli.doctor.examined", 130),
        ("content", "xenofront.content.loader.load", 130),
        ("serve", "xenofront.server.running.serve", 0),
        ("play", "xenofront.server.running.serve", 0),
        ("console", "xenofront.cli.console.play", 0),
    ],
)
def test_ctrl_c_ends_quietly(words, at, code, monkeypatch, tmp_path):
    monkeypatch.setattr(at, interrupt)
    words = words.split()
    if words[0] in ("serve", "play"):
        words += ["--port", free_port(), "--database", f"sqlite:///{tmp_path}/games.sqlite"]
    done = run(*words)
    assert done.exit_code == code
    assert "Aborted" not in done.output


@pytest.mark.skipif(os.name == "nt", reason="no signals to send there")
@pytest.mark.parametrize("command", ["play --no-browser", "serve"])
def test_ctrl_c_of_a_server_is_its_ordinary_end(command, tmp_path):
    words = [*command.split(), "--port", free_port()]
    words += ["--database", f"sqlite:///{tmp_path}/g.sqlite"]
    with subprocess.Popen(
        [sys.executable, "-m", "xenofront.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        assert process.stdout is not None
        assert "Xenofront is at" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=60)
    assert (process.returncode, rest, errors) == (0, "", "")


# -- words alike -----------------------------------------------------------------------------------


@pytest.mark.parametrize("written", ["1..2", "1-2", "1,2", "2..1"])
def test_ranges_are_written_alike(written):
    simulated = run("simulate", "dust_signal", "--players", "random", "--games", 1, "--workers", 1,
                    "--squad", written, "--json")  # fmt: skip
    assert [row["name"] for row in json.loads(simulated.stdout)["missions"][0]["by_size"]] == [
        "1",
        "2",
    ]
    words = ("--players", "random", "--games", "1", "--squad", written, "--json")
    contest = json.loads(run("arena", "dust_signal", *words).stdout)
    assert [cell["squad"] for cell, _ in contest["result"]["cells"]] == [1, 2]


def test_old_spellings_still_work_and_are_not_shown():
    new = run("simulate", "dust_signal", "--players", "random", "--squad", 2, "--games", 1,
              "--preset", "hard", "--option", "close_fight=off", "--json")  # fmt: skip
    old = run("simulate", "dust_signal", "--players", "random", "--squad", 2, "--games", 1,
              "--rules", "hard", "--rules", "close_fight=off", "--json")  # fmt: skip
    prints = {json.loads(done.stdout)["fingerprint"] for done in (new, old)}
    assert len(prints) == 1
    assert run("arena", "--missions", "dust_signal", "--squads", "1", "--games", "1").exit_code == 0
    for command, gone in (
        ("simulate", "--rules"),
        ("arena", "--squads"),
        ("arena", "--missions"),
        ("schema", "--out "),
        ("fuzz", "--out "),
    ):
        assert gone not in run(command, "--help").output


@pytest.mark.parametrize("command", list(SUBCOMMANDS))
def test_every_command_has_a_short_help(command):
    words = [sys.executable, "-m", "xenofront.cli", command, "-h"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"Usage: xenofront {command}" in done.stdout
    assert "-h, --help" in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        "simulate dust_signal --players random --games 1 --squad 1 --workers 1",
        "arena dust_signal --players random --games 1 --squad 1",
        "doctor dust_signal --seconds 0",
        "content",
        "card calm",
        "card",
        "environments",
        "environments duel-v2",
        "fuzz --games 1",
        "rules GD-7.3.ab",
        f"scenario {SCENARIO}",
        "list",
        "list missions",
    ],
)
def test_json_is_printed_or_written(words, tmp_path):
    printed = run(*words.split(), "--json")
    assert printed.exit_code == 0, printed.output
    assert isinstance(json.loads(printed.stdout), dict)
    file = tmp_path / "found.json"
    written = run(*words.split(), "--json", "-o", file)
    assert written.stdout == ""
    assert json.loads(file.read_text(encoding="utf-8")).keys() == json.loads(printed.stdout).keys()


def test_the_words_for_people_can_be_written_as_well(tmp_path):
    file = tmp_path / "found.txt"
    assert run("list", "players", "--output", file).stdout == ""
    assert file.read_text(encoding="utf-8") == run("list", "players").stdout


def test_findings_are_said_in_json_with_the_same_exit_code(tmp_path):
    own = tmp_path / "own.yaml"
    own.write_text("missions:\n  - id: x\n")
    done = run("content", own, "--json")
    assert done.exit_code == 1
    assert json.loads(done.stdout)["problems"]


# -- lists -----------------------------------------------------------------------------------------


def test_missions_presets_options_squads_and_players_are_listed():
    shown = run("list").stdout
    for name in (*MISSIONS, "very hard", "friendly_fire", "chromium", "duarte", *roster.NAMES):
        assert name in shown
    found = json.loads(run("list", "--json").stdout)
    assert set(found) == {"missions", "campaigns", "presets", "options", "squads", "players"}
    assert {one["id"] for one in found["missions"]} >= set(MISSIONS)
    assert {one["system"] for one in found["missions"]} == {"galaxy-defenders", "bug-hunt"}


def test_a_list_can_be_of_one_system_and_in_german():
    shown = run("list", "missions", "--system", "bug-hunt", "--lang", "de").stdout
    assert "first_contact" in shown
    assert "dust_signal" not in shown
    assert "Erstkontakt" in shown or "Erster Kontakt" in shown


def test_what_is_listed_can_be_played():
    listed = json.loads(run("list", "--system", "galaxy-defenders", "--json").stdout)
    for one in listed["missions"]:
        words = ["console", "--mission", one["id"], "--no-save", "--seed", "1"]
        assert run(*words, input="quit\n").exit_code == 0
    for one in listed["presets"]:
        words = ["console", "--preset", one["id"], "--no-save", "--seed", "1"]
        assert run(*words, input="quit\n").exit_code == 0


# -- small things ----------------------------------------------------------------------------------


def test_the_arena_writes_no_progress_into_a_pipe():
    done = run("arena", "dust_signal", "--players", "random", "--squad", "1", "--games", "2")
    assert done.exit_code == 0
    assert done.stderr == ""


def test_one_doubt_is_no_doubts():
    from xenofront.text.sentences import sentence, spoken  # noqa: PLC0415

    said = {n: spoken(sentence("doctor-works", mission="m", n=n), "en") for n in range(3)}
    assert said == {0: "m works.", 1: "m works; 1 doubt.", 2: "m works; 2 doubts."}
    broken = [spoken(sentence("doctor-broken", mission="m", n=n), "en") for n in (1, 2)]
    assert broken == ["m is broken: 1 finding.", "m is broken: 2 findings."]


def test_rules_are_listed_without_a_checkout(monkeypatch):
    monkeypatch.setattr("xenofront.cli.rules.checkout", lambda: None)
    shown = run("rules", "--system", "bug-hunt")
    assert shown.exit_code == 0
    assert len(shown.stdout.splitlines()) > 300
    assert "BR-43" in shown.stdout
    listed = json.loads(run("rules", "GD-7.3.ab", "--json").stdout)["rules"]
    assert [one["id"] for one in listed] == ["GD-7.3.ab"]
    assert "installed package" in refused("rules", "--missing", code=1)
    assert "installed package" in refused("rules", "--check", code=1)


# -- dice that can be verified ---------------------------------------------------------------------


def test_the_dice_of_a_game_are_verified(tmp_path):
    record = new_record(new_setup("dust_signal", ("chromium",), seed=(1 << 127) + 9))
    while record.game.pending is not None and len(record.entries) < 12:
        record.answer(record.game.pending.options[0])
    file = tmp_path / "mine.game"
    file.write_bytes(save_record(record))
    word = commitment((1 << 127) + 9)
    done = run("verify", file, "--commitment", word)
    assert done.exit_code == 0, done.output
    assert f"commitment {word}" in done.stdout
    assert "All dice and draws of 12 answers came from the seed." in done.stdout
    other = run("verify", file, "--commitment", "f" * 64)
    assert other.exit_code == 1
    assert "the commitment does not fit" in other.stdout
    told = json.loads(run("verify", file, "--json").stdout)
    assert (told["kept"], told["first_difference"], told["by_hand"]) == (True, None, False)
