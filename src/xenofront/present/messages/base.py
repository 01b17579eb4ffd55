"""What all messages have in common."""

from __future__ import annotations

from typing import Literal

import msgspec

Tone = Literal["plain", "good", "bad", "choice", "dim", "heading", "warn"]
"""How something is meant; the client decides what that looks like."""


class Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Part of a message to the client."""


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the client sends: every field is checked, none may be unknown."""


class Line(Part, frozen=True, kw_only=True):
    """A sentence, with the rules behind it."""

    text: str
    rules: tuple[str, ...] = ()
    tone: Tone = "plain"
    depth: int = 0


class Fact(Part, frozen=True, kw_only=True):
    """Something with a name and a value."""

    name: str
    value: str
    tone: Tone = "plain"
    rules: tuple[str, ...] = ()
    """What it is about, where that needs to be read."""
