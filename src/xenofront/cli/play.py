"""`xenofront play`: a title page, then the mission in the terminal."""

import sys

import click

from xenofront.cli.terminal import start
from xenofront.cli.terminal.screen import Screen
from xenofront.library import shelf
from xenofront.library.texts import LANGUAGES, Texts


@click.command()
@click.option("--seed", type=int, help="Decides all dice and cards; random if not given.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Language; else by the locale.")
@click.option("--plain", is_flag=True, help="No colours.")
def play(seed: int | None, lang: str | None, *, plain: bool) -> None:
    """Choose a squad and play. Until the browser client is there, in the terminal."""
    screen = Screen(plain=plain)
    wishes = start.Wishes(seed=seed, lang=lang or "")
    if screen.tty:
        try:
            wishes = title_page(screen, wishes)
        except (EOFError, KeyboardInterrupt):
            screen.raw()
            return
    sys.exit(start.play(screen, wishes))


def title_page(screen: Screen, wishes: start.Wishes) -> start.Wishes:
    """Language, squad and seed, each with an answer that Enter gives."""
    own = wishes.lang or start.own_language()
    texts = Texts(own, start.SYSTEM)
    screen.raw()
    screen.raw(screen.paint(f"   {texts.say('ui-title')}", "heading"))
    screen.line(texts.say("ui-subtitle"), indent=3)
    screen.raw()
    if not wishes.lang:
        own = _typed(screen, texts.say("ui-choose-language"), own)
        texts = Texts(own if own in LANGUAGES else "en", start.SYSTEM)
    squad = choose_squad(screen, texts)
    seed = wishes.seed
    if seed is None:
        typed = _typed(screen, texts.say("ui-choose-seed"), texts.say("ui-random"))
        seed = int(typed) if typed.isdigit() else None
    return wishes._replace(lang=texts.lang, squad=squad, seed=seed)


def choose_squad(screen: Screen, texts: Texts) -> tuple[str, ...]:
    """One to five agents, by number or name."""
    catalogue = shelf.catalogue()
    agents = list(catalogue.agents.values())
    for number, agent in enumerate(agents, 1):
        weapons = ", ".join(texts.called(catalogue.weapons[weapon]) for weapon in agent.weapons)
        line = texts.say(
            "ui-agent-line",
            name=screen.paint(texts.called(agent), "agent"),
            kind=texts.say(f"class-{agent.class_name}"),
            hp=agent.standard.hp,
            move=agent.move,
            weapons=weapons,
        )
        screen.line(f"{number} {line}", indent=2, hang=4)
    names = {agent.id: agent.id for agent in agents}
    names |= {str(number): agent.id for number, agent in enumerate(agents, 1)}
    while True:
        typed = _typed(screen, texts.say("ui-choose-squad"), " ".join(start.DEFAULT_SQUAD))
        words = typed.lower().replace(",", " ").split()
        wrong = [word for word in words if word not in names]
        if not wrong:
            return tuple(dict.fromkeys(names[word] for word in words))
        screen.line(texts.say("ui-bad-squad", word=wrong[0]))


def _typed(screen: Screen, question: str, default: str) -> str:
    return screen.ask(f"{question} [{default}]: ") or default
