"""`xenofront campaign`: several missions in a row; what the squad has gained comes along."""

from __future__ import annotations

from pathlib import Path

import click

from xenofront.campaign import (
    CampaignError,
    CampaignLog,
    after_mission,
    new_campaign,
    next_setup,
    read_campaign,
    system_of,
)
from xenofront.campaign.course import course_of
from xenofront.campaign.log import definition
from xenofront.cli import campaign_files
from xenofront.cli.boundary import USAGE, Failure, code_of
from xenofront.cli.options import rules_options
from xenofront.cli.start import option_values, own_language, squad_of, welcome
from xenofront.content import store
from xenofront.content.error_patterns import told
from xenofront.games import registry
from xenofront.games.factory import new_record, new_seed
from xenofront.kernel import SaveError
from xenofront.present.presenter import presenter_of
from xenofront.present.terminal.conversation import Conversation
from xenofront.present.terminal.screen import Screen
from xenofront.present.terminal.session import Session
from xenofront.text.texts import LANGUAGES, Texts

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.argument("file", type=FILE)
@click.option("--new", "name", help="Begin this campaign in FILE.")
@click.option("--squad", help="Who plays, with commas between them.")
@rules_options
@click.option("--seed", type=int, help="Decides all dice and cards; random if not given.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Language; else by the locale.")
@click.option("--plain", is_flag=True, help="No colours.")
@click.option("--script", type=FILE, help="Read the answers from a file, one per line.")
@click.option("--show", is_flag=True, help="Only say how it stands.")
@click.option("--back-to", type=int, metavar="N", help="Take mission N and all after it back.")
def campaign(
    file: Path,
    name: str | None,
    squad: str | None,
    preset: str | None,
    single: tuple[str, ...],
    seed: int | None,
    lang: str | None,
    script: Path | None,
    back_to: int | None,
    *,
    plain: bool,
    show: bool,
) -> None:
    """Play the next mission of a campaign, or begin one with --new."""
    screen = Screen(plain=plain, script=script)
    try:
        if name is not None:
            _check_new(file)
            log = begun(name, squad or "", preset or "", option_values(single), seed)
            new_record(next_setup(log))  # what cannot be played is not begun
            campaign_files.keep(file, log)
        else:
            log = read_campaign(file.read_bytes())
        texts = Texts(lang or own_language(), log.system)
        if back_to is not None:
            log, aside = _back(file, back_to)
            names = ", ".join(one.name for one in aside)
            screen.line(texts.say("ui-campaign-set-aside", files=names), hang=2)
        tell(screen, texts, log)
        if not show and log.upcoming:
            play_next(screen, texts, log, file)
    except (CampaignError, SaveError, OSError, ValueError) as error:
        raise Failure(told(error, lang or own_language()), code_of(error) or USAGE) from error


def _check_new(file: Path) -> None:
    """A campaign begins in a new file, whose folder is there."""
    if file.exists():
        raise Failure(f"{file} exists already", USAGE)
    if not file.absolute().parent.is_dir():
        raise Failure(f"there is no folder {str(file.parent)!r}", USAGE)


def _back(file: Path, mission: int) -> tuple[CampaignLog, list[Path]]:
    """Go back to a mission; one that cannot be gone back to was a wrong wish."""
    try:
        return campaign_files.roll_back(file, mission)
    except CampaignError as error:
        raise Failure(str(error), USAGE) from error


def begun(
    name: str, squad: str, preset: str, single: dict[str, object], seed: int | None
) -> CampaignLog:
    """A new campaign of the system it belongs to."""
    try:
        system = system_of(name)
    except CampaignError as error:
        raise Failure(str(error), USAGE) from error
    seats = squad_of(system, squad) or course_of(system).recruits
    return new_campaign(
        name,
        seats,
        seed=new_seed() if seed is None else seed,
        options=presenter_of(system).options(seats, preset, single),
    )


def tell(screen: Screen, texts: Texts, log: CampaignLog) -> None:
    """The story, the missions so far, and who comes along."""
    found = definition(log.campaign)
    screen.heading(texts.called(found))
    german = texts.lang == "de" and found.story_de
    screen.line(found.story_de if german else found.story)
    for number, played in enumerate(log.played, 1):
        name = mission_name(texts, played.mission)
        screen.line(f"{number} {name}: {texts.say(f'outcome-{played.outcome}')}", indent=2)
    if log.taken_back:
        screen.line(texts.say("ui-campaign-taken-back", count=log.taken_back), indent=2)
    for line in registry.game(log.system).veterans(texts, log):
        screen.line(line, indent=2, hang=2)
    name = mission_name(texts, log.upcoming)
    follows = f"{len(log.played) + 1} {name}" if log.upcoming else texts.say("ui-campaign-over")
    screen.line(f"→ {follows}", indent=2)


def mission_name(texts: Texts, mission: str) -> str:
    """The name of a mission, or its id if it is not there any more."""
    found = store.of(texts.system).catalogue().missions.get(mission)
    return mission if found is None else texts.called(found)


def play_next(screen: Screen, texts: Texts, log: CampaignLog, file: Path) -> None:
    """Play the next mission to its end, or go on with it; the campaign's file then moves on."""
    record, begun_before = campaign_files.upcoming(file, log)
    table = Session(screen, texts, record, campaign_files.game_file(file, len(log.played) + 1))
    welcome(table)
    table.keep()
    table.say("ui-hint")
    if Conversation(table, loaded=begun_before).run():
        moved = after_mission(log, table.game)
        campaign_files.keep(file, moved)
        tell(screen, texts, moved)
