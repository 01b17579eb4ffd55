"""The answer a beginner is shown in a mission of Galaxy Defenders: always the same one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from xenofront.games.galaxy_defenders.play.purposeful import FAR, facing_most, helps, ways_to_goal
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.geometry.hexes.grid import Direction, HexId, name, neighbour
from xenofront.kernel import Game, Question

LAST: Final = ("boost", "boost_heal", "react", "strike_back")
"""Questions whose last answer does something where the first does nothing."""


def shown_choice(game: Game) -> str:
    """Do what the mission wants, shoot the likeliest target, walk on, end the turn."""
    pending, state = game.pending, game.state
    assert pending is not None
    assert isinstance(state, GDState)
    options = pending.options
    if not isinstance(pending, Question):
        return options[0]
    agent = AgentId(pending.seat)
    match pending.what:
        case "activity":
            return _activity(state, agent, options)
        case "hex":
            return _step(state, agent, options)
        case "facing":
            return (
                facing_most(state, agent, options)
                if state.aliens
                else _ahead(state, agent, options)
            )
        case "guard":
            return _best_shot(state, agent, options) or options[0]
        case "whom":
            shots = {f"{pending.about[0]} {target}": target for target in options}
            best = _best_shot(state, agent, shots)
            return shots[best] if best else options[0]
    return options[-1] if pending.what in LAST else options[0]


def _activity(state: GDState, agent: AgentId, options: tuple[str, ...]) -> str:
    for option in options:
        if option.startswith(("special ", "bash ")) and helps(state, option):
            return option
    shots = {o.removeprefix("attack "): o for o in options if o.startswith("attack ")}
    best = _best_shot(state, agent, [words for words in shots if len(words.split(" ")) == 2])
    if best:
        return shots[best]
    ways = ways_to_goal(state, agent, searching=False)
    return "move" if "move" in options and ways.get(state.agents[agent].hex, 0) else options[-1]


def _best_shot(state: GDState, agent: AgentId, shots: Iterable[str]) -> str:
    """Weapon and target of the attack that kills likeliest; nothing if none could wound."""
    best, most = "", (0, 0)
    for shot in shots:
        weapon, _, target = shot.partition(" ")
        if target not in state.aliens:
            continue
        found = odds(state, agent, weapon, target)
        if (found.kill, found.expected) > most:
            best, most = shot, (found.kill, found.expected)
    return best


def _step(state: GDState, agent: AgentId, options: tuple[str, ...]) -> str:
    """The step that brings the agent nearest to its goal; stop where none does."""
    ways = ways_to_goal(state, agent, searching=False)
    away = {o: ways.get(HexId(o), FAR) for o in options if o in state.box.board.area_of}
    best = min(away, key=away.__getitem__, default=options[-1])
    closer = away.get(best, FAR) < ways.get(state.agents[agent].hex, FAR)
    return best if closer or len(away) == len(options) else options[-1]


def _ahead(state: GDState, agent: AgentId, options: tuple[str, ...]) -> str:
    """Face where the goal is."""
    ways, board = ways_to_goal(state, agent, searching=False), state.box.board
    here = board.coordinate[state.agents[agent].hex]

    def away(facing: str) -> int:
        return ways.get(name(neighbour(here, cast("Direction", facing))), FAR)

    return min(options, key=away)
