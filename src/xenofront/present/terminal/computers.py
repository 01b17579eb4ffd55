"""Computer players at the terminal: handing seats over, taking them back, and asking for a hint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from xenofront.kernel import Question, Seat
from xenofront.present import quick
from xenofront.present.computers import ADVISER, Thought, called, described, players_of
from xenofront.present.finding import begins_words
from xenofront.present.terminal.looking import Command
from xenofront.present.terminal.table import Table

EVERYBODY: Final = ("all", "alle")


def hand(table: Table, rest: str) -> None:
    """Hand seats to a computer player; without a word, say who plays what."""
    words = rest.lower().split()
    if not words:
        show(table)
        return
    player = _player(table, words[-1]) if len(words) > 1 else ""
    seats = list(_seats(table, " ".join(words[:-1] if player else words)))
    if not seats:
        table.say("ui-no-seat", typed=rest)
        return
    for seat in seats:
        table.computers[seat] = player or ADVISER
    table.standing.clear()
    show(table)


def take_seats(table: Table, rest: str) -> None:
    """Take seats back; all of them if none is named."""
    for seat in list(_seats(table, rest.lower() or EVERYBODY[0])):
        table.computers.pop(seat, None)
    show(table)


def show(table: Table) -> None:
    """Who plays which seat, and who could."""
    for seat in table.seats:
        player = table.computers.get(seat, "")
        words = called(table.texts, player) if player else table.texts.say("ui-player-you")
        table.screen.line(f"{_name(table, seat)}: {words}", indent=2)
    for name in players_of(table.record.system.name):
        text = described(table.texts, name)
        words = f"{name} ({called(table.texts, name)})" + (f": {text}" if text else "")
        table.screen.line(words, indent=4, hang=2, style="dim")


def hint(table: Table, rest: str) -> None:
    """What a computer player would answer, and why."""
    player = _player(table, rest) if rest else ADVISER
    if not isinstance(table.game.pending, Question) or not player:
        table.say("ui-refused-hint")
        return
    thought = table.bench.think(player, table.game, "hint")
    if not thought.is_own:
        table.say("ui-refused-hint")
        return
    name = called(table.texts, player)
    table.say("ui-advice", player=name, choice=thought.words(table.texts))
    table.screen.line(thought.reason(table.texts), indent=2)


def answer(table: Table) -> bool:
    """Let the computer player that is asked answer; interrupting it takes all seats back."""
    pending = table.game.pending
    player = table.computers.get(pending.seat, "") if isinstance(pending, Question) else ""
    if not player:
        return False
    try:
        thought = table.bench.think(player, table.game)
    except KeyboardInterrupt:
        table.computers.clear()
        table.say("ui-seats-back")
        return False
    _tell(table, thought)
    table.answer(thought.choice.key)
    return True


class Pace:
    """Computers that play alone wait at the beginning of each turn for who watches."""

    def __init__(self) -> None:
        self._clock: int | None = None

    def holds(self, table: Table) -> bool:
        """Wait, if a turn has begun; says whether somebody wants a seat back."""
        alone = all(seat in table.computers for seat in table.seats)
        now = (
            quick.habits_of(table.record.system.name).round_of(table.game.state) if alone else None
        )
        before, self._clock = self._clock, now
        if before is None or now is None or now == before or not table.screen.tty:
            return False
        table.say("ui-pause", mine=table.texts.say("command-mine"))
        if table.screen.ask("> "):  # whoever types anything wants to be asked
            take_seats(table, "")
        return not table.computers


def _tell(table: Table, thought: Thought) -> None:
    pending = table.game.pending
    assert pending is not None
    asked = table.texts.question(pending, table.source)
    table.say(
        "ui-computer-gives",
        player=called(table.texts, thought.player),
        question=asked,
        choice=thought.words(table.texts),
    )
    table.screen.line(thought.reason(table.texts), indent=4, hang=2, style="dim")


def _player(table: Table, typed: str) -> str:
    """The player that is meant, by id or name; nothing if none is."""
    low = typed.lower()
    known = players_of(table.record.system.name)
    meant = (name for name in known if begins_words(low, f"{name} {called(table.texts, name)}"))
    return next(meant, "")


def _seats(table: Table, typed: str) -> Iterator[Seat]:
    """The seats that are meant."""
    for seat in table.seats:
        if typed in EVERYBODY or begins_words(typed, f"{seat} {_name(table, seat)}"):
            yield seat


def _name(table: Table, seat: Seat) -> str:
    return table.texts.name(seat, table.source)


COMMANDS: Final[dict[str, Command]] = {"hand": hand, "mine": take_seats, "hint": hint}
"""What can be typed for them."""
