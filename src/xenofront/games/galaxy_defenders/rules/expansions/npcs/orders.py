"""GX 10.1 What an NPC may do, as a set: its card is tested row by row, its player chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.content.npc_effects import Aim, MoveOn, NpcEffect, TreatFriend
from xenofront.games.galaxy_defenders.rules.box import natural
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import distance, footprint, shut
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import target_refusal
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import is_vulnerable
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import Ending
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import Way
from xenofront.games.galaxy_defenders.rules.expansions.npcs.ground import NpcGround, ground_of
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, operative
from xenofront.kernel.memo import remembered

Ways = tuple[Way, ...]
NOBODY = AgentId("")
T = TypeVar("T")


@remembered(
    *("agents", "aliens", "signals", "suits"),
    *("locks", "bars", "weather", "teleports", "close_discard", "fields"),
)
def decision(state: GDState, npc: AgentId) -> tuple[int, Ways] | None:
    """The first row of the card that can be applied, and the ways of its first effect."""
    for number, row in enumerate(state.box.npcs[npc].rows):  # GX-10.1.a/order GX-10.1.a/first
        aliens = eligible(state, npc, number)
        if aliens or row.at == "plus":
            ways = ways_of(state, npc, row.do[0], aliens)
            if ways:  # GX-10.2.1.n GX-10.1.d/move GX-10.1.d/attack GX-10.1.e/path
                return number, ways
    return None  # GX-10.2.1.o/move GX-10.2.1.o/attack


def options(state: GDState, npc: AgentId, row: int, effect: int, target: str) -> Ways:
    """The ways of a later effect of a row; ``target`` is bound by an earlier one."""
    if target in state.aliens:
        aliens = [AlienId(target)]
    else:
        aliens = [] if target else eligible(state, npc, row)
    return ways_of(state, npc, state.box.npcs[npc].rows[row].do[effect], aliens)


def eligible(state: GDState, npc: AgentId, number: int) -> list[AlienId]:
    """Aliens that a row is about: in sight and at its distance; for the plus row all."""
    rows = state.box.npcs[npc].rows
    farthest = rows[number].at
    if farthest == "plus":
        return list(state.aliens)  # GX-7.2.1.t/plus
    before = rows[number - 1].at if number else -1
    nearest = -1 if before == "plus" else before
    found = []
    hidden = state.box.burrowers
    for alien, row in state.aliens.items():
        if row.card in hidden and not is_vulnerable(state, alien):
            continue  # GX-7.2.1.t/rule
        away, seen = look(state, npc, alien)
        if seen and nearest < away <= farthest:  # GX-10.1.c/seen GX-10.1.c/hidden GX-10.1.b
            found.append(alien)
    return found


def look(state: GDState, npc: AgentId, alien: AlienId) -> tuple[int, bool]:
    """How far an alien is from an NPC, and whether it is seen: nothing is behind an NPC."""
    looks = state.box.board.looks(state.agents[npc].hex, shut(state))
    seen = [looks[place] for place in footprint(state.aliens[alien])]
    return min(away for away, _ in seen), any(one for _, one in seen)  # GX-10.1.b GX-AMB.d


# -- the ways of one effect ------------------------------------------------------------------------


def ways_of(state: GDState, npc: AgentId, effect: NpcEffect, aliens: list[AlienId]) -> Ways:
    """All ways to carry out an effect, among which the player of the NPC chooses."""
    if isinstance(effect, content.Attack):
        return attacks(state, npc, effect, aliens)
    if isinstance(effect, TreatFriend):
        hurt = patients(state, npc, effect.within)
        if not hurt:
            return attacks(state, npc, effect.otherwise[0], aliens)
        return tuple([Way(friend, None, state.agents[npc].hex) for friend in hurt])
    if is_immobilized(state, npc):  # GX-10.4.1.c GX-10.4.1.d/while
        return ()
    ground = ground_of(state, npc)
    if isinstance(effect, content.MoveAway):
        return _ways(NOBODY, ground.ways_away())  # GX-10.2.1.l/back
    if isinstance(effect, MoveOn):
        for aim in effect.list:
            ways = _ways_on(state, npc, ground, aim, effect.areas)
            if ways:
                return ways  # GX-10.2.1.p/first GX-10.2.1.p/next GX-10.2.1.q
        return ()
    contact = isinstance(effect, content.MoveAdjacent)
    return _to_aliens(state, ground, aliens, effect.areas, contact=contact)


def attacks(
    state: GDState, npc: AgentId, effect: content.Attack, aliens: Iterable[AlienId]
) -> Ways:
    """Whom the NPC may attack with the weapon that the row names."""
    weapon, here = natural(npc, effect.weapon), state.agents[npc].hex  # GX-10.2.2.a
    return tuple(
        [
            Way(AgentId(alien), None, here)
            for alien in aliens
            if target_refusal(state, npc, weapon, alien) is None  # GX-10.2.2.b GX-10.1.f/target
        ]
    )


def patients(state: GDState, npc: AgentId, within: int) -> list[AgentId]:
    """The closest wounded agents, so many areas away at most."""
    here = state.agents[npc].hex
    away = {
        agent: distance(state, here, state.agents[agent].hex)
        for agent in operative(state)
        if state.agents[agent].wounds
    }
    near = [agent for agent, far in away.items() if far <= within]
    return _least(near, lambda agent: away[agent])


def _to_aliens(
    state: GDState, ground: NpcGround, aliens: list[AlienId], areas: int, *, contact: bool
) -> Ways:
    """Toward the closest of some aliens, or next to it."""
    reached = [alien for alien in aliens if ground.reaches(alien)]
    closest = _least(reached, lambda one: ground.cost_of(footprint(state.aliens[one])))
    found: list[Way] = []
    for alien in closest:
        walk = ground.beside_alien if contact else ground.toward_alien
        found += _ways(AgentId(alien), walk(alien, areas))
    return tuple(found)


def _ways_on(state: GDState, npc: AgentId, ground: NpcGround, aim: Aim, areas: int) -> Ways:
    """Toward a kind of goal; none if none of it can be reached."""
    if aim == "alien":
        everywhere = list(state.aliens)  # GX-10.1.e/sight
        return _to_aliens(state, ground, everywhere, areas, contact=False)
    if aim == "teleport":
        reached = any(ground.is_reachable(place) for place in state.teleports.values())
        return _ways(NOBODY, ground.ways_to_teleport(areas)) if reached else ()  # GX-10.2.1.k
    rows = state.agents
    friends = [one for one in operative(state) if aim == "agent" or rows[one].wounds]
    friends = [one for one in friends if ground.is_reachable(rows[one].hex)]
    found: list[Way] = []
    for friend in _least(friends, lambda one: ground.cost_of((rows[one].hex,))):
        found += _ways(friend, ground.toward_place(rows[friend].hex, areas))
    return tuple(found)


def _ways(target: AgentId, ends: Iterable[Ending]) -> Ways:
    return tuple([Way(target, *end) for end in ends])


def _least(found: list[T], cost: Callable[[T], object]) -> list[T]:
    """Those that cost least."""
    costs: list[object] = [cost(one) for one in found]
    least = min(costs, default=None)  # type: ignore[type-var]
    return [one for one, paid in zip(found, costs, strict=True) if paid == least]
