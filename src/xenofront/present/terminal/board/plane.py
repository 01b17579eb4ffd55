"""An open session as text: two columns and one line for an inch, with coordinates at the edges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from xenofront.present.messages.board import Board, Edge, Piece
from xenofront.present.messages.scene import Scene
from xenofront.present.terminal.board.canvas import Picture, Spot, Spots, Window
from xenofront.present.terminal.board.signs import (
    ALONG,
    AREA,
    AREAS,
    DOWN,
    LINEAR,
    OPENINGS,
    PIECES,
    figure_style,
    marker_style,
    sign_of,
)
from xenofront.present.terminal.screen import Screen, visible

MARGIN: Final = 3
EVERY: Final = 5
"""Inches between the numbers at the edge."""
SLOTS: Final = (
    (0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1),
    (3, 0), (-3, 0),
)  # fmt: skip
"""Where a sign goes when its own place is taken: columns and lines."""

Points = Sequence[tuple[int, int]]


class PlanePicture(Picture):
    """The session, drawn."""

    scale = True

    def __init__(self, board: Board, scene: Scene, spots: Spots) -> None:
        self._across, self._deep = board.unit // 2, board.unit
        super().__init__(-(-board.height // self._deep), -(-board.width // self._across))
        self._taken: set[tuple[int, int]] = set()
        for piece in board.pieces:
            self._draw(piece)
        for edge in board.edges:
            if edge.kind in OPENINGS:
                self._draw_edge(edge, OPENINGS[edge.kind])
        for marker in scene.markers:
            if marker.kind in AREAS:
                self._shade((marker.x, marker.y), marker.radius)
        for figure in scene.figures:
            self.sign(figure.letters, figure.x, figure.y, figure_style(figure))
        for marker in scene.markers:
            if (sign := sign_of(marker)) and marker.id != "evac":
                self.sign(sign, marker.x, marker.y, marker_style(marker))
        for spot, number in spots.items():
            if not self.sign(number, spot.x, spot.y, "choice", apart=1):
                self.sign(number, spot.x, spot.y, "choice")

    # -- places ----------------------------------------------------------------------------------

    def at(self, spot: Spot) -> tuple[int, int]:
        """Line and column of the left half of whatever stands at a point."""
        column = (spot.x + self._across // 2) // self._across - 1
        line = min(max(spot.y // self._deep, 0), self.lines - 1)
        return line, min(max(column, 0), self.columns - 2)

    def sign(self, text: str, x: int, y: int, style: str, apart: int = 0) -> bool:
        """A sign at a point, or beside it if something is there or not so far ``apart``."""
        line, column = self.at(Spot("", x, y))
        for across, down in SLOTS:
            start = min(max(0, column + across), self.columns - len(text))
            here = min(max(0, line + down), self.lines - 1)
            around = {(here, start + n) for n in range(-apart, len(text) + apart)}
            if not self._taken & around:
                self.put(here, start, text, style)
                self._taken |= {(here, start + n) for n in range(len(text))}
                return True
        return False

    def fill(self, outlines: Sequence[Points], sign: str, style: str) -> None:
        """Mark the cells whose middle lies in one of some outlines, where no sign stands."""
        for line in range(self.lines):
            for column in range(self.columns):
                middle = column * self._across + self._across // 2, (2 * line + 1) * self._deep // 2
                if (line, column) not in self._taken and any(_is_in(middle, o) for o in outlines):
                    self.put(line, column, sign, style)

    # -- the ground ------------------------------------------------------------------------------

    def _draw(self, piece: Piece) -> None:
        xs, ys = [x for x, _ in piece.points], [y for _, y in piece.points]
        columns = _span(min(xs), max(xs), self._across)
        lines = _span(min(ys), max(ys), self._deep)
        sign = PIECES.get(piece.kind, "")
        if piece.kind in LINEAR:
            sign = ALONG if max(xs) - min(xs) >= max(ys) - min(ys) else DOWN
        if sign:
            for line in lines:
                self.put(line, columns[0], sign * len(columns), "dim")
        else:
            self._walls(columns, lines)

    def _walls(self, columns: range, lines: range) -> None:
        """The outline of a building."""
        between = "─" * (len(columns) - 2)
        for line in lines:
            self.put(line, columns[0], "│", "dim")
            self.put(line, columns[-1], "│", "dim")
        self.put(lines[0], columns[0], f"┌{between}┐", "dim")
        self.put(lines[-1], columns[0], f"└{between}┘", "dim")

    def _draw_edge(self, edge: Edge, sign: str) -> None:
        """A door or window in a wall, or a barricade wherever it stands."""
        style = "good" if edge.kind == "barrier" else "dim"
        if edge.kind == "barrier":
            self._line_of(edge, sign, style)
            return
        across = _span(min(edge.x1, edge.x2), max(edge.x1, edge.x2), self._across)
        down = _span(min(edge.y1, edge.y2), max(edge.y1, edge.y2), self._deep)
        upright = edge.x1 == edge.x2
        for line in down if upright else down[:1]:
            for column in across[:1] if upright else across:
                self._open(line, column, sign)

    def _line_of(self, edge: Edge, sign: str, style: str) -> None:
        wide, high = edge.x2 - edge.x1, edge.y2 - edge.y1
        steps = max(abs(wide), abs(high)) // self._across or 1
        for n in range(steps + 1):
            x, y = edge.x1 + wide * n // steps, edge.y1 + high * n // steps
            self.put(y // self._deep, x // self._across, sign, style)

    def _open(self, line: int, column: int, sign: str) -> None:
        """An opening stands on the wall beside its place: outlines are drawn in whole cells."""
        for down, across in ((0, 0), (-1, 0), (0, -1), (1, 0), (0, 1)):
            here, there = line + down, column + across
            if 0 <= here < self.lines and 0 <= there < self.columns:
                if self._signs[here][there] in "─│┌┐└┘":
                    self.put(here, there, sign, "dim")
                    return

    def _shade(self, middle: tuple[int, int], radius: int) -> None:
        """The ground around a marker."""
        for line in range(self.lines):
            for column in range(self.columns):
                x = column * self._across + self._across // 2 - middle[0]
                y = (2 * line + 1) * self._deep // 2 - middle[1]
                if x * x + y * y <= radius * radius:
                    self.put(line, column, AREA, "good")

    # -- showing ---------------------------------------------------------------------------------

    def window(self, height: int, width: int, focus: Spot | None) -> Window:
        return super().window(height, width - 2 * MARGIN - 1, focus)

    def painted(self, screen: Screen, window: Window) -> list[str]:
        """The lines of a part, with coordinates around it."""
        scale, lines = self._scale(window), []
        for line in range(window.top, window.bottom):
            text = self._line(screen, line, window)
            bare = window.right - window.left
            lines.append(f"{line:>{MARGIN - 1}} {text}{' ' * (bare - visible(text))} {line}")
        return [scale, *lines, scale] if len(lines) > EVERY else [scale, *lines]

    def _scale(self, window: Window) -> str:
        """The inches along the upper and lower edge."""
        line = [" "] * (window.right - window.left + MARGIN)
        per_inch = self._deep // self._across
        for inches in range(0, window.right // per_inch, EVERY):
            at = inches * per_inch - window.left
            if at >= 0:
                line[at : at + len(str(inches))] = str(inches)
        return " " * MARGIN + "".join(line).rstrip()


def _span(low: int, high: int, unit: int) -> range:
    """The cells a length covers; the one in its middle if it is no longer than one."""
    if high - low <= unit:
        middle = (low + high) // 2 // unit
        return range(middle, middle + 1)
    first, last = (low + unit // 2) // unit, (high + unit // 2) // unit
    return range(first, max(last, first + 1))


def _is_in(point: tuple[int, int], outline: Points) -> bool:
    """Whether a point lies within an outline: a ray from it crosses an odd number of sides."""
    (x, y), inside = point, False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y):
            is_left = (x - x1) * (y2 - y1) < (x2 - x1) * (y - y1)
            inside ^= is_left == (y2 > y1)
    return inside
