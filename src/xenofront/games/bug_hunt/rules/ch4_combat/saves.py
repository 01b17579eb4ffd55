"""BX-23 Armour saves: what a die needs to stop a hit."""

from __future__ import annotations

from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId


def save_needed(state: BHState, figure: str, how: str, *, piercing: bool = False) -> int:
    """What the save die needs; 0 if there is no save. ``how`` says what hits."""
    if piercing:
        return 0  # BD-4.t9
    if figure in state.troopers:
        return _trooper_save(state, TrooperId(figure), how)
    return _alien_save(state, AlienId(figure), how)


def _trooper_save(state: BHState, trooper: TrooperId, how: str) -> int:
    save = state.troopers[trooper].save  # BX-23/every BX-23/bare
    kind = state.box.aliens.get(state.alien_type)
    if how == "dart":
        return 0  # BD-6.l2/save
    if how in ("brawl", "spit") and kind is not None:  # BD-6.11/spit BD-6.3/spit
        if kind.trait == "overwhelms":
            return 0  # BD-6.11/save
        if kind.trait == "rips_armour" and save:
            return 6  # BD-6.3/save
    if how == "assassin":
        return 0  # BD-6.l4/save
    return save


def _alien_save(state: BHState, alien: AlienId, how: str) -> int:
    kind = state.box.aliens[state.alien_type]
    save = kind.save
    if how == "area" and kind.save_against == "not_area":
        save = 0  # BD-6.5/area
    if how not in ("shot", "area") and kind.save_against == "shooting":
        save = 0  # BD-6.9/brawl
    if state.variant == "toughs":
        if kind.save:
            save = 4  # BD-6.v3/better
        elif how == "area":
            save = 5  # BD-6.v3/area
    if state.aliens[alien].leader == "bruiser":
        save = min(save, 4) if save else 4  # BD-6.l5/save
    return save
