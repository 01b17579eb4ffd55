"""When quick answers of Bug Hunt end."""

from __future__ import annotations

from typing import Final

from xenofront.games.bug_hunt.rules.events import campaign, combat
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import Event
from xenofront.present.quick import Habits


def harms(event: Event, state: BHState) -> bool:
    """Whether a trooper is stunned, wounded or down, or a character is gone for good."""
    if isinstance(event, combat.TrooperDown | campaign.CharacterGone):
        return True
    if isinstance(event, combat.Wounded | combat.Stunned):
        return event.figure in state.troopers
    return False


HABITS: Final = Habits(
    round_of=lambda state: state.turn,
    harms=harms,
)
