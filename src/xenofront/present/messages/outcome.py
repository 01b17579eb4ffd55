"""How a mission ended."""

from __future__ import annotations

from typing import Literal

from xenofront.present.messages.base import Fact, Line, Part


class Moment(Part, frozen=True, kw_only=True):
    """A moment on the time line."""

    node: int
    when: str
    """The round or turn, in the game's own word."""
    text: str
    tone: Literal["good", "bad", "plain"]


class Luck(Part, frozen=True, kw_only=True):
    """How the dice of somebody fell, against what was to be expected."""

    who: str
    rolled: str
    expected: str
    text: str


class Section(Part, frozen=True, kw_only=True):
    """A part of the page, as sentences or a table."""

    title: str
    lines: tuple[Line, ...] = ()
    facts: tuple[Fact, ...] = ()


class CampaignState(Part, frozen=True, kw_only=True):
    """How a campaign stands after a mission of it."""

    id: str
    name: str
    story: str
    played: tuple[Fact, ...]
    """Every mission, and how it ended."""
    squad: tuple[str, ...]
    """Who comes along, and with what."""
    upcoming: str = ""
    """The name of the mission that follows; nothing when the campaign is over."""
    game: str = ""
    """The game in which it was gone on with already."""
    number: int = 0
    """Which mission of the campaign this was, from 1 on; 0 if it was taken back."""


class Outcome(Part, frozen=True, kw_only=True):
    """The page after a mission."""

    result: Literal["won", "partial", "lost"]
    title: str
    text: str
    sections: tuple[Section, ...] = ()
    moments: tuple[Moment, ...] = ()
    luck: tuple[Luck, ...] = ()
    take_backs: int = 0
    seed: str
    """In digits: it may be too large for a number of a browser."""
    next_mission: str = ""
    """The next one, where missions follow each other."""
    campaign: CampaignState | None = None
