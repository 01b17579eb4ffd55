"""Tokens that a mission lays on the map (GX-2.r, GX-2.t).

What a token does, the mission says that uses it; an entry of the box holds what it does where the
mission says nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from xenofront.content.definitions import Part
from xenofront.games.galaxy_defenders.content.sets import Counted

LockColour = Literal["red", "blue", "green"]
MOST_LOCKS: Final = 6  # GX-2.j/locks
MOST_KEYS: Final = 3  # GX-2.j/keys


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
    opens: LockColour | Literal[""] = ""
    """The SECURITY LOCKS that who carries it may remove."""


class MissionToken(Counted, frozen=True, kw_only=True):
    """A kind of token for missions."""

    rule: TokenRule = TokenRule()


class Security(Part, frozen=True, kw_only=True):
    """SECURITY LOCKS of a mission, and the keys to them (GX 5.3)."""

    locks: Mapping[str, LockColour] = {}
    """Doors and windows with a lock: side -> colour."""
    keys: Mapping[str, LockColour] = {}
    """Keys on the map: hex -> colour."""
    bashed: bool = False
    """The locks here can be bashed as well."""


def key_kind(colour: str) -> str:
    """The kind of token that a key of a colour is."""
    return f"key_{colour}"


def lock_kind(colour: str) -> str:
    """The kind of token that a lock of a colour is."""
    return f"lock_{colour}"
