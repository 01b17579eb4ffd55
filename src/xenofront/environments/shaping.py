"""Progress as a number, for who asks for it: differences of it can be added to the reward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from xenofront.environments.episode import Episode
from xenofront.library.packs import BUG_HUNT

Shaping = Callable[[Episode], float]
HEALTH: Final = 0.5
"""What the squad's health is worth beside what it has done to the aliens."""


def shaping_of(system: str) -> Shaping:
    """How progress is counted in a system."""
    return _bug_hunt if system == BUG_HUNT.name else _galaxy_defenders


def _galaxy_defenders(episode: Episode) -> float:
    """Aliens killed, wounds they have, counters of the mission, less what the squad has lost."""
    state: Any = episode.game.state
    done = sum(state.slain.values()) + sum(state.counters.values()) + state.rescued
    hurt = sum(
        min(1.0, row.wounds / max(1, state.box.aliens[row.card].hp))
        for row in state.aliens.values()
    )
    lost = sum(1 for row in state.agents.values() if not row.alive and not row.left)
    wounds = sum(row.wounds for row in state.agents.values() if row.alive)
    return float(done + hurt - HEALTH * (2 * lost + wounds / 4))


def _bug_hunt(episode: Episode) -> float:
    """Objectives done, less what the squad has lost."""
    state: Any = episode.game.state
    done = sum(row.worth for row in state.objectives.values() if row.done) + state.evidence
    lost = sum(1 for row in state.troopers.values() if row.fate in ("casualty", "lost"))
    return float(done - HEALTH * lost)
