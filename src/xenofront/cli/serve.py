"""`xenofront serve`: the pages for others, too."""

import click

from xenofront.cli.browser import own_database


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port", type=click.IntRange(1, 65535), default=8724, show_default=True, help="Its port."
)
@click.option(
    "--database",
    help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file of yours if not given.",
)
def serve(host: str, port: int, database: str | None) -> None:
    """Serve the pages; each visitor sees only games of their own."""
    from xenofront.server import running  # noqa: PLC0415 - other commands need none
    from xenofront.server.app import Server  # noqa: PLC0415

    try:
        made = running.listening(host, port, fixed=True)
    except OSError as error:
        raise click.ClickException(f"{host} port {port} cannot be used: {error}") from error
    with made:
        server = Server(database or own_database(), local=False)
        click.echo(f"Xenofront is at {running.address(made)}  (Ctrl+C ends it)")
        running.serve(server, made)
