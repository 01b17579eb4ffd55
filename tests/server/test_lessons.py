"""The guided missions: who only does what is shown wins, and hears every lesson on the way."""

import re

import pytest

from tests.server.conftest import Player, new_game
from xenofront.present.presenter import presenter_of
from xenofront.text.message_files import messages
from xenofront.text.texts import Texts

OPTIONAL = {
    "galaxy-defenders": {
        "lesson-guard",
        "lesson-wings",
        "lesson-teleport-hex",
        "lesson-signal-way",
        "lesson-signal",
        "lesson-pay-ammo",
        "lesson-react",
        "lesson-boost",
        "lesson-reroll",
    },
    "bug-hunt": {
        "lesson-trooper-hold",
        "lesson-action-activate",
        "lesson-action-done",
        "lesson-next-shot",
        "lesson-snap-fire",
        "lesson-free-shot",
        "lesson-neutralize",
        "lesson-ship-target",
    },
}
"""Lessons for those who do something else, or for whom the dice fall differently."""
MOST_QUESTIONS = 150
SYSTEMS = tuple(OPTIONAL)


def lessons_of(lang, system):
    file = messages(lang, "lessons", system)
    return set(re.findall(r"^(lesson-[a-z-]+) =", file, re.MULTILINE))


@pytest.mark.timeout(180)
@pytest.mark.parametrize("system", SYSTEMS)
def test_who_follows_the_guide_wins_and_hears_every_lesson(client, server, system):
    lesson = presenter_of(system).lesson
    assert lesson is not None
    player = Player(server.url, new_game(client, system=system, mission="", guided=True))
    assert player.welcome["mission"] == lesson.mission
    heard, asked = [], 0
    while player.question:
        asked += 1
        heard += [player.question["lesson"]] if "lesson" in player.question else []
        assert player.question["guide"] in {o["key"] for o in player.question["options"]}
        assert player.give(player.question["guide"])["kind"] == "done"
    assert player.state["outcome"]["result"] == "won"
    assert asked <= MOST_QUESTIONS
    assert len(set(heard)) == len(heard)
    texts = Texts("en", system, strict=True)
    told = {name for name in lessons_of("en", system) if texts.say(name) in heard}
    assert len(told) == len(heard)
    assert lessons_of("en", system) - told <= OPTIONAL[system]
    player.close()


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_lesson_is_about_a_question_or_an_event_of_its_game(system):
    """A lesson whose question or event does not exist would never be heard."""
    lessons = lessons_of("en", system)
    assert lessons == lessons_of("de", system)
    assert lessons >= OPTIONAL[system]
    texts = Texts("en", system)
    for lesson in lessons:
        words = lesson.removeprefix("lesson-").split("-")
        starts = ["_".join(words[:count]) for count in range(1, len(words) + 1)]
        after = "".join(word.capitalize() for word in words[1:])
        happens = words[0] == "after" and texts.has(f"event-{after}")
        assert happens or any(texts.has(f"question-{start}") for start in starts), lesson
