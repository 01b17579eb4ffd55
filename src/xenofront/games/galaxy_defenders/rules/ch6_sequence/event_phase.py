"""GD 6.4 The EVENT phase."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.kernel import END, Chance, Procedure, Result, Seat, again
from xenofront.kernel.piles import Deck, drawn, pile, shuffled, top


def event_deck(state: GDState) -> Deck:
    """The deck to draw from: made anew from the discard pile when it is empty."""
    return state.event_deck or shuffled(state.event_discard)  # GD-6.4.o


class EventPhase(Procedure):
    """GD 6.4: the alpha agent draws an event card and applies it."""

    CITATION: ClassVar[str] = "GD 6.4"

    card: str = ""

    def begin(self, state: GDState) -> Result:
        state.phase, state.active = "event", Seat("")
        state.tell(events.PhaseBegan("event", rules=("GD-6.4.a",)))
        return None

    def draw(self, state: GDState) -> Chance | Result:
        cards = top(event_deck(state))
        return Chance("event", cards, "GD-6.4.a", "events") if cards else again(self.put_out_flames)

    def resolve(self, state: GDState, card: str) -> Result:
        deck = event_deck(state)
        if not state.event_deck:
            state.event_discard = ()
        state.event_deck = drawn(deck, card)  # GD-6.4.a
        self.card = card
        state.tell(events.EventDrawn(card, rules=("GD-6.4.a",)))
        if state.box.events[card].kind == "weather":
            _change_weather(state, card)  # GD-6.4.e/first GD-6.4.f/over
        return gd.DrawnEvent(card)

    def put_away(self, state: GDState) -> Result:
        if state.box.events[self.card].kind != "weather":
            state.event_discard = pile((*state.event_discard, self.card))  # GD-6.4.c/after
        elif state.weather != self.card:  # in a save of older rules it is still to come
            _change_weather(state, self.card)
        return None

    def put_out_flames(self, state: GDState) -> Result:
        state.flames = ()
        return END


def _change_weather(state: GDState, card: str) -> None:
    """The weather so far is over, that of the card begins."""
    if state.weather:
        state.event_discard = pile((*state.event_discard, state.weather))  # GD-6.4.f/discarded
    state.weather = card  # GD-6.4.e/stays GD-6.4.f/over GD-6.4.r/over
    state.tell(events.WeatherChanged(card, rules=("GD-6.4.e",)))
