"""`xenofront environments`: what researchers can play."""

from __future__ import annotations

from typing import Any

import click

from xenofront.cli.options import Out, printed
from xenofront.research.fields import ANSWERS, QUESTION
from xenofront.research.observation import look_of
from xenofront.research.tasks import task, tasks


@click.command()
@click.argument("name", required=False)
@printed
def environments(out: Out, name: str | None) -> None:
    """List the tasks; with the NAME of one, the arrays of its observations."""
    if name is None:
        listed = [(one.id, one.system, one.squad, one.limit) for one in tasks().values()]
        names = ("id", "system", "squad", "limit")
        out.data({"tasks": [dict(zip(names, row, strict=True)) for row in listed]})
        for key, system, squad, limit in listed:
            out.line(f"{key:24} {system:18} squad {squad}, {limit} steps")
        return
    look = look_of(task(name).system)
    tables = (QUESTION, look.FACTS, look.FIGURES, ANSWERS, look.GROUND)
    out.data({table.name: described(table) for table in tables})
    for table in tables:
        out.line(f"\n{table.name} {table.shape}: {table.about}")
        for number, column in enumerate(table.columns):
            out.line(f"  {number:3} {column.name:14} {column.meaning}")


def described(table: Any) -> dict[str, object]:
    """A table of observations for programs."""
    columns = [{"name": one.name, "meaning": one.meaning} for one in table.columns]
    return {"shape": table.shape, "about": table.about, "columns": columns}
