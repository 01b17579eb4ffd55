"""What happens to objectives, locations, signals, spawn points and the drop ship."""

from __future__ import annotations

from typing import ClassVar

from xenofront.kernel import Event


class ObjectiveReached(Event, frozen=True, gc=False):
    """A trooper moved into contact with an objective."""

    trooper: str
    objective: str


class ObjectiveRolled(Event, frozen=True, gc=False):
    """A die for an objective."""

    objective: str
    face: str
    success: bool


class ObjectiveDone(Event, frozen=True, gc=False):
    """An objective is completed."""

    objective: str
    kind: str
    points: int


class PackageTaken(Event, frozen=True, gc=False):
    """A trooper picks up a package."""

    trooper: str
    objective: str


class LocationRevealed(Event, frozen=True, gc=False):
    """A tactical location is revealed."""

    BARRIER: ClassVar[bool] = True

    location: str
    effect: str


class LocationTried(Event, frozen=True, gc=False):
    """A trooper tries to activate a tactical location."""

    trooper: str
    location: str
    face: str
    bonus: int
    success: bool
    disabled: bool = False


class Distracted(Event, frozen=True, gc=False):
    """Aliens around a location cannot move in the next alien phase."""

    count: int


class BlockSet(Event, frozen=True, gc=False):
    """A sphere is blocked for aliens and contacts."""

    at: str


class BlockRolled(Event, frozen=True, gc=False):
    """Whether a block begins to fail."""

    face: str
    fails: bool


class BlockGone(Event, frozen=True, gc=False):
    """A block is gone."""

    at: str


class Delayed(Event, frozen=True, gc=False):
    """No new contacts up to the end of a turn."""

    until: int


class SignalFound(Event, frozen=True, gc=False):
    """A signal is investigated."""

    BARRIER: ClassVar[bool] = True

    trooper: str
    signal: str
    effect: str


class SignalAnswered(Event, frozen=True, gc=False):
    """A signal near troopers may draw a contact."""

    signal: str
    face: str
    contact: bool


class Joined(Event, frozen=True, gc=False):
    """Somebody joins the squad."""

    trooper: str


class SpawnPointFound(Event, frozen=True, gc=False):
    """A new spawn point."""

    spawn: str
    at: str


class CountdownRolled(Event, frozen=True, gc=False):
    """A spawn point without countdown is rolled for."""

    spawn: str
    face: str
    countdown: int


class CountdownLowered(Event, frozen=True, gc=False):
    """A countdown goes on."""

    spawn: str
    countdown: int


class SpawnClosing(Event, frozen=True, gc=False):
    """A trooper tries to close a spawn point."""

    trooper: str
    spawn: str
    face: str
    bonus: int
    success: bool


class EvacCalled(Event, frozen=True, gc=False):
    """A trooper calls the drop ship."""

    trooper: str


class EvacHelped(Event, frozen=True, gc=False):
    """Somebody with Tech helps the call."""

    trooper: str


class EvacRolled(Event, frozen=True, gc=False):
    """The dice for the drop ship."""

    faces: tuple[str, ...]
    bonus: int
    success: bool


class EvacCancelled(Event, frozen=True, gc=False):
    """The call is taken back."""


class ShipArrived(Event, frozen=True, gc=False):
    """The drop ship hovers over the table."""

    at: str
    priority: int


class ShipLeft(Event, frozen=True, gc=False):
    """The drop ship leaves."""


class Boarded(Event, frozen=True, gc=False):
    """A trooper is taken off the table safely."""

    trooper: str


class Surveyed(Event, frozen=True, gc=False):
    """Scientists have finished their survey."""

    trooper: str
