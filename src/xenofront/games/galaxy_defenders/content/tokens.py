"""Tokens that a mission lays on the map (GX-2.r, GX-2.t).

What a token does, the mission says that uses it; an entry of the box holds what it does where the
mission says nothing.
"""

from __future__ import annotations

from typing import Literal

from xenofront.content.definitions import Part
from xenofront.games.galaxy_defenders.content.sets import Counted


class TokenRule(Part, frozen=True, kw_only=True):
    """What a token does."""

    hp: int = 0
    """It stands in its hex, can be attacked, and is destroyed by so many wounds."""
    taken: Literal["", "carried", "discarded"] = ""
    """What becomes of it when an agent enters its hex."""
    fragments: int = 0
    """Fragments of alien tech for who takes it."""
    counts: str = ""
    """Counter of the mission that rises for each one that is carried."""
    visited: str = ""
    """Counter, with the number of the token, that rises when an agent ends a movement on it."""


class MissionToken(Counted, frozen=True, kw_only=True):
    """A kind of token for missions."""

    rule: TokenRule = TokenRule()
