"""Ways of aliens and signals hex by hex, to be drawn; the rules only count areas."""

from __future__ import annotations

from collections.abc import Collection

from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import shut
from xenofront.games.galaxy_defenders.rules.ch8_aliens.oracle import Way
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import crosses_barriers, walk_of
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState, HexId
from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.board import Board


def hexes_between(
    board: Board,
    start: HexId,
    end: HexId,
    mask: int,
    areas: Collection[AreaId] = (),
    *,
    over_barriers: bool = False,
) -> tuple[HexId, ...]:
    """A shortest way, both ends included, inside some areas if there is one there."""
    before: dict[HexId, HexId] = {start: start}
    frontier = [start]
    for place in frontier:  # grows while it is walked
        if place == end:
            break
        for beyond in board.passages(place, mask, over_barriers=over_barriers):
            if beyond not in before and (not areas or board.area_of[beyond] in areas):
                before[beyond] = place
                frontier.append(beyond)
    if end not in before:
        if not areas:
            return (start, end)
        return hexes_between(board, start, end, mask, over_barriers=over_barriers)
    way = [end]
    while way[-1] != start:
        way.append(before[way[-1]])
    return tuple(reversed(way))


def alien_way(state: GDState, alien: AlienId, way: Way) -> tuple[HexId, ...]:
    """The hexes of a way that the rules leave an alien."""
    board, start = state.box.board, state.aliens[alien].hex
    here = board.area_of[start]
    routes = walk_of(state, alien).routes(start, way.end)
    fitting = (route for route in routes if (here, *route)[-2:-1] in ((), (way.via,)))
    route = next(fitting, routes[0] if routes else ())
    over = crosses_barriers(state, alien)
    return hexes_between(board, start, way.end, shut(state), (here, *route), over_barriers=over)
