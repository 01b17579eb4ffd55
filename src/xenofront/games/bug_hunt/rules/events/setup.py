"""What happens while a mission is set up."""

from __future__ import annotations

from xenofront.kernel import Event


class FeaturePlaced(Event, frozen=True, gc=False):
    """A piece of terrain is put on the table."""

    feature: str
    at: str


class EdgeChosen(Event, frozen=True, gc=False):
    """Where the squad comes from."""

    edge: str


class ObjectivePlaced(Event, frozen=True, gc=False):
    """An objective is put on the table."""

    objective: str
    kind: str
    worth: int
    at: str


class PrioritySet(Event, frozen=True, gc=False):
    """How urgent the mission is, and how many spawn points there may be."""

    faces: tuple[str, ...]
    priority: int
    spawn_rating: int


class ReputationSpent(Event, frozen=True, gc=False):
    """Reputation is spent."""

    amount: int
    purpose: str


class SupportRolled(Event, frozen=True, gc=False):
    """Support was requested."""

    support: str
    faces: tuple[str, ...]
    needed: int
    success: bool


class Equipped(Event, frozen=True, gc=False):
    """Somebody gets a weapon."""

    trooper: str
    weapon: str


class GearTaken(Event, frozen=True, gc=False):
    """A main character takes a piece of equipment along."""

    trooper: str
    gear: str


class ArmourTaken(Event, frozen=True, gc=False):
    """A main character puts on armour."""

    trooper: str
    armour: str
    save: int


class TrooperJoined(Event, frozen=True, gc=False):
    """A figure takes part in the mission."""

    trooper: str


class TrooperDeployed(Event, frozen=True, gc=False):
    """A figure is put on the table."""

    trooper: str
    at: str


class MarkerPlaced(Event, frozen=True, gc=False):
    """A tactical location or a signal is put on the table."""

    marker: str
    at: str
