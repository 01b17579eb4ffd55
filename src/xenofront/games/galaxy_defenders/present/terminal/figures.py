"""Who is meant by what somebody types at a table of Galaxy Defenders."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.present import figures, places
from xenofront.games.galaxy_defenders.rules.state import AgentId
from xenofront.geometry.hexes.grid import HexId
from xenofront.present.terminal.table import Table


def figure_of(table: Table, typed: str) -> str | None:
    """A figure by its id, name or letters on the board."""
    return figures.figure_of(table.texts, table.state, typed)


def place_of(table: Table, typed: str) -> HexId | None:
    """A hex by its name, or by who stands there."""
    return figures.place_of(table.texts, table.state, typed)


def active_agent(table: Table) -> AgentId | None:
    return places.active_agent(table.game)
