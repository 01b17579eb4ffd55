"""Progress in Galaxy Defenders as a number."""

from __future__ import annotations

from typing import Any

from xenofront.research.episode import Episode
from xenofront.research.shaping import HEALTH


def progress(episode: Episode) -> float:
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
