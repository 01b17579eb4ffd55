"""Everything a mission is played with, looked up by id; the tables it is fought on, compiled."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from xenofront.games.bug_hunt.content.catalogue import (
    AlienType,
    Armour,
    Catalogue,
    Difficulty,
    Feature,
    Gear,
    Mission,
    Span,
    Support,
    Tables,
    TraitText,
    Weapon,
)
from xenofront.kernel.memo import Memo


class Compiled(Memo):
    """Tables that were fought on lately; each mission has one of its own."""

    __slots__ = ()
    MOST = 256


class Box:
    """The content of a game; shared by all clones and never saved."""

    def __init__(self, *, catalogue: Catalogue, mission: Mission, content: str) -> None:
        self.catalogue, self.mission, self.content = catalogue, mission, content
        self.weapons: dict[str, Weapon] = dict(catalogue.weapons)
        self.traits: dict[str, TraitText] = dict(catalogue.traits)
        self.armours: dict[str, Armour] = dict(catalogue.armours)
        self.gear: dict[str, Gear] = dict(catalogue.gear)
        self.aliens: dict[str, AlienType] = dict(catalogue.aliens)
        self.support: dict[str, Support] = dict(catalogue.support)
        self.features: dict[str, Feature] = dict(catalogue.features)
        self.difficulties: dict[str, Difficulty] = dict(catalogue.difficulties)
        self.memo = Compiled()
        """Answers worked out from content alone, and compiled tables."""

    @cached_property
    def tables(self) -> Tables:
        """Numbers that belong to no row."""
        return next(iter(self.catalogue.tables.values()))

    def row(self, kind: str, roll: int) -> Any:
        """The row of a table that a roll is for."""
        for row in getattr(self.catalogue, kind).values():
            span: Span = row.rolls
            if span.least <= roll <= span.most:
                return row
        raise LookupError(f"no row of {kind} is for {roll}")
