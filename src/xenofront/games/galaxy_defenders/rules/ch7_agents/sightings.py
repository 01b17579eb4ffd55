"""GD 5.2, 7.3 What an agent sees of a hex."""

from __future__ import annotations

import msgspec


class Sighting(msgspec.Struct, frozen=True, gc=False):
    """How an agent sees a hex: how far away, in sight at all, in sight and in front."""

    away: int
    seen: bool
    faced: bool
