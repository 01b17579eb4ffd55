"""GD 6.4 Events that shake the ground, and stones that fall from the sky."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content import gear_effects as content
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import area_of
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_effects import effects_of
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import inflict
from xenofront.games.galaxy_defenders.rules.choices import PickAgent
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, clockwise_from_alpha
from xenofront.geometry.hexes.areas import AreaId
from xenofront.kernel import END, Dice, Procedure, Question, Result, again


class RollEach(Procedure):
    """GD 6.4: each agent rolls a die that may bring a condition."""

    CITATION: ClassVar[str] = "GD 6.4"

    source: str
    effect: int
    done: tuple[AgentId, ...] = ()

    def roll(self, state: GDState) -> Dice | Result:
        if self._next(state) is None:
            return END
        die = state.box.faces[self._effect(state).die]
        return Dice("shake", (die,), "GD-6.4.b")

    def read(self, state: GDState, faces: tuple[str, ...]) -> Result:
        agent, effect = self._next(state), self._effect(state)
        assert agent is not None
        self.done += (agent,)
        state.tell(events.Shaken(agent, faces[0], rules=("GD-6.4.b",)))
        if not set(effect.symbols).isdisjoint(faces[0].split("+")):
            inflict(state, agent, effect.condition, "GD-6.4.b")
        return again(self.roll)

    def _next(self, state: GDState) -> AgentId | None:
        waiting = [a for a in clockwise_from_alpha(state) if a not in self.done]
        return waiting[0] if waiting else None

    def _effect(self, state: GDState) -> content.RollEach:
        effect = effects_of(state, self.source)[self.effect]
        assert isinstance(effect, content.RollEach)
        return effect


class WhoIsStruck(Question, frozen=True, gc=False):
    """Which of the agents in an area is struck."""

    WHAT = "struck"
    ANSWERS = (PickAgent,)


class PickStruck(Procedure):
    """GD 6.4: in each area with agents one of them takes hits; the alpha agent picks it."""

    CITATION: ClassVar[str] = "GD 6.4"

    source: str
    effect: int
    done: tuple[AreaId, ...] = ()
    struck: tuple[AgentId, ...] = ()

    def choose(self, state: GDState) -> Question | Result:
        there = self._in_next_area(state)
        if not there:
            return again(self.defend)
        if len(there) < 2:
            return None
        return WhoIsStruck(state.alpha, tuple(map(PickAgent, there)), "GD-6.2.1.f")

    def pick(self, state: GDState, choice: PickAgent | None) -> Result:
        there = self._in_next_area(state)
        self.struck += (choice.agent if choice else there[0],)
        self.done += (area_of(state, state.agents[there[0]].hex),)
        return again(self.choose)

    def defend(self, state: GDState) -> Result:
        if not self.struck:
            return again(self.look_for_the_dead)
        target, self.struck = self.struck[0], self.struck[1:]
        effect = effects_of(state, self.source)[self.effect]
        assert isinstance(effect, content.BasicHits)
        return gd.Defend(target, self.source, "", (), basic=effect.hits)  # GD-7.7.1.b

    def defend_next(self, state: GDState) -> Result:
        return again(self.defend)

    def look_for_the_dead(self, state: GDState) -> Result:
        return gd.Deaths()

    def finish(self, state: GDState) -> Result:
        return END

    def _in_next_area(self, state: GDState) -> list[AgentId]:
        """The agents in the first area, in turn order, in which nobody was picked yet."""
        squad = clockwise_from_alpha(state)
        areas = [area_of(state, state.agents[agent].hex) for agent in squad]
        left = [area for area in areas if area not in self.done]
        return [a for a, area in zip(squad, areas, strict=True) if left and area == left[0]]
