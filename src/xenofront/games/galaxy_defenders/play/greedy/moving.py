"""Walking hex by hex, stepping aside, and which way to face."""

from __future__ import annotations

from typing import NamedTuple

from xenofront.games.galaxy_defenders.play.greedy.fighting import arms, gain_from, prey_of
from xenofront.games.galaxy_defenders.play.greedy.goals import aim, opens_way
from xenofront.games.galaxy_defenders.play.greedy.situation import FAR, Situation
from xenofront.games.galaxy_defenders.play.greedy.standing import Ground, Spot, facing, ground_of
from xenofront.games.galaxy_defenders.play.greedy.turn import walk_why
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import adjacent_aliens, aliens_at
from xenofront.games.galaxy_defenders.rules.ch7_agents.aftermath import STAY, StepAway
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import STOP, NextHex
from xenofront.games.galaxy_defenders.rules.choices import Face, OpenLock, ToHex
from xenofront.games.galaxy_defenders.rules.expansions.objects import has_targets
from xenofront.games.galaxy_defenders.rules.expansions.seize import Seize
from xenofront.games.galaxy_defenders.rules.modifiers import over_rims
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, HexId
from xenofront.players.base import Choice, Why, because


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


def headed(look: Situation, points: int) -> Heading:
    """The best end of a movement."""
    ground = _ground(look)
    best = ground.best(points)
    why = walk_why(look, ground, best)
    return Heading(look.agent, best.hex, why, surroundings(look.state))


def step(look: Situation, ask: NextHex, heading: Heading) -> Choice:
    """The next hex on the way to where an agent is heading, or stop."""
    if look.state.sealed:
        for choice in ask.choices:
            if isinstance(choice, OpenLock) and opens_way(look, choice.opening):
                return Choice(choice, because("open", agent=look.agent))
    points, end, may_stop = ask.points, heading.hex, STOP in ask.choices
    if end != look.here:
        for choice in ask.choices:
            if isinstance(choice, Seize) and adjacent_aliens(look.state, choice.agent):
                return Choice(choice, because("seize", agent=look.agent, target=choice.agent))
    if end == look.here and may_stop:
        return Choice(STOP, because("stop", agent=look.agent, hex=look.here))
    places = [choice.hex for choice in ask.choices if isinstance(choice, ToHex)]
    over = over_rims(look.state, look.agent)
    back = look.board.reach(end, points, look.mask, _shunned(look), over_barriers=over)
    nearest = min(places, key=lambda place: (back.get(place, FAR), place), default=None)
    if nearest is None and not may_stop:
        return Choice(ask.choices[0], because("first"))
    if nearest is None or (back.get(nearest, FAR) >= points and may_stop):
        return Choice(STOP, because("stop", agent=look.agent, hex=look.here))
    return Choice(ToHex(nearest), heading.why)


def _ground(look: Situation) -> Ground:
    """Where to stand, and fire from there if that is still to come; a drone walks, then fires."""
    fights = bool(look.row.owner) or "combat" not in look.spent
    return ground_of(look, fights=fights and has_targets(look.state))


def _shunned(look: Situation) -> frozenset[HexId]:
    """Aliens in the way, except for who slips past them."""
    turn = look.state.turn
    agile = turn is not None and turn.agent == look.agent and turn.agile
    return frozenset() if agile else frozenset(aliens_at(look.state))


def face(look: Situation) -> Choice:
    """Situation at whom to shoot, at the others, or ahead."""
    agent, state = look.agent, look.state
    fights = "combat" not in look.spent and has_targets(state)
    target = gain_from(look, look.here, arms(look, prey_of(state)))[1] if fights else ""
    way = Face(facing(look, aim(look), target))
    if target:
        return Choice(way, because("face-target", agent=agent, target=target))
    return Choice(way, because("face", agent=agent))


def step_aside(look: Situation, ask: StepAway) -> Choice:
    """Another hex if it is safer."""
    agent = look.agent
    ground = ground_of(look, fights=False)
    spots: list[Spot] = [
        ground.spot(look.here),
        *(ground.spot(one.hex) for one in ask.choices if isinstance(one, ToHex)),
    ]
    best = max(spots, key=lambda spot: (spot.value, spot.hex))
    if best.hex == look.here:
        return Choice(STAY, because("stay", agent=agent))
    return Choice(ToHex(best.hex), because("walk-safety", agent=agent, hex=best.hex))
