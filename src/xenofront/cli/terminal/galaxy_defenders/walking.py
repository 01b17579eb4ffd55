"""Several steps from one word: a hex farther away, or a row of directions."""

from __future__ import annotations

from xenofront.geometry.hexes import DIRECTIONS, HexId
from xenofront.kernel import Ask, Game
from xenofront.systems.galaxy_defenders.ch5_terrain.map import aliens_at, occupied, shut
from xenofront.systems.galaxy_defenders.state import AgentId, GDState


def plan(game: Game, typed: str) -> list[str]:
    """The answers that a row of directions or a hex within reach stands for; else nothing."""
    ask = game.pending
    if not isinstance(ask, Ask) or ask.what != "hex":
        return []
    words = typed.split()
    if len(words) > 1 and all(word.upper() in DIRECTIONS for word in words):
        return words
    if typed in ask.options or typed not in game.state.box.board.coordinate:
        return []
    return _steps(game.state, AgentId(ask.seat), HexId(typed), int(ask.about[0]))  # type: ignore[arg-type]


def _steps(state: GDState, agent: AgentId, goal: HexId, points: int) -> list[str]:
    """The shortest way, if there is one that the points suffice for; free hexes first."""
    closed, aliens, taken = shut(state), aliens_at(state), occupied(state)
    here = state.agents[agent].hex
    before: dict[HexId, HexId] = {here: here}
    frontier = [here]
    for _ in range(points):
        reached: list[HexId] = []
        for place in sorted(frontier, key=taken.__contains__):
            for beyond in state.box.board.exits(place, closed):
                if beyond not in before and beyond not in aliens:
                    before[beyond] = place
                    reached.append(beyond)
        frontier = reached
    if goal not in before or goal in taken:
        return []
    way = [goal]
    while before[way[-1]] != here:
        way.append(before[way[-1]])
    return [str(place) for place in reversed(way)]
