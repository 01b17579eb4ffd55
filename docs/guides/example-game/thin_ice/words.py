"""Names, and the fields of sentences; the sentences are in text/locales."""

from __future__ import annotations

from typing import Any

from xenofront.kernel import Chance, Event, Question, Seat
from xenofront.kernel.choices import field_types
from xenofront.text.texts import Texts
from xenofront.text.wording import Words


class IceWords(Words):
    def source(self, state: Any) -> Any:
        """What names are looked up in: nothing, a walker's key is its name."""
        return None

    def name(self, texts: Texts, key: str, source: Any) -> str:
        return key.capitalize()

    def word(self, texts: Texts, kind: Any, value: Any, source: Any) -> Any:
        """A field of a sentence: walkers are named, other words are left to the message."""
        if isinstance(value, str) and kind is not Seat:
            return value
        return super().word(texts, kind, value, source)

    def fields(self, texts: Texts, event: Event, source: Any) -> dict[str, Any]:
        kinds = field_types(type(event)).items()
        return {n: self.word(texts, kind, getattr(event, n), source) for n, kind in kinds}

    def option(self, texts: Texts, ask: Question | Chance, key: str, source: Any) -> str:
        """A face of the die, which is its own name."""
        return key
