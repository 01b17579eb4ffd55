"""GD 7.4.4 Bash a locked door."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.expansions.security import unseal
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, HexId, is_bleeding
from xenofront.kernel import Procedure, Result


def refusal(state: GDState, agent: AgentId, choice: menu.Bash) -> str | None:
    spent = spent_refusal(state, "action", "combat")  # GD-7.4.4.e
    if spent:
        return spent
    if is_bleeding(state, agent):
        return "GD-7.5.2.f"
    door = choice.door
    if door in state.sealed:
        if not state.box.mission.security.bashed:  # GX-5.3.g
            return "GX-5.3.g"
    elif door in state.bars:  # GD-5.1.q/refused
        return "GD-5.1.q"
    elif door not in state.locks:
        return "GD-7.4.4.b"
    if not _is_beside(state, agent, door):  # GD-7.4.4.b
        return "GD-7.4.4.b"
    return None


def _is_beside(state: GDState, agent: AgentId, door: str) -> bool:
    here = state.agents[agent].hex
    if "|" in door:
        return here in door.split("|")  # GD-7.4.4.b/beside GD-7.4.4.b/far
    board = state.box.board
    touching = board.neighbours(HexId(door), board.shut(tuple(n for n in state.locks if n != door)))
    return here == door or here in touching  # GD-7.4.4.b/inside


def options(state: GDState, agent: AgentId) -> list[menu.Bash]:
    doors = (*state.locks, *state.sealed)
    return [bash for bash in map(menu.Bash, doors) if refusal(state, agent, bash) is None]


def start(state: GDState, agent: AgentId, choice: menu.Bash) -> Procedure:
    state.spend("action", "combat")  # GD-7.4.4.a GD-6.3.1.i/bash
    return gd.Bash(agent, choice.door)


class Bash(Procedure):
    """GD 7.4.4: a locked door is bashed open; no die is rolled."""

    CITATION: ClassVar[str] = "GD 7.4.4"

    agent: AgentId
    door: str

    def open(self, state: GDState) -> Result:
        state.locks = tuple(
            n for n in state.locks if n != self.door
        )  # GD-5.1.m GD-7.4.4.d GD-7.4.4.c
        if self.door in state.sealed:
            unseal(state, self.door)
        state.tell(events.DoorBashed(self.agent, self.door, rules=("GD-7.4.4.c",)))
        return gd.RevealSignals()  # GD-7.4.4.f GD-8.7.l/bash
