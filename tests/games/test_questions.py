"""Every question of every game: its name, its words, who answers it, how its answers read."""

import sys
from collections.abc import Iterator

import pytest

from tests.games.test_games import FILES, NAMES
from xenofront.games import registry
from xenofront.games.factory import system
from xenofront.kernel import Answer, Question, Record
from xenofront.kernel.files import read_body
from xenofront.text.texts import LANGUAGES, Texts

GAMES = registry.game_names()


def below(kind: type[Question]) -> Iterator[type[Question]]:
    """All classes that are questions of this kind."""
    for found in kind.__subclasses__():
        yield found
        yield from below(found)


def questions(name: str) -> list[type[Question]]:
    """The questions of a game, which stand beside its procedures."""
    procedures = system(name).procedures.values()
    package = registry.game(name).__class__.__module__.removesuffix("manifest") + "rules."
    assert all(procedure.__module__.startswith(package) for procedure in procedures)
    return [kind for kind in below(Question) if kind.__module__.startswith(package)]


@pytest.mark.parametrize("name", GAMES)
def test_a_question_has_a_name_of_its_own_and_answers(name):
    kinds = questions(name)
    assert len(kinds) > 40
    assert len({kind.WHAT for kind in kinds}) == len(kinds)
    assert all(kind.WHAT and kind.ANSWERS for kind in kinds)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_every_answer_has_words(name, lang):
    texts = Texts(lang, name)
    own = texts.words.OWN
    answers = {answer for kind in questions(name) for answer in kind.ANSWERS}
    missing = [f"question-{kind.WHAT}" for kind in questions(name)]
    missing += [f"choice-{answer.__name__}" for answer in answers if answer not in own]
    assert [message for message in missing if not texts.has(message)] == []


@pytest.mark.parametrize("name", GAMES)
def test_words_of_their_own_are_those_of_answers(name):
    answers = {answer for kind in questions(name) for answer in kind.ANSWERS}
    assert Texts("en", name).words.OWN.keys() <= answers


@pytest.mark.parametrize("name", GAMES)
def test_greedy_has_an_answer_to_every_question(name):
    module = sys.modules[type(registry.game(name).greedy(0)).__module__]
    tables = ("ANSWERS", "ALWAYS", "IN_A_TURN")
    answered = [kind for table in tables for kind in getattr(module, table, ())]
    assert sorted(kind.__name__ for kind in questions(name)) == sorted(
        kind.__name__ for kind in answered
    )


@pytest.mark.parametrize("name", GAMES)
def test_what_declines_is_an_answer(name):
    for kind in questions(name):
        declining = kind.HANDLING.declined_by
        assert declining is None or type(declining) in kind.ANSWERS


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_the_answers_of_recorded_games_are_read_as_they_are_written(file):
    body = read_body(file.read_bytes())
    record = Record(system(body.system), body.setup, manual=body.manual)
    for entry in body.entries:
        asked = record.game.pending
        if isinstance(asked, Question) and isinstance(entry, Answer):
            given = asked.read(entry.choice)
            assert given is not None
            assert given.key == entry.choice
            for choice in asked.choices:
                assert type(choice).read(choice.key) == choice == asked.read(choice.key)
        record.append(entry)
