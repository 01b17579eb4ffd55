"""What the workshop asks and is told about a mission that somebody writes."""

from __future__ import annotations

from typing import Literal

from xenofront.present.messages.base import Part, Request
from xenofront.present.messages.board import Board
from xenofront.present.messages.pages import MissionCard
from xenofront.present.messages.scene import Scene

Grade = Literal["broken", "doubtful", "noted"]


class Draft(Request, frozen=True, kw_only=True):
    """The text of a mission file."""

    text: str
    lang: Literal["en", "de"] = "en"


class Flaw(Part, frozen=True, kw_only=True):
    """Something that is wrong with a text."""

    line: int = 0
    """0 where no line is to blame."""
    where: str = ""
    """The field, such as ``missions[my_own].start``."""
    text: str


class Checked(Part, frozen=True, kw_only=True):
    """A text with its flaws, or the mission in it."""

    system: str = ""
    system_name: str = ""
    flaws: tuple[Flaw, ...] = ()
    more: int = 0
    """Flaws that are not listed."""
    mission: MissionCard | None = None
    board: Board | None = None
    scene: Scene | None = None
    """How a game with the usual squad and seed 1 begins."""


class Finding(Part, frozen=True, kw_only=True):
    """Something the doctor noticed."""

    grade: Grade
    where: str
    text: str
    summed_up: bool = False
    """Whether the share of games won says the same."""


class Examined(Part, frozen=True, kw_only=True):
    """What the doctor says of a mission."""

    findings: tuple[Finding, ...] = ()
    games: int = 0
    won: int = 0
    """Percent of the games, partial successes counted in part."""
    low: int = 0
    high: int = 0
    """Within these bounds it would be with many more games."""
