"""How events are told, whatever the system: what stands out, and what belongs to something else."""

from __future__ import annotations

from typing import Literal, NamedTuple

from xenofront.kernel import Event

Kinds = tuple[type[Event], ...]


class EventStyles(NamedTuple):
    """The kinds of events of a system, by how they are told."""

    loud: Kinds
    """Turns, phases and cards: they stand out."""
    good: Kinds
    bad: Kinds
    """Good and bad for the squad."""
    inner: Kinds
    """What belongs to an attack or a hit."""
    outer: Kinds = ()
    """What begins something new besides."""

    def tone(self, event: Event) -> Literal["plain", "heading", "good", "bad"]:
        """What is good or bad for the squad before what stands out."""
        if isinstance(event, self.bad):
            return "bad"
        if isinstance(event, self.good):
            return "good"
        return "heading" if isinstance(event, self.loud) else "plain"

    def depth(self, event: Event) -> int:
        """0 for what stands out, 1 for what happens, 2 for what belongs to something else."""
        if isinstance(event, (*self.loud, *self.outer)):
            return 0
        return 2 if isinstance(event, self.inner) else 1
