"""How good a shot is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from xenofront.geometry.plane.exact import point
from xenofront.players.greedy.bug_hunt.look import CLOSE, Look, inches
from xenofront.systems.bug_hunt.ch4_combat.odds import SCALE
from xenofront.systems.bug_hunt.ch4_combat.shooting import preview
from xenofront.systems.bug_hunt.state import AlienId, BHState, TrooperId

DEAD, WOUNDED, STUNNED = 1.0, 0.7, 0.4


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
        away = inches(here, row.at)
        won *= (1.4 if away <= CLOSE else 1.0) * (0.5 if row.stun or row.wounds else 1.0)
        won *= 1.2 if row.leader else 1.0
        found.append(Shot(option, weapon, rest[0], won, hit))
    return found
