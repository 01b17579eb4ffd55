"""A game on the session: the record, the messages about it, and the file it is kept in."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from xenofront.kernel import Chance, Game, Question, Record, Seat
from xenofront.present import quick, turns
from xenofront.present.builder import MessageBuilder
from xenofront.present.computers import Bench
from xenofront.present.messages.board import Board
from xenofront.present.messages.log import Entry
from xenofront.present.messages.looks import Look, Looked, Subject
from xenofront.present.messages.question import Question as QuestionView
from xenofront.present.messages.scene import Scene
from xenofront.present.presenter import PlayerView, presenter_of
from xenofront.present.terminal import keeping
from xenofront.present.terminal.screen import Screen
from xenofront.text.texts import Texts


class Session:
    """Everything a session works with."""

    def __init__(self, screen: Screen, texts: Texts, record: Record, file: Path | None) -> None:
        self.screen, self.texts, self.record, self.file = screen, texts, record, file
        self.presenter = presenter_of(record.system.name)
        self.auto = turns.AutoAnswers(record, self.presenter)
        self.standing = quick.Standing()
        """What is answered without asking, for now."""
        self.computers: dict[Seat, str] = {}
        """The seats that computer players have."""
        self.bench = Bench(record.system.name, record.setup.seed + len(record.entries))

    # -- short words for what is used everywhere -------------------------------------------------

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def pending(self) -> Question | Chance | None:
        return self.record.game.pending

    @property
    def source(self) -> Any:
        """What names are looked up in."""
        return self.texts.source(self.game.state)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.record.system.seats(self.game.state)

    @property
    def mine(self) -> tuple[Seat, ...]:
        """The seats whose knowledge is shown: those of the side that is asked."""
        system, state, pending = self.record.system, self.game.state, self.pending
        if not system.has_sides or not isinstance(pending, Question):
            return self.seats
        return tuple(system.sides(state)[system.side_of(state, pending.seat)])

    def say(self, message: str, **words: object) -> None:
        """Print a message of the user interface."""
        for line in self.texts.say(message, **words).splitlines():
            if line.startswith("  "):
                self.screen.raw(line)  # a command to copy, or a session
            else:
                self.screen.line(line, hang=2)

    def speak(self, lang: str) -> None:
        """From now on in another language."""
        self.texts = Texts(lang, self.record.system.name)
        self.__dict__.pop("messages", None)

    # -- what the pages are told, too ------------------------------------------------------------

    @cached_property
    def messages(self) -> MessageBuilder:
        """Builds the messages, in the language of the session."""
        return MessageBuilder(self.record, self.presenter, self.texts, self.auto)

    def seen(self) -> PlayerView:
        """The game as those at the keyboard may know it."""
        return self.messages.seen(self.mine)

    def board(self) -> Board:
        return self.presenter.board(self.seen())

    def scene(self) -> Scene:
        return self.presenter.scene(self.seen())

    def question(self) -> QuestionView:
        """The pending question."""
        return self.messages.question(self.seen(), self.mine)

    def entries(self, since: int = 0) -> tuple[Entry, ...]:
        """The log after a number."""
        return self.messages.entries(since, self.mine)

    def look(self, about: Subject, first: str = "", second: str = "") -> Looked:
        """What somebody wants to know; LookupError, with a sentence, if there is no such thing."""
        asked = Look(id="", about=about, first=first, second=second)
        return self.presenter.look(self.seen(), asked)

    # -- playing ---------------------------------------------------------------------------------

    def answer(self, key: str, *, forced: bool = False, by: str = "") -> None:
        """Answer and keep the game."""
        self.record.answer(key, by=by)
        self.auto.note(forced=forced)
        self.keep()

    def keep(self) -> None:
        """Write the game to its file; a full disk does not end the game."""
        if self.file is None:
            return
        try:
            keeping.keep(self.record, self.file)
        except OSError as error:
            self.say("ui-not-saved", file=str(self.file), reason=str(error))
            self.file = None

    # -- going back ------------------------------------------------------------------------------

    def undo(self) -> None:
        """Back to the last question that left a choice; UndoRefused beyond a barrier."""
        self.standing.clear()
        self.auto.undo(self.mine)
        self.keep()

    def redo(self) -> None:
        """Forward again to the next question that leaves a choice."""
        self.auto.redo(self.mine)
        self.keep()

    def node_before(self, answers: int) -> int:
        """The node so many free answers back, or the beginning."""
        line = self.record.line()
        for at in range(len(line) - 1, 0, -1):
            answers -= not self.auto.led_to(line[at])
            if answers <= 0:
                return line[at - 1]
        return 0

    def take_back(self, answers: int) -> None:
        """Back past what somebody learned; chance will be different, and it is counted."""
        self.standing.clear()
        self.record.take_back(self.node_before(answers), self.seats)
        self.keep()
