"""The cards of Galaxy Defenders, as the command line asks for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from xenofront.games.galaxy_defenders.pack import catalogue
from xenofront.games.galaxy_defenders.text.cards import card_text, index
from xenofront.present.cards import CardIndex, CardText
from xenofront.text.texts import Texts


class Cards(CardIndex):
    """Everything in the box, made from its data."""

    def titles(self, texts: Texts, extra: tuple[Path, ...]) -> Mapping[str, Mapping[str, str]]:
        known = catalogue(extra)
        return {
            group: {key: index.title(texts, one, known) for key, one in cards.items()}
            for group, cards in index.groups(known).items()
        }

    def find(self, texts: Texts, extra: tuple[Path, ...], typed: str) -> list[str]:
        return index.find(texts, catalogue(extra), typed)

    def near(self, texts: Texts, extra: tuple[Path, ...], typed: str) -> list[str]:
        return index.near(texts, catalogue(extra), typed)

    def cards(
        self, texts: Texts, extra: tuple[Path, ...], keys: Iterable[str]
    ) -> dict[str, CardText]:
        known = catalogue(extra)
        cards = index.all_cards(known)
        return {key: card_text(texts, cards[key], known) for key in keys}


CARDS: Final = Cards()
