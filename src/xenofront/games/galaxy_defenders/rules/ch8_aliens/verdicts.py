"""GD 8.2 What the oracle answers: ways to carry out an effect, and what narrowed them down."""

from __future__ import annotations

import msgspec

from xenofront.games.galaxy_defenders.rules import names
from xenofront.games.galaxy_defenders.rules.state import AgentId, HexId
from xenofront.geometry.hexes.areas import AreaId
from xenofront.kernel import Choice


class At(Choice, frozen=True, gc=False):
    """On somebody, or on nobody, from a hex."""

    KEY = "{target} at {end}"

    target: names.TargetId
    end: names.HexId

    @property
    def base(self) -> tuple[HexId, ...]:
        """The hexes that the alien stands on in the end."""
        return (self.end,)


class Via(Choice, frozen=True, gc=False):
    """Toward somebody, or nobody, over an area to a hex."""

    KEY = "{target} via {via} at {end}"

    target: names.TargetId
    via: names.AreaId
    end: names.HexId

    @property
    def base(self) -> tuple[HexId, ...]:
        """The hexes that the alien stands on in the end."""
        return (self.end,)


class AtBase(At, frozen=True, gc=False):
    """The same with a base of two hexes."""

    KEY = "{target} at {end} and {rear}"

    rear: names.HexId

    @property
    def base(self) -> tuple[HexId, ...]:
        return self.end, self.rear


class ViaBase(Via, frozen=True, gc=False):
    """The same with a base of two hexes."""

    KEY = "{target} via {via} at {end} and {rear}"

    rear: names.HexId

    @property
    def base(self) -> tuple[HexId, ...]:
        return self.end, self.rear


class Way(msgspec.Struct, frozen=True, gc=False):
    """One way to carry out an effect: on whom, over which area, ending where."""

    target: AgentId
    via: AreaId | None
    end: HexId
    rear: HexId | None = None
    """The other hex of a base that covers two (GX-11.8.a)."""

    @property
    def base(self) -> tuple[HexId, ...]:
        """The hexes that the alien stands on in the end."""
        return (self.end,) if self.rear is None else (self.end, self.rear)

    @property
    def choice(self) -> Via | At:
        """The way as an answer to a question."""
        if self.rear is not None:
            if self.via:
                return ViaBase(self.target, self.via, self.end, self.rear)
            return AtBase(self.target, self.end, self.rear)
        return Via(self.target, self.via, self.end) if self.via else At(self.target, self.end)


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """The ways that are left, and the criterion that decided."""

    ways: tuple[Way, ...]
    considered: int
    by: str
