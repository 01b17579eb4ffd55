"""Texts of cards: everything of a game that is printed on a card, weapon or sheet."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from xenofront.text.texts import Texts


class CardText(msgspec.Struct, frozen=True, kw_only=True):
    """A card for display: a title, what it is, its sentences, and the rules they come from."""

    title: str
    kind: str
    lines: tuple[str, ...]
    rules: tuple[str, ...] = ()


class CardIndex(ABC):
    """The cards of one game, with those of files from elsewhere."""

    @abstractmethod
    def titles(self, texts: Texts, extra: tuple[Path, ...]) -> Mapping[str, Mapping[str, str]]:
        """The title of every card, by group and id; a group has a message ``cards-GROUP``."""

    @abstractmethod
    def find(self, texts: Texts, extra: tuple[Path, ...], typed: str) -> list[str]:
        """The ids of the cards that somebody may mean."""

    @abstractmethod
    def near(self, texts: Texts, extra: tuple[Path, ...], typed: str) -> list[str]:
        """Ids and titles that are spelt almost like what was typed."""

    @abstractmethod
    def cards(
        self, texts: Texts, extra: tuple[Path, ...], keys: Iterable[str]
    ) -> dict[str, CardText]:
        """Cards by their ids."""
