"""What changes on and beside the board."""

from __future__ import annotations

from typing import Literal

from xenofront.present.messages.base import Fact, Line, Part, Tone


class Badge(Part, frozen=True, kw_only=True):
    """A small sign on a figure."""

    kind: str
    """wound, shield, stun, jam, ... : a word the client has a drawing for."""
    text: str = ""
    label: str


class Figure(Part, frozen=True, kw_only=True):
    """Somebody on the board."""

    id: str
    name: str
    side: Literal["squad", "alien", "signal", "friend", "ship"]
    shape: str
    """The class or species: a word the client has a silhouette for."""
    letters: str
    """Up to three characters, as the terminal has them."""
    rank: str = ""
    """The ring."""
    x: int
    y: int
    radius: int
    cell: str = ""
    facing: str = ""
    """A compass point from N to NW; nothing where it does not count."""
    badges: tuple[Badge, ...] = ()
    """The worst state first."""
    health: int = 0
    """Wounds it can still take; drawn as pips around the base."""
    most: int = 0
    """Wounds it can take when unhurt; 0 where nothing is to be drawn."""
    shield: int = 0
    """Points of an energy shield."""
    pending: int = 0
    """Wounds that are being decided on just now."""
    tag: str = ""
    """A number or letters, only where two look the same."""
    active: bool = False
    done: bool = False
    """Whether its turn of this round is over."""
    label: str
    """Everything about it in a sentence, for a screen reader."""


class Marker(Part, frozen=True, kw_only=True):
    """Something that lies on the board."""

    id: str
    kind: str
    """teleport, search, objective, crate, location, ... : a word the client has a drawing for."""
    letters: str = ""
    x: int
    y: int
    radius: int = 0
    cell: str = ""
    label: str


class EdgeState(Part, frozen=True, kw_only=True):
    """How a door or window is now."""

    id: str
    state: str
    """open, closed, locked, blocked, broken, or locked with a colour: lock_red"""
    label: str


class Meter(Part, frozen=True, kw_only=True):
    """A number out of a number."""

    kind: str
    name: str
    value: int
    most: int


class Item(Part, frozen=True, kw_only=True):
    """Something carried, or a row of a table on a card."""

    id: str
    name: str
    text: str = ""
    """What is printed on it."""
    facts: tuple[Fact, ...] = ()
    state: str = ""
    """In words: loaded, jammed, exhausted, ..."""
    on: bool = False
    """Whether it applies now, or is ready."""


class Sheet(Part, frozen=True, kw_only=True):
    """The sheet or card of a figure."""

    figure: str
    title: str
    subtitle: str = ""
    side: Literal["squad", "alien", "signal", "friend", "ship"]
    shape: str
    letters: str
    meters: tuple[Meter, ...] = ()
    facts: tuple[Fact, ...] = ()
    """The first two also stand where everybody is listed."""
    items: tuple[Item, ...] = ()
    lines: tuple[Line, ...] = ()
    active: bool = False
    gone: bool = False
    """Dead, or off the board."""


class Goal(Part, frozen=True, kw_only=True):
    """Something the mission wants, and how it stands with it."""

    id: str
    kind: str
    """A word the client has a drawing for."""
    name: str
    value: int
    most: int
    tone: Tone = "plain"
    figures: tuple[str, ...] = ()
    markers: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    """Where it is to be done: these pulse when it is pointed at."""
    points: tuple[tuple[int, int], ...] = ()
    """The same for places that are no cells."""


class Track(Part, frozen=True, kw_only=True):
    """The rounds or turns of the mission."""

    name: str
    """In the game's own word, with the number: *Round 6 of 14*."""
    value: int
    most: int = 0
    """The last one; 0 if the mission has no end of its own."""
    left: str = ""
    """How many are left, in words."""
    tone: Tone = "plain"


class Turn(Part, frozen=True, kw_only=True):
    """A place in the order of turns of this round."""

    figure: str
    state: Literal["done", "now", "next"]


class Scene(Part, frozen=True, kw_only=True):
    """All of it at one moment, as one seat sees it."""

    headline: str
    """Round, phase, whose turn."""
    facts: tuple[Fact, ...] = ()
    """Counters, decks, weather: what is in a fold."""
    goals: tuple[Goal, ...] = ()
    track: Track | None = None
    order: tuple[Turn, ...] = ()
    figures: tuple[Figure, ...] = ()
    markers: tuple[Marker, ...] = ()
    edges: tuple[EdgeState, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    text: tuple[str, ...] = ()
    """The board as lines of text: who is where, for a screen reader."""
