"""Options and differing readings as named switches; the defaults are the quick reference's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import msgspec

from xenofront.kernel import UnknownOption


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a game."""

    difficulty: str = "normal"
    campaign: bool = False
    small_table: bool = False
    signals: bool = False
    movie_magic: bool = False
    escalation: bool = False
    """Priority and spawn rating by the number of the mission instead of dice."""
    quick_start: bool = False
    """The ready-made troopers instead of rolled ones."""
    gear: bool = False
    """Optional equipment and armour."""
    distract_acts: bool = False
    """The later edition: distracted aliens do nothing at all."""
    reveal_unarmed: bool = False
    """The later edition: only who neither fires nor brawls reveals a location."""
    jam_by_turn: bool = False
    """Ones count for a jam over a whole turn."""
    evac_own_tech: bool = False
    """The later edition: only the requester's own Tech helps."""
    evac_every_turn: bool = True
    """A call that failed is rolled for again without a new action."""
    support: Literal["ask", "none"] = "ask"
    trials: bool = False
    """Tests for whatever a table agrees on."""
    joint: bool = False
    """A joint campaign on a map of sectors."""
    players: int = 1
    """Players of a joint campaign."""

    RULES: ClassVar[Mapping[str, str]] = {
        "difficulty": "BD-7.d",
        "campaign": "BD-9.turn",
        "small_table": "BD-7.s1",
        "signals": "BD-7.g",
        "movie_magic": "BD-9.f",
        "escalation": "BD-7.escalation",
        "quick_start": "BD-3.p1",
        "gear": "BD-4.g",
        "distract_acts": "BH-8",
        "reveal_unarmed": "BH-5",
        "jam_by_turn": "BR-11",
        "evac_own_tech": "BR-3",
        "evac_every_turn": "BR-4",
        "support": "BD-5.request",
        "joint": "BD-9.z",
        "players": "BD-9.z",
        "trials": "BD-9.test",
    }
    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "rulebook": {},
        "quick start": {"quick_start": True, "support": "none"},
        "easy": {"difficulty": "easy"},
        "light": {"difficulty": "light"},
        "hard": {"difficulty": "hard"},
        "nightmare": {"difficulty": "nightmare"},
        "later edition": {
            "distract_acts": True,
            "reveal_unarmed": True,
            "evac_own_tech": True,
        },
        "everything": {"signals": True, "movie_magic": True, "gear": True},
    }


def chosen(values: Mapping[str, Any]) -> Options:
    """The options for these values; ``preset`` names a set that single values may override."""
    values = dict(values)
    preset = values.pop("preset", "rulebook")
    if preset not in Options.PRESETS:
        known = ", ".join(Options.PRESETS)
        raise UnknownOption(f"there is no preset {preset!r}; known are {known}")
    try:
        return msgspec.convert({**Options.PRESETS[preset], **values}, Options)
    except msgspec.ValidationError as error:
        known = ", ".join(Options.__struct_fields__)
        hint = f"; known are {known}" if "unknown field" in str(error) else ""
        raise UnknownOption(f"options: {error}{hint}") from error
