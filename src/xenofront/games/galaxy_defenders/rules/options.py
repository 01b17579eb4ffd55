"""Optional rules and rulings as named switches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from xenofront.kernel import UnknownOption


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a game; the defaults are the rulebook's."""

    human_view: bool = True  # GD-5.2.1.a/default
    friendly_fire: bool = False  # GD-7.3.1.a
    close_fight: bool = False  # GD-7.3.2.a
    valor_for_each: bool = False  # Ruling GD-6.4.q
    campaign: bool = False  # GD-7.8.o
    rank_defence: bool = False  # no cap in the core rules: GD-2.i
    high_impact: bool = False  # GX-9.2.HI.a
    """Nobody ever rolls more than five defence dice."""
    danger: bool = False
    """Every close encounter card that names a species brings one if none of it is in play."""
    twins_in_arms: bool = False  # GX-10.1.1.1.a
    """NPCs of agents who are in play may come as well."""
    allies: bool = False  # GX-10.5.a
    """An NPC signal takes the place of a HUMAN one."""
    more_allies: bool = False  # GX-10.5.b
    """So does another one."""
    extra_ally: bool = False  # GX-10.5.b
    """One more NPC signal lies in the reserve."""
    free_weapons: bool = False  # GX-9.2.1.d/default
    """Any weapon may replace any other."""
    fighting_poses: bool = False  # GX-9.2.2.a
    """In missions of Operation Strikeback agents crouch and lie down."""
    strikeback: bool = False  # GX-2.2.b
    """What Operation Strikeback holds is mixed in, whatever the mission is from."""
    permanent_death: bool = False
    """In a campaign the fallen come back as beginners."""

    RULES: ClassVar[Mapping[str, str]] = {
        "human_view": "GD-5.2.1.a",
        "friendly_fire": "GD-7.3.1.a",
        "close_fight": "GD-7.3.2.a",
        "valor_for_each": "GD-6.4.q",
        "campaign": "GD-7.8.m",
        "rank_defence": "GD-2.i",
        "high_impact": "GD-2.i",
        "danger": "GD-8.3.i",
        "twins_in_arms": "GX-10.1.1.1.a",
        "allies": "GX-10.5.a",
        "more_allies": "GX-10.5.b",
        "extra_ally": "GX-10.5.b",
        "fighting_poses": "GX-9.2.2.a",
        "strikeback": "GX-2.2.b",
        "permanent_death": "GD-7.5.3.c",
        "free_weapons": "GX-9.2.1.d",
    }
    PRESETS: ClassVar[Mapping[str, Mapping[str, bool]]] = {
        "rulebook": {},
        "easy": {"human_view": False, "rank_defence": True},
        "normal": {"close_fight": True, "rank_defence": True},
        "hard": {"close_fight": True, "friendly_fire": True, "rank_defence": True},
        "very hard": {"close_fight": True, "friendly_fire": True, "permanent_death": True},
    }


def chosen(values: Mapping[str, Any]) -> Options:
    """The options for these values; ``preset`` names a set that single values may override."""
    values = dict(values)
    preset = values.pop("preset", "rulebook")
    if preset not in Options.PRESETS:
        known = ", ".join(Options.PRESETS)
        raise UnknownOption(f"there is no preset {preset!r}; known are {known}")
    try:
        switches = {**Options.PRESETS[preset], **values}  # GD-5.2.1.a/switched
        return msgspec.convert(switches, Options)
    except msgspec.ValidationError as error:
        known = ", ".join(Options.__struct_fields__)
        hint = f"; known are {known}" if "unknown field" in str(error) else ""
        raise UnknownOption(f"options: {error}{hint}") from error
