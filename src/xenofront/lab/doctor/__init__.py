"""The doctor: whether a mission is broken or badly balanced, in a few seconds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from xenofront.games import registry
from xenofront.kernel import Setup
from xenofront.text.sentences import spoken

Grade = Literal["broken", "doubtful", "noted"]


class Finding(NamedTuple):
    """Something about a mission, and how bad it is."""

    grade: Grade
    where: str
    text: str

    def spoken(self, lang: str) -> Finding:
        """The same in a language."""
        return Finding(self.grade, spoken(self.where, lang), spoken(self.text, lang))


def examined(setup: Setup) -> Iterator[Finding]:
    """What the mission's text and map alone show."""
    return registry.game(setup.system).examine(setup)
