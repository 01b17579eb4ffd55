"""Names, and the fields of sentences; the sentences are in text/locales."""

from __future__ import annotations

from typing import Any

from xenofront.kernel import Chance, Event, Question
from xenofront.kernel.choices import field_types
from xenofront.text.texts import Texts
from xenofront.text.wording import Words


class IceWords(Words):
    def source(self, state: Any) -> Any:
        """What names are looked up in: nothing, a walker's key is its name."""
        return None

    def name(self, texts: Texts, key: str, source: Any) -> str:
        return key.capitalize()

    def fields(self, texts: Texts, event: Event, source: Any) -> dict[str, Any]:
        kinds = field_types(type(event)).items()
        return {n: self.word(texts, kind, getattr(event, n), source) for n, kind in kinds}

    def option(self, texts: Texts, ask: Question | Chance, key: str, source: Any) -> str:
        """A face of the die, which is its own name."""
        return key
