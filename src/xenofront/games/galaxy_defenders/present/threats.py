"""What an alien would do now, and why."""

from __future__ import annotations

from typing import NamedTuple

from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.ch8_aliens.oracle import Way
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState
from xenofront.games.galaxy_defenders.text.cards.aliens import row_line
from xenofront.games.galaxy_defenders.text.cards.words import Words
from xenofront.games.galaxy_defenders.text.wording.names import way as way_words
from xenofront.text.texts import Texts


class Threat(NamedTuple):
    """The rows of an alien's card, the one that applies, and the ways the rules leave it."""

    rows: tuple[str, ...]
    applies: int | None
    ways: tuple[Way, ...] = ()
    considered: int = 0
    by: str = ""
    stunned: bool = False
    """It would do nothing at all."""


def threat(texts: Texts, state: GDState, alien: AlienId) -> Threat:
    """What an alien would do if it acted now."""
    row = state.aliens[alien]
    card = state.box.aliens[row.card]
    printed = Words(texts, state.box.catalogue)
    rows = tuple(row_line(printed, card, line) for line in card.rows)
    stunned = "stunned" in row.conditions
    decided = oracle.decision(state, alien)
    if decided is None:
        return Threat(rows, None, stunned=stunned)
    applies, verdict = decided
    return Threat(rows, applies, verdict.ways, verdict.considered, verdict.by, stunned)


def way_in_words(texts: Texts, state: GDState, way: Way) -> str:
    """One of the ways that are left."""
    return way_words(texts, way.choice, state.box)
