"""Aliens that act for one another, worked out a second time: swarms, leaders, masters, and rage."""

from typing import Any

from tests.games.galaxy_defenders.rules.ch8_aliens.plain_dice import (
    Attack,
    Defence,
    Harm,
    harm,
    pool,
    working,
)
from tests.games.galaxy_defenders.rules.ch8_aliens.plain_map import NO_WAY
from tests.games.galaxy_defenders.rules.ch8_aliens.plain_oracle import Alien, Base, best, land_of
from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.rules.state import GDState

NO_ROW = 99


# -- swarms (GD 8.4) -----------------------------------------------------------------------------


def swarm_of(state: GDState, name: str) -> list[str]:
    """All figures of the same alien, in the order of arrival."""
    mine = state.aliens[name].swarm  # type: ignore[index]
    rows = sorted(state.aliens.items(), key=lambda item: item[1].arrived)
    return [str(n) for n, row in rows if n == name or (mine and row.swarm == mine)]


def to_agents(state: GDState, name: str) -> tuple[int, int]:
    """How far a figure is from the closest agent: areas, then hexes along a path."""
    figure = Alien(state, name)
    return min((figure.distance(agent), figure.path_to(agent)[1]) for agent in figure.agents)


def acting_figure(state: GDState, name: str) -> str | None:
    """The figure a swarm acts by: the first row, then the closest, then the first that came."""
    able = [f for f in swarm_of(state, name) if "stunned" not in state.aliens[f].conditions]  # type: ignore[index]

    def merit(figure: str) -> tuple[int, tuple[int, int]]:
        decided = Alien(state, figure).decide()
        return decided[0] if decided else NO_ROW, to_agents(state, figure)

    ranked = sorted(able, key=merit)
    return ranked[0] if ranked else None


def gathering(state: GDState, first: str) -> tuple[list[tuple[str, list[str]]], dict[str, str]]:
    """How the rest of a swarm comes to the figure that moved first.

    Says who has a choice between which hexes, in order, and where all end if each takes the first
    of its hexes. The nearest comes first; who is there stays; contact with agents is sought.
    """
    state, land = state.copy(), land_of(state)
    centre = str(state.aliens[first].hex)  # type: ignore[index]
    around = land.adjacent(centre)
    others = [f for f in swarm_of(state, first) if f != first]
    choices = []
    while others:
        figure = min(others, key=lambda f: _apart(state, centre, f))
        others.remove(figure)
        alien = Alien(state, figure)
        if alien.here in around:
            continue
        free = [p for p in around if p not in alien.taken and p in alien.costs]
        ends = sorted(best(free, lambda place, alien=alien: alien.engaging((place,))))
        if not ends and alien.card.figures:
            ends = _beyond(alien, centre)
        if len(ends) > 1:
            choices.append((figure, ends))
        if ends:
            state.change_alien(figure, hex=ends[0])  # type: ignore[arg-type]
    return choices, {f: str(state.aliens[f].hex) for f in swarm_of(state, first)}  # type: ignore[index]


def _beyond(alien: Alien, centre: str) -> list[str]:
    """The nearest hexes to a hex in which nobody is, by what an alien has to walk."""
    reached, rim = {centre}, {centre}
    while rim:
        free = sorted(p for p in rim if p not in alien.taken and p in alien.costs)
        if free:
            return free
        rim = {beyond for place in rim for beyond in alien.land.steps(place)} - reached
        reached |= rim
    return []


def _apart(state: GDState, place: str, name: str) -> tuple[int, int]:
    """How far an alien is from a hex: areas, then hexes along a path."""
    alien = Alien(state, name)
    far = min(alien.land.distance(place, there) for there in alien.base)
    return far, min(alien.land.walked(place, there) for there in alien.base)


def _spokesmen(state: GDState, names: list[str]) -> list[str]:
    """One figure for each alien among these: of a swarm the one that is closest to an agent."""
    groups: dict[str, list[str]] = {}
    for name in names:
        groups.setdefault(state.aliens[name].swarm or name, []).append(name)  # type: ignore[index]
    return [min(group, key=lambda name: to_agents(state, name)) for group in groups.values()]


# -- leaders and commanders (GD 8.2) ---------------------------------------------------------------


