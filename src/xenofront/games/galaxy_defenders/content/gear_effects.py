"""The words of cards about batteries, supplies and fighting poses (GX 9.2.2, 9.4)."""

from __future__ import annotations

from typing import Literal

from xenofront.games.galaxy_defenders.content.effect import Condition, Effect, PoseId, Whom

Good = Literal["ammo", "battery"]
"""What a supply may be."""


class Charge(Effect, tag="charge", frozen=True, kw_only=True):
    """Batteries for a suit or a battery weapon, as many as it holds at most."""

    whom: Whom
    amount: int


class Supply(Effect, tag="supply", frozen=True, kw_only=True):
    """One of these goods; who receives it chooses, and what it goes to."""

    whom: Literal["each_agent"]
    of: tuple[Good, ...]
    amount: int


class BasicHits(Effect, tag="basic_hits", frozen=True, kw_only=True):
    """So many hits of basic damage for one agent of each area, picked by the alpha agent."""

    whom: Literal["one_per_area"]
    hits: int


class RollEach(Effect, tag="roll_each", frozen=True, kw_only=True):
    """Each agent rolls a die; these symbols bring a condition."""

    die: Literal["blue", "red"]
    symbols: tuple[str, ...]
    condition: Condition


class ForcePose(Effect, tag="force_pose", frozen=True, kw_only=True):
    """Each agent who stands higher takes a pose."""

    pose: PoseId
