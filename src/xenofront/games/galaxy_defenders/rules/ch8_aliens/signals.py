"""GD 8.5, 8.5.1 Signals and how they move."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import area_of, occupied, shut
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import (
    FAR,
    onlookers,
    standing,
    walk,
)
from xenofront.games.galaxy_defenders.rules.ch8_aliens.reveal import NextSignal
from xenofront.games.galaxy_defenders.rules.choices import PickSignal, ToHex
from xenofront.games.galaxy_defenders.rules.state import (
    GDState,
    HexId,
    Signal,
    SignalId,
    decider,
    hp_left,
    operative,
)
from xenofront.geometry.hexes.areas import AreaId
from xenofront.kernel import END, Handling, Procedure, Question, Result, again
from xenofront.kernel.memo import remembered
from xenofront.kernel.piles import pile

# -- the reserve -------------------------------------------------------------------------------


def reserve(state: GDState) -> int:
    """Tokens that are neither on the map nor discarded (GD-8.5.f)."""
    last = len(state.signal_piles) - 1
    on_map = sum(signal.pile == last for signal in state.signals.values())
    return len(state.signal_piles[last]) - on_map  # GD-8.5.f


def take_from_reserve(state: GDState) -> int | None:
    """The pile the next token comes from; the discard pile makes a new one when it is empty."""
    if reserve(state) < 1:
        if not state.signal_discard:
            return None  # GD-8.5.h
        state.signal_piles = (*state.signal_piles, pile(state.signal_discard))  # GD-8.5.g
        state.signal_discard = ()
    return len(state.signal_piles) - 1


def place_signal(state: GDState, place: HexId, rule: str) -> None:
    """Put the next token of the reserve on the map, face down."""
    heap = take_from_reserve(state)
    if heap is None:
        state.tell(events.NothingTeleported("no signal left", rules=("GD-8.5.h",)))
        return
    name = SignalId(f"s{state.arrive()}")
    state.add_signal(name, Signal(hex=place, pile=heap))  # GD-8.6.g GD-8.6.h
    state.tell(events.SignalPlaced(name, place, rules=(rule,)))


# -- movement ----------------------------------------------------------------------------------

AWAY, FLEE, TELEPORT = "away", "flee", "closest_teleport"
"""Back or away; away alone, after a first step back; to the closest teleport point."""


class SignalWay(Question, frozen=True, gc=False):
    """Where a signal goes."""

    WHAT = "signal_way"
    ANSWERS = (ToHex,)
    HANDLING = Handling(in_order="round")

    signal: names.SignalId


class MoveSignals(Procedure):
    """GD 6.4, 8.5.1: all signals move, those closest to an agent first (ruling GD-6.4.n)."""

    CITATION: ClassVar[str] = "GD 8.5.1"

    areas: int
    toward: str
    moved: tuple[SignalId, ...] = ()
    order: tuple[SignalId, ...] = ()
    """Those that are still to move, in this order."""

    def choose(self, state: GDState) -> Question | None:
        first = self._first(state)
        if len(first) < 2:
            return None
        return NextSignal(decider(state), tuple(map(PickSignal, first)), "GD-6.4.n")

    def line_up(self, state: GDState, choice: PickSignal | None) -> Result:
        first = self._first(state)
        if not first:
            return None
        self.order += (choice.signal if choice else first[0],)
        return again(self.choose)  # GD-6.4.n/before

    def move(self, state: GDState) -> Result:
        if not self.order:
            return END
        signal, self.order = self.order[0], self.order[1:]
        self.moved += (signal,)
        return gd.MoveSignal(signal, self.areas, self.toward)

    def go_on(self, state: GDState) -> Result:
        return again(self.move) if self.order else again(self.choose)

    def _first(self, state: GDState) -> list[SignalId]:
        known = (*self.moved, *self.order)
        waiting = [s for s in state.signals if s not in known]
        if len(waiting) < 2:
            return waiting
        ways = walk(state)
        agents = [state.agents[a].hex for a in operative(state)]
        near = {
            s: min(ways.costs(state.signals[s].hex).get(a, (FAR, FAR)) for a in agents)
            for s in waiting
        }
        least = min(near.values())
        return [s for s in waiting if near[s] == least]  # GD-6.4.n


class MoveSignal(Procedure):
    """GD 8.5.1: one signal moves area by area until it is revealed."""

    CITATION: ClassVar[str] = "GD 8.5.1"

    signal: SignalId
    areas: int
    toward: str

    def choose(self, state: GDState) -> Question | Result:
        if self.areas < 1 or self.signal not in state.signals:  # GD-6.4.m GD-8.5.1.e
            return END
        ways = signal_ways(state, self.signal, self.toward, self.areas)
        if not ways:  # GD-8.5.1.n GD-FAQ.q/signal
            return END
        if len(ways) == 1:
            return None
        options = tuple(map(ToHex, ways))
        return SignalWay(decider(state), options, "GD-8.5.1.d", self.signal)

    def move(self, state: GDState, choice: ToHex | None) -> Result:
        ways = signal_ways(state, self.signal, self.toward, self.areas)
        end = choice.hex if choice else ways[0]
        start = state.signals[self.signal].hex
        passed = (area_of(state, start), *walk(state).route(start, end)[:-1])
        self.areas -= len(passed)  # GD-5.g/signal
        self.toward = FLEE if self.toward == AWAY else self.toward  # GD-8.5.1.l/further
        state.change_signal(self.signal, hex=end, came_from=passed[-1])  # GX-11.10.1.a/moves
        state.tell(events.SignalMoved(self.signal, start, end, rules=("GD-8.5.1.c",)))
        return gd.RevealSignals()  # GD-8.5.1.f GD-8.5.c/event GD-6.4.l/moved

    def go_on(self, state: GDState) -> Result:
        return again(self.choose)


@remembered("signals", "agents", "aliens", "suits", "locks", "bars", "teleports", "alpha")
def signal_ways(state: GDState, signal: SignalId, toward: str, areas: int) -> list[HexId]:
    """Hexes of the next area with room; a way on which the signal is revealed comes first."""
    found: list[HexId] = []
    for steps in range(1, areas + 1):
        found = found or _ends(state, signal, toward, steps)  # GD-8.5.1.i
    seen = [end for end in found if _is_seen(state, end)]
    if seen or areas < 2 or len(found) < 2:
        return seen or found  # GD-8.5.1.g/next
    ahead = [end for end in found if _leads_into_sight(state, signal, toward, areas, end)]
    return ahead or found  # GD-8.5.1.g/later


def _is_seen(state: GDState, place: HexId) -> bool:
    return state.box.board.is_seen(place, onlookers(state).values(), shut(state))


def _leads_into_sight(
    state: GDState, signal: SignalId, toward: str, areas: int, end: HexId
) -> bool:
    """Whether a signal that goes on from a hex may come into sight in the same movement."""
    start = state.signals[signal].hex
    passed = (area_of(state, start), *walk(state).route(start, end)[:-1])
    left, onward = areas - len(passed), FLEE if toward == AWAY else toward
    if left < 1:
        return False
    ahead = state.copy()
    ahead.change_signal(signal, hex=end, came_from=passed[-1])
    ways = signal_ways(ahead, signal, onward, left)
    return any(
        _is_seen(ahead, way) or _leads_into_sight(ahead, signal, onward, left, way) for way in ways
    )


def _ends(state: GDState, signal: SignalId, toward: str, steps: int) -> list[HexId]:
    """Hexes so many areas on in which the signal could rest."""
    if toward in (AWAY, FLEE):
        return _ways_away(state, signal, toward, steps)
    here, ways = state.signals[signal].hex, walk(state)
    if toward == TELEPORT:
        return _ways_home(state, here, steps)
    found: dict[HexId, None] = {}
    for goal in goals(state, here, toward):
        for area in ways.steps_toward(here, goal, steps):  # GD-8.5.1.o
            found.update(dict.fromkeys(_stops(state, here, area, goal, steps)))
    return list(found)


def _ways_away(state: GDState, signal: SignalId, toward: str, steps: int) -> list[HexId]:
    """Back where the signal came from, or else away from the closest agent."""
    here, back = state.signals[signal].hex, state.signals[signal].came_from
    ways, taken = walk(state), occupied(state)
    near = [area for area, cost in ways.areas_within(here, steps).items() if cost == steps]
    if toward == AWAY and back is not None and back in near:
        ends = ways.stops(here, back, occupied=taken)
        if ends:
            return list(ends)  # GD-8.5.1.l/back
    agents = standing(state).values()
    found: dict[int, list[HexId]] = {}
    for area in near:
        for end in ways.stops(here, area, occupied=taken, steps=steps):
            away = min(ways.areas_to(end, agent) for agent in agents)
            found.setdefault(away, []).append(end)
    farthest = max(found, default=0)
    now = min(ways.areas_to(here, agent) for agent in agents)
    return found[farthest] if farthest > now else []  # GD-8.5.1.m


def _ways_home(state: GDState, here: HexId, steps: int) -> list[HexId]:
    """The next hexes on the way to the closest teleport point; who is there stays."""
    ways, taken = walk(state), occupied(state)
    costs = ways.costs(here)
    points = [p for p in state.teleports.values() if p in costs]
    if not points or here in points:  # GD-8.5.1.k
        return []
    least = min(costs[p] for p in points)
    found: dict[HexId, None] = {}
    for point in (p for p in points if costs[p] == least):
        if least[0] <= steps and point not in taken:
            found[point] = None
        else:
            for area in ways.steps_toward(here, point, steps):
                found.update(dict.fromkeys(_stops(state, here, area, point, steps)))
    return list(found)


def _stops(state: GDState, here: HexId, area: AreaId, goal: HexId, steps: int) -> list[HexId]:
    """The centre of an area, or else its free hexes nearest to the goal (GD-8.5.1.d)."""
    ways, taken = walk(state), occupied(state)
    stops = ways.stops(here, area, occupied=taken, toward=goal, steps=steps)  # GD-8.5.1.j
    if len(stops) < 2:
        return list(stops)
    to_goal = ways.costs(goal)
    least = min(to_goal.get(place, (FAR, FAR)) for place in stops)
    return [place for place in stops if to_goal.get(place, (FAR, FAR)) == least]


def goals(state: GDState, here: HexId, toward: str) -> list[HexId]:
    """Hexes of the agents a signal moves toward: the closest by path, the alpha, the weakest."""
    agents = list(operative(state))
    if toward == "alpha":
        agents = [state.alpha]
    elif toward == "weakest_agent":
        least = min(hp_left(state, a) for a in agents)
        agents = [a for a in agents if hp_left(state, a) == least]
    costs = walk(state).costs(here)
    places = [state.agents[a].hex for a in agents if state.agents[a].hex in costs]
    least_cost = min((costs[p] for p in places), default=(0, 0))
    return [p for p in places if costs[p] == least_cost]
