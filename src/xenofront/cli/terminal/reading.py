"""Below a question about something new: what it does."""

from __future__ import annotations

from xenofront.cli.terminal.face import face_of
from xenofront.cli.terminal.table import Table
from xenofront.kernel import Ask, Chance


def show_new_item(table: Table, ask: Ask | Chance) -> None:
    """What a thing that somebody gets does, if the question is about one."""
    for line in face_of(table.texts.system).item_lines(table.texts, table.box, ask):
        table.screen.line(line, indent=2, style="dim")
