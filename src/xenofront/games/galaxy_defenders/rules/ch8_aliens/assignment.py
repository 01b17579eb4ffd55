"""GD 8.8 Who controls a new alien."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules.state import GDState, clockwise_from_alpha
from xenofront.kernel import Seat

MASTER = "purple"
"""The rank of master aliens (GX-11.1.b)."""


def controller_for(state: GDState, card: str) -> Seat:
    """The operative player an alien card goes to."""
    seats = clockwise_from_alpha(state)  # GD-8.8.a
    if state.box.aliens[card].rank == MASTER and state.alpha in seats:
        return state.alpha  # GX-11.3.c
    held: dict[Seat, set[str]] = {seat: set() for seat in seats}
    for name, row in state.aliens.items():
        if row.controller in held:
            if row.card == card:
                return row.controller  # GD-8.8.f GD-8.8.g
            held[row.controller].add(row.swarm or name)  # GD-4.i GD-8.4.a/card
    return min(seats, key=lambda seat: len(held[seat]))  # GD-8.8.d GD-8.8.e
