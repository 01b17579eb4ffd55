"""GX 10 What NPCs do."""

from __future__ import annotations

from xenofront.kernel import Event


class NpcArrived(Event, frozen=True, gc=False):
    """An NPC comes into play and is assigned."""

    unit: str
    hex: str
    controller: str


class NpcReassigned(Event, frozen=True, gc=False):
    """An NPC takes orders from another player."""

    unit: str
    controller: str


class NpcDecided(Event, frozen=True, gc=False):
    """The row an NPC follows, and the way it takes."""

    unit: str
    row: str
    chosen: str


class NpcIdle(Event, frozen=True, gc=False):
    """No row of an NPC applies."""

    unit: str


class NpcSkipped(Event, frozen=True, gc=False):
    """A paralysed NPC does nothing."""

    unit: str


class NpcMoved(Event, frozen=True, gc=False):
    """An NPC moves."""

    unit: str
    start: str
    end: str


class NpcDied(Event, frozen=True, gc=False):
    """An NPC is removed, and its card discarded."""

    unit: str
    hex: str


class CloseEncounterRefused(Event, frozen=True, gc=False):
    """A tactic has a close encounter card discarded unresolved."""

    card: str
