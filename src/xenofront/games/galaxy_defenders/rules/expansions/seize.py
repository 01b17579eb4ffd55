"""GX 7.3 SEIZE: somebody helpless is dragged along with a movement.

While it is dragged the victim has no place of its own: its hex is that of the unit that drags it,
it is in nobody's way, and nobody looks for it. When the movement ends it is put down.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    adjacent_aliens,
    footprint,
    neighbours,
    occupied,
    shut,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized, unhide
from xenofront.games.galaxy_defenders.rules.ch7_agents.tokens import take_armory
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import walk_of
from xenofront.games.galaxy_defenders.rules.choices import ToHex
from xenofront.games.galaxy_defenders.rules.expansions.poses import get_up
from xenofront.games.galaxy_defenders.rules.expansions.suits import suit_seizes
from xenofront.games.galaxy_defenders.rules.modifiers import agent_total, over_rims
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    AlienId,
    GDState,
    HexId,
    decider,
    is_bleeding,
    player,
)
from xenofront.kernel import END, Choice, Procedure, Question, Result

FAR = 1000
"""More hexes than any way has."""


class Seize(Choice, frozen=True, gc=False):
    """Take hold of somebody helpless, to drag them along."""

    VERB = "seize"

    agent: names.AgentId


# -- who, and whom ---------------------------------------------------------------------------------


def may_seize(state: GDState, unit: AgentId) -> bool:
    """Whether an agent or drone has SEIZE: by its sheet, or by what it wears."""
    if state.box.agents[unit].seize or suit_seizes(state, unit):  # GX-9.5.2.v/seize
        return True
    return agent_total(state, unit, "seize") > 0


def is_helpless(state: GDState, agent: AgentId) -> bool:
    """Whether somebody can be seized at all."""
    if is_immobilized(state, agent):  # GX-7.3.a/immobilized GX-7.3.a/paralyzed GX-7.3.t/suit
        return True
    return is_bleeding(state, agent)  # GX-7.3.a/bleeding


def seize_refusal(state: GDState, unit: AgentId, agent: str, *, used: bool) -> str | None:
    """Why a unit that moves cannot seize somebody; ``used``: it did so in this movement."""
    if not may_seize(state, unit) or not _is_its_turn(state, unit):
        return "GX-7.3.i"
    if used or (state.turn is not None and state.turn.agent == unit and state.turn.seized):
        return "GX-7.3.j"  # GX-7.3.j/turn GX-7.3.j/second GX-7.3.r/once
    victim = state.agents.get(AgentId(agent))
    if victim is None or not victim.alive or agent == unit:
        return "GX-7.3.a"
    if victim.owner:  # GX-7.3.s/agent
        return "GX-7.3.s"
    if victim.hex not in neighbours(state, state.agents[unit].hex):  # GX-7.3.m
        return "GX-7.3.m"
    return None if is_helpless(state, AgentId(agent)) else "GX-7.3.a"


def seizures(state: GDState, unit: AgentId, *, used: bool) -> list[Seize]:
    """Everybody a unit could seize from where it stands."""
    if not may_seize(state, unit):
        return []
    return [
        Seize(agent)
        for agent in state.agents
        if seize_refusal(state, unit, agent, used=used) is None  # GX-7.3.a/other
    ]


def _is_its_turn(state: GDState, unit: AgentId) -> bool:
    """Free actions are for the own turn; a drone acts in that of its owner."""
    turn = state.turn
    return turn is not None and turn.agent == (state.agents[unit].owner or unit)


# -- dragging --------------------------------------------------------------------------------------


def seize(state: GDState, unit: str, agent: AgentId, rule: str) -> None:
    """Take hold of somebody, who is asked nothing."""
    turn = state.turn
    if turn is not None and turn.agent == unit:
        state.change_turn(seized=True)
    get_up(state, agent)  # GX-9.2.2.r/attack
    state.change_agent(agent, seized_by=unit)  # GX-7.3.n
    state.tell(events.Seized(unit, agent, rules=(rule,)))
    carry_along(state, unit)


def victims_of(state: GDState, unit: str) -> list[AgentId]:
    """Whom a unit is dragging."""
    return [name for name, row in state.agents.items() if row.seized_by == unit]


def carry_along(state: GDState, unit: str) -> None:
    """Whoever is dragged is where the unit is: out of every fight, and of its former hex."""
    agent = state.agents.get(AgentId(unit))
    here = state.aliens[AlienId(unit)].hex if agent is None else agent.hex
    for victim in victims_of(state, unit):
        state.change_agent(victim, hex=here)  # GX-7.3.b GX-7.3.c GX-7.3.g/window GX-7.3.w
        unhide(state, victim)


# -- putting down ----------------------------------------------------------------------------------


class VictimHex(Question, frozen=True, gc=False):
    """Where somebody who was dragged is put down."""

    WHAT = "put_down"
    ANSWERS = (ToHex,)

    agent: names.AgentId


class PutDown(Procedure):
    """GX 7.3: the movement is over, and who was dragged is placed beside the unit."""

    CITATION: ClassVar[str] = "GX 7.3"

    agent: AgentId

    def choose_hex(self, state: GDState) -> Question | Result:
        row = state.agents.get(self.agent)
        if row is None or not row.seized_by:
            return END
        places = landings(state, self.agent)
        if len(places) < 2:
            return None
        seat = _who_places(state, row.seized_by)
        return VictimHex(seat, tuple(map(ToHex, places)), "GX-7.3.o", self.agent)

    def place(self, state: GDState, choice: ToHex | None) -> Result:
        places = landings(state, self.agent)
        by, here = state.agents[self.agent].seized_by, state.agents[self.agent].hex
        end = choice.hex if choice else next(iter(places), here)
        state.change_agent(self.agent, hex=end, seized_by="")  # GX-7.3.d GX-7.3.f/ended
        state.tell(events.PutDown(by, self.agent, end, rules=("GX-7.3.d",)))
        if state.turn is not None and state.turn.agent == self.agent:
            near = adjacent_aliens(state, self.agent)
            state.change_turn(held_by=near)  # GX-7.3.q
        take_armory(state, self.agent)
        return gd.RevealSignals()  # GX-7.3.u/place

    def done(self, state: GDState) -> Result:
        return END


def _who_places(state: GDState, unit: str) -> AgentId:
    """Who decides where a victim is put: the side that drags it."""
    alien = state.aliens.get(AlienId(unit))
    if alien is not None:
        return AgentId(alien.controller)
    there = unit in state.agents and state.agents[AgentId(unit)].alive
    return player(state, AgentId(unit)) if there else decider(state)  # GX-7.3.o/agent


def landings(state: GDState, victim: AgentId) -> list[HexId]:
    """Where somebody who is dragged may be put down."""
    unit, here = state.agents[victim].seized_by, state.agents[victim].hex
    alien = state.aliens.get(AlienId(unit))
    base = (here,) if alien is None or alien.rear is None else footprint(alien)
    taken = occupied(state)
    around = dict.fromkeys(place for one in base for place in neighbours(state, one))
    free = [
        place for place in around if place not in taken
    ]  # GX-7.3.v/side GX-7.3.v/barrier GX-7.3.e/free
    if not free:
        free = _nearest(state, unit, base)  # GX-7.3.e/full
    return _worst(state, free) if alien is not None else free  # GX-7.3.o/alien


def _nearest(state: GDState, unit: str, base: Iterable[HexId]) -> list[HexId]:
    """The free hexes to which the unit has the shortest way."""
    taken, found = occupied(state), dict[HexId, int]()
    for here in base:
        if unit in state.aliens:
            walked = walk_of(state, AlienId(unit)).hexes_from(here)
        else:
            over = unit in state.agents and over_rims(state, AgentId(unit))
            board = state.box.board
            walked = board.reach(here, FAR, shut(state), frozenset(), over_barriers=over)
        for place, steps in walked.items():
            if place not in taken:
                found[place] = min(steps, found.get(place, FAR))
    least = min(found.values(), default=0)
    return [place for place, steps in found.items() if steps == least]


def _worst(state: GDState, places: list[HexId]) -> list[HexId]:
    """Those of some hexes beside which most aliens stand that hold whoever is put there."""
    cards = state.box.aliens
    holders = [row for row in state.aliens.values() if not cards[row.card].burrowing]
    held = {
        place: sum(not set(footprint(row)).isdisjoint(neighbours(state, place)) for row in holders)
        for place in places
    }
    most = max(held.values(), default=0)
    return [place for place in places if held[place] == most]
