"""GD 4, 7.8 Ranks the mission starts with: each agent chooses what comes with them."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents.ranks import is_below, next_rank, owed_rank
from xenofront.games.galaxy_defenders.rules.state import GDState, operative
from xenofront.games.galaxy_defenders.rules.veterans import arriving
from xenofront.kernel import END, Procedure, Result, again


class Muster(Procedure):
    """GD 4: in seat order, rank by rank up to the mission's."""

    CITATION: ClassVar[str] = "GD 4"

    def raise_one(self, state: GDState) -> Result:
        veterans = arriving(state.setup).agents if state.box.expanded else ()
        for agent in operative(state):
            following = next_rank(state, agent)
            start = state.box.mission.start_rank
            returns = state.box.expanded and agent in veterans
            if following and not returns and is_below(state, agent, start):  # GD-4.f/rank
                return gd.RankUp(agent, following[0])  # GD-7.8.p
            owed = owed_rank(state, agent)
            if owed:
                rank, kind = owed
                return gd.RankUp(agent, rank, held=True, kind=kind)
        return END

    def go_on(self, state: GDState) -> Result:
        return again(self.raise_one)
