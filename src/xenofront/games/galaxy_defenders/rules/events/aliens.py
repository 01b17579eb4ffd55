"""GD 8 What aliens and signals do."""

from __future__ import annotations

from typing import ClassVar

from xenofront.kernel import Event


class AliensSelected(Event, frozen=True, gc=False):
    """A card for a number of aliens has taken these."""

    awakes: tuple[str, ...]


class CloseEncounterDrawn(Event, frozen=True, gc=False):
    """A close encounter card is drawn."""

    BARRIER: ClassVar[bool] = True

    card: str
    awakes: tuple[str, ...]


class AlienDecided(Event, frozen=True, gc=False):
    """An alien follows a row of its card; says what decided between its options."""

    alien: str
    row: str
    chosen: str
    options: tuple[str, ...]
    by: str


class AlienIdle(Event, frozen=True, gc=False):
    """No row of its card can be applied: the alien does nothing."""

    alien: str


class AlienMoved(Event, frozen=True, gc=False):
    """An alien moves."""

    alien: str
    route: tuple[str, ...]
    start: str
    end: str


class Dragged(Event, frozen=True, gc=False):
    """An alien drags an agent along."""

    alien: str
    agent: str
    end: str


class Commanded(Event, frozen=True, gc=False):
    """An alien makes another act."""

    alien: str
    target: str


class Substituted(Event, frozen=True, gc=False):
    """Another alien becomes the target of an attack."""

    alien: str
    target: str


class Bombarded(Event, frozen=True, gc=False):
    """An area is struck from above."""

    area: str
    faces: tuple[str, ...]
    hits: int


class Descended(Event, frozen=True, gc=False):
    """An alien that burrows changes the top close encounter card."""

    alien: str
    card: str


class StageChanged(Event, frozen=True, gc=False):
    """The card of a master alien is turned over."""

    alien: str
    card: str
    stage: int


class Enraged(Event, frozen=True, gc=False):
    """An alien gets another card."""

    alien: str
    card: str


class FigureDied(Event, frozen=True, gc=False):
    """A figure of a swarm dies; others are left."""

    alien: str
    hex: str


class AlienArrived(Event, frozen=True, gc=False):
    """An alien comes into play."""

    BARRIER: ClassVar[bool] = True

    alien: str
    card: str
    hex: str
    controller: str


class AlienDied(Event, frozen=True, gc=False):
    """An alien dies."""

    alien: str
    card: str
    hex: str


class AlienReassigned(Event, frozen=True, gc=False):
    """An alien gets another controller."""

    alien: str
    controller: str


class SignalRevealed(Event, frozen=True, gc=False):
    """A signal is turned over."""

    BARRIER: ClassVar[bool] = True

    signal: str
    hex: str
    token: str


class SignalPlaced(Event, frozen=True, gc=False):
    """A signal is placed face down."""

    signal: str
    hex: str


class MenaceMoved(Event, frozen=True, gc=False):
    """A master alien hunts an agent, more or less angrily."""

    alien: str
    agent: str
    level: int


class SignalMoved(Event, frozen=True, gc=False):
    """A signal moves."""

    signal: str
    start: str
    end: str


class TeleportRolled(Event, frozen=True, gc=False):
    """The teleport die is rolled."""

    face: str
    symbol: str


class NothingTeleported(Event, frozen=True, gc=False):
    """A teleport has no effect."""

    reason: str
