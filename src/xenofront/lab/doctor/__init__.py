"""The doctor: whether a mission is broken or badly balanced, in a few seconds."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple, cast

from xenofront.kernel import Setup
from xenofront.library.sentences import spoken

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
    name = f"xenofront.lab.doctor.{setup.system.replace('-', '_')}"
    examine = cast("Callable[[Setup], Iterator[Finding]]", importlib.import_module(name).examine)
    return examine(setup)
