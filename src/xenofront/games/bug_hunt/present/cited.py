"""The rules behind what is shown."""

from __future__ import annotations

from functools import cache
from itertools import count

from xenofront.games.bug_hunt.rules.box import Box
from xenofront.text import rulebook

DIFFICULT, DASH, CONTACT, SKILL = "BH-1", "BH-2", "BH-4", "BH-27"
CLIMB, TERRAIN, SIGHT, COVER = "BX-13", "BX-14", "BX-15", "BX-16"
DETECTION, SAVES = "BX-9", "BX-23"


@cache
def _by_name(chapter: int, letter: str = "") -> dict[str, str]:
    """The rows of a table of a chapter, by what stands before the colon in their texts."""
    found: dict[str, str] = {}
    for number in count(1):
        rule_id = f"BD-{chapter}.{letter}{number}"
        try:
            text = rulebook.rule(rule_id).rule
        except rulebook.UnknownRule:
            return found
        for name in text.partition(":")[0].lower().split(", "):
            found.setdefault(name, rule_id)
    return found


def trait_rule(box: Box, trait: str) -> str:
    """What a trait of a weapon does."""
    return _by_name(4, "t")[box.traits[trait].name.lower()]


def gear_rule(box: Box, gear: str) -> str:
    """What a piece of equipment does."""
    return _by_name(4, "g")[box.gear[gear].name.lower()]


def support_rule(box: Box, support: str) -> str:
    """What a kind of support is."""
    return _by_name(5)[box.support[support].name.lower()]


def alien_rule(box: Box, kind: str) -> str:
    """What a kind of alien is."""
    return _by_name(6)[box.aliens[kind].name.lower()]


def variant_rule(variant: str) -> str:
    """What a variant does."""
    return _by_name(6, "v")[variant]


def leader_rule(leader: str) -> str:
    """What a pack leader does."""
    return _by_name(6, "l")[leader]
