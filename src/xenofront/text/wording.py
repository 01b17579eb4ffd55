"""What each system calls its things: names, the fields of its events, the words of its answers.

``source`` is what names are looked up in: the content of a game where all names
are printed, its state where figures get their names in play.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from xenofront.kernel import Ask, Chance, Event

if TYPE_CHECKING:
    from xenofront.text.texts import Texts


class Words(ABC):
    """The words of one system."""

    @abstractmethod
    def source(self, state: Any) -> Any:
        """What the names of a game are looked up in."""

    @abstractmethod
    def name(self, texts: Texts, key: str, source: Any) -> str:
        """The name of whatever has this key."""

    @abstractmethod
    def fields(self, texts: Texts, event: Event, source: Any) -> dict[str, Any]:
        """What the sentence about an event needs."""

    @abstractmethod
    def option(self, texts: Texts, ask: Ask | Chance, key: str, source: Any) -> str:
        """An answer in words."""

    def event(self, texts: Texts, event: Event, source: Any) -> str:
        """One sentence for something that happened."""
        return texts.say(f"event-{type(event).__name__}", **self.fields(texts, event, source))

    def question(self, texts: Texts, ask: Ask, source: Any) -> str:
        """What is asked, in words."""
        return texts.say(f"question-{ask.what}", **self.about(texts, ask, source))

    def about(self, texts: Texts, ask: Ask, source: Any) -> dict[str, Any]:
        """What the sentence of a question needs: who is asked, and about what."""
        words: dict[str, Any] = {"seat": self.name(texts, ask.seat, source)}
        for number, key in enumerate(ask.about, 1):
            about = int(key) if key.isdigit() else self.name(texts, key, source)
            words["about" if number == 1 else f"about{number}"] = about
        return words
