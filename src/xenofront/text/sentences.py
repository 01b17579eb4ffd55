"""Sentences about content: English where they are made, another language where they are read.

A sentence is its English text, so that it is compared, sorted and printed like any other, and keeps
the message and the words it was made of. The messages are in ``locales/<language>/flaws*.ftl``.
"""

from __future__ import annotations

from collections.abc import Mapping

Word = str | int
"""What is put in; a word that is a sentence itself is translated as well."""


class Sentence(str):
    """An English sentence that other languages can say."""

    __slots__ = ("message", "words")
    message: str
    words: Mapping[str, Word]


def sentence(message: str, /, **words: Word) -> Sentence:
    """The sentence of a message with its words."""
    made = Sentence(_formed("en", message, words))
    made.message, made.words = message, words
    return made


def spoken(text: str, lang: str) -> str:
    """A text in a language; what is no sentence stays as it is."""
    if not isinstance(text, Sentence) or lang == "en":
        return str(text)
    return _formed(lang, text.message, text.words)


def _formed(lang: str, message: str, words: Mapping[str, Word]) -> str:
    # Content that is in order needs no words, and programs that only play are not to wait for them.
    from fluent.runtime.types import fluent_number  # noqa: PLC0415

    from xenofront.text.message_files import flaw_bundle  # noqa: PLC0415

    told = {
        name: fluent_number(word, useGrouping=False)  # numbers as they are written in a file
        if isinstance(word, int)
        else spoken(word, lang)
        for name, word in words.items()
    }
    messages = flaw_bundle(lang)
    pattern = messages.get_message(message).value
    assert pattern is not None
    text, _ = messages.format_pattern(pattern, told)
    return str(text)
