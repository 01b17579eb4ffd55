"""Tables of frozen rows.

A table is never changed in place: a change makes a new table that shares every other row. That is
why a clone of a whole state is one shallow copy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

Key = TypeVar("Key", bound=str)
Row = TypeVar("Row")


def changed(table: Mapping[Key, Row], key: Key, **fields: Any) -> dict[Key, Row]:
    """The table with some fields of one row replaced."""
    return {**table, key: replace(table[key], **fields)}  # type: ignore[type-var]


def added(table: Mapping[Key, Row], key: Key, row: Row) -> dict[Key, Row]:
    """The table with one row more; a row of that key must not exist."""
    if key in table:
        raise ValueError(f"the table already has a row {key!r}")
    return {**table, key: row}


def removed(table: Mapping[Key, Row], key: Key) -> dict[Key, Row]:
    """The table without one row."""
    rest = dict(table)
    del rest[key]
    return rest
