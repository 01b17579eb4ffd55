"""The table as text: two columns and one line for an inch, with coordinates at the edges."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.present.labels import everything
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.geometry.plane.exact import INCH, Point, toward, within
from xenofront.geometry.plane.shapes import bounds
from xenofront.geometry.plane.terrain import DOOR, Feature
from xenofront.present.terminal.screen import Screen

ACROSS: Final = INCH // 2
"""The width of a column."""
DOWN: Final = INCH
"""The height of a line."""
FILLS: Final = {"block": "▓", "area": "░", "field": "~", "individual": "o"}
STYLES: Final = {
    "trooper": "agent",
    "alien": "red",
    "ship": "good",
    "contact": "signal",
    "done": "good",
    "spawn": "bad",
}
GAP, BLOCKED, BARRICADE = "v", "x", "#"
MARGIN: Final = 3
EVERY: Final = 5
"""Inches between the numbers at the edge."""
SLOTS: Final = (
    (0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1),
    (3, 0), (-3, 0),
)  # fmt: skip
"""Where a sign goes when its own place is taken: columns and lines."""


class Window(NamedTuple):
    """A part of the board: lines from, to; columns from, to."""

    top: int
    bottom: int
    left: int
    right: int


class Board:
    """A drawing of the table."""

    def __init__(self, state: BHState) -> None:
        self.columns, self.lines = -(-state.size.x // ACROSS), -(-state.size.y // DOWN)
        self._signs = [[" "] * self.columns for _ in range(self.lines)]
        self._styles: list[list[str]] = [[""] * self.columns for _ in range(self.lines)]
        self._taken: set[tuple[int, int]] = set()
        for feature in table_of(state).features:
            self._draw(feature)
        for block in state.blocks:
            self._shade(block.at)
        for a, b in state.barricades:
            self._barricade(a, b)
        for thing in everything(state):
            self.put(thing.sign, thing.at, STYLES.get(thing.kind, "place"))

    # -- drawing ---------------------------------------------------------------------------------

    def put(self, sign: str, at: Point, style: str, apart: int = 0) -> bool:
        """A sign at a point, or beside it if something is there or not so far ``apart``."""
        column, line = self.cell(at)
        for across, down in SLOTS:
            start = min(max(0, column + across), self.columns - len(sign))
            here = min(max(0, line + down), self.lines - 1)
            around = [(start + n, here) for n in range(-apart, len(sign) + apart)]
            if not self._taken.intersection(around):
                for number, character in enumerate(sign):
                    self._set(start + number, here, character, style)
                    self._taken.add((start + number, here))
                return True
        return False

    def mark(self, column: int, line: int, sign: str, style: str) -> None:
        """A character in a cell where no sign stands."""
        if (column, line) not in self._taken:
            self._set(column, line, sign, style)

    def cell(self, at: Point) -> tuple[int, int]:
        """Column and line of the left half of whatever stands at a point."""
        column = (at.x + ACROSS // 2) // ACROSS - 1
        return min(max(column, 0), self.columns - 2), min(max(at.y // DOWN, 0), self.lines - 1)

    def _set(self, column: int, line: int, sign: str, style: str) -> None:
        if 0 <= line < self.lines and 0 <= column < self.columns:
            self._signs[line][column], self._styles[line][column] = sign, style

    def _draw(self, feature: Feature) -> None:
        left, top, right, bottom = bounds(feature.corners)
        columns, lines = _span(left, right, ACROSS), _span(top, bottom, DOWN)
        if feature.kind == "interior":
            self._walls(feature, columns, lines)
            return
        sign = GAP if feature.gap else FILLS.get(feature.kind, "")
        sign = sign or ("=" if right - left >= bottom - top else "║")
        for line in lines:
            for column in columns:
                self._set(column, line, sign, "dim")

    def _walls(self, feature: Feature, columns: range, lines: range) -> None:
        """The outline of an interior with its doors and windows."""
        for column in columns:
            for line in (lines[0], lines[-1]):
                self._set(column, line, "─", "dim")
        for line in lines:
            for column in (columns[0], columns[-1]):
                self._set(column, line, "│", "dim")
        for line, (first, last) in ((lines[0], "┌┐"), (lines[-1], "└┘")):
            self._set(columns[0], line, first, "dim")
            self._set(columns[-1], line, last, "dim")
        left, top, *_ = bounds(feature.corners)
        for a, b, cost in feature.openings:
            sign = "/" if cost == DOOR else ":"
            across = _span(min(a.x, b.x), max(a.x, b.x), ACROSS)
            down = _span(min(a.y, b.y), max(a.y, b.y), DOWN)
            if a.x == b.x:
                across = columns[:1] if a.x == left else columns[-1:]
            else:
                down = lines[:1] if a.y == top else lines[-1:]
            for line in down:
                for column in across:
                    self._set(column, line, sign, "dim")

    def _shade(self, middle: Point) -> None:
        """The ground that a block keeps aliens from."""
        for line in range(self.lines):
            for column in range(self.columns):
                if within(middle, centre(column, line), 2 * INCH):
                    self._set(column, line, BLOCKED, "good")

    def _barricade(self, a: Point, b: Point) -> None:
        for length in range(0, 3 * INCH + 1, ACROSS):
            place = toward(a, b, length)
            self._set(place.x // ACROSS, place.y // DOWN, BARRICADE, "good")

    # -- showing ---------------------------------------------------------------------------------

    def around(self, places: Iterable[Point], margin: int = 2) -> Window:
        """The lines around some points, in full width."""
        lines = [self.cell(place)[1] for place in places]
        top = max(0, min(lines, default=0) - margin)
        bottom = min(self.lines, max(lines, default=self.lines) + margin + 1)
        return Window(top, bottom, 0, self.columns)

    def fitted(self, window: Window, screen: Screen, focus: Point, height: int) -> Window:
        """A window cut to the screen, with a point in its middle."""
        column, line = self.cell(focus)
        top, bottom = _cut(window.top, window.bottom, line, height)
        left, right = _cut(0, self.columns, column, screen.width - 2 * MARGIN - 1)
        return Window(top, bottom, left, right)

    def picture(self, screen: Screen, window: Window) -> list[str]:
        """The lines of a part, painted, with coordinates around it."""
        scale = _scale(window)
        lines = [scale]
        for line in range(window.top, window.bottom):
            painted = self._painted(screen, line, window)
            lines.append(f"{line:>{MARGIN - 1}} {painted} {line}")
        return [*lines, scale] if window.bottom - window.top > EVERY else lines

    def _painted(self, screen: Screen, line: int, window: Window) -> str:
        parts: list[str] = []
        run, style = "", ""
        for column in range(window.left, window.right):
            own = self._styles[line][column]
            if own != style:
                parts.append(screen.paint(run, style) if style else run)
                run, style = "", own
            run += self._signs[line][column]
        parts.append(screen.paint(run, style) if style else run)
        return "".join(parts)


def centre(column: int, line: int) -> Point:
    """The point in the middle of a cell."""
    return Point(column * ACROSS + ACROSS // 2, line * DOWN + DOWN // 2)


def numbered(board: Board, numbers: Mapping[Point, str]) -> None:
    """The numbers of what can be chosen, where it is."""
    for place, number in numbers.items():
        if not board.put(number, place, "choice", apart=1):
            board.put(number, place, "choice")


def _span(low: int, high: int, unit: int) -> range:
    """The cells a length covers; the one in its middle if it is no longer than one."""
    if high - low <= unit:
        middle = (low + high) // 2 // unit
        return range(middle, middle + 1)
    first, last = (low + unit // 2) // unit, (high + unit // 2) // unit
    return range(first, max(last, first + 1))


def _cut(low: int, high: int, middle: int, size: int) -> tuple[int, int]:
    if high - low <= size:
        return low, high
    start = min(max(low, middle - size // 2), high - size)
    return start, start + size


def _scale(window: Window) -> str:
    """The inches along the upper and lower edge."""
    line = [" "] * (window.right - window.left + MARGIN)
    per_inch = INCH // ACROSS
    for inches in range(0, window.right // per_inch, EVERY):
        at = inches * per_inch - window.left
        if at >= 0:
            line[at : at + len(str(inches))] = str(inches)
    return " " * MARGIN + "".join(line).rstrip()
