"""GX 10.4 An NPC dies."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.expansions.critical_tokens import discard_all
from xenofront.games.galaxy_defenders.rules.expansions.npcs.deck import discard
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.kernel import END, Procedure, Result


class NpcDeath(Procedure):
    """GX 10.4: an NPC without health points is removed at once, and its card discarded."""

    CITATION: ClassVar[str] = "GX 10.4"

    npc: AgentId

    def remove(self, state: GDState) -> Result:
        place = state.agents[self.npc].hex
        discard_all(state, self.npc)  # GX-10.4.g/critical
        state.remove_drone(self.npc)  # GX-10.4.g GX-10.4.b GX-10.4.c
        discard(state, self.npc)
        state.tell(events.NpcDied(self.npc, place, rules=("GX-10.4.b",)))
        return END
