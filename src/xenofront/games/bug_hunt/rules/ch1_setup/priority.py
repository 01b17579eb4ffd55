"""BD-7.s4, BD-7.s5 How urgent a mission is."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.choices import NO, Higher, Lower, No
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.ground import leader
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import END, Choice, Dice, Procedure, Question, Result, again

LEAST_PRIORITY, MOST_PRIORITY = 1, 6
MOST_SPAWNS = 3
MOST_SPENT = 2
"""Reputation that may be spent on shifting the Priority."""


class ShiftPriority(Question, frozen=True, gc=False):
    """Whether reputation is spent on a lower or higher Priority."""

    WHAT: ClassVar[str] = "shift_priority"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Lower, Higher, No)


class RollPriority(Procedure):
    """BD-7.s4, BD-7.s5: the lower of two dice, more for vital objectives."""

    CITATION: ClassVar[str] = "BD-7.s4"

    faces: tuple[str, ...] = ()
    spent: int = 0

    def roll_dice(self, state: BHState) -> Dice | Result:
        fixed = state.box.mission.priority or state.options.escalation or state.sector
        return None if fixed else roll("mission_priority", "BD-7.s4", 2)  # BD-7.escalation

    def read(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        self.faces = faces or ()
        state.priority = clamp_priority(self._start(state) + state.squad.priority)  # BD-9.l3
        state.change_squad(priority=0)  # BD-9.l3/once
        return None

    def offer_shift(self, state: BHState) -> Question | Result:
        """Reputation may shift it (BD-7.s4)."""
        if not state.squad.reputation or self.spent >= MOST_SPENT:  # BD-7.s4/spent
            return None
        lower = (Lower(),) if state.priority > LEAST_PRIORITY else ()  # BD-7.s4/limits
        higher = (Higher(),) if state.priority < MOST_PRIORITY else ()  # BD-7.s4/limits
        return ShiftPriority(leader(state), (*lower, *higher, NO), "BD-7.s4")

    def shift(self, state: BHState, choice: Lower | Higher | No | None) -> Result:
        if choice is None or isinstance(choice, No):
            return None
        self.spent += 1
        state.change_squad(reputation=state.squad.reputation - 1)  # BD-7.s4
        state.priority += 1 if isinstance(choice, Higher) else -1  # BD-7.s4
        state.tell(events.setup.ReputationSpent(1, "priority", rules=("BD-7.s4",)))
        return again(self.offer_shift)

    def settle(self, state: BHState) -> Result:
        if state.options.escalation:
            state.spawn_rating = _by_mission(state, state.box.tables.escalation_spawn)
        else:
            state.spawn_rating = min(MOST_SPAWNS, state.priority - 1)  # BD-7.s5
        told = events.setup.PrioritySet(
            self.faces, state.priority, state.spawn_rating, rules=("BD-7.s4", "BD-7.s5")
        )
        state.tell(told)
        return END

    def _start(self, state: BHState) -> int:
        if state.options.escalation:
            return _by_mission(state, state.box.tables.escalation_priority)
        if state.sector:
            return state.squad.sectors[state.sector - 1].priority  # BD-9.z
        if not self.faces:
            return state.box.mission.priority
        worth = max((row.worth for row in state.objectives.values()), default=1)
        return min(map(int, self.faces)) + worth - 1  # BD-7.s4


def _by_mission(state: BHState, table: tuple[int, ...]) -> int:
    """The entry for the present mission of a campaign; the last one goes on."""
    return table[min(max(state.squad.turn, 1), len(table)) - 1]  # BD-7.escalation


def clamp_priority(priority: int) -> int:
    """Priority keeps within its limits (BD-7.s4)."""
    return max(LEAST_PRIORITY, min(MOST_PRIORITY, priority))  # BD-7.s4/limits
