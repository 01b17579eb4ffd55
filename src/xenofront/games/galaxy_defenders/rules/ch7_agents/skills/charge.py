"""GD 7.5.4 The Hulk's charge."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.effects import Push
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import adjacent_aliens
from xenofront.games.galaxy_defenders.rules.ch7_agents.push import push
from xenofront.games.galaxy_defenders.rules.expansions.poses import get_up
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.kernel import Procedure, Result


class Charge(Procedure):
    """GD 7.5.4: one hex, even out of combat; then aliens next to the agent are pushed back."""

    CITATION: ClassVar[str] = "GD 7.5.4"

    agent: AgentId

    def walk(self, state: GDState) -> Result:
        get_up(state, self.agent)  # GX-9.2.2.r/power
        return gd.Move(
            self.agent, 1, state.agents[self.agent].hex, outside=state.box.expanded
        )  # GD-7.5.4.l/move GD-7.5.4.l/leave GD-7.5.4.i

    def push_back(self, state: GDState) -> Result:
        aliens = adjacent_aliens(state, self.agent)
        return push(state, self.agent, aliens, Push(hexes=1))  # GD-7.5.4.l/push
