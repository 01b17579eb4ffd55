"""The doctor finds what was planted, and nothing in the missions of the box."""

import json
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner
from msgspec.structs import replace

from xenofront.cli import main
from xenofront.content import store
from xenofront.games.bug_hunt.pack import PACK as BUG_HUNT
from xenofront.games.factory import new_setup
from xenofront.games.galaxy_defenders.pack import PACK as GALAXY_DEFENDERS
from xenofront.lab.doctor import examined
from xenofront.lab.doctor.games import judged, played
from xenofront.lab.simulate.summary import GameSummary

OURS = {
    **dict.fromkeys(store.of("galaxy-defenders").catalogue().missions, "galaxy-defenders"),
    **dict.fromkeys(store.of("bug-hunt").catalogue().missions, "bug-hunt"),
}


def findings(mission, system="galaxy-defenders"):
    return [tuple(one) for one in examined(new_setup(str(mission), (), system_name=system))]


def spoiled(folder: Path, name: str, spoil, pack=GALAXY_DEFENDERS):
    """A mission of the box with something changed in its text."""
    text = (pack.folder / "missions" / f"{name}.yaml").read_text(encoding="utf-8")
    whole = yaml.safe_load(text)
    mission = whole["missions"][0]
    mission["id"] = "spoiled"
    spoil(mission)
    path = folder / "spoiled.yaml"
    path.write_text(yaml.safe_dump(whole, allow_unicode=True), encoding="utf-8")
    return path


@pytest.mark.parametrize("mission", OURS)
def test_our_missions_are_sound(mission):
    assert [one for one in findings(mission, OURS[mission]) if one[0] != "noted"] == []


def wall_in(mission, hexes, board):
    """Walls on every side of some hexes."""
    own = set(hexes)
    for place in hexes:
        q, r = map(int, place.split(","))
        for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
            other = f"{q + dq},{r + dr}"
            if other not in own and other in board:
                pair = sorted([(q, r), (q + dq, r + dr)])
                mission["map"].setdefault("walls", []).append("|".join(f"{x},{y}" for x, y in pair))


LOCKED = "12,0|13,0", "15,0|16,0"


@pytest.mark.parametrize(
    ("keys", "lost"),
    [
        ({"2,1": "red", "14,0": "blue"}, 0),
        ({"14,0": "red", "2,1": "blue"}, 0),
        ({"14,0": "red", "13,0": "blue"}, 2),
    ],
)
def test_locks_need_keys_that_somebody_can_get_to(tmp_path, keys, lost):
    def spoil(mission):
        mission.update(set="extinction", start_rank="copper")
        locks = dict(zip(LOCKED, ("red", "blue"), strict=True))
        mission["security"] = {"locks": locks, "keys": keys}

    found = findings(spoiled(tmp_path, "dust_signal", spoil))
    assert len([one for one in found if one[1] == "security.keys"]) == lost


def test_a_lock_without_a_key_is_doubtful(tmp_path):
    def spoil(mission):
        mission.update(set="extinction", start_rank="copper")
        mission["security"] = {"locks": {LOCKED[0]: "green"}}

    found = findings(spoiled(tmp_path, "dust_signal", spoil))
    assert [(one[0], one[1]) for one in found if "security" in one[1]] == [
        ("doubtful", "security.locks")
    ]


def board_of(mission):
    return set(store.of("galaxy-defenders").box_for(new_setup(mission, ())).board.hexes)


def diagnosis(path):
    done = CliRunner().invoke(main, ["doctor", str(path)])
    assert done.exit_code == 1
    assert "is broken" in done.output
    return done.output


def test_an_objective_nobody_can_get_to_is_found(tmp_path):
    """The mast's hex and its neighbours lie behind walls on all sides."""
    board = board_of("dust_signal")

    def spoil(mission):
        near = ["14,0", "15,0", "14,1", "13,1", "13,0", "14,-1", "15,-1"]
        wall_in(mission, [place for place in near if place in board], board)
        mission["search"] = []
        mission["signals"] = []

    said = diagnosis(spoiled(tmp_path, "dust_signal", spoil))
    assert "no way leads from the start to 14,0" in said
    assert "actions" in said


