"""The guided missions in German: nothing on the pages is English."""

import re

import msgspec
import pytest

import xenofront
from xenofront.games import registry
from xenofront.present.builder import MessageBuilder
from xenofront.present.presenter import presenter_of
from xenofront.present.turns import AutoAnswers
from xenofront.text.texts import Texts

ENGLISH = re.compile(r"\b(the|and|of|you|with|your|from|this|that|are|which|by|takes|nothing)\b")
IDS = {"id", "key", "kind", "sign", "shape", "figure", "cell", "group", "what", "rules", "guide"}


def sentences(part):
    """Everything that is read, without what only names something."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for name, value in part.items():
            if name not in IDS:
                yield from sentences(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from sentences(value)


@pytest.mark.timeout(120)
@pytest.mark.parametrize("name", registry.game_names())
def test_a_guided_mission_is_told_in_german_only(name):
    presenter, guide = presenter_of(name), registry.game(name).guide()
    lesson = presenter.lesson
    assert lesson is not None
    assert guide is not None
    record = xenofront.new_record(presenter.setup(lesson, int(lesson.seed or 0)))
    texts, auto = Texts("de", name), AutoAnswers(record, presenter)
    made = MessageBuilder(record, presenter, texts, auto=auto, guided=True)
    seats = record.game.system.seats(record.game.state)
    said = set()

    def hear(*parts):
        for part in parts:
            said.update(sentences(msgspec.to_builtins(part)))

    while record.game.pending is not None:
        shown = made.seen(seats)
        hear(made.question(shown, seats), presenter.scene(shown))
        record.answer(auto.forced() or auto.settled() or guide(record.game))
    hear(made.entries(-1, seats), presenter.outcome(record, texts))
    assert len(said) > 200
    assert not [one for one in said if ENGLISH.search(one)]
