"""Definitions of Bug Hunt. Distances are inches, except where a field says thousandths."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from xenofront.content.definitions import Definition
from xenofront.games.bug_hunt.content.aliens import AlienType, LeaderRow, VariantRow
from xenofront.games.bug_hunt.content.campaign import (
    AlienMoveRow,
    Assignment,
    Injury,
    LifeRow,
    MovieRow,
    MusterRow,
    ProgressRow,
    SectorRow,
)
from xenofront.games.bug_hunt.content.missions import (
    ContactRow,
    Difficulty,
    Feature,
    LocationRow,
    Mission,
    Objective,
    Placed,
    SignalRow,
    Tables,
)
from xenofront.games.bug_hunt.content.parts import Dice, Span, Stat
from xenofront.games.bug_hunt.content.squad import (
    Armour,
    Background,
    Gear,
    Profile,
    Support,
    TraitText,
    Trooper,
    Weapon,
)

KINDS: Mapping[str, type[Definition]] = {
    "profiles": Profile,
    "origins": Background,
    "training": Background,
    "history": Background,
    "weapons": Weapon,
    "traits": TraitText,
    "armours": Armour,
    "gear": Gear,
    "support": Support,
    "aliens": AlienType,
    "variants": VariantRow,
    "leaders": LeaderRow,
    "contacts": ContactRow,
    "locations": LocationRow,
    "signals": SignalRow,
    "objectives": Objective,
    "difficulties": Difficulty,
    "features": Feature,
    "assignments": Assignment,
    "injuries": Injury,
    "muster": MusterRow,
    "progress": ProgressRow,
    "life": LifeRow,
    "movie": MovieRow,
    "sectors": SectorRow,
    "alien_moves": AlienMoveRow,
    "troopers": Trooper,
    "missions": Mission,
    "tables": Tables,
}
"""The top-level keys of a content file, and the type of their entries."""


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """All definitions that were loaded, by id."""

    profiles: Mapping[str, Profile] = {}
    origins: Mapping[str, Background] = {}
    training: Mapping[str, Background] = {}
    history: Mapping[str, Background] = {}
    weapons: Mapping[str, Weapon] = {}
    traits: Mapping[str, TraitText] = {}
    armours: Mapping[str, Armour] = {}
    gear: Mapping[str, Gear] = {}
    support: Mapping[str, Support] = {}
    aliens: Mapping[str, AlienType] = {}
    variants: Mapping[str, VariantRow] = {}
    leaders: Mapping[str, LeaderRow] = {}
    contacts: Mapping[str, ContactRow] = {}
    locations: Mapping[str, LocationRow] = {}
    signals: Mapping[str, SignalRow] = {}
    objectives: Mapping[str, Objective] = {}
    difficulties: Mapping[str, Difficulty] = {}
    features: Mapping[str, Feature] = {}
    assignments: Mapping[str, Assignment] = {}
    injuries: Mapping[str, Injury] = {}
    muster: Mapping[str, MusterRow] = {}
    progress: Mapping[str, ProgressRow] = {}
    life: Mapping[str, LifeRow] = {}
    movie: Mapping[str, MovieRow] = {}
    sectors: Mapping[str, SectorRow] = {}
    alien_moves: Mapping[str, AlienMoveRow] = {}
    troopers: Mapping[str, Trooper] = {}
    missions: Mapping[str, Mission] = {}
    tables: Mapping[str, Tables] = {}


__all__ = [
    "KINDS",
    "AlienMoveRow",
    "AlienType",
    "Armour",
    "Assignment",
    "Background",
    "Catalogue",
    "ContactRow",
    "Dice",
    "Difficulty",
    "Feature",
    "Gear",
    "Injury",
    "LeaderRow",
    "LifeRow",
    "LocationRow",
    "Mission",
    "MovieRow",
    "MusterRow",
    "Objective",
    "Placed",
    "Profile",
    "ProgressRow",
    "SectorRow",
    "SignalRow",
    "Span",
    "Stat",
    "Support",
    "Tables",
    "TraitText",
    "Trooper",
    "VariantRow",
    "Weapon",
]
