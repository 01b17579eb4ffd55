"""A board of hexagons or squares as text: two lines and four columns for a cell.

A cell is a mark, two characters of content, and the side to its right; the line below holds the
lower sides. Doors that fill a cell are its mark.
"""

from __future__ import annotations

from typing import Final

from xenofront.present.messages.board import Board, Cell, Edge
from xenofront.present.messages.scene import Figure, Scene
from xenofront.present.terminal.board.canvas import Picture, Spot, Spots
from xenofront.present.terminal.board.signs import (
    ARROWS,
    EDGES,
    SHUT,
    SHUT_WINDOW,
    TERRAIN,
    figure_style,
    marker_style,
    sign_of,
)

NARROW: Final = 4
WIDE: Final = 8
"""Columns of a cell; the wide ones have room for its name."""
ROOM: Final = 2
"""Characters in a cell."""
EMPTY, CENTRE = ".", "*"
HALF: Final = 866
"""In thousandths of a unit: half the way from the centre of a hexagon to the next in its row."""


class CellPicture(Picture):
    """The board, drawn."""

    def __init__(self, board: Board, scene: Scene, spots: Spots, *, names: bool = False) -> None:
        self._cells = {cell.id: cell for cell in board.cells}
        self._names = names
        self._pitch = WIDE if names else NARROW
        hexagons = board.outline == "hexagon"
        self._across = board.unit * (HALF if hexagons else 1000) // 1000
        """From a centre to the middle of a side."""
        self._down = board.unit * (3 if hexagons else 4) // 2
        """From a line of cells to the next."""
        self._west = min((cell.x for cell in board.cells), default=0)
        self._north = min((cell.y for cell in board.cells), default=0)
        places = [self.place(cell.x, cell.y) for cell in board.cells]
        super().__init__(
            max((line for line, _ in places), default=0) + 1,
            max((column for _, column in places), default=0) + self._pitch,
        )
        states = {edge.id: edge.state for edge in scene.edges}
        for cell in board.cells:
            self._draw_cell(cell)
        for edge in board.edges:
            self._draw_edge(edge, states.get(edge.id, "open"))
        self._draw_things(scene)
        for spot, sign in spots.items():
            self._number(spot.cell, sign)

    def place(self, x: int, y: int) -> tuple[int, int]:
        """Line and first column of a cell; of the middle of a side, where its sign stands."""
        line = round(2 * (y - self._north) / self._down)
        return line, round(self._pitch * (x - self._west) / (2 * self._across))

    def at(self, spot: Spot) -> tuple[int, int]:
        cell = self._cells.get(spot.cell)
        return self.place(cell.x, cell.y) if cell else self.place(spot.x, spot.y)

    # -- the ground ------------------------------------------------------------------------------

    def _draw_cell(self, cell: Cell) -> None:
        line, column = self.place(cell.x, cell.y)
        text = TERRAIN.get(cell.terrain, "")
        if not text:
            text = cell.id if self._names else CENTRE if cell.centre else EMPTY
        mark = CENTRE if cell.centre and text != CENTRE else " "
        self.put(line, column, mark + text, "" if self._names else "dim")

    def _draw_edge(self, edge: Edge, state: str) -> None:
        sign = EDGES.get(edge.kind, "")
        if edge.kind == "wall":
            sign = _wall(edge)
        elif state in SHUT:
            sign = SHUT_WINDOW if edge.kind == "window" else SHUT[state]
        if not sign:
            return
        if edge.kind == "door_hex" and edge.id in self._cells:
            cell = self._cells[edge.id]
            self.put(*self.place(cell.x, cell.y), sign)
            return
        line, column = self.place((edge.x1 + edge.x2) // 2, (edge.y1 + edge.y2) // 2)
        self.put(line, column + self._pitch // 2 - 1, sign, "dim" if edge.kind == "area" else "")

    # -- what stands on it -----------------------------------------------------------------------

    def _draw_things(self, scene: Scene) -> None:
        """Markers, and figures over them."""
        for marker in scene.markers:
            if marker.cell and (sign := sign_of(marker)):
                self._fill(marker.cell, sign, marker_style(marker))
        self._figures: dict[str, Figure] = {}
        for figure in scene.figures:
            if figure.cell in self._cells:
                self._figures[figure.cell] = figure
                self._fill(figure.cell, figure.letters, figure_style(figure), figure.facing)

    def _fill(self, cell: str, text: str, style: str, facing: str = "") -> None:
        beside, inside = ARROWS.get(facing, ""), text
        if len(text) > ROOM:
            beside, inside = text[0], text[1 : ROOM + 1]
        line, column = self.place(self._cells[cell].x, self._cells[cell].y)
        self.put(line, column + 1, inside.ljust(self._pitch - 2), style)
        if beside:
            self.put(line, column, beside, style)

    def _number(self, cell: str, number: str) -> None:
        """The number of an answer in an empty cell, or beside whoever stands there."""
        if cell not in self._cells:
            return
        there = self._figures.get(cell)
        line, column = self.place(self._cells[cell].x, self._cells[cell].y)
        if there is None:
            self.put(line, column, f" {number[:ROOM]}".ljust(self._pitch - 1), "choice")
        elif len(number) == 1 and len(there.letters) <= ROOM:
            self.put(line, column, number + there.letters, "choice")


def _wall(edge: Edge) -> str:
    """A line that runs as the wall does."""
    if edge.x1 == edge.x2:
        return "|"
    if edge.y1 == edge.y2:
        return "─"
    return "\\" if (edge.x2 - edge.x1) * (edge.y2 - edge.y1) > 0 else "/"
