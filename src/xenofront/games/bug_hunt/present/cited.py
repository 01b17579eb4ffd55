"""The rules behind what is shown."""

from __future__ import annotations

from typing import Any, Final

from xenofront.games.bug_hunt.rules.box import Box

DIFFICULT, DASH, CONTACT, SKILL = "BH-1", "BH-2", "BH-4", "BH-27"
NEEDED: Final = {3: "BH-28", 5: "BH-29", 6: "BH-30"}
"""By what a die needs: near, farther away, in cover."""
CLIMB, TERRAIN, SIGHT, COVER = "BX-13", "BX-14", "BX-15", "BX-16"
DETECTION, SAVES, GUNS = "BX-9", "BX-23", "BH-24"


def _by_order(rows: Any, key: str, chapter: int, letter: str = "") -> str:
    return f"BD-{chapter}.{letter}{list(rows).index(key) + 1}"


def trait_rule(box: Box, trait: str) -> str:
    """What a trait of a weapon does."""
    return _by_order(box.catalogue.traits, trait, 4, "t")


def gear_rule(box: Box, gear: str) -> str:
    """What a piece of equipment does."""
    return _by_order(box.catalogue.gear, gear, 4, "g")


def support_rule(box: Box, support: str) -> str:
    """What a kind of support is."""
    return _by_order(box.catalogue.support, support, 5)


def alien_rule(box: Box, kind: str) -> str:
    """What a kind of alien is."""
    return _by_order(box.catalogue.aliens, kind, 6)


def variant_rule(box: Box, variant: str) -> str:
    """What a variant does."""
    return _by_order([row.variant for row in box.catalogue.variants.values()], variant, 6, "v")


def leader_rule(box: Box, leader: str) -> str:
    """What a pack leader does."""
    return _by_order([row.leader for row in box.catalogue.leaders.values()], leader, 6, "l")
