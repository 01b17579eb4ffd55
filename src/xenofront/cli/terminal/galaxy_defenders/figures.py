"""Who is meant by what somebody types at a table of Galaxy Defenders."""

from __future__ import annotations

from xenofront.cli.terminal.table import Table
from xenofront.geometry.hexes import HexId
from xenofront.systems.galaxy_defenders.state import AgentId
from xenofront.table.galaxy_defenders import figures, places


def figure_of(table: Table, typed: str) -> str | None:
    """A figure by its id, name or letters on the board."""
    return figures.figure_of(table.texts, table.state, typed)


def place_of(table: Table, typed: str) -> HexId | None:
    """A hex by its name, or by who stands there."""
    return figures.place_of(table.texts, table.state, typed)


def active_agent(table: Table) -> AgentId | None:
    return places.active_agent(table.game)
