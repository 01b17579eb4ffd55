"""`xenofront arena`: players play the same games and are compared."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec

from xenofront.lab import arena as lab
from xenofront.lab.arena import Cell, Line, Report, Round
from xenofront.lab.intervals import Interval
from xenofront.library.systems import NAMES
from xenofront.players import roster


def listed(ctx: click.Context, param: click.Parameter, value: str) -> tuple[str, ...]:
    """Words between commas."""
    return tuple(word.strip() for word in value.split(",") if word.strip())


def sizes(ctx: click.Context, param: click.Parameter, value: str) -> tuple[int, ...]:
    """A number, or the first and the last of some: 3 or 1..5."""
    first, _, last = value.partition("..")
    try:
        return tuple(range(int(first), int(last or first) + 1))
    except ValueError as error:
        raise click.BadParameter(f"{value!r} is neither a number nor like 1..5") from error


@click.command()
@click.option("--system", "system_name", type=click.Choice(NAMES), default=NAMES[0])
@click.option("--players", callback=listed, default=",".join(roster.NAMES), show_default=True)
@click.option("--missions", callback=listed, default="", help="Which; without this, all.")
@click.option("--squads", callback=sizes, default="3", show_default=True, help="Like 3 or 1..5.")
@click.option("--games", default=20, show_default=True, type=click.IntRange(1), help="Of each.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, help="Which games are played.")
@click.option("--budget", type=click.FloatRange(0, min_open=True), help="Seconds for a decision.")
@click.option(
    "--json", "file", type=click.Path(path_type=Path, dir_okay=False), help="Store the result."
)
def arena(
    system_name: str,
    players: tuple[str, ...],
    missions: tuple[str, ...],
    squads: tuple[int, ...],
    games: int,
    workers: int,
    seed: int,
    budget: float | None,
    file: Path | None,
) -> None:
    """Let players play the same games, and compare them; the exit code is 1 if one breaks."""
    cells = _cells(system_name, missions, squads)
    for name in players:
        if name not in roster.NAMES:
            raise click.BadParameter(f"there is no player {name!r}; known are {roster.NAMES}")
    rounds: list[Round] = []
    whole = len(cells) * games
    every = max(1, whole // 50)
    told = lab.play(system_name, players, cells, games, seed=seed, workers=workers, budget=budget)
    for row in told:
        rounds.append(row)
        _complain(row)
        if len(rounds) % every == 0 or len(rounds) == whole:
            click.echo(f"\r{len(rounds)} of {whole} games", err=True, nl=len(rounds) == whole)
    result = lab.report(system_name, seed, games, rounds)
    speed = lab.milliseconds(rounds)
    _show(result, speed)
    if file is not None:
        stored = {
            "result": result,
            "fingerprint": lab.fingerprint(result),
            "milliseconds_per_decision": speed,
        }
        file.write_bytes(msgspec.json.format(msgspec.json.encode(stored), indent=1) + b"\n")
    sys.exit(1 if any(bout.error for row in rounds for bout in row.bouts) else 0)


def _complain(row: Round) -> None:
    """Name games that the rules could not play to the end."""
    for bout in row.bouts:
        if bout.error:
            game = f"{row.cell.mission}, squad {row.cell.squad}, game {row.number}"
            click.echo(f"\nbroken: {game}, {bout.player}: {bout.error}", err=True)


def _cells(system_name: str, wanted: tuple[str, ...], squads: tuple[int, ...]) -> list[Cell]:
    known = lab.missions(system_name)
    unknown = [mission for mission in wanted if mission not in known]
    if unknown:
        raise click.BadParameter(f"there is no mission {unknown[0]!r}; known are {known}")
    found = []
    for mission in wanted or known:
        least, most = lab.squads(system_name, mission)
        found += [Cell(mission, size) for size in squads if least <= size <= most]
    if not found:
        raise click.BadParameter("no mission takes a squad of that size")
    return found


# -- what came of it -----------------------------------------------------------------------------


def _show(result: Report, speed: dict[str, float]) -> None:
    click.echo(f"{'mission':<16}{'squad':>5} {'player':<8}{'rate':>18}  better than")
    for cell, lines in result.cells:
        for line in lines:
            click.echo(f"{cell.mission:<16}{cell.squad:>5} {_told(line)}")
    for line in result.overall:
        click.echo(f"{'together':<16}{'':>5} {_told(line)}")
    for line in result.overall:
        mishaps = f", {line.mishaps} mishaps" if line.mishaps else ""
        each = f"{speed[line.player]} ms a decision"
        click.echo(f"{line.player}: {line.decisions} decisions, {each}{mishaps}")
    click.echo(f"fingerprint: {lab.fingerprint(result)}")


def _told(line: Line) -> str:
    against = "  ".join(f"{name} {_gap(gap)}" for name, gap in line.better.items())
    return f"{line.player:<8}{_share(line.score):>18}  {against}".rstrip()


def _share(share: Interval) -> str:
    return f"{share.mean:.0%} ({share.low:.0%}..{share.high:.0%})"


def _gap(gap: Interval) -> str:
    sure = "" if gap.excludes_zero else " unsure"
    return f"{gap.mean:+.0%} ({gap.low:+.0%}..{gap.high:+.0%}){sure}"
