"""What happens in a Bug Hunt mission, for the log: by chapter."""

from __future__ import annotations

from xenofront.kernel import Event
from xenofront.systems.bug_hunt.events import aliens, campaign, combat, missions, setup, turn

EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for module in (setup, turn, combat, aliens, missions, campaign)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