def test_a_meeting_place_nobody_can_get_to_is_found(tmp_path):
    board = board_of("dust_signal")

    def spoil(mission):
        wall_in(mission, ["15,3"], board)
        for row in mission["objectives"][:2]:
            row["when"][1]["hexes"] = ["15,3"]

    said = diagnosis(spoiled(tmp_path, "dust_signal", spoil))
    assert "no way leads from the start to 15,3" in said
    assert "objectives[1]" in said


@pytest.mark.parametrize("deck", ["alien_deck", "close_deck", "event_deck"])
def test_an_empty_deck_is_found(tmp_path, deck):
    def spoil(mission):
        mission[deck] = [] if deck == "event_deck" else {}
        if deck == "alien_deck":
            mission["aliens"] = {}
        if deck == "event_deck":
            mission["special_events"] = {}

    found = findings(spoiled(tmp_path, "dust_signal", spoil))
    assert ("broken", deck) in [one[:2] for one in found]


def test_a_teleporter_in_a_closed_room_is_found(tmp_path):
    board = board_of("dust_signal")

    def spoil(mission):
        wall_in(mission, ["15,4"], board)

    said = diagnosis(spoiled(tmp_path, "dust_signal", spoil))
    assert "teleports.HIT: no way leads from the start to 15,4" in said


def test_a_trigger_that_is_never_pulled_is_found(tmp_path):
    def spoil(mission):
        mission["event_deck"][0]["cards"].remove("evA")

    found = findings(spoiled(tmp_path, "dust_signal", spoil))
    text = "never happens: no card of the event deck calls for it"
    assert found == [("broken", "special_events[A]", text)]


def test_a_row_that_never_decides_is_found(tmp_path):
    def spoil(mission):
        mission["objectives"].reverse()
        mission["objectives"].append(
            {"outcome": "failed", "when": [{"if": "round_after", "round": 20}], "text": "late"}
        )

    found = findings(spoiled(tmp_path, "dust_signal", spoil))
    assert [one[1:] for one in found] == [
        ("objectives[2] partially", "never decides: row 1 holds whenever it does"),
        ("objectives[3] failed", "never decides: row 0 holds whenever it does"),
    ]


def test_a_count_that_cannot_be_reached_is_found(tmp_path):
    def spoil(mission):
        for row in mission["objectives"][:2]:
            row["when"][0]["at_least"] = 3

    found = findings(spoiled(tmp_path, "dust_signal", spoil))
    assert {one[2] for one in found} == {"recorder gets to 1 at most, not to 3"}


def test_a_place_of_bug_hunt_nobody_can_get_to_is_found(tmp_path):
    """Eight reactors stand around the place without a gap."""

    def spoil(mission):
        mission["places"]["objective 1"] = [22000, 22000]
        mission["features"] = [
            {"feature": "reactor", "at": [x, y]}
            for x in (16000, 20000, 24000)
            for y in (16000, 20000, 24000)
            if (x, y) != (20000, 20000)
        ]

    path = spoiled(tmp_path, "first_contact", spoil, BUG_HUNT)
    said = [("broken", "places[objective 1]", "no trooper can get there")]
    assert findings(path, "bug-hunt") == said
    assert "x broken: places[objective 1]: no trooper can get there" in diagnosis(path)


def tale(score, number, **more):
    outcome = "accomplished" if score else "failed"
    return GameSummary(key=f"k{number}", mission="dust_signal", size=1, squad=("a",), player="p",
                variant="v", number=number, outcome=outcome, score=score, rounds=3,
                decisions=5, **more)  # fmt: skip


def test_games_that_are_always_lost_or_won_are_doubtful():
    done = ("action copy_recorder",)
    lost = list(
        judged("galaxy-defenders", "dust_signal", [tale(0, n, met=done) for n in range(30)])
    )
    won = list(judged("galaxy-defenders", "dust_signal", [tale(1, n, met=done) for n in range(60)]))
    fair = [tale(n % 2, n, met=done) for n in range(30)]
    assert [(one.grade, one.text.partition(":")[0]) for one in lost] == [
        ("doubtful", "too hard for the greedy player")
    ]
    assert [(one.grade, one.text.partition(":")[0]) for one in won] == [
        ("doubtful", "too easy for the greedy player")
    ]
    assert [one.grade for one in judged("galaxy-defenders", "dust_signal", fair)] == ["noted"]


