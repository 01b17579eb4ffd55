"""`xenofront schema`: the JSON Schema of content files, for editors."""

from pathlib import Path

import click

from xenofront.library.schema import schema_text


@click.command()
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Write it to a file.")
def schema(out: Path | None) -> None:
    """Print the JSON Schema of a content file, or write it to a file."""
    if out is None:
        click.echo(schema_text(), nl=False)
    else:
        out.write_text(schema_text(), encoding="utf-8")
        click.echo(f"Written to {out}.")
