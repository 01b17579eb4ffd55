"""Two-sided map tiles, and maps put together from them.

Hexes are written as ``q,r``, sides as ``q,r|q,r``, in the tile's own coordinates; the default tile
has twelve areas (GD 5.3).
"""

from __future__ import annotations

from collections.abc import Mapping

from xenofront.content.definitions import Part
from xenofront.games.galaxy_defenders.content.sets import Counted


class Face(Part, frozen=True, kw_only=True):
    """One side of a tile."""

    ground: str
    centres: tuple[str, ...]
    patches: Mapping[str, tuple[str, ...]] = {}
    """Other kinds of ground, by hexes."""
    blocked: tuple[str, ...] = ()
    walls: tuple[str, ...] = ()
    doors: tuple[str, ...] = ()
    door_hexes: tuple[str, ...] = ()
    windows: tuple[str, ...] = ()
    barriers: tuple[str, ...] = ()
    rooms: Mapping[str, tuple[str, ...]] = {}
    closed_rooms: tuple[str, ...] = ()
    edges: tuple[str, ...] = ()


class Tile(Counted, frozen=True, kw_only=True):
    """A two-sided piece of map; a map may use it as often as there are copies."""

    sides: Mapping[str, Face]


class Overlay(Counted, frozen=True, kw_only=True):
    """A small piece of map that covers hexes of a tile with ground of its own."""

    hexes: int = 2
    ground: str = ""
    blocked: bool = False


class Cover(Part, frozen=True, kw_only=True):
    """An overlay in a map, and the hexes it covers."""

    overlay: str
    at: tuple[str, ...]


class Placement(Part, frozen=True, kw_only=True):
    """A tile in a map: which side, where its origin lies, turned by so many sixths."""

    tile: str
    side: str
    at: str
    turn: int = 0


class MapPlan(Part, frozen=True, kw_only=True):
    """A map put together from tiles, with overlays of its own."""

    tiles: tuple[Placement, ...]
    walls: tuple[str, ...] = ()
    doors: tuple[str, ...] = ()
    windows: tuple[str, ...] = ()
    barriers: tuple[str, ...] = ()
    overlays: tuple[Cover, ...] = ()
    blocked: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    """Doors and windows that carry a BLOCKED token at the start."""
