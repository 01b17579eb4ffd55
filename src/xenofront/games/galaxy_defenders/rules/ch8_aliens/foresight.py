"""GD 8.2 What an alien would do if it acted now, without doing it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.content.catalogue import Row
from xenofront.games.galaxy_defenders.rules.box import natural
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import footprint
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import Way
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState
from xenofront.kernel.memo import remembered

Kind = Literal["move", "attack", "act", "sleep"]


class Foresight(NamedTuple):
    """What an alien would do: the row, the ways of its first effect, whom it would attack."""

    kind: Kind
    row: int = -1
    ways: tuple[Way, ...] = ()
    target: AgentId = AgentId("")
    expected: int = 0
    """Wounds that all its attacks deal on average, as often as odds are counted."""


@remembered(
    *("aliens", "agents", "signals", "suits"),
    *("locks", "bars", "weather", "teleports", "alpha", "menace"),
)
def foresight(state: GDState, alien: AlienId) -> Foresight:
    """The row that applies now, and the attack in it, also one that comes after a movement."""
    row = state.aliens[alien]
    decided = None if "stunned" in row.conditions else oracle.decision(state, alien)
    if decided is None:
        return Foresight("sleep")
    number, verdict = decided
    effects = state.box.aliens[row.card].rows[number]
    way = verdict.ways[0]
    first = effects.do[0]
    if isinstance(first, content.Attack):
        return _attack(state, alien, number, verdict.ways, way.target, first)
    if way.base == footprint(row) and not way.target:
        return Foresight("act", number, verdict.ways)
    follows = _follows(state, alien, number, effects, way)
    if follows is None:
        return Foresight("move", number, verdict.ways, way.target)
    attack, target, then = follows
    return _attack(then, alien, number, verdict.ways, target, attack)


def _follows(
    state: GDState, alien: AlienId, number: int, row: Row, way: Way
) -> tuple[content.Attack, AgentId, GDState] | None:
    """The attack that a movement of the same row leads to, whom, and the facts as they are then."""
    after = ((n, e) for n, e in enumerate(row.do) if n and isinstance(e, content.Attack))
    effect, attack = next(after, (0, None))
    if attack is None:
        return None
    then = state.copy()
    then.move_alien(alien, way.base, then.aliens[alien].came_from)
    ways = oracle.options(then, alien, number, effect, way.target or None).ways
    return (attack, ways[0].target, then) if ways else None


def _attack(
    state: GDState,
    alien: AlienId,
    number: int,
    ways: tuple[Way, ...],
    target: AgentId,
    attack: content.Attack,
) -> Foresight:
    weapon = natural(state.aliens[alien].card, attack.weapon)
    each = odds(state, alien, weapon, target).expected
    return Foresight("attack", number, ways, target, each * attack.times)
