"""Several steps at once: every hex that a row of answers leads to, and the answers."""

from __future__ import annotations

from typing import Any, NamedTuple

from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import aliens_at, occupied, shut
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import (
    STOP,
    NextHex,
    is_agile,
    movement_points,
)
from xenofront.games.galaxy_defenders.rules.expansions.poses import step_cost
from xenofront.games.galaxy_defenders.rules.modifiers import over_rims
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, HexId
from xenofront.kernel import Game


class Walk(NamedTuple):
    """Somebody who can walk now: with how many points, after which answers."""

    agent: AgentId
    points: int
    first: tuple[str, ...] = ()


def walk(game: Game) -> Walk | None:
    """Who walks, or could walk by choosing to."""
    ask, state = game.pending, game.state
    match ask:
        case NextHex(unit=unit, points=points):
            return Walk(AgentId(unit), points)
        case menu.NextActivity(agent=agent) if menu.MOVE in ask.choices:
            assert isinstance(state, GDState)
            return Walk(agent, movement_points(state, agent), (menu.MOVE.key,))
    return None


def plan_to(game: Game, goal: str) -> list[str]:
    """The answers that lead to a hex by the shortest way; nothing if none do."""
    found = walk(game)
    before = _before(game.state, found) if found else {}
    return _answers(found, before, HexId(goal)) if found and goal in goals(game) else []


def stops(game: Game) -> str:
    """The answer by which a walk ends in the hex that was reached; nothing if none is asked."""
    ask = game.pending
    return STOP.key if isinstance(ask, NextHex) and STOP in ask.choices else ""


def goals(game: Game) -> dict[HexId, int]:
    """Every hex that a plan leads to, with the steps it takes, nearest first."""
    found = walk(game)
    if found is None:
        return {}
    state: Any = game.state
    before, taken = _before(state, found), occupied(state)
    here = state.agents[found.agent].hex
    costs = {here: 0}
    for place, last in before.items():
        costs.setdefault(place, costs[last] + 1)
    return {place: cost for place, cost in costs.items() if cost and place not in taken}


def _before(state: Any, found: Walk) -> dict[HexId, HexId]:
    """For each hex within reach, nearest first, the one before it; free hexes are preferred."""
    closed, taken = shut(state), occupied(state)
    agile, board = is_agile(state, found.agent), state.box.board
    over = over_rims(state, found.agent)
    aliens = {} if agile else aliens_at(state)
    here = state.agents[found.agent].hex
    before: dict[HexId, HexId] = {here: here}
    frontier = [here]
    each = step_cost(state, found.agent)
    for _ in range(found.points // each if each else 0):
        reached: list[HexId] = []
        for place in sorted(frontier, key=taken.__contains__):
            exits = board.exits(place, closed, over_barriers=over)
            if agile and (place == here or place not in taken):
                exits = (*exits, *(beyond for _, beyond in board.window_leaps(place, closed)))
            for beyond in exits:
                if beyond not in before and beyond not in aliens:
                    before[beyond] = place
                    reached.append(beyond)
        frontier = reached
    return before


def _answers(found: Walk, before: dict[HexId, HexId], goal: HexId) -> list[str]:
    way = [goal]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    return [*found.first, *(str(place) for place in reversed(way[:-1]))]
