"""What pages show of one system; everything else in server and client knows none.

A presenter gets a :class:`PlayerView`: a game whose facts are only those a seat may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from xenofront.content.errors import ContentError
from xenofront.games import registry
from xenofront.kernel import (
    CarriedRefused,
    Event,
    Game,
    Question,
    Record,
    Seat,
    Setup,
    SetupRefused,
)
from xenofront.present.fights import chip_of
from xenofront.present.messages.base import Fact, Line, Tone
from xenofront.present.messages.board import Board
from xenofront.present.messages.log import Card, Chip, Die, Fight, Step
from xenofront.present.messages.looks import Look, Looked
from xenofront.present.messages.outcome import Outcome
from xenofront.present.messages.pages import MissionCard, NewGame, SystemCard
from xenofront.present.messages.question import Deal, Evidence, Group, Option
from xenofront.present.messages.scene import Scene
from xenofront.text.texts import Texts


class PlayerView(NamedTuple):
    """A game as one seat knows it, and the words for it."""

    texts: Texts
    game: Game
    seat: Seat

    @property
    def state(self) -> Any:
        """The facts that the seat may know, as the system's own state."""
        return self.game.state

    @property
    def source(self) -> Any:
        """What names are looked up in."""
        return self.texts.source(self.game.state)


def seen(game: Game, seat: Seat, texts: Texts) -> PlayerView:
    """The game as a seat knows it."""
    return PlayerView(texts, game.seen_by(seat), seat)


Beat = Literal["", "fight", "card", "move", "many", "goal"]
"""How an event is staged."""
Options = dict[str, bool | int | str]
NOBODY: Final = Seat("")
"""The seat of a watcher, where sides have secrets."""


def viewer(game: Game, mine: Sequence[Seat]) -> Seat:
    """The seat whose view a player with these seats is shown: the asked one if it is theirs."""
    asked = game.pending.seat if isinstance(game.pending, Question) else None
    if asked in mine and asked is not None:
        return asked
    others = () if game.system.has_sides else game.system.seats(game.state)
    return (*mine, *others, NOBODY)[0]


class QuestionDetails(NamedTuple):
    """What a presenter adds to the pending question."""

    options: tuple[Option, ...]
    groups: tuple[Group, ...] = ()
    heads: tuple[str, ...] = ()
    points: bool = False
    spans: bool = False
    mover: str = ""
    remarks: tuple[Line, ...] = ()
    plans: tuple[str, ...] = ()
    facts: tuple[Evidence, ...] = ()
    card: Card | None = None
    allowance: tuple[Fact, ...] = ()
    ahead: tuple[Option, ...] = ()
    deal: Deal | None = None


class EventDisplay(NamedTuple):
    """How an event is told and seen."""

    tone: Tone = "plain"
    title: bool = False
    """Whether it begins a round or turn."""
    depth: int = 0
    dice: tuple[Die, ...] = ()
    figures: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    beat: Beat = ""
    card: Card | None = None
    fight: Fight | None = None
    chip: Chip | None = None


class Heard(NamedTuple):
    """An event, and the node of the record on the way to which it happened."""

    node: int
    event: Event


def with_chips(
    shown: Sequence[EventDisplay], signs: Mapping[int, str] = MappingProxyType({})
) -> list[EventDisplay]:
    """Events of one answer, the last of each fight with what stays of it: signs by its number."""
    found, told = list(shown), set[int]()
    for place in range(len(found) - 1, -1, -1):
        fight = found[place].fight
        if fight is not None and fight.over and fight.id not in told:
            told.add(fight.id)
            found[place] = found[place]._replace(chip=chip_of(fight, signs.get(fight.id, "")))
    return found


Way = tuple[tuple[int, int], ...]
"""The points that somebody passes."""
Ways = dict[int, dict[str, Way]]
"""By the place of an event among those of an answer: who goes which way."""


