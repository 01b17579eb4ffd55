"""The command ``xenofront scenario``."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from xenofront.cli.options import Out, printed
from xenofront.content.errors import ContentError
from xenofront.lab.scenario import read_scenario, run


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--quiet", is_flag=True, help="Only say what differs.")
@printed
def scenario(out: Out, files: tuple[Path, ...], *, quiet: bool) -> None:
    """Run scenario scripts; the exit code is 1 if one of them differs."""
    failed, told = 0, list[dict[str, object]]()
    scripts = [
        f for file in files for f in (sorted(file.rglob("*.yaml")) if file.is_dir() else [file])
    ]
    for file in scripts:
        try:
            script = read_scenario(file.read_bytes(), str(file))
            outcome = run(script)
        except (ContentError, ValueError, LookupError) as error:
            failed += 1
            told.append({"file": str(file), "status": "error", "differences": [str(error)]})
            out.line(f"ERROR   {file}\n{error}")
            continue
        told.append(
            {
                "file": str(file),
                "status": "passed" if outcome.passed else "differs",
                "scenario": script.scenario,
                "cited": outcome.cited,
                "differences": [str(one) for one in outcome.differences],
            }
        )
        if outcome.passed:
            if not quiet:
                out.line(f"passed  {script.scenario}  ({file})")
                out.line(f"        cited: {', '.join(outcome.cited) or 'nothing'}")
            continue
        failed += 1
        out.line(f"DIFFERS {script.scenario}  ({file})")
        for difference in outcome.differences:
            out.line(f"  {difference}")
    out.data({"scenarios": told, "passed": len(scripts) - failed, "failed": failed})
    out.line(f"{len(scripts) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
