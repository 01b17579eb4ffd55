"""Charts as inline SVG: bars with intervals, histograms, and a board with heat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from xenofront.lab.intervals import Interval

WIDTH: Final = 735
ROW: Final = 26
LABEL: Final = 285
RIGHT: Final = 150


def svg(width: int, height: int, inside: str, title: str) -> str:
    """A drawing with a title for who cannot see it."""
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="{escape(title, quote=True)}"><title>{escape(title)}</title>{inside}</svg>'
    )


def rates(rows: Sequence[tuple[str, Interval, str]], title: str) -> str:
    """Shares from 0 to 100 % as points with their intervals."""
    left, right = LABEL, WIDTH - RIGHT
    scale = right - left
    parts = [_grid(left, scale, len(rows), [(n / 4, f"{25 * n} %") for n in range(5)])]
    for number, (name, interval, note) in enumerate(rows):
        y = 24 + number * ROW + ROW // 2
        low, middle, high = (left + scale * value for value in _ordered(interval))
        parts.append(
            f'<text x="{left - 8}" y="{y + 4}" class="name">{escape(name)}</text>'
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" class="interval"/>'
            f'<circle cx="{middle:.1f}" cy="{y}" r="5" class="point"/>'
            f'<text x="{right + 10}" y="{y + 4}">{interval.mean:.0%} {escape(note)}</text>'
        )
    return svg(WIDTH, 30 + len(rows) * ROW, "".join(parts), title)


def differences(rows: Sequence[tuple[str, Interval, str]], title: str) -> str:
    """Differences from -100 to +100 points around nought, with their intervals."""
    left, right = LABEL + 40, WIDTH - RIGHT
    most = max((abs(v) for _, i, _ in rows for v in (i.low, i.high)), default=1.0) or 1.0
    most = min(1.0, most)
    half = (right - left) / 2
    marks = [((1 + share) / 2, f"{share * most:+.0%}") for share in (-1, -0.5, 0, 0.5, 1)]
    parts = [_grid(left, right - left, len(rows), marks)]
    for number, (name, interval, note) in enumerate(rows):
        y = 24 + number * ROW + ROW // 2
        low, middle, high = (left + half * (1 + value / most) for value in _ordered(interval))
        sure = "sure" if interval.excludes_zero else "unsure"
        parts.append(
            f'<text x="{left - 8}" y="{y + 4}" class="name">{escape(name)}</text>'
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" class="interval {sure}"/>'
            f'<circle cx="{middle:.1f}" cy="{y}" r="5" class="point {sure}"/>'
            f'<text x="{right + 10}" y="{y + 4}">{interval.mean:+.0%} {escape(note)}</text>'
        )
    return svg(WIDTH, 30 + len(rows) * ROW, "".join(parts), title)


def _ordered(interval: Interval) -> tuple[float, float, float]:
    return interval.low, interval.mean, interval.high


def _grid(left: float, width: float, rows: int, marks: Sequence[tuple[float, str]]) -> str:
    bottom = 24 + rows * ROW
    return "".join(
        f'<line x1="{left + width * share:.1f}" x2="{left + width * share:.1f}" y1="20" '
        f'y2="{bottom}" class="grid"/>'
        f'<text x="{left + width * share:.1f}" y="14" class="mark">{escape(text)}</text>'
        for share, text in marks
    )


def histogram(counts: Mapping[int, int], title: str) -> str:
    """How often each number came."""
    if not counts:
        return ""
    values = range(min(counts), max(counts) + 1)
    step = max(14, min(40, (WIDTH - 60) // len(values)))
    most = max(counts.values())
    parts = []
    for number, value in enumerate(values):
        count = counts.get(value, 0)
        height = 100 * count / most
        x = 30 + number * step
        parts.append(
            f'<rect x="{x}" y="{120 - height:.1f}" width="{step - 3}" height="{height:.1f}" '
            f'class="bar"><title>{value}: {count}</title></rect>'
            f'<text x="{x + step / 2 - 1:.1f}" y="136" class="mark">{value}</text>'
        )
        if count:
            above = f'x="{x + step / 2 - 1:.1f}" y="{114 - height:.1f}"'
            parts.append(f'<text {above} class="mark">{count}</text>')
    return svg(60 + step * len(values), 145, "".join(parts), title)


def board(
    places: Sequence[tuple[str, int, int]],
    heat: Mapping[str, int],
    never: Sequence[str],
    title: str,
    shape: str,
) -> str:
    """The board: darker where more happened, crossed where nobody ever was."""
    if not places:
        return ""
    xs, ys = [x for _, x, _ in places], [y for _, _, y in places]
    left, top = min(xs) - 70, min(ys) - 70
    scale = 620 / max(max(xs) - left + 70, 1)
    most = max(heat.values(), default=1) or 1
    unseen = set(never)
    parts = []
    for name, x, y in places:
        at = ((x - left) * scale, (y - top) * scale)
        count = heat.get(name, 0)
        strength = 0.0 if not count else 0.15 + 0.85 * count / most
        cell, told = _cell(at, scale, shape), f"<title>{name}: {count}</title>"
        parts.append(f'<path d="{cell}" class="cell">{told}</path>')
        if strength:
            parts.append(f'<path d="{cell}" class="heat" fill-opacity="{strength:.2f}"/>')
            parts.append(f'<text x="{at[0]:.1f}" y="{at[1] + 4:.1f}" class="mark">{count}</text>')
        elif name in unseen:
            size = 14 * scale
            x1, y1 = at[0] - size, at[1] - size
            x2, y2 = at[0] + size, at[1] + size
            parts.append(
                f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}M{x1:.1f} {y2:.1f}'
                f'L{x2:.1f} {y1:.1f}" class="never"/>'
            )
    height = int((max(ys) - top + 70) * scale)
    return svg(620, height, "".join(parts), title)


HEXAGON: Final = ((0, -58), (50, -29), (50, 29), (0, 58), (-50, 29), (-50, -29))
SQUARE: Final = ((-50, -50), (50, -50), (50, 50), (-50, 50))


def _cell(at: tuple[float, float], scale: float, shape: str) -> str:
    corners = HEXAGON if shape == "hex" else SQUARE
    points = (f"{at[0] + x * scale:.1f} {at[1] + y * scale:.1f}" for x, y in corners)
    return "M" + "L".join(points) + "Z"
