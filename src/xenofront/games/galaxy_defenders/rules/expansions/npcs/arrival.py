"""GX 10.1.2 An NPC comes into play."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import occupied
from xenofront.games.galaxy_defenders.rules.ch8_aliens.teleport import nearest_free
from xenofront.games.galaxy_defenders.rules.choices import PickAgent
from xenofront.games.galaxy_defenders.rules.expansions.npcs.deck import (
    MOST,
    controller_for,
    in_play,
    leaders,
    npc_deck,
    take,
)
from xenofront.games.galaxy_defenders.rules.state import (
    Agent,
    AgentId,
    Carried,
    GDState,
    HexId,
    speaker,
)
from xenofront.kernel import END, Chance, Procedure, Question, Result
from xenofront.kernel.piles import cards, top

START = "start"


class WhoLeads(Question, frozen=True, gc=False):
    """Whether a specialist gets an NPC, or who would usually get it."""

    WHAT = "who_leads"
    ANSWERS = (PickAgent,)

    unit: names.CardId


class NewNpc(Procedure):
    """GX 10.1.2: a card is drawn or named; its figure is placed, and the card assigned."""

    CITATION: ClassVar[str] = "GX 10.1.2"

    hex: HexId
    card: str = ""

    def draw(self, state: GDState) -> Chance | Result:
        there = cards(npc_deck(state))
        if len(in_play(state)) >= MOST or not there:  # GX-10.1.2.e GX-10.1.2.f GX-10.1.2.g
            return END
        if self.card:
            known = self.card in (*there, *state.npc_discard)
            return None if known else END  # GX-10.1.1.b/named
        heap = top(npc_deck(state))  # GX-10.1.1.b/top
        return Chance("npc", heap, "GX-10.1.2.a", "npcs")

    def take(self, state: GDState, card: str | None) -> Result:
        self.card = card or self.card
        take(state, self.card)  # GX-2.5.a/npc
        return None

    def choose_controller(self, state: GDState) -> Question | None:
        usual = controller_for(state)
        able = [agent for agent in leaders(state) if agent != usual]
        if not able:
            return None
        options = tuple(map(PickAgent, (*able, usual)))
        return WhoLeads(speaker(state), options, "GX-10.1.2.d", self.card)  # GX-10.1.2.d/declined

    def place(self, state: GDState, choice: PickAgent | None) -> Result:
        owner = choice.agent if choice else controller_for(state)  # GX-11.10.1.c GX-10.1.2.d/given
        npc, sheet = AgentId(self.card), state.box.agents[self.card]
        row = Agent(
            hex=self.hex,
            weapons=tuple([Carried(weapon) for weapon in sheet.weapons]),
            powers=(sheet.ability,),  # GX-10.3.a
            shield=sheet.standard.shield,
            owner=owner,
        )  # GX-10.4.a
        state.add_drone(npc, row)
        state.tell(events.NpcArrived(npc, self.hex, owner, rules=("GX-10.1.2.a",)))
        return gd.RevealSignals()  # GX-10.1.m


def place_for(state: GDState, at: str) -> HexId:
    """Where an NPC comes that an effect brings: the hex, or the nearest free one."""
    places = state.box.mission.start if at == START else (at,)
    free = [HexId(place) for place in places if place not in occupied(state)]
    return free[0] if free else nearest_free(state, HexId(places[0]))[0]
