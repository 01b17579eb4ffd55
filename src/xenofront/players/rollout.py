"""The player who plays every promising answer to the end in a few worlds."""

from __future__ import annotations

from typing import Any

from xenofront.players.search.player import Thinker


class RolloutPlayer(Thinker):
    """Every answer in the same worlds, to the end of the mission, with the greedy player's hand."""

    FLAT = True
    NAME = "rollout"
    REASON = "played"

    def _plans(self, seen: Any) -> tuple[Any, ...]:
        """One plan for each answer."""
        found: dict[str, Any] = {}
        for plan in self.craft.answers(seen, self.temper, self.seed):
            found.setdefault(plan.key, plan._replace(temper=self.temper))
        return tuple(found.values())

    def _until(self, game: Any) -> tuple[int, ...]:
        return (int(self.craft.NEVER),)
