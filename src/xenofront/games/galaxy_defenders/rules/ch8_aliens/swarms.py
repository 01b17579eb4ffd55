"""GD 8.4 Swarms: one card, several figures.

Each figure is an alien row of its own, with the swarm's name on it; whatever counts aliens counts
a swarm once. An ordinary alien is a company of one.
"""

from __future__ import annotations

from collections.abc import Collection

from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import looks_of
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import FAR, costs_of, standing
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState, lowered


def company(state: GDState, alien: AlienId) -> list[AlienId]:
    """All figures of the same alien, in the order of arrival."""
    swarm = state.aliens[alien].swarm
    if not swarm:
        return [alien]
    return [name for name, row in state.aliens.items() if row.swarm == swarm]


def alien_count(state: GDState) -> int:
    """Aliens on the map; a swarm is one."""
    return len(
        {row.swarm or name for name, row in state.aliens.items()}
    )  # GD-8.4.a/count GX-11.6.a GX-11.3.l/count


def figure_hp(state: GDState, alien: AlienId) -> int:
    """Wounds that remove a figure: the card's HP, or one for a figure of a swarm."""
    row = state.aliens[alien]
    card = state.box.aliens[row.card]
    hp = 1 if card.swarm else card.hp  # GD-8.4.d GD-8.4.e GX-11.6.b/wounds GX-11.6.b/death
    return lowered(state, hp, row.criticals) if row.criticals else hp


def is_wounded(state: GDState, alien: AlienId) -> bool:
    """Whether an alien has wounds; a swarm has them when it lost a figure."""
    row = state.aliens[alien]
    if row.swarm:
        figures = company(state, alien)
        if any(state.aliens[figure].wounds for figure in figures):
            return True  # GX-11.6.o/wounded
        return len(figures) < state.box.aliens[row.card].bodies  # GX-11.6.o/dead
    return row.wounds > 0


def bearers(state: GDState, alien: AlienId) -> list[AlienId]:
    """The figures that share what lies on a card: both of a prime swarm, else the one alone."""
    if state.box.aliens[state.aliens[alien].card].figures:
        return company(state, alien)  # GX-11.6.m/condition GX-11.6.m/critical GX-11.6.m/mark
    return [alien]


def nearness(state: GDState, alien: AlienId) -> int:
    """How far a figure is from the closest agent."""
    looks = looks_of(state, state.aliens[alien])
    return min([looks[place][0] for place in standing(state).values()], default=FAR)


def closeness(state: GDState, alien: AlienId) -> tuple[int, int]:
    """How far a figure is from the closest agent: areas, then hexes along a path."""
    looks, agents = looks_of(state, state.aliens[alien]), standing(state).values()
    paths = costs_of(state, alien)
    near = [(looks[a][0], paths.get(a, (FAR, FAR))[1]) for a in agents]
    return min(near, default=(FAR, FAR))


def foremost(state: GDState, aliens: Collection[AlienId]) -> list[AlienId]:
    """One figure for each alien among these: of a swarm the one closest to an agent."""
    if len(aliens) < 2:
        return list(aliens)
    rows = state.aliens
    chosen: dict[str, AlienId] = {}
    for alien in aliens:
        swarm = rows[alien].swarm
        if not swarm or swarm not in chosen:
            chosen[swarm or alien] = alien
        elif closeness(state, alien) < closeness(state, chosen[swarm]):
            chosen[swarm] = alien  # GD-8.4.c
    return list(chosen.values())
