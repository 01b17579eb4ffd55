"""Pieces that several definitions of Bug Hunt have."""

from __future__ import annotations

from typing import Literal

from xenofront.content.definitions import Part

Stat = Literal["reactions", "speed", "combat", "toughness", "tech"]


class Dice(Part, frozen=True, kw_only=True):
    """A number by dice: so many dice of so many sides, and something added."""

    count: int = 1
    sides: int = 6
    add: int = 0


class Span(Part, frozen=True, kw_only=True):
    """The rolls a row of a table is for, both ends included."""

    least: int
    most: int
