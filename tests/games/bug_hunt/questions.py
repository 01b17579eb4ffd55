"""The questions of Bug Hunt by what they ask, made by hand."""

from collections.abc import Iterator
from typing import Any

from xenofront.games.bug_hunt.rules import SYSTEM
from xenofront.kernel import Question, Seat
from xenofront.kernel.choices import field_types
from xenofront.kernel.questions import FIELDS

assert SYSTEM.procedures, "the questions stand beside the procedures"


def _kinds(kind: type[Question] = Question) -> Iterator[type[Question]]:
    for found in kind.__subclasses__():
        if found.__module__.startswith("xenofront.games.bug_hunt.rules"):
            yield found
        yield from _kinds(found)


KINDS = {kind.WHAT: kind for kind in _kinds()}
"""Every question of the game."""


def question(what: str, *subjects: Any, keys: tuple[str, ...] = ()) -> Question:
    """A question with these subjects, and with the answers that have these keys."""
    kind = KINDS[what]
    wanted = len(list(field_types(kind))) - FIELDS
    asked = kind(Seat("duarte"), (), "BX-4", *subjects[:wanted])
    choices = [asked.read(key) for key in keys]
    assert None not in choices, (what, keys)
    return kind(Seat("duarte"), tuple(choices), "BX-4", *subjects[:wanted])
