"""Objectives that somebody could serve in this very move, wherever the squad is going."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.play.greedy.routes import Place, longest
from xenofront.games.bug_hunt.play.greedy.situation import Situation
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import judged
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import NEAR, SUCCESS, open_of, points
from xenofront.games.bug_hunt.rules.choices import To
from xenofront.games.bug_hunt.rules.ground import aliens_near, near_point, touches_point
from xenofront.games.bug_hunt.rules.state import TrooperId
from xenofront.geometry.plane.directions import step
from xenofront.geometry.plane.exact import INCH, Point, squared

WORTH: Final = {
    "scout": 6.0,
    "beacon": 6.0,
    "hack": 3.0,
    "retrieve": 3.0,
    "patrol": 2.5,
    "secure": 5.0,
}
"""What it is worth to be where an objective is served, twice as much if that wins."""
WIDE: Final = ("patrol", "secure")
"""Served from anywhere near; the others by touching them."""
BY_TOUCH: Final = ("scout", "beacon")
"""Served by arriving, even in the arms of an alien."""
HELD_UP: Final = 0.2
"""Which share is left of what cannot be secured yet."""
SOON: Final = 7
"""Who is within so many inches of an objective is there soon."""
ROOM: Final = 2
"""So many can touch an objective at once, if each stands aside."""
BESIDE, ASIDE, AROUND = 400, 500, 5900
"""How far from an objective one stands, in thousandths: to touch it, to leave room, to be near."""
ELBOW: Final = 1.1
"""What a place is worth from which a hack leaves room for somebody else."""
TURN: Final = 45
"""Degrees between the places around an objective."""


class Prize(NamedTuple):
    """An objective that is served by being somewhere."""

    at: Point
    kind: str
    worth: float

    def is_had(self, at: Point) -> bool:
        """Whether somebody at a place serves it."""
        return near_point(at, self.at, NEAR) if self.kind in WIDE else touches_point(at, self.at)


def prizes(look: Situation) -> tuple[Prize, ...]:
    """What is to be had now."""
    state = look.state
    beacons_wait = bool(open_of(state, "hack", "secure", "scout"))
    found = []
    for row in state.objectives.values():
        gone = row.done or row.failed or row.taken or row.reached
        if gone or row.kind not in WORTH or (row.kind == "beacon" and beacons_wait):
            continue
        wins = points(state) + row.worth >= SUCCESS
        found.append(Prize(row.at, row.kind, WORTH[row.kind] * (2.0 if wins else 1.0)))
    return tuple(found)


def worth(look: Situation, trooper: TrooperId, at: Point, found: tuple[Prize, ...]) -> float:
    """What a trooper has of a place."""
    return sum(
        _share(look, trooper, prize) * prize.worth * _elbow(prize, at)
        for prize in found
        if prize.is_had(at)
    )


def _elbow(prize: Prize, at: Point) -> float:
    """Two may hack at once, if the first does not stand in the middle."""
    aside = prize.kind == "hack" and squared(at, prize.at) > BESIDE * BESIDE
    return ELBOW if aside else 1.0


def _share(look: Situation, trooper: TrooperId, prize: Prize) -> float:
    """How much of an objective is for this trooper, who is there."""
    if prize.kind == "hack":
        tech = look.state.troopers[trooper].tech
        better = _better(look, prize, tech)
        return 0.5 + min(1.0, (1 + tech) / 6) if better < ROOM else 0.0
    if prize.kind not in WIDE:
        return 1.0
    if any(prize.is_had(place) for name, place in look.places.items() if name != trooper):
        return 0.0
    held_up = prize.kind == "secure" and aliens_near(look.state, prize.at, NEAR)
    return HELD_UP if held_up else 1.0


def _better(look: Situation, prize: Prize, tech: int) -> int:
    """How many are about to be there who hack better."""
    rows = look.state.troopers
    return sum(
        rows[name].tech > tech and not rows[name].stun and near_point(at, prize.at, SOON)
        for name, at in look.places.items()
    )


def grips(look: Situation, trooper: TrooperId, found: tuple[Prize, ...]) -> Iterator[Place]:
    """Places from which something is to be had, if a trooper gets there in one move."""
    here, most = look.places[trooper], longest(look, trooper)[1]
    for prize in found:
        if prize.is_had(here):
            continue
        for end in _ends(prize):
            if squared(here, end) > most * most:
                continue
            walked = judged(look.state, trooper, To(end))
            if isinstance(walked, str) or not prize.is_had(walked.end):
                continue
            if walked.met is None or prize.kind in BY_TOUCH:
                yield Place(To(end), walked.end, walked.cost / INCH)


def _ends(prize: Prize) -> Iterator[Point]:
    if prize.kind not in WIDE:
        yield prize.at
    away = AROUND if prize.kind in WIDE else ASIDE if prize.kind == "hack" else BESIDE
    for degrees in range(0, 360, TURN):
        yield step(prize.at, degrees, away)
