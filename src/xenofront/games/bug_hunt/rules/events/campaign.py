"""What happens between missions."""

from __future__ import annotations

from xenofront.kernel import Event


class CharacterMade(Event, frozen=True, gc=False):
    """A new main character."""

    character: str
    name: str
    origin: str
    training: str
    history: str


class CombatOperation(Event, frozen=True, gc=False):
    """What a character brings from a combat operation."""

    character: str
    faces: tuple[str, ...]
    gained: int


class AssignmentRolled(Event, frozen=True, gc=False):
    """A special assignment was tried."""

    character: str
    assignment: str
    faces: tuple[str, ...]
    bonus: int
    success: bool


class StatRaised(Event, frozen=True, gc=False):
    """A number of a character goes up."""

    character: str
    stat: str
    value: int


class InjuryRolled(Event, frozen=True, gc=False):
    """What became of a casualty, or of one who was lost."""

    character: str
    face: str
    result: str


class SickBay(Event, frozen=True, gc=False):
    """How long a character stays in sick bay."""

    character: str
    turns: int


class CharacterGone(Event, frozen=True, gc=False):
    """A character leaves the squad for good."""

    character: str
    reason: str


class MusterRolled(Event, frozen=True, gc=False):
    """Whether a character leaves the service."""

    character: str
    faces: tuple[str, ...]
    leaves: bool


class ReputationGained(Event, frozen=True, gc=False):
    """The squad's reputation changes."""

    amount: int
    total: int


class ExperienceGained(Event, frozen=True, gc=False):
    """A character gains experience, or loses it."""

    character: str
    amount: int
    total: int


class ProgressRolled(Event, frozen=True, gc=False):
    """How the operation goes."""

    face: str
    total: int
    result: str


class LifeRolled(Event, frozen=True, gc=False):
    """Something happens to a character between missions."""

    character: str
    face: str
    happening: str


class Leave(Event, frozen=True, gc=False):
    """The squad goes on leave."""


class CourtMartial(Event, frozen=True, gc=False):
    """The mission leader is tried."""

    character: str
    face: str
    dismissed: bool


class LuckUsed(Event, frozen=True, gc=False):
    """A stroke of luck as in the films."""

    luck: str


class SectorChanged(Event, frozen=True, gc=False):
    """A sector of a joint campaign changes."""

    sector: int
    change: str
