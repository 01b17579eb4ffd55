"""GX 11.5 Close encounter cards for a number of aliens, and who acts first with the expansions."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.catalogue import Activation
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import foremost
from xenofront.games.galaxy_defenders.rules.state import (
    AlienId,
    GDState,
    clockwise_from_alpha,
    operative,
)

RANKS = ("green", "blue", "red", "purple")  # GX-11.1.b


def highest(state: GDState, aliens: list[AlienId]) -> list[AlienId]:
    """Those of the highest rank."""
    ranks = {a: RANKS.index(state.box.aliens[state.aliens[a].card].rank) for a in aliens}
    most = max(ranks.values(), default=0)
    return [alien for alien in aliens if ranks[alien] == most]


def number_of(state: GDState, activates: Activation) -> int:
    """How many aliens a card is for."""
    if activates.some == "agents":
        return len(operative(state))  # GX-11.5.c/agents GX-11.5.d/drone GX-11.5.d/npc
    return activates.some  # GX-11.5.c/number


def selectable(state: GDState, taken: tuple[AlienId, ...]) -> list[AlienId]:
    """The aliens that are next to be selected: by seat from the alpha, then by rank."""
    free = [alien for alien in state.aliens if alien not in taken]
    able = [a for a in free if not is_helpless(state, a)]
    helpless_too = all(is_helpless(state, alien) for alien in state.aliens)
    left = (
        free if helpless_too else able
    )  # GX-11.5.h/other GX-11.5.h/alone GX-11.5.k/other GX-11.9.e/other GX-11.9.e/alone
    for seat in clockwise_from_alpha(state):  # GX-11.5.e GX-11.5.f/own GX-11.5.f/next
        mine = [alien for alien in left if state.aliens[alien].controller == seat]
        if mine:
            return highest(state, foremost(state, mine))  # GX-11.5.i/higher GX-11.5.i/seat
    return []


def is_helpless(state: GDState, alien: AlienId) -> bool:
    """Paralysed and stunned are the same for an alien."""
    return "stunned" in state.aliens[alien].conditions  # GX-11.9.h GX-11.5.k/alone
