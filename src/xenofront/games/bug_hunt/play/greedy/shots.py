"""How good a shot is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.play.greedy.situation import CLOSE, Situation, inches
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE, shot_odds
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import (
    is_area,
    preview,
    radius_of,
    toughness_of,
)
from xenofront.games.bug_hunt.rules.choices import Fire, FireAt
from xenofront.games.bug_hunt.rules.ground import near_point
from xenofront.games.bug_hunt.rules.state import Alien, BHState, Point, TrooperId

DEAD, WOUNDED, STUNNED = 1.0, 0.7, 0.4
HELD_UP: Final = 0.5
"""What a hit counts on who cannot act now."""
WOUNDED_LIE: Final = 0.05
"""What it counts for veterans on who is wounded: such an alien does not come any more (BX-24)."""


class Shot(NamedTuple):
    """A shot that could be fired, and what it brings."""

    choice: Fire | FireAt
    weapon: str
    target: str
    gain: float
    hit: int
    """In percent, for one die."""


def gain(state: BHState, shooter: str, weapon: str, target: str) -> tuple[float, int]:
    """What a shot at an alien brings on average, all its dice together, and how often one hits."""
    found = preview(state, shooter, weapon, target)
    if found is None:
        return 0.0, 0
    one = (DEAD * found.dead + WOUNDED * found.wounded + STUNNED * found.stunned) / SCALE
    dice = max(1, state.box.weapons[weapon].shots)
    return one * (1 + 0.7 * (dice - 1)), round(100 * found.hit / SCALE)


def worry(look: Situation, row: Alien) -> float:
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


def best_shot(look: Situation, trooper: TrooperId, shots: Iterable[Fire | FireAt]) -> Shot:
    """The one of some shots that brings most."""
    found = _shots(look, trooper, shots)
    return max(found, key=lambda shot: (shot.gain, shot.choice.key))


def _shots(look: Situation, trooper: TrooperId, shots: Iterable[Fire | FireAt]) -> Iterator[Shot]:
    """What shots at aliens and at points bring."""
    state, here = look.state, look.places[trooper]
    for choice in shots:
        weapon = choice.weapon
        if isinstance(choice, FireAt):
            near = sum(inches(choice.place, row.at) <= 2 for row in state.aliens.values())
            yield Shot(choice, weapon, "", 0.3 * near, 0)
            continue
        won, hit = gain(state, trooper, weapon, choice.target)
        row = state.aliens[choice.target]
        if look.temper.veteran and is_area(state.box.weapons[weapon]):
            won += blast(state, weapon, row.at)
        away = inches(here, row.at)
        won *= (1.4 if away <= CLOSE else 1.0) * worry(look, row)
        won *= 1.2 if row.leader else 1.0
        yield Shot(choice, weapon, choice.target, won, hit)
