"""What Bug Hunt costs: whole missions, and the questions about its table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from xenofront.games.bug_hunt import NAME
from xenofront.games.bug_hunt.play.purposeful import purposeful_choice
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import move_options
from xenofront.games.bug_hunt.rules.ch4_combat.odds import shot_odds
from xenofront.games.bug_hunt.rules.ground import on_table, table_of
from xenofront.games.factory import new_game, new_setup
from xenofront.geometry.plane.table import Table
from xenofront.geometry.plane.walking import ALIEN, TROOPER
from xenofront.kernel import Game, open_position, save

SQUAD = ("duarte", "reck", "adeyemi")
Repeat = Callable[[Callable[[], Any], int], Callable[[], int]]


def started(seed: int) -> Game:
    setup = new_setup("random", SQUAD, seed=seed, system_name=NAME, quick_start=True)
    return new_game(setup)


def play_out(seed: int) -> int:
    """A whole mission by random choice: how many decisions it took."""
    game, pick = started(seed), Random(seed).random
    decisions = 0
    while game.pending is not None:
        options = game.pending.options
        game.answer(options[int(pick() * len(options))])
        decisions += 1
    return decisions


def in_the_middle() -> Game:
    """A game with aliens on the table."""
    for seed in range(50):
        game, dice = started(seed), Random(seed)
        while game.pending is not None:
            state: Any = game.state
            if state.turn >= 3 and len(state.aliens) >= 2 and len(on_table(state)) >= 4:
                return game
            game.answer(purposeful_choice(game, dice))
    raise LookupError("no game of fifty seeds meets aliens")


def works(repeat: Repeat) -> dict[str, Callable[[], int]]:
    """What is measured, by name."""
    game = in_the_middle()
    state: Any = game.state
    data, seat, seeds = save(game), game.system.seats(state)[0], iter(range(1_000_000))
    table = table_of(state)
    troopers = [state.troopers[name].at for name in on_table(state)]
    aliens = [row.at for row in state.aliens.values()]
    trooper = on_table(state)[0]

    def options() -> None:
        twin = state.copy()
        twin.troopers = dict(state.troopers)  # nothing is remembered about another table
        list(move_options(twin, trooper))

    return {
        "decision (whole missions)": lambda: play_out(next(seeds)),
        "clone": repeat(game.clone, 200),
        "save": repeat(lambda: save(game), 50),
        "open": repeat(lambda: open_position(game.system, data), 20),
        "view": repeat(lambda: game.seen_by(seat), 100),
        "sight query": repeat(lambda: table.sight(troopers[0], aliens[0], troopers[1:]), 100),
        "straight walk": repeat(
            lambda: table.judge((troopers[0], troopers[-1]), TROOPER, (), aliens), 50
        ),
        "alien's way": repeat(lambda: table.route(aliens[0], (troopers[0],), ALIEN), 10),
        "moves offered": repeat(options, 1),
        "odds": repeat(lambda: shot_odds.__wrapped__(5, 5, 1, 4), 50),
        "table compile": repeat(lambda: _compile(table, troopers), 1),
    }


def _compile(table: Table, troopers: list[Any]) -> None:
    fresh = Table(table.size, table.features)
    fresh.sight(troopers[0], troopers[-1], ())
    fresh.route(troopers[0], (troopers[-1],), ALIEN)
