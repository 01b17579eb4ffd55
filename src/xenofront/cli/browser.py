"""Playing in the browser: a server of one's own, and the page opened."""

from __future__ import annotations

import os
import sys

import click

from xenofront.present.terminal.keeping import data_folder


def own_database() -> str:
    """The database of this user's games."""
    from xenofront.server.database import sqlite_url  # noqa: PLC0415 - other commands need none

    return sqlite_url(data_folder().parent / "games.sqlite")


def say_where(address: str) -> None:
    """Where the pages are."""
    click.echo(f"Xenofront is at {address}  (Ctrl+C ends it)")


def has_screen() -> bool:
    """Whether a page can be opened here."""
    if sys.platform.startswith("linux"):
        return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    return True


def play(port: int | None, database: str | None, *, open_page: bool) -> None:
    """Serve the pages to this machine only, and open the title page."""
    from xenofront.server import running  # noqa: PLC0415
    from xenofront.server.app import Server  # noqa: PLC0415

    try:
        made = running.listening(running.LOOPBACK, port or running.PORT, fixed=port is not None)
    except OSError as error:
        raise click.ClickException(f"port {port} cannot be used: {error}") from error
    with made:
        server = Server(database or own_database(), local=True)
        used = made.getsockname()[1]
        if port is None and used != running.PORT:
            click.echo(
                f"The usual port {running.PORT} is taken, perhaps by another Xenofront: "
                f"this one uses {used}, with settings of its own.",
                err=True,
            )
        where = running.address(made)
        running.serve(server, made, lambda: say_where(where), browser=open_page and has_screen())
