"""GD 8.8 Who controls a new alien."""

from __future__ import annotations

from xenofront.kernel import Seat
from xenofront.systems.galaxy_defenders.state import GDState, clockwise_from_alpha


def controller_for(state: GDState, card: str) -> Seat:
    """The operative player an alien card goes to."""
    seats = clockwise_from_alpha(state)  # GD-8.8.a
    held = dict.fromkeys(seats, 0)
    for row in state.aliens.values():
        if row.controller in held:
            if row.card == card:
                return row.controller  # GD-8.8.f GD-8.8.g
            held[row.controller] += 1
    return min(seats, key=held.__getitem__)  # GD-8.8.d GD-8.8.e
