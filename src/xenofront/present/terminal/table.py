"""A game on the table: the record, what was told at each answer, and the file it is kept in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from xenofront.kernel import Chance, Event, Game, Record, Seat, replay
from xenofront.present import quick, turns
from xenofront.present.computers import Bench
from xenofront.present.terminal import keeping
from xenofront.present.terminal.face import Face, face_of
from xenofront.present.terminal.screen import Screen
from xenofront.text.texts import Texts


class Table:
    """Everything a session works with."""

    def __init__(self, screen: Screen, texts: Texts, record: Record, file: Path | None) -> None:
        self.screen, self.texts, self.record, self.file = screen, texts, record, file
        self.told: dict[int, tuple[Event, ...]] = {}
        """Events by the node they led to."""
        self.forced: set[int] = set()
        """Nodes that were reached without a choice."""
        self.standing = quick.Standing()
        """What is answered without asking, for now."""
        self.computers: dict[Seat, str] = {}
        """The seats that computer players have."""
        self.bench = Bench(record.system.name, record.setup.seed + len(record.entries))
        self._remember()

    def _remember(self) -> None:
        """Tell the game once more, for the log of a game that was loaded."""
        record = self.record
        game = record.whole[0].clone()
        if not record.past:
            self.told[0] = record.nodes[0].told or self._beginning()
        for node in record.line()[1:]:
            if self.forced_choice(game) is not None:
                self.forced.add(node)
            before = len(game.log)
            replay(game, record.nodes[node].way, manual=record.manual)
            self.told[node] = tuple(game.log[before:])

    def _beginning(self) -> tuple[Event, ...]:
        """What was told before the first answer."""
        record = self.record
        return tuple(Game.start(record.system, record.setup, manual=record.manual).log)

    # -- short words for what is used everywhere -------------------------------------------------

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def state(self) -> Any:
        """The facts, of whatever system."""
        return self.record.game.state

    @property
    def box(self) -> Any:
        """What the game is played with."""
        return self.state.box

    @property
    def face(self) -> Face:
        return face_of(self.record.system.name)

    @property
    def source(self) -> Any:
        """What names are looked up in."""
        return self.texts.source(self.state)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.record.system.seats(self.state)

    def say(self, message: str, **words: object) -> None:
        """Print a message of the user interface."""
        for line in self.texts.say(message, **words).splitlines():
            if line.startswith("  "):
                self.screen.raw(line)  # a command to copy, or a table
            else:
                self.screen.line(line, hang=2)

    def log(self) -> list[Event]:
        """Everything that was told up to now."""
        return [event for node in self.record.line() for event in self.told.get(node, ())]

    # -- playing ---------------------------------------------------------------------------------

    def answer(self, key: str, *, forced: bool = False) -> None:
        """Answer, note what is told, and keep the game."""
        before = len(self.game.log)
        self.record.answer(key)
        self.told[self.record.at] = tuple(self.game.log[before:])
        if forced:
            self.forced.add(self.record.at)
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

    def forced_choice(self, game: Game | None = None) -> str | None:
        """The only answer, if there is only one."""
        return turns.forced_choice(game or self.game, self.face.is_complete)

    def wants_dice(self) -> bool:
        return isinstance(self.game.pending, Chance)

    # -- going back ------------------------------------------------------------------------------

    def undo(self) -> None:
        """Back to the last question that left a choice; UndoRefused beyond a barrier."""
        self.standing.clear()
        turns.undo(self.record, self.seats, self.face.is_complete)
        self.keep()

    def redo(self) -> None:
        """Forward again to the next question that leaves a choice."""
        turns.redo(self.record, self.seats, self.face.is_complete)
        self.keep()

    def node_before(self, answers: int) -> int:
        """The node so many free answers back, or the beginning."""
        line = self.record.line()
        for at in range(len(line) - 1, 0, -1):
            free = line[at] not in self.forced and self.told.get(line[at]) is not None
            answers -= free
            if answers <= 0:
                return line[at - 1]
        return 0

    def take_back(self, answers: int) -> None:
        """Back past what somebody learned; chance will be different, and it is counted."""
        self.standing.clear()
        self.record.take_back(self.node_before(answers), self.seats)
        self.keep()
