"""Cards to read: `xenofront card`, and `card` while playing."""

from typing import Any

import pytest
from click.testing import CliRunner

from tests.cli.tables import table_at
from xenofront.cli import main
from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_effects import TacticOf, WhichTactic
from xenofront.games.galaxy_defenders.rules.ch6_sequence.reinforcements import REFUSE, Replace
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import Facing
from xenofront.games.galaxy_defenders.rules.ch7_agents.ranks import Gain
from xenofront.games.galaxy_defenders.rules.choices import Face, PickItem
from xenofront.kernel import Choice, Question, Seat
from xenofront.present.terminal.choices import choices, show
from xenofront.present.terminal.printing import print_lines

OWN = """
weapons:
  - id: w_own
    name: Bee Gun
    de: Bienenwerfer
    confidence: designed
    kind: ranged
    rank: improved
    blue: 2
    range: 3
    jams: false
    modifiers:
      - {quantity: armour_ignored, amount: 1}
"""


def run(*words, code=0):
    result = CliRunner().invoke(main, ["card", *words], catch_exceptions=False)
    assert result.exit_code == code, result.output
    return result.output


def test_a_card_is_shown_by_id():
    assert run("w_rifle", "--lang", "en") == (
        "GD4A1 Rifle (Standard ranged weapon · marine)\n"
        "  3 red dice, range up to 2, 4 ammo.\n"
        "  If a bolt shows: -1 defence die for the target.\n"
        "  Before the roll 1 ammo may be paid to strike the whole area of the target.\n"
        "  [GD-7.6.g]\n"
    )


def test_cards_are_shown_by_name_and_in_german():
    shown = run("medikit", "Killerinstinkt", "--lang", "de")
    assert shown.startswith("Medikit (Gerät · allgemein · 3 in der Schachtel · 2 in ")
    assert "\n\nKillerinstinkt (Verbesserte Taktik" in shown
    assert "  +2 Treffer.\n" in shown


def test_without_a_name_all_cards_are_listed_by_kind():
    shown = run("--lang", "en")
    assert shown.startswith("Agents\n  chromium                     Chromium\n")
    assert "\nStandard weapons\n  w_" in shown
    assert "\n  w_rifle " in shown
    assert "\nAlien cards\n  aracnos-green                Aracnos, green\n" in shown
    assert "\nClose encounter cards\n  ce01 " in shown
    assert len(shown.splitlines()) > 150


def test_an_unknown_name_is_refused_with_near_matches():
    shown = run("w_rfle", "--lang", "en", code=2)
    assert 'There is no card "w_rfle". Near matches: w_rifle, iw_rifle' in shown
    assert run("zzzzzz", "--lang", "de", code=2) == "Error: Es gibt keine Karte „zzzzzz“.\n"


def test_a_designers_own_weapon_has_its_text(tmp_path):
    path = tmp_path / "own.yaml"
    path.write_text(OWN, encoding="utf-8")
    assert run("w_own", "--lang", "en", "--content", str(path)) == (
        "Bee Gun (Improved ranged weapon · general)\n"
        "  2 blue dice, range up to 3.\n"
        "  The target's armour gives nothing.\n"
        "  It never jams.\n"
    )
    path.write_text(OWN.replace("blue: 2", "blu: 2"), encoding="utf-8")
    assert "blu" in run("w_own", "--content", str(path), code=1)


def test_flaws_of_own_content_are_told_in_the_language_of_the_reader(tmp_path):
    path = tmp_path / "own.yaml"
    path.write_text(OWN.replace("blue: 2", "blu: 2"), encoding="utf-8")
    english, german = (run("--lang", lang, "--content", str(path), code=1) for lang in ("en", "de"))
    assert english.startswith("Error: ")
    assert "unknown field" in english
    assert "unbekannt" in german
    assert english.count(str(path)) == german.count(str(path))


def test_cards_can_be_read_while_playing(session):
    shown = session("chromium", "card", "card S4", "card frag", "card claws", "card medkit")
    assert "Type card and a name, an id, or the letters of a figure" in shown
    assert "Spine Critter, green (Alien card · 2 in the box)\n  2 HP.\n" in shown
    assert "Frag Grenade (Device · grenade · general · 2 in the box)" in shown
    assert '"claws" can be: Claws [aracnos-green/claws]; Claws [aracnos-blue/claws]' in shown
    assert 'There is no card "medkit". Did you mean "Medikit"?' in shown


def test_the_command_has_a_german_word(session):
    shown = session("chromium", "text chromium", "text xyzzyx", options=("--lang", "de"))
    assert "Chromium (Profilbogen · Marine)\n  Bewegung: 4 Hexfelder.\n" in shown
    assert "Es gibt keine Karte „xyzzyx“." in shown


CHROMIUM = Seat("chromium")


def asked(kind: type[Question], choices: tuple[Choice, ...], *about: str) -> Any:
    """A game of which this is the question."""
    game: Any = new_game(new_setup("dust_signal", (CHROMIUM,)))
    game.pending = kind(CHROMIUM, choices, "GD-7.7.a", *about)
    return game


def printed(game: Any, capsys: Any) -> list[str]:
    """The question, as a session prints it."""
    table = table_at(game)
    question = table.question()
    print_lines(table.screen, question.remarks, 2)
    show(table.screen, table.texts, question, choices(question))
    return str(capsys.readouterr().out).splitlines()


def test_a_new_weapon_is_shown_before_its_place_is_chosen(capsys):
    lines = printed(
        asked(Replace, (PickItem("w_rifle"), PickItem("w_eagle"), REFUSE), CHROMIUM, "aw_needler"),
        capsys,
    )
    assert lines[0] == "  3 red dice, range up to 2. If a bolt shows: +2 hits."
    assert printed(asked(Facing, (Face("E"),), CHROMIUM), capsys)[0].startswith("   1 ")


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (
            asked(Gain, (PickItem("bt_step"), PickItem("bt_aim")), CHROMIUM, "gold"),
            "The agent moves up to 1 hex at once.",
        ),
        (
            asked(Replace, (PickItem("w_rifle"), REFUSE), CHROMIUM, "iw_rifle"),
            "3 red dice, range up to 2, 4 ammo.",
        ),
        (
            asked(
                WhichTactic, (TacticOf(CHROMIUM, "it_wall"), TacticOf(Seat("thorium"), "it_kill"))
            ),
            "For a defence; it costs no action. +2 shields.",
        ),
    ],
)
def test_equipment_is_offered_with_its_text(game, text, capsys):
    lines = printed(game, capsys)
    assert any(line.startswith("   1 ") for line in lines)
    assert any(line.startswith(f"       {text}") for line in lines)
