"""Quick answers at the terminal: one word for what would be typed again and again."""

from __future__ import annotations

from functools import partial
from typing import Final

from xenofront.kernel import Question
from xenofront.present import quick, turns
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
    """No more quick answers; or which questions the table answers by itself."""
    wanted = rest.lower()
    if wanted in _words(session, "all"):
        session.standing.asking = (turns.EVERYTHING,)
        session.say("ui-asking-all")
    elif wanted in _words(session, "less"):
        session.standing.asking = ()
        session.say("ui-asking-less")
    elif session.standing.orders:
        session.standing.clear()
        session.say("ui-quick-stopped")
    else:
        _list_settled(session)


def _words(session: Session, word: str) -> tuple[str, str]:
    return word, session.texts.say(f"ui-asking-word-{word}")


def _list_settled(session: Session) -> None:
    """What the table answers by itself, and what is asked all the same."""
    kinds = turns.settled_kinds(session.presenter, session.texts, session.standing.asking)
    session.say("ui-asking-list" if kinds else "ui-asking-none")
    for kind in kinds:
        sign = session.texts.say("ui-asking-asked") + " " if kind.asked else ""
        session.screen.line(f"{sign}{kind.text}", indent=2, hang=2)


def show(session: Session) -> None:
    """Which quick answers the pending question has."""
    for found in quick.shortcuts(session.record, session.mine):
        words = quick.shortcut_words(session.texts, session.game, found)
        command = session.texts.say(f"command-{found.how}")
        said = session.texts.say("ui-quick-offer", command=command, words=words)
        session.screen.line(said, indent=2, hang=2, style="dim")


def settle(session: Session) -> bool:
    """Let the table answer if nothing is decided, unless a computer player is asked."""
    pending = session.pending
    if isinstance(pending, Question) and pending.seat in session.computers:
        return False
    key = session.auto.settled(session.standing.asking)
    if key is None:
        return False
    _tell(session, "ui-settled", key)
    session.answer(key, by=turns.TABLE)
    return True


def take(session: Session) -> bool:
    """Answer what was ordered to be answered without asking, and tell it."""
    key = session.standing.answer(session.record)
    if key is None:
        return False
    _tell(session, "ui-quick-given", key)
    session.answer(key)
    return True


def _tell(session: Session, message: str, key: str) -> None:
    pending = session.game.pending
    assert pending is not None
    asked = session.texts.question(pending, session.source)
    words = session.texts.option(pending, key, session.source)
    session.say(message, question=asked, choice=words)


COMMANDS: Final[dict[str, Command]] = {
    "pass": partial(answer, "pass"),
    "rest": partial(answer, "rest"),
    "again": partial(answer, "again"),
    "ask": ask_again,
}
"""What can be typed for them."""
