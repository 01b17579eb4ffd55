"""Computer players at the terminal."""

import pytest

from tests.players.hostile import CrashingPlayer, IdlePlayer, IllegalPlayer
from xenofront.games.factory import new_record, new_setup
from xenofront.players import roster
from xenofront.present.terminal import computers
from xenofront.present.terminal.conversation import Conversation
from xenofront.present.terminal.screen import Screen
from xenofront.present.terminal.session import Session
from xenofront.text.texts import Texts

SQUAD = ("--squad", "chromium,titanium")


def test_all_seats_handed_over_reach_the_outcome(session):
    shown = session("hand all greedy", seed=8, options=("--squad", "mercury"))
    assert "Hotspur: Mercury" in shown
    assert "What it brought" in shown


def test_only_the_seat_that_was_handed_over_is_played(session):
    shown = session("titanium", "hand ti", seed=4, options=SQUAD)
    assert "Titanium: Hotspur" in shown
    assert "Chromium: you" in shown
    assert "Hotspur: Titanium: what do you do?" in shown
    assert "Hotspur: Chromium: what do you do?" not in shown
    assert "See you soon." in shown


def test_a_seat_is_taken_back(session):
    shown = session("hand ti dice", "mine ti", "titanium", seed=4, options=SQUAD)
    assert "Titanium: Dice Cup" in shown
    assert "Dice Cup: Titanium" not in shown


def test_a_hint_names_an_answer_and_a_reason(session):
    shown = session("hint", "hint dice", "hint nobody", seed=4, options=SQUAD)
    assert "Hotspur would choose: Titanium" in shown
    assert "Dice Cup would choose: " in shown
    assert "There is no hint for this." in shown


def test_a_seat_nobody_knows_is_refused(session):
    assert 'I do not know whose seat "nobody" is.' in session("hand nobody", seed=4)


def test_the_words_are_german_for_germans(session):
    shown = session("gib", "tipp", seed=4, options=(*SQUAD, "--lang", "de"))
    assert "Chromium: du" in shown
    assert "Heißsporn würde wählen: " in shown


@pytest.fixture
def table():
    record = new_record(new_setup("dust_signal", ("chromium", "titanium"), seed=4))
    return Session(Screen(plain=True), Texts("en", "galaxy-defenders"), record, None)


@pytest.mark.parametrize(
    "hostile",
    [CrashingPlayer(), IdlePlayer(), IllegalPlayer()],
    ids=lambda player: type(player).__name__,
)
def test_a_player_that_misbehaves_loses_the_move(table, monkeypatch, hostile, capsys):
    monkeypatch.setattr(roster, "player", lambda name, system, seed=0: hostile)
    table.bench.budget = 0.2
    computers.hand(table, "all random")
    assert computers.answer(table)
    assert table.record.entries[0].choice == "chromium"
    assert "first allowed" in capsys.readouterr().out


def test_an_interruption_takes_all_seats_back(table, monkeypatch, capsys):
    computers.hand(table, "all")

    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(table.bench, "think", interrupted)
    monkeypatch.setattr(table.screen, "ask", lambda words: "quit")
    assert Conversation(table).run() is False
    assert table.computers == {}
    assert "All seats are yours again." in capsys.readouterr().out
