"""Progress in Bug Hunt as a number."""

from __future__ import annotations

from typing import Any

from xenofront.research.episode import Episode
from xenofront.research.shaping import HEALTH


def progress(episode: Episode) -> float:
    """Objectives done, less what the squad has lost."""
    state: Any = episode.game.state
    done = sum(row.worth for row in state.objectives.values() if row.done) + state.evidence
    lost = sum(1 for row in state.troopers.values() if row.fate in ("casualty", "lost"))
    return float(done - HEALTH * lost)
