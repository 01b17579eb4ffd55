"""GD 7.4.2 Leap through window."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import is_engaged, occupied, shut
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized, unhide
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import end_of_movement
from xenofront.games.galaxy_defenders.rules.ch7_agents.tokens import take_armory
from xenofront.games.galaxy_defenders.rules.expansions.poses import get_up
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, HexId, is_bleeding
from xenofront.kernel import END, Procedure, Result


def refusal(state: GDState, agent: AgentId, choice: menu.Leap) -> str | None:
    spent = spent_refusal(state, "action")
    if spent:
        return spent
    if is_bleeding(state, agent):
        return "GD-7.5.2.e"
    if is_immobilized(state, agent):
        return "GD-7.4.2.i"
    if is_engaged(state, agent):
        return "GD-7.4.2.h"
    window = choice.window
    if window in state.bars:
        return "GD-7.4.2.g"
    beyond = _beyond(state, agent, window)
    if beyond is None:
        return "GD-7.4.2.b"
    if beyond in occupied(state):  # GD-7.4.2.f
        return "GD-7.4.2.f"
    return None


def options(state: GDState, agent: AgentId) -> list[menu.Leap]:
    windows = state.box.board.window_leaps(state.agents[agent].hex, shut(state))
    leaps = [menu.Leap(side) for side, _ in windows]
    return [leap for leap in leaps if refusal(state, agent, leap) is None]


def start(state: GDState, agent: AgentId, choice: menu.Leap) -> Procedure:
    state.spend("action")  # GD-7.4.2.a
    return gd.Leap(agent, choice.window)


def _beyond(state: GDState, agent: AgentId, window: str) -> HexId | None:
    ways = state.box.board.window_leaps(state.agents[agent].hex, shut(state))
    return next((beyond for side, beyond in ways if side == window), None)


class Leap(Procedure):
    """GD 7.4.2: through a window into the hex beyond."""

    CITATION: ClassVar[str] = "GD 7.4.2"

    agent: AgentId
    window: str

    def land(self, state: GDState) -> Result:
        beyond = _beyond(state, self.agent, self.window)
        assert beyond is not None
        get_up(state, self.agent)
        state.change_agent(self.agent, hex=beyond)  # GD-7.4.2.c GD-7.4.2.d
        unhide(state, self.agent)
        state.tell(events.Leapt(self.agent, self.window, beyond, rules=("GD-7.4.2.c",)))
        take_armory(state, self.agent)  # GD-FAQ.r/leap
        return gd.RevealSignals()  # GD-7.4.2.k

    def come_to_rest(self, state: GDState) -> Result:
        end_of_movement(state)  # GD-7.4.2.j
        return END
