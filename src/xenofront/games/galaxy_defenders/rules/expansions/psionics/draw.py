"""GX 9.7.2 How agents come by psionic powers."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, operative
from xenofront.games.galaxy_defenders.rules.supply import psionic_pool
from xenofront.kernel import END, Chance, Procedure, Result, again


class PsionicDraw(Procedure):
    """GX 9.7.2: an agent draws a psionic power; without a rank it has it for this mission only."""

    CITATION: ClassVar[str] = "GX 9.7.2"

    agent: AgentId
    rank: str = ""

    def draw(self, state: GDState) -> Chance | Result:
        pool = psionic_pool(state, self.agent)
        return Chance("psionic", pool, "GX-9.7.2.d") if pool else END  # GX-9.7.2.d/random

    def receive(self, state: GDState, power: str) -> Result:
        row = state.agents[self.agent]
        state.change_agent(self.agent, powers=(*row.powers, power))
        if self.rank:
            state.tell(events.RankGained(self.agent, self.rank, power, rules=("GX-9.7.2.d",)))
        else:
            state.change_agent(self.agent, lent=(*row.lent, power))
            state.tell(events.PsionicDrawn(self.agent, power, rules=("GX-9.7.2.d",)))
        return END


class Awaken(Procedure):
    """GX 9.7.2: who has an open mind draws psionic powers when a mission begins."""

    CITATION: ClassVar[str] = "GX 9.7.2"

    def look(self, state: GDState) -> Result:
        for agent in operative(state):
            row, powers = state.agents[agent], state.box.powers
            wanted = sum(powers[power].psionics for power in row.powers)
            if len(row.lent) < wanted and psionic_pool(state, agent):
                return gd.PsionicDraw(agent)
        return END

    def go_on(self, state: GDState) -> Result:
        return again(self.look)
