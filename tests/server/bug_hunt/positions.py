"""Positions to look at: from the recorded games, and from games with rare options."""

import random
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from xenofront.kernel import Game, Record, Seat
from xenofront.kernel.files import read_body
from xenofront.library.systems import new_game, new_setup, system
from xenofront.library.texts import Texts
from xenofront.players.bug_hunt import purposeful_choice
from xenofront.server.face import Seen, face_of, seen
from xenofront.server.faces.bug_hunt import BugHuntFace
from xenofront.server.wire.looks import Look, Looked
from xenofront.systems.bug_hunt.ch3_troopers.movement import judged
from xenofront.systems.bug_hunt.state import TrooperId

SYSTEM = "bug-hunt"
GAMES = Path(__file__).parents[2] / "games"
FILES = ("campaign_2", "failed", "hack", "scout")
"""Recorded games that are looked at."""
EVERY = 50
"""Of the games every so many answers a position is looked at."""

FACE = face_of(SYSTEM)
assert isinstance(FACE, BugHuntFace)
TEXTS = {lang: Texts(lang, SYSTEM, strict=True) for lang in ("en", "de")}
SQUAD = ("duarte", "reck", "adeyemi")
RARE: dict[str, tuple[str, tuple[str, ...], dict[str, Any], int]] = {
    "everything": ("random", ("trooper1", "trooper2", "trooper3"), {"preset": "everything"}, 3),
    "first": ("first_contact", SQUAD, {"quick_start": True, "signals": True}, 8),
}
"""Games that are played by dice, for what the recorded ones do not ask."""


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


class _Kept:
    """Positions with a question of a kind that is new, and others at intervals."""

    def __init__(self) -> None:
        self.some: list[Position] = []
        self.fights: list[Any] = []
        self.known: set[str] = set()

    def look(self, name: str, number: int, game: Game, log: Any) -> None:
        pending = game.pending
        what = pending.what if pending else ""
        if what not in self.known or number % EVERY == 0:
            self.known.add(what)
            kept: Any = game.clone()
            kept.log = list(log())
            self.some.append(Position(f"{name} {number} {what}", kept))
        if pending and any(key.startswith("fire ") for key in pending.options):
            self.fights.append(game.clone())


@cache
def _moments() -> _Kept:
    kept = _Kept()
    for name in FILES:
        body = read_body((GAMES / f"bug_hunt_{name}.xenofront").read_bytes())
        record = Record(system(body.system), body.setup, manual=body.manual)
        for number, entry in enumerate(body.entries):
            kept.look(name, number, record.game, record.log)
            record.append(entry)
        kept.some.append(Position(f"{name} over", record.game.clone()))
    for name, (mission, squad, options, seed) in RARE.items():
        _play(kept, name, new_setup(mission, squad, seed=seed, system_name=SYSTEM, **options))
    return kept


def _play(kept: _Kept, name: str, setup: Any, most: int = 330) -> None:
    """With real dice, so that these are asked for too; every third trooper holds."""
    game, dice = new_game(setup, manual=True), random.Random(5)
    for number in range(most):
        if game.pending is None:
            break
        kept.look(name, number, game, lambda: game.log)
        holds = [key for key in game.pending.options if key.startswith("hold ")]
        held = bool(holds) and game.pending.what == "trooper" and number % 3 == 0
        game.answer(holds[0] if held else purposeful_choice(game, dice))


def positions() -> tuple[Position, ...]:
    """Every kind of question that was asked, and positions of all games at intervals."""
    return tuple(_moments().some)


def fights() -> tuple[Any, ...]:
    """Positions in which somebody may fire."""
    return tuple(_moments().fights)


def looking_at(game: Game, lang: str = "en") -> Seen:
    """A game as its first seat sees it."""
    state: Any = game.state
    return seen(game, Seat(state.setup.seats[0]), TEXTS[lang])


class Whole(NamedTuple):
    """Everything that is sent about a position."""

    at: Seen
    board: Any
    scene: Any
    asked: Any


@cache
def whole(number: int, lang: str) -> Whole:
    """All about one of the positions, made once."""
    at = looking_at(positions()[number].game, lang)
    return Whole(at, FACE.board(at), FACE.scene(at), FACE.asked(at))


def look(at: Seen, about: Any, first: str = "", second: str = "") -> Looked:
    return FACE.look(at, Look(id="a", about=about, first=first, second=second))


def way(state: Any, trooper: str, key: str) -> Any:
    """The walk that an allowed answer asks for."""
    return judged(state, TrooperId(trooper), key)


def asking(what: str) -> Any:
    """The first position in which something is asked."""
    return next(position.game.clone() for position in positions() if position.what == what)
