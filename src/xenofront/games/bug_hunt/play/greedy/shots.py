"""How good a shot is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.play.greedy.look import CLOSE, Look, inches
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE, shot_odds
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import (
    is_area,
    preview,
    radius_of,
    toughness_of,
)
from xenofront.games.bug_hunt.rules.ground import near_point
from xenofront.games.bug_hunt.rules.state import Alien, AlienId, BHState, TrooperId
from xenofront.geometry.plane.exact import Point, point

DEAD, WOUNDED, STUNNED = 1.0, 0.7, 0.4
HELD_UP: Final = 0.5
"""What a hit counts on who cannot act now."""
WOUNDED_LIE: Final = 0.05
"""What it counts for veterans on who is wounded: such an alien does not come any more (BX-24)."""


class Shot(NamedTuple):
    """A shot that could be fired, and what it brings."""

    key: str
    weapon: str
    target: str
    gain: float
    hit: int
    """In percent, for one die."""


def gain(state: BHState, shooter: str, weapon: str, target: str) -> tuple[float, int]:
    """What a shot at an alien brings on average, all its dice together, and how often one hits."""
    found = preview(state, TrooperId(shooter), [weapon, target])
    if found is None:
        return 0.0, 0
    one = (DEAD * found.dead + WOUNDED * found.wounded + STUNNED * found.stunned) / SCALE
    dice = max(1, state.box.weapons[weapon].shots)
    return one * (1 + 0.7 * (dice - 1)), round(100 * found.hit / SCALE)


def worry(look: Look, row: Alien) -> float:
    """How much it counts to hit an alien: less if it is out of action already."""
    if row.wounds and look.temper.veteran:
        return WOUNDED_LIE
    return HELD_UP if row.stun or row.wounds else 1.0


def blast(state: BHState, weapon: str, place: Point) -> float:
    """What an area weapon brings besides the shots at its target: everybody near is caught."""
    total, arm, reach = 0.0, state.box.weapons[weapon], radius_of(state, weapon)
    needed = max(state.box.traits[trait].on for trait in arm.traits)
    for name, row in state.aliens.items():
        if near_point(row.at, place, reach):
            save = save_needed(state, name, "area")
            odds = shot_odds(needed, save, arm.damage, toughness_of(state, name))
            one = (DEAD * odds.dead + WOUNDED * odds.wounded + STUNNED * odds.stunned) / SCALE
            total += one * (HELD_UP if row.stun or row.wounds else 1.0)
    return total


def best_shot(look: Look, trooper: str, options: Iterable[str]) -> Shot | None:
    """The shot that brings most."""
    found = all_shots(look, trooper, options)
    return max(found, key=lambda shot: (shot.gain, shot.key), default=None)


def all_shots(look: Look, trooper: str, options: Iterable[str]) -> list[Shot]:
    """What ``fire WEAPON ALIEN`` and ``fire WEAPON at X,Y`` bring."""
    state, found = look.state, []
    here = look.places[TrooperId(trooper)]
    for option in options:
        _, weapon, *rest = option.split(" ")
        if rest[0] == "at":
            near = sum(inches(point(rest[1]), row.at) <= 2 for row in state.aliens.values())
            found.append(Shot(option, weapon, "", 0.3 * near, 0))
            continue
        won, hit = gain(state, trooper, weapon, rest[0])
        row = state.aliens[AlienId(rest[0])]
        if look.temper.veteran and is_area(state.box.weapons[weapon]):
            won += blast(state, weapon, row.at)
        away = inches(here, row.at)
        won *= (1.4 if away <= CLOSE else 1.0) * worry(look, row)
        won *= 1.2 if row.leader else 1.0
        found.append(Shot(option, weapon, rest[0], won, hit))
    return found
