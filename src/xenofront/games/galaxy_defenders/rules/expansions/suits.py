"""GX 9.5 POWER SUITS: how they come into play, are put on, and run out of energy."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.gear import Suit
from xenofront.games.galaxy_defenders.rules.state import (
    Agent,
    AgentId,
    GDState,
    HexId,
    is_bleeding,
)
from xenofront.kernel import removed


def full(box: Box, sheet: str, batteries: int) -> Suit:
    """A suit as it comes from the warehouse."""
    return Suit(sheet, batteries, box.suits[sheet].shield)


def deployed(box: Box) -> dict[HexId, Suit]:
    """The empty suits that the mission puts on the map."""
    return {
        HexId(one.at): full(box, one.sheet, one.batteries)  # GX-9.5.a GX-9.5.c GX-9.4.b
        for one in box.mission.suits
    }


def in_play(state: GDState) -> tuple[Suit, ...]:
    """All suits on the map, worn and empty."""
    worn = (row.suit for row in state.agents.values() if row.suit is not None)
    return (*worn, *state.suits.values())


def most_batteries(box: Box, sheet: str) -> int:
    """How many batteries a suit holds: what its sheet says, or the mission if that is more."""
    given = [one.batteries for one in box.mission.suits if one.sheet == sheet]
    recall = box.mission.recall
    if recall is not None and recall.sheet == sheet:
        given.append(recall.batteries)
    return max(box.suits[sheet].batteries, *given, 0)


def suit_seizes(state: GDState, unit: AgentId) -> bool:
    """Whether somebody has SEIZE by the suit it wears."""
    suit = state.agents[unit].suit
    return suit is not None and state.box.suits[suit.sheet].seize


def more_movement(state: GDState, row: Agent) -> int:
    """Points that the suit somebody wears adds to a MOVEMENT."""
    return 0 if row.suit is None else state.box.suits[row.suit.sheet].move


# -- to put one on ---------------------------------------------------------------------------------


def wear_refusal(state: GDState, agent: AgentId) -> str | None:
    """Why an agent can put on no suit at all, wherever it comes from."""
    row = state.agents[agent]
    if row.owner or row.suit is not None:
        return "GX-9.5.1.m"
    if is_bleeding(state, agent):  # GX-9.5.1.p/equip GX-9.5.1.p/recall
        return "GX-9.5.1.p"
    if row.pose != "standing":  # GX-9.2.2.u
        return "GX-9.2.2.u"
    return None


def equip_refusal(state: GDState, agent: AgentId, place: HexId) -> str | None:
    """Why an agent who is in a hex, or enters it, does not put on a suit there."""
    if place not in state.suits:  # GX-9.5.1.a/place GX-9.5.1.m/equip
        return "GX-9.5.1.a"
    turn = state.turn
    if turn is None or turn.agent != agent:
        return "GX-9.5.1.a"
    spent = spent_refusal(state, *state.box.mission.equip_costs)  # GX-9.5.1.j/equip
    return spent or wear_refusal(state, agent)


def equip(state: GDState, agent: AgentId) -> None:
    """The agent in the hex of an empty suit puts it on; its own figure leaves the map."""
    place = state.agents[agent].hex
    suit = state.suits[place]
    state.spend(*state.box.mission.equip_costs)  # GX-9.5.1.a/cost GX-9.5.1.l GX-9.5.1.j/leave
    state.suits = removed(state.suits, place)  # GX-9.5.1.e
    state.change_agent(agent, suit=suit)  # GX-9.5.1.f GX-9.5.r GX-AMB.h
    state.tell(events.SuitEquipped(agent, suit.sheet, place, rules=("GX-9.5.1.a",)))


# -- when it is lost -------------------------------------------------------------------------------


def destroy(state: GDState, agent: AgentId) -> None:
    """The suit of an agent who dies is no more."""
    suit = state.agents[agent].suit
    if suit is not None:
        state.change_agent(agent, suit=None)  # GX-9.5.2.r
        state.tell(events.SuitDestroyed(agent, suit.sheet, rules=("GX-9.5.2.r",)))


def use_batteries(state: GDState) -> None:
    """GX-6.1.e: each suit in play uses a battery; one that cannot goes to the warehouse."""
    for agent, row in state.agents.items():
        if row.suit is not None:
            left = _after_refresh(state, row.suit, row.hex)  # GX-9.5.d/equipped
            state.change_agent(agent, suit=left)  # GX-9.5.f GX-9.5.2.s
    for place, suit in state.suits.items():
        left = _after_refresh(state, suit, place)  # GX-9.5.d/empty
        rest = removed(state.suits, place)
        state.suits = rest if left is None else {**state.suits, place: left}


def _after_refresh(state: GDState, suit: Suit, place: HexId) -> Suit | None:
    """A suit after the REFRESH phase, if there was a battery for it."""
    if suit.batteries < 1:  # GX-9.5.e GX-9.5.h GX-9.5.i
        state.tell(events.SuitLost(suit.sheet, place, rules=("GX-9.5.e", "GX-9.5.g")))
        return None
    left = full(state.box, suit.sheet, suit.batteries - 1)  # GX-6.1.e GX-9.5.2.k GX-6.1.g/battery
    state.tell(events.BatteryUsed(suit.sheet, place, left.batteries, rules=("GX-6.1.e",)))
    return left
