"""GD 7.3, 7.5 What attacks do."""

from __future__ import annotations

from xenofront.kernel import Event


class AttackDeclared(Event, frozen=True, gc=False):
    """An attack begins."""

    attacker: str
    weapon: str
    target: str
    area: bool


class HitsRolled(Event, frozen=True, gc=False):
    """A hit roll with its result."""

    attacker: str
    faces: tuple[str, ...]
    hits: int
    bolt: bool


class DroneDestroyed(Event, frozen=True, gc=False):
    """A drone leaves the map."""

    unit: str
    hex: str


class HitsAdded(Event, frozen=True, gc=False):
    """Ammo is paid for more hits; so many there are now."""

    attacker: str
    paid: int
    hits: int


class Burst(Event, frozen=True, gc=False):
    """Hits of basic damage strike everybody near their source."""

    unit: str
    hits: int


class ShieldsDrained(Event, frozen=True, gc=False):
    """An agent loses the points of its energy shield."""

    agent: str


class WeaponFailed(Event, frozen=True, gc=False):
    """An alien weapon fails in untrained hands."""

    attacker: str
    weapon: str


class AmmoSpent(Event, frozen=True, gc=False):
    """Ammo is discarded."""

    agent: str
    weapon: str
    amount: int
    left: int


class Jammed(Event, frozen=True, gc=False):
    """A weapon jams."""

    agent: str
    weapon: str


class ShieldSpent(Event, frozen=True, gc=False):
    """A shield takes hits; so many are left."""

    unit: str
    points: int
    hits: int


class DefenceRolled(Event, frozen=True, gc=False):
    """A defend roll with its result."""

    unit: str
    faces: tuple[str, ...]
    shields: int


class Healed(Event, frozen=True, gc=False):
    """Wounds are removed."""

    unit: str
    amount: int


class Wounded(Event, frozen=True, gc=False):
    """Wounds are taken; so many health points are left."""

    unit: str
    amount: int
    left: int


class Bleeding(Event, frozen=True, gc=False):
    """An agent bleeds."""

    agent: str


class AgentDied(Event, frozen=True, gc=False):
    """An agent dies."""

    agent: str
    hex: str


class GuardFired(Event, frozen=True, gc=False):
    """A guard reacts to an alien."""

    unit: str
    alien: str


class Unjammed(Event, frozen=True, gc=False):
    """A jam is cleared."""

    agent: str
    weapon: str


class Reloaded(Event, frozen=True, gc=False):
    """Ammo is regained."""

    agent: str
    weapon: str
    amount: int


class ConditionGained(Event, frozen=True, gc=False):
    """A figure gets a condition."""

    unit: str
    condition: str


class ConditionLost(Event, frozen=True, gc=False):
    """A figure loses a condition."""

    unit: str
    condition: str


class Rerolled(Event, frozen=True, gc=False):
    """Dice are thrown again; so the whole roll looks now, and so many hits or shields it has."""

    unit: str
    faces: tuple[str, ...]
    result: int = 0
