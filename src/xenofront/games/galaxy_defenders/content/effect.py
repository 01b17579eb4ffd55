"""What all effects have in common, and the words that several of them use."""

from __future__ import annotations

from typing import Literal

from xenofront.content.definitions import Part

ToWhom = Literal[
    "closest_agent",
    "most_wounded_agent",
    "closest_teleport",
    "alpha",
    "target",
    "closest_alien",
    "menacing_agent",
]
Whom = Literal[
    "self",
    "self_or_adjacent",
    "adjacent_bleeding",
    "area",
    "each_agent",
    "alpha",
    "chosen_agent",
]
Condition = Literal["immobilized", "paralyzed", "stunned"]
PoseId = Literal["standing", "crouching", "prone"]  # GX-9.2.2.b
DoorToken = Literal["lock", "unlock", "bar", "unbar"]
"""What can be done to a door or window: LOCKED and BLOCKED tokens put on and taken off."""


class Effect(Part, tag_field="do", frozen=True, kw_only=True):
    """Something that is done."""
