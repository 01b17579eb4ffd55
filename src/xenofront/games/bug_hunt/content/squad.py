"""Definitions of troopers: who they are, what they carry, who comes to help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from xenofront.content.definitions import Definition
from xenofront.games.bug_hunt.content.parts import Span, Stat

Trait = Literal[
    "pistol", "melee", "focused", "aimed", "heavy", "area", "stun", "launcher", "piercing",
    "overheat",
]  # fmt: skip


class Profile(Definition, frozen=True, kw_only=True):
    """The numbers of a figure on the side of the troopers; a save of 0 is none."""

    reactions: int = 1
    speed: int = 4
    combat: int = 0
    toughness: int = 3
    tech: int = 0
    save: int = 0
    weapons: tuple[str, ...] = ()


class Background(Definition, frozen=True, kw_only=True):
    """A row of one of the three tables a character is made with."""

    rolls: Span
    stats: Mapping[Stat, int] = {}
    xp: int = 0
    reputation: int = 0
    missions: int = 0
    combat_op: bool = False


class Trooper(Definition, frozen=True, kw_only=True):
    """A ready-made main character."""

    reactions: int = 1
    speed: int = 4
    combat: int = 0
    toughness: int = 3
    tech: int = 0
    weapons: tuple[str, ...]


class Weapon(Definition, frozen=True, kw_only=True):
    """A weapon; range 0 is for brawls only."""

    range: int = 0
    shots: int = 0
    damage: int = 0
    traits: tuple[Trait, ...] = ()
    uses: int = 0
    """How often a figure may use it in a mission; 0 is without limit."""
    grenade: bool = False


class TraitText(Definition, frozen=True, kw_only=True):
    """A trait of weapons, with its number where it has one."""

    brawl: int = 0
    to_hit: int = 0
    radius: int = 0
    on: int = 0


class Armour(Definition, frozen=True, kw_only=True):
    """Armour of troopers."""

    save: int
    optional: bool = False


class Gear(Definition, frozen=True, kw_only=True):
    """Optional equipment."""

    uses: int = 0
    radius: int = 0
    damage: int = 0
    detection: int = 0
    """What it adds to the distances at which contacts are detected."""


class Support(Definition, frozen=True, kw_only=True):
    """Something that can be requested for a mission."""

    roll: int
    figures: int = 0
    profile: str = ""
    weapons: tuple[tuple[str, ...], ...] = ()
    """What the figures carry, one after the other, the last one again for the rest."""
    instead: tuple[tuple[str, ...], ...] = ()
    """Another choice of weapons for all of them."""
    solo: bool = False
    arms: tuple[str, ...] = ()
    """Equipment: one of these for one figure."""
    grenades: int = 0
    """Equipment: so many figures get grenades of one kind."""
    launcher: bool = False
    activation: int = 0
    """What it adds when tactical locations are activated."""
    best_of_two: bool = False
    reaction_reroll: bool = False
    survey: bool = False
