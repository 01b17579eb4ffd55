"""The words that only cards of NPCs use (GX 10)."""

from __future__ import annotations

from typing import Literal

from xenofront.games.galaxy_defenders.content.effects import (
    Attack,
    Effect,
    Heal,
    MoveAdjacent,
    MoveAway,
    MoveToward,
)
from xenofront.games.galaxy_defenders.content.power_effects import CancelHits, RefuseCard

Aim = Literal["alien", "teleport", "agent", "wounded_agent"]
"""Kinds of goals that an NPC goes to."""


class MoveOn(Effect, tag="move_on", frozen=True, kw_only=True):
    """Move up to so many areas toward the first kind of goal that can be reached."""

    list: tuple[Aim, ...]
    areas: int = 1


class TreatFriend(Effect, tag="treat_friend", frozen=True, kw_only=True):
    """The closest wounded agent so many areas away heals; without one, the other effects."""

    within: int
    amount: int
    otherwise: tuple[Attack, ...]


NpcEffect = Attack | MoveAdjacent | MoveToward | MoveAway | MoveOn | TreatFriend
TacticEffect = Attack | Heal | CancelHits | RefuseCard
