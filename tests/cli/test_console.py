"""Sessions at the terminal, line by line as a player types them."""

import hashlib
import json

import pytest
from click.testing import CliRunner

from xenofront.cli import main
from xenofront.cli.console import console
from xenofront.lab.scenario import read_scenario
from xenofront.lab.scenario import run as run_scenario
from xenofront.present.terminal import keeping
from xenofront.present.terminal.screen import Screen


def test_a_game_starts_with_its_seed_the_briefing_the_board_and_a_question(session):
    shown = session(seed=7)
    assert "Dust Signal: Chromium, Thorium, Titanium · seed 7" in shown
    assert "A listening mast in the dunes" in shown
    assert "1Ch" in shown
    assert "Chromium, for the team: who is alpha agent in this round? [GD-6.2.1.a]" in shown
    assert "   2 Thorium\n" in shown


def test_a_seed_is_chosen_and_shown_if_none_is_given(tmp_path):
    shown = CliRunner().invoke(console, ["--no-save"], input="").output
    assert "· dice sealed as " in shown


def test_answers_are_numbers_keys_words_or_a_part_of_them(session):
    for typed in ("2", "thorium", "Thorium", "thor"):
        assert "Thorium is the alpha agent." in session(typed)


def test_wrong_input_is_answered_with_help(session):
    shown = session("thoriun", "", "42", "t")
    assert 'I do not understand "thoriun". Did you mean "Thorium"? Type ? for help.' in shown
    assert "Type a number, a part of an answer's words, or ? for help." in shown
    assert 'I do not understand "42".' in shown
    assert '"t" can be: 2 Thorium; 3 Titanium' in shown


def test_help_names_every_command_and_the_signs_on_the_board(session):
    shown = session("?")
    for word in ("board", "why not", "odds N", "takeback", "export FILE", "✶ hit", "& place of"):
        assert word in shown


def test_what_happened_is_told_with_its_rules_before_the_next_question(session):
    shown = session("chromium", "move", "ne")
    assert "Chromium is the alpha agent. [GD-6.2.1.a]" in shown
    assert "Chromium steps north-east to 0,1. [GD-7.2.b]" in shown
    assert "Chromium: which way? 3 steps left." in shown


def test_a_hex_farther_away_is_walked_to_until_something_happens(session):
    shown = session("chromium", "move; 3,2; stop")
    assert "Chromium steps east to 2,2." in shown
    assert "The signal at 5,6 is a human!" in shown
    assert "Something happened, so the rest of your plan was not played: 3,2; stop" in shown


def test_several_directions_make_a_plan(session):
    shown = session("chromium", "move; E E", "log 2")
    assert "Chromium steps east to 1,2." in shown


def test_a_forbidden_answer_is_refused_with_its_rule(session):
    shown = session("chromium", "search", "move; NE NE")
    assert "Not allowed: Search here [GD-7.4.3.b]" in shown
    assert "Not allowed: To 1,0 [GD-7.2.c]" in shown


def test_numbers_of_hexes_stand_on_the_board(session):
    shown = session("chromium", "move")
    assert "   4   5 ' .   *" in shown
    assert "3Th 2Ti" in shown


def test_why_shows_the_way_through_the_rulebook(session):
    shown = session("chromium", "move", "why")
    assert "The mission (GD 6)\n  Battle phase (GD 6.3)\n    An agent's turn (GD 6.3.1)" in shown
    assert "      Movement (GD 7.2)" in shown
    assert "[GD-7.2.a]" in shown


def test_why_not_names_the_rule_that_forbids_something(session):
    shown = session("chromium", "why not attack S4 eagle", "why not search", "why not move")
    assert "Not allowed: Attack the Spine Critter, green (4) with the Eagle-1 Pistol [GD-" in shown
    assert "Not allowed: Search here [GD-7.4.3.b]" in shown
    assert "Allowed: Move" in shown


