"""BX-30 The end of a mission."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import SUCCESS, points
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import END, Procedure, Result


class MissionEnd(Procedure):
    """BX-30: two objective points are a success."""

    CITATION: ClassVar[str] = "BX-30"

    def count(self, state: BHState) -> Result:
        found = points(state)
        state.outcome = "accomplished" if found >= SUCCESS else "failed"  # BX-30
        state.phase = "after"
        told = events.turn.MissionEnded(state.outcome, found, rules=("BX-30",))
        state.tell(told)
        return END
