"""GD 5.1, FAQ Tokens of a mission that agents find on the map."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.effect import DoorToken
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import neighbours
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import take_tokens
from xenofront.games.galaxy_defenders.rules.expansions.security import unseal
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.kernel import added, removed


def take_armory(state: GDState, agent: AgentId) -> None:
    """Tokens under an agent: that of an armory is discarded, what it brings comes later."""
    if state.tokens:
        take_tokens(state, agent)
    row = state.agents[agent]
    rank = state.armory.get(row.hex)
    if rank is None or row.owner:
        return
    state.armory = removed(state.armory, row.hex)
    state.crates = (*state.crates, rank)  # GD-FAQ.s/before GD-FAQ.t/before
    state.tell(events.ArmoryTaken(agent, row.hex, rank, rules=("GD-FAQ.r",)))


def civilians_near(state: GDState, agent: AgentId) -> list[str]:
    """Civilians in the agent's hex or next to it."""
    here = state.agents[agent].hex
    near = (here, *neighbours(state, here))
    return [name for name, place in state.civilians.items() if place in near]


def leave_behind(state: GDState, agent: AgentId, number: int) -> None:
    """Civilians who followed an agent wait where it fell."""
    for _ in range(number):
        name = f"c{state.arrive()}"
        state.civilians = added(state.civilians, name, state.agents[agent].hex)


def may_set(state: GDState, door: str, token: DoorToken) -> bool:
    """Whether a token can be put on a door or window, or taken off."""
    match token:
        case "lock":
            return door not in state.locks
        case "unlock":
            return door in state.locks
        case "bar":
            return door not in state.bars
        case _:
            return door in state.bars


def set_door(state: GDState, door: str, token: DoorToken) -> None:
    """Put a LOCKED or BLOCKED token on a door or window, or take it off."""
    match token:
        case "lock":
            state.locks = tuple(sorted((*state.locks, door)))
        case "unlock":
            state.locks = tuple(d for d in state.locks if d != door)  # GD-7.4.8.b
        case "bar":
            state.bars = tuple(sorted((*state.bars, door)))  # GD-7.4.8.b
        case _ if door in state.sealed:
            unseal(state, door)
        case _:
            state.bars = tuple(d for d in state.bars if d != door)  # GD-5.1.q/mission
    state.tell(events.DoorSet(door, token, rules=("GD-7.4.8.b",)))
