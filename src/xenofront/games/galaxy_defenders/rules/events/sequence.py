"""GD 6 What happens in the sequence of play."""

from __future__ import annotations

from typing import ClassVar

from xenofront.kernel import Event


class RoundBegan(Event, frozen=True, gc=False):
    """A round begins."""

    round: int


class PhaseBegan(Event, frozen=True, gc=False):
    """A phase begins."""

    phase: str


class AlphaChosen(Event, frozen=True, gc=False):
    """An agent becomes alpha agent."""

    agent: str


class WingsRolled(Event, frozen=True, gc=False):
    """An agent tried for the next rank."""

    agent: str
    faces: tuple[str, ...]
    found: int
    needed: int


class RankGained(Event, frozen=True, gc=False):
    """An agent rises by one rank and gets something for it."""

    agent: str
    rank: str
    gain: str


class Reinforced(Event, frozen=True, gc=False):
    """Supplies reach an agent."""

    agent: str
    item: str


class WeaponRefused(Event, frozen=True, gc=False):
    """A weapon is sent back."""

    agent: str
    weapon: str


class TurnBegan(Event, frozen=True, gc=False):
    """An agent's turn begins."""

    agent: str


class TurnSkipped(Event, frozen=True, gc=False):
    """A paralysed agent loses its turn."""

    agent: str


class EventDrawn(Event, frozen=True, gc=False):
    """An event card is drawn."""

    BARRIER: ClassVar[bool] = True

    card: str


class WeatherChanged(Event, frozen=True, gc=False):
    """The weather changes."""

    card: str


class TacticRestored(Event, frozen=True, gc=False):
    """A used tactic is turned up again."""

    agent: str
    power: str


class MissionEnded(Event, frozen=True, gc=False):
    """The mission is over, by this row of its objectives table."""

    outcome: str
    row: int
