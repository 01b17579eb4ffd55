"""GD 5.1 Types of terrain: which hex sides part neighbours, and for whom."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from xenofront.geometry.hexes.grid import HexId
from xenofront.geometry.hexes.terrain import Side, SideId, Terrain, sides_of

Kinds = frozenset[Side | None]

OPEN: Final = None


def _those(table: dict[Side | None, bool]) -> Kinds:
    return frozenset(kind for kind, is_one in table.items() if is_one)


AGENT_CROSSES: Final = _those(
    {
        OPEN: (
            True  # GD-5.1.a/agent GD-5.a/movement GX-5.2.g/standard GX-5.2.g/modular
        ),
        Side.WALL: False,  # GD-5.1.b/agent GX-5.2.h/movement
        Side.DOOR: True,  # GD-5.1.e/agent GX-5.2.h/door
        Side.WINDOW: False,  # GD-5.1.s
        Side.BARRIER: False,  # GX-5.1.a GX-5.1.i/redeployment
    }
)
ALIEN_CROSSES: Final = _those(
    {
        OPEN: True,  # GD-5.1.a/alien GX-5.2.i/movement
        Side.WALL: (
            False  # GD-8.5.1.a/wall GD-5.1.b/alien GD-5.1.b/signal GX-7.1.c/side GX-7.2.h/side
        ),
        Side.DOOR: True,  # GD-8.5.1.h/door GD-8.9.j/door GD-5.1.e/alien GD-5.1.e/signal
        Side.WINDOW: True,  # GD-8.5.1.h/window GD-8.9.j/window
        Side.BARRIER: False,  # GX-5.1.h GX-11.11.f
    }
)
KEEPS_ADJACENT: Final = _those(
    {
        OPEN: True,  # GD-5.a/adjacency
        Side.WALL: False,  # GD-5.1.d
        Side.DOOR: True,  # GD-5.1.t/door
        Side.WINDOW: True,  # GD-5.1.t/window
        Side.BARRIER: True,  # GX-5.1.e GX-5.1.f GX-5.1.g
    }
)
OVER_BARRIERS: Final[Kinds] = frozenset({Side.BARRIER})  # GX-5.1.b GX-5.1.c


class Link(NamedTuple):
    """A hex next to another, what stands between them, and which tokens would part them."""

    to: HexId
    side: SideId
    kind: Side | None
    closers: int


Links = Mapping[HexId, tuple[Link, ...]]
Steps = Mapping[HexId, tuple[HexId, ...]]


def links(terrain: Terrain, bit_of: Mapping[str, int]) -> Links:
    """All pairs of neighbouring hexes that can be stood on, by hex, clockwise from east.

    A door that fills a hex and is shut cuts that hex off on all its sides.
    """
    enterable = dict.fromkeys(terrain.enterable)
    kinds = dict(terrain.sides)
    found = {}
    for place in enterable:
        around = []
        for side, beyond in sides_of(place):  # GD-5.a
            is_hex = beyond in enterable  # GD-5.n/movement GD-5.1.u GX-5.2.e
            if is_hex:  # GD-5.1.w/hex GD-7.2.c/hex GD-7.2.c/edge GX-7.1.c/edge GX-7.2.h/edge
                closers = bit_of.get(side, 0) | bit_of.get(place, 0) | bit_of.get(beyond, 0)
                link = Link(beyond, side, kinds.get(side), closers)
                around.append(link)  # GX-5.2.j/joined GX-5.2.g/linker
        found[place] = tuple(around)
    return found


def open_steps(table: Links, kinds: Kinds, shut: int) -> Steps:
    """By hex, the neighbours across these kinds of sides when these closers are shut."""
    found = {}
    for place, around in table.items():
        free = [
            one for one in around if not one.closers & shut
        ]  # GD-5.1.j GD-5.1.l GD-5.1.n GD-5.1.p GX-7.1.c/door GX-7.2.h/locked GX-7.2.h/blocked
        open_ways = [link.to for link in free if link.kind in kinds]  # GD-5.1.w/side GD-7.2.c/side
        found[place] = tuple(open_ways)
    return found


def open_windows(table: Links, place: HexId, shut: int) -> tuple[tuple[SideId, HexId], ...]:
    """The windows around a hex that are not shut, each with the hex beyond."""
    return tuple(
        (link.side, link.to)
        for link in table[place]
        if link.kind is Side.WINDOW and not link.closers & shut
    )
