"""What a player asks about without changing anything, and what comes back."""

from __future__ import annotations

from typing import Literal

from xenofront.present.messages.base import Line, Part, Request, Tone

Subject = Literal[
    "figure",
    "place",
    "sight",
    "odds",
    "reach",
    "threat",
    "why_not",
    "preview",
    "hint",
    "card",
    "way",
]


class Look(Request, frozen=True, kw_only=True, tag="look", tag_field="kind"):
    """Look at something.

    figure: ``first`` is a figure. place: a cell or point. sight: from ``first`` to ``second``, each
    a figure, cell or point; without ``first`` from whoever acts. odds and preview: the key of an
    answer. reach: of a figure, or of whoever acts. threat: what an alien would do now; without
    ``first`` of all of them. way: of whoever moves to ``second``, a cell or point: what it costs,
    who would see and could shoot. why_not: a key, a cell, a figure, a point, or words. hint: what a
    computer player would answer; ``first`` may name one. card: what is printed on something, or
    what a word means.
    """

    id: str
    about: Subject
    first: str = ""
    second: str = ""


class Tint(Part, frozen=True, kw_only=True):
    """A cell that is marked, perhaps with a number."""

    cell: str
    tone: Tone
    text: str = ""


class Stroke(Part, frozen=True, kw_only=True):
    """A line, way or outline to be drawn."""

    kind: Literal["sight", "way", "tape", "envelope", "threat"]
    points: tuple[tuple[int, int], ...]
    tone: Tone
    text: str = ""
    closed: bool = False


class Ring(Part, frozen=True, kw_only=True):
    """A circle to be drawn, or a point to be marked."""

    x: int
    y: int
    radius: int
    tone: Tone
    text: str = ""


class Bar(Part, frozen=True, kw_only=True):
    """One bar of a distribution."""

    label: str
    share: int
    """In thousandths."""
    text: str


class Intent(Part, frozen=True, kw_only=True):
    """What an alien would do if it were activated now."""

    figure: str
    kind: Literal["move", "attack", "act", "sleep"]
    way: tuple[tuple[int, int], ...] = ()
    """Where it would go, the first point being where it stands."""
    target: str = ""
    """A figure it would attack, or go to."""
    wounds: str = ""
    """How many are to be expected."""
    choices: int = 1
    """How many ways the rules leave; this is one of them."""
    label: str
    """All of it as a sentence."""


class Looked(Part, frozen=True, kw_only=True, tag="looked", tag_field="kind"):
    """The answer to a look: words for a panel, and things to draw over the board."""

    id: str
    about: str
    title: str
    lines: tuple[Line, ...] = ()
    bars: tuple[Bar, ...] = ()
    tints: tuple[Tint, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    rings: tuple[Ring, ...] = ()
    intents: tuple[Intent, ...] = ()
    figures: tuple[str, ...] = ()
    """Who is meant, such as who would see whoever walks there."""
    edges: tuple[str, ...] = ()
    """Edges to be marked, such as what blocks a line of sight."""
    keys: tuple[str, ...] = ()
    """Answers that are meant, if some are allowed."""
