"""GX 2 Tokens of a mission: laid out, taken, carried, visited, left behind."""

from __future__ import annotations

from collections.abc import Mapping

from xenofront.games.galaxy_defenders.content.tokens import key_kind
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import distance
from xenofront.games.galaxy_defenders.rules.ch7_agents.tech import gain_fragment
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    GDState,
    HexId,
    Object,
    ObjectId,
    operative,
)
from xenofront.kernel import added, removed


def laid_out(box: Box) -> tuple[Mapping[str, HexId], Mapping[ObjectId, Object]]:
    """The tokens of a mission by name: those that lie on the map, and those that stand on it."""
    lying: dict[str, HexId] = {}
    standing: dict[ObjectId, Object] = {}
    numbers: dict[str, int] = {}
    for place, kind in box.mission.tokens.items():  # GX-4.b/tokens
        number = numbers[kind] = numbers.get(kind, 0) + 1
        if box.tokens[kind].hp:
            standing[ObjectId(f"{kind}-{number}")] = Object(kind=kind, hex=HexId(place))
        else:
            lying[f"{kind}-{number}"] = HexId(place)
    for place, colour in box.mission.security.keys.items():
        lying[f"{key_kind(colour)}-1"] = HexId(place)
    return lying, standing


def kind_of(token: str) -> str:
    """The kind of a token, from its name."""
    return token.rpartition("-")[0]


def take_tokens(state: GDState, agent: AgentId) -> None:
    """An agent enters a hex: what lies there is picked up, or used; drones and NPCs take none."""
    row = state.agents[agent]
    if row.owner:
        return  # GX-9.9.d/drone GX-9.9.d/npc GX-5.3.m/carry
    lying = state.tokens.items()
    for token in [name for name, place in lying if place == row.hex]:  # GX-9.9.a/none
        kind = kind_of(token)
        rule = state.box.tokens[kind]
        if not rule.taken:
            continue
        state.tokens = removed(state.tokens, token)  # GX-9.9.d/agent
        if rule.taken == "carried":
            held = (*state.agents[agent].tokens, token)
            state.change_agent(agent, tokens=held)  # GX-5.3.j
            if rule.counts:
                state.count(rule.counts)
        state.tell(events.TokenTaken(agent, kind, row.hex, rules=("GX-2.t",)))
        for _ in range(rule.fragments):
            gain_fragment(state, "GX-9.9.a")  # GX-9.9.a GX-9.9.b/kill GX-9.9.b/search


def visit_tokens(state: GDState, agent: AgentId) -> None:
    """An agent ends its movement: tokens in its hex that count visits do so."""
    row = state.agents[agent]
    if row.owner:
        return
    for token, place in state.tokens.items():
        visited = state.box.tokens[kind_of(token)].visited
        if visited and place == row.hex:
            state.count(f"{visited}_{token.rpartition('-')[2]}")


def give_up(state: GDState, agent: AgentId, kind: str) -> None:
    """An agent gives up one token of a kind that it carries."""
    carried = list(state.agents[agent].tokens)
    carried.remove(next(token for token in carried if kind_of(token) == kind))
    state.change_agent(agent, tokens=tuple(carried))


def drop_tokens(state: GDState, agent: AgentId) -> None:
    """What an agent carried lies where it fell."""
    row = state.agents[agent]
    for token in row.tokens:
        state.tokens = added(state.tokens, token, row.hex)  # GX-5.3.i GX-5.3.l/key
        kind = kind_of(token)
        counts = state.box.tokens[kind].counts
        if counts:
            state.count(counts, -1)
        state.tell(events.TokenDropped(agent, kind, row.hex, rules=("GX-2.t",)))
    if row.tokens:
        state.change_agent(agent, tokens=())


def tokens_by_harm(state: GDState, kind: str) -> tuple[HexId, ...]:
    """Where tokens of a kind are, the closest to an agent first (Ruling GX-2.t)."""
    places = [place for name, place in state.tokens.items() if kind_of(name) == kind]
    places += [row.hex for row in state.objects.values() if row.kind == kind]
    squad = [state.agents[agent].hex for agent in operative(state)]
    return tuple(sorted(places, key=lambda p: min(distance(state, p, here) for here in squad)))


def carries(state: GDState, agent: AgentId, kind: str) -> bool:
    return any(kind_of(token) == kind for token in state.agents[agent].tokens)


def tokens_left(state: GDState, kind: str) -> int:
    """Tokens of a kind that are on the map, lying or standing."""
    lying = sum(kind_of(token) == kind for token in state.tokens)
    return lying + sum(row.kind == kind for row in state.objects.values())
