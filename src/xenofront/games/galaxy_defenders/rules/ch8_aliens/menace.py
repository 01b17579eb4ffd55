"""GX 11.3.1 Whom a master alien hunts: who wounds it draws it upon itself."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, Menace

CALM, FURIOUS = 1, 2
"""The levels of the token."""


def dealer(state: GDState, by: str) -> AgentId | None:
    """The agent whose wounds they are; nobody if no agent who still takes part dealt them."""
    row = state.agents.get(AgentId(by))
    if row is None:  # GX-11.3.1.v/event GX-11.3.1.v/ground
        return None
    agent = AgentId(row.owner or by)  # GX-11.3.1.d
    return agent if state.agents[agent].alive else None


def stir(state: GDState, alien: AlienId, by: str) -> None:
    """Turn or pass on the token of a master alien that somebody has wounded."""
    token, agent = state.menace.get(alien), dealer(state, by)  # GX-11.3.1.u
    if token is None or agent is None:
        return
    if agent == token.holder:
        put(state, alien, agent, FURIOUS)  # GX-11.3.1.c GX-11.3.1.s
    elif token.level == FURIOUS:
        put(state, alien, token.holder, CALM)  # GX-11.3.1.g GX-11.3.1.k
    else:
        put(state, alien, agent, CALM)  # GX-11.3.1.h


def pass_on(state: GDState, gone: AgentId) -> None:
    """The tokens of an agent who died or left go to the alpha agent."""
    for alien, token in state.menace.items():
        if token.holder == gone:
            put(state, alien, state.alpha, CALM)  # GX-11.3.1.q GX-11.3.1.x


def put(state: GDState, alien: AlienId, holder: AgentId, level: int) -> None:
    """Give the token to somebody, with a level."""
    token = Menace(holder, level)
    if token != state.menace[alien]:
        state.menace = {**state.menace, alien: token}  # GX-11.3.1.u
        rules = ("GX-11.3.1.k",)
        state.tell(events.MenaceMoved(alien, holder, level, rules=rules))
