"""Weapons of agents, aliens, drones and suits (GD 7.6, 8.10)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from xenofront.games.galaxy_defenders.content.effects import LockOn, Poison, RollEffect
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.content.sets import Counted

ClassName = Literal[
    "marine", "biotech", "infiltrator", "sniper", "hulk", "guardian", "psionic", "support"
]
Shield = Annotated[int, msgspec.Meta(ge=0, le=2)]  # GD-7.6.7.a
"""Points of an energy shield, if there is one."""


class Weapon(Counted, frozen=True, kw_only=True):
    """Something to attack or heal with (GD 7.6, 8.10)."""

    kind: Literal["melee", "ranged", "healing"]  # GD-7.6.c
    rank: Literal["standard", "improved", "alien", "natural", "drone", "special"]  # GD-7.6.d
    """A special one belongs to a suit."""
    user: ClassName | Literal["generic", "alien", "npc"] = "generic"
    red: int = 0
    blue: int = 0
    hits: int = 0
    """A fixed number of hits in place of dice (GX-9.2.d)."""
    area_healing: bool = False
    """Heals all agents in the area of the treated one (GX-8.5.a)."""
    range: int
    min_range: int = 0
    ammo: int | None = None
    battery: int | None = None
    """BATTERIES in place of ammo: nothing that is about ammo is about them (GX-9.4.a)."""
    modifiers: tuple[Modifier, ...] = ()
    on_bolt: tuple[RollEffect, ...] = ()
    on_hit: tuple[LockOn | Poison, ...] = ()
    """What happens if at least one HIT was rolled."""
    area_for_ammo: int = 0
    """Ammo that may be paid before the roll to strike the whole area (GD-7.6.6.g)."""
    hits_for_ammo: tuple[int, int] | None = None
    """Least and most ammo paid after the roll, a hit each (GD-7.6.6.h)."""
    jams: bool = True
