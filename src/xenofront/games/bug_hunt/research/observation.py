"""What an environment shows of Bug Hunt. Lengths are hundredths of an inch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from xenofront.geometry.plane.exact import NotAPoint, point
from xenofront.research.answers import Place
from xenofront.research.fields import Table, columns, packer
from xenofront.research.observation import Observed

TROOPER, ALIEN, CONTACT, OBJECTIVE, LOCATION, SIGNAL, SPAWN, BLOCK, SHIP = range(1, 10)
SCALE: Final = 10
TURNS: Final = ("", "quick", "slow", "held", "done")

FACTS: Final = Table(
    "facts",
    1,
    columns(
        """
        turn: the turn
        phase: the word of the phase
        width: the table, from left to right
        depth: the table, from top to bottom
        priority: the mission's Priority
        spawn_rating: how often contacts come
        alien_type: the word of the aliens' type
        variant: the word of their variant
        leader_dice: dice left for a leader
        delayed_until: no new contacts up to the end of this turn
        support: support points left
        intel: what reports add when locations are activated
        investigated: signals investigated
        evidence: what counts as an objective besides objectives
        rescued: people rescued
        supplies: supplies for later missions
        evac_called: whether the drop ship was called
        evac_comes: the turn at whose end it arrives
        evac_leaves: the turn at whose end it leaves
        """
    ),
    "The turn and everything that is no figure.",
)
FIGURES: Final = Table(
    "figures",
    96,
    columns(
        """
        kind: trooper, alien, contact, objective, location, signal, spawn, block, ship, from 1
        type: the word of its kind, of an alien's leader, of a location's effect
        x: from the left
        y: from the top
        here: whether it is on the table
        asked: whether it is the asked seat's
        reactions: a trooper's profile
        speed: a trooper's profile, in inches
        combat: a trooper's profile
        toughness: a trooper's profile
        tech: a trooper's profile
        save: a trooper's profile
        wounds: wounds
        stun: stun markers
        when: 1 quick, 2 slow, 3 held, 4 done
        moved: whether it moved in this turn
        fired: whether it fired in this turn
        brawled: whether it brawled in this turn
        acted: whether it acted in this turn
        weapon_1: the word of the first weapon
        weapon_2: the word of the second one
        weapon_3: the word of the third one
        jammed: how many weapons are jammed
        gear: how many pieces of equipment it has
        package: whether it carries a package
        worth: as how many objectives it counts
        done: whether an objective is done, a location used up
        failed: whether an objective cannot be done any more, or how often a location failed
        countdown: of a spawn point, or the turn at whose end a sphere goes
        """
    ),
    "Figures and markers on the table: troopers first.",
)
GROUND: Final = Table(
    "ground",
    64,
    columns(
        """
        feature: the word of the feature
        x: its corner nearest to the origin
        y: its corner nearest to the origin
        turned: whether it is turned by 90 degrees
        """
    ),
    "The features of the table.",
)
WIDTH: Final = len(FIGURES.columns)
pack, pack_facts = packer(WIDTH), packer(len(FACTS.columns))
pack_ground = packer(len(GROUND.columns))


@lru_cache(maxsize=65536)
def place_of(word: str) -> Place | None:
    """A point, in hundredths of an inch."""
    try:
        found = point(word)
    except NotAPoint:
        return None
    return _at(found)


def _at(place: Any) -> Place:
    return place[0] // SCALE, place[1] // SCALE


def figures(seen: Observed, slots: Mapping[str, int]) -> bytes:
    """Troopers, aliens and markers."""
    facts, asked = seen.facts, seen.asked
    rows = [
        seen.packed(name, row, asked, make)
        for table, make in MAKERS.items()
        for name, row in getattr(facts, table).items()
    ]
    rows += [_padded(BLOCK, 0, block.at, countdown=block.until) for block in facts.blocks]
    if facts.evac.at is not None:
        rows.append(_padded(SHIP, 0, facts.evac.at))
    return b"".join(rows)


INDEX: Final = {column.name: at for at, column in enumerate(FIGURES.columns)}


def _padded(kind: int, word: int, at: Any, **more: int) -> bytes:
    row = [kind, word, *_at(at), 1, *(0,) * (WIDTH - 5)]
    for name, value in more.items():
        row[INDEX[name]] = value
    return pack(*row)


def _trooper(seen: Observed, row: Any, asked: str) -> bytes:
    weapons = [seen.words.get(weapon, 0) for weapon in row.weapons]
    return pack(
        TROOPER,
        seen.words.get(row.kind, 0),
        *_at(row.at),
        int(row.fate == "table"),
        row.seat == asked,
        row.reactions,
        row.speed,
        row.combat,
        row.toughness,
        row.tech,
        row.save,
        row.wounds,
        row.stun,
        TURNS.index(row.phase),
        int(row.moved),
        int(row.fired),
        int(row.brawled),
        int(row.acted),
        *(*weapons, 0, 0, 0)[:3],
        len(row.jammed),
        len(row.gear),
        int(bool(row.package)),
        0,
        0,
        0,
        0,
    )


def _alien(seen: Observed, row: Any, asked: str) -> bytes:
    leader = seen.words.get(row.leader, 0)
    acted = int(row.acted or row.fresh)
    return _padded(ALIEN, leader, row.at, wounds=row.wounds, stun=row.stun, acted=acted)


def _contact(seen: Observed, row: Any, asked: str) -> bytes:
    return _padded(CONTACT, 0, row.at, moved=int(row.moved))


def _objective(seen: Observed, row: Any, asked: str) -> bytes:
    return _padded(
        OBJECTIVE,
        seen.words.get(row.kind, 0),
        row.at,
        worth=row.worth,
        done=int(row.done),
        failed=int(row.failed),
        package=int(row.taken),
    )


def _location(seen: Observed, row: Any, asked: str) -> bytes:
    word = seen.words.get(row.effect, 0)
    return _padded(LOCATION, word, row.at, done=int(row.spent), failed=row.failures)


def _signal(seen: Observed, row: Any, asked: str) -> bytes:
    return _padded(SIGNAL, 0, row.at)


def _spawn(seen: Observed, row: Any, asked: str) -> bytes:
    return _padded(SPAWN, 0, row.at, countdown=row.countdown)


MAKERS: Final[dict[str, Callable[..., bytes]]] = {
    "troopers": _trooper,
    "aliens": _alien,
    "contacts": _contact,
    "objectives": _objective,
    "locations": _location,
    "signals": _signal,
    "spawns": _spawn,
}

NAMED: Final = tuple(MAKERS)


def facts(seen: Observed, slots: Mapping[str, int]) -> bytes:
    """The turn and everything that is no figure."""
    known, words = seen.facts, seen.words
    evac = known.evac
    return pack_facts(
        known.turn,
        words.get(known.phase, 0),
        *_at(known.size),
        known.priority,
        known.spawn_rating,
        words.get(known.alien_type, 0),
        words.get(known.variant, 0),
        known.leader_dice,
        known.delayed_until,
        known.support_left,
        known.intel,
        known.investigated,
        known.evidence,
        known.rescued,
        known.supplies,
        int(evac.called),
        evac.comes,
        evac.leaves,
    )


def ground(seen: Observed) -> bytes:
    """The features of the table."""
    return b"".join(
        pack_ground(seen.words.get(placed.feature, 0), *_at(placed.at), placed.turned)
        for placed in seen.facts.terrain
    )
