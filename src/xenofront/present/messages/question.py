"""The pending question."""

from __future__ import annotations

from typing import Literal

from xenofront.present.messages.base import Fact, Line, Part, Tone
from xenofront.present.messages.log import Card, Die


class Evidence(Part, frozen=True, kw_only=True):
    """A fact on which an answer depends: what was rolled, and what it comes to."""

    text: str
    dice: tuple[Die, ...] = ()
    against: tuple[Die, ...] = ()
    tone: Tone = "plain"
    rules: tuple[str, ...] = ()


class Option(Part, frozen=True, kw_only=True):
    """An answer that may be given."""

    key: str
    label: str
    short: str = ""
    """Where the label repeats what the group says."""
    group: str = ""
    cell: str = ""
    """The cell it means; several options may mean one."""
    x: int | None = None
    y: int | None = None
    figure: str = ""
    """The figure it means."""
    also: str = ""
    """A short word by which it can be typed, such as a direction."""
    odds: tuple[str, ...] = ()
    """Figures beside it; the question says what they are."""
    text: str = ""
    """What is printed on the thing that is offered."""
    hint: str = ""
    """What it would do or cost, in a few words."""
    sign: str = ""
    """A word the client has a drawing for."""
    danger: str = ""
    """Whom of us it hurts, too, or what is lost by it; nothing if it is harmless."""
    bars: tuple[int, ...] = ()
    """How likely no wound, one, two and so on are, in thousandths."""
    stand: Literal["", "foot", "menu"] = ""
    """Where it stands: among the others, always in sight below them, or in the menu."""
    sure: str = ""
    """What is asked once more before it is given."""
    drags: bool = False
    """Whether its figure may be dragged to where it then goes: it is given with the place."""
    first: str = ""
    """The answer to this question that is given before it, if it answers the next one."""


class Group(Part, frozen=True, kw_only=True):
    id: str
    title: str


class Taker(Part, frozen=True, kw_only=True):
    """Who gets one of the things that are given out."""

    id: str
    name: str
    figures: tuple[str, ...] = ()
    """Its figures on the board."""
    comes_to: tuple[str, ...] = ()
    """What each of the things means for it."""


class Deal(Part, frozen=True, kw_only=True):
    """Things of which everybody gets one, question by question: they may be given all at once."""

    things: tuple[Die, ...]
    keys: tuple[str, ...]
    """The answer that gives each of them."""
    takers: tuple[Taker, ...]
    """In the order in which it is asked; the first one now."""


class Shortcut(Part, frozen=True, kw_only=True):
    """A quick answer: one press for many."""

    how: Literal["pass", "rest", "again"]
    text: str
    key: str
    """The answer that it begins with."""


class Frame(Part, frozen=True, kw_only=True):
    """A line of the way through the rulebook."""

    title: str
    citation: str


class Question(Part, frozen=True, kw_only=True):
    """One question at a time."""

    what: str
    seat: str
    who: str
    """The seat's name; nothing for chance."""
    text: str
    rule: Line
    why: tuple[Frame, ...]
    options: tuple[Option, ...]
    groups: tuple[Group, ...] = ()
    heads: tuple[str, ...] = ()
    """What the odds beside options are."""
    chance: bool = False
    """A real die or draw is to be typed in."""
    points: bool = False
    """Any point of the table may be proposed; the server judges it."""
    spans: bool = False
    """Two points of the table may be proposed together, the ends of a line."""
    mover: str = ""
    """The figure that may be dragged to a point or hex."""
    mine: bool = True
    """Whether this client may answer."""
    remarks: tuple[Line, ...] = ()
    facts: tuple[Evidence, ...] = ()
    card: Card | None = None
    """The card that asks."""
    allowance: tuple[Fact, ...] = ()
    """What is left of the turn: movement, action, combat."""
    plans: tuple[str, ...] = ()
    """Cells beyond the options to which a plan of several answers leads (see ``Plan.goal``)."""
    ahead: tuple[Option, ...] = ()
    """Answers to the next question that can be given at once, each with one to this (``first``)."""
    deal: Deal | None = None
    """What may be given out all at once, of which this question is the first."""
    player: str = ""
    """The name of the computer player that has the seat."""
    quick: tuple[Shortcut, ...] = ()
    """What can be answered with one press for a while."""
    guide: str = ""
    """In a guided mission: the answer that is shown as the next one."""
    guide_goal: str = ""
    """In a guided mission: the cell to which the shown answers lead (see ``plans``)."""
    guide_then: str = ""
    """In a guided mission: where to look there."""
    lesson: str = ""
    """In a guided mission: what is to be learned here."""
