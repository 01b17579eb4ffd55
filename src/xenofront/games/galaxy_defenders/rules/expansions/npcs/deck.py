"""GX 10.1.1, 10.1.2 The cards of NPCs: which may come, where they lie, whose they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from xenofront.games.galaxy_defenders.content.missions import Mission
from xenofront.games.galaxy_defenders.content.sets import EXTINCTION, GameSet
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.options import Options
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, clockwise_from_alpha
from xenofront.kernel import Seat
from xenofront.kernel.memo import remembered
from xenofront.kernel.piles import Deck, cards, drawn, pile, shuffled, without

MOST: Final = 5  # GX-2.m/tactic
SETS: Final = get_args(GameSet)
"""The products in the order in which they came out."""


# -- set-up ----------------------------------------------------------------------------------------


def npc_cards(box: Box, options: Options, team: Sequence[str]) -> tuple[str, ...]:
    """The NPC deck at set-up."""
    wanted = box.mission.npc_deck  # GX-10.1.1.a
    if not wanted and has_allies(options):
        wanted = tuple(box.npcs)
    named = [box.npcs[name] for name in wanted]
    newest: dict[str, int] = {}
    for npc in named:
        age = SETS.index(npc.set)
        newest[npc.twin_of] = max(age, newest.get(npc.twin_of, age))
    return tuple(
        [
            npc.id
            for npc in named
            if not npc.twin_of or SETS.index(npc.set) == newest[npc.twin_of]  # GX-10.1.1.e
            if options.twins_in_arms  # GX-10.1.1.1.d
            or npc.drone  # GX-10.1.1.1.c
            or npc.twin_of not in team  # GX-10.1.1.1.b/removed GX-10.1.1.1.b/others
        ]
    )


def has_allies(options: Options) -> bool:
    """Whether the players want more NPC signals than the mission has."""
    return options.allies or options.extra_ally


def tokens(mission: Mission, options: Options) -> tuple[str, ...]:
    """The signals of the reserve at set-up."""
    humans, npcs = mission.human_signals, mission.npc_signals
    wanted = 2 if mission.set == EXTINCTION else 1  # GX-10.5.c GX-10.5.a/core GX-10.5.a/strikeback
    if options.allies and humans >= wanted:
        humans, npcs = humans - wanted, npcs + 1
        if options.more_allies and humans:
            humans, npcs = humans - 1, npcs + 1  # GX-10.5.b/swapped
    if options.extra_ally:
        npcs += 1  # GX-10.5.b/added
    return ("ALIEN",) * mission.alien_signals + ("HUMAN",) * humans + ("NPC",) * npcs  # GD-8.5.e


# -- in play ---------------------------------------------------------------------------------------


@remembered("agents")
def in_play(state: GDState) -> tuple[AgentId, ...]:
    """The NPCs on the map."""
    npcs = state.box.npcs
    return tuple([name for name, row in state.agents.items() if row.owner and name in npcs])


def npc_deck(state: GDState) -> Deck:
    """The deck to draw from: made anew from the discard pile when it is empty."""
    return state.npc_deck or shuffled(state.npc_discard)  # GX-10.1.1.c


def take(state: GDState, card: str) -> None:
    """A card leaves the deck, wherever in it or in the discard pile it was."""
    deck = npc_deck(state)
    if not state.npc_deck:
        state.npc_discard = ()
    if card in deck[0]:
        state.npc_deck = drawn(deck, card)
    elif card in cards(deck):
        state.npc_deck = shuffled(without(cards(deck), card))
    else:
        state.npc_discard = without(state.npc_discard, card)


def discard(state: GDState, card: str) -> None:
    state.npc_discard = pile((*state.npc_discard, card))  # GX-10.4.d


# -- whose they are --------------------------------------------------------------------------------


def controller_for(state: GDState) -> Seat:
    """The player a new NPC card goes to."""
    seats = clockwise_from_alpha(state)  # GX-10.1.2.a GX-10.1.2.b/order GX-10.1.2.c
    held = [state.agents[npc].owner for npc in in_play(state)]
    return min(seats, key=held.count)  # GX-10.1.2.b/fewest


def leaders(state: GDState) -> tuple[Seat, ...]:
    """Agents who are specialised in NPCs."""
    powers = state.box.powers
    return tuple(
        [
            agent
            for agent in clockwise_from_alpha(state)
            if any(powers[power].leads_npcs for power in state.agents[agent].powers)
        ]
    )


def hand_over(state: GDState, agent: AgentId) -> None:
    """The NPCs of an agent who is no longer there go to others by the same rules."""
    mine = [npc for npc in in_play(state) if state.agents[npc].owner == agent]
    for npc in mine:
        controller = controller_for(state)  # GX-10.1.2.h
        state.change_agent(npc, owner=controller)
        state.tell(events.NpcReassigned(npc, controller, rules=("GX-10.1.2.h",)))
