"""Choices that several questions of Galaxy Defenders have in common.

What only one question can be answered with stands beside it.
"""

from __future__ import annotations

from typing import Final

from xenofront.games.galaxy_defenders.rules.names import (
    AgentId,
    AlienId,
    Direction,
    HexId,
    ItemId,
    OpeningId,
    PowerId,
    SignalId,
    UnitId,
    WeaponId,
)
from xenofront.kernel import Choice


class Hold(Choice, frozen=True, gc=False):
    """Not to fire."""

    VERB = "hold"


class Shot(Choice, frozen=True, gc=False):
    """Fire a weapon at somebody, or at everybody in the area."""

    weapon: WeaponId
    target: UnitId
    area: bool = False


class NoPower(Choice, frozen=True, gc=False):
    """Not to use a power."""

    VERB = "none"


class WithPower(Choice, frozen=True, gc=False):
    """Use a power in the middle of a roll."""

    power: PowerId


class Use(Choice, frozen=True, gc=False):
    """Use a power or device with ACTION."""

    VERB = "use"

    power: PowerId


class OpenLock(Choice, frozen=True, gc=False):
    """Remove a SECURITY LOCK from a door or window."""

    VERB = "open"

    opening: OpeningId


class ToHex(Choice, frozen=True, gc=False):
    """Onto a hex."""

    hex: HexId

    @property
    def base(self) -> tuple[HexId, ...]:
        """The hexes that whoever goes there stands on."""
        return (self.hex,)


class ToBase(ToHex, frozen=True, gc=False):
    """Onto two hexes, with the leading hex of a base and the other."""

    KEY = "{hex} and {rear}"

    rear: HexId

    @property
    def base(self) -> tuple[HexId, ...]:
        return self.hex, self.rear


class Face(Choice, frozen=True, gc=False):
    """Look somewhere."""

    facing: Direction


class PickAgent(Choice, frozen=True, gc=False):
    """This agent."""

    agent: AgentId


class PickAlien(Choice, frozen=True, gc=False):
    """This alien."""

    alien: AlienId


class PickNpc(Choice, frozen=True, gc=False):
    """This NPC."""

    npc: UnitId


class PickSignal(Choice, frozen=True, gc=False):
    """This signal."""

    signal: SignalId


class PickWeapon(Choice, frozen=True, gc=False):
    """This one of the carried weapons."""

    weapon: WeaponId


class PickItem(Choice, frozen=True, gc=False):
    """This weapon, power or device, to get it or to give it up."""

    item: ItemId


def onto(base: tuple[HexId, ...]) -> ToHex:
    """The hexes of a base as an answer."""
    return ToHex(base[0]) if len(base) == 1 else ToBase(base[0], base[1])


HOLD: Final = Hold()
NO_POWER: Final = NoPower()
