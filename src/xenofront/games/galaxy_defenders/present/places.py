"""Where figures are, who acts, and what an answer means on the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import Facing, NextHex
from xenofront.games.galaxy_defenders.rules.choices import Face, ToHex
from xenofront.games.galaxy_defenders.rules.names import FIGURES, OPENINGS, AreaId
from xenofront.games.galaxy_defenders.rules.pieces import piece
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    AlienId,
    GDState,
    operative,
)
from xenofront.geometry.hexes import grid as hexes
from xenofront.geometry.hexes.grid import DIRECTIONS, Direction, HexId
from xenofront.geometry.hexes.terrain import hexes_of_side
from xenofront.kernel import Choice, Game, Question
from xenofront.kernel.choices import values_of

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
    """Where an agent, alien or signal is said to be; agents also when they are gone."""
    found = piece(state, figure)
    if found is None and figure in state.agents:
        return state.agents[AgentId(figure)].hex
    return found.hex if found else None


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
    return AgentId(game.pending.unit) if isinstance(game.pending, NextHex) else None


# -- answers ---------------------------------------------------------------------------------------


class Spot(NamedTuple):
    """What an answer means on the board: a hex, a figure, a door or window."""

    hex: str = ""
    figure: str = ""
    opening: str = ""


def spot(game: Game, choice: object) -> Spot:
    """What an answer to the pending question means on the board; it may be nothing."""
    ask, state = game.pending, game.state
    if not isinstance(choice, Choice) or not isinstance(state, GDState):
        return Spot()
    match ask, choice:
        case Facing(agent=agent), Face(facing):
            here = hexes.parse(state.agents[agent].hex)
            return Spot(hexes.name(hexes.neighbour(here, facing)))
        case menu.NextActivity(agent=agent), menu.Leap(window):
            ends = map(hexes.name, hexes_of_side(window))
            return Spot(next(e for e in ends if e != state.agents[agent].hex), opening=window)
    opening = next(iter(values_of(choice, *OPENINGS)), "")
    figure = next((one for one in values_of(choice, *FIGURES) if where(state, one)), "")
    place = next(iter(values_of(choice, HexId) or values_of(choice, AreaId)), "")
    return Spot(place or where(state, figure) or "", figure, opening)


def step(game: Game, choice: object) -> Direction | None:
    """The direction of a step, or of a redeployment, to a neighbouring hex."""
    ask, state = game.pending, game.state
    match ask, choice:
        case NextHex(unit=walker), ToHex(place):
            pass
        case menu.NextActivity(agent=walker), menu.Redeploy(place):
            pass
        case _:
            return None
    assert isinstance(state, GDState)
    if place not in state.box.board.coordinate:
        return None
    here, there = hexes.parse(state.agents[AgentId(walker)].hex), hexes.parse(place)
    return hexes.direction_between(here, there) if hexes.distance(here, there) == 1 else None


def bearing(start: str, end: str) -> Direction:
    """The direction that leads most nearly from one hex to another."""
    q, r = hexes.parse(start)
    to_q, to_r = hexes.parse(end)
    course = to_q - q, to_r - r
    return max(DIRECTIONS, key=lambda d: hexes.dot(DIRECTIONS[d], course))
