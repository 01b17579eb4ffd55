"""Reads the small, strict part of YAML 1.2 that content files use.

Text stays text unless it is plainly a whole number, `true`, `false` or `null`; keys are text.
Aliases, tags, doubled keys and deep nesting are refused. Every value's line is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import yaml

from xenofront.content.error_patterns import recognised
from xenofront.content.errors import ContentError, Path, Problem, field_text
from xenofront.text.sentences import Sentence, sentence

MAX_DEPTH: Final = 40
_WHOLE: Final = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})", re.ASCII)
_WORDS: Final[Mapping[str, bool | None]] = {
    "true": True,
    "false": False,
    "null": None,
    "~": None,
    "": None,
}


class Document(NamedTuple):
    """What a file says, and the line of each value."""

    file: str
    value: object
    lines: Mapping[Path, int]

    def problem(self, path: Path, text: str) -> Problem:
        """A problem at a path, or at the nearest path around it that is in the file."""
        near = path
        while near and near not in self.lines:
            near = near[:-1]
        return Problem(self.file, self.lines.get(near, 1), field_text(path, self.value), text)


def read(content: bytes | str, file: str) -> Document:
    """The document in a file's content; a ContentError says what is not allowed, and where."""
    try:
        text = content.decode("utf-8") if isinstance(content, bytes) else content
        reader = _Reader(yaml.parse(text, Loader=yaml.CSafeLoader))
        value = reader.document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        said = recognised(error.problem) if error.problem else sentence("not-yaml")
        raise ContentError([Problem(file, line, "", said)]) from None
    except (yaml.YAMLError, UnicodeError) as error:
        said = sentence("not-readable", why=recognised(str(error)))
        raise ContentError([Problem(file, 1, "", said)]) from None
    except _TooMuchError as error:
        raise ContentError([Problem(file, error.line, "", error.text)]) from None
    if reader.refused:
        raise ContentError(
            Problem(file, line, field_text(path, value), text)
            for path, line, text in reader.refused
        )
    return Document(file, value, reader.lines)


class _TooMuchError(Exception):
    """A document after which reading on makes no sense."""

    def __init__(self, line: int, text: Sentence) -> None:
        super().__init__(text)
        self.line, self.text = line, text


class _Reader:
    """Turns YAML events into values and notes lines and refusals on the way.

    Events, since PyYAML's own nodes are made by a recursion that deep nesting can crash.
    """

    def __init__(self, events: Iterator[Any]) -> None:
        self.lines: dict[Path, int] = {}
        self.refused: list[tuple[Path, int, str]] = []
        self._events = events

    def document(self) -> object:
        """The value of the only document."""
        self._next()  # the start of the stream
        if isinstance(self._next(), yaml.StreamEndEvent):
            raise _TooMuchError(1, sentence("file-empty"))
        value = self._value(self._next(), ())
        self._next()
        beyond = self._next()
        if not isinstance(beyond, yaml.StreamEndEvent):
            raise _TooMuchError(_line(beyond), sentence("second-document"))
        return value

    def _next(self) -> Any:
        return next(self._events)

    def _value(self, event: Any, path: Path) -> object:
        line = _line(event)
        self.lines.setdefault(path, line)
        if len(path) > MAX_DEPTH:
            raise _TooMuchError(line, sentence("too-deep", most=MAX_DEPTH))
        if isinstance(event, yaml.AliasEvent):
            self._refuse(path, line, sentence("alias"))
            return None
        if event.tag is not None:
            self._refuse(path, line, sentence("tag", tag=repr(event.tag)))
        if isinstance(event, yaml.ScalarEvent):
            return _scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(path)
        return self._mapping(path)

    def _sequence(self, path: Path) -> list[object]:
        found: list[object] = []
        while not isinstance(event := self._next(), yaml.SequenceEndEvent):
            found.append(self._value(event, (*path, len(found))))
        return found

    def _mapping(self, path: Path) -> dict[str, object]:
        found: dict[str, object] = {}
        while not isinstance(event := self._next(), yaml.MappingEndEvent):
            line = _line(event)
            if not isinstance(event, yaml.ScalarEvent) or event.tag is not None:
                self._refuse(path, line, sentence("plain-key"))
                self._value(event, (*path, "?"))
                self._value(self._next(), (*path, "?"))
                continue
            here = (*path, event.value)
            if event.value in found:  # GD-2.e/symbol
                first = self.lines[here]
                self._refuse(here, line, sentence("key-twice", key=repr(event.value), line=first))
                self._value(self._next(), here)
                continue
            self.lines[here] = line
            found[event.value] = self._value(self._next(), here)
        return found

    def _refuse(self, path: Path, line: int, text: Sentence) -> None:
        self.refused.append((path, line, text))


def _line(event: Any) -> int:
    line: int = event.start_mark.line
    return line + 1


def _scalar(event: Any) -> object:
    text: str = event.value
    plain = event.implicit[0]
    if plain and text in _WORDS:
        return _WORDS[text]
    return int(text) if plain and _WHOLE.fullmatch(text) else text
