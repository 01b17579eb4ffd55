"""A terminal at any position of a game."""

from typing import Any

from xenofront.kernel import Record
from xenofront.present.terminal.choices import Choice, choices
from xenofront.present.terminal.commands import COMMANDS, find_command
from xenofront.present.terminal.screen import Screen
from xenofront.present.terminal.session import Session
from xenofront.text.texts import Texts


def table_at(game: Any, lang: str = "en", *, strict: bool = True) -> Session:
    """A table at which this game is played on, on plain paper."""
    record = Record(game.system, game.state.setup, manual=True, start=game)
    texts = Texts(lang, game.system.name, strict=strict)
    return Session(Screen(plain=True), texts, record, None)


def offered(game: Any, lang: str = "en") -> list[Choice]:
    """The answers as the terminal lists them."""
    return choices(table_at(game, lang).question())


def command(table: Session, *lines: str) -> None:
    """Type commands."""
    for line in lines:
        found = find_command(table, line)
        assert found is not None, line
        COMMANDS[found[0]](table, found[1])
