"""Where somebody could walk or dash to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from xenofront.geometry.plane.directions import step
from xenofront.geometry.plane.exact import INCH, Point, text
from xenofront.geometry.plane.walking import ALIEN, Walked
from xenofront.systems.bug_hunt.ch3_troopers.movement import DASH, judged, may_dash, speed_of
from xenofront.systems.bug_hunt.ch5_aliens import behaviour
from xenofront.systems.bug_hunt.ground import on_table, table_of
from xenofront.systems.bug_hunt.state import AlienId, BHState, TrooperId

TURN: Final = 10
"""Degrees between the points of an outline."""
STEP: Final = INCH // 4
"""How exact an outline is."""


class Reach(NamedTuple):
    """How far somebody goes, in thousandths: walking, and with a dash if it may."""

    walk: int
    dash: int


def reach_of(state: BHState, trooper: TrooperId) -> Reach:
    """How far a trooper goes; both are one if it cannot dash."""
    walks = speed_of(state, trooper)
    return Reach(walks, walks + (DASH * INCH if may_dash(state, trooper) else 0))


def rested(state: BHState, trooper: TrooperId) -> BHState:
    """The same with a trooper who has done nothing in this turn."""
    twin = state.copy()
    twin.change_trooper(trooper, moved=False, acted=False, snapped=False)
    return twin


def cost_of(state: BHState, trooper: TrooperId, place: Point) -> int | None:
    """What it costs a trooper to walk to a point; nothing if it does not get there."""
    walked = judged(state, trooper, f"to {text(place)}")
    return walked.cost if not isinstance(walked, str) and walked.end == place else None


def alien_reach(state: BHState, alien: AlienId) -> Reach:
    """How far an alien goes, and how far in the open or into contact."""
    walks = behaviour.speed_of(state, alien)
    return Reach(walks, walks + behaviour.DASH)


# -- outlines --------------------------------------------------------------------------------------


def envelope(state: BHState, trooper: TrooperId, longest: int) -> tuple[Point, ...]:
    """How far straight walks that cost at most so much get a trooper, all around."""

    def walk(goal: Point) -> Walked | str:
        return judged(state, trooper, f"path {text(goal)}")

    return _outline(state.troopers[trooper].at, longest, walk)


def alien_envelope(state: BHState, alien: AlienId, longest: int) -> tuple[Point, ...]:
    """How far straight walks that cost at most so much get an alien, all around."""
    here, others = state.aliens[alien].at, behaviour.others(state, alien)
    foes = tuple(state.troopers[name].at for name in on_table(state))
    table, spheres = table_of(state), behaviour.spheres(state)

    def walk(goal: Point) -> Walked | str:
        walked = table.judge((here, goal), ALIEN, others, foes, blocked=spheres)
        return walked.refusal or walked

    return _outline(here, longest, walk)


def _outline(here: Point, longest: int, walk: Callable[[Point], Walked | str]) -> tuple[Point, ...]:
    """The farthest allowed ends, every few degrees; its own place where there is no way."""
    return tuple(_farthest(here, degrees, longest, walk) for degrees in range(0, 360, TURN))


def _farthest(
    here: Point, degrees: int, longest: int, walk: Callable[[Point], Walked | str]
) -> Point:
    for length in range(longest, 0, -STEP):
        walked = walk(step(here, degrees, length))
        if not isinstance(walked, str) and walked.cost <= longest:
            return walked.end
    return here
