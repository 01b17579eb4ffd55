"""`xenofront console`: play a mission in the terminal."""

import sys
from pathlib import Path

import click

from xenofront.cli.options import NEW_FILE, check_files, rules_options
from xenofront.cli.start import Wishes, game_for, option_values, play, squad_of
from xenofront.games import registry
from xenofront.present.terminal.screen import Screen
from xenofront.text.texts import LANGUAGES

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.option("--system", type=click.Choice(registry.game_names()), help="Which game.")
@click.option("--mission", help="Mission (xenofront list missions) or its file; else the first.")
@click.option("--squad", help="Who plays, with commas between them.")
@rules_options
@click.option("--seed", type=int, help="Decides all dice and cards; random if not given.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Language; else by the locale.")
@click.option("--load", type=FILE, help="Go on with a saved game.")
@click.option("--again", type=FILE, help="Play the mission of a saved game from its beginning.")
@click.option("--record", type=NEW_FILE, help="Where the game is saved after each answer.")
@click.option("--no-save", is_flag=True, help="Do not save.")
@click.option("--manual-dice", is_flag=True, help="Type dice and cards from a real table.")
@click.option("--plain", is_flag=True, help="No colours.")
@click.option("--script", type=FILE, help="Read the answers from a file, one per line.")
def console(
    system: str | None,
    mission: str | None,
    squad: str | None,
    preset: str | None,
    single: tuple[str, ...],
    seed: int | None,
    lang: str | None,
    load: Path | None,
    again: Path | None,
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
    check_files((mission or "",))
    game = game_for(system, mission)
    wishes = Wishes(
        system=game,
        mission=mission or "",
        squad=squad_of(game, squad or ""),
        preset=preset or "",
        options=option_values(single),
        seed=seed,
        lang=lang or "",
        load=load,
        again=again,
        record=record,
        no_save=no_save,
        manual_dice=manual_dice,
    )
    sys.exit(play(Screen(plain=plain, script=script), wishes))
