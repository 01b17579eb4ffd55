"""Where figures are, who acts, and what an answer means on the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import Move
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    AlienId,
    GDState,
    SignalId,
    operative,
)
from xenofront.geometry.hexes import grid as hexes
from xenofront.geometry.hexes.grid import DIRECTIONS, Direction, HexId
from xenofront.geometry.hexes.terrain import hexes_of_side
from xenofront.kernel import Game, Question

ARROWS: Mapping[Direction, str] = {
    "E": "→",
    "SE": "↘",
    "SW": "↙",
    "W": "←",
    "NW": "↖",
    "NE": "↗",
}


# -- figures ---------------------------------------------------------------------------------------


def where(state: GDState, figure: str) -> HexId | None:
    """The hex of an agent, alien or signal."""
    if figure in state.agents:
        return state.agents[AgentId(figure)].hex
    if figure in state.aliens:
        return state.aliens[AlienId(figure)].hex
    return state.signals[SignalId(figure)].hex if figure in state.signals else None


def agent_letters(name: str) -> str:
    return name.rpartition("_")[2][:2].capitalize()


def alien_letters(state: GDState, alien: AlienId) -> str:
    """Letter of the species and number of the figure, as on the board."""
    card = state.box.aliens[state.aliens[alien].card]
    return f"{card.name[:1].upper()}{alien.rpartition('-')[2]}"


def letters(state: GDState, figure: str) -> str:
    """What stands for a figure on the board."""
    if figure in state.aliens:
        return alien_letters(state, AlienId(figure))
    return agent_letters(figure) if figure in state.agents else figure


def active_agent(game: Game) -> AgentId | None:
    """The agent who is asked, or whose turn it is."""
    state: Any = game.state
    pending = game.pending
    seat = pending.seat if isinstance(pending, Question) else state.active
    return AgentId(seat) if seat in operative(state) else None


def mover(game: Game) -> AgentId | None:
    """The agent or drone whose next hex is asked for."""
    ask, top = game.pending, game.stack[-1] if game.stack else None
    walks = isinstance(ask, Question) and ask.what == "hex" and isinstance(top, Move)
    return top.agent if walks and isinstance(top, Move) else None


# -- answers ---------------------------------------------------------------------------------------


class Spot(NamedTuple):
    """What an answer means on the board: a hex, a figure, a door or window."""

    hex: str = ""
    figure: str = ""
    opening: str = ""


def spot(game: Game, key: str) -> Spot:
    """What an answer to the pending question means on the board; it may be nothing."""
    ask, state = game.pending, game.state
    if not isinstance(ask, Question) or not isinstance(state, GDState):
        return Spot()
    words = key.split(" ")
    if ask.what == "activity":
        return _of_activity(state, ask.seat, words)
    if ask.what == "facing":
        here = hexes.parse(state.agents[AgentId(ask.seat)].hex)
        return Spot(hexes.name(hexes.neighbour(here, key)))  # type: ignore[arg-type]
    if ask.what == "alien_way":
        head, _, end = key.partition(" at ")
        target = head.partition(" via ")[0]
        return Spot(end, target if target in state.agents else "")
    if words[0] in state.box.board.area_of or ask.what == "strike_area":
        return Spot(words[0])
    figure = next((word for word in reversed(words) if where(state, word)), "")
    return Spot(where(state, figure) or "", figure)


def _of_activity(state: GDState, seat: str, words: list[str]) -> Spot:
    verb, *rest = words
    if verb == "redeploy":
        return Spot(rest[0])
    if verb == "leap":
        here = state.agents[AgentId(seat)].hex
        ends = [hexes.name(end) for end in hexes_of_side(rest[0])]
        return Spot(next(end for end in ends if end != here), opening=rest[0])
    if verb == "bash":
        return Spot(opening=rest[0])
    if verb == "special" and len(rest) > 1:
        return Spot(opening=rest[1])
    figure = next((word for word in rest if where(state, word)), "")
    return Spot(where(state, figure) or "", figure)


def step(game: Game, key: str) -> Direction | None:
    """The direction of a step, or of a redeployment, to a neighbouring hex."""
    ask, state = game.pending, game.state
    if not isinstance(ask, Question) or not isinstance(state, GDState):
        return None
    if ask.what == "hex":
        place, walker = key, mover(game)
    elif ask.what == "activity":
        place, walker = key.partition("redeploy ")[2], AgentId(ask.seat)
    else:
        return None
    if walker is None or place not in state.box.board.coordinate:
        return None
    here, there = hexes.parse(state.agents[walker].hex), hexes.parse(place)
    return hexes.direction_between(here, there) if hexes.distance(here, there) == 1 else None


def bearing(start: str, end: str) -> Direction:
    """The direction that leads most nearly from one hex to another."""
    q, r = hexes.parse(start)
    to_q, to_r = hexes.parse(end)
    course = to_q - q, to_r - r
    return max(DIRECTIONS, key=lambda d: hexes.dot(DIRECTIONS[d], course))
