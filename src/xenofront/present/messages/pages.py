"""What pages outside a game show, and the requests they make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from xenofront.present.messages.base import Fact, Part, Request
from xenofront.present.messages.board import Board
from xenofront.present.messages.scene import Scene


class MissionCard(Part, frozen=True, kw_only=True):
    """A mission that can be chosen."""

    id: str
    name: str
    briefing: str
    facts: tuple[Fact, ...] = ()
    guided: bool = False
    minutes: int = 0
    """How long a game of it takes, for people."""
    games: int = 0
    """How many games a computer player has played of it; none if nobody has measured it."""
    wins: int = 0
    """How many of a hundred of them it has won."""
    smallest: int = 1
    largest: int
    squad: tuple[str, ...]
    """Who goes if nobody says."""
    products: tuple[str, ...] = ()
    """Products that it is played with, beside the game itself."""


class MissionPicture(Part, frozen=True, kw_only=True):
    """What a mission looks like at the beginning."""

    mission: str
    board: Board
    scene: Scene


class Pictures(Part, frozen=True, kw_only=True):
    """The missions of one game as pictures."""

    missions: tuple[MissionPicture, ...]


class Member(Part, frozen=True, kw_only=True):
    """Somebody who can be chosen for a squad."""

    id: str
    name: str
    text: str
    shape: str
    letters: str
    product: str = ""
    """The product that brings it; nothing for the game itself."""
    facts: tuple[Fact, ...] = ()


class Choice(Part, frozen=True, kw_only=True):
    """A value of an option."""

    value: bool | int | str
    label: str


class OptionCard(Part, frozen=True, kw_only=True):
    """A rule that can be switched."""

    id: str
    name: str
    text: str
    values: tuple[Choice, ...]
    default: bool | int | str
    product: str = ""
    """The product that it adds when it is switched on."""
    rules: tuple[str, ...] = ()


class Preset(Part, frozen=True, kw_only=True):
    """A named set of options."""

    id: str
    name: str
    text: str
    options: Mapping[str, bool | int | str]


class CampaignCard(Part, frozen=True, kw_only=True):
    """A campaign that can be begun."""

    id: str
    name: str
    story: str
    first: str
    """Its first mission."""
    squad: tuple[str, ...]
    """Who goes if nobody says."""


class SystemCard(Part, frozen=True, kw_only=True):
    """A game system and all that can be chosen before a game of it."""

    id: str
    name: str
    text: str
    missions: tuple[MissionCard, ...]
    members: tuple[Member, ...]
    twice: bool = False
    """Whether a member may be taken more than once."""
    presets: tuple[Preset, ...]
    options: tuple[OptionCard, ...]
    first: str
    """The mission of *Play now*."""
    campaigns: tuple[CampaignCard, ...] = ()


class Catalogue(Part, frozen=True, kw_only=True):
    """All systems."""

    version: str
    systems: tuple[SystemCard, ...]
    local: bool = False
    """Whether only this machine reaches the server."""


class NewGame(Request, frozen=True, kw_only=True):
    """A game to be set up."""

    system: str
    mission: str
    squad: tuple[str, ...] = ()
    preset: str = ""
    options: Mapping[str, bool | int | str] = {}
    seed: int | str | None = None
    """A whole number; one that is too large for a browser comes as text."""
    manual: bool = False
    """Dice are typed in from a real table."""
    guided: bool = False
    campaign: str = ""
    """Begin this campaign with it; the campaign says which mission."""
    text: str = ""
    """The mission's own file, if it is not one of the program."""
    lang: Literal["en", "de"] = "en"


class GameCard(Part, frozen=True, kw_only=True):
    """A game that was begun."""

    id: str
    system: str
    system_name: str
    mission: str
    mission_name: str
    squad: tuple[str, ...]
    """Names."""
    campaign: str = ""
    """The name of the campaign that it belongs to."""
    headline: str
    over: bool
    result: str = ""
    answers: int
    created: str
    updated: str
    """Times in ISO 8601, UTC."""
    unreadable: str = ""
    """Why this release cannot open it; it can only be removed."""


class GameList(Part, frozen=True, kw_only=True):
    games: tuple[GameCard, ...]


class Made(Part, frozen=True, kw_only=True):
    """A game was made or opened."""

    game: str
    notes: tuple[str, ...] = ()
    """What changed rules made of an opened save."""


class RuleCard(Part, frozen=True, kw_only=True):
    """A rule in our words."""

    id: str
    title: str
    text: str
    ruling: str = ""


class RuleList(Part, frozen=True, kw_only=True):
    rules: tuple[RuleCard, ...]
    total: int


class Problem(Part, frozen=True, kw_only=True):
    """Why something was not done."""

    error: str
    """A word for programs."""
    text: str
    """What, where and why, for people."""
    rule: str = ""
