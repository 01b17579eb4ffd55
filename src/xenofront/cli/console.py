"""`xenofront console`: play a mission in the terminal."""

import sys
from pathlib import Path

import click

from xenofront.cli.terminal.screen import Screen
from xenofront.cli.terminal.start import DEFAULT_MISSION, DEFAULT_SQUAD, Wishes, play
from xenofront.library.texts import LANGUAGES
from xenofront.systems.galaxy_defenders.options import Options

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.option("--mission", default=DEFAULT_MISSION, show_default=True, help="Mission or its file.")
@click.option("--squad", default=",".join(DEFAULT_SQUAD), show_default=True, help="Agents.")
@click.option("--preset", type=click.Choice(list(Options.PRESETS)), help="Set of optional rules.")
@click.option("--seed", type=int, help="Decides all dice and cards; random if not given.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Language; else by the locale.")
@click.option("--load", type=FILE, help="Go on with a saved game.")
@click.option("--record", type=FILE, help="Where the game is saved after each answer.")
@click.option("--no-save", is_flag=True, help="Do not save.")
@click.option("--manual-dice", is_flag=True, help="Type dice and cards from a real table.")
@click.option("--plain", is_flag=True, help="No colours.")
@click.option("--script", type=FILE, help="Read the answers from a file, one per line.")
def console(
    mission: str,
    squad: str,
    preset: str | None,
    seed: int | None,
    lang: str | None,
    load: Path | None,
    record: Path | None,
    script: Path | None,
    *,
    no_save: bool,
    manual_dice: bool,
    plain: bool,
) -> None:
    """Play a mission in the terminal."""
    if script is not None and not script.exists():
        raise click.BadParameter(f"{script} does not exist", param_hint="--script")
    agents = tuple(name.strip().lower() for name in squad.split(",") if name.strip())
    wishes = Wishes(
        mission=mission,
        squad=agents,
        preset=preset or "",
        seed=seed,
        lang=lang or "",
        load=load,
        record=record,
        no_save=no_save,
        manual_dice=manual_dice,
    )
    sys.exit(play(Screen(plain=plain, script=script), wishes))
