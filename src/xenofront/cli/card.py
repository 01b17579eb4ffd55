"""`xenofront card`: what a card, weapon, device or sheet says, made from its data."""

from pathlib import Path

import click

from xenofront.cli.boundary import USAGE, Failure
from xenofront.cli.options import Out, printed
from xenofront.cli.start import own_language
from xenofront.content.errors import ContentError
from xenofront.games import registry
from xenofront.present.cards import CardIndex
from xenofront.present.terminal.printing import print_cards
from xenofront.present.terminal.screen import Screen
from xenofront.text.texts import LANGUAGES, Texts

FILES = click.Path(path_type=Path, exists=True)
WITH_CARDS = [game.name for game in registry.games() if game.cards() is not None]


@click.command()
@click.argument("names", nargs=-1, metavar="[ID|NAME]...")
@click.option("--system", type=click.Choice(WITH_CARDS), default=WITH_CARDS[0], help="Which game.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Language; else by the locale.")
@click.option("--content", multiple=True, type=FILES, help="Files or folders of your own.")
@click.option("--plain", is_flag=True, help="No colours.")
@printed
def card(
    out: Out,
    names: tuple[str, ...],
    system: str,
    lang: str | None,
    content: tuple[Path, ...],
    *,
    plain: bool,
) -> None:
    """Show the text of cards by id or name; without one, list all cards."""
    texts = Texts(lang or own_language(), system)
    index = registry.game(system).cards()
    assert index is not None
    try:
        if not names:
            list_cards(out, texts, index, content)
            return
        found = [key for name in names for key in find_cards(texts, index, content, name)]
        shown = index.cards(texts, content, dict.fromkeys(found))
    except ContentError as error:
        raise Failure(error.spoken(texts.lang)) from error
    out.data({"cards": shown})
    print_cards(Paper(out, plain=plain), shown.values())


class Paper(Screen):
    """Lines that go where the command says things."""

    def __init__(self, out: Out, *, plain: bool) -> None:
        super().__init__(plain=plain or out.file is not None)
        self.out = out

    def raw(self, text: str = "") -> None:
        if self.out.file is None and not self.out.as_json:
            super().raw(text)
        else:
            self.out.line(text)


def list_cards(out: Out, texts: Texts, index: CardIndex, content: tuple[Path, ...]) -> None:
    """Every card by its group, with its id."""
    listed = index.titles(texts, content)
    out.data({"groups": listed})
    for group, titles in listed.items():
        out.line(texts.say(f"cards-{group}"), bold=True)
        for key, called in titles.items():
            out.line(f"  {key:<28} {called}")


def find_cards(texts: Texts, index: CardIndex, content: tuple[Path, ...], name: str) -> list[str]:
    """The ids of the cards called so, or a message for the person at the keyboard."""
    found = index.find(texts, content, name)
    if found:
        return found
    close = index.near(texts, content, name)
    hint = texts.say("ui-near", words=", ".join(close)) if close else ""
    raise Failure(texts.say("ui-no-card", typed=name, hint=hint), USAGE)
