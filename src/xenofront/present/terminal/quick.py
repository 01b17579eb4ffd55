"""Quick answers at the terminal: one word for what would be typed again and again."""

from __future__ import annotations

from functools import partial
from typing import Final

from xenofront.present import quick
from xenofront.present.terminal.looking import Command
from xenofront.present.terminal.table import Table


def answer(how: quick.How, table: Table, rest: str) -> None:
    """Give a quick answer, if the pending question has one."""
    offered = {found.how: found for found in quick.shortcuts(table.record, table.mine)}
    if how not in offered:
        table.say("ui-quick-none")
        return
    table.standing.give(table.record, offered[how], table.mine)
    table.answer(offered[how].key)


def ask_again(table: Table, rest: str) -> None:
    """No more answers without a question."""
    table.standing.clear()
    table.say("ui-quick-stopped")


def show(table: Table) -> None:
    """Which quick answers the pending question has."""
    for found in quick.shortcuts(table.record, table.mine):
        words = quick.shortcut_words(table.texts, table.game, found)
        command = table.texts.say(f"command-{found.how}")
        said = table.texts.say("ui-quick-offer", command=command, words=words)
        table.screen.line(said, indent=2, hang=2, style="dim")


def take(table: Table) -> bool:
    """Answer what was ordered to be answered without asking, and tell it."""
    key = table.standing.answer(table.record)
    if key is None:
        return False
    pending = table.game.pending
    assert pending is not None
    asked = table.texts.question(pending, table.source)
    words = table.texts.option(pending, key, table.source)
    table.say("ui-quick-given", question=asked, choice=words)
    table.answer(key)
    return True


COMMANDS: Final[dict[str, Command]] = {
    "pass": partial(answer, "pass"),
    "rest": partial(answer, "rest"),
    "again": partial(answer, "again"),
    "ask": ask_again,
}
"""What can be typed for them."""
