"""Weights of positions, read once: by mission, and for any mission."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

import msgspec

ANY: Final = "any"


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a command found out."""

    command: str
    features: tuple[str, ...]
    missions: Mapping[str, tuple[float, ...]]


@cache
def weights(system: str) -> Weights:
    """The weights of a system."""
    file = files("xenofront.players.value") / f"{system.replace('-', '_')}.json"
    return msgspec.json.decode(file.read_bytes(), type=Weights)


def weights_for(system: str, mission: str, squad: int) -> tuple[float, ...]:
    """The weights for a squad of some size in a mission, or the nearest that is known."""
    known = weights(system).missions
    return known.get(f"{mission} {squad}") or known.get(mission) or known[ANY]


def expected(row: Sequence[float], features: Sequence[float]) -> float:
    """The expected score of a position with such features."""
    total = sum(a * b for a, b in zip(row, features, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
