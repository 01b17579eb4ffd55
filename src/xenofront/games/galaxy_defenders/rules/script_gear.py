"""Power suits in written positions: by the sheet alone one is full, as from the warehouse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
