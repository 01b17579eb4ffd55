"""Where a trooper goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from xenofront.geometry.plane.exact import INCH, Point, point, text
from xenofront.geometry.plane.walking import TROOPER
from xenofront.kernel import Ask, Game
from xenofront.players.base import Choice, Why, because
from xenofront.players.greedy.bug_hunt.look import CLOSE, Look, Target, inches
from xenofront.systems.bug_hunt.ch3_troopers.movement import DASH, may_dash
from xenofront.systems.bug_hunt.ch6_objectives.evac import FIRST_TURN
from xenofront.systems.bug_hunt.ground import opponents, table_of
from xenofront.systems.bug_hunt.state import TrooperId

STAY: Final = "stay"
BOARDING: Final = 2.5
STEP, HASTE = 0.45, 0.8
"""What an inch of the way is worth, to the squad and to who goes ahead."""
FEAR: Final = 0.6
"""What an alien that can come near costs."""
TOGETHER: Final = 0.15
FIRE: Final = 0.7
"""What it is worth to be able to fire after the move."""


def move(look: Look, game: Game, ask: Ask) -> Choice:
    """The place that is worth most, or stay."""
    trooper = TrooperId(ask.about[0])
    if wants_to_call(look, trooper):
        return Choice(STAY, because("stay-call", trooper=trooper))
    if opponents(look.state, trooper):
        return Choice(STAY, because("stay-fight", trooper=trooper))
    goal, why = destination(look, trooper)
    here, best = look.places[trooper], _best(ends(look, game, ask))
    if best == STAY:
        return Choice(STAY, because("stay", trooper=trooper))
    nearer = goal is not None and inches(end_of(best), goal) < inches(here, goal)
    return Choice(best, why if nearer else because("safer", trooper=trooper))


def end_of(words: str) -> Point:
    """Where an answer leads."""
    return point(words.removeprefix("to "))


def _best(places: dict[str, float]) -> str:
    """Stay, unless somewhere else is better."""
    best, most = STAY, places[STAY]
    for words, value in sorted(places.items()):
        if value > most + 0.01:
            best, most = words, value
    return best


def ends(look: Look, game: Game, ask: Ask) -> dict[str, float]:
    """By answer what it is worth to go there; staying is one of them.

    Ends of the way that are allowed but not listed come as well.
    """
    trooper = TrooperId(ask.about[0])
    goal, _ = destination(look, trooper)
    here = look.places[trooper]
    places = {o: end_of(o) for o in ask.options if o.startswith("to ")}
    route = list(_route(look, trooper, goal)) if goal is not None else []
    for end in route:
        words = f"to {text(end)}"
        if words not in places and game.why_not(words) is None:
            places[words] = end
    found = {STAY: _value(look, trooper, here, here, goal, route)}
    for words, end in places.items():
        found[words] = _value(look, trooper, here, end, goal, route)
    return found


def destination(look: Look, trooper: TrooperId) -> tuple[Point | None, Why]:
    """Where a trooper is wanted, and why."""
    state, ship = look.state, look.state.evac.at
    target = look.goals.get(trooper)
    late = ship is not None and state.evac.leaves - state.turn <= 1
    if ship is not None and (target is None or late):
        return ship, because("to-ship", trooper=trooper)
    if target is not None:
        return target.at, because("to-objective", trooper=trooper, objective=target.name)
    return _rally(look, trooper), because("gather", trooper=trooper)


def _rally(look: Look, trooper: TrooperId) -> Point | None:
    """The middle of the squad."""
    others = [at for name, at in look.places.items() if name != trooper]
    if not others:
        return None
    return Point(
        sum(at.x for at in others) // len(others), sum(at.y for at in others) // len(others)
    )


def _route(look: Look, trooper: TrooperId, goal: Point) -> Iterator[Point]:
    """How far a walk and a dash lead on the way around obstacles."""
    state, row = look.state, look.state.troopers[trooper]
    lengths = [row.speed * INCH]
    if may_dash(state, trooper):
        lengths.insert(0, (row.speed + DASH) * INCH)
    others = tuple(at for name, at in look.places.items() if name != trooper)
    yield from table_of(state).steps_toward(row.at, goal, tuple(lengths), TROOPER, others)


def _value(
    look: Look, trooper: TrooperId, here: Point, end: Point, goal: Point | None, route: list[Point]
) -> float:
    state, row = look.state, look.state.troopers[trooper]
    walked = inches(here, end)
    target = look.goals.get(trooper)
    leads = target is not None and _leads(look, trooper, target)
    value = TOGETHER * min(3, look.company(end, trooper)) - FEAR * look.danger(end)
    if goal is not None:
        rest = inches(end, goal)
        if end in route:
            rest = min(rest, inches(here, goal) - walked)
        if goal == state.evac.at:
            rest = max(0.0, rest - BOARDING)
        elif target is None:
            rest = max(0.0, rest - CLOSE / 2)
        elif look.is_near(end, target):
            rest = 0.0
            value += 1.5
        value -= (HASTE if leads or goal == state.evac.at else STEP) * rest
    if walked <= row.speed + 0.01 and state.aliens and not row.stun:
        value += FIRE * any(inches(end, alien.at) <= 2 * CLOSE for alien in state.aliens.values())
    return value


def _leads(look: Look, trooper: TrooperId, target: Target) -> bool:
    """Whether nobody is nearer to the objective."""
    mine = inches(look.places[trooper], target.at)
    return all(mine <= inches(at, target.at) + 0.01 for at in look.places.values())


def wants_to_call(look: Look, trooper: TrooperId) -> bool:
    """Whether this trooper should stand still and call the ship."""
    state, row = look.state, look.state.troopers[trooper]
    if not ready_to_leave(look) or row.stun or row.brawled or row.moved:
        return False
    if opponents(state, trooper):
        return False
    waiting = [n for n in look.squad if state.troopers[n].phase in ("quick", "slow", "held", "")]
    able = [n for n in waiting if not state.troopers[n].stun]
    return bool(able) and trooper == max(able, key=lambda n: (state.troopers[n].tech, n))


def ready_to_leave(look: Look) -> bool:
    """Whether the ship should come: enough is done, or nothing more can be."""
    state, evac = look.state, look.state.evac
    if state.turn < FIRST_TURN or evac.called or evac.comes or evac.at is not None:
        return False
    return look.won or look.carried or not look.targets or state.turn >= 9
