"""The report: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from xenofront.lab.intervals import Interval
from xenofront.lab.simulate import charts
from xenofront.lab.simulate.figures import Compared, Figures, Influence, Rate

STRONGEST: Final = 24
"""So many influences are drawn; the others are in the table."""

STYLE: Final = """
:root{color-scheme:light dark;--ink:#1b2430;--dim:#5b6675;--paper:#fbfaf7;--line:#d8d4ca;
--mark:#0b6b57;--hot:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#e8ecf1;--dim:#a5b0bf;--paper:#12181f;
--line:#33404d;--mark:#4fd1b0;--hot:#ff8a80}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);
max-width:46rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3{line-height:1.2}h2{margin-top:2.5rem;border-top:1px solid var(--line);padding-top:1rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.2rem .6rem .2rem 0;border-bottom:1px solid var(--line)}
.number{text-align:right}svg{max-width:100%;height:auto;display:block}
svg text{fill:var(--ink);font-size:13px}.name{text-anchor:end}
.mark{text-anchor:middle;font-size:11px;fill:var(--dim)}.grid{stroke:var(--line)}
.interval{stroke:var(--mark);stroke-width:3}.point{fill:var(--mark)}
.unsure{opacity:.45}.bar{fill:var(--mark)}.cell{fill:none;stroke:var(--line)}
.heat{fill:var(--hot)}.never{stroke:var(--dim);stroke-width:1.5}
code{overflow-wrap:anywhere}.dim{color:var(--dim)}.alarm{color:var(--hot);font-weight:600}
"""


def page(
    title: str,
    command: str,
    found: Sequence[Figures],
    compared: Sequence[Compared],
    places: Mapping[str, tuple[tuple[str, int, int], ...]],
    shape: str,
    fingerprint: str,
) -> str:
    """All missions, one after another."""
    body = [f"<h1>{escape(title)}</h1>", f"<p>Made by <code>{escape(command)}</code>.</p>"]
    body.append(
        "<p class=dim>A partial success counts half. Bars are 95 % intervals: Wilson's for rates, "
        f"Welch's for differences. Fingerprint of the games: <code>{fingerprint}</code>.</p>"
    )
    if compared:
        body.append(_compared(compared))
    if len(found) > 1:
        rows = [(_called(one), one.overall.score, f"of {one.overall.games}") for one in found]
        body += ["<h2>All missions</h2>", charts.rates(rows, "Win rate of each mission")]
    for one in found:
        body.append(_mission(one, places.get(one.mission, ()), shape))
    return (
        "<!doctype html><html lang=en><head><meta charset=utf-8>"
        '<meta name=viewport content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )


def _called(one: Figures) -> str:
    return one.mission if one.variant == "rulebook" else f"{one.mission}, {one.variant}"


def _share(interval: Interval, form: str = ".0%") -> str:
    return f"({interval.low:{form}} to {interval.high:{form}})"


def _mission(one: Figures, places: Sequence[tuple[str, int, int]], shape: str) -> str:
    never = [name for name, _, _ in places if name not in one.reached]
    score, rounds, luck = one.overall.score, one.rounds, one.luck.difference.mean
    summary = (
        f"<p>{one.overall.games} games by <em>{escape(one.player)}</em>: "
        f"<strong>{score.mean:.0%}</strong> {_share(score)}. {_verdict(one.overall)}</p>"
    )
    parts = [f"<h2>{escape(_called(one))}</h2>", summary]
    if one.errors:
        items = "".join(f"<li><code>{escape(error)}</code></li>" for error in one.errors)
        parts.append(f"<p class=alarm>Games broke:</p><ul>{items}</ul>")
    parts += ["<h3>By squad size</h3>", _rates(one.by_size, "Win rate by squad size")]
    if len(one.by_member) > 1:
        parts += ["<h3>With whom</h3>", _rates(one.by_member, "Win rate by who takes part")]
    parts += [
        "<h3>Outcomes</h3>",
        _outcomes((one.overall, *one.by_size)),
        "<h3>Rounds</h3>",
        f"<p>{rounds.mean:.1f} on average, {rounds.least:.0f} to {rounds.most:.0f}.</p>",
        charts.histogram(one.rounds.counts, "Games by their number of rounds"),
    ]
    if one.deaths_by_round:
        parts += [
            "<h3>Deaths by round</h3>",
            charts.histogram(one.deaths_by_round, "Deaths by round"),
        ]
    parts += [
        "<h3>Deaths by place</h3>",
        charts.board(places, one.deaths_by_place, never, "Where the squad died", shape),
        f"<p class=dim>Crossed: never reached by anybody ({len(never)} of {len(places)}).</p>",
        "<h3>What changes the outcome</h3>",
        _influences(one.influences),
        "<h3>Luck</h3>",
        _luck(luck, one.lucky),
        "<h3>Never seen</h3>",
        _never(one.never),
    ]
    return "".join(parts)


def _luck(luck: float, lucky: Interval) -> str:
    return (
        f"<p>The dice of both sides together fell {luck:+.2f} symbols a game for the squad "
        "against expectation. The luckier half of the games was won "
        f"{lucky.mean:+.0%} {_share(lucky, '+.0%')} more often.</p>"
    )


def _verdict(rate: Rate) -> str:
    if rate.score.high < 0.15:
        return "<span class=alarm>Too hard for these players.</span>"
    if rate.score.low > 0.9:
        return "<span class=alarm>Too easy for these players.</span>"
    return ""


def _rates(rows: Sequence[Rate], title: str) -> str:
    return charts.rates([(row.name, row.score, f"of {row.games}") for row in rows], title)


def _outcomes(rows: Sequence[Rate]) -> str:
    names = list(dict.fromkeys(name for row in rows for name in row.outcomes))
    head = "".join(f"<th class=number>{escape(name)}" for name in names)
    lines = "".join(
        f"<tr><th>{escape(row.name)}<td class=number>{row.games}"
        + "".join(f"<td class=number>{row.outcomes.get(name, 0)}" for name in names)
        + f"<td class=number>{row.rounds:.1f}<td class=number>{row.deaths:.2f}"
        for row in rows
    )
    return (
        f"<table><tr><th>Squad<th class=number>games{head}<th class=number>rounds"
        f"<th class=number>deaths a game{lines}</table>"
    )


def _influences(rows: Sequence[Influence]) -> str:
    if not rows:
        return "<p class=dim>Too few games to say.</p>"
    strongest = [(row.name, row.difference, f"in {row.games}") for row in rows[:STRONGEST]]
    return (
        charts.differences(strongest, "How much better games went in which something came up")
        + "<p class=dim>Win rate of games in which it came up, less that of the others. Faint: the "
        "interval holds nought. What comes up more often in long games also shows that.</p>"
    )


def _never(things: Sequence[str]) -> str:
    if not things:
        return "<p>Everything the content offers came up.</p>"
    return "<p>" + ", ".join(f"<code>{escape(thing)}</code>" for thing in things) + "</p>"


def _compared(rows: Sequence[Compared]) -> str:
    first, second = rows[0].first.name, rows[0].second.name
    lines = [
        (
            f"{row.mission} {row.name}",
            row.difference,
            f"{row.first.score.mean:.0%} to {row.second.score.mean:.0%}",
        )
        for row in rows
    ]
    return (
        f"<h2>{escape(second)} against {escape(first)}</h2>"
        "<p>The same games under both, game by game.</p>"
        + charts.differences(lines, f"How much better {second} went than {first}")
    )
