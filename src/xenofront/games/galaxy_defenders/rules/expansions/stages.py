"""GX 11.3 The two stages of a master alien, and what it is immune to."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.effects import Stage
from xenofront.games.galaxy_defenders.content.missions import Immunity
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch8_aliens.assignment import MASTER
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState


def is_master(state: GDState, alien: AlienId) -> bool:
    """Whether an alien is a master alien, whichever side of its card lies up."""
    return state.box.aliens[state.aliens[alien].card].rank == MASTER


def is_immune(state: GDState, unit: str, against: Immunity) -> bool:
    """Whether something cannot be done to a figure because it is a master alien."""
    if unit not in state.aliens or not is_master(state, AlienId(unit)):
        return False
    master = state.box.mission.master
    return master is None or against not in master.loses  # GX-11.3.k/said GX-11.3.k/silent


def stage_of(box: Box, card: str) -> int:
    """Which side of a master's card it is; 0 if it is no master."""
    if box.aliens[card].rank != MASTER:  # GX-11.1.a
        return 0
    turned = [s.card for c in box.aliens.values() for s in c.on_wounds if isinstance(s, Stage)]
    return 2 if card in turned else 1  # GX-11.3.a/first GX-11.3.a/second


def highest_stage(state: GDState) -> int:
    """The stage of the masters that are or were in play."""
    cards = [row.card for row in state.aliens.values()]
    return max([stage_of(state.box, card) for card in (*cards, *state.slain)], default=0)


def turn_over(state: GDState, alien: AlienId, card: str) -> None:
    """The other side of the card lies up: the same creature goes on."""
    row, new = state.aliens[alien], state.box.aliens[card]
    empty = row.disabled or any(
        modifier.quantity == "shields_off"
        for token in row.criticals
        for modifier in state.box.criticals[token].modifiers
    )
    stacks = (0,) * len(new.more_shields) if empty else new.more_shields
    shield = 0 if empty else new.shield
    state.change_alien(alien, card=card, shield=shield, stacks=stacks)  # GX-11.3.n GX-11.3.b
    state.tell(events.StageChanged(alien, card, stage_of(state.box, card), rules=("GX-11.3.m",)))
