"""`xenofront content`: load content files and say what is in them, or what is wrong with them."""

from pathlib import Path

import click

from xenofront.content.galaxy_defenders import KINDS, Catalogue
from xenofront.library import loader, shelf
from xenofront.library.content_errors import ContentError


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path), metavar="[PATH]...")
@click.option("--check", is_flag=True, help="Only look for errors; print no counts.")
def content(paths: tuple[Path, ...], *, check: bool) -> None:
    """Check the packaged content, together with files or folders of your own."""
    try:
        catalogue = loader.load((shelf.PACKAGED, *paths))
    except ContentError as error:
        for problem in error.problems:
            click.echo(str(problem))
        click.echo(f"{len(error.problems)} problem{'s' if len(error.problems) > 1 else ''} found.")
        raise SystemExit(1) from None
    if check:
        click.echo("All content files are in order.")
    else:
        show_counts(catalogue)


def show_counts(catalogue: Catalogue) -> None:
    """One line for each kind of entry, then the missions by name."""
    for kind in KINDS:
        click.echo(f"{kind:<18} {len(getattr(catalogue, kind)):>3}")
    for mission in catalogue.missions.values():
        least, most = mission.agents
        click.echo(f"mission {mission.id}: {mission.name} ({least} to {most} agents)")
