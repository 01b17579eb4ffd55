"""GD 7.3 Whom an attack strikes."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import aliens_in, area_of
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import vulnerable
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState
from xenofront.geometry.hexes.areas import AreaId


def struck_in_area(state: GDState, attacker: str, weapon: str, target: str) -> list[str]:
    """Everybody who must defend against an attack on a whole area, the primary target first."""
    area = area_under(state, target)
    there = aliens_in(state, area)  # GD-7.3.ap
    agents = [n for n, row in state.agents.items() if row.alive and area_of(state, row.hex) == area]
    if attacker in state.aliens:
        found: list[str] = [*agents]  # GD-8.10.l GD-8.10.p GD-7.3.1.f
    else:
        found = [*vulnerable(state, there)]  # GD-8.4.k GX-7.2.1.m/area GX-7.2.1.n
        if state.options.friendly_fire:  # GD-7.3.au
            own_device = weapon in state.box.powers  # GD-7.3.1.e
            found += [
                n for n in agents if n != attacker or own_device
            ]  # GD-7.3.1.c GD-7.3.1.d/area
    return [target, *(name for name in found if name != target)]


def area_under(state: GDState, unit: str) -> AreaId:
    """The area a figure stands in."""
    alien = state.aliens.get(AlienId(unit))
    return area_of(state, alien.hex if alien else state.agents[AgentId(unit)].hex)
