"""Cards of Galaxy Defenders to read: what is printed on them, made from the data."""

from __future__ import annotations

from typing import Final

from xenofront.games.galaxy_defenders.present.terminal.figures import figure_of
from xenofront.games.galaxy_defenders.rules.state import AlienId
from xenofront.games.galaxy_defenders.text.cards import card_text
from xenofront.games.galaxy_defenders.text.cards.index import all_cards, find, near, title
from xenofront.present.terminal.cards import show_cards
from xenofront.present.terminal.table import Table

AT_ONCE: Final = 3
"""So many cards of one name are all shown."""


def card(table: Table, typed: str) -> None:
    """The card of a figure, or the one with this id or name."""
    if not typed:
        table.say("ui-usage-card")
        return
    texts, catalogue = table.texts, table.box.catalogue
    cards = all_cards(catalogue)
    figure = _of_figure(table, typed)
    found = [figure] if figure else find(texts, catalogue, typed)
    if not found:
        close = near(texts, catalogue, typed)
        hint = texts.say("ui-did-you-mean", word=close[0]) if close else ""
        table.say("ui-no-card", typed=typed, hint=hint)
    elif len(found) > AT_ONCE:
        names = [f"{title(texts, cards[key], catalogue)} [{key}]" for key in found]
        table.say("ui-ambiguous", typed=typed, choices="; ".join(names))
    else:
        show_cards(table.screen, (card_text(texts, cards[key], catalogue) for key in found))


def _of_figure(table: Table, typed: str) -> str:
    """The id of the card that a figure on the board has."""
    figure = figure_of(table, typed)
    if figure in table.state.aliens:
        return str(table.state.aliens[AlienId(figure or "")].card)
    return figure or "" if figure in table.state.agents else ""
