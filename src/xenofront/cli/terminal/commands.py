"""What can be typed at any question beside an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from xenofront.cli.terminal import board, chances, explain, keeping, reading, status
from xenofront.cli.terminal.choices import choices, find, numbers_on_board
from xenofront.cli.terminal.table import Table
from xenofront.cli.terminal.telling import sentence
from xenofront.cli.terminal.threats import threat
from xenofront.kernel import UndoRefused
from xenofront.lab.scenario import export as scenario_of
from xenofront.library.cards import card_text
from xenofront.library.texts import LANGUAGES, Texts
from xenofront.systems.galaxy_defenders.state import AgentId, AlienId

LOG_LENGTH: Final = 20


class Leave(Exception):
    """The player goes; the game is kept."""


def show_help(table: Table, rest: str) -> None:
    table.say("ui-help")
    table.screen.line(board.legend(table.texts, table.state), hang=2)
    table.say("ui-symbols")


def show_board(table: Table, rest: str) -> None:
    """The whole board; with names, the part around somebody."""
    names, _, near = rest.partition(" ")
    with_names = names.lower() in ("names", "namen")
    focus = explain.place_of(table, near or ("" if with_names else names))
    agent = explain.active_agent(table)
    if focus is None and agent:
        focus = table.state.agents[agent].hex
    numbers = numbers_on_board(table.game, choices(table.texts, table.game))
    shown = board.numbered(board.marks(table.state), {} if with_names else numbers)
    height = 19 if with_names else None
    table.screen.lines(
        board.picture(
            table.screen, table.state, shown, names=with_names, focus=focus, height=height
        )
    )
    table.screen.line(board.legend(table.texts, table.state), hang=2, style="dim")


def show_status(table: Table, rest: str) -> None:
    """Everybody, or one figure with everything on its sheet."""
    screen, texts, state = table.screen, table.texts, table.state
    if not rest:
        screen.lines(status.status_lines(screen, texts, state))
        return
    figure = explain.figure_of(table, rest)
    if figure in state.agents:
        agent = AgentId(figure or "")
        screen.lines(status.agent_lines(screen, texts, state, agent))
        sheet, row = table.box.agents[agent], state.agents[agent]
        rank, kind = texts.say(f"rank-{row.rank}"), texts.say(f"class-{sheet.class_name}")
        table.say("ui-sheet", kind=kind, rank=rank, move=sheet.move)
        for line in reading.carried_lines(texts, table.box, agent, row):
            screen.line(f"· {line}", indent=2, hang=2)
    elif figure in state.aliens:
        alien = AlienId(figure or "")
        screen.raw(status.alien_line(screen, texts, state, alien))
        card = table.box.aliens[state.aliens[alien].card]
        for line in card_text(texts, card, table.box).lines:
            screen.line(f"· {line}", indent=2, hang=2)
    else:
        table.say("ui-no-figure", typed=rest)


def show_why(table: Table, rest: str) -> None:
    first, _, wanted = rest.partition(" ")
    if first.lower() in ("not", "nicht"):
        explain.why_not(table, wanted.strip())
    else:
        explain.why(table)


def show_odds(table: Table, rest: str) -> None:
    """The whole distribution of one attack."""
    found = find(rest, choices(table.texts, table.game)) if rest else []
    shot = chances.shot_of(table.game, found[0].key) if len(found) == 1 else None
    if shot is None:
        table.say("ui-usage-odds")
        return
    table.screen.lines(chances.whole_odds(table.texts, table.state, shot))


def show_rule(table: Table, rest: str) -> None:
    if rest:
        explain.show_rule(table, rest)
    else:
        table.say("ui-usage-rule")


def show_log(table: Table, rest: str) -> None:
    count = int(rest) if rest.isdigit() else LOG_LENGTH
    for event in table.log()[-count:] if count else ():
        table.screen.line(sentence(table, event), indent=2, hang=2)


def show_sight(table: Table, rest: str) -> None:
    explain.sight(table, rest.split())


def show_reach(table: Table, rest: str) -> None:
    explain.show_reach(table)


def show_threat(table: Table, rest: str) -> None:
    threat(table, rest)


def show_card(table: Table, rest: str) -> None:
    reading.card(table, rest)


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
        table.texts = Texts(rest, table.record.system.name)
        table.say("ui-language")
    else:
        table.say("ui-usage-lang", known=", ".join(LANGUAGES))


def leave(table: Table, rest: str) -> None:
    raise Leave


COMMANDS: Final[dict[str, Callable[[Table, str], None]]] = {
    "?": show_help,
    "help": show_help,
    "board": show_board,
    "status": show_status,
    "why": show_why,
    "odds": show_odds,
    "rule": show_rule,
    "log": show_log,
    "sight": show_sight,
    "reach": show_reach,
    "threat": show_threat,
    "card": show_card,
    "undo": undo,
    "redo": redo,
    "takeback": take_back,
    "save": save,
    "export": export,
    "lang": change_language,
    "quit": leave,
}


def find_command(table: Table, typed: str) -> tuple[str, str] | None:
    """A command and its words, if what was typed begins with one; English works always."""
    word, _, rest = typed.partition(" ")
    low = word.lower()
    own = {table.texts.say(f"command-{name}"): name for name in COMMANDS if name != "?"}
    low = own.get(low, low)
    return (low, rest.strip()) if low in COMMANDS else None
