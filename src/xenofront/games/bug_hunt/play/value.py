"""What a position of Bug Hunt is worth, from what every seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from xenofront.games.bug_hunt import NAME
from xenofront.games.bug_hunt.play.greedy.situation import (
    SURVEY,
    TROUBLE,
    UNKNOWN,
    Situation,
    inches,
    least,
)
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import SUCCESS, completed, points
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.players.weights import expected, weights_for
from xenofront.players.worth import outcome_worth

FEATURES: Final = (
    "one", "won", "points", "carried", "armed", "unarmed", "hurt", "aliens", "held_up", "odds",
    "contacts", "danger", "way", "lead", "other", "turn", "ship", "short",
)  # fmt: skip
FAR: Final = 60.0
"""More inches than anybody has to walk."""
NEAR: Final = 12
"""Inches within which aliens and markers are near."""


def value(state: BHState) -> float:
    """The expected score: how likely the mission is to be accomplished."""
    if state.outcome:
        return outcome_worth(state.outcome)
    if points(state) >= SUCCESS and not state.options.signals:
        return 1.0
    rows = weights_for(NAME, state.setup.mission, len(state.setup.seats))
    return expected(rows, features(state))


def is_spoilt(state: BHState) -> bool:
    """Never: a mission is accomplished or failed."""
    return False


def features(state: BHState) -> tuple[float, ...]:
    """The figures that are weighed."""
    look = Situation(state)
    rows = [state.troopers[name] for name in look.squad]
    goals = [target.at for target in look.targets[:1]]
    lead = min((inches(at, goal) for at in look.places.values() for goal in goals), default=0.0)
    other = sorted(_efforts(look))[1:2] if SUCCESS - completed(state) > 1 else ()
    hurt = sum(bool(row.stun) + bool(row.wounds) for row in rows)
    armed = sum(len(row.weapons) > 0 for row in rows)
    power = sum(map(bool, (not row.stun and not row.wounds for row in state.aliens.values())))
    strength = power * _fierceness(state)
    near = sum(
        min((inches(row.at, at) for at in look.places.values()), default=99.0) <= NEAR
        for row in state.contacts.values()
    )
    return (
        1.0,
        float(points(state) >= SUCCESS),
        min(SUCCESS, points(state)) / SUCCESS,
        min(SUCCESS, completed(state)) / SUCCESS,
        armed / 8,
        (len(rows) - armed) / 8,
        hurt / 8,
        strength / 8,
        (len(state.aliens) - power) / 8,
        min(3.0, strength / (armed + 1)),
        near / 4,
        sum(look.danger(row.at) for row in rows) / (8 * max(1, len(rows))),
        look.trouble / 40,
        lead / 20,
        sum(other) / 20,
        state.turn / 10,
        float(state.evac.at is not None),
        float(len(rows) < 3),
    )


def _efforts(look: Situation) -> Iterator[float]:
    """By objective that is open how far whoever is nearest is from having done it, about."""
    for target, _ in look.open.values():
        able = look.surveyors if target.kind == SURVEY else look.squad
        places = (look.places[name] for name in able)
        yield least(target.at, places, default=FAR) + TROUBLE.get(target.kind, UNKNOWN)


def _fierceness(state: BHState) -> float:
    """How much harm one alien of the mission does, about."""
    kind = state.box.aliens.get(state.alien_type)
    return 1.0 if kind is None else 0.4 + 0.15 * (kind.combat + kind.damage + kind.toughness - 3)
