"""Positions to look at: from the recorded games, and laid out by hand."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from xenofront.kernel import Game, Record, Seat
from xenofront.kernel.files import read_body
from xenofront.library.systems import system
from xenofront.library.texts import Texts
from xenofront.server.face import Seen, face_of, seen
from xenofront.server.faces.galaxy_defenders import GalaxyDefendersFace
from xenofront.server.wire.looks import Look, Looked

SYSTEM = "galaxy-defenders"
GAMES = Path(__file__).parents[2] / "games"
FILES = [file for file in sorted(GAMES.glob("*.xenofront")) if not file.name.startswith("bug")]
EVERY = 70
"""Of the recorded games every so many answers a position is looked at."""

FACE = face_of(SYSTEM)
assert isinstance(FACE, GalaxyDefendersFace)
TEXTS = {lang: Texts(lang, SYSTEM, strict=True) for lang in ("en", "de")}


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
    body = read_body((GAMES / f"{name}.xenofront").read_bytes())
    record = Record(system(body.system), body.setup, manual=body.manual)
    for entry in body.entries:
        record.append(entry)
    return record


class Moments(NamedTuple):
    """Positions of the recorded games."""

    some: tuple[Position, ...]
    fights: tuple[Any, ...]
    """In which somebody may attack."""


def positions() -> tuple[Position, ...]:
    """Every kind of question that is recorded, and positions of all games at intervals."""
    return _moments().some


def fights() -> tuple[Any, ...]:
    """Positions in which the agent in its turn may attack."""
    return _moments().fights


@cache
def _moments() -> Moments:
    some, fighting = list[Position](), list[Game]()
    known: set[str] = set()
    for file in FILES:
        body = read_body(file.read_bytes())
        record = Record(system(body.system), body.setup, manual=body.manual)
        for number, entry in enumerate(body.entries):
            pending = record.game.pending
            what = pending.what if pending else ""
            if what not in known or number % EVERY == 0:
                known.add(what)
                game = record.game.clone()
                game.log = record.log()
                some.append(Position(f"{file.stem} {number} {what}", game))
            if pending and any(key.startswith("attack ") for key in pending.options):
                fighting.append(record.game.clone())
            record.append(entry)
        some.append(Position(f"{file.stem} over", record.game.clone()))
    return Moments(tuple(some), tuple(fighting))


def looking_at(game: Game, lang: str = "en") -> Seen:
    """A game as its first seat sees it."""
    state: Any = game.state
    return seen(game, Seat(state.setup.seats[0]), TEXTS[lang])


def look(at: Seen, about: Any, first: str = "", second: str = "") -> Looked:
    return FACE.look(at, Look(id="a", about=about, first=first, second=second))


def asking(what: str) -> Any:
    """The first recorded position in which something is asked."""
    return next(position.game.clone() for position in positions() if position.what == what)
