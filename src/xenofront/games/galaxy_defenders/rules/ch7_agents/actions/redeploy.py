"""GD 7.4.6 Tactical redeployment."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    aliens_at,
    area_of,
    is_engaged,
    occupied,
    shut,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized, unhide
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import end_of_movement
from xenofront.games.galaxy_defenders.rules.ch7_agents.tokens import take_armory
from xenofront.games.galaxy_defenders.rules.expansions.poses import get_up
from xenofront.games.galaxy_defenders.rules.modifiers import over_rims
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, HexId, is_bleeding
from xenofront.kernel import END, Procedure, Result


def refusal(state: GDState, agent: AgentId, choice: menu.Redeploy) -> str | None:
    unable = _cannot_redeploy(state, agent)
    if unable:
        return unable
    place, here = choice.hex, state.agents[agent].hex
    if place in occupied(state) or place not in state.box.board.area_of:
        return "GD-7.4.6.b"
    if area_of(state, place) != area_of(state, here):
        return "GD-7.4.6.d"
    return None if place in _room_to_redeploy(state, agent) else "GD-7.4.6.e"


def _cannot_redeploy(state: GDState, agent: AgentId) -> str | None:
    spent = spent_refusal(state, "action", "combat")  # GD-7.4.6.c
    if spent:
        return spent
    if is_bleeding(state, agent):
        return "GD-7.5.2.h"
    if is_immobilized(state, agent):
        return "GD-7.4.6.g"
    if is_engaged(state, agent):
        return "GD-7.4.6.f"
    return None


def _room_to_redeploy(state: GDState, agent: AgentId) -> list[HexId]:
    """Free hexes of the agent's own area that it can walk to without leaving the area."""
    here = state.agents[agent].hex
    board, mask = state.box.board, shut(state)
    members = board.members[board.area_of[here]]
    present = aliens_at(state).keys()
    aliens: tuple[HexId, ...] = ()
    if not present.isdisjoint(members):
        aliens = tuple([place for place in members if place in present])
    over = over_rims(state, agent)  # GX-5.1.i/flying
    key = "redeploy", here, mask, aliens, over
    reached = state.box.memo.get(key)
    if reached is None:
        shunned = frozenset(board.hexes).difference(members).union(aliens)
        walked = board.reach(here, len(members), mask, shunned, over_barriers=over)
        reached = state.box.memo[key] = [place for place in members if place in walked]
    taken = occupied(state)
    return [place for place in reached if place not in taken]


def options(state: GDState, agent: AgentId) -> list[menu.Redeploy]:
    if _cannot_redeploy(state, agent) is None:
        return [menu.Redeploy(place) for place in _room_to_redeploy(state, agent)]
    return []


def start(state: GDState, agent: AgentId, choice: menu.Redeploy) -> Procedure:
    state.spend("action", "combat")  # GD-7.4.6.a GD-6.3.1.i/redeploy
    return gd.Redeploy(agent, choice.hex)


class Redeploy(Procedure):
    """GD 7.4.6: another hex of the same area."""

    CITATION: ClassVar[str] = "GD 7.4.6"

    agent: AgentId
    place: HexId

    def relocate(self, state: GDState) -> Result:
        get_up(state, self.agent)
        state.change_agent(self.agent, hex=self.place)  # GD-7.4.6.b
        unhide(state, self.agent)
        state.tell(events.Redeployed(self.agent, self.place, rules=("GD-7.4.6.b",)))
        take_armory(state, self.agent)  # GD-FAQ.r/redeploy
        return gd.RevealSignals()

    def come_to_rest(self, state: GDState) -> Result:
        end_of_movement(state)  # GD-7.4.6.h
        return END
