"""A campaign of Bug Hunt: one mission after the other, as long as the squad wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from xenofront.campaign.course import Course, Next
from xenofront.games.bug_hunt.rules.squad import Squad
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import Game


class Operation(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of campaign: the options its missions are played with."""

    id: str
    name: str
    de: str
    story: str
    story_de: str
    first: str = "random"
    options: Mapping[str, Any] = {}


OPERATIONS: Final = (
    Operation(
        id="operation",
        name="The Operation",
        de="Die Operation",
        story=(
            "Orders come one at a time. Between them there are courses to pass, wounds to heal "
            "and favours to call in, and nobody knows yet how the whole operation will end."
        ),
        story_de=(
            "Die Befehle kommen einzeln. Dazwischen gibt es Lehrgänge zu bestehen, Wunden zu "
            "heilen und Gefallen einzufordern, und wie die ganze Operation ausgeht, weiß noch "
            "niemand."
        ),
    ),
    Operation(
        id="escalation",
        name="Escalation",
        de="Eskalation",
        story=(
            "It begins with a patrol nobody would write home about. Every order after that is more "
            "urgent than the one before."
        ),
        story_de=(
            "Es beginnt mit einer Streife, von der niemand nach Hause schreiben würde. Jeder "
            "Befehl danach ist dringender als der vorige."
        ),
        options={"escalation": True},
    ),
    Operation(
        id="joint",
        name="Joint Command",
        de="Gemeinsamer Befehl",
        story=(
            "A whole region has gone quiet, sector by sector. Take them back one at a time; what "
            "lives there will not wait for you."
        ),
        story_de=(
            "Eine ganze Gegend ist verstummt, Sektor um Sektor. Holt sie euch einzeln zurück; was "
            "dort lebt, wartet nicht auf euch."
        ),
        options={"joint": True},
    ),
)
"""The campaigns there are."""


class BugHuntCourse(Course):
    """Every mission is rolled anew; characters, reputation and the operation come along."""

    squad_type = Squad
    recruits = ("trooper1", "trooper2", "trooper3", "trooper4")

    def definitions(self) -> Mapping[str, Any]:
        return {operation.id: operation for operation in OPERATIONS}

    def options(self, found: Operation) -> dict[str, Any]:
        return {**found.options, "campaign": True}

    def is_over(self, game: Game) -> bool:
        """What follows the mission itself belongs to it."""
        return game.pending is None

    def after(self, found: Operation, state: BHState) -> Next:
        return Next(found.first, state.squad, state.turn)


COURSE: Final = BugHuntCourse()
