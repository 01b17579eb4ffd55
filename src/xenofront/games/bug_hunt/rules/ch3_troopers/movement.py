"""BH-1, BH-2, BX-13 Where a trooper may go: the one place that judges a move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import ClassVar

from xenofront.games.bug_hunt.rules.choices import To
from xenofront.games.bug_hunt.rules.ground import in_contact, near_figure, on_table, table_of
from xenofront.games.bug_hunt.rules.names import Point
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.geometry.plane.exact import BASE, INCH, squared, toward
from xenofront.geometry.plane.walking import TROOPER, Walked
from xenofront.kernel import Choice
from xenofront.kernel.memo import remembered

DASH = 2
"""Inches more for a trooper who neither fires nor brawls (BH-2)."""
MOST_COVER = 6
MOST_LEGS = 12
BACK = 500
"""Where a move is not allowed to end, one that is so much shorter is tried."""
GRIP = 2
"""Inches within which weeds hold troopers."""
REFUSALS = {
    "off table": "BX-29",
    "solid": "BX-14",
    "figure": "BX-13",
    "too high": "BX-13",
    "gap": "BX-13",
    "occupied": "BX-13",
    "too far": "BH-2",
}


class Path(Choice, frozen=True, gc=False):
    """To go from point to point."""

    VERB: ClassVar[str] = "path"

    places: tuple[Point, ...]


class Leave(Choice, frozen=True, gc=False):
    """To go off the table, from point to point."""

    VERB: ClassVar[str] = "leave"

    places: tuple[Point, ...]


Walk = To | Path | Leave


def speed_of(state: BHState, trooper: TrooperId) -> int:
    """How far a trooper walks, in thousandths."""
    return state.troopers[trooper].speed * INCH


def may_dash(state: BHState, trooper: TrooperId) -> bool:
    """Whether a trooper could go farther instead of fighting."""
    row = state.troopers[trooper]
    return not row.wounds and not row.fired and not row.brawled  # BH-2 BX-24/dash


def move_refusal(state: BHState, trooper: TrooperId) -> str | None:
    """Why a trooper cannot move at all."""
    row = state.troopers[trooper]
    if row.snapped:  # BX-6/still
        return "BX-6"
    if row.moved or row.acted:  # BX-4/order
        return "BX-4"
    if is_gripped(state, trooper):
        return "BD-6.16"
    return None


def is_gripped(state: BHState, trooper: TrooperId) -> bool:
    """Whether weeds hold a trooper (BD-6.16)."""
    kind = state.box.aliens.get(state.alien_type)
    if kind is None or kind.trait != "grips":
        return False
    here = state.troopers[trooper].at
    return any(near_figure(here, row.at, GRIP) for row in state.aliens.values())  # BD-6.16/grips


@remembered("troopers", "aliens", "terrain", "barricades", "options")
def judged(state: BHState, trooper: TrooperId, walk: Walk) -> Walked | str:
    """The walk that is asked for, cut where it meets an alien; or the rule that forbids it."""
    refusal = move_refusal(state, trooper)
    if refusal:
        return refusal
    here = state.troopers[trooper].at
    friends, foes = _others(state, trooper)
    longest = longest_of(state, trooper)
    table = table_of(state)
    if isinstance(walk, To):
        walked = table.walk_to(here, walk.place, TROOPER, friends, foes, longest)
    elif len(walk.places) > MOST_LEGS:
        return "BX-4"
    else:
        off = isinstance(walk, Leave)
        walked = table.judge((here, *walk.places), TROOPER, friends, foes, off_table=off)
    return _measured(state, trooper, walked, longest)


def _others(state: BHState, trooper: TrooperId) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """Who is in the way, and aliens, who end the move; one touched already is in the way."""
    here = state.troopers[trooper].at
    in_way = [state.troopers[n].at for n in on_table(state) if n != trooper]
    in_way += [row.at for row in state.aliens.values() if in_contact(here, row.at)]
    foes = tuple(row.at for row in state.aliens.values() if not in_contact(here, row.at))
    return tuple(in_way), foes


def _measured(state: BHState, trooper: TrooperId, walked: Walked, longest: int) -> Walked | str:
    if walked.refusal:
        return REFUSALS.get(walked.refusal, "BX-13")
    if walked.cost > longest:  # BH-2
        return "BH-2"
    if walked.met and walked.cost > speed_of(state, trooper):  # BH-4/into
        return "BH-4"
    if walked.met and state.troopers[trooper].stun:  # BR-33/stunned
        return "BX-25"
    if walked.met and state.troopers[trooper].phase == "held":  # BR-33/held
        return "BX-6"
    return walked


def move_options(state: BHState, trooper: TrooperId) -> Iterator[Walk]:
    """The canonical sample: toward what is near, behind cover, and the compass in two bands."""
    if move_refusal(state, trooper) is not None:
        return
    seen = {state.troopers[trooper].at}
    for goal in _goals(state, trooper):
        for longest in (longest_of(state, trooper), speed_of(state, trooper)):
            place = step_toward(state, trooper, goal, longest)
            if place is not None and place not in seen:
                seen.add(place)
                yield To(place)
    for place in _straight(state, trooper):
        if place not in seen:
            seen.add(place)
            if not isinstance(judged(state, trooper, To(place)), str):
                yield To(place)
    yield from _ways_out(state, trooper)


def longest_of(state: BHState, trooper: TrooperId) -> int:
    """How far a trooper could go, a dash included."""
    return speed_of(state, trooper) + (DASH * INCH if may_dash(state, trooper) else 0)  # BH-2/far


def step_toward(state: BHState, trooper: TrooperId, goal: Point, longest: int) -> Point | None:
    """The farthest point on the way to a goal, or contact there, that is allowed for so much."""
    here, table = state.troopers[trooper].at, table_of(state)
    friends, foes = _others(state, trooper)
    lengths = tuple(range(longest, 0, -BACK))
    for place in table.steps_toward(here, goal, lengths, TROOPER, (*friends, *foes)):
        walked = judged(state, trooper, To(place))
        if not isinstance(walked, str) and walked.cost <= longest and place != here:
            return place
    return None


def _goals(state: BHState, trooper: TrooperId) -> Iterator[Point]:
    """What is near and worth a walk."""
    here = state.troopers[trooper].at
    kinds: tuple[tuple[int, list[Point]], ...] = (
        (2, [row.at for row in state.aliens.values()]),
        (2, [row.at for row in state.objectives.values() if not row.done]),
        (1, [row.at for row in state.locations.values() if not row.spent]),
        (1, [row.at for row in state.signals.values()]),
        (1, [row.at for row in state.spawns.values()]),
        (1, [state.evac.at] if state.evac.at is not None else []),
    )
    for most, places in kinds:
        near = sorted(places, key=lambda place: (squared(here, place), place))[:most]
        yield from near


def _straight(state: BHState, trooper: TrooperId) -> Iterator[Point]:
    """Points of the compass and behind cover that a straight walk leads to."""
    here, table = state.troopers[trooper].at, table_of(state)
    longest = longest_of(state, trooper)
    friends, foes = _others(state, trooper)
    cover = islice(table.cover_points(here, longest), MOST_COVER)
    walks = speed_of(state, trooper)
    goals = [row.at for row in state.objectives.values()]
    goals += [row.at for row in state.aliens.values()]
    ahead = [toward(here, goal, walks) for goal in goals[:4]]
    for place in (*ahead, *cover, *table.compass(here, (walks, longest))):
        walked = table.judge((here, place), TROOPER, friends, foes)
        if not walked.refusal and walked.end == place and walked.cost <= longest:
            yield place


def _ways_out(state: BHState, trooper: TrooperId) -> Iterator[Leave]:
    """Off the table at the nearest edge, if that is near enough (BX-29)."""
    here, size = state.troopers[trooper].at, state.size
    exits = (
        Point(here.x, -BASE),
        Point(here.x, size.y + BASE),
        Point(-BASE, here.y),
        Point(size.x + BASE, here.y),
    )
    for place in exits:
        leaving = Leave((place,))
        if not isinstance(judged(state, trooper, leaving), str):
            yield leaving
