"""GD 8.2, 8.9, 8.10 The oracle: what an alien may do, as a set.

Alien behaviour never picks silently. For one effect of a behaviour row the oracle lists every way
to carry it out, then narrows the list by the criteria of the rules in their order (ruling
GD-8.2.r). What is left is the set of ways the rules allow; if it is more than one, the controller
is asked. The last criterion that made a difference is reported with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from xenofront.content import effects as content
from xenofront.content.galaxy_defenders import AlienCard, Row
from xenofront.kernel.memo import remembered
from xenofront.systems.galaxy_defenders.box import natural
from xenofront.systems.galaxy_defenders.ch5_terrain.map import shut
from xenofront.systems.galaxy_defenders.ch7_agents.profiles import odds
from xenofront.systems.galaxy_defenders.ch8_aliens.paths import FAR, Ground, standing
from xenofront.systems.galaxy_defenders.ch8_aliens.verdicts import Verdict, Way
from xenofront.systems.galaxy_defenders.modifiers import agent_least, alien_total, weapon_reach
from xenofront.systems.galaxy_defenders.state import AgentId, AlienId, GDState, figures, hp_left

__all__ = [
    "Verdict",
    "Way",
    "attack_ways",
    "decision",
    "eligible",
    "narrowed",
    "notices",
    "options",
    "row_for",
    "sightings",
]

NOBODY = AgentId("")
APPROACHES = (content.MoveAdjacent, content.MoveToward)

Criterion = tuple[str, Callable[[Way], int]]
Sightings = Mapping[AgentId, tuple[int, bool, bool]]
"""By agent: how far away, whether in sight, whether noticed."""


def narrowed(ways: Iterable[Way], criteria: Iterable[Criterion]) -> Verdict:
    """Keep the ways with the least value of each criterion in turn."""
    left = list(ways)
    considered, by = len(left), ""
    for rule, value in criteria:
        if len(left) < 2:
            break
        values = [value(way) for way in left]
        least = min(values)
        if values.count(least) < len(values):
            left = [way for way, v in zip(left, values, strict=True) if v == least]  # GD-AMB.a
            by = rule
    return Verdict(tuple(left), considered, by)


# -- which row ---------------------------------------------------------------------------------


@remembered("agents", "aliens", "signals", "locks", "bars", "weather", "teleports", "alpha")
def decision(state: GDState, alien: AlienId) -> tuple[int, Verdict] | None:
    """The first row of the card that can be applied, and the ways of its first effect."""
    card = _card(state, alien)
    looks = sightings(state, alien)
    for number, row in enumerate(card.rows):  # GD-8.2.g
        agents = eligible(looks, card, number)
        if agents or row.at == "plus":  # GD-8.2.j GD-8.2.m
            verdict = _ways(state, alien, row, 0, agents, looks)
            if verdict.ways:  # GD-8.2.h GD-8.9.s
                return number, verdict
    return None  # GD-8.9.t


def row_for(state: GDState, alien: AlienId) -> int | None:
    """The number of the row that applies now."""
    decided = decision(state, alien)
    return None if decided is None else decided[0]


def eligible(looks: Sightings, card: AlienCard, number: int) -> list[AgentId]:
    """Agents a row is about: in sight and at its distance; for the plus row all (GD-8.10.f)."""
    farthest = card.rows[number].at
    if farthest == "plus":  # GD-8.2.n
        return [a for a, (_, _, noticed) in looks.items() if noticed] or list(looks)
    before = card.rows[number - 1].at if number else "plus"
    nearest = -1 if before == "plus" else before
    return [
        agent
        for agent, (away, seen, noticed) in looks.items()
        if seen  # GD-8.2.k
        and nearest < away <= farthest  # GD-8.2.j GD-8.2.o
        and noticed
    ]


def sightings(state: GDState, alien: AlienId) -> Sightings:
    """By operative agent: how far from the alien, whether in sight, whether noticed."""
    row = state.aliens[alien]
    keen = alien_total(state, alien, "sees_hidden") > 0  # GD-8.2.ac
    here, look, mask = row.hex, state.box.board.look, shut(state)
    found = {}
    for agent, place in standing(state).items():  # GD-8.2.q GD-7.7.2.2.f GD-7.7.4.1.j
        away, seen = look(here, place, mask)  # GD-8.2.p
        found[agent] = away, seen, keen or notices(state, agent, away)  # GD-5.2.1.h
    return found


def notices(state: GDState, agent: AgentId, away: int) -> bool:
    """Whether nothing hides an agent from an ordinary alien so far away."""
    limit = agent_least(state, agent, "hidden_beyond")
    return limit is None or away <= limit


# -- the ways of one effect ----------------------------------------------------------------------


def options(
    state: GDState, alien: AlienId, row: int, effect: int, target: AgentId | None = None
) -> Verdict:
    """All ways the rules allow for one effect of a row; ``target`` is bound by an earlier one."""
    card, looks = _card(state, alien), sightings(state, alien)
    agents = eligible(looks, card, row)
    return _ways(state, alien, card.rows[row], effect, agents, looks, target)


def _ways(
    state: GDState,
    alien: AlienId,
    row: Row,
    effect: int,
    agents: list[AgentId],
    looks: Sightings,
    bound: AgentId | None = None,
) -> Verdict:
    what = row.do[effect]
    if isinstance(what, content.Attack):
        candidates = agents
        if bound is not None:
            candidates = [bound] if bound in figures(state) else []
        return _attacks(state, alien, what, candidates, looks)
    if isinstance(what, APPROACHES):
        goals = _goals(state, what, agents, bound)
        return _move(Ground(state, alien), row, effect, what, goals)
    if isinstance(what, content.MoveAway):
        ground = Ground(state, alien)
        ways = [Way(NOBODY, via, end) for via, end in ground.ways_away()]
        return narrowed(ways, (_engaged(ground),))
    return Verdict((Way(NOBODY, None, state.aliens[alien].hex),), 1, "")


def attack_ways(
    state: GDState, alien: AlienId, attack: content.Attack, candidates: list[AgentId]
) -> Verdict:
    """Whom to attack among some agents."""
    return _attacks(state, alien, attack, candidates, sightings(state, alien))


def _attacks(
    state: GDState,
    alien: AlienId,
    attack: content.Attack,
    candidates: list[AgentId],
    looks: Sightings,
) -> Verdict:
    row = state.aliens[alien]
    here, weapon = row.hex, natural(row.card, attack.weapon)
    reach = weapon_reach(state, weapon)
    ways = [
        Way(agent, None, here)
        for agent in candidates
        if looks[agent][0] <= reach and looks[agent][1]  # GD-8.10.f GD-5.2.1.h
    ]
    if len(ways) < 2:
        return Verdict(tuple(ways), len(ways), "")
    ground = Ground(state, alien)
    harm = _harm(ground, weapon)
    if attack.on == "closest_agent":
        return narrowed(ways, (*_closest(ground), *harm))  # GD-8.10.b
    first = (
        ("GD-8.10.c", lambda way: -state.agents[way.target].wounds),
        ("GD-8.10.d", lambda way: hp_left(state, way.target)),
    )
    return narrowed(ways, (*first, *harm))  # GD-8.10.e


def _move(
    ground: Ground,
    row: Row,
    effect: int,
    move: content.MoveAdjacent | content.MoveToward,
    agents: list[AgentId],
) -> Verdict:
    if move.to == "closest_teleport":
        ends = ground.ways_to_teleport(move.areas)
        return narrowed([Way(NOBODY, via, end) for via, end in ends], (_engaged(ground),))
    ways = [
        Way(a, None, ground.agents[a]) for a in agents if ground.is_reachable(ground.agents[a])
    ]  # GD-8.2.l
    goals = narrowed(ways, _goal(ground, move)) if len(ways) > 1 else Verdict(tuple(ways), 1, "")
    contact = isinstance(move, content.MoveAdjacent)
    ways = [
        Way(goal.target, via, end)
        for goal in goals.ways
        for via, end in ground.ways_toward(goal.end, move.areas, contact=contact)
    ]
    if len(ways) < 2:
        return Verdict(tuple(ways), len(ways), goals.by)
    criteria: tuple[Criterion, ...] = (("GD-8.9.f", _engaged(ground)[1]),)
    if len(goals.ways) > 1:
        card = _card(ground.state, ground.alien)
        criteria += _harm(ground, _weapon_after(card, row, effect))
    verdict = narrowed(ways, criteria)
    return Verdict(verdict.ways, verdict.considered, verdict.by or goals.by)


def _goals(
    state: GDState,
    move: content.MoveAdjacent | content.MoveToward,
    agents: list[AgentId],
    bound: AgentId | None,
) -> list[AgentId]:
    """Agents a movement may be about."""
    if move.to == "target" and bound is not None:
        return [bound] if bound in figures(state) else []
    return [state.alpha] if move.to == "alpha" else agents


# -- criteria --------------------------------------------------------------------------------------


def _goal(ground: Ground, move: content.MoveAdjacent | content.MoveToward) -> tuple[Criterion, ...]:
    if move.to == "most_wounded_agent":
        state = ground.state
        return (
            ("GD-8.2.s", lambda way: -state.agents[way.target].wounds),
            ("GD-8.2.s", lambda way: hp_left(state, way.target)),
            *_closest(ground),
        )
    return _closest(ground)


def _closest(ground: Ground) -> tuple[Criterion, ...]:
    """Fewest areas, then fewest hexes, along a legal path (GD-8.2.t)."""
    costs, agents, far = ground.costs(), ground.agents, (FAR, FAR)
    return (
        ("GD-8.2.t", lambda way: costs.get(agents[way.target], far)[0]),
        ("GD-8.2.t", lambda way: costs.get(agents[way.target], far)[1]),
    )


def _engaged(ground: Ground) -> Criterion:
    touch = ground.touch
    return "GD-8.2.r", lambda way: -touch.get(way.end, 0)


def _harm(ground: Ground, weapon: str | None) -> tuple[Criterion, ...]:
    """The order of ruling GD-8.2.r: kill, bleed, expected wounds, agents engaged, wounds, HP."""
    state, alien = ground.state, ground.alien
    rest: tuple[Criterion, ...] = (
        _engaged(ground),
        ("GD-8.2.r", lambda way: -state.agents[way.target].wounds),
        ("GD-8.2.r", lambda way: hp_left(state, way.target)),
    )
    if weapon is None:
        return rest
    return (
        ("GD-8.2.r", lambda way: -odds(state, alien, weapon, way.target).kill),
        ("GD-8.2.r", lambda way: -odds(state, alien, weapon, way.target).bleed),
        ("GD-8.2.r", lambda way: -odds(state, alien, weapon, way.target).expected),
        *rest,
    )


def _weapon_after(card: AlienCard, row: Row, effect: int) -> str | None:
    """The weapon of the attack that follows a movement in the same row."""
    after = next((e for e in row.do[effect + 1 :] if isinstance(e, content.Attack)), None)
    return natural(card.id, after.weapon) if after else None


def _card(state: GDState, alien: AlienId) -> AlienCard:
    return state.box.aliens[state.aliens[alien].card]
