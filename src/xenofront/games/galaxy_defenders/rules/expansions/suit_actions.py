"""GX 9.5.1 POWER SUITS are recalled and left."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.gear import MOST_SUITS
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import is_engaged, occupied, shut
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized, unhide
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import end_of_movement
from xenofront.games.galaxy_defenders.rules.ch7_agents.tokens import take_armory
from xenofront.games.galaxy_defenders.rules.expansions.suits import (
    full,
    in_play,
    wear_refusal,
)
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, HexId, is_bleeding
from xenofront.kernel import END, Procedure, Result

# -- to recall one ---------------------------------------------------------------------------------


def recall_refusal(state: GDState, agent: AgentId, choice: menu.Recall) -> str | None:
    recall = state.box.mission.recall
    if recall is None:
        return "GX-9.5.1.d"  # GX-9.5.1.d/mission
    spent = spent_refusal(state, "action")
    if spent:
        return spent
    if state.recalled >= recall.times or len(in_play(state)) >= MOST_SUITS:
        return "GX-9.5.g"  # GX-9.5.g
    return wear_refusal(state, agent)


def recall_options(state: GDState, agent: AgentId) -> tuple[menu.Recall, ...]:
    return (menu.RECALL,) if recall_refusal(state, agent, menu.RECALL) is None else ()


def start_recall(state: GDState, agent: AgentId, choice: menu.Recall) -> Procedure:
    state.spend("action")  # GX-9.5.1.d/cost
    return gd.RecallSuit(agent)


class RecallSuit(Procedure):
    """GX 9.5.1: a suit appears around an agent."""

    CITATION: ClassVar[str] = "GX 9.5.1"

    agent: AgentId

    def appear(self, state: GDState) -> Result:
        recall = state.box.mission.recall
        assert recall is not None
        state.recalled += 1
        suit = full(state.box, recall.sheet, recall.batteries)
        state.change_agent(self.agent, suit=suit)  # GX-9.5.1.d/equipped GX-9.5.1.d/place GX-9.5.1.q
        place = state.agents[self.agent].hex
        state.tell(events.SuitRecalled(self.agent, suit.sheet, place, rules=("GX-9.5.1.d",)))
        return END


# -- to leave one ----------------------------------------------------------------------------------


def leave_refusal(state: GDState, agent: AgentId, choice: menu.Unequip) -> str | None:
    if state.agents[agent].suit is None:
        return "GX-9.5.1.g"
    spent = spent_refusal(state, "action")
    if spent:
        return spent
    if is_bleeding(state, agent):
        return "GX-9.5.1.p"  # GX-9.5.1.p/leave
    if is_engaged(state, agent):
        return "GX-9.5.1.n"  # GX-9.5.1.n
    if is_immobilized(state, agent):
        return "GX-9.5.1.o"  # GX-9.5.1.o
    board, here = state.box.board, state.agents[agent].hex
    if choice.hex not in board.exits(here, shut(state)):  # GX-9.5.1.h/adjacent GX-9.5.1.h/path
        return "GX-9.5.1.h"
    if choice.hex in occupied(state):  # GX-9.5.1.h/occupied
        return "GX-9.5.1.h"
    return None


def leave_options(state: GDState, agent: AgentId) -> list[menu.Unequip]:
    if state.agents[agent].suit is None:
        return []
    around = state.box.board.exits(state.agents[agent].hex, shut(state))
    steps = map(menu.Unequip, around)
    return [one for one in steps if leave_refusal(state, agent, one) is None]  # GX-9.5.1.s


def start_leaving(state: GDState, agent: AgentId, choice: menu.Unequip) -> Procedure:
    state.spend("action")  # GX-9.5.1.g
    return gd.LeaveSuit(agent, choice.hex)


class LeaveSuit(Procedure):
    """GX 9.5.1: an agent climbs out of its suit, which stays where it is."""

    CITATION: ClassVar[str] = "GX 9.5.1"

    agent: AgentId
    place: HexId

    def climb_out(self, state: GDState) -> Result:
        row = state.agents[self.agent]
        assert row.suit is not None
        state.suits = {**state.suits, row.hex: row.suit}  # GX-9.5.1.i GX-9.5.1.k
        state.change_agent(self.agent, suit=None, hex=self.place)  # GX-9.5.2.w/left
        unhide(state, self.agent)
        told = events.SuitLeft(self.agent, row.suit.sheet, self.place, rules=("GX-9.5.1.h",))
        state.tell(told)
        take_armory(state, self.agent)
        return gd.RevealSignals()

    def come_to_rest(self, state: GDState) -> Result:
        end_of_movement(state)
        return END