class Presenter(ABC):
    """The presenter of one system in the browser."""

    settles: Mapping[str, str] = {}
    """Questions by which nothing may be decided at times, and what the table answers then.

    By their name, each with the message that tells it.
    """
    refusals: tuple[type[Exception], ...] = (SetupRefused, CarriedRefused, ContentError)
    """How a set-up that the rules do not allow is refused."""
    lesson: NewGame | None = None
    """The guided mission, if there is one: who plays it, and with which seed."""

    # -- before a game ---------------------------------------------------------------------------

    @abstractmethod
    def card(self, texts: Texts) -> SystemCard:
        """The system and all that can be chosen."""

    @abstractmethod
    def setup(self, wish: NewGame, seed: int) -> Setup:
        """The set-up that is wished for: of a packaged mission, or of one that is given as text."""

    @abstractmethod
    def mission(self, texts: Texts, setup: Setup) -> MissionCard:
        """The mission of a set-up as it would be listed."""

    def squad(self, texts: Texts, setup: Setup) -> tuple[str, ...]:
        """Who takes part, by name."""
        names = {member.id: member.name for member in self.card(texts).members}
        return tuple(names.get(seat, seat) for seat in setup.seats)

    def options(self, squad: Sequence[str], preset: str, single: Mapping[str, Any]) -> Options:
        """The options of a set-up from what is typed on a command line."""
        return {**({"preset": preset} if preset else {}), **single}

    def switched(self, texts: Texts, setup: Setup) -> tuple[str, ...]:
        """The rules that were switched, in words."""
        return ()

    # -- the board -------------------------------------------------------------------------------

    @abstractmethod
    def board(self, seen: PlayerView) -> Board:
        """What does not change."""

    def board_key(self, seen: PlayerView) -> object:
        """Changes when the board does."""
        return None

    @abstractmethod
    def scene(self, seen: PlayerView) -> Scene:
        """What changes."""

    def headline(self, seen: PlayerView) -> str:
        """Round, phase, whose turn."""
        return self.scene(seen).headline

    def goals(self, seen: PlayerView) -> tuple[Fact, ...]:
        """What the mission wants, and how it stands with it."""
        return ()

    # -- the question ----------------------------------------------------------------------------

    def asked(self, seen: PlayerView) -> QuestionDetails:
        """The options with their places, groups and odds; without them each in words."""
        ask, words = seen.game.pending, seen.texts.option
        assert ask is not None
        return QuestionDetails(
            tuple(Option(key=key, label=words(ask, key, seen.source)) for key in ask.options)
        )

    def is_complete(self, seen: PlayerView) -> bool:
        """Whether an open question has no answers beyond the listed ones now."""
        return False

    def settled(self, seen: PlayerView) -> str | None:
        """The answer of the table to a question by which nothing is decided; None if something is.

        Only asked for questions among ``settles``.
        """
        return None

    def sure(self, seen: PlayerView, key: str) -> str:
        """What is asked once more before an answer is given that is not listed."""
        return ""

    def plan(self, seen: PlayerView, goal: str) -> list[str]:
        """The answers that lead to a cell; nothing if none do."""
        return []

    def stops(self, game: Game) -> str:
        """The answer by which a walk ends where it is, if that is asked; else nothing."""
        return ""

    def walks(self, game: Game) -> bool:
        """Whether somebody walks on, cell by cell."""
        return False

    def turns(self, game: Game) -> bool:
        """Whether it is asked where somebody looks."""
        return False

    def place(self, game: Game, figure: str) -> str:
        """The cell where a figure is; nothing where there are no cells."""
        return ""

    def look(self, seen: PlayerView, look: Look) -> Looked:
        """What a player wants to know. LookupError if there is no such thing."""
        raise LookupError(look.about)

    # -- what happened ---------------------------------------------------------------------------

    def shown(
        self, texts: Texts, event: Event, box: Any, earlier: Sequence[Event] = ()
    ) -> EventDisplay:
        """How an event is told and seen, after what happened earlier."""
        return EventDisplay()

    beginnings: tuple[type[Event], ...] = ()
    """Events before which nothing matters to how later ones are told."""

    def told(
        self, texts: Texts, events: Sequence[Heard], state: Any, earlier: Sequence[Heard] = ()
    ) -> list[EventDisplay]:
        """How the events of one answer are told, after what happened earlier."""
        before, found = [event for _, event in earlier], []
        for _, event in events:
            found.append(self.shown(texts, event, getattr(state, "box", None), tuple(before)))
            before.append(event)
        return found

    def watching(self, game: Game, key: str) -> AbstractContextManager[Ways]:
        """While an answer is carried out: takes down ways that the events do not tell."""
        return nullcontext({})

    @abstractmethod
    def outcome(self, record: Record, texts: Texts) -> Outcome:
        """The page after the mission."""


def presenter_of(game: str) -> Presenter:
    """The presenter of a game."""
    return registry.game(game).presenter()
