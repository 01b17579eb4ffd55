"""GD 7.4.7 Unjam."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import carried
from xenofront.games.galaxy_defenders.rules.modifiers import agent_total
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, is_bleeding
from xenofront.kernel import END, Procedure, Result


def refusal(state: GDState, agent: AgentId, choice: menu.Unjam) -> str | None:
    slot, activity = carried(state, agent, choice.weapon), choice.activity
    if slot is None or not slot.jammed:
        return "GD-7.4.7.e"
    if is_bleeding(state, agent):
        return "GD-7.5.2.i"
    if activity == "free" and agent_total(state, agent, "unjam_cost") < 0:
        return spent_refusal(state, "action")
    if activity not in ("movement", "combat"):
        return "GD-7.4.7.a"
    if activity == "movement" and is_immobilized(state, agent):  # GD-7.5.5.b/unjam
        return "GD-7.4.7.h"
    spent = spent_refusal(state, "action", activity)  # GD-7.4.7.b
    return "GD-7.4.7.b" if spent else None


def options(state: GDState, agent: AgentId) -> list[menu.Unjam]:
    found: list[menu.Unjam] = []
    for slot in state.agents[agent].weapons:
        if slot.jammed:
            found += [
                unjam
                for activity in ("movement", "combat", "free")  # GD-7.4.7.a
                if refusal(state, agent, unjam := menu.Unjam(slot.id, activity)) is None
            ]
    return found


def start(state: GDState, agent: AgentId, choice: menu.Unjam) -> Procedure:
    given_up = (
        () if choice.activity == "free" else (choice.activity,)
    )  # GD-6.3.1.i/unjam GD-6.3.1.j/unjam
    state.spend("action", *given_up)  # GD-7.4.7.c
    return gd.Unjam(agent, choice.weapon)


class Unjam(Procedure):
    """GD 7.4.7: one jam is cleared, without a roll."""

    CITATION: ClassVar[str] = "GD 7.4.7"

    agent: AgentId
    weapon: str

    def clear(self, state: GDState) -> Result:  # GD-7.4.7.g
        state.change_weapon(
            self.agent, self.weapon, jammed=False
        )  # GD-7.3.l/cleared GD-7.4.7.d GD-7.4.7.e GD-7.4.7.f
        state.tell(events.Unjammed(self.agent, self.weapon, rules=("GD-7.4.7.e",)))
        return END
