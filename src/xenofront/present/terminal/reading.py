"""Below a question about something new: what it does."""

from __future__ import annotations

from xenofront.kernel import Chance, Question
from xenofront.present.terminal.face import face_of
from xenofront.present.terminal.table import Table


def show_new_item(table: Table, ask: Question | Chance) -> None:
    """What a thing that somebody gets does, if the question is about one."""
    for line in face_of(table.texts.system).item_lines(table.texts, table.box, ask):
        table.screen.line(line, indent=2, style="dim")
