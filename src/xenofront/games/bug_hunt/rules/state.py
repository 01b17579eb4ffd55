"""The facts of a Bug Hunt mission: tables of frozen rows, and one verb for each change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NewType, cast

import msgspec

from xenofront.games.bug_hunt.rules.box import Box
from xenofront.games.bug_hunt.rules.options import Options
from xenofront.games.bug_hunt.rules.squad import Squad
from xenofront.geometry.plane.exact import Point as Point  # noqa: PLC0414 (exported)
from xenofront.kernel import Public, Seat, State, added, changed, removed

TrooperId = NewType("TrooperId", str)
AlienId = NewType("AlienId", str)
ContactId = NewType("ContactId", str)
PointId = NewType("PointId", str)
"""A point of interest: an objective, a tactical location, a signal, a spawn point."""

Fate = Literal["reserve", "table", "evacuated", "lost", "casualty"]


class Trooper(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A figure on the side of the squad."""

    name: str
    kind: str
    """``main``, ``grunt``, ``civilian``, or the support it came with."""
    team: str
    """Main characters are a team of their own."""
    seat: Seat
    at: Point = Point(0, 0)
    reactions: int = 1
    speed: int = 4
    combat: int = 0
    toughness: int = 3
    tech: int = 0
    save: int = 0
    weapons: tuple[str, ...] = ()
    jammed: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()
    """Weapons without ammunition for the rest of the mission."""
    gear: tuple[str, ...] = ()
    """Optional equipment, which is no weapon."""
    wounds: int = 0
    stun: int = 0
    fate: Fate = "table"
    package: PointId = PointId("")
    """The package it carries."""
    phase: Literal["", "quick", "slow", "held", "done"] = ""
    """When it acts in this turn; ``held`` waits for snap fire."""
    moved: bool = False
    fired: bool = False
    brawled: bool = False
    acted: bool = False
    """What it did in this turn."""
    dashed: bool = False
    snapped: bool = False
    """It used snap fire, so it cannot move in this turn."""
    followed: bool = False
    """It moved on after a brawl in this turn, which leaves it its own move."""


