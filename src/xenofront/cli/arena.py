"""`xenofront arena`: players play the same games and are compared."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from xenofront.cli.options import NEW_FILE, Option, Out, listed, printed, squad_sizes, unknown_name
from xenofront.games import factory as systems
from xenofront.games import registry
from xenofront.lab import arena as lab
from xenofront.lab import ladder
from xenofront.lab.arena import Cell, Line, Report, Round
from xenofront.lab.intervals import Interval
from xenofront.lab.results import Results, Unreadable
from xenofront.players import roster

SILENT: Final = ("as_json", "output", "results", "mixed", "markdown", "workers")
"""Options that do not change what comes out."""
SAID: Final = ("named", "missions", "system_name")
"""What the command names before the options."""
USUAL: Final = "random,greedy"


def fewer(
    ctx: click.Context, param: click.Parameter, value: tuple[str, ...]
) -> tuple[tuple[str, int], ...]:
    """Players who play fewer games than the others: PLAYER=GAMES."""
    found = []
    for words in value:
        name, _, games = words.rpartition("=")
        if not name or not games.isdecimal() or int(games) < 1:
            raise click.BadParameter(f"{words!r} is not like search=50")
        found.append((name, int(games)))
    return tuple(found)


@click.command()
@click.argument("named", nargs=-1, metavar="[MISSIONS]...")
@click.option(
    "--system", "system_name", type=click.Choice(registry.game_names()), help="Which game."
)
@click.option(
    "--players", callback=listed, default=USUAL, show_default=True, help="Who, with commas between."
)
@click.option("--missions", callback=listed, default="", hidden=True)
@click.option(
    "--squad",
    "squads",
    cls=Option,
    also=["--squads"],
    callback=squad_sizes,
    default="3",
    show_default=True,
    help="Sizes: 3, 1..5, 1-5 or 2,3.",
)
@click.option("--games", default=20, show_default=True, type=click.IntRange(1), help="Of each.")
@click.option("--only", multiple=True, callback=fewer, help="search=50: it plays so many of them.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1), help="Processes.")
@click.option("--seed", default=1, show_default=True, help="Which games are played.")
@click.option("--budget", type=click.FloatRange(0, min_open=True), help="Seconds for a decision.")
@click.option("--results", type=NEW_FILE, help="Every game as a line; games there are kept.")
@click.option("--mixed", is_flag=True, help="Keep games that another version played, too.")
@click.option("--markdown", type=NEW_FILE, help="Write the ladder as a table.")
@printed
def arena(
    out: Out,
    named: tuple[str, ...],
    system_name: str | None,
    players: tuple[str, ...],
    missions: tuple[str, ...],
    squads: tuple[int, ...],
    games: int,
    only: tuple[tuple[str, int], ...],
    workers: int,
    seed: int,
    budget: float | None,
    results: Path | None,
    mixed: bool,  # noqa: FBT001 - click names it
    markdown: Path | None,
) -> None:
    """Let players play MISSIONS (all without a name), and compare them; 1 if a game breaks.

    A player may have a figure: search:200 tries 200 playouts a question, search:0.5s thinks half a
    second. With --results a contest that was stopped goes on where it was. A slow player may
    play --only some of the games.
    """
    wanted = (*named, *missions)
    system_name = system_name or _system_of(wanted)
    cells = _cells(system_name, wanted, squads)
    _check(players)
    _check_only(players, only)
    stored = _stored(system_name, seed, results, mixed=mixed)
    rounds: list[Round] = []
    whole = len(cells) * games
    told = lab.play(
        system_name,
        players,
        cells,
        games,
        seed=seed,
        workers=workers,
        budget=budget,
        known=stored.bout,
        only=dict(only),
    )
    stopped = False
    try:
        for row in told:
            rounds.append(row)
            stored.add(row)
            _complain(row)
            _progress(row, len(rounds), whole)
    except KeyboardInterrupt:
        stopped = True
        kept = f", kept in {results.name}" if results else ""
        click.echo(f"\nstopped after {len(rounds)} of {whole} games{kept}", err=True)
    if not rounds:
        sys.exit(130)
    result = lab.report(system_name, seed, games, rounds)
    speed = lab.milliseconds(rounds)
    _show(out, result, speed)
    out.data(
        {
            "result": result,
            "fingerprint": lab.fingerprint(result),
            "milliseconds_per_decision": speed,
        }
    )
    if markdown is not None:
        command = _command(system_name, wanted)
        markdown.write_text(ladder.markdown(result, command), encoding="utf-8")
    broken = any(bout.error for row in rounds for bout in row.bouts)
    sys.exit(130 if stopped else 1 if broken else 0)


def _system_of(missions: tuple[str, ...]) -> str:
    """The game that has the first of these missions."""
    names = registry.game_names()
    having = [name for name in names if missions and missions[0] in lab.missions(name)]
    return having[0] if having else names[0]


def _check(players: tuple[str, ...]) -> None:
    for name in players:
        try:
            roster.checked(name)
        except roster.UnknownPlayer as error:
            raise click.BadParameter(str(error)) from error


def _check_only(players: tuple[str, ...], only: tuple[tuple[str, int], ...]) -> None:
    for name, _ in only:
        if name not in players:
            playing = ", ".join(players)
            raise click.BadParameter(f"{name!r} plays no games at all; playing are {playing}")


def _stored(system_name: str, seed: int, file: Path | None, *, mixed: bool) -> Results:
    try:
        return Results(system_name, seed, file, mixed=mixed)
    except Unreadable as error:
        raise click.BadParameter(str(error)) from error


def _progress(row: Round, done: int, whole: int) -> None:
    """Tell somebody who watches how far it is, a line anew for each game."""
    if not sys.stderr.isatty():
        return
    click.echo(
        f"\r{done} of {whole} games, {row.cell.mission} {row.cell.squad}   ",
        err=True,
        nl=done == whole,
    )


def _command(system_name: str, missions: tuple[str, ...]) -> str:
    """What was asked for, without files and whatever does not change the result."""
    context = click.get_current_context()
    words = ["xenofront", "arena", *missions, "--system", system_name]
    for option in context.command.params:
        value = context.params.get(option.name or "")
        if option.name == "only":
            words += [f"--only {name}={games}" for name, games in value or ()]
        elif option.name not in (*SILENT, *SAID) and value not in (None, ()):
            words += [option.opts[0], _written(option.name or "", value)]
    return " ".join(words)


def _written(name: str, value: object) -> str:
    if name == "squads" and isinstance(value, tuple) and len(value) > 1:
        first, last = value[0], value[-1]
        if value == tuple(range(first, last + 1)):
            return f"{first}..{last}"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


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
        raise unknown_name("mission", unknown[0], known)
    found = []
    for mission in wanted or known:
        least, most = systems.squad_sizes(system_name, mission)
        found += [Cell(mission, size) for size in squads if least <= size <= most]
    if not found:
        raise click.BadParameter("no mission takes a squad of that size")
    return found


# -- what came of it -----------------------------------------------------------------------------


def _show(out: Out, result: Report, speed: dict[str, float]) -> None:
    out.line(f"{'mission':<16}{'squad':>5} {'player':<12}{'rate':>18}  better than")
    for cell, lines in result.cells:
        for line in lines:
            out.line(f"{cell.mission:<16}{cell.squad:>5} {_told(line)}")
    for line in result.overall:
        out.line(f"{'together':<16}{'':>5} {_told(line)}")
    for line in result.overall:
        mishaps = f", {line.mishaps} mishaps" if line.mishaps else ""
        each = f"{speed[line.player]} ms a decision"
        out.line(f"{line.player}: {line.decisions} decisions, {each}{mishaps}")
    out.line(f"fingerprint: {lab.fingerprint(result)}")


def _told(line: Line) -> str:
    against = "  ".join(f"{name} {_gap(gap)}" for name, gap in line.better.items())
    return f"{line.player:<12}{_share(line.score):>18}  {against}".rstrip()


def _share(share: Interval) -> str:
    return f"{share.mean:.0%} ({share.low:.0%}..{share.high:.0%})"


def _gap(gap: Interval) -> str:
    sure = "" if gap.excludes_zero else " unsure"
    return f"{gap.mean:+.0%} ({gap.low:+.0%}..{gap.high:+.0%}){sure}"
