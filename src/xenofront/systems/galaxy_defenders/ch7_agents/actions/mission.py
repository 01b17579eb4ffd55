"""GD 7.4.8 Actions of the mission."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from xenofront.content.galaxy_defenders import SpecialAction
from xenofront.kernel import END, Procedure, Result
from xenofront.systems.galaxy_defenders import events
from xenofront.systems.galaxy_defenders import rules as gd
from xenofront.systems.galaxy_defenders.ch5_terrain.map import (
    neighbours,
)
from xenofront.systems.galaxy_defenders.ch7_agents.activities import spent_refusal
from xenofront.systems.galaxy_defenders.state import AgentId, GDState, is_bleeding


def refusal(state: GDState, agent: AgentId, words: list[str]) -> str | None:
    action = _action(state, words[0] if words else "")
    if action is None:
        return "GD-7.4.8.a"
    spent = spent_refusal(state, *action.costs)
    if spent:
        return spent
    if is_bleeding(state, agent) and not action.while_bleeding:  # GD-AMB.e
        return "GD-7.5.2.j"
    here = state.agents[agent].hex
    near = (here, *neighbours(state, here)) if action.adjacent else (here,)
    if not any(place in near for place in action.at):
        return "GD-7.4.8.b"
    if state.counters.get(action.counts, 0) >= action.limit:
        return "GD-7.4.8.b"
    return None


def _action(state: GDState, name: str) -> SpecialAction | None:
    return next((a for a in state.box.mission.actions if a.id == name), None)


def options(state: GDState, agent: AgentId) -> Iterator[str]:
    for action in state.box.mission.actions:
        if refusal(state, agent, [action.id]) is None:
            yield f"special {action.id}"


def start(state: GDState, agent: AgentId, words: list[str]) -> Procedure:
    action = _action(state, words[0])
    assert action is not None
    state.spend(*action.costs)  # GD-7.4.8.b
    return gd.MissionAction(agent, action.id)


class MissionAction(Procedure):
    """GD 7.4.8: what the mission lets agents do."""

    CITATION: ClassVar[str] = "GD 7.4.8"

    agent: AgentId
    action: str

    def act(self, state: GDState) -> Result:
        action = _action(state, self.action)
        assert action is not None
        state.count(action.counts)
        if action.removes_teleport:
            left = state.teleports.items()
            state.teleports = {s: h for s, h in left if s != action.removes_teleport}
        state.tell(events.SpecialActionDone(self.agent, self.action, rules=("GD-7.4.8.a",)))
        return END
