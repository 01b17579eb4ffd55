"""`xenofront play`: opens the browser on the title page; in the terminal on request."""

import sys
from pathlib import Path
from typing import Final

import click

from xenofront.cli import browser, start
from xenofront.cli.options import check_files, rules_options
from xenofront.games import registry
from xenofront.present.messages.pages import SystemCard
from xenofront.present.presenter import presenter_of
from xenofront.present.terminal import keeping
from xenofront.present.terminal.screen import Screen
from xenofront.text.texts import LANGUAGES, Texts

KEPT: Final = 9
"""So many kept games are offered."""


@click.command()
@click.option("--system", type=click.Choice(registry.game_names()), help="Which game.")
@click.option("--mission", help="Mission or its file.")
@click.option("--squad", help="Who plays, with commas between them.")
@rules_options
@click.option("--seed", type=int, help="Decides all dice and cards; random if not given.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Language; else by the locale.")
@click.option("--plain", is_flag=True, help="No colours.")
@click.option("--terminal", is_flag=True, help="In the terminal instead of the browser.")
@click.option("--port", type=click.IntRange(1, 65535), help="Port of the pages.")
@click.option("--no-browser", is_flag=True, help="Only serve the pages.")
@click.option("--database", help="URL of the database; a file of yours if not given.")
def play(
    system: str | None,
    mission: str | None,
    squad: str | None,
    preset: str | None,
    single: tuple[str, ...],
    seed: int | None,
    lang: str | None,
    port: int | None,
    database: str | None,
    *,
    plain: bool,
    terminal: bool,
    no_browser: bool,
) -> None:
    """Play in the browser; what to play is chosen there. The options of a mission, such as
    --squad, are for the terminal."""
    if not terminal:
        if unused := [n for n, v in _said(system, mission, squad, preset, single, seed) if v]:
            raise click.UsageError(f"--{unused[0]} goes with --terminal; the pages ask for it")
        browser.play(port, database, open_page=not no_browser)
        return
    check_files((mission or "",))
    screen = Screen(plain=plain)
    wishes = start.Wishes(
        system=system or "",
        mission=mission or "",
        preset=preset or "",
        options=start.option_values(single),
        seed=seed,
        lang=lang or "",
    )
    try:
        wishes = title_page(screen, wishes, squad or "") if screen.tty else wishes
    except (EOFError, KeyboardInterrupt):
        screen.raw()
        return
    wishes = wishes._replace(system=start.game_for(wishes.system, wishes.mission))
    if squad:
        wishes = wishes._replace(squad=start.squad_of(wishes.system, squad))
    sys.exit(start.play(screen, wishes))


def _said(*values: object) -> list[tuple[str, object]]:
    names = ("system", "mission", "squad", "preset", "option", "seed")
    return [(name, value not in (None, ())) for name, value in zip(names, values, strict=True)]


def title_page(screen: Screen, wishes: start.Wishes, squad: str = "") -> start.Wishes:
    """Game, language, mission, squad and seed, each with an answer that Enter gives.

    What was said on the command line, such as the ``squad``, is not asked.
    """
    own = wishes.lang or start.own_language()
    texts = Texts(own, start.game_for(wishes.system, wishes.mission))
    screen.raw()
    screen.raw(screen.paint(f"   {texts.say('ui-title')}", "heading"))
    screen.line(texts.say("ui-subtitle"), indent=3)
    screen.raw()
    system = wishes.system or choose_game(screen, texts, KEPT)
    if isinstance(system, Path):
        return wishes._replace(system=registry.game_names()[0], load=system)
    if not wishes.lang:
        own = _typed(screen, texts.say("ui-choose-language"), own)
    texts = Texts(own if own in LANGUAGES else "en", system)
    wishes = wishes._replace(system=system, lang=texts.lang)
    card = presenter_of(system).card(texts)
    if not wishes.mission:
        wishes = wishes._replace(mission=choose_mission(screen, texts, card))
    if not squad:
        usual = start.usual_squad(card, wishes.mission)
        wishes = wishes._replace(squad=choose_squad(screen, texts, card, usual))
    if wishes.seed is None:
        typed = _typed(screen, texts.say("ui-choose-seed"), texts.say("ui-random"))
        wishes = wishes._replace(seed=int(typed) if typed.isdigit() else None)
    return wishes