def test_broken_games_and_actions_that_are_never_done_are_named():
    tales = [tale(n % 2, n, error="KeyError('x')" if n == 3 else "") for n in range(10)]
    found = list(judged("galaxy-defenders", "dust_signal", tales))
    assert ("broken", "game k3", "KeyError('x')") in found
    assert ("doubtful", "action copy_recorder", "was never done in 10 games") in found


def test_games_are_played_while_there_is_time():
    ticks = iter(range(100))
    tales = played("galaxy-defenders", "dust_signal", 1, lambda: next(ticks) < 2)
    assert len(tales) == 6
    assert {one.size for one in tales} == {1, 2, 3, 4, 5}
    assert len(played("galaxy-defenders", "dust_signal", 1, lambda: False)) == 4


def test_the_command_says_what_is_wrong(tmp_path):
    path = spoiled(tmp_path, "dust_signal", lambda m: m["event_deck"][0]["cards"].remove("evA"))
    done = CliRunner().invoke(main, ["doctor", str(path)])
    assert done.exit_code == 1
    assert "x broken: special_events[A]: never happens" in done.output
    assert "is broken: 1 finding." in done.output


def test_the_command_says_when_the_text_is_wrong(tmp_path):
    path = spoiled(tmp_path, "dust_signal", lambda m: m["alien_deck"].update({"nobody": 1}))
    done = CliRunner().invoke(main, ["doctor", str(path)])
    assert done.exit_code == 1
    assert "x broken: content: " in done.output
    assert "nobody" in done.output


def test_the_command_speaks_json_for_programs(tmp_path):
    done = CliRunner().invoke(main, ["doctor", "dust_signal", "--seconds", "0", "--json"])
    said = json.loads(done.output)
    assert done.exit_code == 0
    assert said["games"] == 4
    assert said["low"] <= said["won"] <= said["high"] <= 100
    assert {one["where"] for one in said["findings"]} >= {"balance"}
    path = spoiled(tmp_path, "dust_signal", lambda m: m["event_deck"][0]["cards"].remove("evA"))
    done = CliRunner().invoke(main, ["doctor", str(path), "--json"])
    assert done.exit_code == 1
    assert [one["grade"] for one in json.loads(done.output)["findings"]] == ["broken"]


def test_the_command_speaks_german(tmp_path):
    path = spoiled(tmp_path, "dust_signal", lambda m: m["event_deck"][0]["cards"].remove("evA"))
    done = CliRunner().invoke(main, ["doctor", str(path), "--lang", "de"])
    said = "x kaputt: special_events[A]: geschieht nie: Keine Karte des Ereignisstapels ruft es auf"
    assert said in done.output
    assert "ist kaputt: 1 Befund." in done.output
    path = spoiled(tmp_path, "dust_signal", lambda m: m["alien_deck"].update({"nobody": 1}))
    done = CliRunner().invoke(main, ["doctor", str(path), "--lang", "de", "--json"])
    (found,) = json.loads(done.output)["findings"]
    assert found["where"] == "Inhalt"
    assert "keine Alienkarte heißt 'nobody'" in found["text"]
    whole = ["doctor", "dust_signal", "--seconds", "0", "--lang", "de"]
    assert "dust_signal funktioniert" in CliRunner().invoke(main, whole).output


def test_what_the_games_show_is_said_in_german():
    tales = [tale(n % 2, n) for n in range(10)]
    tales[0] = replace(tales[0], outcome="given up")
    found = {one.spoken("de")[1:] for one in judged("galaxy-defenders", "dust_signal", tales)}
    assert ("Partie k0", "endet nie") in found
    assert ("Aktion copy_recorder", "wurde in 10 Partien nie getan") in found
    (balance,) = (text for where, text in found if where == "Balance")
    assert balance.startswith("50 % (")


def test_the_command_is_content_with_a_sound_mission():
    done = CliRunner().invoke(main, ["doctor", "dust_signal", "--seconds", "0"])
    assert done.exit_code == 0, done.output
    assert "dust_signal works" in done.output
    assert CliRunner().invoke(main, ["doctor", "nowhere"]).exit_code == 2
