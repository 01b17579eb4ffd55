"""A table of a mission of Operation Strikeback."""

from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.table import Table, table
from xenofront.games.factory import system
from xenofront.games.galaxy_defenders import pack
from xenofront.kernel import Chance

A, B = "aracnos-green-1", "aracnos-green-2"
"""Aliens."""
FAR = "3,9"
"""A hex far from everything."""


def played(product: str, *others: str) -> Any:
    """The box of a mission of a product."""
    mission = pack.catalogue().missions["dust_signal"]
    mission = msgspec.structs.replace(
        mission,
        set=product,
        with_sets=others,
        alien_signals=5,
        human_signals=2,
        start_rank="copper",
    )
    return pack.PACK.box(pack.catalogue(), mission, "")


@pytest.fixture
def strikeback(monkeypatch):
    """The table's mission is one of Operation Strikeback."""
    found = played("strikeback")
    monkeypatch.setattr(system("galaxy-defenders"), "box_for", lambda setup: found)


@pytest.fixture
def extinction(monkeypatch):
    """The table's mission is one of Extinction Protocol alone."""
    found = played("extinction")
    monkeypatch.setattr(system("galaxy-defenders"), "box_for", lambda setup: found)


def who(place: str = "4,2", rank: str = "gold", **fields: Any) -> dict[str, Any]:
    """An agent of a rank."""
    return {"hex": place, "rank": rank, **fields}


def turn(*powers: str, rank: str = "gold", agent: str = "chromium", **more: Any) -> Table:
    """The turn of an agent with some powers."""
    fields = more.pop("fields", {})
    agents = {agent: who(rank=rank, powers=powers, **fields), **more.pop("others", {})}
    return table(agents=agents, **more)


def roll(game: Table, what: str, face: str) -> Table:
    """Let all dice of a roll show the same."""
    while isinstance(game.game.pending, Chance) and game.asked == what:
        game.dice(face)
    return game


def points_left(game: Table) -> int:
    """The hexes that somebody who walks may still go."""
    asked: Any = game.game.pending
    return int(asked.points)
