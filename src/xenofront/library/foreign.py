"""Sentences of others, recognised by their patterns: the YAML and JSON readers', the geometry's."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import reduce
from typing import Final

from xenofront.library.sentences import sentence

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
}
"""Message -> what the others say in English; the groups are the message's words."""


def recognised(text: str) -> str:
    """The sentence behind a text, or the text itself where none is known."""
    found = _one(text)
    if found is None and "; " in text:
        parts = [_one(part) or part for part in text.split("; ")]
        return reduce(_with, parts)
    return text if found is None else found


def _one(text: str) -> str | None:
    for message, pattern in PATTERNS.items():
        found = re.fullmatch(pattern, text)
        if found:
            return sentence(message, **found.groupdict(""))
    return None


def _with(before: str, then: str) -> str:
    return sentence("and-also", before=before, then=then)
