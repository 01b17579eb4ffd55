"""The guided mission: at each question one answer is shown, and what there is to learn.

The answer comes from the system's guide among the players; where it is the beginning of a walk,
the place is shown to which it leads. A lesson is a message of the system: by question, by question
and first word of the answer, or by what has happened. Each is told once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final, NamedTuple

from xenofront.games import registry
from xenofront.kernel import Answer, Event, Game, Question
from xenofront.present.presenter import PlayerView, Presenter, QuestionDetails
from xenofront.present.turns import AutoAnswers

LONGEST: Final = 12
"""Answers of a walk."""


class Guidance(NamedTuple):
    """What a guided player is shown."""

    key: str = ""
    lesson: str = ""
    goal: str = ""
    """Where a walk leads that begins with the answer."""
    then: str = ""
    """What is answered where it ends."""


NOTHING: Final = Guidance()


def guided(auto: AutoAnswers, shown: PlayerView, asked: QuestionDetails) -> Guidance:
    """The next answer, where it leads, and a lesson where something comes for the first time."""
    record, presenter = auto.record, auto.presenter
    pending = shown.game.pending
    guide = registry.game(record.system.name).guide()
    if pending is None or guide is None:
        return NOTHING
    key = guide(shown.game)
    told: set[str] = set()
    happened: dict[str, None] = {}
    for answer, events in _played(auto):
        if answer is not None:
            told.add(_next_lesson(shown, answer.what, answer.choice, happened, told))
        happened |= _after(events)
    lesson = _next_lesson(shown, pending.what, key, happened, told)
    goal, then = _led(presenter, guide, shown.game, asked.mover) if asked.plans else ("", "")
    return Guidance(
        key,
        shown.texts.say(lesson) if lesson else "",
        goal=goal if goal in asked.plans else "",
        then=then if goal in asked.plans else "",
    )


def _next_lesson(
    shown: PlayerView, what: str, choice: str, happened: Iterable[str], told: Collection[str]
) -> str:
    """The first lesson of what happened or of an answer that was not told yet, if there is one."""
    lessons = (*happened, *_lessons(what, choice))
    return next((one for one in lessons if one not in told and shown.texts.has(one)), "")


def _played(auto: AutoAnswers) -> Iterator[tuple[Answer | None, tuple[Event, ...]]]:
    """What people were asked and answered up to now, and what happened then."""
    for number in auto.record.line():
        node = auto.record.nodes[number]
        asked = node.way is not None and not auto.led_to(number)
        yield (node.way if asked and isinstance(node.way, Answer) else None), node.told


def _after(events: Iterable[Event]) -> dict[str, None]:
    """The lessons that what happened may bring."""
    return dict.fromkeys(f"lesson-after{_dashed(type(event).__name__)}" for event in events)


def _dashed(name: str) -> str:
    return re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name)


def _lessons(what: str, choice: str) -> tuple[str, ...]:
    """The lessons that an answer may bring, the general one first."""
    verb = choice.partition(" ")[0].replace("_", "-")
    question = f"lesson-{what.replace('_', '-')}"
    return question, f"{question}-{verb}"


# -- walks -----------------------------------------------------------------------------------------


def _led(
    presenter: Presenter, guide: Callable[[Game], str], game: Game, figure: str
) -> tuple[str, str]:
    """Where the shown answers lead a figure, and what is answered there; nothing if nowhere."""
    twin, asked = game.clone(), game.pending
    assert isinstance(asked, Question)
    begins = presenter.place(twin, figure)
    for _ in range(LONGEST):
        twin.answer(guide(twin))
        now = twin.pending
        ends = twin.learned or not isinstance(now, Question) or now.seat != asked.seat
        if ends or not presenter.walks(twin):
            break
        stop = presenter.stops(twin)
        if stop and guide(twin) == stop:
            twin.answer(stop)
            break
    place = presenter.place(twin, figure)
    if place == begins:
        return "", ""
    turns = isinstance(twin.pending, Question) and not twin.learned and presenter.turns(twin)
    return place, guide(twin) if turns else ""
