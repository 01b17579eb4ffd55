"""The arena: players play the same missions from the same seeds, and are compared.

Game ``n`` of a mission, squad size and seed is always the same game for each player, whoever
plays it and whenever, so the result does not depend on the number of workers. Only times do.
"""

from __future__ import annotations

import hashlib
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from multiprocessing import get_context
from time import process_time
from typing import Any, Final

import msgspec

from xenofront.content import store
from xenofront.games.factory import dealt_squad, new_game, new_setup
from xenofront.kernel import Game, Setup
from xenofront.kernel.streams import below
from xenofront.lab.intervals import Interval, difference, together, wilson
from xenofront.players.roster import player
from xenofront.players.runner import Runner
from xenofront.players.worth import outcome_worth

LIMIT: Final = 20_000
"""Answers after which a game is given up."""
SEEDS: Final = 1 << 48
Known = Callable[["Cell", int, str], "Bout | None"]
"""What is known already of a game of a player."""


class Cell(msgspec.Struct, frozen=True):
    """A mission with a squad of some size."""

    mission: str
    squad: int


class Bout(msgspec.Struct, frozen=True):
    """One game of one player."""

    player: str
    outcome: str
    score: float
    decisions: int
    mishaps: int
    seconds: float
    error: str = ""
    """What the rules raised; such a game is broken and worth nothing."""


class Round(msgspec.Struct, frozen=True):
    """One game, played by each player in turn, except those who have played enough."""

    cell: Cell
    number: int
    bouts: tuple[Bout, ...]


class Line(msgspec.Struct, frozen=True):
    """What came of a player in a cell, or in all together."""

    player: str
    games: int
    score: Interval
    decisions: int
    mishaps: int
    outcomes: dict[str, int]
    better: dict[str, Interval]
    """By the players before: how much better this one is."""


class Report(msgspec.Struct, frozen=True):
    """Everything that does not depend on how fast the machine is."""

    system: str
    seed: int
    games: int
    cells: tuple[tuple[Cell, tuple[Line, ...]], ...]
    overall: tuple[Line, ...]


# -- one game ------------------------------------------------------------------------------------


def missions(system_name: str) -> tuple[str, ...]:
    """The packaged missions of a system."""
    return tuple(store.of(system_name).catalogue().missions)


def setup_of(system_name: str, seed: int, cell: Cell, number: int) -> Setup:
    """The set-up of a game: its seed deals the squad too."""
    own = below(SEEDS, seed, f"arena {cell.mission} {cell.squad}", number)
    squad = dealt_squad(system_name, cell.squad, seed=own)
    return new_setup(cell.mission, squad, seed=own, system_name=system_name)


def play_bout(name: str, setup: Setup, seed: int, budget: float | None = None) -> Bout:
    """One whole game with one player, of a seed of its own, in every seat."""
    game = new_game(setup)
    seat = Runner(player(name, setup.system, seed), budget=budget)
    decisions, seconds, error = 0, 0.0, ""
    while game.pending is not None and decisions < LIMIT and not error:
        begin = process_time()
        choice = seat.choose(game)
        seconds += process_time() - begin
        decisions += 1
        try:
            game.answer(choice.answer)
        except Exception as raised:  # noqa: BLE001 - one broken game does not end a long night
            error = f"{game.pending.what} = {choice.key}: {raised!r}"
    outcome = "broken" if error else _outcome(game)
    score = outcome_worth(outcome)
    return Bout(name, outcome, score, decisions, seat.mishaps.total, seconds, error)


def _outcome(game: Game) -> str:
    state: Any = game.state
    return str(state.outcome) if game.pending is None else "given up"


def play_round(
    system_name: str,
    players: tuple[str, ...],
    seed: int,
    budget: float | None,
    which: tuple[Cell, int] | tuple[Cell, int, tuple[str, ...]],
) -> Round:
    """One game, by every player or by those who are named."""
    cell, number, *named = which
    players = named[0] if named else players
    setup = setup_of(system_name, seed, cell, number)
    own = below(SEEDS, seed, f"players {cell.mission} {cell.squad}", number)
    bouts = tuple(play_bout(name, setup, own, budget) for name in players)
    return Round(cell, number, bouts)


# -- many games ----------------------------------------------------------------------------------