def test_why_not_for_a_hex(session):
    shown = session("chromium", "move", "why not 9,1", "why not blah")
    assert "Not allowed: Walk to 9,1 [GD-7.2.a]" in shown
    assert 'I do not understand "blah".' in shown


def before_the_critter(session, *more):
    """With seed 7 a critter runs up to the squad in the first aliens turn."""
    lines = ("chromium", "end", "hold", *more)
    return session(*lines, options=("--squad", "chromium,titanium"))


def test_attacks_have_their_odds_beside_them_and_in_full(session):
    shown = before_the_critter(session, "odds 2", "odds end")
    assert "Fire with the GD4A1 Rifle, whole area (1 ammo) 1.52 47% 27% 27%" in shown
    assert "Spine Critter, green (4): Vulcan 2.12 72% 27% -" in shown
    assert "Chromium against Spine Critter, green (4)" in shown or "Titanium against" in shown
    assert "· 3 red dice\n" in shown
    assert "Vulcan, if a bolt shows: -1 defence die for the target [GD-7.6.g]" in shown
    assert "Spine Critter, green (4): 2 HP left" in shown
    assert "Type odds and the number of an attack." in shown


def test_the_roll_is_shown_before_ammo_is_paid_for_hits(session):
    shown = before_the_critter(session, "attack")
    assert "how much ammo for extra hits" in shown
    assert "The roll: [" in shown


def test_undo_is_free_until_somebody_learned_something(session):
    shown = session("undo", "chromium", "move", "ne", "undo", "undo", "redo")
    assert "This is the beginning." in shown
    assert shown.count("Undone.") == 2
    assert "Done again." in shown
    refused = session("chromium", "move; 3,2", "undo", "redo")
    assert "cannot be undone freely" in refused
    assert "There is nothing to do again." in refused


def test_a_take_back_asks_first_and_is_counted(session):
    shown = session("chromium", "move; 3,2", "takeback", "n", "takeback 2", "y", "takeback x")
    assert "Nothing was taken back." in shown
    assert "Go 2 answers back?" in shown
    assert "Taken back. Take-backs in this game: 1" in shown
    assert "Type takeback and how many answers." in shown
    last = shown.rpartition("Taken back.")[2]
    assert "Chromium: which way? 3 steps left." in last


def test_a_saved_game_goes_on_where_it_was(session, saved):
    session("chromium", "move", "ne")
    shown = session("log 1", new=False, options=("--load", str(saved)))
    assert f"Loaded: {saved}" in shown
    assert "Chromium: which way? 3 steps left." in shown
    assert shown.count("Chromium steps north-east to 0,1.") == 2
    again = session("undo", new=False, options=("--load", str(saved)))
    assert "4 steps left" in again.rpartition("Undone.")[2]


def test_the_game_is_saved_in_the_users_data_folder_by_default(tmp_path):
    shown = CliRunner().invoke(console, ["--seed", "3"], input="1\nquit\n").output
    file = tmp_path / "data" / "xenofront" / "games" / "dust_signal-3.game"
    assert file.exists()
    assert f"xenofront console --load {file}" in shown
    CliRunner().invoke(console, ["--seed", "3"], input="")
    assert file.with_name("dust_signal-3-2.game").exists()


def test_save_writes_another_file_and_says_if_it_cannot(session, tmp_path):
    other = tmp_path / "other.game"
    shown = session("chromium", f"save {other}", f"save {tmp_path}", "save")
    assert f"Saved: {other}" in shown
    assert f"Could not write {tmp_path}:" in shown
    assert "Type save and a file name." in shown
    assert keeping.open_game(other).same_rules


def test_an_exported_position_asks_the_same_question_again(session, tmp_path):
    script = tmp_path / "position.yaml"
    shown = session("chromium", "move", "ne", f"export {script}")
    assert f"Run it with xenofront scenario {script}" in shown
    outcome = run_scenario(read_scenario(script.read_bytes(), script.name))
    assert outcome.passed
    assert outcome.game is not None
    assert outcome.game.pending is not None
    assert outcome.game.pending.what == "hex"
    assert CliRunner().invoke(main, ["scenario", str(script)]).exit_code == 0


