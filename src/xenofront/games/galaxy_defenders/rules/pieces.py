"""Everything that stands on the map, whatever table it lies in: one query for all of it.

A piece has a *footprint*, the hexes that its base covers. Who needs to know what stands where asks
here: occupancy, laws, observations and presenters. Questions that rules ask thousands of times a
turn read the tables themselves (``ch5_terrain.map``); a law holds that both say the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import footprint
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Seat
from xenofront.kernel.memo import remembered

Kind = Literal["agent", "drone", "npc", "alien", "object", "signal", "suit"]
Camp = Literal["squad", "alien", "unknown"]


class Piece(NamedTuple):
    """A figure or token on the map."""

    id: str
    kind: Kind
    camp: Camp
    hexes: tuple[HexId, ...]
    """Its footprint; the first one is where it is said to be."""
    run_by: Seat
    """Who decides for it; nobody decides for a signal."""
    occupies: bool = True
    """Whether nothing else may come to rest there (GD-5.b)."""
    attackable: bool = True
    """Whether attacks can be aimed at it."""

    @property
    def hex(self) -> HexId:
        return self.hexes[0]


NOBODY = Seat("")


@remembered("agents", "aliens", "signals", "objects", "suits")
def pieces(state: GDState) -> Mapping[str, Piece]:
    """All pieces by id: agents, drones, aliens, objects, signals, empty suits; nobody gone."""
    found: dict[str, Piece] = {}
    for name, agent in state.agents.items():
        if agent.alive:
            kind: Kind = "drone" if agent.owner else "agent"
            if name in state.box.npcs:
                kind = "npc"
            run_by = agent.owner or name
            occupies = not agent.seized_by  # GX-7.3.w
            found[name] = Piece(name, kind, "squad", footprint(agent), run_by, occupies)
    for alien, row in state.aliens.items():
        at = footprint(row)
        found[alien] = Piece(alien, "alien", "alien", at, row.controller)
    for key, thing in state.objects.items():
        found[key] = Piece(key, "object", "alien", (thing.hex,), NOBODY)
    for signal, token in state.signals.items():
        at = footprint(token)
        found[signal] = Piece(signal, "signal", "unknown", at, NOBODY, attackable=False)
    for place, suit in state.suits.items():
        at_rest = f"{suit.sheet}@{place}"  # GX-2.5.a/suit
        lies = (place,)
        found[at_rest] = Piece(at_rest, "suit", "squad", lies, NOBODY, attackable=False)  # GX-9.5.p
    return found


def piece(state: GDState, name: str) -> Piece | None:
    """The piece with an id; nothing if it is not on the map."""
    return pieces(state).get(name)


def pieces_at(state: GDState, place: HexId) -> tuple[Piece, ...]:
    """The pieces whose base covers a hex."""
    return tuple(one for one in pieces(state).values() if place in one.hexes)
