"""`xenofront content`: load content files and say what is in them, or what is wrong with them."""

from pathlib import Path
from typing import Any

import click

from xenofront.cli.options import Out, printed
from xenofront.cli.start import own_language
from xenofront.content import loader
from xenofront.content.errors import ContentError, Problem
from xenofront.content.packs import Pack
from xenofront.games import registry
from xenofront.text.sentences import sentence, spoken
from xenofront.text.texts import LANGUAGES


@click.command()
@click.argument(
    "paths", nargs=-1, type=click.Path(path_type=Path, exists=True), metavar="[PATH]..."
)
@click.option("--check", is_flag=True, help="Only look for errors; print no counts.")
@click.option(
    "--system",
    type=click.Choice(registry.game_names()),
    help="Whose content it is; without it every game's, and for PATHs of the game that reads them.",
)
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Language; else by the locale.")
@printed
def content(
    out: Out, paths: tuple[Path, ...], *, check: bool, system: str | None, lang: str | None
) -> None:
    """Check the packaged content, together with files or folders of your own."""
    lang = lang or own_language()
    names = [system] if system else registry.game_names()
    catalogues, problems = list[tuple[Pack[Any], Any]](), list[Problem]()
    tries = [_tried(registry.game(name).content(), paths) for name in names]
    if paths:
        tries = [min(tries, key=lambda one: len(one[2]))]
    for pack, found, faults in tries:
        problems += faults
        if not faults:
            catalogues.append((pack, found))
    told = [
        {"file": one.file, "line": one.line, "field": one.field, "text": spoken(one.text, lang)}
        for one in problems
    ]
    out.data({"problems": told, "counts": {pack.name: counts(pack, c) for pack, c in catalogues}})
    if problems:
        for problem in problems:
            out.line(problem.spoken(lang))
        out.line(spoken(sentence("problems-found", n=len(problems)), lang))
        raise SystemExit(1)
    if check:
        out.line(spoken(sentence("content-in-order"), lang))
        return
    for pack, catalogue in catalogues:
        show_counts(out, pack, catalogue)


def _tried(pack: Pack[Any], paths: tuple[Path, ...]) -> tuple[Pack[Any], Any, list[Problem]]:
    """The content of a game with these files, or what is wrong with it."""
    try:
        return pack, loader.load(pack, paths), []
    except ContentError as error:
        return pack, None, list(error.problems)


def counts(pack: Pack[Any], catalogue: Any) -> dict[str, int]:
    """How many entries of each kind there are."""
    return {kind: len(getattr(catalogue, kind)) for kind in pack.kinds}


def show_counts(out: Out, pack: Pack[Any], catalogue: Any) -> None:
    """One line for each kind of entry, then the missions by name."""
    out.line(pack.name, bold=True)
    for kind, count in counts(pack, catalogue).items():
        out.line(f"{kind:<18} {count:>3}")
    for mission in catalogue.missions.values():
        out.line(f"mission {mission.id}: {mission.name}{squad_size(mission)}")


def squad_size(mission: Any) -> str:
    """How many may play a mission, where it says so."""
    agents = getattr(mission, "agents", None)
    return "" if agents is None else f" ({agents[0]} to {agents[1]} agents)"
