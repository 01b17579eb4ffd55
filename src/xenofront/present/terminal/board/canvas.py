"""A picture of characters with colours: filled by the boards, cut to the screen, painted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from xenofront.present.terminal.screen import Screen


class Spot(NamedTuple):
    """A place that answers mean: a cell, else a point."""

    cell: str
    x: int
    y: int


Spots = Mapping[Spot, str]
"""Short signs, such as the numbers of answers, by place."""


class Window(NamedTuple):
    """A part of a picture: lines from, to; columns from, to."""

    top: int
    bottom: int
    left: int
    right: int


class Picture:
    """Lines of characters; a subclass knows where things lie."""

    scale = False
    """Whether coordinates stand around it."""

    def __init__(self, lines: int, columns: int) -> None:
        self.lines, self.columns = lines, columns
        self._signs = [[" "] * columns for _ in range(lines)]
        self._styles = [[""] * columns for _ in range(lines)]

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        """Characters from a place on, as far as there is room."""
        if 0 <= line < self.lines:
            for at, character in enumerate(text, column):
                if 0 <= at < self.columns:
                    self._signs[line][at], self._styles[line][at] = character, style

    def at(self, spot: Spot) -> tuple[int, int]:
        """Line and column of a place."""
        raise NotImplementedError

    # -- showing ---------------------------------------------------------------------------------

    def window(self, height: int, width: int, focus: Spot | None) -> Window:
        """As much of the picture as fits, with a place in its middle."""
        line, column = self.at(focus) if focus else (self.lines // 2, 0)
        return Window(
            *_cut(0, self.lines, line, height),
            *_cut(0, self.columns, column, width),
        )

    def around(self, spots: Spots, margin: int = 2) -> Window:
        """The lines around some places, in full width."""
        lines = [self.at(spot)[0] for spot in spots]
        top = max(0, min(lines, default=0) - margin)
        bottom = min(self.lines, max(lines, default=self.lines) + margin + 1)
        return Window(top, bottom, 0, self.columns)

    def painted(self, screen: Screen, window: Window) -> list[str]:
        """The lines of a part."""
        return [self._line(screen, line, window) for line in range(window.top, window.bottom)]

    def _line(self, screen: Screen, line: int, window: Window) -> str:
        parts: list[str] = []
        run, style = "", ""
        for column in range(window.left, window.right):
            own = self._styles[line][column]
            if own != style:
                parts.append(screen.paint(run, style) if style else run)
                run, style = "", own
            run += self._signs[line][column]
        parts.append(screen.paint(run, style) if style else run)
        return "".join(parts).rstrip()


def _cut(low: int, high: int, middle: int, size: int) -> tuple[int, int]:
    if high - low <= size:
        return low, high
    start = min(max(low, middle - size // 2), high - size)
    return start, start + size
