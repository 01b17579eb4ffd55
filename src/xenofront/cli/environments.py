"""`xenofront environments`: what researchers can play."""

from __future__ import annotations

import click

from xenofront.environments.fields import ANSWERS, QUESTION
from xenofront.environments.looks import look_of
from xenofront.environments.tasks import UnknownTask, task, tasks


@click.command()
@click.argument("name", required=False)
def environments(name: str | None) -> None:
    """List the tasks; with the NAME of one, the arrays of its observations."""
    if name is None:
        for one in tasks().values():
            click.echo(f"{one.id:24} {one.system:18} squad {one.squad}, {one.limit} steps")
        return
    try:
        look = look_of(task(name).system)
    except UnknownTask as error:
        raise click.UsageError(str(error)) from error
    for table in (QUESTION, look.FACTS, look.FIGURES, ANSWERS, look.GROUND):
        click.echo(f"\n{table.name} {table.shape}: {table.about}")
        for number, column in enumerate(table.columns):
            click.echo(f"  {number:3} {column.name:14} {column.meaning}")
