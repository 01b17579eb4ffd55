"""Definitions for campaigns of Bug Hunt: what happens between missions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from xenofront.content.definitions import Definition
from xenofront.games.bug_hunt.content.parts import Dice, Span, Stat

LifeEvent = Literal[
    "nothing",
    "fight",  # a D6 with combat skill below the amount: a campaign turn in sick bay
    "reputation",  # the squad's reputation changes by the amount
    "priority",  # the next mission's Priority goes up or down by the amount
    "arrest",  # reputation changes by the amount, and the character misses the next mission
    "lose_xp",  # up to the amount of unspent XP
    "longer_range",  # one personal weapon reaches farther by the amount
    "better_marks",  # the next assignment roll gets the amount
    "no_assignment",  # in the next campaign turn
    "good_care",  # the amount less in sick bay, or that much XP
    "xp",
    "sick_bay",
    "detached",  # misses the next mission, and makes the amount of assignment rolls more
    "buy_speed",  # one more for the amount of XP
    "buy_combat",  # one more for the amount of XP
    "favours",  # up to the amount of reputation, each for 2 XP or one assignment roll
]
Luck = Literal[
    "barricade", "double_up", "escape", "evac", "extra_support", "lucky_find", "reinforcements",
    "remove_contact", "survived", "guns_blazing",
]  # fmt: skip
SectorFactor = Literal[
    "ambush_zone", "infiltration_point", "sheltered", "swarming", "obstructed", "inaccessible",
    "hot_zone",
]  # fmt: skip
AlienMove = Literal[
    "sector_falls",  # a cleared sector is lost again, with the amount as its Priority
    "ambush_zone",
    "obstructed",
    "infiltration_point",
    "less_support",  # all battles of the next turn
    "aggression",
    "contacts",
    "elite",
    "lose_support",  # D3 of the pool
    "priority",
]


class Assignment(Definition, frozen=True, kw_only=True):
    """A special assignment between missions."""

    roll: int
    missions: int = 0
    needs: str = ""
    """An assignment that must have been passed before."""
    needs_any: Mapping[Stat, int] = {}
    raises: Mapping[Stat, int] = {}
    """A stat goes up by one if it is below this."""
    xp: int = 0
    reputation: int = 0


class Injury(Definition, frozen=True, kw_only=True):
    """What becomes of a casualty, or of one who was lost."""

    casualty: Span | None = None
    lost: Span | None = None
    leaves: bool = False
    sick_bay: Dice | None = None
    xp: int = 0


class MusterRow(Definition, frozen=True, kw_only=True):
    """Who may leave the service: by completed missions, on 2D6."""

    missions: Span
    roll: int
    """13 is never, 0 always."""
    only_if_down: bool = False


class ProgressRow(Definition, frozen=True, kw_only=True):
    """How the operation goes."""

    rolls: Span
    modifier: int = 0
    if_objectives: Literal["", "fewer_than_two", "two_or_more"] = ""
    contacts: int = 0
    support: int = 0
    xp_per_objective: bool = False
    reputation: int = 0
    leave: bool = False
    resets: bool = False
    last_stand: bool = False


class LifeRow(Definition, frozen=True, kw_only=True):
    """An event of military life for one character."""

    rolls: Span
    event: LifeEvent
    amount: int = 0


class MovieRow(Definition, frozen=True, kw_only=True):
    """A stroke of luck as in the films; each once in a campaign."""

    when: Literal["turn", "figure", "after_battle", "evac", "support", "injury"]
    effect: Luck


class SectorRow(Definition, frozen=True, kw_only=True):
    """What is special about a sector of a joint campaign."""

    rolls: Span
    factor: SectorFactor
    amount: int = 0


class AlienMoveRow(Definition, frozen=True, kw_only=True):
    """What the aliens do between the turns of a joint campaign."""

    rolls: Span
    move: AlienMove
    amount: int = 0
