"""Walking hex by hex, stepping aside, and which way to face."""

from __future__ import annotations

from typing import NamedTuple

from xenofront.games.galaxy_defenders.play.greedy.fighting import arms, gain_from, prey_of
from xenofront.games.galaxy_defenders.play.greedy.goals import aim
from xenofront.games.galaxy_defenders.play.greedy.look import FAR, Look
from xenofront.games.galaxy_defenders.play.greedy.standing import Ground, Spot, facing, ground_of
from xenofront.games.galaxy_defenders.play.greedy.turn import walk_why
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import aliens_at
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Question
from xenofront.players.base import Choice, Why, because

STOP, STAY = "stop", "stay"


class Heading(NamedTuple):
    """Where an agent is walking, as long as nothing else on the map changes."""

    agent: AgentId
    hex: HexId
    why: Why
    around: tuple[object, ...]

    def holds(self, state: GDState, agent: str) -> bool:
        """Whether nothing has happened since it was chosen."""
        same = zip(self.around, surroundings(state), strict=True)
        return agent == self.agent and all(old is new for old, new in same)


def surroundings(state: GDState) -> tuple[object, ...]:
    """The tables whose change is a surprise to who walks."""
    return state.aliens, state.signals, state.locks, state.bars


def headed(look: Look, points: int) -> Heading:
    """The best end of a movement."""
    ground = _ground(look)
    best = ground.best(points)
    why = walk_why(look, ground, best)
    return Heading(look.agent, best.hex, why, surroundings(look.state))


def step(look: Look, ask: Question, heading: Heading) -> Choice:
    """The next hex on the way to where an agent is heading, or stop."""
    points, end = int(ask.about[0]), heading.hex
    if end == look.here and STOP in ask.options:
        return Choice(STOP, because("stop", agent=look.agent, hex=look.here))
    places = [HexId(o) for o in ask.options if o in look.board.area_of]
    back = look.board.reach(end, points, look.mask, _shunned(look))
    nearest = min(places, key=lambda place: (back.get(place, FAR), place), default=None)
    if nearest is None or (back.get(nearest, FAR) >= points and STOP in ask.options):
        return Choice(ask.options[-1], because("stop", agent=look.agent, hex=look.here))
    return Choice(nearest, heading.why)


def _ground(look: Look) -> Ground:
    """Where to stand, and fire from there if that is still to come; a drone walks, then fires."""
    fights = bool(look.row.owner) or "combat" not in look.spent
    return ground_of(look, fights=fights and bool(look.state.aliens))


def _shunned(look: Look) -> frozenset[HexId]:
    """Aliens in the way, except for who slips past them."""
    turn = look.state.turn
    agile = turn is not None and turn.agent == look.agent and turn.agile
    return frozenset() if agile else frozenset(aliens_at(look.state))


def face(look: Look, options: tuple[str, ...]) -> Choice:
    """Look at whom to shoot, at the others, or ahead."""
    agent, state = look.agent, look.state
    fights = "combat" not in look.spent and bool(state.aliens)
    target = gain_from(look, look.here, arms(look, prey_of(state)))[1] if fights else ""
    way = facing(look, aim(look), target, options)
    if target:
        return Choice(way, because("face-target", agent=agent, target=target))
    return Choice(way, because("face", agent=agent))


def step_aside(look: Look, options: tuple[str, ...]) -> Choice:
    """Another hex if it is safer."""
    agent = look.agent
    ground = ground_of(look, fights=False)
    spots: list[Spot] = [
        ground.spot(look.here),
        *(ground.spot(HexId(o)) for o in options if o != STAY),
    ]
    best = max(spots, key=lambda spot: (spot.value, spot.hex))
    if best.hex == look.here:
        return Choice(STAY, because("stay", agent=agent))
    return Choice(best.hex, because("walk-safety", agent=agent, hex=best.hex))
