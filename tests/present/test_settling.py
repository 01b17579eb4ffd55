"""Answers of the table: marked in the record, passed over by undo, ended on request."""

import pytest

from xenofront.games import registry
from xenofront.games.factory import new_record, new_setup, open_record, save_record
from xenofront.games.galaxy_defenders.play.guide import shown_choice
from xenofront.kernel import Question, UndoRefused
from xenofront.present import quick, turns
from xenofront.present.builder import MessageBuilder
from xenofront.present.presenter import presenter_of
from xenofront.text.texts import LANGUAGES, Texts

GAME = "galaxy-defenders"


@pytest.fixture
def record():
    """A game in which the table has just ended a turn."""
    found = new_record(new_setup("dust_signal", ("chromium", "titanium"), seed=4))
    auto = turns.AutoAnswers(found, presenter_of(GAME))
    for _ in range(400):
        ask, key = found.game.pending, auto.settled()
        if isinstance(ask, Question) and ask.what == "activity" and key is not None:
            found.answer(key, by=turns.TABLE)
            return found
        found.answer(auto.forced() or shown_choice(found.game))
    raise AssertionError("no turn ends by itself")


def marks(record):
    return [getattr(entry, "by", "") for entry in record.entries]


def test_the_mark_is_kept_in_a_save(record):
    assert marks(record)[-1] == turns.TABLE
    assert marks(record).count(turns.TABLE) == 1
    opened = open_record(save_record(record)).record
    assert opened.entries == record.entries
    assert opened.digest() == record.digest()


def test_the_mark_changes_nothing_in_the_game(record):
    again = new_record(record.setup)
    for entry in record.entries:
        again.answer(entry.choice, entry.seat)
    assert again.digest() == record.digest()


@pytest.mark.parametrize(("lang", "name"), [("en", "the table"), ("de", "der Tisch")])
def test_the_log_names_the_table(record, lang, name):
    presenter = presenter_of(GAME)
    auto = turns.AutoAnswers(record, presenter)
    builder = MessageBuilder(record, presenter, Texts(lang, GAME), auto)
    entries = builder.entries(0, record.system.seats(record.game.state))
    assert {entry.by for entry in entries if entry.node == record.at} == {name}
    assert not any(entry.by for entry in entries if entry.node != record.at)


def test_undo_and_redo_pass_over_answers_of_the_table():
    record = new_record(new_setup("dust_signal", ("chromium", "titanium"), seed=4))
    auto = turns.AutoAnswers(record, presenter_of(GAME))
    seats = record.system.seats(record.game.state)
    record.answer("chromium")
    before = record.at
    record.answer("move")
    step = record.game.pending
    assert isinstance(step, Question)
    record.answer(step.options[-1], by=turns.TABLE)
    end = record.at
    assert not record.nodes[end].barrier
    assert auto.led_to(end)
    assert not auto.led_to(record.nodes[end].parent)
    auto.undo(seats)
    assert record.at == before
    auto.redo(seats)
    assert record.at == end


def test_an_undo_that_is_refused_leaves_no_trace(record):
    """The table answered after a roll that cannot be undone."""
    auto = turns.AutoAnswers(record, presenter_of(GAME))
    seats = record.system.seats(record.game.state)
    while not auto.undo_refusal(seats):
        auto.undo(seats)
    entries, at = len(record.entries), record.at
    with pytest.raises(UndoRefused):
        auto.undo(seats)
    assert (len(record.entries), record.at) == (entries, at)


def test_what_somebody_wants_to_be_asked_is_kept():
    standing, record = quick.Standing(), new_record(new_setup("dust_signal", ("chromium",), seed=4))
    assert standing.kept() == quick.NONE
    standing.asking = ("wings", "alpha")
    other = quick.Standing()
    other.restore(standing.kept(), record)
    assert other.asking == ("wings", "alpha")
    other.restore(standing.kept(), record, whole=False)
    assert other.asking == ("wings", "alpha")
    other.restore("{nonsense", record)
    assert not other.asking
    assert not other.orders


def test_only_kinds_that_are_settled_can_be_wished_for():
    presenter = presenter_of(GAME)
    assert turns.asking(presenter, ["wings", "nonsense"]) == ("wings",)
    assert turns.asking(presenter, ["wings", "*"]) == ("*",)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [GAME, "bug-hunt"])
def test_every_answer_of_the_table_is_told_in_words(name, lang):
    presenter = registry.game(name).presenter()
    kinds = turns.settled_kinds(presenter, Texts(lang, name, strict=True), ())
    assert kinds
    assert all(kind.text and not kind.asked for kind in kinds)
