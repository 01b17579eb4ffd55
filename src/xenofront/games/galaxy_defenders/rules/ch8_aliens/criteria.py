"""GD 8.2, 8.10 By what the ways of an alien are narrowed down, one criterion after another.

A criterion is worked out only as long as more than one way is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import Odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import (
    FAR,
    costs_of,
    standing,
    touched,
)
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import Verdict, Way
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import engaged_from
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState, hp_left

Criterion = tuple[str, Callable[[Way], Any]]


def narrowed(ways: Iterable[Way], criteria: Iterable[Iterable[Criterion]]) -> Verdict:
    """Keep the ways with the least value of each criterion in turn; they come in groups."""
    left = list(ways)
    considered, by = len(left), ""
    if considered < 2:
        return Verdict(tuple(left), considered, by)
    for rule, value in chain.from_iterable(criteria):
        values = [value(way) for way in left]
        least = min(values)
        if values.count(least) < len(values):
            left = [way for way, v in zip(left, values, strict=True) if v == least]  # GD-AMB.a
            by = rule
            if len(left) == 1:
                break  # the next criterion is not even worked out
    return Verdict(tuple(left), considered, by)


def goal(
    state: GDState, alien: AlienId, move: content.MoveAdjacent | content.MoveToward
) -> tuple[Iterable[Criterion], ...]:
    """Whom a movement is about."""
    if move.to == "most_wounded_agent":
        return weakest(state, "GD-8.2.s", "GD-8.2.s"), closest(state, alien)
    return (closest(state, alien),)


def weakest(state: GDState, by_wounds: str, by_hp: str) -> Iterator[Criterion]:
    """Most wounds, then fewest HP left; the rules that say so are named by who asks."""
    yield (
        by_wounds,
        lambda way: -1 * state.agents[way.target].wounds,  # GX-AMB.e/drone GX-AMB.e/npc
    )  # GD-8.10.c GD-8.2.s/wounded
    yield by_hp, lambda way: hp_left(state, way.target)  # GD-8.10.d GD-8.2.s/nobody GX-AMB.e/health


def preferred(state: GDState) -> Iterator[Criterion]:
    """Whoever cannot move, for aliens whose card names such targets."""
    yield "GX-4.a", lambda way: not is_immobilized(state, way.target)


def closest(state: GDState, alien: AlienId) -> Iterator[Criterion]:
    """Fewest areas, then fewest hexes, along a legal path (GD-8.2.t)."""
    costs, agents, far = costs_of(state, alien), standing(state), (FAR, FAR)
    yield "GD-8.2.t", lambda way: costs.get(agents[way.target], far)[0]  # GD-8.2.t/areas
    yield "GD-8.2.t", lambda way: costs.get(agents[way.target], far)[1]  # GD-8.2.t/hexes


def engaged(state: GDState, rule: str = "GD-8.2.r") -> Iterator[Criterion]:
    """Most agents engaged at the end of the way."""
    touch = touched(state)
    yield (
        rule,
        lambda way: (
            -touch.get(way.end, 0)  # GD-8.2.r/engaged
            if way.rear is None
            else -engaged_from(state, way.base)  # GX-11.8.i GX-11.8.j
        ),
    )


def harm(state: GDState, alien: AlienId, weapon: str | None) -> Iterator[Criterion]:
    """The order of ruling GD-8.2.r: kill, bleed, expected wounds, agents engaged, wounds, HP."""
    if weapon is not None:

        def chances(way: Way) -> Odds:
            return odds(state, alien, weapon, way.target)

        yield "GD-8.2.r", lambda way: -chances(way).kill  # GD-8.2.r/kill
        yield "GD-8.2.r", lambda way: -chances(way).bleed  # GD-8.2.r/bleed
        yield "GD-8.2.r", lambda way: -chances(way).expected  # GD-8.2.r/expected
    yield from engaged(state)
    yield "GD-8.2.r", lambda way: -state.agents[way.target].wounds  # GD-8.2.r/hurt
    yield "GD-8.2.r", lambda way: hp_left(state, way.target)  # GD-8.2.r/weak
