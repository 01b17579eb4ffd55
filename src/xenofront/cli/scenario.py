"""The command ``xenofront scenario``."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from xenofront.lab.scenario import read_scenario, run
from xenofront.library.content_errors import ContentError


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--quiet", is_flag=True, help="Only say what differs.")
def scenario(files: tuple[Path, ...], *, quiet: bool) -> None:
    """Run scenario scripts; the exit code is 1 if one of them differs."""
    failed = 0
    scripts = [
        f for file in files for f in (sorted(file.rglob("*.yaml")) if file.is_dir() else [file])
    ]
    for file in scripts:
        try:
            script = read_scenario(file.read_bytes(), str(file))
            outcome = run(script)
        except (ContentError, ValueError, LookupError) as error:
            failed += 1
            click.echo(f"ERROR   {file}\n{error}")
            continue
        if outcome.passed:
            if not quiet:
                click.echo(f"passed  {script.scenario}  ({file})")
                click.echo(f"        cited: {', '.join(outcome.cited) or 'nothing'}")
            continue
        failed += 1
        click.echo(f"DIFFERS {script.scenario}  ({file})")
        for difference in outcome.differences:
            click.echo(f"  {difference}")
    click.echo(f"{len(scripts) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
