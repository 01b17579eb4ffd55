"""The guided mission: at each question one answer is shown, and what there is to learn.

The answer comes from the system's guide among the players; a lesson is a message of the system,
by question or by question and first word of the answer, told when that comes for the first time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from xenofront.games import registry
from xenofront.kernel import Answer, Record
from xenofront.present.presenter import PlayerView


class Guidance(NamedTuple):
    """What a guided player is shown."""

    key: str = ""
    lesson: str = ""


NOTHING: Final = Guidance()


def guided(record: Record, shown: PlayerView) -> Guidance:
    """The next answer, and a lesson where something is asked for the first time."""
    pending = shown.game.pending
    guide = registry.game(record.system.name).guide()
    if pending is None or guide is None:
        return NOTHING
    key = guide(shown.game)
    told: set[str] = set()
    for what, choice in _answered(record):
        told.add(_next_lesson(shown, what, choice, told))
    lesson = _next_lesson(shown, pending.what, key, told)
    return Guidance(key, shown.texts.say(lesson) if lesson else "")


def _next_lesson(shown: PlayerView, what: str, choice: str, told: set[str]) -> str:
    """The first lesson of an answer that was not told yet; nothing if there is none."""
    fresh = (one for one in _lessons(what, choice) if one not in told and shown.texts.has(one))
    return next(fresh, "")


def _answered(record: Record) -> Iterator[tuple[str, str]]:
    """What was answered up to now, only one answer or not."""
    for node in record.line():
        way = record.nodes[node].way
        if isinstance(way, Answer):
            yield way.what, way.choice


def _lessons(what: str, choice: str) -> tuple[str, ...]:
    """The lessons that an answer may bring, the general one first."""
    verb = choice.partition(" ")[0].replace("_", "-")
    question = f"lesson-{what.replace('_', '-')}"
    return question, f"{question}-{verb}"
