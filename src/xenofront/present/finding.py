"""Answers by their words, allowed or not."""

from __future__ import annotations

from xenofront.kernel import Game
from xenofront.text.message_files import plain_words
from xenofront.text.texts import Texts


def in_words(texts: Texts, game: Game, key: str) -> str:
    """An answer in words, also one that is not offered."""
    pending = game.pending
    assert pending is not None
    try:
        return texts.option(pending, key, texts.source(game.state))
    except (LookupError, ValueError):
        if key in pending.options:
            raise
        return plain_words(key)


def begins_words(low: str, text: str) -> bool:
    """Whether every typed word, in small letters, begins a word of a text."""
    words = text.lower()
    known = (*words.replace("(", " ").replace(")", " ").replace("-", " ").split(), *words.split())
    parts = low.split()
    return bool(parts) and all(any(word.startswith(part) for word in known) for part in parts)
