"""GD 7.4.8 Actions of the mission."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.missions import SpecialAction
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import area_of, neighbours
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import inflict
from xenofront.games.galaxy_defenders.rules.ch7_agents.tokens import (
    civilians_near,
    may_set,
    set_door,
)
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import carries, give_up
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, is_bleeding, operative
from xenofront.kernel import Procedure, Result, removed

Special = menu.Special | menu.SpecialAt


def refusal(state: GDState, agent: AgentId, choice: Special) -> str | None:
    action = _action(state, choice.action)
    return "GD-7.4.8.a" if action is None else _refusal(state, agent, action, _door(choice))


def _door(choice: Special) -> str:
    return choice.opening if isinstance(choice, menu.SpecialAt) else ""


def _refusal(state: GDState, agent: AgentId, action: SpecialAction, door: str) -> str | None:
    spent = spent_refusal(state, *action.costs)
    if spent:
        return spent
    if (
        is_bleeding(state, agent) and not action.while_bleeding
    ):  # GD-AMB.e GD-7.5.2.j GX-6.2.1.1.h/other
        return "GD-7.5.2.j"
    if state.counters.get(action.counts, 0) >= action.limit:
        return "GD-7.4.8.b"
    if not _is_there(state, agent, action):
        return "GD-7.4.8.b"
    if action.needs and not carries(state, agent, action.needs):
        return "GX-2.t"
    if action.doors and not _may_work_on(state, agent, action, door):
        return "GD-5.1.q"
    return None


def _is_there(state: GDState, agent: AgentId, action: SpecialAction) -> bool:
    """Whether the agent stands where the action can be done, with whom it needs."""
    here = state.agents[agent].hex
    if action.at and here not in action.at:
        near = neighbours(state, here) if action.adjacent else ()
        if not any(place in near for place in action.at):  # GD-7.4.8.b/place
            return False
    if action.civilian == "take":
        return bool(civilians_near(state, agent))  # GD-8.7.c
    return action.civilian != "deliver" or state.agents[agent].led > 0


def _may_work_on(state: GDState, agent: AgentId, action: SpecialAction, door: str) -> bool:
    """Whether the agent stands beside the door or window it names, and something can be done."""
    return (
        door in action.doors
        and state.agents[agent].hex in door.split("|")
        and action.token != ""
        and may_set(state, door, action.token)
    )


def _action(state: GDState, name: str) -> SpecialAction | None:
    return next((a for a in state.box.mission.actions if a.id == name), None)


def options(state: GDState, agent: AgentId) -> list[Special]:
    found: list[Special] = []
    here = state.agents[agent].hex
    for action in state.box.mission.actions:
        if _is_there(state, agent, action):
            beside = [door for door in action.doors if here in door.split("|")]
            found += [
                menu.SpecialAt(action.id, door) if door else menu.Special(action.id)
                for door in (beside if action.doors else [""])
                if _refusal(state, agent, action, door) is None
            ]
    return found


def start(state: GDState, agent: AgentId, choice: Special) -> Procedure:
    action = _action(state, choice.action)
    assert action is not None
    state.spend(*action.costs)  # GD-7.4.8.b/cost GD-6.3.1.j/mission
    return gd.MissionAction(agent, choice.action, _door(choice))


class MissionAction(Procedure):
    """GD 7.4.8: what the mission lets agents do."""

    CITATION: ClassVar[str] = "GD 7.4.8"

    agent: AgentId
    action: str
    door: str = ""

    def act(self, state: GDState) -> Result:
        action = _action(state, self.action)
        assert action is not None
        state.count(action.counts)
        if action.needs:
            give_up(state, self.agent, action.needs)
        if action.removes_teleport:
            left = state.teleports.items()
            state.teleports = {s: h for s, h in left if s != action.removes_teleport}
        state.tell(events.SpecialActionDone(self.agent, self.action, rules=("GD-7.4.8.a",)))
        if self.door and action.token:
            set_door(state, self.door, action.token)
        if action.civilian:
            self._help_civilians(state, action)
        if action.inflicts:
            here = area_of(state, state.agents[self.agent].hex)
            for agent in operative(state):
                if area_of(state, state.agents[agent].hex) == here:
                    inflict(state, agent, action.inflicts, "GD-7.4.8.a")
        return gd.LeaveMap(self.agent) if action.leaves else gd.RevealSignals()  # GD-8.7.l/action

    def happen(self, state: GDState) -> Result:
        action = _action(state, self.action)
        return gd.DrawnEvent(f"action:{self.action}") if action and action.effects else None

    def _help_civilians(self, state: GDState, action: SpecialAction) -> None:
        """Take the nearest civilian along, or bring all who follow to safety (GD-8.7.c)."""
        led = state.agents[self.agent].led
        if action.civilian == "take":
            name = civilians_near(state, self.agent)[0]
            told = events.CivilianTaken(self.agent, state.civilians[name], rules=("GD-8.7.c",))
            state.civilians = removed(state.civilians, name)
            state.change_agent(self.agent, led=led + 1)
            state.tell(told)
            return
        state.rescued += led
        state.change_agent(self.agent, led=0)
        state.tell(events.CiviliansSafe(self.agent, led, state.rescued, rules=("GD-8.7.c",)))
