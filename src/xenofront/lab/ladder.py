"""The ladder of players as a Markdown table, with intervals and the command that made it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from xenofront.lab.arena import Cell, Line, Report, fingerprint
from xenofront.lab.intervals import Interval

LOW, HIGH = 0.05, 0.95
"""Between these rates of the weaker player a difference can be seen at all."""
TITLE: Final = "# Ladder of the computer players"


def markdown(result: Report, command: str) -> str:
    """The whole page."""
    players = [line.player for line in result.overall]
    steps = [f"{after} - {before}" for before, after in pairwise(players)]
    heads = ["mission", "squad", "games", *players, *steps, "sure"]
    rows = [_row(cell, lines) for cell, lines in result.cells]
    rows.append(_row(None, result.overall))
    return "\n".join(
        [
            TITLE,
            "",
            f"`{command}`",
            "",
            _said(result),
            "",
            f"| {' | '.join(heads)} |",
            f"|{'---|' * len(heads)}",
            *(f"| {' | '.join(row)} |" for row in rows),
            "",
        ]
    )


def _said(result: Report) -> str:
    return (
        f"{result.system}, seed {result.seed}, result {fingerprint(result)}. Scores with their"
        " 95 % intervals; a mission half done counts as half. Players play the same games; where"
        " one plays fewer, they are the first of them. *sure*: whether the interval of each"
        " difference lies above zero; brackets where the weaker player scores under 5 % or over"
        " 95 %."
    )


def _row(cell: Cell | None, lines: tuple[Line, ...]) -> list[str]:
    name, squad = (cell.mission, str(cell.squad)) if cell else ("together", "")
    gaps = list(_gaps(lines))
    sure = " ".join(_sure(line.better[before.player], before.score) for before, line in gaps)
    return [
        name,
        squad,
        ", ".join(str(games) for games in dict.fromkeys(line.games for line in lines)),
        *(_share(line.score) for line in lines),
        *(_gap(line.better[before.player]) for before, line in gaps),
        sure,
    ]


def _gaps(lines: tuple[Line, ...]) -> Iterator[tuple[Line, Line]]:
    yield from pairwise(lines)


def _sure(gap: Interval, weaker: Interval) -> str:
    said = "yes" if gap.low > 0 else "no"
    return said if LOW <= weaker.mean <= HIGH else f"({said})"


def _share(share: Interval) -> str:
    return f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})"


def _gap(gap: Interval) -> str:
    return f"{gap.mean:+.1%} ({gap.low:+.1%} to {gap.high:+.1%})"
