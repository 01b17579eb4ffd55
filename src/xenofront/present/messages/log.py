"""What happened."""

from __future__ import annotations

from typing import Literal

from xenofront.present.messages.base import Line, Part, Tone


class Die(Part, frozen=True, kw_only=True):
    """A face that was rolled."""

    colour: str
    symbols: tuple[str, ...]
    """Words the client has drawings for; a number is its digits."""
    label: str


class Step(Part, frozen=True, kw_only=True):
    """Something to be seen on the board while an entry is told."""

    kind: Literal["move", "attack", "wound", "appear", "leave"]
    figure: str
    target: str = ""
    way: tuple[tuple[int, int], ...] = ()
    """Points it passes, the first being where it starts."""


class Card(Part, frozen=True, kw_only=True):
    """A card that is held up: an event, a close encounter, a critical hit, a mutation."""

    id: str
    kind: str
    """Of which deck: a word the client has a drawing for."""
    deck: str
    """The same as a title: *Event, round 6*."""
    title: str
    lines: tuple[Line, ...] = ()
    figures: tuple[str, ...] = ()
    """Whom it wakes or is about."""
    sign: str = ""
    """A word the client has a picture for."""


class Fight(Part, frozen=True, kw_only=True):
    """An attack as far as it is known at an entry; later entries of the same fight know more."""

    id: int
    """The same in all entries of one fight; counted within its node."""
    attacker: str
    """A figure; nothing if nobody attacks, as in a blast of gas."""
    attacker_name: str
    target: str
    target_name: str
    weapon: str
    style: Literal["shot", "blow", "blast", "flame", "spit"]
    attack: tuple[Die, ...] = ()
    defence: tuple[Die, ...] = ()
    hits: int = 0
    shields: int = 0
    """How many of the hits are struck off."""
    damage: int = 0
    """Wounds inflicted."""
    text: str = ""
    """The outcome in a few words: *one hit gets through*."""
    over: bool = False
    """Whether the outcome is known."""
    dead: bool = False
    ours: bool = False
    """Whether one of the squad was hurt: held until a click."""


class Chip(Part, frozen=True, kw_only=True):
    """What stays of it in the strip of this round."""

    figures: tuple[str, ...] = ()
    """At most two: who, and to whom."""
    sign: str = ""
    """A word the client has a drawing for."""
    text: str = ""
    tone: Tone = "plain"


class Entry(Part, frozen=True, kw_only=True):
    """One event, as a sentence."""

    number: int
    """Counted from the beginning of this line of the game."""
    node: int
    """The moment after which it had happened."""
    text: str
    rules: tuple[str, ...]
    tone: Tone = "plain"
    title: bool = False
    """Whether it begins a round or turn."""
    depth: int = 0
    dice: tuple[Die, ...] = ()
    figures: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    beat: Literal["", "fight", "card", "move", "many", "goal"] = ""
    """How it is staged; like beats that follow each other become one (*many*)."""
    card: Card | None = None
    fight: Fight | None = None
    chip: Chip | None = None
    by: str = ""
    """The name of the computer player whose answer brought it about, or that of the table."""
    settled: bool = False
    """Whether the table gave that answer, because nothing was decided by it."""
