"""GX 8.2 CRITICAL tokens: drawn for whom an attack wounded, and what they do."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.catalogue import Critical
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import inflict
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import wound
from xenofront.games.galaxy_defenders.rules.expansions.critical_tokens import (
    change,
    discard,
    figure,
    fits,
    level_of,
    lift,
    take,
)
from xenofront.games.galaxy_defenders.rules.state import (
    Agent,
    AgentId,
    Alien,
    GDState,
    is_bleeding,
    max_hp,
)
from xenofront.kernel import END, Chance, Procedure, Result, again

MASTER = "purple"


class Criticals(Procedure):
    """GX 8.2: one token for each figure that an attack wounded."""

    CITATION: ClassVar[str] = "GX 8.2"

    waiting: tuple[tuple[str, int], ...]
    """Whom it hits, and the level of the attack against each."""

    def draw(self, state: GDState) -> Chance | Result:
        self.waiting = tuple(
            [(unit, level) for unit, level in self.waiting if _is_there(state, unit)]
        )  # GX-8.2.k
        if not self.waiting or not state.critical_piles:
            return END
        unit, wanted = self.waiting[0]
        level = level_of(state, wanted)
        cards = state.critical_piles[level] or state.critical_discards.get(level, ())
        left = (*state.critical_piles[level], *state.critical_discards.get(level, ()))
        if not any(
            fits(state, unit, token) for token in left
        ):  # GX-8.2.1.c/unfitting GX-8.2.1.c/empty
            self.waiting = self.waiting[1:]
            return again(self.draw)
        return Chance("critical", cards, "GX-8.2.e", "critical")

    def turn_up(self, state: GDState, token: str) -> Result:
        unit, wanted = self.waiting[0]
        take(state, level_of(state, wanted), token)
        if not fits(state, unit, token):
            discard(state, token)  # GX-8.2.1.b/discarded
            state.tell(events.CriticalUnfit(unit, token, rules=("GX-8.2.1.b",)))
            return again(self.draw)  # GX-8.2.1.b/again GX-8.2.1.b/repeatedly
        self.waiting = self.waiting[1:]  # GX-8.2.h/many
        put(state, unit, token)
        return again(self.draw)


def put(state: GDState, unit: str, token: str) -> None:
    """A token comes on a figure, or does at once what it does."""
    new, row = state.box.criticals[token], figure(state, unit)
    state.tell(events.CriticalDrawn(unit, token, rules=("GX-8.2.e",)))
    held = next((t for t in row.criticals if state.box.criticals[t].kind == new.kind), "")
    if held and state.box.criticals[held].strength >= new.strength:
        discard(state, token)  # GX-8.2.3.m/equal GX-8.2.3.m/lesser
        state.tell(events.CriticalIgnored(unit, token, rules=("GX-8.2.3.m",)))
        return
    if new.condition and _is_master(state, row):
        discard(state, token)  # GX-8.2.3.p/discarded
        state.tell(events.CriticalIgnored(unit, token, rules=("GX-8.2.3.p",)))
        return
    if new.lasts == "instant":
        discard(state, token)  # GX-8.2.2.a
        _hurt(state, unit, new.wounds)
        return
    if held:
        lift(state, unit, held)  # GX-8.2.3.n
    change(state, unit, criticals=(*figure(state, unit).criticals, token))  # GX-8.2.j
    _strike_at_once(state, unit, new)


def _strike_at_once(state: GDState, unit: str, token: Critical) -> None:
    """What a token does the moment it is put on a figure."""
    if token.condition:
        inflict(state, unit, token.condition, "GX-8.2.3.g")  # GX-8.2.3.g/while
    if token.kind == "shields_off":
        change(state, unit, shield=0)  # GX-8.2.3.h/lost
        row = figure(state, unit)
        if isinstance(row, Alien) and row.stacks:
            change(state, unit, stacks=(0,) * len(row.stacks))  # GX-11.7.h/removed
    agent = state.agents.get(AgentId(unit))
    if token.kind == "max_hp" and agent is not None and not agent.owner:
        most = max_hp(state, AgentId(unit))
        if agent.wounds >= most:  # GX-8.2.3.f/agent
            state.change_agent(AgentId(unit), wounds=most)
            state.tell(events.Bleeding(unit, rules=("GX-8.2.3.f",)))


def _hurt(state: GDState, unit: str, wounds: int) -> None:
    """Wounds of the same attack: who was not bleeding before it does not die of them."""
    if unit in state.agents and is_bleeding(state, AgentId(unit)):
        return  # GX-8.2.3.l/bleeds
    wound(state, unit, wounds, "GX-8.2.3.k")  # GX-8.2.3.k


def _is_there(state: GDState, unit: str) -> bool:
    agent = state.agents.get(AgentId(unit))
    if agent is not None:
        return agent.alive
    return unit in state.aliens


def _is_master(state: GDState, row: Agent | Alien) -> bool:
    return isinstance(row, Alien) and state.box.aliens[row.card].rank == MASTER
