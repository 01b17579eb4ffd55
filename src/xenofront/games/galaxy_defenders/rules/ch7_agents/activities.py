"""GD 6.3.1 Which activities of a turn are spent."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules.state import GDState


def spent_refusal(state: GDState, *activities: str) -> str | None:
    """Why activities cannot be used: each once a turn, and all that an action needs at once."""
    assert state.turn is not None
    spent = state.turn.spent
    if not spent:
        return None
    for activity in activities:
        if activity in spent:  # GD-6.3.1.c GD-6.3.1.k GD-6.3.1.e GD-6.3.1.f GD-7.4.a GD-7.4.c
            return "GD-6.3.1.c" if len(activities) == 1 else "GD-6.3.1.k"
    return None
