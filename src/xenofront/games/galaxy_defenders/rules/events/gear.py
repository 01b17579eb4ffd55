"""GX 9.2.2, 9.4, 9.5 Power suits, batteries and fighting poses."""

from __future__ import annotations

from xenofront.kernel import Event


class SuitEquipped(Event, frozen=True, gc=False):
    """An agent puts on a power suit."""

    agent: str
    suit: str
    hex: str


class SuitRecalled(Event, frozen=True, gc=False):
    """A power suit appears around an agent."""

    agent: str
    suit: str
    hex: str


class SuitLeft(Event, frozen=True, gc=False):
    """An agent climbs out of its power suit."""

    agent: str
    suit: str
    end: str


class SuitLost(Event, frozen=True, gc=False):
    """A power suit has no energy left and goes to the warehouse."""

    suit: str
    hex: str


class SuitDestroyed(Event, frozen=True, gc=False):
    """A power suit is destroyed with its pilot."""

    agent: str
    suit: str


class BatteryUsed(Event, frozen=True, gc=False):
    """A power suit uses a battery in the REFRESH phase."""

    suit: str
    hex: str
    left: int


class BatterySpent(Event, frozen=True, gc=False):
    """A shot costs a weapon a battery."""

    agent: str
    weapon: str
    left: int


class Charged(Event, frozen=True, gc=False):
    """A power suit or a weapon gets batteries."""

    agent: str
    item: str
    amount: int
    left: int


class PoseTaken(Event, frozen=True, gc=False):
    """An agent takes a fighting pose."""

    agent: str
    pose: str


class Shaken(Event, frozen=True, gc=False):
    """An agent rolls whether an event throws it down."""

    agent: str
    face: str
