"""GD 8.2 What the oracle answers: ways to carry out an effect, and what narrowed them down."""

from __future__ import annotations

import msgspec

from xenofront.games.galaxy_defenders.rules.state import AgentId
from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.grid import HexId


class Way(msgspec.Struct, frozen=True, gc=False):
    """One way to carry out an effect: on whom, over which area, ending where."""

    target: AgentId
    via: AreaId | None
    end: HexId

    def key(self) -> str:
        """The way as an answer to a question."""
        over = f" via {self.via}" if self.via else ""
        return f"{self.target or '-'}{over} at {self.end}"


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """The ways that are left, and the criterion that decided."""

    ways: tuple[Way, ...]
    considered: int
    by: str
