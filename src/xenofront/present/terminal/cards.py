"""Cards to read: what is printed on them, made from the data."""

from __future__ import annotations

from collections.abc import Iterable

from xenofront.present.cards import CardText
from xenofront.present.terminal.screen import Screen


def show_card(screen: Screen, card: CardText) -> None:
    """A card in full."""
    screen.line(f"{screen.paint(card.title, 'heading')} ({card.kind})")
    for line in card.lines:
        screen.line(line, indent=2, hang=2)
    if card.rules:
        screen.line(screen.paint(f"[{', '.join(card.rules)}]", "rule"), indent=2)


def show_cards(screen: Screen, cards: Iterable[CardText]) -> None:
    """Several cards, with a line between them."""
    for number, card in enumerate(cards):
        if number:
            screen.raw()
        show_card(screen, card)
