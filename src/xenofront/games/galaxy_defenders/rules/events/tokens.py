"""GX 2 What happens to tokens of a mission and to things that can be destroyed."""

from __future__ import annotations

from xenofront.kernel import Event


class TokenTaken(Event, frozen=True, gc=False):
    """An agent takes a token of the mission."""

    agent: str
    item: str
    hex: str


class TokenDropped(Event, frozen=True, gc=False):
    """A token lies where its carrier fell."""

    agent: str
    item: str
    hex: str


class ObjectDestroyed(Event, frozen=True, gc=False):
    """Something is destroyed."""

    unit: str
    hex: str


class SecurityLockOpened(Event, frozen=True, gc=False):
    """A SECURITY LOCK is taken off a door or window."""

    agent: str
    opening: str
    colour: str