def play(
    system_name: str,
    players: Sequence[str],
    cells: Sequence[Cell],
    games: int,
    *,
    seed: int = 1,
    workers: int = 1,
    budget: float | None = None,
    known: Known | None = None,
    only: Mapping[str, int] | None = None,
) -> Iterator[Round]:
    """So many games of each cell, in order, played by so many processes.

    Bouts that are ``known`` are not played again. Some players may play ``only`` the first games.
    """
    one = partial(play_round, system_name, tuple(players), seed, budget)
    found, most = known or (lambda cell, number, player: None), only or {}
    which = [(cell, number) for cell in cells for number in range(games)]
    old = [
        {name: found(cell, number, name) for name in players if number < most.get(name, games)}
        for cell, number in which
    ]
    todo = [
        (*game, missing)
        for game, bouts in zip(which, old, strict=True)
        if (missing := tuple(name for name, bout in bouts.items() if bout is None))
    ]
    fresh = _played(one, todo, workers)
    for (cell, number), bouts in zip(which, old, strict=True):
        if None in bouts.values():
            bouts |= {bout.player: bout for bout in next(fresh).bouts}
        yield Round(cell, number, tuple(bout for name in players if (bout := bouts.get(name))))


def _played(one: Callable[[Any], Round], todo: Sequence[Any], workers: int) -> Iterator[Round]:
    if workers < 2 or len(todo) < 2:
        yield from map(one, todo)
        return
    with get_context("spawn").Pool(workers, initializer=_leave_stopping_to_the_first) as pool:
        yield from pool.imap(one, todo)


def _leave_stopping_to_the_first() -> None:
    """Ctrl-C reaches every process; only the first one answers it, by ending the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def report(system_name: str, seed: int, games: int, rounds: Iterable[Round]) -> Report:
    """Rates with their intervals, by cell and overall."""
    played = list(rounds)
    cells = {
        cell: lines([row for row in played if row.cell == cell])
        for cell in dict.fromkeys(row.cell for row in played)
    }
    overall = lines(played)
    if any(line.games != len(played) for line in overall):
        overall = tuple(
            _over_cells(line, [own[at] for own in cells.values()])
            for at, line in enumerate(overall)
        )
    return Report(system_name, seed, games, tuple(cells.items()), overall)


def lines(rounds: Sequence[Round]) -> tuple[Line, ...]:
    """One line for each player, compared with those named before it."""
    found: list[Line] = []
    scores: dict[str, list[float]] = {}
    names = [bout.player for bout in rounds[0].bouts] if rounds else []
    for at, name in enumerate(names):
        bouts = [bout for row in rounds if (bout := _bout(row, names, at))]
        mine = [bout.score for bout in bouts]
        outcomes = sorted(bout.outcome for bout in bouts)
        found.append(
            Line(
                name,
                len(bouts),
                wilson(mine),
                sum(bout.decisions for bout in bouts),
                sum(bout.mishaps for bout in bouts),
                {outcome: outcomes.count(outcome) for outcome in dict.fromkeys(outcomes)},
                {before: difference(mine, theirs) for before, theirs in scores.items()},
            )
        )
        scores[name] = mine
    return tuple(found)


def _bout(row: Round, names: Sequence[str], at: int) -> Bout | None:
    """What a player, named after some others, did in a game; not all need have played it."""
    played = {bout.player for bout in row.bouts}
    if names[at] not in played:
        return None
    return row.bouts[sum(name in played for name in names[:at])]


def _over_cells(line: Line, mine: Sequence[Line]) -> Line:
    """A line with differences cell by cell: where numbers differ, games make no pairs."""
    better = {name: together([own.better[name] for own in mine]) for name in line.better}
    return msgspec.structs.replace(line, better=better)


def fingerprint(result: Report) -> str:
    """The same for the same result."""
    return hashlib.sha256(msgspec.json.encode(result)).hexdigest()[:32]


def milliseconds(rounds: Iterable[Round]) -> dict[str, float]:
    """By player: CPU time for one decision; the engine's own answering is not in it."""
    spent: dict[str, float] = {}
    asked: dict[str, int] = {}
    for row in rounds:
        for bout in row.bouts:
            spent[bout.player] = spent.get(bout.player, 0.0) + bout.seconds
            asked[bout.player] = asked.get(bout.player, 0) + bout.decisions
    return {name: round(1000 * total / max(1, asked[name]), 3) for name, total in spent.items()}
