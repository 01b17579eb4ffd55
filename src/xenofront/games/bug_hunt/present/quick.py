"""Which questions of Bug Hunt come in numbers."""

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
    passing={
        "snap_fire": ("hold", "round"),
        "free_shot": ("hold", "round"),
        "follow_up": ("stay", "round"),
        "extra_shot": ("decline", "round"),
        "next_shot": ("decline", "round"),
        "ship_target": ("hold", "round"),
        "board": ("stay", "other"),
    },
    rest={"reaction_die": "other"},
    again={"board": "other"},
    round_of=lambda state: state.turn,
    harms=harms,
)