def followers(state: GDState, leader: str, start: str, within: int) -> list[str]:
    """Who comes along first with a leader that moved from ``start`` to where it is."""
    area = land_of(state).area(str(state.aliens[leader].hex))  # type: ignore[index]
    near = []
    for name in map(str, state.aliens):
        alien = Alien(state, name)
        outside = area not in map(alien.land.area, alien.base)
        close = _apart(state, start, name)[0] <= within
        mine = name in swarm_of(state, leader)
        if not mine and close and outside and follow_places(state, name, area):
            near.append(name)
    return best(_spokesmen(state, near), lambda name: [-c for c in _apart(state, start, name)])


def follow_places(state: GDState, name: str, area: str) -> list[Base]:
    """Where an alien that is called into an area may come to rest."""
    return Alien(state, name).rest(area, NO_WAY[0] - 1, None)


def called(state: GDState, name: str, within: int, species: str) -> list[str]:
    """The closest other aliens that a commander may tell to act."""
    mine = Alien(state, name).base
    near = [
        str(other)
        for other, row in state.aliens.items()
        if other != name
        and state.box.aliens[row.card].species != species
        and "stunned" not in row.conditions
        and min(_apart(state, here, other)[0] for here in mine) <= within
    ]
    return best(_spokesmen(state, near), lambda other: [-c for c in _apart(state, mine[0], other)])


# -- Save the Master (GD-8.2.c, GD-FAQ.n) --------------------------------------------------------


def stand_ins(state: GDState, attacker: str, weapon: str, master: str) -> list[str]:
    """Who may become the target in a master's place: best protected first, equals alike."""
    row = state.aliens[master]  # type: ignore[index]
    powers = state.box.aliens[row.card].on_target
    if row.used:
        return []
    near = [
        str(name)
        for name, other in state.aliens.items()
        if name != master
        and not state.box.aliens[other.card].burrowing  # no card was played that uncovers any
        and any(
            min(_apart(state, here, name)[0] for here in Alien(state, master).base) <= power.within
            and state.box.aliens[other.card].species != power.not_species
            for power in powers
        )
    ]
    if len(near) < 2:
        return near

    def risk(name: str) -> tuple[Any, ...]:
        hurt = harm_to_alien(state, attacker, weapon, name)
        return -hurt.kill, -hurt.wounds

    return best(near, risk)


def harm_to_alien(state: GDState, attacker: str, weapon: str, name: str) -> Harm:
    """What an agent's attack does to an alien, with nothing optional but the least payment."""
    row = state.aliens[name]  # type: ignore[index]
    card, definition = state.box.aliens[row.card], state.box.weapons[weapon]
    held = state.agents[attacker].powers  # type: ignore[index]
    marks = [m for mark in row.marks for m in state.box.powers[mark].modifiers]
    attack = Attack(
        pool(state, definition.red, definition.blue),
        working((*definition.modifiers, *marks), definition.kind),
        more=definition.hits_for_ammo[0] if definition.hits_for_ammo else 0,
        fails=definition.rank == "alien" and "sk_alien" not in held,
    )
    defence = Defence(
        working(card.armour, definition.kind),
        row.shield,
        row.wounds,
        1 if card.swarm else card.hp,
        bleeds=False,
    )
    return harm(attack, defence, state.box.faces["blue"])


# -- rage (GD-FAQ.f, GD-FAQ.g) ---------------------------------------------------------------------


def after_wounds(state: GDState, name: str) -> tuple[str, int, int, str] | None:
    """Card, wounds, shield and controller of an alien once deaths and rage are seen to.

    Nothing if it died: who has no health points left dies and does not enrage.
    """
    row = state.aliens[name]  # type: ignore[index]
    card = state.box.aliens[row.card]
    if row.wounds >= (1 if card.swarm else card.hp):
        return None
    for rage in card.on_wounds:
        if row.wounds >= rage.wounds and isinstance(rage, effects.Stage):
            return rage.card, row.wounds, state.box.aliens[rage.card].shield, str(row.controller)
        if row.wounds >= rage.wounds:
            return rage.card, 0, state.box.aliens[rage.card].shield, str(row.controller)
    return row.card, row.wounds, row.shield, str(row.controller)
