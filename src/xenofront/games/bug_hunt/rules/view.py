"""What a seat may know: everything but chance.

What nobody knows (what a contact is, what a tactical location does) is not in the state at all. A
field of the state is shown only if it is named here; seed and stream counters never are.
"""

from __future__ import annotations

from typing import Any

import msgspec

from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import Seat
from xenofront.kernel.streams import rekeyed

SHOWN = (
    "setup",
    "options",
    "squad",
    "size",
    "edge",
    "terrain",
    "troopers",
    "aliens",
    "contacts",
    "objectives",
    "locations",
    "signals",
    "spawns",
    "winner",
    "dying",
    "blocks",
    "barricades",
    "evac",
    "turn",
    "phase",
    "sector",
    "priority",
    "spawn_rating",
    "alien_type",
    "variant",
    "leader_dice",
    "delayed_until",
    "distracted",
    "distractions",
    "support_left",
    "supports",
    "intel",
    "investigated",
    "evidence",
    "surveyed",
    "supplies",
    "rescued",
    "actions",
    "arrivals",
    "outcome",
)
HIDDEN = ("seed", "streams", "news", "box")


class View(msgspec.Struct, frozen=True):
    """The facts of a game as one seat sees them."""

    seat: Seat
    facts: dict[str, Any]


def view(state: BHState, seat: Seat) -> View:
    facts = {name: getattr(state, name) for name in SHOWN}
    facts["setup"] = msgspec.structs.replace(state.setup, seed=0)
    return View(seat, facts)


def resample(seen: View, box: Any, seed: int) -> BHState:
    """A state that fits a view, with chance of its own."""
    return BHState(**seen.facts, seed=rekeyed(seed, 0), box=box)
