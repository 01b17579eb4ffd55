"""What can be typed at any question beside an answer, whatever the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from xenofront.kernel import UndoRefused
from xenofront.lab.scenario import export as scenario_of
from xenofront.present.terminal import computers, explain, keeping, looking, printing, quick
from xenofront.present.terminal.board.signs import legend
from xenofront.present.terminal.looking import Command
from xenofront.present.terminal.table import Table
from xenofront.text.texts import LANGUAGES

LOG_LENGTH: Final = 20


class Leave(Exception):
    """The player goes; the game is kept."""


def show_help(table: Table, rest: str) -> None:
    table.say("ui-help")
    table.say("ui-help-table")
    table.screen.line(legend(table.texts, table.board()), hang=2)
    table.say("ui-symbols")


def show_why(table: Table, rest: str) -> None:
    first, _, wanted = rest.partition(" ")
    if first.lower() in ("not", "nicht"):
        explain.why_not(table, wanted.strip())
    else:
        explain.why(table)


def show_rule(table: Table, rest: str) -> None:
    if rest:
        explain.show_rule(table, rest)
    else:
        table.say("ui-usage-rule")


def show_log(table: Table, rest: str) -> None:
    count = int(rest) if rest.isdigit() else LOG_LENGTH
    for entry in table.entries()[-count:] if count else ():
        said = printing.with_rules(table.screen, entry.text, entry.rules)
        table.screen.line(said, indent=2, hang=2)


def undo(table: Table, rest: str) -> None:
    try:
        table.undo()
    except UndoRefused:
        beginning = table.record.nodes[table.record.at].way is None
        table.say("ui-undo-beginning" if beginning else "ui-undo-refused")
    else:
        table.say("ui-undone")


def redo(table: Table, rest: str) -> None:
    try:
        table.redo()
    except UndoRefused:
        table.say("ui-redo-refused")
    else:
        table.say("ui-redone")


def take_back(table: Table, rest: str) -> None:
    """Back past what somebody learned, if everybody at the keyboard agrees."""
    if rest and not rest.isdigit():
        table.say("ui-usage-takeback")
        return
    answers = max(1, int(rest or 1))
    if not table.record.nodes[table.record.at].depth:
        table.say("ui-undo-beginning")
        return
    typed = table.screen.ask(table.texts.say("ui-takeback-sure", count=answers) + " ")
    if typed.lower()[:1] in ("y", "j"):
        table.take_back(answers)
        table.say("ui-taken-back", count=table.record.take_backs)
    else:
        table.say("ui-takeback-not")


def save(table: Table, rest: str) -> None:
    if not rest:
        table.say("ui-usage-save")
        return
    try:
        keeping.keep(table.record, Path(rest).expanduser())
    except OSError as error:
        table.say("ui-not-saved", file=rest, reason=str(error))
    else:
        table.say("ui-saved", file=rest)


def export(table: Table, rest: str) -> None:
    """The position as a scenario script."""
    if not rest:
        table.say("ui-usage-export")
        return
    try:
        Path(rest).expanduser().write_text(scenario_of(table.game), encoding="utf-8")
    except OSError as error:
        table.say("ui-not-saved", file=rest, reason=str(error))
    else:
        table.say("ui-exported", file=rest)


def change_language(table: Table, rest: str) -> None:
    if rest in LANGUAGES:
        table.speak(rest)
        table.say("ui-language")
    else:
        table.say("ui-usage-lang", known=", ".join(LANGUAGES))


def leave(table: Table, rest: str) -> None:
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


def find_command(table: Table, typed: str) -> tuple[str, str] | None:
    """A command and its words, if what was typed begins with one; English works always."""
    word, _, rest = typed.partition(" ")
    low = word.lower()
    own = {table.texts.say(f"command-{name}"): name for name in COMMANDS if name != "?"}
    low = own.get(low, low)
    return (low, rest.strip()) if low in COMMANDS else None
