"""Positions to look at, of any system: from recorded games, and the ways to look at them."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from xenofront.games.factory import system
from xenofront.kernel import Event, Game, Record, Seat
from xenofront.kernel.files import read_body
from xenofront.present.messages.looks import Look, Looked
from xenofront.present.presenter import PlayerView, Presenter, presenter_of, seen
from xenofront.text.texts import Texts

GAMES = Path(__file__).parents[1] / "games"
LANGS = ("en", "de")


class Position(NamedTuple):
    name: str
    game: Any

    @property
    def what(self) -> str:
        """What is asked."""
        return self.game.pending.what if self.game.pending else ""


@cache
def recorded(name: str) -> Any:
    """A recorded game, played again to its end."""
    record, entries = _begun(name)
    for entry in entries:
        record.append(entry)
    return record


def _begun(name: str) -> tuple[Any, Sequence[Any]]:
    body = read_body(next(GAMES.glob(f"*/recorded/{name}.xenofront")).read_bytes())
    return Record(system(body.system), body.setup, manual=body.manual), body.entries


class Kept:
    """Positions with a question of a kind that is new, and others at intervals."""

    def __init__(self, every: int, attack: str) -> None:
        self.every, self.attack = every, attack
        self.some: list[Position] = []
        self.fights: list[Any] = []
        """In which somebody may attack."""
        self.known: set[str] = set()

    def look(self, name: str, number: int, game: Game, log: Callable[[], Iterable[Event]]) -> None:
        pending = game.pending
        what = pending.what if pending else ""
        if what not in self.known or number % self.every == 0:
            self.known.add(what)
            kept: Any = game.clone()
            kept.log = list(log())
            self.some.append(Position(f"{name} {number} {what}", kept))
        if pending and any(key.startswith(self.attack) for key in pending.options):
            self.fights.append(game.clone())

    def play_again(self, name: str, called: str) -> None:
        """A recorded game from its beginning to its end."""
        record, entries = _begun(name)
        for number, entry in enumerate(entries):
            self.look(called, number, record.game, record.log)
            record.append(entry)
        self.some.append(Position(f"{called} over", record.game.clone()))


class Whole(NamedTuple):
    """Everything that is sent about a position."""

    at: PlayerView
    board: Any
    scene: Any
    asked: Any


class Gallery:
    """The positions of a system, made when they are needed, and its face before them."""

    def __init__(self, name: str, make: Callable[[], Kept]) -> None:
        self.presenter: Presenter = presenter_of(name)
        self.texts = {lang: Texts(lang, name, strict=True) for lang in LANGS}
        self._make = make
        self._kept: Kept | None = None
        self._whole: dict[tuple[int, str], Whole] = {}

    @property
    def kept(self) -> Kept:
        if self._kept is None:
            self._kept = self._make()
        return self._kept

    def positions(self) -> tuple[Position, ...]:
        """Every kind of question that was asked, and positions of all games at intervals."""
        return tuple(self.kept.some)

    def fights(self) -> tuple[Any, ...]:
        """Positions in which somebody may attack."""
        return tuple(self.kept.fights)

    def asking(self, what: str) -> Any:
        """The first position in which something is asked."""
        return next(one.game.clone() for one in self.positions() if one.what == what)

    def looking_at(self, game: Game, lang: str = "en") -> PlayerView:
        """A game as its first seat sees it."""
        state: Any = game.state
        return seen(game, Seat(state.setup.seats[0]), self.texts[lang])

    def look(self, at: PlayerView, about: Any, first: str = "", second: str = "") -> Looked:
        return self.presenter.look(at, Look(id="a", about=about, first=first, second=second))

    def whole(self, number: int, lang: str = "") -> Whole:
        """All about one of the positions, made once; English and German in turn."""
        lang = lang or LANGS[number % len(LANGS)]
        if (number, lang) not in self._whole:
            at = self.looking_at(self.positions()[number].game, lang)
            face = self.presenter
            self._whole[number, lang] = Whole(at, face.board(at), face.scene(at), face.asked(at))
        return self._whole[number, lang]
