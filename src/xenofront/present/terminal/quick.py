"""Quick answers at the terminal: one word for what would be typed again and again."""

from __future__ import annotations

from functools import partial
from typing import Final

from xenofront.present import quick
from xenofront.present.terminal.looking import Command
from xenofront.present.terminal.session import Session


def answer(how: quick.How, session: Session, rest: str) -> None:
    """Give a quick answer, if the pending question has one."""
    offered = {found.how: found for found in quick.shortcuts(session.record, session.mine)}
    if how not in offered:
        session.say("ui-quick-none")
        return
    session.standing.give(session.record, offered[how], session.mine)
    session.answer(offered[how].key)


def ask_again(session: Session, rest: str) -> None:
    """No more answers without a question."""
    session.standing.clear()
    session.say("ui-quick-stopped")


def show(session: Session) -> None:
    """Which quick answers the pending question has."""
    for found in quick.shortcuts(session.record, session.mine):
        words = quick.shortcut_words(session.texts, session.game, found)
        command = session.texts.say(f"command-{found.how}")
        said = session.texts.say("ui-quick-offer", command=command, words=words)
        session.screen.line(said, indent=2, hang=2, style="dim")


def take(session: Session) -> bool:
    """Answer what was ordered to be answered without asking, and tell it."""
    key = session.standing.answer(session.record)
    if key is None:
        return False
    pending = session.game.pending
    assert pending is not None
    asked = session.texts.question(pending, session.source)
    words = session.texts.option(pending, key, session.source)
    session.say("ui-quick-given", question=asked, choice=words)
    session.answer(key)
    return True


COMMANDS: Final[dict[str, Command]] = {
    "pass": partial(answer, "pass"),
    "rest": partial(answer, "rest"),
    "again": partial(answer, "again"),
    "ask": ask_again,
}
"""What can be typed for them."""
