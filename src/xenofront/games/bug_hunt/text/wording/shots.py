"""Shots in words: how far, in cover or not, behind what, and what the die needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from xenofront.games.bug_hunt.rules.ch4_combat.shooting import SHIP, aim, origin_of, seen
from xenofront.games.bug_hunt.rules.ground import bases, near_point
from xenofront.games.bug_hunt.rules.state import AlienId, BHState
from xenofront.games.bug_hunt.text.wording.measures import between, measured, signed, spot
from xenofront.games.bug_hunt.text.wording.names import name_of
from xenofront.geometry.plane.exact import BASE, Point, length_up
from xenofront.geometry.plane.sight import FIGURE, Sight
from xenofront.text.message_files import yes

if TYPE_CHECKING:
    from xenofront.text.texts import Texts

DARK = "dark"


def blocker_name(texts: Texts, state: BHState, blocker: str) -> str:
    """What ends a line of sight."""
    if blocker in (FIGURE, DARK):
        return texts.say(f"blocker-{blocker}")
    return name_of(texts, blocker, state) if blocker else ""


def apart(shooter: str, here: Point, there: Point) -> int:
    """How far a target's base is away; the drop ship is a point without a base."""
    return max(0, length_up(here, there) - BASE) if shooter == SHIP else between(here, there)


def sight_words(texts: Texts, state: BHState, look: Sight) -> dict[str, Any]:
    """How something is seen."""
    crossed = [name_of(texts, feature, state) for feature in look.crossed]
    return {
        "sight": "hidden" if not look.seen else "cover" if look.cover else "open",
        "behind": ", ".join(crossed),
        "has_behind": yes(crossed),
        "blocker": blocker_name(texts, state, look.blocker),
    }


def shot_words(
    texts: Texts, state: BHState, shooter: str, weapon: str, target: str
) -> dict[str, Any]:
    """Everything about a shot at an alien, whether it is allowed or not."""
    definition = state.box.weapons[weapon]
    needs = aim(state, shooter, weapon, target)
    here, there = origin_of(state, shooter), state.aliens[AlienId(target)].at
    return {
        "weapon": texts.called(definition),
        "target": name_of(texts, target, state),
        "away": measured(apart(shooter, here, there)),
        "needed": needs.needed,
        "bonus": signed(needs.bonus),
        "has_bonus": yes(needs.bonus),
        "shots": definition.shots,
        **sight_words(texts, state, seen(state, shooter, target)),
    }


def shot_at(texts: Texts, state: BHState, shooter: str, weapon: str, target: str) -> str:
    """A shot at an alien; at one that is not on the table just its name."""
    if AlienId(target) not in state.aliens or weapon not in state.box.weapons:
        names = {"weapon": name_of(texts, weapon, state), "target": name_of(texts, target, state)}
        return texts.say("choice-Fire-unseen", **names)
    return texts.say("choice-Fire", **shot_words(texts, state, shooter, weapon, target))


def snap_shot(
    texts: Texts, state: BHState, shooter: str, weapon: str, target: str, place: Point
) -> str:
    """A shot at a moving alien when it is at a point of its way."""
    twin = state.copy()
    twin.change_alien(AlienId(target), at=place)
    words = shot_words(texts, twin, shooter, weapon, target)
    return texts.say("choice-SnapShot", **words, place=spot(place))


def area_shot(
    texts: Texts, state: BHState, shooter: str, weapon: str, place: Point, radius: int
) -> str:
    """A weapon aimed at a point, with who is there."""
    away = max(0, length_up(origin_of(state, shooter), place) - BASE)
    caught = [n for n, at in bases(state).items() if near_point(at, place, radius)]
    return texts.say(
        "choice-FireAt",
        weapon=name_of(texts, weapon, state),
        place=spot(place),
        away=measured(away),
        caught="; ".join(name_of(texts, name, state) for name in caught),
        has_caught=yes(caught),
    )
