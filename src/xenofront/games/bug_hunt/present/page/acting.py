"""Who acts now, and what a figure looks like."""

from __future__ import annotations

from typing import Final

from xenofront.games.bug_hunt.present.labels import SHIP as SHIP_SIGN
from xenofront.games.bug_hunt.present.labels import everything
from xenofront.games.bug_hunt.present.places import acting as acting_trooper
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import SHIP
from xenofront.games.bug_hunt.rules.ch5_aliens.contacts import MoveContact
from xenofront.games.bug_hunt.rules.ch5_aliens.phase import AlienActivation
from xenofront.games.bug_hunt.rules.state import BHState, Point, Trooper
from xenofront.kernel import Game

STRAY: Final = "grunt"
"""What troopers without a kind of their own look like."""


def acting(game: Game) -> str:
    """The figure that acts now: a trooper, an alien, a contact."""
    for frame in reversed(game.stack):
        if isinstance(frame, AlienActivation):
            return frame.alien
        if isinstance(frame, MoveContact):
            return frame.contact
    return acting_trooper(game) or ""


def shape_of(state: BHState, row: Trooper) -> str:
    """The profile of a trooper: what it is, or what the support it came with is."""
    if row.kind in state.box.support:
        return state.box.support[row.kind].profile
    return row.kind if row.kind in state.box.catalogue.profiles else STRAY


def on_board(state: BHState) -> dict[str, Point]:
    """Everything on the table that has a place, by the id that is sent to the client."""
    return {SHIP if t.id == SHIP_SIGN else t.id: t.at for t in everything(state)}
