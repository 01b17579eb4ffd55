"""Definitions of aliens: types, variants and leaders."""

from __future__ import annotations

from typing import Literal

from xenofront.content.definitions import Definition
from xenofront.games.bug_hunt.content.parts import Dice, Span

AlienTrait = Literal[
    "hides_in_cover",  # shooters get no combat skill against one in or behind cover
    "divides",  # on death a D6 of 1 or 2 makes that many new ones
    "rips_armour",  # armour of troopers saves on 6 only
    "parries",  # melee weapons give +1 less against it
    "reanimates",  # each defeated grunt becomes a new one
    "maims",  # casualties stay a campaign turn longer in sick bay
    "blinks",  # at turn end a random one is moved to the centre
    "overwhelms",  # troopers get no saves
    "keeps_coming",  # at turn end one more at the centre of a random edge
    "infiltrates",  # one of each revealed group is put on the nearest objective
    "shatters",  # on death every figure within 2 inches takes a hit of damage 0
    "multiplies",  # at turn end a D6 each: a 6 adds one next to it
    "grips",  # troopers within 2 inches cannot move
]
Variant = Literal["spitters", "ambushers", "toughs", "swarmers", "runners", "screamers"]
LeaderKind = Literal["leader", "lancer", "caller", "assassin", "bruiser", "driver"]


class AlienType(Definition, frozen=True, kw_only=True):
    """A kind of alien."""

    rolls: Span
    number: Dice
    speed: int  # BD-6.profile
    combat: int
    toughness: int
    damage: int
    save: int = 0
    save_against: Literal["everything", "shooting", "not_area"] = "everything"
    trait: AlienTrait | None = None


class VariantRow(Definition, frozen=True, kw_only=True):
    """A variant of aliens that were met before in a campaign."""

    rolls: Span
    variant: Variant


class LeaderRow(Definition, frozen=True, kw_only=True):
    """A pack leader."""

    rolls: Span
    leader: LeaderKind
