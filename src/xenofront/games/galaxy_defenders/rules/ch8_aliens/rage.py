"""GD 8.2 Rage: a wounded alien changes its card for a worse one."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.effects import Stage
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.expansions.stages import turn_over
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState
from xenofront.kernel import END, Procedure, Result


def next_to_rage(state: GDState) -> AlienId | None:
    """The first alien whose wounds enrage it."""
    cards = state.box.aliens
    for name, row in state.aliens.items():
        for rage in cards[row.card].on_wounds:
            if row.wounds >= rage.wounds:  # GX-11.3.m/card
                return name
    return None


def card_in_deck(box: Box, card: str) -> str:
    """The card that lies in the deck for this one: a card set aside stands for another."""
    if not box.aliens[card].aside:
        return card
    owners = [c.id for c in box.aliens.values() if any(r.card == card for r in c.on_wounds)]
    return owners[0] if owners else card


class Rage(Procedure):
    """GD 8.2: card and wounds go, the other card comes; figure and controller stay."""

    CITATION: ClassVar[str] = "GD 8.2"

    alien: AlienId

    def change_card(self, state: GDState) -> Result:
        row = state.aliens[self.alien]
        rage = state.box.aliens[row.card].on_wounds[0]
        if isinstance(rage, Stage):
            turn_over(state, self.alien, rage.card)  # GX-11.3.m/card
            return END
        card = state.box.aliens[rage.card]
        controller = row.controller  # GD-FAQ.g
        state.change_alien(
            self.alien,
            card=rage.card,
            wounds=0,
            shield=card.shield,
            stacks=card.more_shields,
            controller=controller,
        )  # GD-FAQ.f/whole
        state.tell(events.Enraged(self.alien, rage.card, rules=("GD-FAQ.f", "GD-FAQ.g")))
        return END
