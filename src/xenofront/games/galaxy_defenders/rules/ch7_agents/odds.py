"""Exact odds of an attack, by convolving symbol counts die by die in integers.

Every outcome goes through the functions of :mod:`rolls` that also resolve the real roll. The plan
behind the figures: nothing optional is paid or used beyond what the attack declares.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from xenofront.games.galaxy_defenders.rules.box import Faces
from xenofront.games.galaxy_defenders.rules.ch7_agents import rolls
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import Guarding, Strike, Tally

SCALE = 10**24
"""Chances are integers out of this many; every pool of ten-sided dice in the game divides it."""


class Odds(NamedTuple):
    """Chances out of SCALE."""

    wounds: tuple[int, ...]
    """By number of wounds dealt."""
    kill: int
    bleed: int
    jam: int
    ammo: int
    expected: int
    """Expected wounds times SCALE."""


@lru_cache(maxsize=64)
def _faces(die: Faces) -> tuple[tuple[Tally, int], ...]:
    """What one die can show, and on how many of its faces."""
    return tuple(Counter(map(rolls.read_face, die)).items())


@lru_cache(maxsize=512)
def _hit_table(dice: tuple[Faces, ...], *, gd: bool) -> tuple[tuple[Tally, int], ...]:
    """Every tally a hit roll can show, with the number of ways it comes about.

    Symbols of which only one matters are flags, and those that do not count are left out, to keep
    the product small; GD is one of those unless the attack reads it.
    """
    if not dice:
        return ((Tally(), 1),)
    table: dict[Tally, int] = {}
    for before, ways in _hit_table(dice[:-1], gd=gd):
        for shown, times in _faces(dice[-1]):
            after = Tally(
                hits=before.hits + shown.hits,
                bolts=before.bolts + shown.bolts,
                gd=min(before.gd + shown.gd, 1) if gd else 0,
                ammo=min(before.ammo + shown.ammo, 1),
                jams=min(before.jams + shown.jams, 1),
                aliens=min(before.aliens + shown.aliens, 1),
            )
            table[after] = table.get(after, 0) + ways * times
    return tuple(table.items())


@lru_cache(maxsize=512)
def _defend_table(die: Faces, dice: int, *, gd: bool) -> tuple[tuple[Tally, int], ...]:
    """The same for a defend roll, where only shields and bolts count, and GD for some armour."""
    if not dice:
        return ((Tally(), 1),)
    table: dict[Tally, int] = {}
    for before, ways in _defend_table(die, dice - 1, gd=gd):
        for shown, times in _faces(die):
            shields, bolts = before.shields + shown.shields, before.bolts + shown.bolts
            shows_gd = min(before.gd + shown.gd, 1) if gd else 0
            after = Tally(shields=shields, bolts=bolts, gd=shows_gd)
            table[after] = table.get(after, 0) + ways * times
    return tuple(table.items())


@lru_cache(maxsize=4096)
def _landed(
    strike: Strike, guard: Guarding, red: Faces, blue: Faces, paid: int
) -> tuple[tuple[tuple[tuple[int, int, bool], int], ...], int, int]:
    """Hits left after shields, dice against them, whether they are lethal, and the chance of each.

    Then the chances of a jam and of spent ammo. Wounds and armour of the target do not matter yet.
    """
    landed: dict[tuple[int, int, bool], int] = {}
    jam = ammo = 0
    pool = (red,) * max(strike.red, 0) + (blue,) * max(strike.blue, 0)
    left = SCALE
    for die in pool:
        left //= len(die)
    for roll, ways in _hit_table(pool, gd=strike.reads_gd):
        share = ways * left
        jam += share if roll.jams else 0
        ammo += share if roll.ammo else 0
        hits = rolls.hits_of(strike, roll, paid)
        hits -= rolls.shield_taken(guard, hits)
        dice = rolls.defence_dice(strike, guard, roll, hits)
        key = hits, dice, rolls.is_lethal(strike, roll)
        landed[key] = landed.get(key, 0) + share // len(blue) ** dice
    return tuple(landed.items()), jam, ammo


@lru_cache(maxsize=65536)
def attack_odds(strike: Strike, guard: Guarding, red: Faces, blue: Faces, paid: int = 0) -> Odds:
    """The whole distribution of one attack on one target."""
    dealt: dict[int, int] = {}
    kill = bleed = 0
    aside = Guarding(
        shield=guard.shield,
        dice=guard.dice,
        armour_dice=guard.armour_dice,
        most_dice=guard.most_dice,
    )
    landed, jam, ammo = _landed(strike, aside, red, blue, paid)
    for (hits, dice, lethal), each in landed:
        for answer, times in _defend_table(blue, dice, gd=guard.gd_shields > 0):
            chance = each * times
            healed = rolls.healed_by(strike, guard, answer)
            wounds = rolls.wounds_of(hits, rolls.shields_of(strike, guard, answer, lethal=lethal))
            dealt[wounds] = dealt.get(wounds, 0) + chance
            down = guard.wounds - healed + wounds >= guard.hp and wounds > 0
            dies = wounds > 0 and guard.bleeding and not healed if guard.is_agent else down
            kill += chance if dies else 0
            bleed += chance if down and not dies else 0
    spread = tuple(dealt.get(number, 0) for number in range(max(dealt, default=0) + 1))
    expected = sum(number * chance for number, chance in dealt.items())
    return Odds(spread, kill, bleed, jam, ammo, expected)
