"""Message files: Fluent text by language, read once."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource


def yes(word: object) -> str:
    """For a message that chooses by whether there is something."""
    return "yes" if word else "no"


def plain_words(key: str) -> str:
    """A key made readable: the last resort."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", key)
    return re.sub(r"[_-]+", " ", spaced.removeprefix("event-").removeprefix("question-"))


def messages(lang: str, file: str) -> str:
    """The text of a message file."""
    folder = resources.files(__package__) / "locales" / lang
    return (folder / f"{file}.ftl").read_text(encoding="utf-8")


def message_files(lang: str, system: str) -> list[str]:
    """The message files of a system: all whose names begin with its own."""
    folder = resources.files(__package__) / "locales" / lang
    names = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir())
    return [name for name in names if name.startswith(system)]


@cache
def bundle(lang: str, system: str) -> FluentBundle:
    """All messages for a system in a language."""
    made = FluentBundle([lang], use_isolating=False)
    for file in (*message_files(lang, system), "ui"):
        made.add_resource(FluentResource(messages(lang, file)))
    return made
