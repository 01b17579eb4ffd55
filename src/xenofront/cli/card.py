"""`xenofront card`: what a card, weapon, device or sheet says, made from its data."""

from pathlib import Path

import click

from xenofront.cli.boundary import USAGE, Failure
from xenofront.cli.options import Out, printed
from xenofront.cli.terminal.galaxy_defenders.cards import show_cards
from xenofront.cli.terminal.screen import Screen
from xenofront.cli.terminal.start import own_language
from xenofront.content.galaxy_defenders import Catalogue
from xenofront.library import shelf
from xenofront.library.cards import card_text
from xenofront.library.cards.index import all_cards, find, groups, near, title
from xenofront.library.content_errors import ContentError
from xenofront.library.texts import LANGUAGES, Texts

FILES = click.Path(path_type=Path, exists=True)


@click.command()
@click.argument("names", nargs=-1, metavar="[ID|NAME]...")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Language; else by the locale.")
@click.option("--content", multiple=True, type=FILES, help="Files or folders of your own.")
@click.option("--plain", is_flag=True, help="No colours.")
@printed
def card(
    out: Out, names: tuple[str, ...], lang: str | None, content: tuple[Path, ...], *, plain: bool
) -> None:
    """Show the text of cards by id or name; without one, list all cards."""
    texts = Texts(lang or own_language())
    try:
        catalogue = shelf.catalogue(content)
    except ContentError as error:
        raise Failure(error.spoken(texts.lang)) from error
    if not names:
        list_cards(out, texts, catalogue)
        return
    found = [key for name in names for key in find_cards(texts, catalogue, name)]
    cards = all_cards(catalogue)
    shown = {key: card_text(texts, cards[key], catalogue) for key in dict.fromkeys(found)}
    out.data({"cards": shown})
    show_cards(Paper(out, plain=plain), shown.values())


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


def list_cards(out: Out, texts: Texts, catalogue: Catalogue) -> None:
    """Every card by its group, with its id."""
    listed = {
        group: {key: title(texts, one, catalogue) for key, one in cards.items()}
        for group, cards in groups(catalogue).items()
    }
    out.data({"groups": listed})
    for group, titles in listed.items():
        out.line(texts.say(f"cards-{group}"), bold=True)
        for key, called in titles.items():
            out.line(f"  {key:<28} {called}")


def find_cards(texts: Texts, catalogue: Catalogue, name: str) -> list[str]:
    """The ids of the cards called so, or a message for the person at the keyboard."""
    found = find(texts, catalogue, name)
    if found:
        return found
    close = near(texts, catalogue, name)
    hint = texts.say("ui-near", words=", ".join(close)) if close else ""
    raise Failure(texts.say("ui-no-card", typed=name, hint=hint), USAGE)
