"""Gear and SECURITY LOCKS in written positions.

By its sheet alone a suit is full, as from the warehouse; what has a lock on it is shut.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from xenofront.games.galaxy_defenders.content.tokens import LockColour
from xenofront.games.galaxy_defenders.rules.box import Box


def written_suit(box: Box, written: Any) -> Any:
    """A suit with what its sheet says where nothing is written; without one, as it is."""
    row = {"sheet": written} if isinstance(written, str) else written
    if not isinstance(row, Mapping) or row.get("sheet") not in box.suits:
        return row
    sheet = box.suits[row["sheet"]]
    return {"batteries": sheet.batteries, "shield": sheet.shield, **row}


def suit_problem(box: Box, place: str, row: Any) -> str:
    """What is wrong with an empty suit in a hex."""
    if place not in box.board.area_of:
        return f"suits: {place!r} is no hex of the map"
    sheet = row.get("sheet") if isinstance(row, Mapping) else row
    return "" if sheet in box.suits else f"suits: there is no suit {sheet!r}"


def sealed_problem(box: Box, sealed: Mapping[str, str]) -> str:
    """What is wrong with the SECURITY LOCKS of a position."""
    for place, colour in sealed.items():
        if place not in box.board.closers:
            return f"sealed: {place!r} is neither a door nor a window"
        if colour not in get_args(LockColour):
            return f"sealed: {colour!r} is no colour of a lock"
    return ""


def shut_by_locks(bars: Iterable[str], sealed: Mapping[str, str]) -> tuple[str, ...]:
    """What is shut for good or until its lock is removed: each lock shuts what it lies on."""
    shut = (*bars, *sealed)
    return tuple(dict.fromkeys(shut))
