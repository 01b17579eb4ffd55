"""`xenofront simulate`: how hard a mission is, from many games."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import click

from xenofront.cli.boundary import INTERRUPTED, Failure
from xenofront.cli.options import NEW_FILE, Out, check_files, printed, rules_options, sizes
from xenofront.cli.start import option_values
from xenofront.games.factory import new_game
from xenofront.lab.simulate import crew
from xenofront.lab.simulate.figures import Figures, fingerprint
from xenofront.lab.simulate.plan import Job, Plan, Variant, is_file, system_of
from xenofront.lab.simulate.reporting import compared, counted, html
from xenofront.lab.simulate.store import Store
from xenofront.lab.simulate.summary import GameSummary
from xenofront.players.roster import player


def _switches(words: tuple[str, ...]) -> dict[str, bool | int | str]:
    """Switches from ``name=value``; plain names are presets."""
    presets = [word for word in words if "=" not in word]
    found = option_values(tuple(word for word in words if "=" in word))
    return {**({"preset": presets[-1]} if presets else {}), **found}


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
@click.option(
    "--games",
    default=100,
    show_default=True,
    type=click.IntRange(1),
    help="Games of each mission and size.",
)
@click.option("--squad", default="", help="Who takes part (a,b,c), or sizes (3, 1..5, 1-5, 2,3).")
@rules_options
@click.option("--rules", multiple=True, hidden=True)
@click.option(
    "--compare", multiple=True, help="A preset, an option or a mission file to compare with."
)
@click.option("--seed", default=1, show_default=True, help="Which games are played.")
@click.option(
    "--workers", default=0, type=click.IntRange(0), help="Processes; all cores without it."
)
@click.option(
    "--on", "at", default="", help="A cluster: ray://ADDRESS or dask://ADDRESS, or local."
)
@click.option("--results", type=NEW_FILE, help="File of games, to go on with.")
@click.option("--report", type=NEW_FILE, help="Where the page is written.")
@printed
def simulate(out: Out, missions: tuple[str, ...], report: Path | None, **wishes: Any) -> None:
    """Play MISSIONS many times and say how they go. Ctrl-C stops; --results goes on later."""
    check_files((*missions, *wishes["compare"]))
    plan = _plan(missions, wishes)
    player(plan.player, plan.system)
    jobs = plan.jobs()
    if not jobs:
        raise click.UsageError("no mission takes a squad of that size")
    _try(jobs)
    with Store(plan, wishes["results"]) as store:
        stopped = _play(store, jobs, wishes)
        tales = list(store.of(jobs))
    if not tales:
        raise Failure("no game was played", INTERRUPTED if stopped else 1)
    _tell(out, plan, tales)
    if report is not None:
        command = "xenofront " + " ".join(sys.argv[1:]) if sys.argv[1:] else "xenofront simulate"
        report.write_text(html(plan, tales, command), encoding="utf-8")
        click.echo(f"report: {report}", err=True)
    if stopped:
        click.echo("stopped; the same command with --results goes on", err=True)
        raise SystemExit(INTERRUPTED)


def _try(jobs: list[Job]) -> None:
    """Set the first game of each kind up: what cannot be played is refused before any is."""
    for job in jobs:
        if job.number == 0:
            new_game(job.setup())


def _plan(missions: tuple[str, ...], wishes: dict[str, Any]) -> Plan:
    squad, wanted = _squad(wishes["squad"])
    presets = (wishes["preset"],) if wishes["preset"] else ()
    single = tuple(word if "=" in word else f"{word}=yes" for word in wishes["single"])
    return Plan(
        system=system_of(missions),
        missions=missions,
        sizes=wanted,
        squad=squad,
        player=wishes["players"],
        games=wishes["games"],
        seed=wishes["seed"],
        variants=_variants((*presets, *single, *wishes["rules"]), wishes["compare"], missions[0]),
    )


def _squad(text: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Names, or sizes."""
    words = tuple(word.strip() for word in text.split(",") if word.strip())
    found = sizes(text)
    return ((), found) if found is not None else (words, ())


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


def _tell(out: Out, plan: Plan, tales: list[GameSummary]) -> None:
    """The figures."""
    missions, differences = counted(plan, tales), compared(plan, tales)
    whole = fingerprint(tales)
    out.data({"missions": missions, "compared": differences, "fingerprint": whole})
    for one in missions:
        _tell_mission(out, one)
    for row in differences:
        low, high = row.difference.low, row.difference.high
        out.line(
            f"{row.mission} {row.name}: {row.second.name} {row.difference.mean:+.1%} "
            f"({low:+.1%} to {high:+.1%}) against {row.first.name}"
        )
    out.line(f"fingerprint: {whole}")


def _tell_mission(out: Out, one: Figures) -> None:
    out.line(f"{one.mission} ({one.variant}), {one.player}:")
    for row in (*one.by_size, one.overall):
        outcomes = ", ".join(f"{count} {name}" for name, count in row.outcomes.items())
        out.line(
            f"  squad {row.name:>3}: {row.score.mean:6.1%} ({row.score.low:.1%} to "
            f"{row.score.high:.1%}) of {row.games}; {row.rounds:.1f} rounds, "
            f"{row.deaths:.2f} deaths a game; {outcomes}"
        )
    for error in one.errors:
        out.line(f"  broken: {error}")
