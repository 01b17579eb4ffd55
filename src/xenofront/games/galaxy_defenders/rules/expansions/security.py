"""GX 5.3 SECURITY LOCKS on doors and windows, and the keys that open them."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.choices import OpenLock
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import kind_of
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, is_bleeding
from xenofront.kernel import Procedure, Result, removed


def keys_of(state: GDState, agent: AgentId) -> set[str]:
    """The colours of the locks that an agent has keys to."""
    rules, found = state.box.tokens, set[str]()
    for token in state.agents[agent].tokens:
        found.add(rules[kind_of(token)].opens)  # GX-5.3.k GX-5.3.h/again
    return found


def open_refusal(state: GDState, agent: AgentId, choice: OpenLock) -> str | None:
    """Why an agent cannot remove a lock."""
    row = state.agents[agent]
    colour = state.sealed.get(choice.opening)
    if colour is None or row.hex not in choice.opening.split("|"):  # GX-5.3.d/farther
        return "GX-5.3.d"
    if row.owner:  # GX-5.3.m/open
        return "GX-5.3.m"
    if is_bleeding(state, agent):  # GX-6.2.1.1.h/other
        return "GX-6.2.1.1.h"
    return None if colour in keys_of(state, agent) else "GX-5.3.e"  # GX-5.3.e


def openable(state: GDState, agent: AgentId) -> list[OpenLock]:
    """The locks that an agent can remove where it stands (GX-5.3.d/adjacent)."""
    if not state.sealed:
        return []
    locks = map(OpenLock, state.sealed)
    return [lock for lock in locks if open_refusal(state, agent, lock) is None]


def openable_on_the_way(state: GDState, agent: AgentId) -> list[OpenLock]:
    """The same in the middle of a movement: in the own agent turn alone."""
    turn = state.turn
    own = turn is not None and turn.agent == agent
    return openable(state, agent) if own else []  # GX-6.2.1.1.j/opened


def start(state: GDState, agent: AgentId, choice: OpenLock) -> Procedure:
    return gd.OpenSecurityLock(agent, choice.opening)  # GX-5.3.d/action GX-6.2.1.1.d


def unseal(state: GDState, opening: str) -> None:
    """Take the lock off a door or window, for good."""
    state.sealed = removed(state.sealed, opening)  # GX-5.3.f
    state.bars = tuple(one for one in state.bars if one != opening)  # GX-5.3.f


class OpenSecurityLock(Procedure):
    """GX 5.3: an agent with the key removes a lock; the key is kept."""

    CITATION: ClassVar[str] = "GX 5.3"

    agent: AgentId
    opening: str

    def open(self, state: GDState) -> Result:
        colour = state.sealed[self.opening]
        unseal(state, self.opening)
        told = events.SecurityLockOpened(self.agent, self.opening, colour, rules=("GX-5.3.d",))
        state.tell(told)
        return gd.RevealSignals()
