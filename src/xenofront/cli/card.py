"""`xenofront card`: what a card, weapon, device or sheet says, made from its data."""

from pathlib import Path

import click

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
def card(
    names: tuple[str, ...], lang: str | None, content: tuple[Path, ...], *, plain: bool
) -> None:
    """Show the text of cards by id or name; without one, list all cards."""
    texts = Texts(lang or own_language())
    try:
        catalogue = shelf.catalogue(content)
    except ContentError as error:
        raise click.ClickException(error.spoken(texts.lang)) from None
    if not names:
        list_cards(texts, catalogue)
        return
    found = [key for name in names for key in find_cards(texts, catalogue, name)]
    cards = all_cards(catalogue)
    shown = (card_text(texts, cards[key], catalogue) for key in dict.fromkeys(found))
    show_cards(Screen(plain=plain), shown)


def list_cards(texts: Texts, catalogue: Catalogue) -> None:
    """Every card by its group, with its id."""
    for group, cards in groups(catalogue).items():
        click.secho(texts.say(f"cards-{group}"), bold=True)
        for key, definition in cards.items():
            click.echo(f"  {key:<28} {title(texts, definition, catalogue)}")


def find_cards(texts: Texts, catalogue: Catalogue, name: str) -> list[str]:
    """The ids of the cards called so, or a message for the person at the keyboard."""
    found = find(texts, catalogue, name)
    if found:
        return found
    close = near(texts, catalogue, name)
    hint = texts.say("ui-near", words=", ".join(close)) if close else ""
    raise click.ClickException(texts.say("ui-no-card", typed=name, hint=hint))
