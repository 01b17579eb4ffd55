"""What a seat may know.

All players see the same: the aliens are run by cards. What nobody knows (the order of a deck, the
face of a signal) is not in the state at all. A field of the state is shown only if it is named
here; seed and stream counters never are.
"""

from __future__ import annotations

from typing import Any

import msgspec

from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.kernel import Seat
from xenofront.kernel.streams import rekeyed

SHOWN = (
    "setup",
    "options",
    "agents",
    "aliens",
    "signals",
    "teleports",
    "locks",
    "bars",
    "signal_piles",
    "signal_discard",
    "alien_deck",
    "alien_discard",
    "close_deck",
    "close_discard",
    "event_deck",
    "event_discard",
    "weather",
    "round",
    "phase",
    "alpha",
    "turn",
    "active",
    "fragments",
    "kills",
    "kills_before",
    "searched_tech",
    "counters",
    "headquarters",
    "slain",
    "civilians",
    "rescued",
    "armory",
    "crates",
    "mines",
    "flames",
    "strikes",
    "dealt",
    "arrivals",
    "outcome",
)
HIDDEN = ("seed", "streams", "news", "box")


class View(msgspec.Struct, frozen=True):
    """The facts of a game as one seat sees them."""

    seat: Seat
    facts: dict[str, Any]


def view(state: GDState, seat: Seat) -> View:
    facts = {name: getattr(state, name) for name in SHOWN}
    facts["setup"] = msgspec.structs.replace(state.setup, seed=0)
    return View(seat, facts)


def resample(seen: View, box: Any, seed: int) -> GDState:
    """A state that fits a view, with chance of its own."""
    return GDState(**seen.facts, seed=rekeyed(seed, 0), box=box)
