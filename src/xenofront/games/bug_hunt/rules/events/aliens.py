"""What aliens and contacts do."""

from __future__ import annotations

from typing import ClassVar

from xenofront.kernel import Event


class ContactPlaced(Event, frozen=True, gc=False):
    """A contact marker comes into play."""

    contact: str
    at: str


class ContactRefused(Event, frozen=True, gc=False):
    """A contact would have come, but nothing gets through now."""


class ContactRolled(Event, frozen=True, gc=False):
    """How a contact moves: its aggression against its chance."""

    contact: str
    aggression: str
    chance: str


class ContactMoved(Event, frozen=True, gc=False):
    """A contact moves."""

    contact: str
    start: str
    end: str


class ContactDetected(Event, frozen=True, gc=False):
    """A contact is detected, and what it turns out to be."""

    BARRIER: ClassVar[bool] = True

    contact: str
    by: str
    face: str
    result: str


class ContactRemoved(Event, frozen=True, gc=False):
    """A contact was nothing, or is taken away."""

    contact: str


class AlienTypeKnown(Event, frozen=True, gc=False):
    """Now it is known what they are."""

    BARRIER: ClassVar[bool] = True

    kind: str
    variant: str = ""


class LeaderRolled(Event, frozen=True, gc=False):
    """Dice for a pack leader."""

    faces: tuple[str, ...]
    leader: str = ""


class AliensRevealed(Event, frozen=True, gc=False):
    """Aliens stand where a contact was."""

    contact: str
    aliens: tuple[str, ...]


class AlienAppeared(Event, frozen=True, gc=False):
    """One more alien."""

    alien: str
    at: str


class AlienMoved(Event, frozen=True, gc=False):
    """An alien moves."""

    alien: str
    start: str
    end: str
    target: str = ""
    dash: bool = False


class AlienWaits(Event, frozen=True, gc=False):
    """An alien does nothing."""

    alien: str
    reason: str


class SnapFired(Event, frozen=True, gc=False):
    """Somebody who held fires at a moving alien."""

    trooper: str
    alien: str
    at: str


class AlienShot(Event, frozen=True, gc=False):
    """An alien spits or throws a dart."""

    alien: str
    target: str
    face: str
    hit: bool


class AlienTransported(Event, frozen=True, gc=False):
    """An alien vanishes and is somewhere else."""

    alien: str
    end: str


class Screamed(Event, frozen=True, gc=False):
    """Screams call another one."""

    face: str
    called: bool


class Called(Event, frozen=True, gc=False):
    """A caller tries to call a contact."""

    alien: str
    face: str
    called: bool
