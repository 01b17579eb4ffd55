"""What all definitions share: a name in two languages, and how sure we are of the values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

Confidence = Literal["rulebook", "sourced", "inferred", "designed"]
"""Where a value comes from: the book, a public page, reasoning from both, or our own desk."""


class Definition(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """One entry of the content files.

    ``confidence`` speaks for the whole entry, ``marks`` for single fields that differ from it.
    """

    id: str
    name: str
    de: str = ""
    confidence: Confidence
    marks: Mapping[str, Confidence] = {}


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of a definition."""
