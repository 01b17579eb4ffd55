"""The types of what questions and choices name.

When the game runs, ids are plain text: a new type would cost a call for each name. Clients read the
fields of questions and choices by their types, so here, where nothing is called, they are apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NewType

from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.grid import Direction, HexId
from xenofront.geometry.hexes.terrain import SideId

if TYPE_CHECKING:
    from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, SignalId

    UnitId = str
    WeaponId = str
    PowerId = str
    ItemId = str
else:
    AgentId = NewType("AgentId", str)
    AlienId = NewType("AlienId", str)
    SignalId = NewType("SignalId", str)
    UnitId = NewType("UnitId", str)
    WeaponId = NewType("WeaponId", str)
    PowerId = NewType("PowerId", str)
    ItemId = NewType("ItemId", str)

FIGURES = (AgentId, AlienId, SignalId, UnitId)
"""Types of fields that name somebody on the map; a unit is an agent, a drone or an alien."""
THINGS = (WeaponId, PowerId, ItemId)
"""Types of fields that name something with a card; an item is a weapon or a power."""

__all__ = [
    "FIGURES", "THINGS", "AgentId", "AlienId", "AreaId", "Direction", "HexId", "ItemId", "PowerId",
    "SideId", "SignalId", "UnitId", "WeaponId",
]  # fmt: skip
