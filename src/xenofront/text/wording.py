"""What each system calls its things: names, the fields of its events, the words of its answers.

``source`` is what names are looked up in: the content of a game where all names
are printed, its state where figures get their names in play.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal, get_origin

from xenofront.kernel import Chance, Choice, Event, Question
from xenofront.kernel.choices import field_types
from xenofront.kernel.questions import FIELDS

if TYPE_CHECKING:
    from xenofront.text.texts import Texts


class Words(ABC):
    """The words of one system."""

    OWN: ClassVar[Mapping[type[Choice], Callable[[Texts, Any, Any, Any], str]]] = {}
    """Classes of choices whose words need more than their fields, each with what says them."""

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
    def option(self, texts: Texts, ask: Question | Chance, key: str, source: Any) -> str:
        """An answer in words."""

    def event(self, texts: Texts, event: Event, source: Any) -> str:
        """One sentence for something that happened."""
        return texts.say(f"event-{type(event).__name__}", **self.fields(texts, event, source))

    def question(self, texts: Texts, question: Question, source: Any) -> str:
        """What is asked, in words: the message of its class with its subjects."""
        words = self.subjects(texts, question, source)
        return texts.say(f"question-{question.what}", **words)

    def subjects(self, texts: Texts, question: Question, source: Any) -> dict[str, Any]:
        """What the sentence of a question needs: who is asked, and about what."""
        words: dict[str, Any] = {"seat": self.name(texts, question.seat, source)}
        for name, kind in list(field_types(type(question)).items())[FIELDS:]:
            words[name] = self.word(texts, kind, getattr(question, name), source)
        return words

    def choice(self, texts: Texts, question: Question, choice: Choice, source: Any) -> str:
        """An answer in words: the message of its class with its fields, and what was asked."""
        own = self.OWN.get(type(choice))
        if own is not None:
            return own(texts, question, choice, source)
        words = {"question": question.what}
        words |= {
            name: self.word(texts, kind, getattr(choice, name), source)
            for name, kind in field_types(type(choice)).items()
        }
        return texts.say(f"choice-{type(choice).__name__}", **words)

    def word(self, texts: Texts, kind: Any, value: Any, source: Any) -> Any:
        """A field of a question or an answer as a message takes it, by the type of the field."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if get_origin(kind) is Literal:
            return value
        return self.name(texts, value, source) if isinstance(value, str) else value
