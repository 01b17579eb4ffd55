"""Laws about NPCs (GX 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.expansions.npcs.deck import MOST, in_play, npc_cards
from xenofront.games.galaxy_defenders.rules.state import GDState, operative
from xenofront.kernel.piles import cards
from xenofront.lab.laws import Moment


def cards_are_kept(moment: Moment) -> Iterator[str]:
    """GX-10.1.1.a, GX-10.4.d: cards of NPCs are in the deck, discarded, or in play."""
    state = moment.game.state
    assert isinstance(state, GDState)
    drawn = [f.card for f in moment.game.stack if isinstance(f, gd.NewNpc) and f.card]
    there = Counter((*cards(state.npc_deck), *state.npc_discard, *in_play(state)))
    there.update(card for card in drawn if not there[card])
    begun = Counter(npc_cards(state.box, state.options, state.setup.seats))
    if there != begun:
        yield f"NPC cards: lost {dict(begun - there)}, gained {dict(there - begun)}"


def npcs_obey(moment: Moment) -> Iterator[str]:
    """GX-10.1.2.e, GX-10.1.2.h: five at most, and each obeys somebody who is operative."""
    state = moment.game.state
    assert isinstance(state, GDState)
    alive = operative(state)
    if len(in_play(state)) > MOST:
        yield f"{len(in_play(state))} NPCs are in play"
    for npc in in_play(state):
        if alive and state.agents[npc].owner not in alive:
            yield f"{npc} obeys {state.agents[npc].owner!r}"
