"""The words that only powers of the expansions use (GX 9.7)."""

from __future__ import annotations

from typing import Literal

from xenofront.games.galaxy_defenders.content.effects import Effect


class CancelHits(Effect, tag="cancel_hits", frozen=True, kw_only=True):
    """So many hits of an attack less, before shields and dice."""

    amount: int
    whom: Literal["", "adjacent_agent"] = ""
    """Whose attacker it is, if the card says so."""


class TakePlace(Effect, tag="take_place", frozen=True, kw_only=True):
    """The user becomes the target of an attack on somebody else."""

    whom: Literal["adjacent_agent"] = "adjacent_agent"


class RefuseCard(Effect, tag="refuse_card", frozen=True, kw_only=True):
    """The close encounter card just drawn is discarded unresolved; perhaps another is drawn."""

    redraw: bool = False


class Field(Effect, tag="field", frozen=True, kw_only=True):
    """The power's modifiers work for everybody until the REFRESH phase."""

    until: Literal["refresh"] = "refresh"


class FightAgain(Effect, tag="fight_again", frozen=True, kw_only=True):
    """A second COMBAT in the same turn."""


class Smite(Effect, tag="smite", frozen=True, kw_only=True):
    """Fixed hits on an alien in sight, basic damage; its energy shields do not absorb them."""

    range: int
    hits: int


MoreEffect = Smite | CancelHits | TakePlace | RefuseCard | Field | FightAgain
