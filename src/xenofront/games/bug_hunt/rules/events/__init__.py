"""What happens in a Bug Hunt mission, for the log: by chapter."""

from __future__ import annotations

from xenofront.games.bug_hunt.rules.events import aliens, campaign, combat, missions, setup, turn
from xenofront.kernel import Event

EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for module in (setup, turn, combat, aliens, missions, campaign)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
