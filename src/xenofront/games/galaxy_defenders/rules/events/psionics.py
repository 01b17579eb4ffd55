"""GX 9.7 Psionic powers, and reactions that help others."""

from __future__ import annotations

from xenofront.kernel import Event


class PsionicDrawn(Event, frozen=True, gc=False):
    """An agent has a psionic power for this mission."""

    agent: str
    power: str


class PowerTurnedUp(Event, frozen=True, gc=False):
    """A used power of an agent is turned up again."""

    agent: str
    power: str


class PlaceTaken(Event, frozen=True, gc=False):
    """An agent becomes the target of an attack in place of another."""

    agent: str
    target: str


class FieldSet(Event, frozen=True, gc=False):
    """What a power does works for everybody until the REFRESH phase."""

    agent: str
    power: str
