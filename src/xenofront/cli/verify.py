"""The command ``xenofront verify``."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from xenofront.cli.options import Out, printed
from xenofront.games.factory import open_record
from xenofront.kernel.record import first_foreign_roll
from xenofront.kernel.streams import commitment as commitment_of


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--commitment", default="", help="What was shown when the game began.")
@printed
def verify(out: Out, file: Path, commitment: str) -> None:
    """See that all dice and draws of a game came from its seed, chosen before it began."""
    record = open_record(file.read_bytes()).record
    seed = record.setup.seed
    found = first_foreign_roll(record)
    kept = not commitment or commitment == commitment_of(seed)
    by_hand = record.manual
    out.data({"seed": str(seed), "commitment": commitment_of(seed), "by_hand": by_hand,
              "first_difference": found, "kept": kept})  # fmt: skip
    out.line(f"seed {seed}")
    if commitment_of(seed):
        out.line(f"commitment {commitment_of(seed)}")
    if not kept:
        out.line("This is not the seed that the game began with: the commitment does not fit.")
    if by_hand:
        out.line("The dice of this game were rolled by hand: a seed says nothing about them.")
    elif found is None:
        out.line(f"All dice and draws of {len(record.entries)} answers came from the seed.")
    else:
        out.line(f"The dice after answer {found + 1} did not come from the seed.")
    sys.exit(0 if kept and found is None else 1)
