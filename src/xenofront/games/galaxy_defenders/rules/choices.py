"""Choices that several questions of Galaxy Defenders have in common.

What only one question can be answered with stands beside it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from xenofront.games.galaxy_defenders.rules.names import UnitId, WeaponId
from xenofront.kernel import Choice


class Hold(Choice, frozen=True, gc=False):
    """Not to fire."""

    VERB: ClassVar[str] = "hold"


class Shot(Choice, frozen=True, gc=False):
    """Fire a weapon at somebody, or at everybody in the area."""

    weapon: WeaponId
    target: UnitId
    area: bool = False


HOLD: Final = Hold()
