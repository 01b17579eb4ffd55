"""Which events stand out, and which belong to something else."""

from __future__ import annotations

from typing import Final

from xenofront.games.bug_hunt.rules.events import aliens, campaign, combat, missions, setup, turn
from xenofront.present.event_styles import EventStyles

LOUD: Final = (turn.PhaseBegan, turn.ActivationBegan, aliens.AlienTypeKnown)
GOOD: Final = (
    combat.AlienKilled,
    missions.ObjectiveDone,
    missions.ShipArrived,
    missions.Boarded,
)
BAD: Final = (
    aliens.AliensRevealed,
    aliens.AlienAppeared,
    combat.TrooperDown,
    combat.Jammed,
    combat.Wounded,
    turn.TrooperLeft,
    campaign.CharacterGone,
)
INNER: Final = (
    combat.Caught,
    combat.AmmoRolled,
    combat.Jammed,
    combat.Saved,
    combat.DamageRolled,
    combat.KnockedBack,
    combat.Stunned,
    combat.Wounded,
    combat.TrooperDown,
    combat.AlienKilled,
    combat.Stumbled,
    combat.PackageDropped,
    aliens.ContactMoved,
    setup.Equipped,
)


_MANNERS: Final = EventStyles(LOUD, GOOD, BAD, INNER, (turn.TurnBegan,))
tone, depth = _MANNERS.tone, _MANNERS.depth
