"""The answer a beginner is shown in a mission of Bug Hunt: always the same one, and a listed one.

It leans on no other player, so that the guided mission stays as it is when those get better.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import dist
from typing import Any, Final

from xenofront.games.bug_hunt.rules.ch1_setup import deploy
from xenofront.games.bug_hunt.rules.ch2_turn import phases
from xenofront.games.bug_hunt.rules.ch2_turn.reactions import ReactionDie, reactions_of, teams
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import DONE, ChooseAction, ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.jams import Unjam
from xenofront.games.bug_hunt.rules.ch4_combat.attack import ExtraShot, NextShot
from xenofront.games.bug_hunt.rules.ch4_combat.brawl import Fight
from xenofront.games.bug_hunt.rules.ch4_combat.follow_up import ChooseFollowUp
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import preview
from xenofront.games.bug_hunt.rules.ch5_aliens import snap_fire
from xenofront.games.bug_hunt.rules.ch6_objectives import evac, objectives
from xenofront.games.bug_hunt.rules.ch6_objectives.locations import Activate
from xenofront.games.bug_hunt.rules.ch6_objectives.spawns import Close
from xenofront.games.bug_hunt.rules.choices import STAY, Fire, FireAt, Stay, Target, To
from xenofront.games.bug_hunt.rules.ground import on_table, opponents, sight, table_of
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.geometry.plane.exact import INCH, Point
from xenofront.geometry.plane.walking import TROOPER
from xenofront.kernel import Choice, Game, Question

ALWAYS: Final[dict[type[Question], Choice]] = {
    deploy.DeployFigure: deploy.Rest(),
    evac.RollForShip: evac.Roll(),
    evac.GoAboard: evac.Board(),
}
CLOSE: Final = 6
"""Inches within which a die needs little, and within which objectives are held."""
QUIET: Final = 14
"""Nobody acts for an alien farther away than so many inches."""
STRIKE: Final = 9
"""Inches from which most aliens can come into contact."""
HELD: Final = ("patrol", "secure")
"""Objectives for which it is enough to be near."""
USEFUL: Final = (
    objectives.Take,
    evac.Call,
    objectives.HackIn,
    evac.Assist,
    Fight,
    Fire | FireAt,
    Activate,
    Unjam,
    Close,
)
"""Actions, the most useful first."""


def shown_choice(game: Game) -> str:
    """Two objectives together, shooting by the odds; then the ship is called."""
    pending, state = game.pending, game.state
    assert pending is not None
    assert isinstance(state, BHState)
    if not isinstance(pending, Question):
        return pending.options[0]
    always = ALWAYS.get(type(pending))
    return (always or _chosen(_Look(state), pending)).key


def _chosen(look: _Look, ask: Any) -> Choice:
    """What is shown; the first answer before and after a mission."""
    match ask:
        case ReactionDie():
            return _die(look.state, ask)
        case phases.ChooseTrooper():
            return _who(look, ask)
        case ChooseMove() | ChooseFollowUp():
            return _where(look, ask.trooper, ask.choices)
        case ChooseAction():
            return _what(look, ask)
        case snap_fire.ChooseSnapShot():
            near = look.places[ask.trooper]
            return _nearest(
                near, (one for one in ask.choices if isinstance(one, snap_fire.SnapShot))
            )
        case evac.PlaceShip():
            return _nearest(look.middle, ask.choices)
        case snap_fire.ChooseFreeShot():
            shots = [choice for choice in ask.choices if isinstance(choice, Fire)]
            return _best_shot(look.state, ask.trooper, shots) or shots[0]
        case ExtraShot() | NextShot() | evac.ShipTarget():
            return _target(look, ask)
    first: Choice = ask.choices[0]
    return first


def _die(state: BHState, ask: ReactionDie) -> Choice:
    """The highest die that still makes a team quick; if none does, the highest of all."""
    value = reactions_of(state, teams(state)[ask.team])
    quick = [die for die in ask.choices if int(die.face) <= value]
    best: Choice = max(quick or ask.choices, key=lambda die: int(die.face))
    return best


def _inches(a: Point, b: Point) -> float:
    return dist(a, b) / INCH


def _nearest(here: Point, choices: Iterable[snap_fire.SnapShot | evac.Over]) -> Choice:
    return min(choices, key=lambda choice: (_inches(choice.place, here), choice.key))


class _Look:
    """The table as the guide sees it."""

    def __init__(self, state: BHState) -> None:
        self.state = state
        self.places = {name: state.troopers[name].at for name in on_table(state)}
        self.aliens = [row.at for row in state.aliens.values()]
        self.able = [r.at for r in state.aliens.values() if not r.stun and not r.wounds]

    @property
    def middle(self) -> Point:
        """Where the squad is."""
        all_ = list(self.places.values()) or [Point(0, 0)]
        return Point(sum(p.x for p in all_) // len(all_), sum(p.y for p in all_) // len(all_))

    @property
    def is_done(self) -> bool:
        """Whether enough is done, or would be with what is carried."""
        return (
            objectives.points(self.state) >= objectives.SUCCESS
            or objectives.completed(self.state) >= objectives.SUCCESS
        )

    @property
    def may_call(self) -> bool:
        ship = self.state.evac
        asked = ship.called or ship.comes or ship.at is not None
        return self.is_done and self.state.turn >= evac.FIRST_TURN and not asked

    @property
    def goal(self) -> tuple[Point, int] | None:
        """Where the squad goes now, and how near is near enough: an objective, then the ship."""
        if self.state.evac.at is not None:
            return self.state.evac.at, 2
        if self.is_done:
            return None
        left = [r for r in self.state.objectives.values() if not (r.done or r.failed or r.taken)]
        here = self.middle
        first = min(left, key=lambda row: (_inches(here, row.at), row.at), default=None)
        return (first.at, CLOSE - 1 if first.kind in HELD else 0) if first is not None else None

    def danger(self, place: Point) -> float:
        """How many aliens can come here, those that are near already counting more."""
        away = [_inches(place, alien) for alien in self.able]
        return sum(1.0 + 0.5 * (far < CLOSE) for far in away if far <= STRIKE)


# -- who, where, what ------------------------------------------------------------------------------


def _who(look: _Look, ask: phases.ChooseTrooper) -> Choice:
    """Who fights, then who is nearest to an alien or to the goal; if nobody has to, the end."""
    acting = [choice.trooper for choice in ask.choices if isinstance(choice, phases.Act)]
    busy = [name for name in acting if _is_busy(look, name)]
    if not busy:
        return phases.END_TROOPERS
    name = min(busy, key=lambda one: (_patience(look, one), one))
    waits = phases.KeepReady(name) in ask.choices and _should_wait(look, name)
    return phases.KeepReady(name) if waits else phases.Act(name)


def _is_busy(look: _Look, name: TrooperId) -> bool:
    """Whether there is somewhere to go, somebody to fight or a ship to call."""
    here = look.places[name]
    if opponents(look.state, name) or look.may_call:
        return True
    if look.goal is not None and not _is_there(look, here):
        return True
    return any(_inches(here, alien) <= QUIET for alien in look.aliens)


def _is_there(look: _Look, place: Point) -> bool:
    """Whether a place, or somebody else already, is near enough to the goal."""
    if look.goal is None:
        return True
    at, near = look.goal
    touched = not near and any(_inches(one, at) <= 0.6 for one in look.places.values())
    return touched or _inches(place, at) <= max(near, 0.6)


def _patience(look: _Look, name: TrooperId) -> float:
    here = look.places[name]
    if opponents(look.state, name):
        return -1.0
    alien = min((_inches(here, at) for at in look.aliens), default=99.0)
    ahead = _inches(here, look.goal[0]) if look.goal is not None else 50.0
    return alien if alien <= CLOSE else 100.0 + ahead


def _should_wait(look: _Look, name: TrooperId) -> bool:
    """Whether an alien will come nearer by itself, and nothing else is to be done."""
    here, state = look.places[name], look.state
    if look.may_call or opponents(state, name) or not _is_there(look, here):
        return False
    away = {alien: _inches(here, row.at) for alien, row in state.aliens.items()}
    if any(far <= CLOSE for far in away.values()):
        return False
    return any(far <= QUIET and sight(state, name, alien).seen for alien, far in away.items())


def _where(look: _Look, name: TrooperId, choices: Iterable[Choice]) -> Choice:
    """Nearer to the goal by the way around, with friends, away from aliens."""
    here, state = look.places[name], look.state
    if opponents(state, name) or (look.may_call and not state.troopers[name].moved):
        return STAY
    route = _route(look, name)

    def value(choice: To | Stay) -> tuple[float, str]:
        end = choice.place if isinstance(choice, To) else here
        return _worth(look, name, end, route), choice.key

    return max((one for one in choices if isinstance(one, To | Stay)), key=value)


def _route(look: _Look, name: TrooperId) -> set[Point]:
    """How far the next moves lead on the way around obstacles."""
    if look.goal is None:
        return set()
    others = tuple(at for one, at in look.places.items() if one != name)
    row = look.state.troopers[name]
    lengths = ((row.speed + 2) * INCH, row.speed * INCH)
    table = table_of(look.state)
    return set(table.steps_toward(row.at, look.goal[0], lengths, TROOPER, others))


def _worth(look: _Look, name: TrooperId, end: Point, route: set[Point]) -> float:
    row, here = look.state.troopers[name], look.places[name]
    friends = [at for one, at in look.places.items() if one != name]
    value = 0.15 * min(3, sum(_inches(end, at) <= CLOSE for at in friends))
    value -= 0.6 * look.danger(end)
    if look.goal is not None:
        at, near = look.goal
        left = _inches(end, at) if end not in route else _inches(here, at) - _inches(here, end)
        value -= 0.7 * max(0.0, left - near)
    if look.aliens and _inches(here, end) <= row.speed + 0.01 and not row.stun:
        value += 0.7 * any(_inches(end, alien) <= 2 * CLOSE for alien in look.aliens)
    return value + 0.02 * (end == here)


def _what(look: _Look, ask: ChooseAction) -> Choice:
    for kind in USEFUL:
        found = [choice for choice in ask.choices if isinstance(choice, kind)]
        if not found or (kind is evac.Call and not look.may_call):
            continue
        shots = [choice for choice in found if isinstance(choice, Fire | FireAt)]
        best = _best_shot(look.state, ask.trooper, shots) if shots else found[0]
        if best:
            return best
    return DONE


# -- shots -----------------------------------------------------------------------------------------


def _best_shot(state: BHState, name: TrooperId, shots: Iterable[Fire | FireAt]) -> Fire | None:
    """The shot that most likely kills, or else wounds or stuns; nothing if none could."""
    best, most = None, 0
    for shot in (shot for shot in shots if isinstance(shot, Fire)):
        odds = preview(state, name, shot.weapon, shot.target)
        gain = 10 * odds.dead + 7 * odds.wounded + 4 * odds.stunned if odds else 0
        fired = max(1, state.box.weapons[shot.weapon].shots)
        if gain * fired > most:
            best, most = shot, gain * fired
    return best


def _target(look: _Look, ask: ExtraShot | NextShot | evac.ShipTarget) -> Choice:
    """The nearest alien that is neither stunned nor wounded."""
    here, rows = look.places.get(TrooperId(ask.shooter), look.middle), look.state.aliens

    def cost(choice: Target) -> tuple[bool, float, str]:
        row = rows[choice.target]
        return bool(row.stun or row.wounds), _inches(here, row.at), choice.target

    return min((choice for choice in ask.choices if isinstance(choice, Target)), key=cost)
