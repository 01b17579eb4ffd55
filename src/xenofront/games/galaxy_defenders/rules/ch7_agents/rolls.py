"""GD 7.3 What rolls mean: one set of pure functions for resolution, odds and display.

An attack is described by two profiles, numbers only. The dice are read into a tally; the profiles
turn tallies into hits, defence dice and wounds. Nothing here knows the state.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple


class Strike(NamedTuple):
    """The attacking side: dice, and what its modifiers make of them."""

    red: int = 0
    blue: int = 0
    hits: int = 0
    bolt_hits: int = 0
    each_bolt_hits: int = 0
    defence_dice: int = 0
    bolt_defence_dice: int = 0
    untrained: bool = False
    """An alien weapon in hands that do not know it."""
    ignores_armour: bool = False
    extra: int = 0
    """Dice among them that may be of either colour, counted with the red ones (GX-9.2.h)."""
    gd_hits: int = 0
    gd_defence_dice: int = 0
    critical: int = 0
    bolt_critical: int = 0
    gd_critical: int = 0
    """Level of the CRITICAL that the attack causes; the highest one counts."""
    bolts_off: bool = False
    """BOLT effects of the attack do nothing."""
    lethal: bool = False
    bolt_lethal: bool = False
    gd_lethal: bool = False
    marks_on: Literal["", "hit", "bolt"] = ""
    """The result with which the attack marks its target."""
    once_marked: Strike | None = None
    """The same attack against a target with that mark."""
    special: bool = False
    """Whether anything of this is to be looked at: results of GD, LETHAL, a mark to come."""

    @property
    def reads_gd(self) -> bool:
        """Whether a GD of the hit roll means anything."""
        strikes = (self, self.once_marked or self)
        return any(
            one.gd_hits or one.gd_defence_dice or one.gd_lethal for one in strikes
        )  # a CRITICAL comes after the wounds


class Guarding(NamedTuple):
    """The defending side."""

    shield: int = 0
    shields: int = 0
    bolt_shields: int = 0
    each_bolt_shields: int = 0
    bolt_healing: int = 0
    wounds: int = 0
    hp: int = 1
    bleeding: bool = False
    is_agent: bool = False
    dice: int = 0
    """Dice more or fewer in each of its defend rolls."""
    armour_dice: int = 0
    """Those that the armour brings."""
    gd_shields: int = 0
    """Shields that the armour gives if a GD of the defend roll shows (GX-9.2.a)."""
    most_dice: int | None = None
    """How many dice the figure rolls at most, if an option says so."""


class Tally(NamedTuple):
    """Symbols of a whole roll; a face may show several (GD-7.3.f)."""

    hits: int = 0
    shields: int = 0
    bolts: int = 0
    gd: int = 0
    ammo: int = 0
    jams: int = 0
    aliens: int = 0


ALIEN = "ALIEN"
_SYMBOLS = (
    "HIT",  # GD-7.3.ae
    "SHIELD",
    "BOLT",
    "GD",
    "AMMO",
    "JAM",
    ALIEN,
)


def symbols(face: str) -> tuple[str, ...]:
    """What a face shows in any roll; the sign of the aliens spoils whatever stands beside it."""
    shown = tuple(face.split("+"))
    return () if ALIEN in shown else shown  # GD-7.3.t/search GD-7.3.t/evade


@lru_cache(maxsize=256)
def read_face(face: str) -> Tally:
    """The symbols of one face."""
    shown = face.split("+")
    if ALIEN in shown:  # GD-7.3.t GD-8.10.j
        return Tally(aliens=1)  # GD-7.3.t
    return Tally(*(shown.count(symbol) for symbol in _SYMBOLS))  # GD-7.3.f


@lru_cache(maxsize=65536)
def tally(faces: tuple[str, ...]) -> Tally:
    """The symbols of a roll, added up."""
    if not faces:
        return Tally()
    return Tally(*map(sum, zip(*map(read_face, faces), strict=True)))


def fails(strike: Strike, roll: Tally) -> bool:
    """Whether the whole attack fails because of an unknown weapon."""
    return strike.untrained and roll.aliens + roll.jams > 0  # GD-7.6.5.b


def marks(strike: Strike, roll: Tally) -> bool:
    """Whether the attack marks its target with this roll, before anybody defends."""
    if fails(strike, roll):
        return False
    bolts = 0 if strike.bolts_off else roll.bolts
    return bool({"hit": roll.hits, "bolt": bolts}.get(strike.marks_on))


def in_force(strike: Strike, roll: Tally) -> Strike:
    """The strike with the mark that this very roll puts on the target."""
    if strike.once_marked is None or not marks(strike, roll):  # GX-8.3.c/bonus
        return strike
    return strike.once_marked


def is_lethal(strike: Strike, roll: Tally) -> bool:
    """Whether no die is rolled against any of the hits."""
    if not strike.special or fails(strike, roll):
        return False
    now = in_force(strike, roll)
    return bool(
        now.lethal or (now.bolt_lethal and roll.bolts) or (now.gd_lethal and roll.gd)
    )  # GX-8.1.g


def critical_of(strike: Strike, roll: Tally) -> int:
    """The level of the CRITICAL that comes with the wounds of an attack, if there is one."""
    if fails(strike, roll):
        return 0
    now = in_force(strike, roll)
    levels = (
        now.critical,
        now.bolt_critical if roll.bolts else 0,
        now.gd_critical if roll.gd else 0,
    )
    return max(levels)  # GX-8.2.n


def hits_of(strike: Strike, roll: Tally, paid: int = 0) -> int:
    """Hits to be defended; SHIELD symbols count for nothing here."""
    if strike.untrained and fails(strike, roll):
        return 0  # GD-7.6.5.c/hits GD-7.6.5.c/bolts
    if strike.special:
        strike = in_force(strike, roll)
    hits = (
        roll.hits + strike.hits + paid
    )  # GD-7.3.e GD-7.6.f GD-7.6.6.h GD-7.3.s/hit GD-7.3.ad GX-8.1.c
    if roll.bolts:  # GD-7.3.g/weapon GD-7.3.g/power
        hits += strike.bolt_hits  # GD-7.3.h GD-8.10.i GX-9.2.j/bolt
        hits += strike.each_bolt_hits * roll.bolts
    if roll.gd:  # GX-9.2.b GX-9.2.j/once GX-9.5.2.i
        hits += strike.gd_hits  # GX-9.2.a/weapon GX-9.2.c/weapon GX-9.2.j/gd
    return hits


def shield_taken(guard: Guarding, hits: int) -> int:
    """Shield points that are used up, one for each hit, before any die is rolled."""
    return min(
        guard.shield,
        hits,  # GX-8.1.b/shield GX-8.1.b/rest GX-8.1.h  # GX-11.9.f/shield
    )  # GD-7.3.aj GD-7.3.ak GD-7.6.7.b GD-8.2.f/two GX-10.1.h GX-10.1.n/shield


def defence_dice(strike: Strike, guard: Guarding, roll: Tally, hits: int) -> int:
    """Blue dice of the defend roll for the hits left after shields."""
    if not hits:  # GD-7.5.2.n GD-7.5.6.f GD-8.10.n
        return 0
    if strike.special:
        if is_lethal(strike, roll):
            return 0  # GX-8.1.a/dice GX-8.1.d/dice GX-11.7.e/lethal GX-9.5.2.p
        strike = in_force(strike, roll)
    dice = (
        hits + strike.defence_dice + guard.dice  # GX-11.7.e/dice GX-11.9.f/dice
    )  # GD-7.3.y GD-7.3.z GD-7.3.av/defender GX-10.1.n/dice GX-9.2.f
    if roll.bolts and not fails(strike, roll):
        dice += strike.bolt_defence_dice  # GD-7.6.g GX-11.3.i/first
    if strike.special and roll.gd and not fails(strike, roll):
        dice += strike.gd_defence_dice
    if guard.armour_dice and not strike.ignores_armour:
        dice += guard.armour_dice
    dice = max(dice, 0)  # GD-7.3.aa GX-11.12.c
    return (
        dice if guard.most_dice is None else min(dice, guard.most_dice)
    )  # GD-2.i GX-9.2.HI.d/dice


def shields_of(strike: Strike, guard: Guarding, roll: Tally, *, lethal: bool = False) -> int:
    """Shields of a defend roll; HIT, AMMO and JAM symbols count for nothing here."""
    if lethal:
        return 0  # GX-8.1.a/hits GX-8.1.d/power GX-8.1.e  # GX-8.1.f
    shields = roll.shields + guard.shields  # GD-7.3.ab GD-7.3.s/defend
    if roll.bolts and not strike.ignores_armour:
        shields += guard.bolt_shields  # GD-7.3.ah GD-8.10.o/armour GX-10.1.n/armour
        shields += guard.each_bolt_shields * roll.bolts  # GD-7.3.i
    if roll.gd and not strike.ignores_armour:
        shields += guard.gd_shields  # GX-9.2.a/armour GX-9.2.c/armour
    return shields


def healed_by(strike: Strike, guard: Guarding, roll: Tally) -> int:
    """Wounds the armour heals before the attack's own are applied."""
    if roll.bolts and not strike.ignores_armour:
        return min(guard.bolt_healing, guard.wounds)  # GD-FAQ.i/hurt
    return 0


def wounds_of(hits: int, shields: int) -> int:
    """Wounds dealt: every hit that no shield cancelled."""
    return max(hits - shields, 0)  # GD-7.3.ac GD-7.3.ai
