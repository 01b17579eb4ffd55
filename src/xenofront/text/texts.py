"""The words of a game, one set for all clients: events, questions, answers, names and rules.

The sentences are Fluent messages in ``locales/<language>/``. A missing message is an error when
``strict``; otherwise something readable stands in its place, so that a game can go on. What belongs
to one system is in its module in ``words``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle

from xenofront.games import registry
from xenofront.kernel import Chance, Choice, Event, Question
from xenofront.kernel.memo import Memo
from xenofront.text.message_files import bundle, plain_words
from xenofront.text.rulebook.translations import translated
from xenofront.text.wording import Words

LANGUAGES: Final = {"en": "English", "de": "Deutsch"}


class MissingText(LookupError):
    """There is no message for this, or it lacks something."""


class RuleText(NamedTuple):
    """A rule for display; a text that is not translated stays English."""

    id: str
    title: str
    text: str
    ruling: str


class Texts:
    """All that can be said about one game in one language; without one, what is for all games.

    ``source`` is what names are looked up in; :meth:`source` finds it for a game.
    """

    def __init__(self, lang: str = "en", system: str = "", *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise MissingText(f"there is no language {lang!r}; known are {', '.join(LANGUAGES)}")
        self.lang, self.system, self.strict = lang, system, strict
        self._bundle = bundle(lang, system)
        self._said = _sentences(lang, system)

    @cached_property
    def words(self) -> Words:
        """The words of the game; LookupError where there is none."""
        return registry.game(self.system).wording()

    # -- messages --------------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **words: Any) -> str:
        """A message with its words put in."""
        key = (message, *words.items()) if words else message
        try:
            known = None if self.strict else self._said.get(key)
        except TypeError:  # something that is no plain word
            known = None
        return self._formed(key, message, words) if known is None else known

    def _formed(self, key: object, message: str, words: dict[str, Any]) -> str:
        """A message that was not said before; only sentences of plain words are remembered."""
        if not self.has(message):
            if self.strict:
                raise MissingText(f"{self.lang}: no message {message!r}")
            said = ", ".join(str(word) for word in words.values() if word != "")
            return f"{plain_words(message)}: {said}" if said else plain_words(message)
        text, errors = _formatted(self._bundle, message, words)
        if errors and self.strict:
            raise MissingText(f"{self.lang}: message {message!r}: {errors}")
        if not self.strict and all(isinstance(word, str | int) for word in words.values()):
            self._said[key] = text
        return text

    # -- names -----------------------------------------------------------------------------------

    def source(self, state: Any) -> Any:
        """What the names of a game are looked up in."""
        return self.words.source(state)

    def called(self, definition: Any) -> str:
        """The name of a definition."""
        return (definition.de or definition.name) if self.lang == "de" else str(definition.name)

    def name(self, key: str, source: Any) -> str:
        """The name of whatever has this key: a figure, a weapon, a card, a place."""
        return self.words.name(self, key, source)

    def unnamed(self, key: str) -> str:
        """What stands for a key that names nothing: an error when strict."""
        if self.strict:
            raise MissingText(f"{self.lang}: nothing is called {key!r}")
        return plain_words(key)

    # -- sentences -------------------------------------------------------------------------------

    def event(self, event: Event, source: Any) -> str:
        """One sentence for something that happened."""
        return self.words.event(self, event, source)

    def question(self, ask: Question | Chance, source: Any) -> str:
        """What is asked, in words."""
        if isinstance(ask, Chance):
            return self.say(f"chance-{ask.what}")
        return self.words.question(self, ask, source)

    def option(self, ask: Question | Chance, choice: Choice | str, source: Any) -> str:
        """An answer in words; it may be given as its key."""
        if isinstance(ask, Chance):
            return self.words.option(self, ask, str(choice), source)
        read = ask.read(choice) if isinstance(choice, str) else choice
        if read is None:
            return self.unnamed(str(choice))
        return self.words.choice(self, ask, read, source)

    def rule(self, rule_id: str) -> RuleText:
        """A rule's title and text; an unknown id raises UnknownRule."""
        rule = translated(rule_id, self.lang)
        return RuleText(rule.id, rule.page_title or rule.section, rule.rule, rule.ambiguity)


def _formatted(
    found: FluentBundle, message: str, words: dict[str, Any]
) -> tuple[str, Sequence[Exception]]:
    pattern = found.get_message(message).value
    assert pattern is not None
    text, errors = found.format_pattern(pattern, words)
    return str(text), errors


@cache
def _sentences(lang: str, system: str) -> Memo:
    """The same words make the same sentence; pages say the same things again and again."""
    return Memo()
