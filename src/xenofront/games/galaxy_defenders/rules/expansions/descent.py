"""GX 7.2.1 Descent: a burrower that survived an attack changes the top close encounter card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.ch6_sequence.battle import close_deck
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import company
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState
from xenofront.kernel import END, Chance, Procedure, Result
from xenofront.kernel.piles import drawn, top


def descending(state: GDState, struck: Iterable[str]) -> AlienId | None:
    """Who of those an attack struck goes under now: the first that lives and has not done so."""
    cards = state.box.aliens
    for unit in struck:
        row = state.aliens.get(AlienId(unit))
        if row is not None and cards[row.card].on_attacked and not row.used:
            return AlienId(unit)
    return None


class Descent(Procedure):
    """GX 7.2.1: the top close encounter card is discarded, and nobody on it acts."""

    CITATION: ClassVar[str] = "GX 7.2.1"

    alien: AlienId

    def draw(self, state: GDState) -> Chance | Result:
        for figure in company(state, self.alien):
            state.change_alien(figure, used=True)
        cards = top(close_deck(state))
        return Chance("close_encounter", cards, "GX-7.2.1.s", "close") if cards else END

    def discard(self, state: GDState, card: str) -> Result:
        deck = close_deck(state)
        if not state.close_deck:
            state.close_discard = ()
        state.close_deck = drawn(deck, card)
        state.close_discard = (*state.close_discard, card)  # GX-7.2.1.s
        state.tell(events.Descended(self.alien, card, rules=("GX-7.2.1.s",)))
        return END
