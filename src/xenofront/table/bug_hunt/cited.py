"""The rules behind what is shown.

Their ids are put together here: a line of code that spells an id out counts as one that implements
the rule, and nothing here does.
"""

from __future__ import annotations

from typing import Any, Final

from xenofront.systems.bug_hunt.box import Box


def quick(number: int) -> str:
    """A rule of the quick reference."""
    return f"BH-{number}"


def full(number: int) -> str:
    """A rule of the full turn."""
    return f"BX-{number}"


def book(chapter: int, entry: str) -> str:
    """A rule of a chapter of the digest."""
    return f"BD-{chapter}.{entry}"


DIFFICULT, DASH, CONTACT = quick(1), quick(2), quick(4)
SKILL = quick(27)
NEEDED: Final = {3: quick(28), 5: quick(29), 6: quick(30)}
"""By what a die needs: near, farther away, in cover."""
CLIMB, TERRAIN, SIGHT, COVER = full(13), full(14), full(15), full(16)
DETECTION, SAVES = full(9), full(23)


def _by_order(rows: Any, key: str, chapter: int, letter: str = "") -> str:
    return book(chapter, f"{letter}{list(rows).index(key) + 1}")


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
