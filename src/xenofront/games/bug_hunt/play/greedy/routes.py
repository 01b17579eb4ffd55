"""Places a trooper thinks of: on its way, around it; each with the walk that leads there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.play.greedy.situation import Situation, inches
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import DASH, Path, Walk, may_dash
from xenofront.games.bug_hunt.rules.ch5_aliens.behaviour import part
from xenofront.games.bug_hunt.rules.choices import Stay, To
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.games.bug_hunt.rules.state import TrooperId
from xenofront.geometry.plane.directions import step
from xenofront.geometry.plane.exact import INCH, Point, length_up
from xenofront.geometry.plane.fields import Way
from xenofront.geometry.plane.walking import TROOPER

TURN: Final = 30
"""Degrees between the places around a trooper."""
BACK: Final = 600
"""A way that is taken by somebody is walked so much less far, and again so much."""
TRIES: Final = 4


class Place(NamedTuple):
    """Where a move could end, how long the way there is, and the answer that leads there."""

    choice: Walk | Stay
    end: Point
    walked: float
    guessed: bool = False
    """Whether nobody has looked yet if a straight walk leads there."""


def longest(look: Situation, trooper: TrooperId) -> tuple[int, int]:
    """How far a trooper walks, and how far with a dash."""
    speed = look.state.troopers[trooper].speed * INCH
    return speed, speed + (DASH * INCH if may_dash(look.state, trooper) else 0)


def way_to(look: Situation, trooper: TrooperId, goal: Point, *, straight: bool = False) -> Way:
    """The way around terrain to a goal; straight if there is none, or if that is wanted."""
    here = look.places[trooper]
    if straight or not table_of(look.state).ground.stands(goal):
        return Way(length_up(here, goal), (here, goal))
    found = table_of(look.state).field(goal, TROOPER).way(here)
    return found or Way(length_up(here, goal), (here, goal))


def left_from(way: Way, end: Point) -> float:
    """About how many inches are left from somewhere near a way."""
    least, rest = inches(end, way.path[-1]), 0.0
    if len(way.path) == 2:
        return least
    best = least + 3.0
    for here, there in pairwise(way.path[:0:-1]):
        rest += inches(here, there)
        best = min(best, inches(end, there) + rest)
    return max(least, best)


def along(look: Situation, trooper: TrooperId, way: Way) -> Iterator[Place]:
    """How far a dash and a walk lead on the way; nothing while friends are in it."""
    walk, dash = longest(look, trooper)
    friends = [at for name, at in look.places.items() if name != trooper]
    table, foes = table_of(look.state), [row.at for row in look.state.aliens.values()]
    for most in dict.fromkeys((dash, walk)):
        length = most
        for _ in range(TRIES):
            path = part(way.path, max(0, length))
            if len(path) < 2:
                break
            found = table.judge(path, TROOPER, friends, foes)
            if not found.refusal and found.met is None and found.cost <= most:
                going = To(path[1]) if len(path) == 2 else Path(tuple(path[1:]))
                yield Place(going, path[-1], found.cost / INCH)
                break
            length -= max(BACK, found.cost - most if not found.refusal else 0)


def around(look: Situation, trooper: TrooperId) -> Iterator[Place]:
    """Places in all directions, as far as a walk leads; some of them may not be allowed."""
    here, ground = look.places[trooper], table_of(look.state).ground
    walk, dash = longest(look, trooper)
    for length in dict.fromkeys((walk, dash)):
        for degrees in range(0, 360, TURN):
            end = step(here, degrees, length)
            if ground.holds(end):
                yield Place(To(end), end, length / INCH, guessed=True)


def is_straight(look: Situation, trooper: TrooperId, end: Point) -> bool:
    """Whether a straight walk leads somewhere."""
    friends = [at for name, at in look.places.items() if name != trooper]
    foes = [row.at for row in look.state.aliens.values()]
    path = (look.places[trooper], end)
    found = table_of(look.state).judge(path, TROOPER, friends, foes)
    return not found.refusal and found.met is None and found.cost <= longest(look, trooper)[1]
