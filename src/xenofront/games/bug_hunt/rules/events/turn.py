"""What happens in the turn and its phases, and what troopers do."""

from __future__ import annotations

from xenofront.kernel import Event


class TurnBegan(Event, frozen=True, gc=False):
    """A game turn begins."""

    turn: int


class PhaseBegan(Event, frozen=True, gc=False):
    """A phase of the turn begins."""

    phase: str


class PriorityRolled(Event, frozen=True, gc=False):
    """The dice for new contacts."""

    faces: tuple[str, ...]
    contacts: int


class ReactionsRolled(Event, frozen=True, gc=False):
    """The reaction dice, before they are given out."""

    faces: tuple[str, ...]


class ReactionRerolled(Event, frozen=True, gc=False):
    """One reaction die is thrown again."""

    old: str
    new: str


class ReactionAssigned(Event, frozen=True, gc=False):
    """A die is given to a character or team, which acts early or late."""

    unit: str
    face: str
    reactions: int
    phase: str


class Held(Event, frozen=True, gc=False):
    """A trooper waits with its weapon ready."""

    trooper: str


class ActivationBegan(Event, frozen=True, gc=False):
    """A trooper acts."""

    trooper: str


class TrooperMoved(Event, frozen=True, gc=False):
    """A trooper moves."""

    trooper: str
    start: str
    end: str
    cost: int
    dash: bool = False


class TrooperStayed(Event, frozen=True, gc=False):
    """A trooper stays where it is."""

    trooper: str


class TrooperLeft(Event, frozen=True, gc=False):
    """A trooper leaves by the table edge and is lost."""

    trooper: str


class Jumped(Event, frozen=True, gc=False):
    """A trooper jumps down."""

    trooper: str
    height: int


class StunWornOff(Event, frozen=True, gc=False):
    """A figure loses a stun marker."""

    figure: str
    left: int


class JamRolled(Event, frozen=True, gc=False):
    """A trooper tries to clear a jam."""

    trooper: str
    weapon: str
    face: str
    success: bool


class MissionEnded(Event, frozen=True, gc=False):
    """The mission is over; whoever counts knew that before, so it can be undone."""

    outcome: str
    points: int


class Conceded(Event, frozen=True, gc=False):
    """The rest of the squad is given up."""


class FeatureDestroyed(Event, frozen=True, gc=False):
    """A piece of terrain is blown up."""

    feature: str
    at: str


class TrialRolled(Event, frozen=True, gc=False):
    """A test that the table agreed on."""

    trooper: str
    kind: str
    faces: tuple[str, ...]
    success: bool


class GearUsed(Event, frozen=True, gc=False):
    """A trooper uses equipment."""

    trooper: str
    gear: str
