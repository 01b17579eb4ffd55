"""What the mission is about, to be looked up at any time."""

from __future__ import annotations

from typing import Any

from xenofront.present.terminal.table import Table
from xenofront.text.texts import Texts


def briefing_of(texts: Texts, mission: Any) -> str:
    """The briefing of a mission, in English if it is not translated."""
    german = mission.briefing_de if texts.lang == "de" else ""
    return str(german or mission.briefing)


def show_goal(table: Table, rest: str) -> None:
    """The briefing, where the game stands, and what is to be done."""
    table.screen.heading(table.texts.called(table.box.mission))
    table.screen.line(briefing_of(table.texts, table.box.mission))
    table.screen.raw()
    table.face.goal(table)
