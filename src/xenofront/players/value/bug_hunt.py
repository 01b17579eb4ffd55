"""What a position of Bug Hunt is worth, from what every seat sees."""

from __future__ import annotations

from typing import Final

from xenofront.players.greedy.bug_hunt.look import Look, inches
from xenofront.players.value.weights import expected, weights_for
from xenofront.players.worth import outcome_worth
from xenofront.systems.bug_hunt.ch6_objectives.objectives import SUCCESS, completed, points
from xenofront.systems.bug_hunt.state import BHState

FEATURES: Final = (
    "one", "won", "points", "carried", "squad", "lost", "stunned", "aliens", "contacts", "danger",
    "way", "lead", "turn", "ship",
)  # fmt: skip


def value(state: BHState) -> float:
    """The expected score: how likely the mission is to be accomplished."""
    if state.outcome:
        return outcome_worth(state.outcome)
    row = weights_for("bug-hunt", state.setup.mission, len(state.setup.seats))
    return expected(row, features(state))


def features(state: BHState) -> tuple[float, ...]:
    """The figures that are weighed."""
    look = Look(state)
    rows = [state.troopers[name] for name in look.squad]
    goals = [target.at for target in look.targets[:1]]
    lead = min((inches(at, goal) for at in look.places.values() for goal in goals), default=0.0)
    able = sum(not row.stun and not row.wounds for row in state.aliens.values())
    return (
        1.0,
        float(points(state) >= SUCCESS),
        min(SUCCESS, points(state)) / SUCCESS,
        min(SUCCESS, completed(state)) / SUCCESS,
        len(rows) / 8,
        sum(row.fate in ("lost", "casualty") for row in state.troopers.values()) / 8,
        sum(bool(row.stun or row.wounds) for row in rows) / 8,
        able / 8,
        len(state.contacts) / 8,
        sum(look.danger(row.at) for row in rows) / (8 * max(1, len(rows))),
        look.trouble / 40,
        lead / 20,
        state.turn / 10,
        float(state.evac.at is not None),
    )
