"""GX 10.2 When NPCs act: before the first activity of their player's agent, or after the last."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules import names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.choices import PickNpc
from xenofront.games.galaxy_defenders.rules.expansions.npcs.deck import in_play
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.kernel import Choice, Handling, Procedure, Question


class NextNpc(Question, frozen=True, gc=False):
    """Which NPC acts first."""

    WHAT = "npc"
    ANSWERS = (PickNpc,)
    HANDLING = Handling(in_order="round")

    agent: names.AgentId


def owned_by(state: GDState, agent: AgentId) -> list[AgentId]:
    """The NPCs that take orders from an agent's player."""
    return [npc for npc in in_play(state) if state.agents[npc].owner == agent]  # GX-6.2.1.2.a


def waiting(state: GDState, agent: AgentId) -> list[AgentId]:
    """Those that are still to be activated."""
    mine = owned_by(state, agent)  # GX-10.2.a
    return [npc for npc in mine if not state.agents[npc].acted]  # GX-10.2.h


def which(state: GDState, agent: AgentId, mine: list[AgentId]) -> Question | None:
    """Which of several acts first."""
    if len(mine) < 2:
        return None
    return NextNpc(agent, tuple(map(PickNpc, mine)), "GX-10.2.c", agent)


# -- in the menu -----------------------------------------------------------------------------------


def begin_activities(state: GDState, choice: Choice) -> None:
    """From the first activity on NPCs wait until all are over."""
    turn = state.turn
    if turn is None or turn.begun or isinstance(choice, menu.Npc | menu.Tactic):
        return
    if in_play(state) or state.npc_deck or state.npc_discard:  # there are NPCs in this mission
        state.change_turn(begun=True)  # GX-10.2.e GX-10.2.d/free


def refusal(state: GDState, agent: AgentId, choice: menu.Npc) -> str | None:
    """Why an NPC cannot be activated now."""
    if choice.npc not in owned_by(state, agent):
        return "GX-6.2.1.2.a"
    if choice.npc not in waiting(state, agent):
        return "GX-10.2.h"
    assert state.turn is not None
    if state.turn.begun or state.turn.spent:  # GX-10.2.b/middle GX-10.2.d/activities GX-10.2.g
        return "GX-10.2.b"
    return None


def options(state: GDState, agent: AgentId) -> list[menu.Npc]:
    mine = [menu.Npc(npc) for npc in waiting(state, agent)]
    return [npc for npc in mine if refusal(state, agent, npc) is None]  # GX-10.2.c/before


def start(state: GDState, agent: AgentId, choice: menu.Npc) -> Procedure:
    return gd.ActivateNpc(AgentId(choice.npc))  # GX-10.2.b/before
