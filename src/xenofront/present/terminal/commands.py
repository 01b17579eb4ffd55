"""What can be typed at any question beside an answer, whatever the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from xenofront.kernel import UndoRefused
from xenofront.lab.scenario import export as scenario_of
from xenofront.present.terminal import computers, explain, keeping, looking, printing, quick
from xenofront.present.terminal.board.signs import legend
from xenofront.present.terminal.looking import Command
from xenofront.present.terminal.session import Session
from xenofront.text.texts import LANGUAGES

LOG_LENGTH: Final = 20


class Leave(Exception):
    """The player goes; the game is kept."""


def show_help(session: Session, rest: str) -> None:
    session.say("ui-help")
    session.say("ui-help-session")
    session.screen.line(legend(session.texts, session.board()), hang=2)
    session.say("ui-symbols")


def show_why(session: Session, rest: str) -> None:
    first, _, wanted = rest.partition(" ")
    if first.lower() in ("not", "nicht"):
        explain.why_not(session, wanted.strip())
    else:
        explain.why(session)


def show_rule(session: Session, rest: str) -> None:
    if rest:
        explain.show_rule(session, rest)
    else:
        session.say("ui-usage-rule")


def show_log(session: Session, rest: str) -> None:
    count = int(rest) if rest.isdigit() else LOG_LENGTH
    for entry in session.entries()[-count:] if count else ():
        said = printing.with_rules(session.screen, entry.text, entry.rules)
        session.screen.line(said, indent=2, hang=2)


def undo(session: Session, rest: str) -> None:
    try:
        session.undo()
    except UndoRefused:
        beginning = session.record.nodes[session.record.at].way is None
        session.say("ui-undo-beginning" if beginning else "ui-undo-refused")
    else:
        session.say("ui-undone")


def redo(session: Session, rest: str) -> None:
    try:
        session.redo()
    except UndoRefused:
        session.say("ui-redo-refused")
    else:
        session.say("ui-redone")


def take_back(session: Session, rest: str) -> None:
    """Back past what somebody learned, if everybody at the keyboard agrees."""
    if rest and not rest.isdigit():
        session.say("ui-usage-takeback")
        return
    answers = max(1, int(rest or 1))
    if not session.record.nodes[session.record.at].depth:
        session.say("ui-undo-beginning")
        return
    typed = session.screen.ask(session.texts.say("ui-takeback-sure", count=answers) + " ")
    if typed.lower()[:1] in ("y", "j"):
        session.take_back(answers)
        session.say("ui-taken-back", count=session.record.take_backs)
    else:
        session.say("ui-takeback-not")


def save(session: Session, rest: str) -> None:
    if not rest:
        session.say("ui-usage-save")
        return
    try:
        keeping.keep(session.record, Path(rest).expanduser())
    except OSError as error:
        session.say("ui-not-saved", file=rest, reason=str(error))
    else:
        session.say("ui-saved", file=rest)


def export(session: Session, rest: str) -> None:
    """The position as a scenario script."""
    if not rest:
        session.say("ui-usage-export")
        return
    try:
        Path(rest).expanduser().write_text(scenario_of(session.game), encoding="utf-8")
    except OSError as error:
        session.say("ui-not-saved", file=rest, reason=str(error))
    else:
        session.say("ui-exported", file=rest)


def change_language(session: Session, rest: str) -> None:
    if rest in LANGUAGES:
        session.speak(rest)
        session.say("ui-language")
    else:
        session.say("ui-usage-lang", known=", ".join(LANGUAGES))


def leave(session: Session, rest: str) -> None:
    raise Leave


COMMANDS: Final[dict[str, Command]] = {
    "?": show_help,
    "help": show_help,
    **dict.fromkeys(("goal", "mission", "briefing", "objectives"), explain.show_goal),
    "why": show_why,
    "rule": show_rule,
    "log": show_log,
    "undo": undo,
    "redo": redo,
    "takeback": take_back,
    **looking.COMMANDS,
    **quick.COMMANDS,
    **computers.COMMANDS,
    "save": save,
    "export": export,
    "lang": change_language,
    "quit": leave,
}
"""What can be typed beside answers."""


def find_command(session: Session, typed: str) -> tuple[str, str] | None:
    """A command and its words, if what was typed begins with one; English works always."""
    word, _, rest = typed.partition(" ")
    low = word.lower()
    own = {session.texts.say(f"command-{name}"): name for name in COMMANDS if name != "?"}
    low = own.get(low, low)
    return (low, rest.strip()) if low in COMMANDS else None
