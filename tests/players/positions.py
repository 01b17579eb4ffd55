"""Positions of whole games, the same in every run."""

from collections.abc import Iterator
from functools import cache
from random import Random

from xenofront.games.factory import new_game, system
from xenofront.kernel import Game, Question
from xenofront.lab import laws
from xenofront.lab.arena import Cell, setup_of
from xenofront.players.base import asked_seat, seen_by
from xenofront.players.roster import player

CELLS = {
    "galaxy-defenders": (Cell("dust_signal", 3), Cell("quiet_station", 5), Cell("last_bus", 2)),
    "bug-hunt": (Cell("first_contact", 3),),
}
EVERY = {"galaxy-defenders": 4, "bug-hunt": 5}
MOST = {"galaxy-defenders": 250, "bug-hunt": 160}


@cache
def positions(name: str) -> tuple[Game, ...]:
    """Moments of games that a greedy player plays, now and then against its will."""
    found = [*_usual(name), *_unusual(name)]
    return tuple(found)


def _usual(name: str) -> Iterator[Game]:
    for number, cell in enumerate(CELLS[name]):
        game, dice = new_game(setup_of(name, 11, cell, number)), Random(number)
        yield from _moments(name, game, dice, MOST[name])


def _unusual(name: str) -> Iterator[Game]:
    """Any mixture of options."""
    for number in range(2):
        dice = Random(f"positions {number}")
        game = Game.start(system(name), laws.of_system(name).random_setup(dice))
        yield from _moments(name, game, dice, MOST[name] // 3)


def _moments(name: str, game: Game, dice: Random, most: int) -> Iterator[Game]:
    greedy = player("greedy", name, 5)
    for number in range(most):
        if not isinstance(game.pending, Question):
            return
        if number % EVERY[name] == 0:
            yield game.clone()
        choice = greedy.choose(seen_by(game, asked_seat(game)))
        wild = dice.choice(game.pending.options) if dice.random() < 0.1 else choice.key
        game.answer(wild if wild != "concede" else choice.key)
