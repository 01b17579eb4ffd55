"""What a squad brings from one mission of a campaign into the next."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from xenofront.kernel import CarriedRefused, Seat, Setup


class Character(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A main character between missions."""

    name: str
    origin: str = ""
    training: str = ""
    history: str = ""
    reactions: int = 1
    speed: int = 4
    combat: int = 0
    toughness: int = 3
    tech: int = 0
    weapons: tuple[str, ...] = ("service_pistol",)
    reach: Mapping[str, int] = {}
    """Inches that a personal weapon reaches farther."""
    xp: int = 0
    missions: int = 0
    sick_bay: int = 0
    """Campaign turns still to be spent there."""
    assignments: tuple[str, ...] = ()
    """Special assignments that were passed."""
    bonus: int = 0
    """What is added to the next assignment roll."""
    more_rolls: int = 0
    """Assignments that may be tried besides the usual one in the next turn."""
    kept_out: bool = False
    """Misses the next mission."""
    unassigned: bool = False
    """No assignment in the next turn."""
    gone: str = ""
    """Dead, crippled, mustered out or dismissed."""


class Sector(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A part of the map of a joint campaign."""

    priority: int
    factors: tuple[str, ...] = ()
    cleared: bool = False
    contacts: int = 0
    """Contacts more at the start of a mission there."""
    aggression: int = 0
    """What is added to the aggression of contacts there."""
    elite: bool = False


class Squad(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """The characters of a squad, and how their campaign stands."""

    characters: Mapping[Seat, Character] = {}
    reputation: int = 0
    turn: int = 0
    """Campaign turns begun."""
    in_operation: int = 0
    """Missions since the operation began."""
    progress: int = 0
    """What is added to rolls for the operation's progress."""
    contacts: int = 0
    """Contacts more at the start of every mission."""
    support: int = 0
    """Support rolls more in every mission."""
    supplies: int = 0
    """Support points kept from an earlier mission."""
    met: tuple[str, ...] = ()
    """Alien types met in the campaign."""
    movie: tuple[str, ...] = ()
    """Strokes of luck already used."""
    priority: int = 0
    """What the next mission's Priority is changed by."""
    last_stand: bool = False
    """The next mission is the last one of a lost operation."""
    sectors: tuple[Sector, ...] = ()
    """The map of a joint campaign."""
    support_penalty: int = 0
    """Support rolls fewer in the next missions."""


def arriving(setup: Setup) -> Squad:
    """The squad that a set-up brings along; an empty one if there is none yet."""
    try:
        return msgspec.convert(dict(setup.carried), Squad)
    except msgspec.ValidationError as error:
        raise CarriedRefused(f"carried over: {error}") from error
