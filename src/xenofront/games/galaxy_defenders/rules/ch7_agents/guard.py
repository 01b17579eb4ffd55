"""GD 7.7.4.2 Guard."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import attack_refusal, attacks
from xenofront.games.galaxy_defenders.rules.choices import HOLD, Hold, Shot
from xenofront.games.galaxy_defenders.rules.expansions.npcs import tactics
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    AlienId,
    GDState,
    clockwise_from_alpha,
    is_bleeding,
    player,
)
from xenofront.kernel import END, Handling, Procedure, Question, Result, again


class GuardShot(Question, frozen=True, gc=False):
    """Whether a unit on guard fires at an alien."""

    WHAT = "guard"
    ANSWERS = (Hold, Shot)
    HANDLING = Handling(HOLD, "round")

    unit: names.UnitId
    alien: names.AlienId


class Guard(Procedure):
    """GD 7.7.4.2: units with a GUARD token may attack an alien that moved or came into play."""

    CITATION: ClassVar[str] = "GD 7.7.4.2"

    alien: AlienId
    asked: tuple[AgentId, ...] = ()
    arrived: bool = False
    """It has come into play and has not moved."""

    def cross_hazards(self, state: GDState) -> Result:
        return gd.Hazards(self.alien) if state.mines or state.flames else None

    def ask(self, state: GDState) -> Question | Result:
        if self.alien not in state.aliens:
            return END
        guard = self._next(state)
        if guard is None:
            return again(self.offer_tactics)
        options = (HOLD, *self._shots(state, guard))  # GD-7.7.4.2.i
        return GuardShot(player(state, guard), options, "GD-7.7.4.2.i", guard, self.alien)

    def fire(self, state: GDState, choice: Hold | Shot) -> Result:
        guard = self._next(state)
        assert guard is not None
        self.asked += (guard,)
        if isinstance(choice, Hold):
            return None
        state.change_agent(guard, guard=False)  # GD-7.7.2.2.r/used GD-7.7.4.2.f GD-7.7.4.2.g
        state.tell(events.GuardFired(guard, self.alien, rules=("GD-7.7.4.2.a", "GD-7.7.4.2.b")))
        return gd.Attack(
            guard, choice.weapon, choice.target, area=choice.area
        )  # GD-7.7.4.2.c GD-7.7.4.2.k

    def ask_the_next(self, state: GDState) -> Result:
        return again(self.ask)

    def offer_tactics(self, state: GDState) -> Result:
        if self.arrived:
            return END
        return tactics.window(state, "alien_moved", self.alien) or END  # GX-10.3.e/outside

    def _next(self, state: GDState) -> AgentId | None:
        asked = self.asked
        guards = [name for name, row in state.agents.items() if row.guard and name not in asked]
        if not guards:
            return None
        drones = [name for name in guards if state.agents[name].owner]
        for agent in (*clockwise_from_alpha(state), *drones):  # GD-7.7.d GD-7.7.2.2.r
            if agent in guards and may_guard(state, agent) and self._shots(state, agent):
                return agent
        return None

    def _shots(self, state: GDState, guard: AgentId) -> list[Shot]:
        """Attacks on just this alien, by the usual rules (GD-7.7.4.2.d)."""
        return attacks(state, guard, Shot, only=self.alien)

    def _why_not_ask(self, state: GDState, choice: Hold | Shot) -> str | None:
        guard = self._next(state)
        if guard is None or isinstance(choice, Hold):
            return None
        if choice.target != self.alien:
            return "GD-7.7.4.2.a"
        return attack_refusal(state, guard, choice.weapon, choice.target, area=choice.area)

    def _preview_ask(self, state: GDState, choice: Hold | Shot) -> object:
        guard = self._next(state)
        if guard is None or isinstance(choice, Hold):
            return None
        return odds(state, guard, choice.weapon, choice.target)


def may_guard(state: GDState, agent: AgentId) -> bool:
    """Whether a unit has a GUARD token it can use: bleeding agents cannot fight."""
    return state.agents[agent].guard and not is_bleeding(state, agent)  # GD-7.5.2.a/guard
