"""The types of what questions and choices name.

When the game runs, ids are plain text: a new type would cost a call for each name. Clients read the
fields of questions and choices by their types, so here, where nothing is called, they are apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NewType

from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.grid import Direction, HexId
from xenofront.kernel.choices import write_fields_of

if TYPE_CHECKING:
    from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, SignalId

    TargetId = AgentId
    UnitId = str
    WeaponId = str
    PowerId = str
    ItemId = str
    CardId = str
    RankId = str
    DoorId = str
    WindowId = str
    OpeningId = str
    ActionId = str
    FaceId = str
else:
    AgentId = NewType("AgentId", str)
    AlienId = NewType("AlienId", str)
    SignalId = NewType("SignalId", str)
    TargetId = NewType("TargetId", str)
    UnitId = NewType("UnitId", str)
    WeaponId = NewType("WeaponId", str)
    PowerId = NewType("PowerId", str)
    ItemId = NewType("ItemId", str)
    CardId = NewType("CardId", str)
    RankId = NewType("RankId", str)
    DoorId = NewType("DoorId", str)
    WindowId = NewType("WindowId", str)
    OpeningId = NewType("OpeningId", str)
    ActionId = NewType("ActionId", str)
    FaceId = NewType("FaceId", str)

write_fields_of(TargetId, lambda target: target or "-", lambda word: "" if word == "-" else word)

FIGURES = (AgentId, AlienId, SignalId, UnitId, TargetId)
"""Types of fields that name somebody on the map.

A unit is an agent, a drone or an alien; a target is an agent or drone, or nobody.
"""
PLACES = (HexId, AreaId)
"""Types of fields that name a place of the map."""
OPENINGS = (DoorId, WindowId, OpeningId)
"""Types of fields that name a door or window; an opening is either."""
CARDS = (WeaponId, PowerId, ItemId, CardId)
"""Types of fields that name something with a card.

An item is a weapon or power that somebody gets or gives up; a plain card may be an alien's too.
"""

__all__ = [
    "CARDS", "FIGURES", "OPENINGS", "PLACES", "ActionId", "AgentId", "AlienId", "AreaId", "CardId",
    "Direction", "DoorId", "FaceId", "HexId", "ItemId", "OpeningId", "PowerId", "RankId",
    "SignalId", "TargetId", "UnitId", "WeaponId", "WindowId",
]  # fmt: skip
