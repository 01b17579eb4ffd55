"""Sessions of Bug Hunt at the terminal, line by line as a player types them."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.cli.tables import command, offered, table_at
from tests.cli.test_play import Typed
from tests.games.bug_hunt.rules.table import table
from xenofront.cli import main
from xenofront.cli import play as title
from xenofront.cli.console import console
from xenofront.cli.start import Wishes
from xenofront.games.bug_hunt.play.purposeful import purposeful_choice
from xenofront.games.bug_hunt.present.typed import open_key
from xenofront.games.factory import new_game, new_setup
from xenofront.lab.scenario import read_scenario
from xenofront.lab.scenario import run as run_scenario
from xenofront.present.terminal import choices
from xenofront.present.terminal.board import picture_of
from xenofront.present.turns import forced_choice
from xenofront.text.texts import LANGUAGES

BUG_HUNT = ("--system", "bug-hunt")
TO_ACT = ("rest", "1", "2", "2", "act duarte")
"""With seed 7 Duarte acts in the quick phase of the first turn."""


@pytest.fixture
def hunt(session):
    """Plays a session of Bug Hunt."""

    def run(*lines, options=(), **wishes):
        return session(*lines, options=(*BUG_HUNT, *options), **wishes)

    return run


def answers_of(game, dice):
    """Play a game with a purpose; what has to be typed for it at the terminal."""
    forced, lines = table_at(game).auto, ["ask all"]
    while game.pending is not None:
        choice = purposeful_choice(game, dice)
        if forced_choice(game, forced.is_complete) is None:
            lines.append(choice)
        game.answer(choice)
    return lines


# -- the beginning ---------------------------------------------------------------------------------


def test_a_game_starts_with_its_seed_the_briefing_the_table_and_a_question(hunt):
    shown = hunt(seed=7)
    assert "First Contact: Duarte, Reck, Adeyemi · seed 7" in shown
    assert "The pump station at Low Meadow" in shown
    assert "The squad comes from the right edge. [BD-7.s9]" in shown
    assert "   0         5         10        15        20        25        30        35\n" in shown
    assert "Duarte: where does Duarte stand? [BD-7.s9]" in shown


def test_the_same_seed_makes_the_same_mission(hunt):
    random_mission = ("--mission", "random")
    first = hunt("rest", seed=12, options=random_mission)
    again = hunt("rest", seed=12, options=random_mission)
    other = hunt("rest", seed=13, options=random_mission)
    assert first == again
    assert first != other


def test_a_number_of_troopers_is_rolled_up(hunt):
    shown = hunt(options=("--mission", "random", "--squad", "4"))
    assert len(re.findall(r"joins the squad: .* \[BD-3.create\]", " ".join(shown.split()))) > 0
    assert shown.count("[BD-3.create]") == 4
    assert "Corporal" not in shown


def test_presets_and_single_options_are_taken(hunt):
    assert "ask for which support?" in hunt(options=("--option", "support=ask"))
    rolled = hunt(options=("--preset", "rulebook", "--squad", "duarte,reck,adeyemi"))
    assert rolled.count("[BD-3.create]") == 3
    assert "Signal 1 lies at" in hunt(options=("--option", "signals"))
    light = hunt(options=("--preset", "later-edition", "--option", "quick_start=yes"))
    assert "First Contact: Duarte" in light


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--squad", "duarte"), "3 to 5 main characters"),
        (("--preset", "silly"), "there is no preset 'silly'; known are rulebook"),
        (("--mission", "first_contct"), "did you mean 'first_contact'"),
        (("--option", "difficulty=silly"), "there is no difficulty 'silly'"),
        (("--option", "nonsense"), "nonsense"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused_with_a_reason(hunt, options, reason):
    assert reason in hunt(options=options, code=2)


def test_the_title_page_asks_for_the_game_first(capsys):
    screen = Typed("chess", "2", "de", "3", "", "77")
    wishes = title.title_page(screen, Wishes(system=""))
    assert (wishes.system, wishes.lang, wishes.mission) == ("bug-hunt", "de", "random")
    assert (wishes.squad, wishes.seed) == ((), 77)
    shown = capsys.readouterr().out
    assert "2 Bug Hunt: troopers on an open table, measured in inches" in shown
    assert "Obergefreite Ines Duarte: Reaktion 2" in shown


def test_play_takes_the_game_from_the_command_line():
    words = ["play", "--terminal", *BUG_HUNT, "--mission", "quick_start", "--seed", "4"]
    shown = CliRunner().invoke(main, words, input="quit\n").output
    assert "Dry Dock: Duarte, Reck, Adeyemi · seed 4" in shown


# -- answers ---------------------------------------------------------------------------------------


def test_dice_have_the_numbers_they_show(hunt):
    shown = hunt("rest", "4")
    assert "   4 [4] against Reactions 2: slow phase" in shown
    assert "Duarte: [4] against Reactions 2, slow phase. [BX-2, BX-3]" in shown
    assert 'I do not understand "3".' in hunt("rest", "3")


def test_any_point_can_be_typed(hunt):
    for typed in ("to 31,18.6", "31,18.6", "path 33,18.5 31,18.6"):
        shown = hunt(*TO_ACT, typed)
        assert re.search(r"Duarte (moves|dashes) [\d.]+\" to 31,18.6\. \[BX-4", shown), typed


def test_a_point_is_not_taken_for_the_beginning_of_another_one(hunt):
    shown = hunt(*TO_ACT, "to 3,1")
    assert "Not allowed: To 3,1:" in shown
    assert "Duarte moves" not in shown


def test_a_forbidden_point_is_refused_with_its_rule_and_a_reason(hunt):
    shown = hunt(*TO_ACT, "to 20,15", "to 34.5,19.25", "to 30,17.5", "leave 20,20", "to 9999,1")
    assert 'Not allowed: To 20,15: 14.9" straight [BH-2]' in shown
    assert 'That is 14.9" as the crow flies; at most 6" of ground can be covered.' in shown
    assert "Reck stands there." in shown
    assert "Nobody can stand there." in shown
    assert "[BX-29]" in shown
    assert shown.rstrip().endswith("xenofront console --load " + shown.split()[-1])


def test_points_are_understood_in_german_too(hunt):
    shown = hunt(*TO_ACT, "nach 20,15", "weg 33,18.5 31,18.6", options=("--lang", "de"))
    assert 'Nicht erlaubt: Nach 20,15: 14.9" Luftlinie [BH-2]' in shown
    assert "nach 31,18.6. [BX-4, BH-1, BH-2]" in shown


def test_an_answer_goes_before_a_command_of_the_same_name():
    game = table(
        troopers={"duarte": "10,10", "reck": "12,10"},
        evac={"at": "11,10", "leaves": 9},
        open={"do": "Boarding"},
    ).game
    listed = offered(game)
    assert [choice.key for choice in listed] == ["board", "stay"]
    assert choices.find("board", listed)[0].words == "Aboard"


def test_there_is_no_question_where_there_is_no_choice(hunt):
    shown = hunt(*TO_ACT, "path 33,18.5 31,18.6")
    assert "Only one answer: Duarte: what next? - Nothing more" in shown


def test_a_trooper_with_an_area_weapon_is_asked_even_if_nothing_is_listed():
    arms = {"at": "10,10", "weapons": ["incinerator"]}
    game = table(troopers={"duarte": arms}, aliens={"razor_lizard-7": "30,30"}).choose("stay")
    assert game.options == ("done",)
    assert not table_at(game.game).auto.is_complete(game.game)
    assert open_key(game.game, "fire incinerator at 14,10") == "fire incinerator at 14,10"
    assert game.refusal("fire incinerator at 14,10") is None
    plain = table(troopers={"duarte": "10,10"}, aliens={"razor_lizard-7": "35,35"}).choose("stay")
    assert table_at(plain.game).auto.is_complete(plain.game)


def shooting():
    """A trooper with two targets, one of them in a wood."""
    return table(
        troopers={"duarte": {"at": "10,10", "combat": 1, "weapons": ["combat_rifle"]}},
        aliens={"razor_lizard-7": "10,22.2", "razor_lizard-8": "24,10"},
        terrain=["wood 7,21"],
    ).choose("stay")


def test_shots_have_their_odds_beside_them(capsys):
    found = table_at(shooting().game)
    choices.show(found.screen, found.texts, found.question(), offered(found.game))
    shown = capsys.readouterr().out
    assert (
        "  Fire: one shot                                                hit  kill wound  stun"
        in (shown)
    )
    assert 'Razor lizard 7: 11.2" in cover (Wood 1), 6+ with +1' in shown
    assert 'Razor lizard 8: 13", 5+ with +1            50%   25%    8%   17%' in shown


# -- the table -------------------------------------------------------------------------------------


def drawn(game):
    """The whole table as text."""
    found = table_at(game.game)
    picture = picture_of(found.board(), found.scene(), {})
    return picture.painted(found.screen, picture.window(99, 199, None))


def test_terrain_of_every_kind_has_its_fill():
    game = table(
        troopers={"duarte": "30,30"},
        terrain=[
            *(
                "rock 2,2",
                "wood 10,2",
                "pool 20,2",
                "wall 2,12",
                "wall 10,12 turned",
                "crate 20,12",
            ),
            *("ruin 2,20", "trench 20,20"),
        ],
    )
    lines = drawn(game)
    assert lines[3][7:15] == "▓" * 8
    assert lines[3][23:35] == "░" * 12
    assert lines[3][43:53] == "~" * 10
    assert lines[13][7:19] == "=" * 12
    assert [line[23] for line in lines[13:19]] == ["║"] * 6
    assert lines[13][43:45] == "oo"
    assert lines[21][7:19] == "┌────///───┐"
    assert ":" in {line[18] for line in lines[21:27]}
    assert lines[21][43:55] == "v" * 12
    assert lines[31][62:64] == "Du"


def test_everything_on_the_table_has_a_sign():
    game = table(
        troopers={"duarte": "10,10", "fire_team-1-2": {"at": "12,12", "kind": "grunt"}},
        aliens={"razor_lizard-7": "20,10", "razor_lizard-12": "21,10"},
        contacts={"c9": {"at": "5,5"}},
        objectives={
            "patrol-3": {"at": "25,5", "kind": "patrol"},
            "scout-1": {"at": "28,5", "kind": "scout", "done": True},
        },
        locations={"location-4": {"at": "5,25"}, "location-5": {"at": "8,25", "spent": True}},
        signals={"signal-1": {"at": "12,25"}},
        spawns={"spawn-6": {"at": "18,36"}},
        blocks=[{"at": "30,30"}],
        barricades=[["14,20", "17,20"]],
        evac={"at": "15,15", "leaves": 9},
    )
    shown = "\n".join(drawn(game))
    signs = ("Du", "F1", "r7r12", "?9", "!3", "✓1", "&4", "$1", "^6", "EV", "xxxx", "#######")
    assert [sign for sign in signs if sign not in shown] == []
    assert "&5" not in shown


def test_signs_that_share_a_place_stand_beside_each_other():
    game = table(
        troopers={"duarte": "30,30"},
        contacts={"c2": {"at": "18,18"}, "c3": {"at": "18,18"}},
        objectives={"scout-1": {"at": "18,18", "kind": "scout"}},
    )
    shown = "\n".join(drawn(game))
    assert all(sign in shown for sign in ("?2", "?3", "!1"))


def test_the_table_fits_the_usual_terminal(hunt):
    board = [line for line in hunt("rest").splitlines() if re.match(r"^[ \d]\d ", line)]
    assert max(map(len, board)) <= 100
    whole = [line for line in board if line.startswith(("35 ", " 0 "))]
    assert whole


def test_a_small_terminal_sees_the_part_around_who_acts(hunt, monkeypatch):
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("COLUMNS", "64")
    shown = hunt(*TO_ACT)
    last = shown.rpartition("Duarte acts.")[2]
    lines = [line for line in last.splitlines() if re.match(r"^[ \d]\d ", line)]
    assert len(lines) <= 12
    assert any("Du" in line for line in lines)
    assert max(map(len, lines)) <= 64


def test_numbers_of_points_stand_on_the_table(hunt):
    shown = hunt(*TO_ACT).rpartition("Duarte acts.")[2]
    board, _, listed = shown.partition("Duarte: where to?")
    walks = re.findall(r"^ +(\d+) To ", listed, re.MULTILINE)
    assert walks
    assert all(re.search(rf"(?<!\d){number}(?!\d)", board) for number in walks)


def test_letters_stand_for_symbols_where_the_terminal_has_none():
    done = subprocess.run(
        [sys.executable, "-m", "xenofront.cli", "console", *BUG_HUNT, "--seed", "7", "--no-save"],
        input="rest\n",
        capture_output=True,
        encoding="ascii",
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"},
    )
    assert done.returncode == 0
    assert "########" in done.stdout
    assert "+----///---+" in done.stdout
    assert "Turn 1 - " in done.stdout or "Turn 0 - " in done.stdout


# -- questions of the player -----------------------------------------------------------------------


def test_questions_about_the_table_are_answered(hunt):
    shown = hunt(
        *TO_ACT,
        *("status duarte", "status nobody", "status", "board names", "board"),
        *(
            "sight ?5",
            "sight Du Re",
            "sight 10,16 22,16",
            "sight",
            "measure ?5",
            "measure Du 12,12",
        ),
        *("measure", "reach", "reach Reck", "reach ?5", "threat ?5", "threat Du"),
        *("rule BX-9", "why", "log 2"),
    )
    assert 'Reactions 2, Speed 4", Combat Skill +1, Toughness 4, Tech +0, armour 5+' in shown
    assert '· Combat rifle (ready): Combat rifle: range 26", one shot' in shown
    assert 'There is no figure "nobody".' in shown
    assert 'Pipe run 7: 26,17 - 34,18, linear, climbed for 1"' in shown
    assert 'Duarte sees Reck in the open; 0.3".' in shown
    assert '10,16 does not see 22,16: Reactor 5 is in the way; 12".' in shown
    assert "Type sight A B" in shown
    assert re.search(r'Duarte to Contact 5: 16" \(16.5" from centre to centre\)', shown)
    assert 'Duarte can walk 4" or dash 6"' in shown
    assert '· 4" · + 6"' in shown
    assert 'Reck can walk 5" or dash 7"' in shown
    assert '"c5" does not walk.' in shown
    assert "It would go up to six inches toward" in shown
    assert 'There is no alien or contact "duarte".' in shown
    assert "[BX-9] Full turn" in shown
    assert "The mission (BX-1)\n  A turn (BX-1)\n    Troopers act (BX-5)\n" in shown


def test_questions_are_answered_in_german(hunt):
    shown = hunt(
        *TO_ACT,
        *("stand duarte", "karte namen", "sicht ?5", "messen ?5", "reichweite", "bedrohung ?5"),
        *("warum nicht 20,15", "hilfe", "regel BX-9"),
        options=("--lang", "de"),
    )
    assert 'Reaktion 2, Tempo 4", Kampfwert +1, Zähigkeit 4, Tech +0, Rüstung 5+' in shown
    assert 'Rohrleitung 7: 26,17 - 34,18, Linie, überkletterbar für 1"' in shown
    assert "Duarte sieht Kontakt 5" in shown
    assert 'Von Duarte bis Kontakt 5: 16"' in shown
    assert 'Duarte kann 4" gehen oder 6" sprinten' in shown
    assert "messen [A] B" in shown


def commanded(game, *lines, lang="en"):
    """What a session at a position prints for some commands."""
    command(table_at(game.game, lang), *lines)


def test_the_odds_of_a_shot_are_shown_in_full(capsys):
    commanded(shooting(), "odds 2", "odds done")
    shown = capsys.readouterr().out
    assert "Duarte at Razor lizard 8: Combat rifle\n" in shown
    assert "  missed     50%  ████████████████████\n" in shown
    assert "  dead       25%  ██████████\n" in shown
    assert "    · to hit: 5+ with +1 [BH-29, BH-27]\n" in shown
    assert "    · damage: a die +0 against Toughness 3 [BH-39]\n" in shown
    assert "Type odds and the number of a shot." in shown


@pytest.mark.parametrize(
    ("alien", "expected"),
    [
        ({"at": "10,16"}, 'It would go for Duarte, 5" away, with Speed 6": a move to'),
        ({"at": "10,30"}, "a dash to"),
        ({"at": "10,11"}, "It would fight Duarte."),
        ({"at": "10,16", "stun": 1}, "It is stunned and would do nothing."),
        ({"at": "10,16", "wounds": 1}, "It is wounded and would stay where it is."),
        ({"at": "10,16", "fresh": True}, "does not act in this turn"),
        ({"at": "10,16", "leader": "lancer"}, "throw a dart"),
    ],
)
def test_a_threat_says_whom_an_alien_would_go_for_and_how_far(alien, expected, capsys):
    game = table(
        troopers={"duarte": {"at": "10,10", "name": "Duarte"}}, aliens={"razor_lizard-7": alien}
    )
    commanded(game, "threat r7")
    assert expected in capsys.readouterr().out
    for lang in LANGUAGES:
        commanded(game, "threat razor_lizard-7", "status r7", lang=lang)


def test_why_not_names_the_rule_that_forbids_a_shot(capsys):
    far = table(
        troopers={"duarte": {"at": "2,2", "weapons": ["service_pistol"]}},
        aliens={"razor_lizard-7": "30,30"},
        contacts={"c9": {"at": "8,8"}},
    ).choose("stay")
    commanded(far, "why not pistol r7", "why not fire ?9", "why not call", "why not done")
    shown = capsys.readouterr().out
    assert 'Service pistol at Razor lizard 7: 38.6", 5+ [BH-29]' in shown
    assert "Not allowed: Service pistol at contact 9 [BX-9]" in shown
    assert "Not allowed: Call the drop ship [BH-15]" in shown
    assert "Allowed: Nothing more" in shown


# -- keeping and telling ---------------------------------------------------------------------------


def test_undo_is_free_until_somebody_learned_something(hunt):
    shown = hunt("rest", "undo", "1", "2", "2", "undo", "redo")
    assert "cannot be undone freely" in shown
    assert "a roll, a contact, a location" in shown
    assert shown.count("Undone.") == 1
    assert "Done again." in shown


def test_a_saved_game_goes_on_where_it_was_and_knows_its_system(session, saved):
    session("rest", "1", options=BUG_HUNT)
    shown = session("log 1", new=False, options=("--load", str(saved)))
    assert f"Loaded: {saved}" in shown
    assert "Duarte: which die for Reck?" in shown
    assert "Duarte: [1] against Reactions 2, quick phase." in shown


def test_an_exported_position_asks_the_same_question_again(hunt, tmp_path):
    script = tmp_path / "position.yaml"
    hunt(*TO_ACT, f"export {script}")
    outcome = run_scenario(read_scenario(script.read_bytes(), script.name))
    assert outcome.passed
    assert outcome.game is not None
    assert outcome.game.pending is not None
    assert outcome.game.pending.what == "move"


def test_real_dice_can_be_typed(hunt):
    lines = ("top", *("3", "3", "5"), "rest", "6", "1 2 3 4")
    shown = hunt(*lines, options=("--manual-dice",))
    assert "From which edge does the squad come?" in shown
    assert "Places of objectives: what does the die show?" in shown
    assert "(die 1 of 3, D6)" in shown
    assert "Objective 3 (Scout) lies at 26,30, worth 2." in shown
    assert "The location: what does the die show?" in shown
    assert "Reaction dice: [1] [2] [3] [4]." in shown


def test_long_lists_of_chance_are_a_sentence(hunt):
    shown = hunt("top", options=("--manual-dice", "--squad", "3"))
    assert "Origin: what do the percentile dice show?" in shown
    assert "Type a number from 1 to 100." in shown


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_mission_is_played_to_its_outcome_page(tmp_path, seed):
    options = {"preset": "quick start"}
    squad = ("duarte", "reck", "adeyemi")
    setup = new_setup("first_contact", squad, seed=seed, system_name="bug-hunt", **options)
    script = tmp_path / "answers.txt"
    game: Any = new_game(setup)
    lines = answers_of(game, random.Random(seed))
    script.write_text("\n".join(lines) + "\n", encoding="utf-8")
    file = tmp_path / "whole.game"
    words = [*BUG_HUNT, "--seed", str(seed), "--script", str(script), "--record", str(file)]
    result = CliRunner().invoke(console, words, catch_exceptions=False)
    assert result.exit_code == 0
    page = result.output.rpartition("── Mission ")[2]
    assert page.startswith(game.state.outcome)
    assert re.search(r"^Objective points: \d, needed 2$", page, re.MULTILINE)
    assert re.search(r"^  Turn: \d+$", page, re.MULTILINE)
    assert re.search(r"^Aliens killed: \d+ \(Shambling reanimations\)$", page, re.MULTILINE)
    again = f"xenofront console --mission first_contact --squad {','.join(squad)}"
    assert f"{again} --preset 'quick start' --seed {seed}\n" in page
    loaded = CliRunner().invoke(console, ["--load", str(file)], catch_exceptions=False).output
    assert loaded.rpartition("── Mission ")[2] == page


def test_the_parts_that_every_system_uses_know_no_system():
    source = Path(choices.__file__).parents[2]
    paths = [
        *(source / "present" / "terminal").rglob("*.py"),
        *(source / "lab" / "scenario").glob("*.py"),
    ]
    paths += [source / "text" / "texts.py", source / "campaign" / "log.py"]
    assert len(paths) > 15
    for path in paths:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"xenofront\.games\.(bug_hunt|galaxy_defenders)", text), path.name
        assert "xenofront.geometry" not in text, path.name
