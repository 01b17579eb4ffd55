"""GD 8.2, 8.9, 8.10 The oracle: what an alien may do, as a set.

Alien behaviour never picks silently. For one effect of a behaviour row the oracle lists every way
to carry it out, then narrows the list by the criteria of the rules in their order (ruling
GD-8.2.r). What is left is the set of ways the rules allow; if it is more than one, the controller
is asked. The last criterion that made a difference is reported with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.content.catalogue import AlienCard, Row
from xenofront.games.galaxy_defenders.rules.box import natural
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import looks_of
from xenofront.games.galaxy_defenders.rules.ch8_aliens.criteria import (
    Criterion,
    closest,
    engaged,
    goal,
    harm,
    narrowed,
    preferred,
    weakest,
)
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import Ground
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import Verdict, Way
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import ground_of
from xenofront.games.galaxy_defenders.rules.expansions.stages import is_immune
from xenofront.games.galaxy_defenders.rules.modifiers import agent_least, alien_total, weapon_reach
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    AlienId,
    GDState,
    figures,
)
from xenofront.kernel.memo import remembered

__all__ = [
    "Verdict",
    "Way",
    "attack_ways",
    "decision",
    "eligible",
    "is_hidden",
    "narrowed",
    "options",
    "row_for",
    "sightings",
]

NOBODY = AgentId("")
HIDDEN = "hidden_beyond"
NOTHING: frozenset[str] = frozenset()

Looks = Mapping[AgentId, tuple[int, bool, bool]]
"""By agent: how far away, whether in sight, whether noticed."""
Sightings = tuple[Looks, list[tuple[AgentId, int]]]
"""The looks at all agents, and how far away those are that are in sight and noticed."""


# -- which row ---------------------------------------------------------------------------------


@remembered(
    *("agents", "aliens", "signals", "suits"),
    *("locks", "bars", "weather", "teleports", "alpha", "menace"),
)
def decision(state: GDState, alien: AlienId) -> tuple[int, Verdict] | None:
    """The first row of the card that can be applied, and the ways of its first effect."""
    card = _card(state, alien)
    sighted = sightings(state, alien)
    sought = (
        hunted(state, alien, sighted) if card.archenemy else sighted
    )  # GX-11.3.1.n/next GX-11.3.1.p/rule GX-11.3.1.p/target
    for number, row in enumerate(card.rows):  # GD-8.2.g
        agents = eligible(sought, card, number)
        if agents or row.at == "plus":  # GD-8.2.j GD-8.2.m GX-11.11.c
            verdict = _ways(state, alien, row, 0, agents, sighted[0])
            if verdict.ways:  # GD-8.2.h GD-8.9.s GD-8.9.t GX-11.11.h
                return number, verdict
    return None


def row_for(state: GDState, alien: AlienId) -> int | None:
    """The number of the row that applies now."""
    decided = decision(state, alien)
    return None if decided is None else decided[0]


def eligible(sighted: Sightings, card: AlienCard, number: int) -> list[AgentId]:
    """Agents a row is about: in sight and at its distance; for the plus row all (GD-8.10.f)."""
    rows = card.rows
    looks, in_sight = sighted
    farthest = rows[number].at
    if farthest == "plus":  # GD-8.2.n
        return [a for a, (_, _, noticed) in looks.items() if noticed] or list(looks)
    if not in_sight:
        return []
    before = rows[number - 1].at if number else "plus"
    nearest = -1 if before == "plus" else before
    return [
        agent
        for agent, away in in_sight
        if nearest < away <= farthest  # GD-8.2.j GD-8.2.o GD-8.10.f/distance GX-9.5.o/target
    ]


def hunted(state: GDState, alien: AlienId, sighted: Sightings) -> Sightings:
    """What an ARCHENEMY has eyes for: the menacing agent alone."""
    token = state.menace.get(alien)
    if token is None:  # GX-11.3.1.t
        return sighted
    looks, in_sight = sighted
    return (
        {a: look for a, look in looks.items() if a == token.holder},
        [(a, away) for a, away in in_sight if a == token.holder],
    )  # GX-11.3.1.a/rule GX-11.3.1.a/closest GX-11.3.1.l GX-11.3.1.m/target


def sightings(state: GDState, alien: AlienId) -> Sightings:
    """How an alien sees the agents."""
    looks = looks_of(state, state.aliens[alien])
    covers = state.box.bearers.get(HIDDEN, NOTHING)
    under_cover = state.weather in covers
    found: dict[AgentId, tuple[int, bool, bool]] = {}
    in_sight: list[tuple[AgentId, int]] = []
    for agent, row in state.agents.items():
        if not row.alive or row.seized_by:  # GD-8.2.q GD-7.5.2.m GD-7.7.2.2.f GD-7.7.4.1.j
            continue
        away, seen = looks[row.hex]
        covered = under_cover or row.lasting or not covers.isdisjoint((*row.powers, *row.devices))
        hidden = covered and is_hidden(state, agent, alien, away)  # GD-5.2.1.h GD-7.5.6.g/passive
        found[agent] = away, seen, not hidden
        if seen and not hidden:  # GD-8.2.k GD-4.a/sheet GX-11.11.b
            in_sight.append(  # GX-11.a/target GX-11.b/target GX-10.2.2.g/target
                (agent, away)
            )  # GX-9.7.4.1.e/target GX-9.7.4.2.f/target
    return found, in_sight


def is_hidden(state: GDState, agent: AgentId, alien: AlienId, away: int) -> bool:
    """Whether something hides an agent from an alien so far away."""
    limit = agent_least(state, agent, HIDDEN)
    if limit is None or away <= limit or is_immune(state, alien, "hidden"):  # GX-11.3.h
        return False
    return alien_total(state, alien, "sees_hidden") <= 0  # GD-8.2.ac GD-8.2.c/passive


# -- the ways of one effect ----------------------------------------------------------------------


def options(
    state: GDState, alien: AlienId, row: int, effect: int, target: AgentId | None = None
) -> Verdict:
    """All ways the rules allow for one effect of a row; ``target`` is bound by an earlier one."""
    card, sighted = _card(state, alien), sightings(state, alien)
    sought = hunted(state, alien, sighted) if card.archenemy else sighted
    agents = eligible(sought, card, row)
    return _ways(state, alien, card.rows[row], effect, agents, sighted[0], target)


def _ways(
    state: GDState,
    alien: AlienId,
    row: Row,
    effect: int,
    agents: list[AgentId],
    looks: Looks,
    bound: AgentId | None = None,
) -> Verdict:
    what = row.do[effect]
    if type(what) is content.Attack:
        candidates = agents
        if bound is not None:
            candidates = [bound] if bound in figures(state) else []  # GX-11.3.1.n/moved
        return _attacks(state, alien, what, candidates, looks)
    if type(what) is content.MoveAdjacent or type(what) is content.MoveToward:
        goals = _goals(state, alien, what, agents, bound)
        return _move(ground_of(state, alien), alien, row, effect, what, goals)
    if type(what) is content.MoveAway:
        ways = [Way(NOBODY, *ending) for ending in ground_of(state, alien).ways_away()]
        return narrowed(ways, (engaged(state),))
    return Verdict((_way(state, NOBODY, alien),), 1, "")


def _way(state: GDState, target: AgentId, alien: AlienId) -> Way:
    """A way without a movement."""
    row = state.aliens[alien]
    return Way(target, None, row.hex, row.rear)


def attack_ways(
    state: GDState, alien: AlienId, attack: content.Attack, candidates: list[AgentId]
) -> Verdict:
    """Whom to attack among some agents."""
    return _attacks(state, alien, attack, candidates, sightings(state, alien)[0])


def _attacks(
    state: GDState,
    alien: AlienId,
    attack: content.Attack,
    candidates: list[AgentId],
    looks: Looks,
) -> Verdict:
    row = state.aliens[alien]
    here, rear, weapon = row.hex, row.rear, natural(row.card, attack.weapon)
    reach = weapon_reach(state, weapon)
    ways = [
        Way(agent, None, here, rear)
        for agent in candidates
        if looks[agent][0] <= reach  # GD-8.10.f/range GD-8.2.l/attack GX-11.11.j
        and looks[agent][1]  # GD-8.10.f/sight GD-5.2.1.h GD-5.2.e/alien
    ]
    if len(ways) < 2:
        return Verdict(tuple(ways), len(ways), "")
    worst = harm(state, alien, weapon)
    if attack.on == "closest_agent":
        return narrowed(ways, (closest(state, alien), worst))  # GD-8.10.b
    first = weakest(state, "GD-8.10.c", "GD-8.10.d")
    if state.box.aliens[row.card].prefers:  # GX-4.a/card
        return narrowed(ways, (preferred(state), first, worst))
    return narrowed(ways, (first, worst))  # GD-8.10.e


def _move(
    ground: Ground,
    alien: AlienId,
    row: Row,
    effect: int,
    move: content.MoveAdjacent | content.MoveToward,
    agents: list[AgentId],
) -> Verdict:
    if move.to == "closest_teleport":
        ends = ground.ways_to_teleport(move.areas)
        return narrowed([Way(NOBODY, *ending) for ending in ends], (engaged(ground.state),))
    ways = [
        Way(a, None, ground.agents[a])
        for a in agents
        if a in ground.agents and ground.is_reachable(ground.agents[a])
    ]  # GD-8.2.l/move
    goals = narrowed(ways, goal(ground.state, alien, move))
    contact = type(move) is content.MoveAdjacent
    ways = [
        Way(to.target, *ending)
        for to in goals.ways
        for ending in ground.ways_toward(to.end, move.areas, contact=contact)
    ]
    if len(ways) < 2:
        return Verdict(tuple(ways), len(ways), goals.by)
    worst: Iterable[Criterion] = ()
    if len(goals.ways) > 1:
        weapon = _weapon_after(_card(ground.state, alien), row, effect)
        worst = harm(ground.state, alien, weapon)
    verdict = narrowed(ways, (engaged(ground.state, "GD-8.9.f"), worst))
    return Verdict(verdict.ways, verdict.considered, verdict.by or goals.by)


def _goals(
    state: GDState,
    alien: AlienId,
    move: content.MoveAdjacent | content.MoveToward,
    agents: list[AgentId],
    bound: AgentId | None,
) -> list[AgentId]:
    """Agents a movement may be about."""
    if move.to == "target" and bound is not None:
        return [bound] if bound in figures(state) else []
    if move.to == "menacing_agent" and alien in state.menace:
        return [state.menace[alien].holder]
    return [state.alpha] if move.to == "alpha" else agents


def _weapon_after(card: AlienCard, row: Row, effect: int) -> str | None:
    """The weapon of the attack that follows a movement in the same row."""
    after = next((e for e in row.do[effect + 1 :] if isinstance(e, content.Attack)), None)
    return natural(card.id, after.weapon) if after else None


def _card(state: GDState, alien: AlienId) -> AlienCard:
    return state.box.aliens[state.aliens[alien].card]
