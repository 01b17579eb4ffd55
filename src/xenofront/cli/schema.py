"""`xenofront schema`: the JSON Schema of content files, for editors."""

from pathlib import Path

import click

from xenofront.cli.options import NEW_FILE, Option
from xenofront.content.schema import schema_text
from xenofront.games import registry


@click.command()
@click.option(
    "--system", type=click.Choice(registry.game_names()), default=registry.game_names()[0]
)
@click.option(
    "-o", "--output", cls=Option, also=["--out"], type=NEW_FILE, help="Write it to a file."
)
def schema(system: str, output: Path | None) -> None:
    """Print the JSON Schema of a system's content files, or write it to a file."""
    text = schema_text(registry.game(system).content())
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
        click.echo(f"Written to {output}.", err=True)
