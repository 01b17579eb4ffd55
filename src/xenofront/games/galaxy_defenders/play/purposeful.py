"""A player of Galaxy Defenders with a purpose: good enough to reach every outcome of a mission."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import cast

from xenofront.games.galaxy_defenders.content.missions import Killed, SpecialAction
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState
from xenofront.geometry.hexes.grid import Direction, HexId
from xenofront.geometry.hexes.sight import in_front
from xenofront.kernel import Game, Question

LIKED = ("special", "bash", "search", "move", "attack", "evade", "use")
"""Activities of a purposeful agent, the most liked first."""
SEARCHING_ROUNDS = 9
FAR = 99
SHOOTING_DISTANCE = 4
"""Hexes from which a hunted alien is shot at."""


def purposeful_choice(
    game: Game, dice: Random, *, stay: tuple[str, ...] = (), searching: bool = False
) -> str:
    """Walk to where the mission wants agents and back to the start, and shoot on the way.

    Those who ``stay`` hold the start; a ``searching`` squad first goes where something is hidden.
    """
    pending, state = game.pending, game.state
    assert pending is not None
    assert isinstance(state, GDState)
    options = pending.options
    if isinstance(pending, Question) and pending.what == "activity":
        liked = [verb for verb in LIKED if verb != "move" or pending.seat not in stay]
        for verb in liked:
            matching = [o for o in options if o.partition(" ")[0] == verb and helps(state, o)]
            if verb == "attack":
                matching = [o for o in matching if o.split(" ")[2] in _prey(state)] or matching
            if matching and (verb in ("special", "bash", "move") or dice.random() < 0.8):
                return dice.choice(matching)
        return options[-1]
    if isinstance(pending, Question) and pending.what == "hex":
        ways = ways_to_goal(state, AgentId(pending.seat), searching=searching)
        away = {o: ways.get(HexId(o), FAR) for o in options if o in state.box.board.area_of}
        best = min(away, key=away.__getitem__, default=options[-1])
        closer = away.get(best, FAR) < ways.get(state.agents[AgentId(pending.seat)].hex, FAR)
        return best if closer or len(away) == len(options) else options[-1]
    if isinstance(pending, Question) and pending.what == "facing" and state.aliens:
        return facing_most(state, AgentId(pending.seat), options)
    if pending.what in ("wings", "react", "boost", "guard") and dice.random() < 0.9:
        return options[0] if pending.what == "wings" else options[-1]
    return dice.choice(options)


def facing_most(state: GDState, agent: AgentId, options: tuple[str, ...]) -> str:
    """The direction in which most aliens are, near ones before far ones."""
    place = state.box.board.coordinate
    q, r = place[state.agents[agent].hex]

    def in_view(facing: str) -> float:
        ways = [(place[row.hex][0] - q, place[row.hex][1] - r) for row in state.aliens.values()]
        seen = [way for way in ways if in_front(cast("Direction", facing), *way)]
        return sum(1 / (abs(dq) + abs(dr) + abs(dq + dr)) for dq, dr in seen)

    return max(options, key=in_view)


def helps(state: GDState, option: str) -> bool:
    """Whether an activity serves the purpose: no door is opened to the aliens for nothing."""
    verb, *words = option.split(" ")
    if verb == "special":
        action = next(a for a in state.box.mission.actions if a.id == words[0])
        return action.token not in ("unlock", "unbar")
    if verb == "bash" and state.turn is not None:
        agent = state.turn.agent
        ways = ways_to_goal(state, agent, searching=False)
        ends = [ways.get(HexId(end), FAR) for end in words[0].split("|")]
        return min(ends) < ways.get(state.agents[agent].hex, FAR)
    return True


def ways_to_goal(state: GDState, agent: AgentId, *, searching: bool) -> dict[HexId, int]:
    """How far each hex is from what is to be done next; aliens and locks are left aside."""
    board = state.box.board
    if searching and state.box.mission.search and state.round < SEARCHING_ROUNDS:
        return _ways(state, state.box.mission.search)
    here = state.agents[agent].hex
    for goals in _wishes(state, agent):
        ways = _ways(state, goals)
        if here in ways:
            return ways
    return dict(board.reach(here, 0, board.shut(state.bars)))


def _ways(state: GDState, goals: Iterable[str]) -> dict[HexId, int]:
    board = state.box.board
    found: dict[HexId, int] = {}
    for goal in goals:
        for place, cost in board.reach(HexId(goal), 60, board.shut(state.bars)).items():
            found[place] = min(cost, found.get(place, cost))
    return found


def _wishes(state: GDState, agent: AgentId) -> Iterable[Iterable[str]]:
    """Where an agent wants to be, the first wish that a way leads to first."""
    mission = state.box.mission
    todo = [a for a in mission.actions if state.counters.get(a.counts, 0) < a.limit and a.at]
    yield from (a.at for a in todo if not a.leaves and _is_wanted(state, agent, a))
    yield state.civilians.values()
    if mission.civilians:
        yield [signal.hex for signal in state.signals.values()]
    prey = [state.aliens[alien].hex for alien in _prey(state)]
    near = _ways(state, prey).get(state.agents[agent].hex, FAR) <= SHOOTING_DISTANCE
    yield [state.agents[agent].hex] if prey and near else prey
    yield from (a.at for a in todo if a.leaves)
    yield mission.start


def _prey(state: GDState) -> list[AlienId]:
    """Aliens that the mission wants dead."""
    tests = [test for row in state.box.mission.objectives for test in row.when]
    wanted = {test.species for test in tests if isinstance(test, Killed)}
    cards = state.box.aliens
    return [name for name, row in state.aliens.items() if cards[row.card].species in wanted]


def _is_wanted(state: GDState, agent: AgentId, action: SpecialAction) -> bool:
    return action.civilian != "deliver" or state.agents[agent].led > 0
