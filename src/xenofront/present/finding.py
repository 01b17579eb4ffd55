"""Answers by their words, allowed or not."""

from __future__ import annotations

from typing import Any

from xenofront.kernel import Chance, Choice, Game, Question
from xenofront.text.message_files import plain_words
from xenofront.text.texts import Texts


def offered(ask: Question | Chance | None, key: str) -> Any:
    """The offered answer that has this key; none if nothing like it is offered."""
    choice = ask.read(key) if isinstance(ask, Question) else key
    return choice if ask is not None and choice in ask.choices else None


def in_words(texts: Texts, game: Game, choice: Choice | str) -> str:
    """An answer in words, also one that is not offered; it may be given as its key."""
    pending = game.pending
    assert pending is not None
    try:
        return texts.option(pending, choice, texts.source(game.state))
    except (LookupError, ValueError):
        if str(choice) in pending.options:
            raise
        return plain_words(str(choice))


def begins_words(low: str, text: str) -> bool:
    """Whether every typed word, in small letters, begins a word of a text."""
    words = text.lower()
    known = (*words.replace("(", " ").replace(")", " ").replace("-", " ").split(), *words.split())
    parts = low.split()
    return bool(parts) and all(any(word.startswith(part) for word in known) for part in parts)
