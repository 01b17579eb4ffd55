"""What happens when somebody shoots, brawls or is hit."""

from __future__ import annotations

from xenofront.kernel import Event


class Fired(Event, frozen=True, gc=False):
    """One shot: what it needed and what the die showed."""

    shooter: str
    weapon: str
    target: str
    face: str
    bonus: int
    needed: int
    hit: bool
    cover: bool = False


class AreaFired(Event, frozen=True, gc=False):
    """An area weapon goes off."""

    shooter: str
    weapon: str
    at: str


class Caught(Event, frozen=True, gc=False):
    """A figure in the area: was it hit?"""

    figure: str
    face: str
    hit: bool


class AmmoRolled(Event, frozen=True, gc=False):
    """The die for what is left in an area weapon."""

    shooter: str
    weapon: str
    face: str
    empty: bool


class Jammed(Event, frozen=True, gc=False):
    """A weapon jams."""

    shooter: str
    weapon: str


class Saved(Event, frozen=True, gc=False):
    """The armour was rolled for."""

    figure: str
    face: str
    needed: int
    success: bool


class DamageRolled(Event, frozen=True, gc=False):
    """A hit against toughness."""

    figure: str
    face: str
    damage: int
    toughness: int
    result: str


class KnockedBack(Event, frozen=True, gc=False):
    """A figure is knocked back."""

    figure: str
    end: str


class Stunned(Event, frozen=True, gc=False):
    """A figure gets a stun marker."""

    figure: str
    markers: int


class Wounded(Event, frozen=True, gc=False):
    """A figure is wounded."""

    figure: str


class TrooperDown(Event, frozen=True, gc=False):
    """A trooper becomes a casualty."""

    trooper: str
    cause: str


class AlienKilled(Event, frozen=True, gc=False):
    """An alien dies."""

    alien: str
    cause: str


class BrawlRolled(Event, frozen=True, gc=False):
    """Both sides of a brawl have rolled."""

    trooper: str
    alien: str
    face: str
    bonus: int
    alien_face: str
    alien_bonus: int
    loser: str


class Stumbled(Event, frozen=True, gc=False):
    """An alien rolled a one in a brawl and is hit."""

    alien: str


class FollowedUp(Event, frozen=True, gc=False):
    """The winner of a brawl moves on."""

    figure: str
    end: str


class PackageDropped(Event, frozen=True, gc=False):
    """A package lies on the ground again."""

    objective: str
    at: str