def test_everything_is_there_in_german(session):
    shown = session("chromium", "warum", "warum nicht suchen", "hilfe", options=("--lang", "de"))
    assert "Chromium, für das Team: Wer ist in dieser Runde Alpha-Agent?" in shown
    assert "Zug eines Agenten (GD 6.3.1)" in shown
    assert "Nicht erlaubt: Hier suchen [GD-7.4.3.b]" in shown
    assert "rücknahme [N]" in shown


def test_the_language_can_be_changed_while_playing(session):
    shown = session("lang de", "lang fr", "sprache en")
    assert "Chromium, für das Team" in shown
    assert "Bekannte Sprachen: en, de" in shown
    assert "The language is English." in shown


def test_the_language_follows_the_locale(session, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Runde 1 beginnt." in session()


def test_dice_and_cards_can_be_typed_from_a_real_table(session, saved):
    shown = session(
        "chromium",
        "end",
        "calm",
        "end",
        options=("--manual-dice", "--squad", "chromium,titanium"),
    )
    assert "Which close encounter card is drawn?" in shown
    assert "Close encounter: Calm. Nobody wakes." in shown


def test_several_real_dice_can_be_typed_in_one_line(session):
    shown = session(
        *("ask all", "chromium", "end", "troop", "1", "2", "hit+hit hit+bolt jam hit"),
        options=("--manual-dice", "--squad", "chromium,titanium"),
    )
    assert "Hit roll: what does the die show?" in shown
    assert "(die 1 of 3, red die)" in shown
    assert "Chromium rolls [✶✶] [✶↯] [✗]: 3 hits and a bolt." in shown
    assert "The roll is complete; not used: hit" in shown
    assert "GD4A1 Rifle of Chromium jams!" in shown


def test_leaving_says_where_the_game_is(session, saved):
    for lines in (("chromium", "quit"), ("chromium",)):
        shown = session(*lines)
        assert "See you soon. The game is saved; go on with" in shown
        assert f"xenofront console --load {saved}" in shown
    assert "The game was not saved." in session("quit", options=("--no-save",))


def test_a_damaged_file_is_refused_with_a_reason(session, saved, tmp_path):
    session("chromium")
    saved.write_bytes(saved.read_bytes()[:-40])
    shown = session(new=False, options=("--load", str(saved)), code=1)
    assert "This game cannot be opened: the file is cut off" in shown
    nothing = session(new=False, options=("--load", str(tmp_path / "no")), code=2)
    assert "No such file" in nothing
    shown = session(new=False, options=("--load", str(saved), "--lang", "de"), code=1)
    assert "Dieses Spiel lässt sich nicht öffnen: die Datei ist abgeschnitten" in shown


def test_a_game_of_another_system_is_refused(session, saved):
    session("chromium")
    body = json.loads(saved.read_bytes().split(b"\n")[1])
    body["system"] = "chess"
    write_body(saved, body)
    shown = session(new=False, options=("--load", str(saved)), code=1)
    assert "a game of 'chess'" in shown


def write_body(file, body):
    data = json.dumps(body).encode()
    header = {"xenofront": 1, "length": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    file.write_bytes(json.dumps(header).encode() + b"\n" + data + b"\n")


def test_a_game_under_changed_rules_says_what_became_of_it(session, saved, tmp_path):
    session("chromium", "move", "ne")
    body = json.loads(saved.read_bytes().split(b"\n")[1])
    body["content"] = "other"
    write_body(saved, body)
    before = saved.read_bytes()
    result = CliRunner().invoke(console, ["--load", str(saved)], input="stop\n")
    assert "The rules or the content have changed" in result.output
    assert "All answers still hold." in result.output
    assert saved.read_bytes() == before
    body["snapshots"] = []
    body["entries"][1]["choice"] = "fly"
    write_body(saved, body)
    result = CliRunner().invoke(console, ["--load", str(saved)], input="")
    assert 'no longer possible: 2 answers, from "activity: fly" on.' in result.output


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--squad", "chromium,nobody"), "there is no agent 'nobody'"),
        (("--mission", "dust_signl"), "did you mean 'dust_signal'"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused_with_a_reason(session, options, reason):
    shown = session(options=options, code=2)
    assert reason in " ".join(shown.split())


def test_questions_about_the_table_are_answered(session):
    shown = session(
        "chromium",
        *("status", "status S4", "status chromium", "status nobody", "board names", "board"),
        *("sight S4", "sight 0,0 1,0", "sight", "reach", "threat S4", "threat chromium"),
        *("rule GD-7.3.j", "rule GD-7.3.jj", "rule", "log 3"),
    )
    assert "marine, copper · Hex -1,2 · Faces east · Movement 4" in shown
    assert 'There is no figure "nobody".' in shown
    assert "*-1,3" in shown or "-2,3" in shown
    assert "Chromium sees 6,3." in shown
    assert "0,0 sees 1,0.\n  one hex east of 0,0\n  range 0" in shown
    assert "Type sight HEX HEX" in shown
    assert "Chromium can walk to" in shown
    assert "Now: Otherwise: move up to 2 areas toward the closest agent." in shown
    assert "· When it dies, every agent next to it defends against 1 hit of basic damage." in shown
    assert "· Guard (ability): Once a round an attack on an alien" in shown
    assert "· Eagle-1 Pistol (ranged): 3 blue dice, range up to 1." in shown
    assert "· Armour, if a bolt shows at range: +1 shield." in shown
    assert 'There is no alien "chromium".' in shown
    assert "[GD-7.3.j]" in shown
    assert "There is no rule GD-7.3.jj (did you mean 'GD-7.3.j'?)." in shown


def test_colours_are_left_out_where_nobody_sees_them(session, monkeypatch):
    assert "\x1b[" not in session("chromium")
    screen = Screen(plain=True)
    assert screen.paint("Ch", "agent") == "Ch"
    screen.plain = False
    assert screen.paint("Ch", "agent") == "\x1b[1;36mCh\x1b[0m"


def test_a_small_terminal_sees_the_part_of_the_board_around_the_agent(session, monkeypatch):
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("COLUMNS", "80")
    shown = session("chromium")
    assert max(len(line) for line in shown.splitlines() if "──" not in line) <= 140
    board = shown.partition("[GD-6.c]")[2].partition("Round 1")[0]
    assert board.count("\n") < 18
    assert "1Ch" in board


def test_flaws_of_an_own_mission_are_told_line_by_line_in_the_readers_language(session, tmp_path):
    path = tmp_path / "own.yaml"
    path.write_text("missions:\n  - id: x\n    called: y\n", encoding="utf-8")
    english = session(code=1, options=("--mission", str(path), "--lang", "en"))
    german = session(code=1, options=("--mission", str(path), "--lang", "de"))
    assert english.startswith("This game cannot be set up: own.yaml:2: missions[x]: the field")
    assert "  own.yaml:2: missions[x]: the field 'name' is missing" in english.splitlines()
    assert "  own.yaml:2: missions[x]: das Feld 'name' fehlt" in german.splitlines()
    assert "missing" not in german


def test_flaws_of_an_own_bug_hunt_mission_are_told_as_well(session, tmp_path):
    path = tmp_path / "own.yaml"
    path.write_text("missions:\n  - id: x\n    called: y\n", encoding="utf-8")
    options = ("--system", "bug-hunt", "--mission", str(path), "--lang", "de")
    shown = session(code=1, options=options)
    assert "  own.yaml:3: missions[x].called: unbekanntes Feld 'called'" in shown