def choose_game(screen: Screen, texts: Texts, most: int) -> str | Path:
    """Which game, by number or name; or one of the newest that were kept."""
    names = registry.game_names()
    for number, name in enumerate(names, 1):
        own = Texts(texts.lang, name)
        title = screen.paint(own.say("ui-game"), "agent")
        screen.line(f"{number} {title}: {own.say('ui-about')}", indent=2, hang=4)
    kept = keeping.newest(most)
    if not kept:
        return _one_of(screen, texts, texts.say("ui-choose-game"), names, names[0])
    screen.line(f"c {texts.say('ui-continue')}", indent=2)
    chosen = _one_of(screen, texts, texts.say("ui-choose-game"), (*names, "c"), names[0])
    return choose_kept(screen, texts, kept) if chosen == "c" else chosen


def choose_kept(screen: Screen, texts: Texts, kept: list[Path]) -> Path:
    """Which of the games that were kept, the newest first."""
    for number, file in enumerate(kept, 1):
        screen.line(f"{number} {_about(texts, file)}", indent=2, hang=4)
    names = tuple(str(number) for number in range(1, len(kept) + 1))
    return kept[int(_one_of(screen, texts, texts.say("ui-choose-kept"), names, "1")) - 1]


def _about(texts: Texts, file: Path) -> str:
    """Mission, squad and file name of a kept game."""
    setup = keeping.setup_of(file)
    missions = start.card_of(setup.system, texts.lang).missions
    name = next((one.name for one in missions if one.id == setup.mission), setup.mission)
    return f"{name} ({', '.join(setup.seats)}) · {file.name}"


def choose_mission(screen: Screen, texts: Texts, card: SystemCard) -> str:
    """Which mission, by number or id."""
    for number, mission in enumerate(card.missions, 1):
        name = screen.paint(mission.name, "agent")
        screen.line(f"{number} {name} ({mission.id})", indent=2)
    names = tuple(mission.id for mission in card.missions)
    return _one_of(screen, texts, texts.say("ui-choose-mission"), names, card.first)


def choose_squad(
    screen: Screen, texts: Texts, card: SystemCard, usual: tuple[str, ...]
) -> tuple[str, ...]:
    """Who takes part, by number or name; nobody in particular for the usual squad."""
    names: dict[str, str] = {}
    for number, member in enumerate(card.members, 1):
        facts = ", ".join(f"{fact.name} {fact.value}" for fact in member.facts) or member.text
        line = f"{number} {screen.paint(member.name, 'agent')}: {facts}"
        screen.line(line, indent=2, hang=4)
        names |= {member.id: member.id, str(number): member.id}
    while True:
        default = " ".join(usual)
        typed = _typed(screen, texts.say("ui-choose-squad"), default)
        if typed == default:
            return ()
        words = typed.lower().replace(",", " ").split()
        wrong = [word for word in words if word not in names]
        if not wrong:
            return tuple(dict.fromkeys(names[word] for word in words))
        screen.line(texts.say("ui-bad-squad", word=wrong[0]))


def _one_of(
    screen: Screen, texts: Texts, question: str, names: tuple[str, ...], default: str
) -> str:
    """A number or a name, asked for until it is one."""
    while True:
        typed = _typed(screen, question, default).lower()
        if typed in names:
            return typed
        if typed.isdigit() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        screen.line(texts.say("ui-bad-squad", word=typed))


def _typed(screen: Screen, question: str, default: str) -> str:
    return screen.ask(f"{question} [{default}]: ") or default
