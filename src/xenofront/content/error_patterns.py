"""What is wrong, in every language: flaws by their codes, sentences of others by patterns.

The others are the readers of YAML, JSON and files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import reduce
from typing import Final

from xenofront.content.errors import ContentError
from xenofront.flaws import Flaw, Flawed
from xenofront.text.sentences import sentence, spoken

PATTERNS: Final[Mapping[str, str]] = {
    # the YAML reader
    "yaml-key": "did not find expected key",
    "yaml-value": "did not find expected node content",
    "yaml-start": "did not find expected <document start>",
    "yaml-dash": "did not find expected '-' indicator",
    "yaml-comma": "did not find expected ',' or '(?P<close>.)'",
    "yaml-colon": "could not find expected ':'",
    "yaml-mapping-here": "mapping values are not allowed in this context",
    "yaml-list-here": "block sequence entries are not allowed in this context",
    "yaml-key-here": "mapping keys are not allowed in this context",
    "yaml-character": "found character that cannot start any token",
    "yaml-tab": "found a tab character .*",
    "yaml-end": "found unexpected end of stream",
    "yaml-document": "found unexpected document indicator",
    "yaml-escape": "found unknown escape character",
    "yaml-colon-inside": "found unexpected ':'",
    "yaml-tag": "found undefined tag handle",
    "yaml-alias": "found undefined alias.*",
    "yaml-anchor": "found duplicate anchor.*",
    "yaml-control": r"unacceptable character #x(?P<code>\w+): (?s:.*)",
    "not-utf8": r"'utf-8' codec can't (?:de|en)code .* in position (?P<place>\d+)(?:-\d+)?: .*",
    # the readers of JSON Schema and msgspec
    "below-minimum": r"(?P<value>-?\d+) is less than the minimum of (?P<least>-?\d+)",
    "above-maximum": r"(?P<value>-?\d+) is greater than the maximum of (?P<most>-?\d+)",
    "expected-got": "expected `(?P<wanted>[^`]+)`, got `(?P<value>[^`]+)`",
    "expected-bound": "expected `int` (?P<bound>[<>]=? -?[0-9]+)",
    "expected-length": r"expected `array` of length (?P<n>\d+)(?:, got (?P<here>\d+))?",
    "invalid-value": "invalid enum value (?P<value>.+)",
    "field-missing": "object missing required field (?P<field>`.+`)",
    "field-not-known": "object contains unknown field (?P<field>`.+`)",
    # files
    "no-such-file": "No such file or directory",
    "no-permission": "Permission denied",
    "is-a-folder": "Is a directory",
    "json-malformed": r"JSON is malformed: .*\(byte (?P<place>\d+)\)",
    "json-cut-off": "Input data was truncated",
}
"""Message -> what the others say in English; the groups are the message's words."""


def recognised(text: str) -> str:
    """The sentence behind a text, or the text itself where none is known."""
    return _one(text) or text


def said_of(error: Exception) -> str:
    """What is wrong as a sentence, as far as it is known."""
    if not isinstance(error, Flawed):
        return recognised(str(error))
    return reduce(_with, [_sentence_of(flaw) for flaw in error.flaws])


def told(error: Exception, lang: str) -> str:
    """What is wrong, in a language as far as that is known."""
    if isinstance(error, ContentError):
        return error.spoken(lang)
    if isinstance(error, OSError) and error.strerror:
        why = spoken(recognised(error.strerror), lang)
        return f"{error.filename}: {why}" if error.filename else why
    return spoken(said_of(error), lang)


def _sentence_of(flaw: str) -> str:
    """The message of a flaw's code with its words; an error among them is said as well."""
    if not isinstance(flaw, Flaw):
        return recognised(flaw)
    return sentence(flaw.code, **{name: _word(word) for name, word in flaw.words.items()})


def _word(word: object) -> str | int:
    if isinstance(word, Exception):
        return said_of(word)
    return word if isinstance(word, int) else recognised(str(word))


def _one(text: str) -> str | None:
    for message, pattern in PATTERNS.items():
        found = re.fullmatch(pattern, text)
        if found:
            return sentence(message, **found.groupdict(""))
    return None


def _with(before: str, then: str) -> str:
    return sentence("and-also", before=before, then=then)
