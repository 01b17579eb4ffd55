"""GX 8.2 CRITICAL tokens: their piles, and figures that have some."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import bearers
from xenofront.games.galaxy_defenders.rules.state import Agent, AgentId, Alien, AlienId, GDState
from xenofront.kernel.piles import Pile, pile, without


def piles(box: Box) -> dict[str, Pile]:
    """The face-down piles at set-up, by level."""
    found: dict[str, list[str]] = {}
    for token in box.criticals.values():
        found.setdefault(str(token.level), []).extend([token.id] * token.copies)
    return {level: pile(found[level]) for level in sorted(found)}  # GX-8.2.a GX-8.2.m/piles


def level_of(state: GDState, wanted: int) -> str:
    """The pile for a level: if the mission lacks it the nearest lower one, else a higher one."""
    levels = [int(level) for level in state.critical_piles]
    below = [level for level in levels if level <= wanted]
    return str(max(below) if below else min(levels))  # GX-8.2.l/lower GX-8.2.l/higher


def fits(state: GDState, unit: str, token: str) -> bool:
    """Whether a token is for such a figure; drones and NPCs are like aliens."""
    agent = state.agents.get(AgentId(unit))
    person = agent is not None and not agent.owner  # GX-8.2.1.e GX-10.4.1.b GX-8.2.1.d
    return ("agents" if person else "others") in state.box.criticals[token].fits  # GX-8.2.1.a


def lift(state: GDState, unit: str, token: str) -> None:
    """A token leaves a figure."""
    change(state, unit, criticals=without(figure(state, unit).criticals, token))
    discard(state, token)  # GX-8.2.2.e


def discard(state: GDState, token: str) -> None:
    level = str(state.box.criticals[token].level)
    old = state.critical_discards.get(level, ())
    state.critical_discards = {**state.critical_discards, level: pile((*old, token))}


def discard_all(state: GDState, unit: str) -> None:
    """The tokens of a figure that is no longer there, unless others share them."""
    if unit in state.aliens and len(bearers(state, AlienId(unit))) > 1:
        return
    for token in figure(state, unit).criticals:
        lift(state, unit, token)  # GX-8.2.2.f GX-8.2.2.c/dead


def end_temporary(state: GDState) -> None:
    """The REFRESH phase is completed: what lasted until then is discarded."""
    for unit in (*state.agents, *state.aliens):
        for token in figure(state, unit).criticals:
            if state.box.criticals[token].lasts == "temporary":  # GX-8.2.2.c/lasting
                lift(state, unit, token)  # GX-8.2.2.b/ended
                state.tell(events.CriticalLost(unit, token, rules=("GX-8.2.2.b",)))


def take(state: GDState, level: str, token: str) -> None:
    """Take a drawn token from its pile, which is made anew of its discards when it is empty."""
    if not state.critical_piles[level]:
        again_whole = state.critical_discards.get(level, ())
        state.critical_piles = {**state.critical_piles, level: again_whole}
        state.critical_discards = {**state.critical_discards, level: ()}  # GX-8.2.d
    left = without(state.critical_piles[level], token)
    state.critical_piles = {**state.critical_piles, level: left}


def figure(state: GDState, unit: str) -> Agent | Alien:
    """The row of an agent, drone or alien."""
    agent = state.agents.get(AgentId(unit))
    return state.aliens[AlienId(unit)] if agent is None else agent


def change(state: GDState, unit: str, **fields: object) -> None:
    if unit in state.agents:
        state.change_agent(AgentId(unit), **fields)
    else:
        for alien in bearers(state, AlienId(unit)):
            state.change_alien(alien, **fields)