class Alien(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """An alien figure; all of a mission are of one type."""

    at: Point
    wounds: int = 0
    stun: int = 0
    leader: str = ""
    fresh: bool = False
    """It was revealed in this turn and does not act."""
    acted: bool = False
    halted: Point | None = None
    """Where it was on its way when somebody fired at it."""


class Contact(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A marker that may be anything."""

    at: Point
    moved: bool = False


class Objective(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """An objective; what it is worth counts as so many."""

    at: Point
    kind: str
    worth: int = 1
    done: bool = False
    reached: bool = False
    """A trooper moved into contact in this turn."""
    failed: bool = False
    taken: bool = False
    """Its package is carried by somebody."""


class Location(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A tactical location; what it is has not been drawn before it is revealed."""

    at: Point
    effect: str = ""
    failures: int = 0
    spent: bool = False
    """Activated, or disabled by failures."""


class Signal(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A signal to be investigated."""

    at: Point


class SpawnPoint(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place at the edge where contacts come from; 0 is no countdown."""

    at: Point
    countdown: int = 0


class Block(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A blocked sphere; ``until`` is the turn at whose end it goes, 0 while nobody knows."""

    at: Point
    until: int = 0


class Evac(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The drop ship: called, on its way, hovering, or gone again."""

    called: bool = False
    help: bool = False
    """Somebody with Tech helps the call in this turn."""
    comes: int = 0
    """The turn at whose end it arrives."""
    at: Point | None = None
    leaves: int = 0
    """The turn at whose end it leaves."""


class Placed(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A feature of the table: which, where its corner nearest to the origin lies, turned or not."""

    feature: str
    at: Point
    turned: bool = False


class BHState(State, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """All facts of a game."""

    box: Box = cast("Box", msgspec.UNSET)
    options: Public[Options]
    squad: Public[Squad]
    """Characters, reputation and campaign, as they were before the mission and are after it."""
    size: Public[Point] = Point(36_000, 36_000)
    edge: Public[str] = ""
    """Where the squad came from."""
    terrain: Public[tuple[Placed, ...]] = ()
    troopers: Public[Mapping[TrooperId, Trooper]] = {}
    aliens: Public[Mapping[AlienId, Alien]] = {}
    contacts: Public[Mapping[ContactId, Contact]] = {}
    objectives: Public[Mapping[PointId, Objective]] = {}
    locations: Public[Mapping[PointId, Location]] = {}
    signals: Public[Mapping[PointId, Signal]] = {}
    spawns: Public[Mapping[PointId, SpawnPoint]] = {}
    winner: Public[str] = ""
    """Who won the last brawl."""
    dying: Public[tuple[str, ...]] = ()
    """Figures that are out and about to be taken off the table."""
    blocks: Public[tuple[Block, ...]] = ()
    barricades: Public[tuple[tuple[Point, Point], ...]] = ()
    evac: Public[Evac] = Evac()
    turn: Public[int] = 0
    phase: Public[str] = "setup"
    sector: Public[int] = 0
    """The sector of a joint campaign the mission goes to, counted from 1."""
    priority: Public[int] = 1
    spawn_rating: Public[int] = 0
    alien_type: Public[str] = ""
    variant: Public[str] = ""
    leader_dice: Public[int] = 3
    """D12 of the leader roll that are left."""
    delayed_until: Public[int] = 0
    """No new contacts up to the end of this turn."""
    distracted: Public[tuple[AlienId, ...]] = ()
    """Aliens that cannot move in the next alien phase."""
    distractions: Public[tuple[Point, ...]] = ()
    """Where distractions were set off in this turn: aliens revealed near them are distracted."""
    support_left: Public[int] = 0
    supports: Public[tuple[str, ...]] = ()
    intel: Public[int] = 0
    """What reports add when tactical locations are activated."""
    investigated: Public[int] = 0
    evidence: Public[int] = 0
    """What counts as an objective besides objectives."""
    surveyed: Public[bool] = False
    supplies: Public[int] = 0
    """Support points for later missions."""
    rescued: Public[int] = 0
    actions: Public[Mapping[str, int]] = {}
    """Once-only things that were used, by name."""
    arrivals: Public[int] = 0
    outcome: Public[str] = ""

    # -- verbs: one fact each ------------------------------------------------------------------

    def change_trooper(self, trooper: TrooperId, **fields: Any) -> None:
        self.troopers = changed(self.troopers, trooper, **fields)

    def add_trooper(self, trooper: TrooperId, row: Trooper) -> None:
        self.troopers = added(self.troopers, trooper, row)

    def change_alien(self, alien: AlienId, **fields: Any) -> None:
        self.aliens = changed(self.aliens, alien, **fields)

    def add_alien(self, row: Alien) -> AlienId:
        """A new alien figure under a name of its own."""
        alien = AlienId(f"{self.alien_type}-{self.arrive()}")
        self.aliens = added(self.aliens, alien, row)
        return alien

    def remove_alien(self, alien: AlienId) -> None:
        self.aliens = removed(self.aliens, alien)

    def add_contact(self, at: Point) -> ContactId:
        """A new contact marker under a name of its own."""
        contact = ContactId(f"c{self.arrive()}")
        self.contacts = added(self.contacts, contact, Contact(at))
        return contact

    def change_contact(self, contact: ContactId, **fields: Any) -> None:
        self.contacts = changed(self.contacts, contact, **fields)

    def remove_contact(self, contact: ContactId) -> None:
        self.contacts = removed(self.contacts, contact)

    def change_objective(self, objective: PointId, **fields: Any) -> None:
        self.objectives = changed(self.objectives, objective, **fields)

    def change_location(self, location: PointId, **fields: Any) -> None:
        self.locations = changed(self.locations, location, **fields)

    def change_spawn(self, spawn: PointId, **fields: Any) -> None:
        self.spawns = changed(self.spawns, spawn, **fields)

    def change_evac(self, **fields: Any) -> None:
        self.evac = msgspec.structs.replace(self.evac, **fields)

    def change_squad(self, **fields: Any) -> None:
        self.squad = msgspec.structs.replace(self.squad, **fields)

    def arrive(self) -> int:
        """The number of the next figure or marker that comes into play."""
        self.arrivals += 1
        return self.arrivals
