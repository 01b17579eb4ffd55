"""Power suits that lie on sheets and on the map (GX 9.5)."""

from __future__ import annotations

import msgspec


class Suit(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A power suit in play: which side of its sheet is up, and what is left of it."""

    sheet: str
    batteries: int
    shield: int = 0
