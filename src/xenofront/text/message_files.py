"""Message files: Fluent text by language, read once."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from xenofront.games import registry

FLAWS: Final = "flaws"
"""How the names of the files begin that say what is wrong with content."""


def yes(word: object) -> str:
    """For a message that chooses by whether there is something."""
    return "yes" if word else "no"


def plain_words(key: str) -> str:
    """A key made readable: the last resort."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", key)
    return re.sub(r"[_-]+", " ", spaced.removeprefix("event-").removeprefix("question-"))


def messages(lang: str, file: str, game: str = "") -> str:
    """The text of a message file: one that is for all games, or one of a game."""
    return (_folder(lang, game) / f"{file}.ftl").read_text(encoding="utf-8")


def message_files(lang: str, game: str = "") -> list[str]:
    """The names of the message files for all games, or of a game."""
    return sorted(file.name.removesuffix(".ftl") for file in _folder(lang, game).iterdir())


def _folder(lang: str, game: str) -> Traversable:
    if game:
        return registry.game(game).folder / "text" / "locales" / lang
    return resources.files(__package__) / "locales" / lang


@cache
def bundle(lang: str, game: str) -> FluentBundle:
    """All messages for a game in a language; without one, those that are for all games."""
    files = message_files(lang, game) if game else []
    own = (messages(lang, file, game) for file in files if not file.startswith(FLAWS))
    return _bundle(lang, [*own, messages(lang, "ui")])


@cache
def flaw_bundle(lang: str) -> FluentBundle:
    """All messages about content that is wrong, whatever the game."""
    return _bundle(
        lang,
        [
            messages(lang, file, game)
            for game in ("", *registry.game_names())
            for file in message_files(lang, game)
            if file.startswith(FLAWS)
        ],
    )


def _bundle(lang: str, texts: Iterable[str]) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for text in texts:
        made.add_resource(FluentResource(text))
    return made
