"""GD 5.1 Types of terrain: maps as text, for tests, terminals and reports.

Two lines make a row of hexes. A cell is four columns wide: a mark, two characters of content,
and the side to the east; the line below holds the two lower sides. This is a hex with walls
all around, and the figure "A1" in it:

     / \\
    | A1|
     \\ /

=============  ==================================================================
content        ``.`` empty  ``##`` blocked hex  ``::`` edge hex  else a figure
mark           ``*`` area centre, also the content of an empty one; or a door hex
sides, doors   ``| / \\`` wall  ``+`` door  ``%`` locked door  ``!`` blocked door
               ``=`` window  ``@`` blocked window  ``~`` barrier
               ``'`` open, between two areas
=============  ==================================================================

Below the picture may stand ``origin 3,-1`` (the first hex of the first row; if missing, 0,0 or
the next hex east of it that makes the marked centres centres), ``room Lab: 3,-1 A1``,
``closed room Store: ...`` and ``ground desert: ...``, where a figure stands for its hex.
"""

from collections.abc import Callable, Iterator, Mapping
from textwrap import wrap
from typing import Final, NamedTuple

from xenofront.geometry.hexes.areas import centre_of
from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.grid import Direction, Hex, HexId, canonical, name, neighbour
from xenofront.geometry.hexes.grid import parse as hex_at
from xenofront.geometry.hexes.sketch_reader import (
    BLOCKED,
    BORDER,
    CENTRE,
    EDGE,
    EMPTY,
    GLYPHS,
    WALLS,
    Sketch,
    parse,
)
from xenofront.geometry.hexes.terrain import Side, Terrain, Token, side

__all__ = ["Cell", "Sketch", "cells", "draw", "parse"]

Labels = Mapping[HexId, str] | Callable[[HexId], str | None]

_NARROW: Final = 4
_WIDE: Final = 8  # room for coordinates
_NOTE_WIDTH: Final = 100


class Cell(NamedTuple):
    """Where a hex lies in a drawing: its line and, from the mark on, its columns."""

    line: int
    column: int
    width: int


def cells(board: Board | Terrain, *, coordinates: bool = False) -> dict[HexId, Cell]:
    """The place of each hex in a drawing, edge hexes included."""
    terrain = board.terrain if isinstance(board, Board) else board
    pitch = _WIDE if coordinates else _NARROW
    places = [hex_at(text) for text in (*terrain.hexes, *terrain.edges)]
    north = min((r for _, r in places), default=0)
    west = min((2 * q + r for q, r in places), default=0)
    return {
        name((q, r)): Cell(2 * (r - north), (2 * q + r - west) * pitch // 2, pitch - 1)
        for q, r in sorted(places, key=canonical)
    }


def draw(
    board: Board | Terrain,
    figures: Labels | None = None,
    *,
    tokens: Mapping[str, str] | None = None,
    highlights: Mapping[HexId, str] | None = None,
    borders: bool = True,
    coordinates: bool = False,
    legend: bool = True,
) -> str:
    """A map as text that `parse` reads back, unless it has highlights or coordinates.

    Figures are labels of up to two characters by hex. Tokens are those on the doors and
    windows now, if not those of the terrain. A highlight is a character beside the label.
    """
    terrain = board.terrain if isinstance(board, Board) else board
    canvas = _Canvas(terrain, tokens, coordinates=coordinates)
    for place in canvas.cells:
        label = _label(figures, place)
        canvas.put_hex(place, label, (highlights or {}).get(place, ""))
        canvas.put_sides(place, borders=borders)
    picture = ["".join(line).rstrip() for line in canvas.lines]
    return "\n".join([*picture, *(_notes(terrain, canvas) if legend else ())]) + "\n"


def _label(figures: Labels | None, place: HexId) -> str:
    if figures is None:
        return ""
    return (figures(place) if callable(figures) else figures.get(place)) or ""


class _Canvas:
    """Lines of characters, and what is known of the terrain while they are filled."""

    def __init__(
        self, terrain: Terrain, tokens: Mapping[str, str] | None, *, coordinates: bool
    ) -> None:
        self.cells = cells(terrain, coordinates=coordinates)
        height = max((cell.line for cell in self.cells.values()), default=-1) + 1
        width = max((cell.column + cell.width for cell in self.cells.values()), default=0)
        self.lines = [[" "] * (width + 1) for _ in range(height)]
        self._coordinates = coordinates
        self._hexes, self._blocked = set(terrain.hexes), set(terrain.blocked)
        self._doors = set(terrain.door_hexes)
        self._sides = dict(terrain.sides)
        given: Mapping[str, str] = dict(terrain.tokens) if tokens is None else tokens
        self._tokens = {text: Token(token) for text, token in given.items()}

    def put_hex(self, place: HexId, label: str, highlight: str) -> None:
        """A mark and the content of a cell."""
        line, column, width = self.cells[place]
        if len(label) > width - 1 or len(highlight) > 1:
            raise ValueError(f"{place}: no room for the label {label!r} with {highlight!r}")
        is_centre = centre_of(hex_at(place)) == hex_at(place)
        mark = " "
        if place not in self._hexes:
            content = EDGE
        elif place in self._blocked:
            content = BLOCKED
        else:
            empty = CENTRE if is_centre else EMPTY
            content = label or (place if self._coordinates else empty)
            if place in self._doors:
                mark = GLYPHS[Side.DOOR, self._tokens.get(place)]
            elif is_centre and content != CENTRE:
                mark = CENTRE
        for offset, character in enumerate((highlight or mark) + content):
            self.lines[line][column + offset] = character

    def put_sides(self, place: HexId, *, borders: bool) -> None:
        """The three sides of a hex that no earlier hex has."""
        line, column, width = self.cells[place]
        middle = column + (width + 1) // 4
        quarter = (width + 1) // 4
        spots: dict[Direction, tuple[int, int]] = {
            "E": (line, column + width),
            "SE": (line + 1, middle + quarter),
            "SW": (line + 1, middle - quarter),
        }
        for direction, (row, spot) in spots.items():
            beyond = neighbour(hex_at(place), direction)
            if name(beyond) in self.cells:
                glyph = self._side_glyph(hex_at(place), beyond, direction)
                self.lines[row][spot] = glyph if borders or glyph != BORDER else " "

    def _side_glyph(self, place: Hex, beyond: Hex, direction: Direction) -> str:
        text = side(place, beyond)
        kind = self._sides.get(text)
        if kind is Side.WALL:
            return WALLS[direction]
        if kind is not None:
            return GLYPHS[kind, self._tokens.get(text)]
        both_on_map = name(place) in self._hexes and name(beyond) in self._hexes
        return BORDER if both_on_map and centre_of(place) != centre_of(beyond) else " "


def _notes(terrain: Terrain, canvas: _Canvas) -> Iterator[str]:
    """What a picture cannot show."""
    first = next(iter(canvas.cells), "0,0")
    if first != "0,0":
        yield f"origin {first}"
    for room in terrain.rooms:
        yield from _note(f"{'closed ' * room.closed}room {room.name}:", list(room.hexes))
    kinds = dict.fromkeys(kind for _, kind in terrain.ground)
    for ground in sorted(kinds):
        yield from _note(f"ground {ground}:", [h for h, kind in terrain.ground if kind == ground])


def _note(heading: str, places: list[HexId]) -> Iterator[str]:
    for part in wrap(" ".join(places), _NOTE_WIDTH - len(heading), break_on_hyphens=False) or [""]:
        yield f"{heading} {part}".rstrip()
