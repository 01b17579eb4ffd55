"""Sentences of others, recognised by their patterns: of the YAML and JSON readers, the geometry and
the kernel, which may not know the library."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import reduce
from typing import Final

from xenofront.content.errors import ContentError
from xenofront.text.sentences import sentence, spoken

_SIDE = r"(?P<side>\S+\|\S+)"
_HEX = r"(?P<hex>-?\d+,-?\d+)"
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
    # hexes and sides
    "not-a-hex": r"not a hex: (?P<text>.+) \(expected .*",
    "not-a-side": r"not a hex side: (?P<text>.+) \(expected .*",
    "side-apart": "(?P<text>.+) is no hex side: its hexes are not neighbours",
    # maps
    "side-twice": f"side {_SIDE} is both (?P<one>\\w+) and (?P<other>\\w+)",
    "hex-and-edge": f"{_HEX} is both a hex and an edge hex",
    "blocked-off-map": f"blocked hex {_HEX} is not on the map",
    "door-off-map": f"door hex {_HEX} is not on the map",
    "ground-off-map": f"ground hex {_HEX} is not on the map",
    "blocked-door": f"{_HEX} is both blocked and a door hex",
    "side-outside": f"side {_SIDE} \\((?P<kind>\\w+)\\) lies between two edge hexes",
    "side-off-map": f"side {_SIDE} \\((?P<kind>\\w+)\\): {_HEX} is not on the map",
    "side-to-edge": f"side {_SIDE}: a (?P<kind>\\w+) cannot lead to the edge hex {_HEX}",
    "no-plain-name": "not a plain name: (?P<name>.+)",
    "two-rooms": "two rooms are called (?P<name>.+)",
    "room-off-map": f"room (?P<room>.+): {_HEX} is not on the map",
    "in-two-rooms": f"{_HEX} is in room (?P<one>.+) and in room (?P<other>.+)",
    "token-nowhere": r"(?P<token>\w+) token on (?P<place>\S+), which is neither .*",
    "window-locked": f"{_SIDE} is a window: it can be blocked but not locked",
    # save files
    "save-too-long": r"the (?:file|save) is (?P<here>\d+) bytes long, more than (?P<most>\d+)",
    "save-format": r"the file has format (?P<here>\d+), this program reads (?P<wanted>\d+)",
    "save-cut-off": r"the file is cut off: (?P<here>\d+) of (?P<wanted>\d+) bytes are there",
    "save-altered": "the file was altered: its checksum does not fit",
    "save-not-ours": "not a record of Xenofront: (?P<why>(?s:.+))",
    "save-other-system": "this is a game of (?P<system>'.+'), not of (?P<other>'.+')",
    "save-unknown-system": "this is a game of (?P<system>'.+'), which this program does not know",
    "save-setup": "the set-up cannot be played: (?P<why>(?s:.+))",
    "save-entry": r"entry (?P<number>\d+) of the record cannot be: (?P<why>(?s:.+))",
    "save-elsewhere": r"entry (?P<number>\d+) of the record leads to another position than it says",
    "save-empty": "the record holds no position",
    "save-no-position": "no position of the record opens under these rules: (?P<why>(?s:.+))",
    "save-no-node": r"there is no node (?P<node>-?\d+)",
    "save-misfit": r"the save does not fit the rules at (?P<where>[\w. ]+): (?P<why>(?s:.+))",
    "save-no-step": r"(?P<procedure>\w+) has no step (?P<step>'.*')",
    "save-not-asked": r"(?P<procedure>[\w.]+) waits for an answer nobody asked",
    "save-not-of": r"not a save of (?P<system>[\w-]+): (?P<why>(?s:.+))",
    "save-other-mission": r"its position (?P<node>\d+) is one of another mission",
    "save-unknown-mission": "its mission (?P<mission>'.+') is not one of this program",
    "save-unreadable": "what is stored of it cannot be read: (?P<why>(?s:.+))",
    "save-miscounted": "it has not the entries that were counted",
    "save-position": r"its position (?P<node>\d+) cannot be read: (?P<why>(?s:.+))",
    "json-malformed": r"JSON is malformed: .*\(byte (?P<place>\d+)\)",
    "json-cut-off": "Input data was truncated",
}
"""Message -> what the others say in English; the groups are the message's words.

A word that is called *why* may be such a sentence itself.
"""


def recognised(text: str) -> str:
    """The sentence behind a text, or the text itself where none is known."""
    found = _one(text)
    if found is None and "; " in text:
        parts = [_one(part) or part for part in text.split("; ")]
        return reduce(_with, parts)
    return text if found is None else found


def told(error: Exception, lang: str) -> str:
    """What is wrong, in a language as far as that is known."""
    if isinstance(error, ContentError):
        return error.spoken(lang)
    if isinstance(error, OSError) and error.strerror:
        why = spoken(recognised(error.strerror), lang)
        return f"{error.filename}: {why}" if error.filename else why
    return spoken(recognised(str(error)), lang)


def _one(text: str) -> str | None:
    for message, pattern in PATTERNS.items():
        found = re.fullmatch(pattern, text)
        if found:
            words = found.groupdict("")
            return sentence(message, **{k: _why(w) if k == "why" else w for k, w in words.items()})
    return None


def _why(text: str) -> str:
    return _one(text) or text


def _with(before: str, then: str) -> str:
    return sentence("and-also", before=before, then=then)
