"""Where to stand: danger, the way to go, company, things to pick up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from xenofront.games.galaxy_defenders.play.greedy.care import care_from, cares
from xenofront.games.galaxy_defenders.play.greedy.fighting import Arm, arms, gain_from, prey_of
from xenofront.games.galaxy_defenders.play.greedy.gear import suit_value, walking_points
from xenofront.games.galaxy_defenders.play.greedy.goals import aim, orders
from xenofront.games.galaxy_defenders.play.greedy.situation import (
    FAR,
    ByHex,
    Goal,
    Situation,
    by_hex,
    worth,
)
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import aliens_at, occupied
from xenofront.games.galaxy_defenders.rules.modifiers import over_rims
from xenofront.geometry.hexes.grid import DIRECTIONS, Direction, HexId, name, neighbour
from xenofront.geometry.hexes.sight import in_front

THERE: Final = 2.0
"""What it is worth to be where something can be done at once."""
APART: Final = 0.35
"""What each area between an agent and the next one costs."""
OUTSIDE: Final = 4.0
"""What it costs to leave what is to be held."""
BOLD: Final = 0.2
"""What a drone fears of what an agent fears: nobody dies with it."""
CRATE, SEARCH = 2.5, 0.6
AT_ONCE: Final = ("task", "leave", "deliver", "civilian", "gap")
"""Goals at which something is to be done."""
SIGHTING: Final = 0.3
"""What it costs to wake a signal that is an alien."""


class Spot(NamedTuple):
    """A hex with what it is worth, and whom it lets an agent attack."""

    hex: HexId
    value: float
    target: str = ""


def ground_of(look: Situation, *, fights: bool) -> Ground:
    """All that decides between hexes, worked out once for a position."""
    known: Ground | None = look.grounds.get(fights)
    if known is None:
        known = look.grounds[fights] = Ground(look, fights=fights)
    return known


class Ground:
    """All that decides between hexes, for one agent."""

    def __init__(self, look: Situation, *, fights: bool) -> None:
        self.look, state = look, look.state
        self.goal: Goal = aim(look)
        self.ways: Mapping[HexId, int] = look.ways(self.goal.hexes)
        asked = orders(state.box)
        self.holds, self.home = asked.holds, frozenset(asked.home)
        self.acts = "action" not in look.spent
        self.there = THERE if self.acts and self.goal.what in AT_ONCE else 0.0
        self.search = state.box.mission.search if self.acts else ()
        self.fear = look.temper.fear * (BOLD if look.row.owner else 1.0)
        self.company = look.temper.company
        self.pull, self.near = look.temper.haste * self.goal.pull, self.goal.near
        self.arms: list[Arm] = arms(look, prey_of(state)) if fights else []
        self.cares = cares(look)
        self.apart = _apart(look)
        tokens = [token for pile in state.signal_piles for token in pile]
        self.aliens = tokens.count("ALIEN") / max(1, len(tokens))
        self.seen = _signals_seen(look)
        self.plain: dict[HexId, float] = look.plain
        self._best: dict[int, Spot] = {}

    def spot(self, place: HexId) -> Spot:
        """What it is worth to end the movement in a hex."""
        value, target = self._worth(place)
        return Spot(place, value, target)

    def _worth(self, place: HexId) -> tuple[float, str]:
        """The same without the hex: most are looked at once and forgotten."""
        value = self.plain.get(place)
        if value is None:
            value = self.plain[place] = self._plain(place)
        if not self.arms:
            return value, ""
        won, target = gain_from(self.look, place, self.arms)
        return value + self.look.temper.fire * won, target

    def _plain(self, place: HexId) -> float:
        """What a hex is worth without an attack."""
        look = self.look
        value = -self.fear * look.danger(place)
        away = self.ways.get(place, FAR) - self.near
        if away > 0:
            value -= self.pull * away
        elif self.there:
            value += self.there
        value -= self.company * self.apart[place]
        if self.holds and place not in self.home:
            value -= OUTSIDE
        if place in look.state.armory:
            value += CRATE
        if place in look.state.suits:
            value += suit_value(look.state, look.agent, place)
        if place in self.search and place != look.here:
            value += SEARCH
        if self.seen[place]:
            value -= self._wakes(place)
        if self.cares:
            value += care_from(look, place, self.cares)
        return value

    def _wakes(self, place: HexId) -> float:
        """What signals that come into sight cost, or bring where people are looked for."""
        seen = self.seen[place]
        if self.goal.what == "signal":
            return -SIGHTING * seen
        return SIGHTING * self.aliens * seen

    def best(self, points: int) -> Spot:
        """The best hex to end a movement of so many points in."""
        found = self._best.get(points)
        if found is None:
            found = self._best[points] = self._best_of(reachable(self.look, points))
        return found

    def _best_of(self, places: list[HexId]) -> Spot:
        """The hex that is worth most; of equals the one nearest to the goal."""
        best = self.spot(places[0])
        for place in places[1:]:
            value, target = self._worth(place)
            if value < best.value:
                continue
            if value > best.value or self._order(place) > self._order(best.hex):
                best = Spot(place, value, target)
        return best

    def _order(self, place: HexId) -> tuple[int, HexId]:
        return -self.ways.get(place, FAR), place


def _apart(look: Situation) -> ByHex:
    """What it costs to stand away from the others."""
    board, mask = look.board, look.mask
    friends = tuple([look.state.agents[friend].hex for friend in look.squad])

    def cost(place: HexId) -> float:
        looks = board.looks(place, mask)
        near = min([looks[friend][0] for friend in friends], default=0)
        return APART * max(0, min(near, 6) - 1)

    return by_hex(look.state, ("greedy apart", friends, mask), cost)


def _signals_seen(look: Situation) -> ByHex:
    """How many signals are in sight of a hex."""
    board, mask = look.board, look.mask
    signals = tuple([row.hex for row in look.state.signals.values()])

    def seen(place: HexId) -> float:
        return sum(board.sees(place, signal, mask) for signal in signals)

    return by_hex(look.state, ("greedy signals", signals, mask), seen)


def reachable(look: Situation, points: int) -> list[HexId]:
    """Where an agent could end a move, its own hex first."""
    state = look.state
    agile = state.turn is not None and state.turn.agent == look.agent and state.turn.agile
    shunned = frozenset() if agile else aliens_at(state).keys()
    taken = occupied(state)
    steps, over = walking_points(state, look.agent, points), over_rims(state, look.agent)
    found = look.board.reach(look.here, steps, look.mask, shunned, over_barriers=over)
    return [
        place
        for place in found
        if place == look.here
        or place not in taken
        or (place in state.suits and suit_value(state, look.agent, place))
    ]


# -- which way to face ---------------------------------------------------------------------------


def facing(look: Situation, goal: Goal, target: str) -> Direction:
    """The direction that keeps the target, most aliens, and then the way ahead in view."""
    state, place = look.state, look.board.coordinate
    q, r = place[look.here]
    aliens = [
        (place[row.hex][0] - q, place[row.hex][1] - r, worth(state, alien), str(alien))
        for alien, row in state.aliens.items()
    ]
    ahead = look.ways(goal.hexes)

    def value(way: Direction) -> tuple[float, int]:
        total = 0.0
        for dq, dr, dear, alien in aliens:
            if in_front(way, dq, dr):
                far = abs(dq) + abs(dr) + abs(dq + dr)
                total += dear / max(1, far) + (100 if alien == target else 0)
        step = name(neighbour((q, r), way))
        return total, -ahead.get(step, FAR)

    return max(DIRECTIONS, key=value)
