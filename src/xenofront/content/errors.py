"""What is wrong with content files: every problem with its file, line and field."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from difflib import get_close_matches
from typing import NamedTuple

from xenofront.text.sentences import sentence, spoken

Path = tuple[str | int, ...]
"""The way to a value in a document: keys of mappings and places in lists."""


class Problem(NamedTuple):
    """One thing that is wrong, and where."""

    file: str
    line: int
    field: str
    text: str

    def __str__(self) -> str:
        return self.spoken("en")

    def spoken(self, lang: str) -> str:
        """All of it in one line, in a language."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        text = spoken(self.text, lang)
        return f"{place}: {self.field}: {text}" if self.field else f"{place}: {text}"


Fault = tuple[Path, str]
"""Something that is wrong inside an entry: where, and what."""
Locate = Callable[[str, str, Path, str], Problem]
"""Makes a problem of a kind of entry, its id, the way to a value in it, and a text."""


class ContentError(ValueError):
    """Content that cannot be used; it lists everything that was found, not just the first."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.spoken("en"))

    def spoken(self, lang: str) -> str:
        """All of them in a language, a line each."""
        return "\n".join(problem.spoken(lang) for problem in self.problems)


class UnknownMission(ContentError):
    """A mission that nobody knows; those that are known are named."""


def field_text(path: Path, document: object) -> str:
    """A path for people: `weapons[w_rifle].modifiers[0].amount`."""
    words = ""
    for part in path:
        if isinstance(part, int):
            document = _inside(document, part)
            known = document.get("id") if isinstance(document, dict) else None
            words += f"[{known if isinstance(known, str) else part}]"
        else:
            document = _inside(document, part)
            words += f".{part}" if words else part
    return words


def _inside(document: object, part: str | int) -> object:
    if isinstance(document, dict):
        return document.get(part)
    if isinstance(document, list) and isinstance(part, int) and part < len(document):
        return document[part]
    return None


def did_you_mean(word: object, known: Collection[str]) -> str:
    """A hint for a mistyped word, or nothing."""
    close = get_close_matches(str(word), sorted(known), n=1)
    return sentence("did-you-mean", word=repr(close[0])) if close else ""


def unknown(what: str, name: str, known: Collection[str]) -> str:
    """The text for a name that nothing has; there is a message ``none-WHAT``."""
    none, hint = sentence(f"none-{what}"), did_you_mean(name, known)
    return sentence("unknown", none=none, name=repr(name), hint=hint)
