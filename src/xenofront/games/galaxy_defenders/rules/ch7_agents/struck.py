"""GD 7.3 Whom an attack strikes."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import aliens_in, area_of, shut
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import vulnerable
from xenofront.games.galaxy_defenders.rules.expansions.objects import object_at, objects_in
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState
from xenofront.geometry.hexes.areas import AreaId


def zone(state: GDState, target: str, *, explosion: bool = False) -> tuple[AreaId, ...]:
    """The areas that an attack strikes: the target's, and around an explosion those beside it."""
    area = area_under(state, target)
    if not explosion:
        return (area,)
    return area, *state.box.board.joined(area, shut(state))  # GX-8.4.b/next GX-8.4.c/path GX-8.4.g


def struck_in_area(
    state: GDState, attacker: str, weapon: str, target: str, *, explosion: bool = False
) -> list[str]:
    """Everybody who must defend against an attack on a whole area, the primary target first."""
    areas = zone(state, target, explosion=explosion)
    met = [
        n for area in areas for n in aliens_in(state, area)
    ]  # GD-7.3.ap GX-8.4.a GX-11.6.j/area GX-11.6.j/explosion
    there = dict.fromkeys(met)  # GX-AMB.i
    agents = [  # GX-9.5.q
        n for n, row in state.agents.items() if row.alive and area_of(state, row.hex) in areas
    ]
    if attacker in state.aliens and target in state.aliens:  # its mind is not its own
        found: list[str] = [alien for alien in vulnerable(state, there) if alien != attacker]
    elif attacker in state.aliens:
        found = [*agents]  # GX-8.4.i GD-8.10.l GD-8.10.p GD-7.3.1.f
    else:
        found = list(objects_in(state, areas))
        found += vulnerable(state, there)  # GD-8.4.k GX-7.2.1.m/area GX-7.2.1.n GX-8.4.h/agent
        if (
            state.options.friendly_fire
        ):  # GD-7.3.au GX-10.2.2.e GX-8.4.h/option GX-8.4.h/drone GX-8.4.h/agent GX-8.4.h/npc
            own_device = weapon in state.box.powers  # GD-7.3.1.e
            found += [
                n for n in agents if n != attacker or own_device
            ]  # GD-7.3.1.c GD-7.3.1.d/area
    return [*dict.fromkeys((target, *found))]  # GX-AMB.i


def area_under(state: GDState, unit: str) -> AreaId:
    """The area a figure stands in."""
    row = state.aliens.get(AlienId(unit)) or object_at(state, unit)
    return area_of(state, row.hex if row else state.agents[AgentId(unit)].hex)
