"""`xenofront simulate`: how hard a mission is, from many games."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import click

from xenofront.cli.terminal.start import own_language
from xenofront.lab.simulate import crew
from xenofront.lab.simulate.figures import Figures, fingerprint
from xenofront.lab.simulate.plan import NoSuchMission, Plan, Variant, is_file, system_of
from xenofront.lab.simulate.reporting import compared, counted, html
from xenofront.lab.simulate.store import Store, StoreError
from xenofront.lab.simulate.tale import Tale
from xenofront.library.content_errors import ContentError
from xenofront.players.roster import UnknownPlayer, player


def _switches(words: tuple[str, ...]) -> dict[str, bool | int | str]:
    """Switches from ``name=value``; plain names are presets."""
    found: dict[str, bool | int | str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            found["preset"] = name
        elif value in ("true", "false", "yes", "no", "on", "off"):
            found[name] = value in ("true", "yes", "on")
        else:
            found[name] = int(value) if value.lstrip("-").isdigit() else value
    return found


def _variants(rules: tuple[str, ...], other: tuple[str, ...], mission: str) -> tuple[Variant, ...]:
    """The rules to play by, and those to compare them with."""
    first = Variant(" ".join(rules) or "rulebook", _switches(rules))
    if not other:
        return (first,)
    files = [word for word in other if is_file(word)]
    switches = tuple(word for word in other if not is_file(word))
    options = {**first.options, **_switches(switches)}
    return first, Variant(
        " ".join(other),
        options,
        dict.fromkeys([mission] if files else [], files[0] if files else ""),
    )


@click.command()
@click.argument("missions", nargs=-1, required=True)
@click.option("--players", default="greedy", show_default=True, help="Who plays, as in the arena.")
@click.option("--games", default=100, show_default=True, help="Games of each mission and size.")
@click.option("--squad", default="", help="Who takes part (a,b,c), or sizes (1-5 or 2,3).")
@click.option("--rules", multiple=True, help="A preset, or a switch as name=value.")
@click.option("--compare", multiple=True, help="Rules or a mission file to compare with.")
@click.option("--seed", default=1, show_default=True)
@click.option("--workers", default=0, help="Processes; all cores without it.")
@click.option(
    "--on", "at", default="", help="A cluster: ray://ADDRESS or dask://ADDRESS, or local."
)
@click.option("--results", type=click.Path(path_type=Path), help="File of games, to go on with.")
@click.option("--report", type=click.Path(path_type=Path), help="Where the page is written.")
def simulate(missions: tuple[str, ...], report: Path | None, **wishes: Any) -> None:
    """Play MISSIONS many times and say how they go. Ctrl-C stops; --results goes on later."""
    try:
        plan = _plan(missions, wishes)
        player(plan.player, plan.system)
        jobs = plan.jobs()
        if not jobs:
            raise click.UsageError("no mission takes a squad of that size")
        with Store(plan, wishes["results"]) as store:
            stopped = _play(store, jobs, wishes)
            tales = list(store.of(jobs))
    except ContentError as error:
        raise click.ClickException(error.spoken(own_language())) from error
    except (NoSuchMission, UnknownPlayer, StoreError, crew.NoCrew) as error:
        raise click.ClickException(str(error)) from error
    if not tales:
        raise click.ClickException("no game was played")
    _tell(plan, tales)
    if report is not None:
        command = "xenofront " + " ".join(sys.argv[1:]) if sys.argv[1:] else "xenofront simulate"
        report.write_text(html(plan, tales, command), encoding="utf-8")
        click.echo(f"report: {report}")
    if stopped:
        click.echo("stopped; the same command with --results goes on")
        raise SystemExit(130)


def _plan(missions: tuple[str, ...], wishes: dict[str, Any]) -> Plan:
    squad, sizes = _squad(wishes["squad"])
    return Plan(
        system=system_of(missions),
        missions=missions,
        sizes=sizes,
        squad=squad,
        player=wishes["players"],
        games=wishes["games"],
        seed=wishes["seed"],
        variants=_variants(wishes["rules"], wishes["compare"], missions[0]),
    )


def _squad(text: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Names, or sizes as ``3``, ``1-5`` or ``2,3``."""
    words = tuple(word.strip() for word in text.split(",") if word.strip())
    if not all(word.replace("-", "").isdigit() for word in words):
        return words, ()
    sizes: list[int] = []
    for word in words:
        first, _, last = word.partition("-")
        sizes += range(int(first), int(last or first) + 1)
    return (), tuple(sizes)


def _play(store: Store, jobs: list[Any], wishes: dict[str, Any]) -> bool:
    """Play what is missing; says whether it was stopped."""
    left = store.missing(jobs)
    if len(left) < len(jobs):
        click.echo(f"{len(jobs) - len(left)} of {len(jobs)} games are there already", err=True)
    workers = wishes["workers"] or os.cpu_count() or 1
    hidden = not sys.stderr.isatty()
    with click.progressbar(
        length=len(left), label="games", file=sys.stderr, hidden=hidden
    ) as progress:
        try:
            for tale in crew.play(left, workers, wishes["at"]):
                store.add(tale)
                progress.update(1)
        except KeyboardInterrupt:
            return True
    return False


def _tell(plan: Plan, tales: list[Tale]) -> None:
    """The figures as text."""
    for one in counted(plan, tales):
        _tell_mission(one)
    for row in compared(plan, tales):
        low, high = row.difference.low, row.difference.high
        click.echo(
            f"{row.mission} {row.name}: {row.second.name} {row.difference.mean:+.1%} "
            f"({low:+.1%} to {high:+.1%}) against {row.first.name}"
        )
    click.echo(f"fingerprint: {fingerprint(tales)}")


def _tell_mission(one: Figures) -> None:
    click.echo(f"{one.mission} ({one.variant}), {one.player}:")
    for row in (*one.by_size, one.overall):
        outcomes = ", ".join(f"{count} {name}" for name, count in row.outcomes.items())
        click.echo(
            f"  squad {row.name:>3}: {row.score.mean:6.1%} ({row.score.low:.1%} to "
            f"{row.score.high:.1%}) of {row.games}; {row.rounds:.1f} rounds, "
            f"{row.deaths:.2f} deaths a game; {outcomes}"
        )
    for error in one.errors:
        click.echo(f"  broken: {error}")
