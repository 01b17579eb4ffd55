"""Computer players at the terminal: handing seats over, taking them back, and asking for a hint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from xenofront.kernel import Question, Seat
from xenofront.present import quick
from xenofront.present.computers import ADVISER, Thought, called, described, players_of
from xenofront.present.finding import begins_words
from xenofront.present.terminal.looking import Command
from xenofront.present.terminal.session import Session

EVERYBODY: Final = ("all", "alle")


def hand(session: Session, rest: str) -> None:
    """Hand seats to a computer player; without a word, say who plays what."""
    words = rest.lower().split()
    if not words:
        show(session)
        return
    player = _player(session, words[-1]) if len(words) > 1 else ""
    seats = list(_seats(session, " ".join(words[:-1] if player else words)))
    if not seats:
        session.say("ui-no-seat", typed=rest)
        return
    for seat in seats:
        session.computers[seat] = player or ADVISER
    session.standing.clear()
    show(session)


def take_seats(session: Session, rest: str) -> None:
    """Take seats back; all of them if none is named."""
    for seat in list(_seats(session, rest.lower() or EVERYBODY[0])):
        session.computers.pop(seat, None)
    show(session)


def show(session: Session) -> None:
    """Who plays which seat, and who could."""
    for seat in session.seats:
        player = session.computers.get(seat, "")
        words = called(session.texts, player) if player else session.texts.say("ui-player-you")
        session.screen.line(f"{_name(session, seat)}: {words}", indent=2)
    for name in players_of(session.record.system.name):
        text = described(session.texts, name)
        words = f"{name} ({called(session.texts, name)})" + (f": {text}" if text else "")
        session.screen.line(words, indent=4, hang=2, style="dim")


def hint(session: Session, rest: str) -> None:
    """What a computer player would answer, and why."""
    player = _player(session, rest) if rest else ADVISER
    if not isinstance(session.game.pending, Question) or not player:
        session.say("ui-refused-hint")
        return
    thought = session.bench.think(player, session.game, "hint")
    if not thought.is_own:
        session.say("ui-refused-hint")
        return
    name = called(session.texts, player)
    session.say("ui-advice", player=name, choice=thought.words(session.texts))
    session.screen.line(thought.reason(session.texts), indent=2)


def answer(session: Session) -> bool:
    """Let the computer player that is asked answer; interrupting it takes all seats back."""
    pending = session.game.pending
    player = session.computers.get(pending.seat, "") if isinstance(pending, Question) else ""
    if not player:
        return False
    try:
        thought = session.bench.think(player, session.game)
    except KeyboardInterrupt:
        session.computers.clear()
        session.say("ui-seats-back")
        return False
    _tell(session, thought)
    session.answer(thought.choice.key)
    return True


class Pace:
    """Computers that play alone wait at the beginning of each turn for who watches."""

    def __init__(self) -> None:
        self._clock: int | None = None

    def holds(self, session: Session) -> bool:
        """Wait, if a turn has begun; says whether somebody wants a seat back."""
        alone = all(seat in session.computers for seat in session.seats)
        now = (
            quick.habits_of(session.record.system.name).round_of(session.game.state)
            if alone
            else None
        )
        before, self._clock = self._clock, now
        if before is None or now is None or now == before or not session.screen.tty:
            return False
        session.say("ui-pause", mine=session.texts.say("command-mine"))
        if session.screen.ask("> "):  # whoever types anything wants to be asked
            take_seats(session, "")
        return not session.computers


def _tell(session: Session, thought: Thought) -> None:
    pending = session.game.pending
    assert pending is not None
    asked = session.texts.question(pending, session.source)
    session.say(
        "ui-computer-gives",
        player=called(session.texts, thought.player),
        question=asked,
        choice=thought.words(session.texts),
    )
    session.screen.line(thought.reason(session.texts), indent=4, hang=2, style="dim")


def _player(session: Session, typed: str) -> str:
    """The player that is meant, by id or name; nothing if none is."""
    low = typed.lower()
    known = players_of(session.record.system.name)
    meant = (name for name in known if begins_words(low, f"{name} {called(session.texts, name)}"))
    return next(meant, "")


def _seats(session: Session, typed: str) -> Iterator[Seat]:
    """The seats that are meant."""
    for seat in session.seats:
        if typed in EVERYBODY or begins_words(typed, f"{seat} {_name(session, seat)}"):
            yield seat


def _name(session: Session, seat: Seat) -> str:
    return session.texts.name(seat, session.source)


COMMANDS: Final[dict[str, Command]] = {"hand": hand, "mine": take_seats, "hint": hint}
"""What can be typed for them."""
