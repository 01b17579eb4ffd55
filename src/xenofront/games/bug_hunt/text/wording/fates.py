"""What dice and draws of Bug Hunt may come to, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.measures import dice, spot
from xenofront.games.bug_hunt.text.wording.names import name_of
from xenofront.kernel import Chance

if TYPE_CHECKING:
    from xenofront.text.texts import Texts

TABLES = {
    "origin": "origins",
    "training": "training",
    "history": "history",
    "alien_type": "aliens",
    "variant": "variants",
    "leader": "leaders",
    "contact": "contacts",
    "location": "locations",
    "signal": "signals",
    "objective": "objectives",
    "progress": "progress",
    "life": "life",
    "sector_factor": "sectors",
    "alien_move": "alien_moves",
}
"""Rolls that are looked up in a table, whatever is added to them."""
DEGREES = ("contact_direction", "contact_edge", "divide_direction", "spawn_direction")
SECTORS = ("moved_sector", "infiltrated_sector")
PARTS = ("extra_sector", "empty_sector")


def fate_words(texts: Texts, ask: Chance, key: str, state: BHState) -> str:
    """A face of a die, or what is drawn."""
    if ask.what in DEGREES:
        return texts.say("option-degrees", degrees=key)
    if ask.what in SECTORS:
        return texts.say("option-sector-number", number=int(key) + 1)
    if ask.what in PARTS:
        return texts.say("option-part", part=int(key) + 1)
    if ask.what == "blown_up":
        feature = f"{state.terrain[int(key)].feature}-{int(key) + 1}"
        return name_of(texts, feature, state)
    if ask.what == "feature_place":
        return texts.say("option-place", place=spot(key))
    if ask.what in ("deployment_edge", "edge"):
        return texts.say(f"edge-{key}")
    if ask.what == "turned":
        return texts.say(f"option-turned-{key}")
    if ask.what == "name":
        return key
    if not key.isdigit():
        return name_of(texts, key, state)
    found = TABLES.get(ask.what)
    row = _row(state, found, int(key)) if found else None
    return texts.say("option-roll", face=dice((key,)), row=texts.called(row) if row else "")


def _row(state: BHState, kind: str, roll: int) -> Any:
    try:
        return state.box.row(kind, roll)
    except LookupError:
        return None
