"""What a position of Galaxy Defenders is worth, from what every seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.content import missions
from xenofront.games.galaxy_defenders.play.greedy.fighting import prey_of
from xenofront.games.galaxy_defenders.play.greedy.goals import aim, open_tasks, orders, places_of
from xenofront.games.galaxy_defenders.play.greedy.situation import FAR, Situation, ways, worth
from xenofront.games.galaxy_defenders.rules.ch6_sequence.objectives import holds
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import figure_hp
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    GDState,
    hp_left,
    is_bleeding,
    max_hp,
    operative,
)
from xenofront.players.weights import expected, weights_for
from xenofront.players.worth import outcome_worth

FEATURES: Final = (
    "one", "dead", "health", "weakest", "bleeding", "danger", "peril", "perils", "doomed", "least",
    "next", "aliens", "signals", "armed", "powers", "time", "open", "way", "late", "home", "prey",
    "led", "rescued", "goal", "squad",
)  # fmt: skip
HEALTHY: Final = 8
"""The health that an agent has, about."""
DOOMED: Final = 0.7
"""The share of an agent's health that aliens are expected to take at which it counts as lost."""
LOSSES: Final = (missions.Deaths, missions.HalfLost)
STEPS: Final = 4.0
"""Hexes that an agent goes in a round, about."""


def value(state: GDState) -> float:
    """The expected score: 1 for a mission accomplished, 0.5 for one half done."""
    if state.outcome:
        return outcome_worth(state.outcome)
    rows = weights_for(NAME, state.box.mission.id, len(state.setup.seats))
    return expected(rows, features(state), spoilt=is_spoilt(state))


def is_spoilt(state: GDState) -> bool:
    """Whether so many are dead that a row of half a success comes before each of a whole one."""
    before: list[set[missions.Test]] = []
    for row in state.box.mission.objectives:
        tests = set(row.when)
        if row.outcome == "accomplished":
            if not any(known <= tests for known in before):
                return False
        elif any(isinstance(test, LOSSES) and holds(state, test) for test in tests):
            before.append({test for test in tests if not isinstance(test, LOSSES)})
    return True


def features(state: GDState) -> tuple[float, ...]:
    """The figures that are weighed."""
    team = [row for row in state.agents.values() if not row.owner]
    names, size = operative(state), len(team)
    left = {name: max(0, hp_left(state, name)) / max_hp(state, name) for name in names}
    harm = {name: (look := Situation(state, name)).danger(look.here) for name in names}
    danger = sum(min(6.0, each) for each in harm.values())
    armed = sum(
        slot.ammo != 0 and slot.batteries != 0 and not slot.jammed
        for name in names
        for slot in state.agents[name].weapons
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
        *_perils(state, harm, size),
        sum(worth(state, alien) for alien in state.aliens) / (4 * size),
        len(state.signals) / 4,
        armed / size,
        unused / (3 * size),
        *_mission(state),
        size / 5,
    )


def _perils(state: GDState, harm: Mapping[AgentId, float], size: int) -> tuple[float, ...]:
    """How much of their health agents are about to lose, and how much the weakest two have."""
    health = {name: max(1, hp_left(state, name)) for name in harm}
    shares = [min(2.0, harm[name] / left) for name, left in health.items()]
    least, other = (*sorted(health.values()), 0, 0)[:2]
    return (
        max(shares, default=0.0),
        sum(shares) / size,
        float(sum(share >= DOOMED for share in shares)),
        least / HEALTHY,
        other / HEALTHY,
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
        sum(_to_go(Situation(state, name)) for name in names) / (10 * max(1, len(names))),
    )


def _to_go(look: Situation) -> int:
    """How far an agent is from what it would go for now."""
    goal = aim(look)
    return max(0, min(30, ways(look.state, goal.hexes).get(look.here, 30)) - goal.near)


def near_by(state: GDState, place: str) -> int:
    """How far the nearest agent is from somewhere."""
    reached = ways(state, (place,))
    return min((reached.get(state.agents[name].hex, 20) for name in operative(state)), default=20)
