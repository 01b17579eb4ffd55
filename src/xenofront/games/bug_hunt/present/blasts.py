"""What area weapons and charges may do to everybody under the template."""

from __future__ import annotations

from typing import NamedTuple

from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction
from xenofront.games.bug_hunt.rules.ch3_troopers.gear import CHARGE, GearAt
from xenofront.games.bug_hunt.rules.ch4_combat.area import caught_by
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE, Odds, shot_odds
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import finished, is_area, toughness_of
from xenofront.games.bug_hunt.rules.choices import Fire, FireAt
from xenofront.games.bug_hunt.rules.ground import bases, near_point
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.geometry.plane.exact import Point
from xenofront.kernel import Choice, Game

AREA, STUN = "area", "stun"


class Blast(NamedTuple):
    """Something that reaches everybody around a point."""

    what: str
    """A weapon or a charge."""
    at: Point
    target: str = ""
    """Who is shot at before."""


class Caught(NamedTuple):
    """One roll for somebody under the template, and what it may do."""

    figure: str
    needed: int
    """What the die needs; 1 always hits."""
    odds: Odds


def blast_of(game: Game, choice: Choice | None) -> Blast | None:
    """The blast behind an answer, if there is one."""
    if not isinstance(game.pending, ChooseAction):
        return None
    state = state_of(game)
    match choice:
        case GearAt(gear, place) if gear == CHARGE:
            return Blast(gear, place)
        case FireAt(weapon, place) if _reaches_all(state, weapon):
            return Blast(weapon, place)
        case Fire(weapon, target) if _reaches_all(state, weapon) and target in state.aliens:
            return Blast(weapon, state.aliens[target].at, target)
    return None


def _reaches_all(state: BHState, weapon: str) -> bool:
    return weapon in state.box.weapons and is_area(state.box.weapons[weapon])


def caught(state: BHState, blast: Blast) -> list[Caught]:
    """Everybody under the template: one roll each, as long as they are there."""
    if blast.what == CHARGE:
        return [_struck(state, name, 1, CHARGE) for name in _near(state, blast)]
    traits = state.box.weapons[blast.what].traits
    needed = state.box.traits[STUN if STUN in traits else AREA].on
    return [_struck(state, n, needed, blast.what) for n in caught_by(state, blast.what, blast.at)]


def _near(state: BHState, blast: Blast) -> list[str]:
    reach = state.box.gear[CHARGE].radius
    return [name for name, at in bases(state).items() if near_point(at, blast.at, reach)]


def _struck(state: BHState, figure: str, needed: int, what: str) -> Caught:
    weapon = state.box.weapons.get(what)
    if weapon is not None and STUN in weapon.traits:
        part = (7 - needed) * SCALE // 6
        return Caught(figure, needed, finished(state, figure, Odds(part, 0, 0, 0, part)))
    piercing = weapon is not None and "piercing" in weapon.traits
    damage = weapon.damage if weapon is not None else state.box.gear[CHARGE].damage
    save = save_needed(state, figure, "area", piercing=piercing)
    raw = shot_odds(needed, save, damage, toughness_of(state, figure))
    return Caught(figure, needed, finished(state, figure, raw))
