"""What the terminal shows of one system: its board, its figures, its words for what is typed.

Everything else at the table (numbers of answers, undo, saving, rules, real dice) knows no system.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from xenofront.games import registry
from xenofront.kernel import Chance, Event, Game, Question
from xenofront.present.terminal.screen import Screen
from xenofront.text.texts import Texts

if TYPE_CHECKING:
    from xenofront.present.terminal.choices import Choice
    from xenofront.present.terminal.table import Table

Command = Callable[["Table", str], None]
"""What a word typed at any question does, with the words behind it."""


class Manner(NamedTuple):
    """How something that happened is told."""

    style: str = ""
    indent: int = 2
    apart: bool = False
    """After an empty line."""
    title: bool = False
    """As the title of what follows."""


class Row(NamedTuple):
    """An answer in a table: its words, and figures beside them."""

    words: str
    cells: tuple[str, ...]


class Face(ABC):
    """The face of one system in the terminal."""

    system: str
    mission: str
    """Played if nobody says which."""
    squad: tuple[str, ...]
    presets: Mapping[str, Any]
    brief: tuple[str, ...] = ()
    """Questions in the middle of something, before which not everybody's state is shown."""
    quiet: tuple[str, ...] = ()
    """Questions whose numbers stand on the board only on request."""
    order: tuple[str, ...] = ("",)
    """Groups of answers as they follow each other."""
    whole: tuple[str, ...] = ()
    """Short words that are not taken for the beginning of an answer."""
    commands: Mapping[str, Command]
    """What can be typed here besides what every system knows."""

    # -- the board and the figures ---------------------------------------------------------------

    @abstractmethod
    def scene(self, state: Any) -> object:
        """What stands where; the board is shown again when it changes."""

    @abstractmethod
    def numbers(self, game: Game, offered: Iterable[Choice]) -> Mapping[Any, str]:
        """The numbers of answers that have a place on the board, by place."""

    @abstractmethod
    def picture(self, table: Table, numbers: Mapping[Any, str]) -> list[str]:
        """The board with these numbers, or as much of it as fits."""

    @abstractmethod
    def legend(self, texts: Texts, state: Any) -> str:
        """What the signs on the board mean."""

    @abstractmethod
    def round_line(self, texts: Texts, state: Any) -> str:
        """Where the game stands."""

    @abstractmethod
    def figure_lines(self, screen: Screen, texts: Texts, state: Any) -> list[str]:
        """A line or more for each figure."""

    # -- answers ---------------------------------------------------------------------------------

    def number(self, ask: Question | Chance, at: int, answer: Any) -> int:
        """The number of an answer, which is the one in this place of the list."""
        return at

    def group(self, texts: Texts, game: Game, answer: Any) -> str:
        """The group an answer belongs to."""
        return ""

    def words(self, texts: Texts, game: Game, answer: Any) -> str:
        """An answer as it stands in the list."""
        ask = game.pending
        assert ask is not None
        return texts.option(ask, answer, texts.source(game.state))

    def also(self, texts: Texts, game: Game, answer: Any) -> str:
        """Further words by which an answer can be found."""
        return ""

    def summary(self, texts: Texts, game: Game) -> str:
        """A sentence in place of the list where that would be too long."""
        return ""

    def said(self, texts: Texts, game: Game, members: list[Choice]) -> dict[str, str]:
        """What is printed on the things that are offered, by key."""
        return {}

    def heads(self, texts: Texts) -> tuple[str, ...]:
        """What the figures beside answers are."""
        return ()

    def row(self, texts: Texts, game: Game, choice: Choice) -> Row | None:
        """An answer with its figures, if it has some."""
        return None

    def item_lines(self, texts: Texts, box: Any, ask: Question | Chance) -> list[str]:
        """Below a question about something new that somebody gets: what it does."""
        return []

    def remarks(self, table: Table, count: int) -> list[str]:
        """What should be known before one of so many answers is chosen."""
        return []

    def die(self, table: Table, faces: tuple[str, ...]) -> str:
        """The name of a real die with these faces."""
        return ""

    # -- what is typed ---------------------------------------------------------------------------

    def plan(self, game: Game, typed: str) -> list[str]:
        """The answers that one word stands for; nothing if it is no plan."""
        return []

    def is_fatal(self, game: Game, key: str) -> bool:
        """Whether an answer loses so much that it is asked for twice."""
        return False

    def clock(self, state: Any) -> int:
        """The turn or round."""
        return 0

    def is_complete(self, game: Game) -> bool:
        """Whether an open question has no answers beyond the listed ones now."""
        return False

    def open_key(self, game: Game, typed: str) -> str | None:
        """The answer beyond the listed ones that is meant, allowed or not."""
        return None

    @abstractmethod
    def meant(self, table: Table, wanted: str) -> list[str]:
        """Answers that somebody may mean, allowed or not."""

    def details(self, table: Table, key: str) -> list[str]:
        """What else can be said about an answer that is forbidden."""
        return []

    # -- what is told ----------------------------------------------------------------------------

    @abstractmethod
    def manner(self, event: Event) -> Manner:
        """How an event is told."""

    def goal(self, table: Table) -> None:
        """Print where the game stands, below the briefing."""
        table.screen.line(self.round_line(table.texts, table.state))

    @abstractmethod
    def outcome(self, table: Table) -> None:
        """Print why it ended, and what it cost and brought."""

    @abstractmethod
    def names(self, texts: Texts, state: Any) -> list[str]:
        """Who plays."""

    # -- before a game ---------------------------------------------------------------------------

    def options(
        self, squad: tuple[str, ...], preset: str, single: Mapping[str, Any]
    ) -> dict[str, Any]:
        """The options of a set-up from what somebody wants."""
        return {**({"preset": preset} if preset else {}), **single}

    def members(self, typed: str) -> tuple[str, ...]:
        """The squad that was typed, with commas between its members; nobody for nothing."""
        return tuple(name.strip().lower() for name in typed.split(",") if name.strip())

    @abstractmethod
    def candidates(self, screen: Screen, texts: Texts) -> dict[str, str]:
        """Who may be chosen for a squad, by id: a line about each."""


def face_of(game: str) -> Face:
    """The face of a game."""
    return registry.game(game).terminal()
