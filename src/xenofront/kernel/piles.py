"""Decks as ordered piles of unordered cards.

A deck is a tuple of piles, top first; a pile is a sorted tuple of card names. Inside a pile no
order exists yet: the draw, not the shuffle, is the chance, so there is no hidden order to leak. A
card whose place is known is a pile of one.
"""

from __future__ import annotations

from collections.abc import Iterable

Pile = tuple[str, ...]
Deck = tuple[Pile, ...]


def pile(cards: Iterable[str]) -> Pile:
    """Cards shuffled together."""
    return tuple(sorted(cards))


def without(cards: Pile, card: str) -> Pile:
    """The pile after ``card`` was taken from it."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def top(deck: Deck) -> Pile:
    """The cards of which the next one drawn is one; empty when the deck is."""
    return deck[0] if deck else ()


def drawn(deck: Deck, card: str) -> Deck:
    """The deck after ``card`` was drawn from its top."""
    rest = without(deck[0], card)
    return (rest, *deck[1:]) if rest else deck[1:]


def cards(deck: Deck) -> Pile:
    """Every card of the deck, in no order."""
    return pile(card for heap in deck for card in heap)


def shuffled(*heaps: Iterable[str]) -> Deck:
    """A new deck of all these cards in unknown order."""
    together = pile(card for heap in heaps for card in heap)
    return (together,) if together else ()


def stacked(*heaps: Iterable[str]) -> Deck:
    """A deck of several shuffled heaps laid one under the other, the first on top."""
    return tuple(pile(heap) for heap in map(tuple, heaps) if heap)
