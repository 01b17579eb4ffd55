"""GX 9.7.2 Whom psionic powers reach."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import away
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import aliens_in_view
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import is_vulnerable
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import ground_of
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, HexId
from xenofront.geometry.hexes.areas import AreaId


def within_reach(state: GDState, agent: AgentId, reach: int) -> list[AlienId]:
    """Aliens in view so many areas away at most that can be attacked."""
    here, rows = state.agents[agent].hex, state.aliens
    seen = aliens_in_view(state, agent)
    near = [alien for alien in seen if away(state, here, rows[alien]) <= reach]
    return [alien for alien in near if is_vulnerable(state, alien)]


def weak_minds(state: GDState, agent: AgentId, reach: int) -> list[AlienId]:
    """Those of them that no master alien's will protects."""
    cards, rows = state.box.aliens, state.aliens
    near = within_reach(state, agent, reach)
    return [alien for alien in near if cards[rows[alien].card].rank != "purple"]


def moves_of(state: GDState, alien: AlienId) -> dict[tuple[HexId, ...], AreaId | None]:
    """Where an alien can be one area on, in any direction, with the area it comes from."""
    return {ending[1:]: ending[0] for ending in ground_of(state, alien).ways_anywhere()}


def can_be_moved(state: GDState, agent: AgentId, reach: int) -> list[AlienId]:
    """Aliens that no master's will protects and that have somewhere to go."""
    return [alien for alien in weak_minds(state, agent, reach) if moves_of(state, alien)]
