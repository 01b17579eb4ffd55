"""GD 6.2 The STRATEGY phase."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch6_sequence.objectives import holds
from xenofront.games.galaxy_defenders.rules.choices import PickAgent
from xenofront.games.galaxy_defenders.rules.expansions.masters import follow_first_alpha
from xenofront.games.galaxy_defenders.rules.state import GDState, operative, speaker
from xenofront.kernel import END, GAME_OVER, Procedure, Question, Result, Seat


class StrategyPhase(Procedure):
    """GD 6.2: four steps, every round (GD-6.2.a)."""

    CITATION: ClassVar[str] = "GD 6.2"

    def promote_alpha(self, state: GDState) -> Result:
        state.phase, state.active = "strategy", Seat("")
        state.tell(events.PhaseBegan("strategy", rules=("GD-6.c",)))
        return gd.AlphaPromotion()  # GD-6.c

    def roll_for_wings(self, state: GDState) -> Result:
        return gd.GDWings()  # GD-6.2.a

    def call_reinforcements(self, state: GDState) -> Result:
        return gd.Reinforcements()

    def check_status(self, state: GDState) -> Result:
        return gd.StatusCheck()  # GD-6.2.4.a GD-6.2.4.e/checked


class WhoIsAlpha(Question, frozen=True, gc=False):
    """Who is the alpha agent of a round."""

    WHAT = "alpha"
    ANSWERS = (PickAgent,)


class AlphaPromotion(Procedure):
    """GD 6.2.1: the players choose the alpha agent."""

    CITATION: ClassVar[str] = "GD 6.2.1"

    def choose(self, state: GDState) -> Question | None:
        agents = operative(state)  # GD-6.2.1.a GD-6.2.1.b
        if len(agents) == 1:
            return None
        return WhoIsAlpha(speaker(state), tuple(map(PickAgent, agents)), "GD-6.2.1.a")

    def promote(self, state: GDState, choice: PickAgent | None) -> Result:
        agent = choice.agent if choice else operative(state)[0]  # GD-6.2.1.h/alone
        state.alpha = agent  # GD-6.2.1.c
        if state.box.mission.master is not None:
            follow_first_alpha(state)
        state.tell(events.AlphaChosen(agent, rules=("GD-6.2.1.a",)))
        return END


class StatusCheck(Procedure):
    """GD 6.2.4: the objectives table, from top to bottom."""

    CITATION: ClassVar[str] = "GD 6.2.4"

    def check(self, state: GDState) -> Result:
        for number, row in enumerate(state.box.mission.objectives):  # GD-6.2.4.b
            if all(holds(state, test) for test in row.when):
                state.outcome = row.outcome  # GD-6.e GD-3.a
                state.tell(events.MissionEnded(row.outcome, number, rules=("GD-6.2.4.c",)))
                return GAME_OVER  # GD-6.2.4.c
        return END
