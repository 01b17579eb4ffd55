"""What agents put on, and how they stand: power suits and fighting poses (GX 9.2.2, 9.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec

from xenofront.games.galaxy_defenders.content.effect import PoseId
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.content.sets import Counted
from xenofront.games.galaxy_defenders.content.weapons import Weapon

MOST_SUITS: Final = 2  # GX-2.k
"""Sheets in the box, whichever side is up."""
Points = Annotated[int, msgspec.Meta(ge=0, le=9)]  # GX-9.5.2.u
"""Points of the energy shield of a suit, or batteries."""


class Suit(Counted, frozen=True, kw_only=True):
    """One side of the sheet of a power suit (GX 9.5)."""

    move: int  # GX-9.5.b/movement
    """Points that a MOVEMENT has more."""
    shield: Points  # GX-9.5.b/shield
    batteries: Points  # GX-9.5.b/batteries
    """How many it holds; the mission says how many there are at the start."""
    seize: bool  # GX-9.5.b/seize
    flying: bool  # GX-9.5.b/flying
    weapon: Weapon  # GX-9.5.b/weapon


class Pose(Counted, frozen=True, kw_only=True):
    """A fighting pose: what it is good for, and what it costs to take another one."""

    step_cost: int
    """Movement points for each hex; with 0 there is no way to go."""
    modifiers: tuple[Modifier, ...] = ()
    to: Mapping[PoseId, int]
    """Movement points for each of the other poses."""
