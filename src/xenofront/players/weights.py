"""Weights of positions, read once: by mission, and for any mission."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from typing import Final

import msgspec

from xenofront.games import registry

ANY: Final = "any"


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """How features count for half a success at least, and for a whole one while it is possible."""

    half: tuple[float, ...]
    whole: tuple[float, ...]


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a command found out."""

    command: str
    features: tuple[str, ...]
    missions: Mapping[str, Rows]


@cache
def weights(system: str) -> Weights:
    """The weights of a system."""
    file = registry.game(system).folder / "play" / "value.json"
    return msgspec.json.decode(file.read_bytes(), type=Weights)


def weights_for(system: str, mission: str, squad: int) -> Rows:
    """The weights for a squad of some size in a mission, or the nearest that is known."""
    known = weights(system).missions
    return known.get(f"{mission} {squad}") or known.get(mission) or known[ANY]


def expected(rows: Rows, features: Sequence[float], *, spoilt: bool = False) -> float:
    """The expected score of a position; ``spoilt`` is one that leads to half a success at most."""
    half = chance(rows.half, features)
    return half / 2 if spoilt else (half + chance(rows.whole, features)) / 2


def chance(row: Sequence[float], features: Sequence[float]) -> float:
    """How likely something is with such features."""
    total = sum(a * b for a, b in zip(row, features, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
