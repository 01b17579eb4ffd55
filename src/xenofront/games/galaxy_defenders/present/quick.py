"""How long quick answers hold in Galaxy Defenders."""

from __future__ import annotations

from typing import Final

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.kernel import Event
from xenofront.present.quick import Habits


def harms(event: Event, state: GDState) -> bool:
    """Whether an agent is wounded, bleeds, dies, or gets a condition."""
    if isinstance(event, events.AgentDied | events.Bleeding):
        return True
    if isinstance(event, events.Wounded | events.ConditionGained):
        return event.unit in state.setup.seats
    return False


HABITS: Final = Habits(
    round_of=lambda state: state.round,
    harms=harms,
)
