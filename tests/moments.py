"""Moments of random games, the same in every run; XENOFRONT_GAMES says more or fewer games."""

import os
from random import Random

import pytest

from xenofront.games import registry
from xenofront.games.factory import system
from xenofront.kernel import Record
from xenofront.lab import laws

GAMES = int(os.environ.get("XENOFRONT_GAMES", "14"))
EVERY = 25
MOST = 400


@pytest.fixture(scope="session", params=registry.game_names())
def records(request) -> list[Record]:
    """Records of random games, each stopped somewhere on its way or at its end."""
    return [record for seed in range(GAMES) for record in stops(request.param, seed)]


def stops(name: str, seed: int) -> list[Record]:
    """One game at several moments; by turns with streams and by hand."""
    dice = Random(f"moments {name} {seed}")
    setup = laws.of_system(name).random_setup(dice)
    record = Record(system(name), setup, manual=seed % 2 == 1)
    found = [copy(record)]
    for number in range(MOST):
        pending = record.game.pending
        if pending is None:
            break
        record.answer(dice.choice(pending.options))
        if number % EVERY == seed % EVERY:
            found.append(copy(record))
    return [*found, record]


def copy(record: Record) -> Record:
    """A record of its own that begins where another stands, with the log so far."""
    twin = Record(record.system, record.setup, manual=record.manual, start=record.game.clone())
    twin.game.log = list(record.game.log)
    return twin
