"""`xenofront fuzz`: play random games and look for broken laws."""

import sys
from collections import Counter
from pathlib import Path

import click

from xenofront.cli.options import Option, Out, printed, unknown_name
from xenofront.content import store
from xenofront.games import registry
from xenofront.lab.fuzz import Summary, play_games, write_failure


@click.command()
@click.option(
    "--system",
    "system_name",
    type=click.Choice(registry.game_names()),
    default=registry.game_names()[0],
)
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, help="Which games are played.")
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1), help="Processes.")
@click.option("--mission", "missions", multiple=True, help="One of these missions only.")
@click.option(
    "--failures",
    "folder",
    cls=Option,
    also=["--out"],
    default=Path("fuzz-failures"),
    show_default=True,
    type=click.Path(path_type=Path, file_okay=False),
    help="Where the files of a failure go.",
)
@printed
def fuzz(
    out: Out,
    system_name: str,
    games: int,
    seed: int,
    first: int,
    workers: int,
    missions: tuple[str, ...],
    folder: Path,
) -> None:
    """Play random games and check the laws; the exit code is 1 if one is broken."""
    known = store.of(system_name).catalogue().missions
    for mission in missions:
        if mission not in known:
            raise unknown_name("mission", mission, known)
    summary = Summary()
    every = max(1, games // 20)
    for played in play_games(system_name, seed, games, workers, first, missions):
        summary.add(played)
        if played.failure is not None:
            file = write_failure(folder, system_name, seed, played)
            click.echo(f"game {played.number}: {played.failure.broken[0]}  ({file})", err=True)
        if summary.games % every == 0:
            click.echo(f"{summary.games} of {games} games", err=True)
    show(out, summary)
    sys.exit(1 if summary.failures else 0)


def show(out: Out, summary: Summary) -> None:
    """Counts, and the games that broke a law."""
    broken: Counter[str] = Counter()
    for played in summary.failures:
        if played.failure is not None:
            broken[played.failure.broken[0].law] += 1
    out.data(
        {
            "games": summary.games,
            "decisions": summary.decisions,
            "outcomes": summary.outcomes,
            "questions": summary.questions,
            "laws": summary.checks,
            "fingerprint": summary.fingerprint,
            "broken": broken,
        }
    )
    out.line(f"{summary.games} games, {summary.decisions} decisions")
    out.line(f"outcomes: {listed(summary.outcomes)}")
    out.line(f"questions: {listed(summary.questions)}")
    out.line(f"laws checked: {len(summary.checks)}, {summary.checks.total()} times")
    for law, count in summary.checks.items():
        out.line(f"  {count:>9}  {law}")
    out.line(f"fingerprint: {summary.fingerprint}")
    out.line(f"broken: {listed(broken) or 'none'}")


def listed(counts: Counter[str]) -> str:
    """The most frequent first."""
    return ", ".join(f"{name} {count}" for name, count in counts.most_common())
