"""GD 6.3, 8.3 The BATTLE phase and the aliens turns."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.catalogue import Danger
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import matches
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import (
    company,
    foremost,
)
from xenofront.games.galaxy_defenders.rules.choices import PickAlien
from xenofront.games.galaxy_defenders.rules.expansions import reactions
from xenofront.games.galaxy_defenders.rules.expansions.npcs import tactics
from xenofront.games.galaxy_defenders.rules.expansions.selection import (
    highest,
    number_of,
    selectable,
)
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    AlienId,
    Count,
    GDState,
    clockwise_from_alpha,
    speaker,
)
from xenofront.kernel import END, Chance, Handling, Procedure, Question, Result, Seat, again
from xenofront.kernel.memo import remembered
from xenofront.kernel.piles import Deck, drawn, shuffled, top


class BattlePhase(Procedure):
    """GD 6.3: each operative player takes an agent turn and an aliens turn."""

    CITATION: ClassVar[str] = "GD 6.3"

    waiting: tuple[AgentId, ...] = ()
    agent: AgentId = AgentId("")

    def begin(self, state: GDState) -> Result:
        state.phase = "battle"
        state.tell(events.PhaseBegan("battle", rules=("GD-6.d",)))
        self.waiting = tuple(clockwise_from_alpha(state))  # GD-6.2.1.d GD-6.2.1.e GD-4.h
        return None

    def agent_turn(self, state: GDState) -> Result:
        alive = [agent for agent in self.waiting if state.agents[agent].alive]  # GD-6.3.c GD-6.3.f
        if not alive:
            return again(self.bring_down_strikes)
        self.agent = alive[0]
        self.waiting = tuple(alive[1:])  # GD-6.2.1.k
        return gd.AgentTurn(self.agent)  # GD-6.3.a GD-6.d

    def aliens_turn(self, state: GDState) -> Result:
        if not state.agents[self.agent].alive:  # GD-6.3.d
            return again(self.agent_turn)
        return gd.AliensTurn(self.agent)  # GD-6.3.a GD-6.3.b/before GD-7.5.2.p GD-7.5.6.e

    def next_player(self, state: GDState) -> Result:
        return again(self.agent_turn)  # GD-6.3.b/after GD-6.3.e/before

    def bring_down_strikes(self, state: GDState) -> Result:
        state.active = Seat("")
        if not state.strikes:
            return END
        (agent, area), *left = state.strikes
        state.strikes = tuple(left)
        return gd.SatelliteStrike(agent, area)  # GD-7.7.2.f/strikes

    def look_for_more(self, state: GDState) -> Result:
        return again(self.bring_down_strikes)


class NextAlien(Question, frozen=True, gc=False):
    """Which alien acts first."""

    WHAT = "alien"
    ANSWERS = (PickAlien,)
    HANDLING = Handling(in_order="round")


class AliensTurn(Procedure):
    """GD 6.3.2, 8.3: a close encounter card wakes aliens, or brings some."""

    CITATION: ClassVar[str] = "GD 6.3.2"

    agent: AgentId
    card: str = ""
    waiting: tuple[AlienId, ...] = ()
    wanted: Count = 0
    """How many aliens are still to be selected, if the card is for a number of them."""

    def begin(self, state: GDState) -> Result:
        state.active = self.agent
        return tactics.window(state, "any")  # GX-10.3.c/outside

    def draw(self, state: GDState) -> Chance | Result:
        cards = top(close_deck(state))
        return Chance("close_encounter", cards, "GD-6.3.2.a", "close") if cards else END

    def wake(self, state: GDState, card: str) -> Result:
        deck = close_deck(state)
        if not state.close_deck:
            state.close_discard = ()
        state.close_deck = drawn(deck, card)  # GD-6.3.2.a
        self.card = card
        return tactics.window(state, "close_encounter_drawn", card)

    def foresee(self, state: GDState) -> Result:
        return None if state.cancelled else reactions.window(state, reactions.DRAWN, self.card)

    def resolve(self, state: GDState) -> Result:
        refused = reactions.noted(state)
        if refused:
            state.tell(events.CloseEncounterRefused(self.card, rules=("GX-10.3.c",)))
            if refused < reactions.REDRAWN:
                return again(self.discard)
            state.close_discard, self.card = (*state.close_discard, self.card), ""
            return again(self.draw)
        card = self.card
        activates = state.box.close[card].activates
        if activates.some:
            self.wanted = number_of(state, activates)
            return None
        self.waiting = tuple(
            [a for a in state.aliens if matches(state, a, activates)]
        )  # GD-8.c GD-6.3.2.b GD-8.3.h GD-8.3.b GD-6.3.2.f/nothing
        awakes = tuple(foremost(state, self.waiting))
        state.tell(events.CloseEncounterDrawn(card, awakes, rules=("GD-6.3.2.a",)))
        danger = state.box.close[card].danger
        if danger is None and state.options.danger and activates.species:  # GD-8.3.i
            danger = Danger(species=activates.species, rank=activates.rank)
        if danger is not None and not self.waiting:  # GD-6.3.2.f/danger GD-8.3.j GD-8.3.k
            return gd.TeleportAlien(danger.species, danger.rank, danger.count)  # GD-8.3.o
        return None

    def choose_some(self, state: GDState) -> Question | None:
        """GX-11.5.j: whom a card for a number of aliens takes, where several are equal."""
        tied = selectable(state, self.waiting) if self.wanted else []
        if len(tied) <= self.wanted:
            return None
        seat = speaker(state)  # GX-11.5.j
        return NextAlien(seat, tuple(map(PickAlien, tied)), "GX-11.5.j")

    def take_some(self, state: GDState, choice: PickAlien | None) -> Result:
        if not self.wanted:
            return None
        tied = selectable(state, self.waiting)
        chosen = [choice.alien] if choice else tied
        self.wanted -= len(chosen)
        figures = [one for alien in chosen for one in company(state, alien)]
        self.waiting = (*self.waiting, *figures)
        if chosen and self.wanted:  # GX-11.5.g/reached GX-11.5.g/none
            return again(self.choose_some)
        self.wanted = 0  # GX-11.5.g/reached
        taken = tuple(foremost(state, self.waiting))
        state.tell(events.AliensSelected(taken, rules=("GX-11.5.c",)))
        return None

    def choose_alien(self, state: GDState) -> Question | Result:
        mine = self._next(state)
        if len(mine) < 2:  # GD-3.c
            return None
        options = tuple(map(PickAlien, mine))
        if state.box.expanded:
            return NextAlien(speaker(state), options, "GX-11.5.l")  # GX-11.5.l/equal
        controller = state.aliens[mine[0]].controller  # GD-8.3.d
        return NextAlien(controller, options, "GD-8.3.d")  # GX-11.5.l/core

    def activate(self, state: GDState, choice: PickAlien | None) -> Result:
        mine = self._next(state)
        if not mine:  # GD-6.3.2.e GD-6.3.2.d/during
            return again(self.discard)
        alien = choice.alien if choice else mine[0]
        acts = company(state, alien)
        self.waiting = tuple(
            [a for a in self.waiting if a not in acts]
        )  # GD-8.3.f GD-8.4.l GX-11.6.p/one
        return gd.Activate(alien)  # GD-6.3.2.c/acts

    def go_on(self, state: GDState) -> Result:
        return tactics.window(state, "any")

    def go_on_acting(self, state: GDState) -> Result:
        return again(self.choose_alien)

    def discard(self, state: GDState) -> Result:
        state.close_discard = (*state.close_discard, self.card)  # GD-6.3.2.d/after
        return END

    def _next(self, state: GDState) -> list[AlienId]:
        return next_to_act(state, self.waiting) if self.waiting else []


@remembered("aliens", "agents", "alpha", "locks", "bars")
def next_to_act(state: GDState, waiting: tuple[AlienId, ...]) -> list[AlienId]:
    """Waiting aliens of the first seat that has any, counted from the alpha (GD-8.3.c)."""
    aliens = state.aliens
    held: dict[Seat, list[AlienId]] = {}
    for alien in waiting:
        if alien in aliens:  # GD-8.3.g
            held.setdefault(aliens[alien].controller, []).append(alien)
    if not held:
        return []
    for seat in clockwise_from_alpha(state):  # GD-8.3.c GD-8.3.e
        if seat in held:
            mine = foremost(state, held[seat])
            return highest(state, mine) if state.box.expanded else mine  # GX-11.5.l/rank GX-AMB.k
    return []


def close_deck(state: GDState) -> Deck:
    """The deck to draw from: made anew from the discard pile when it is empty."""
    return state.close_deck or shuffled(state.close_discard)  # GD-8.3.p
