"""GX 9.7.4.1 The HOLOGRAM: aliens take it for an agent, and any attack destroys it."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import HOLOGRAM
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import distance, occupied
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import DeployHex, lose_drone
from xenofront.games.galaxy_defenders.rules.choices import ToHex
from xenofront.games.galaxy_defenders.rules.names import UnitId
from xenofront.games.galaxy_defenders.rules.state import Agent, AgentId, GDState, HexId
from xenofront.kernel import END, Procedure, Question, Result

FIGURE = AgentId(HOLOGRAM)


def refusal(state: GDState, agent: AgentId, reach: int) -> str | None:
    """Why the hologram cannot be placed."""
    if FIGURE in state.agents:
        return "GX-9.7.4.d"
    return None if empty_hexes(state, agent, reach) else "GX-9.7.4.1.b"


def empty_hexes(state: GDState, agent: AgentId, reach: int) -> tuple[HexId, ...]:
    """Hexes in which nobody is, so many areas away at most."""
    here, taken, board = state.agents[agent].hex, occupied(state), state.box.board
    return tuple(
        place
        for place in board.area_of
        if place in board.hexes
        and place not in taken  # GX-9.7.4.1.b/occupied
        and distance(state, here, place) <= reach  # GX-9.7.4.1.b/within GX-9.7.4.1.b/beyond
    )


class PlaceHologram(Procedure):
    """GX 9.7.4.1: the token is placed near its owner; nothing is seen by it."""

    CITATION: ClassVar[str] = "GX 9.7.4.1"

    agent: AgentId
    power: str
    range: int

    def choose_hex(self, state: GDState) -> Question:
        options = tuple(map(ToHex, empty_hexes(state, self.agent, self.range)))
        return DeployHex(self.agent, options, "GX-9.7.4.1.b", UnitId(HOLOGRAM))

    def place(self, state: GDState, choice: ToHex) -> Result:
        row = Agent(hex=choice.hex, weapons=(), owner=self.agent, fresh=True)
        state.add_drone(FIGURE, row)
        told = events.DroneDeployed(FIGURE, choice.hex, self.agent, rules=("GX-9.7.4.1.b",))
        state.tell(told)
        return END  # GX-9.7.4.1.j/signal


def shatter(state: GDState) -> None:
    """An attack destroys the hologram; nothing is rolled."""
    lose_drone(state, FIGURE, "GX-9.7.4.1.f")
