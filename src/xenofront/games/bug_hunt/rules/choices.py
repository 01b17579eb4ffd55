"""Choices that several questions of Bug Hunt have in common.

What only one question can be answered with stands beside it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from xenofront.games.bug_hunt.rules.names import AlienId, Face, Point, Stat, WeaponId
from xenofront.kernel import Choice


class No(Choice, frozen=True, gc=False):
    """Not to do, take or spend what is offered."""

    VERB: ClassVar[str] = "no"


class Pay(Choice, frozen=True, gc=False):
    """To spend reputation."""

    VERB: ClassVar[str] = "pay"


class Use(Choice, frozen=True, gc=False):
    """To use a stroke of luck."""

    VERB: ClassVar[str] = "use"


class Higher(Choice, frozen=True, gc=False):
    """More urgent."""

    VERB: ClassVar[str] = "higher"


class Lower(Choice, frozen=True, gc=False):
    """Less urgent."""

    VERB: ClassVar[str] = "lower"


class Raise(Choice, frozen=True, gc=False):
    """To raise a number of a character."""

    VERB: ClassVar[str] = "raise"

    stat: Stat


class Keep(Choice, frozen=True, gc=False):
    """To leave dice as they fell, or experience for later."""

    VERB: ClassVar[str] = "keep"


class Die(Choice, frozen=True, gc=False):
    """One of several dice."""

    face: Face


# -- on the table ----------------------------------------------------------------------------------


class Stay(Choice, frozen=True, gc=False):
    """To stay where one is."""

    VERB: ClassVar[str] = "stay"


class To(Choice, frozen=True, gc=False):
    """To go, or to be put, to a point."""

    VERB: ClassVar[str] = "to"

    place: Point


class Hold(Choice, frozen=True, gc=False):
    """Not to fire."""

    VERB: ClassVar[str] = "hold"


class Decline(Choice, frozen=True, gc=False):
    """Not to fire a further shot."""

    VERB: ClassVar[str] = "decline"


class Fire(Choice, frozen=True, gc=False):
    """To fire a weapon at an alien."""

    VERB: ClassVar[str] = "fire"

    weapon: WeaponId
    target: AlienId


class FireAt(Choice, frozen=True, gc=False):
    """To aim a weapon at a point."""

    KEY: ClassVar[str] = "fire {weapon} at {place}"

    weapon: WeaponId
    place: Point


class Target(Choice, frozen=True, gc=False):
    """Whom a further shot is for."""

    target: AlienId


NO: Final = No()
KEEP: Final = Keep()
STAY: Final = Stay()
HOLD: Final = Hold()
DECLINE: Final = Decline()
