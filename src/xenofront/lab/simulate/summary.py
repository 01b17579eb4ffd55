"""One game and what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec

from xenofront.games import registry
from xenofront.games.factory import new_game
from xenofront.kernel import Event, Game
from xenofront.lab.simulate.plan import Job
from xenofront.players.roster import player
from xenofront.players.runner import Runner
from xenofront.players.worth import outcome_worth

READY: Final = 0.5
"""Seconds in which a process gets ready."""
LIMIT: Final = 20_000
"""Answers after which a game is given up."""


class Death(msgspec.Struct, frozen=True, array_like=True):
    """Somebody of the squad is gone: when, where and who."""

    round: int
    place: str
    who: str


class GameSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of one game."""

    key: str
    mission: str
    size: int
    squad: tuple[str, ...]
    player: str
    variant: str
    number: int
    outcome: str
    score: float
    rounds: int
    decisions: int
    deaths: tuple[Death, ...] = ()
    kills: int = 0
    reached: tuple[str, ...] = ()
    """Hexes or squares of the table that somebody of the squad stood in."""
    met: tuple[str, ...] = ()
    """What came up: ``KIND ID`` of cards, weapons, devices, aliens, and names of events."""
    luck: float = 0.0
    """How much better the dice fell for the squad than was to be expected, in symbols."""
    mishaps: int = 0
    error: str = ""


class Kept(NamedTuple):
    """What a system's chronicle reads from the log of a game."""

    rounds: int
    deaths: tuple[Death, ...]
    kills: int
    reached: tuple[str, ...]
    met: tuple[str, ...]
    luck: float


class Summariser(Protocol):
    """Reads what matters from a game of one system."""

    @property
    def CELL(self) -> Literal["hex", "square"]:  # noqa: N802
        """The shape of a place on the map of the report."""
        ...

    def read(self, log: Sequence[Event], game: Game) -> Kept:
        """What is kept of a game that is over."""
        ...

    def places(self, game: Game) -> tuple[tuple[str, int, int], ...]:
        """Every place that can be reached: its name and where it is drawn."""
        ...

    def offered(self, game: Game) -> tuple[str, ...]:
        """What the mission could bring up."""
        ...


class PlainSummariser:
    """What is kept of a game that does not say: the kinds of events that happened."""

    CELL: Literal["hex", "square"] = "square"

    def read(self, log: Sequence[Event], game: Game) -> Kept:
        met = dict.fromkeys(f"happens {type(event).__name__}" for event in log)
        return Kept(0, (), 0, (), tuple(met), 0.0)

    def places(self, game: Game) -> tuple[tuple[str, int, int], ...]:
        return ()

    def offered(self, game: Game) -> tuple[str, ...]:
        return ()


def summariser_of(game: str) -> Summariser:
    """What makes the summaries of a game."""
    return registry.game(game).statistics() or PlainSummariser()


def get_ready(job: Job) -> None:
    """Read everything that a game needs, and work out what games ask for again and again."""
    game, start = new_game(job.setup()), process_time()
    seat = Runner(player(job.player, job.system, job.player_seed))
    while game.pending is not None and process_time() - start < READY:
        seat.play(game)
    summariser_of(job.system).read(game.log, game)


def tell(job: Job) -> GameSummary:
    """Play a game and keep what matters. Whatever breaks is kept as well."""
    setup = job.setup()
    game = new_game(setup)
    seat = Runner(player(job.player, job.system, job.player_seed))
    decisions, error = 0, ""
    while game.pending is not None and decisions < LIMIT and not error:
        try:
            seat.play(game)
        except Exception as raised:  # noqa: BLE001 - one broken game does not end a long night
            error = f"{game.pending.what}: {raised!r}"
        decisions += 1
    kept = summariser_of(job.system).read(game.log, game)
    state: Any = game.state
    outcome = "broken" if error else str(state.outcome) if game.pending is None else "given up"
    return GameSummary(
        key=job.key,
        mission=job.mission,
        size=job.size,
        squad=tuple(setup.seats),
        player=job.player,
        variant=job.variant.name,
        number=job.number,
        outcome=outcome,
        score=outcome_worth(outcome),
        rounds=kept.rounds,
        decisions=decisions,
        deaths=kept.deaths,
        kills=kept.kills,
        reached=kept.reached,
        met=kept.met,
        luck=round(kept.luck, 6),
        mishaps=seat.mishaps.total,
        error=error,
    )
