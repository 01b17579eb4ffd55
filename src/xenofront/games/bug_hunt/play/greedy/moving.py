"""Where a trooper goes."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from typing import Final

from xenofront.games.bug_hunt.play.greedy.prizes import grips, prizes, worth
from xenofront.games.bug_hunt.play.greedy.routes import (
    Place,
    along,
    around,
    is_straight,
    left_from,
    way_to,
)
from xenofront.games.bug_hunt.play.greedy.situation import CLOSE, GUARD, SURVEY, Situation, inches
from xenofront.games.bug_hunt.play.greedy.standing import Stand
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseMove
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import FIRST_TURN
from xenofront.games.bug_hunt.rules.choices import STAY
from xenofront.games.bug_hunt.rules.ground import opponents
from xenofront.games.bug_hunt.rules.state import TrooperId
from xenofront.geometry.plane.exact import INCH, Point
from xenofront.geometry.plane.fields import Way
from xenofront.kernel import Game
from xenofront.players.base import Choice as Answer
from xenofront.players.base import Why, because

BOARDING: Final = 2.5
STEP: Final = 0.3
"""What an inch of the way is worth."""
THERE: Final = 1.5
"""What it is worth to be where an objective is served."""
TOGETHER: Final = 0.15
LONG: Final = 18
"""From this turn on nothing more is hoped for."""
BETTER: Final = 0.05
"""So much better a place must be than staying."""


def move(look: Situation, game: Game, ask: ChooseMove, seed: int) -> Answer:
    """The place that is worth most, or stay."""
    trooper = ask.trooper
    if wants_to_call(look, trooper):
        return Answer(STAY, because("stay-call", trooper=trooper))
    if opponents(look.state, trooper) and not _walks_away(look, trooper):
        return Answer(STAY, because("stay-fight", trooper=trooper))
    if surveys(look, trooper):
        return Answer(STAY, because("stay-survey", trooper=trooper))
    goal, why = destination(look, trooper)
    best = next(one for one in best_first(look, trooper) if game.why_not(one.choice) is None)
    if best.choice == STAY:
        return Answer(STAY, because("stay", trooper=trooper))
    here = look.places[trooper]
    nearer = goal is not None and inches(best.end, goal) < inches(here, goal)
    return Answer(best.choice, why if nearer else because("safer", trooper=trooper))


def _walks_away(look: Situation, trooper: TrooperId) -> bool:
    """Whether a fight holds nobody up: to leave it costs nothing (BX-13)."""
    return look.temper.veteran and trooper in look.goals


def best_first(look: Situation, trooper: TrooperId) -> Iterator[Place]:
    """Places from the best on, this one among them; shots are looked at when they matter."""
    goal, _ = destination(look, trooper)
    way = way_to(look, trooper, goal, straight=goal not in look.marks) if goal else None
    stand = Stand(look, trooper)
    heap = []
    found = prizes(look) if look.temper.veteran else ()
    for place in (*places_of(look, trooper, way), *grips(look, trooper, found)):
        left = _left(look, trooper, place, way)
        value = _value(look, stand, place, goal, left) + worth(look, trooper, place.end, found)
        value += BETTER if place.choice == STAY else 0.0
        hope = stand.hope(place)
        heap.append((-value - hope, place.choice.key, value, not hope, place))
    heapify(heap)
    while heap:
        _, key, value, known, place = heappop(heap)
        if known:
            if not place.guessed or is_straight(look, trooper, place.end):
                yield place
        else:
            heappush(heap, (-value - stand.fire(place), key, value, True, place))


def places_of(look: Situation, trooper: TrooperId, way: Way | None) -> list[Place]:
    """Where a trooper might go."""
    places = [Place(STAY, look.places[trooper], 0.0)]
    if way is not None:
        places += along(look, trooper, way)
    if look.threats or way is None or len(places) == 1:
        places += around(look, trooper)
    return places


def _left(look: Situation, trooper: TrooperId, place: Place, way: Way | None) -> float:
    if way is None:
        return 0.0
    return way.cost / INCH if not place.walked else left_from(way, place.end)


def destination(look: Situation, trooper: TrooperId) -> tuple[Point | None, Why]:
    """Where a trooper is wanted, and why."""
    state, ship = look.state, look.state.evac.at
    target = look.goals.get(trooper)
    late = ship is not None and (state.evac.leaves - state.turn <= 1 or state.turn >= LONG)
    if ship is not None and (target is None or late):
        return ship, because("to-ship", trooper=trooper)
    if target is not None and not look.is_served(trooper, target):
        return target.at, because("escort", trooper=trooper)
    if target is not None and target.kind == SURVEY:
        return target.at, because("to-survey", trooper=trooper)
    if target is not None:
        return target.at, because("to-objective", trooper=trooper, objective=target.name)
    return _rally(look, trooper), because("gather", trooper=trooper)


def _rally(look: Situation, trooper: TrooperId) -> Point | None:
    """The middle of the squad."""
    others = [at for name, at in look.places.items() if name != trooper]
    if not others:
        return None
    return Point(
        sum(at.x for at in others) // len(others), sum(at.y for at in others) // len(others)
    )


def _value(look: Situation, stand: Stand, place: Place, goal: Point | None, left: float) -> float:
    state, trooper, end = look.state, stand.trooper, place.end
    target = look.goals.get(trooper)
    value = TOGETHER * min(3, stand.company(end)) - stand.danger(place.end)
    if goal is None:
        return value
    if goal == state.evac.at:
        left = max(0.0, left - BOARDING)
    elif target is None:
        left = max(0.0, left - CLOSE / 2)
    elif not look.is_served(trooper, target):
        left = max(0.0, left - GUARD)
    elif look.is_near(end, target):
        left = 0.0
        value += THERE
    return value - look.temper.haste * STEP * left


def surveys(look: Situation, trooper: TrooperId) -> bool:
    """Whether this one stands at the centre and has only to wait there for a turn."""
    if trooper not in look.surveyors:
        return False
    target = look.goals.get(trooper)
    if target is None or target.kind != SURVEY:
        return False
    return look.is_near(look.places[trooper], target)


def wants_to_call(look: Situation, trooper: TrooperId) -> bool:
    """Whether this trooper should stand still and call the ship."""
    state, row = look.state, look.state.troopers[trooper]
    if not ready_to_leave(look) or row.stun or row.brawled or row.moved:
        return False
    if opponents(state, trooper):
        return False
    waiting = [n for n in look.squad if state.troopers[n].phase in ("quick", "slow", "held", "")]
    able = [n for n in waiting if not state.troopers[n].stun]
    return bool(able) and trooper == max(able, key=lambda n: (state.troopers[n].tech, n))


def ready_to_leave(look: Situation) -> bool:
    """Whether the ship should come: enough is done, or nothing more can be."""
    state, evac = look.state, look.state.evac
    if state.turn < FIRST_TURN or evac.called or evac.comes or evac.at is not None:
        return False
    return look.won or look.carried or not look.targets or state.turn >= LONG
