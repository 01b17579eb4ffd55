"""Which events stand out, and which belong to something else."""

from __future__ import annotations

from typing import Final, Literal

from xenofront.kernel import Event
from xenofront.systems.bug_hunt.events import aliens, campaign, combat, missions, setup, turn

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


def tone(event: Event) -> Literal["plain", "heading", "good", "bad"]:
    """Phases and activations stand out; so does what is good or bad for the squad."""
    if isinstance(event, BAD):
        return "bad"
    if isinstance(event, GOOD):
        return "good"
    return "heading" if isinstance(event, LOUD) else "plain"


def depth(event: Event) -> int:
    """0 for what stands out, 1 for what happens, 2 for what a hit does."""
    if isinstance(event, (*LOUD, turn.TurnBegan)):
        return 0
    return 2 if isinstance(event, INNER) else 1
