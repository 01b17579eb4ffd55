"""Walking hex by hex, stepping aside, and which way to face."""

from __future__ import annotations

from typing import Any

from xenofront.geometry.hexes import HexId
from xenofront.kernel import Ask
from xenofront.players.base import Choice, because
from xenofront.players.greedy.galaxy_defenders.goals import goal_of
from xenofront.players.greedy.galaxy_defenders.look import FAR, Look
from xenofront.players.greedy.galaxy_defenders.standing import Ground, Spot, facing
from xenofront.players.greedy.galaxy_defenders.turn import walk_why
from xenofront.systems.galaxy_defenders.ch5_terrain.map import aliens_at
from xenofront.systems.galaxy_defenders.state import AgentId, GDState

STOP, STAY = "stop", "stay"


def step(state: GDState, ask: Ask, move: Any) -> Choice:
    """The next hex on the way to the best end of the movement, or stop."""
    look = Look(state, AgentId(move.agent))
    points = int(ask.about[0])
    ground = _ground(look)
    best = ground.best(points)
    why = walk_why(look, ground, best)
    if best.hex == look.here and STOP in ask.options:
        return Choice(STOP, because("stop", agent=look.agent, hex=look.here))
    places = [HexId(o) for o in ask.options if o in look.board.area_of]
    back = look.board.reach(best.hex, points, look.mask, _shunned(look))
    nearest = min(places, key=lambda place: (back.get(place, FAR), place), default=None)
    if nearest is None or (back.get(nearest, FAR) >= points and STOP in ask.options):
        return Choice(ask.options[-1], because("stop", agent=look.agent, hex=look.here))
    return Choice(nearest, why)


def _ground(look: Look) -> Ground:
    return Ground(look, fights="combat" not in look.spent and bool(look.state.aliens))


def _shunned(look: Look) -> frozenset[HexId]:
    """Aliens in the way, except for who slips past them."""
    turn = look.state.turn
    agile = turn is not None and turn.agent == look.agent and turn.agile
    return frozenset() if agile else frozenset(aliens_at(look.state))


def face(state: GDState, agent: AgentId, options: tuple[str, ...]) -> Choice:
    """Look at whom to shoot, at the others, or ahead."""
    look = Look(state, agent)
    target = _ground(look).spot(look.here).target
    way = facing(look, goal_of(look), target, options)
    if target:
        return Choice(way, because("face-target", agent=agent, target=target))
    return Choice(way, because("face", agent=agent))


def step_aside(state: GDState, agent: AgentId, options: tuple[str, ...]) -> Choice:
    """Another hex if it is safer."""
    look = Look(state, agent)
    ground = Ground(look, fights=False)
    spots: list[Spot] = [
        ground.spot(look.here),
        *(ground.spot(HexId(o)) for o in options if o != STAY),
    ]
    best = max(spots, key=lambda spot: (spot.value, spot.hex))
    if best.hex == look.here:
        return Choice(STAY, because("stay", agent=agent))
    return Choice(best.hex, because("walk-safety", agent=agent, hex=best.hex))
