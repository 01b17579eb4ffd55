"""The board, which does not change in a game, in integers of its own drawing units."""

from __future__ import annotations

from typing import Literal

from xenofront.present.messages.base import Part


class Cell(Part, frozen=True, kw_only=True):
    """A hex or square: its centre, and what it is made of."""

    id: str
    x: int
    y: int
    area: str = ""
    centre: bool = False
    """Whether it is the centre of its area."""
    terrain: str = ""
    """A word the client has a drawing for."""
    label: str = ""
    """For a screen reader: terrain, room, what its sides are."""


class Edge(Part, frozen=True, kw_only=True):
    """A line between two places: the outline of an area, a wall, a door, a window."""

    id: str = ""
    """Set for what can change in play."""
    kind: str
    x1: int
    y1: int
    x2: int
    y2: int
    label: str = ""


class Piece(Part, frozen=True, kw_only=True):
    """A piece of terrain on a table without cells, or a room."""

    id: str
    kind: str
    points: tuple[tuple[int, int], ...]
    label: str = ""
    height: int = 0


class Name(Part, frozen=True, kw_only=True):
    """A name written on the ground."""

    text: str
    x: int
    y: int


class Key(Part, frozen=True, kw_only=True):
    """A line of the legend."""

    kind: str
    """A terrain, edge, piece, marker or badge that the client has a drawing for."""
    label: str
    sign: str = ""
    """What stands for it on a board of text; letters of the thing itself follow it there."""


class Board(Part, frozen=True, kw_only=True):
    """What is drawn once."""

    kind: Literal["cells", "plane"]
    outline: Literal["hexagon", "square"] = "hexagon"
    """Of a cell: a hexagon stands on a corner, a square on a side."""
    width: int
    height: int
    unit: int
    """From the centre of a hexagon to a corner, of a square to a side; or an inch."""
    cells: tuple[Cell, ...] = ()
    edges: tuple[Edge, ...] = ()
    pieces: tuple[Piece, ...] = ()
    names: tuple[Name, ...] = ()
    legend: tuple[Key, ...] = ()
    label: str = ""
