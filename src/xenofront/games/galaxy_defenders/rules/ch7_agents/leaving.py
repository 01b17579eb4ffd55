"""GD 7.4.8 Agents who leave the map, if the mission lets them."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import lose_drones_of
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, operative
from xenofront.kernel import GAME_OVER, Procedure, Result


class LeaveMap(Procedure):
    """GD 7.4.8: an agent goes with everybody who follows; aliens and command pass on."""

    CITATION: ClassVar[str] = "GD 7.4.8"

    agent: AgentId

    def depart(self, state: GDState) -> Result:
        row = state.agents[self.agent]
        state.rescued += row.led
        state.change_agent(
            self.agent,
            alive=False,
            left=True,
            led=0,
            guard=False,
            dying=False,
            conditions=(),
            suit=None,
        )
        lose_drones_of(state, self.agent)
        state.tell(events.LeftMap(self.agent, row.hex, row.led, rules=("GD-7.4.8.b",)))
        return None

    def look_who_is_left(self, state: GDState) -> Result:
        return None if operative(state) else gd.StatusCheck()  # GD-6.2.4.e/waits GD-6.2.4.e/left

    def end_without_result(self, state: GDState) -> Result:
        if operative(state):
            return None
        state.outcome = "failed"
        state.tell(events.MissionEnded("failed", -1, rules=("GD-6.2.4.c",)))
        return GAME_OVER

    def hand_over(self, state: GDState) -> Result:
        return gd.HandOver(self.agent)  # GD-6.2.1.h/left
