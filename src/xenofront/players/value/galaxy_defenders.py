"""What a position of Galaxy Defenders is worth, from what every seat sees."""

from __future__ import annotations

from typing import Final

from xenofront.players.greedy.galaxy_defenders.fighting import prey_of
from xenofront.players.greedy.galaxy_defenders.goals import aim, open_tasks, orders, places_of
from xenofront.players.greedy.galaxy_defenders.look import FAR, Look, ways, worth
from xenofront.players.value.weights import expected, weights_for
from xenofront.players.worth import outcome_worth
from xenofront.systems.galaxy_defenders.ch8_aliens.swarms import figure_hp
from xenofront.systems.galaxy_defenders.state import (
    GDState,
    hp_left,
    is_bleeding,
    max_hp,
    operative,
)

FEATURES: Final = (
    "one", "dead", "health", "weakest", "bleeding", "danger", "aliens", "signals", "armed",
    "powers", "time", "open", "way", "late", "home", "prey", "led", "rescued", "goal", "squad",
)  # fmt: skip
STEPS: Final = 4.0
"""Hexes that an agent goes in a round, about."""


def value(state: GDState) -> float:
    """The expected score: 1 for a mission accomplished, 0.5 for one half done."""
    if state.outcome:
        return outcome_worth(state.outcome)
    row = weights_for("galaxy-defenders", state.box.mission.id, len(state.setup.seats))
    return expected(row, features(state))


def features(state: GDState) -> tuple[float, ...]:
    """The figures that are weighed."""
    team = [row for row in state.agents.values() if not row.owner]
    names, size = operative(state), len(team)
    left = {name: max(0, hp_left(state, name)) / max_hp(state, name) for name in names}
    danger = sum(min(6.0, (look := Look(state, name)).danger(look.here)) for name in names)
    armed = sum(
        slot.ammo != 0 and not slot.jammed for name in names for slot in state.agents[name].weapons
    )
    unused = sum(
        len(row.powers) + len(row.devices) - len(row.spent)
        for row in (state.agents[n] for n in names)
    )
    return (
        1.0,
        sum(not row.alive and not row.left for row in team) / size,
        sum(left.values()) / size,
        min(left.values(), default=0.0),
        sum(is_bleeding(state, name) for name in names) / size,
        danger / size,
        sum(worth(state, alien) for alien in state.aliens) / (4 * size),
        len(state.signals) / 4,
        armed / size,
        unused / (3 * size),
        *_mission(state),
        size / 5,
    )


def _mission(state: GDState) -> tuple[float, ...]:
    """How far the mission has come, and how tight time is."""
    asked, names = orders(state.box), operative(state)
    here = [state.agents[name].hex for name in names]
    time = max(0, asked.deadline - state.round + 1) if asked.deadline < FAR else 15
    undone = [places_of(state, action) for action in open_tasks(state, asked)]
    ways_to = [min((ways(state, h).get(p, 40) for p in here), default=40) for h in undone]
    goal = asked.home or next((a.at for a in state.box.mission.actions if a.leaves), ())
    back = max((ways(state, goal).get(p, 40) for p in here), default=0) if goal else 0
    way = max(ways_to, default=0)
    if undone and goal:
        back = min(ways(state, goal).get(h, 40) for h in undone[0])  # type: ignore[call-overload]
    need = (way + back) / STEPS
    prey = prey_of(state)
    hunted = sum(
        (figure_hp(state, alien) - row.wounds) / 5 + near_by(state, row.hex) / 10
        for alien, row in state.aliens.items()
        if alien in prey
    )
    return (
        time / 10,
        float(len(undone)),
        sum(ways_to) / 10,
        max(-1.0, min(2.0, (need - time) / 4)),
        back / 10,
        hunted,
        float(sum(state.agents[name].led for name in names)),
        float(state.rescued),
        sum(_to_go(Look(state, name)) for name in names) / (10 * max(1, len(names))),
    )


def _to_go(look: Look) -> int:
    """How far an agent is from what it would go for now."""
    goal = aim(look)
    return max(0, min(30, ways(look.state, goal.hexes).get(look.here, 30)) - goal.near)


def near_by(state: GDState, place: str) -> int:
    """How far the nearest agent is from somewhere."""
    reached = ways(state, (place,))
    return min((reached.get(state.agents[name].hex, 20) for name in operative(state)), default=20)
