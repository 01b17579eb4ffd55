"""GD 7.3, 7.7 After an attack: who steps away, and who strikes back."""

from __future__ import annotations

from typing import ClassVar, Final

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import adjacent_aliens, occupied, shut
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized, unhide
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import end_of_movement
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import spend_power, usable_powers
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import attacks
from xenofront.games.galaxy_defenders.rules.ch7_agents.tokens import take_armory
from xenofront.games.galaxy_defenders.rules.choices import HOLD, Hold, Shot, ToHex
from xenofront.games.galaxy_defenders.rules.expansions.poses import get_up
from xenofront.games.galaxy_defenders.rules.modifiers import over_rims
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    AlienId,
    GDState,
    HexId,
    is_bleeding,
)
from xenofront.kernel import END, Choice, Handling, Procedure, Question, Result, again


class Stay(Choice, frozen=True, gc=False):
    VERB = "stay"


class StepAway(Question, frozen=True, gc=False):
    """Whether an agent steps away from an attacker."""

    WHAT = "step_away"
    ANSWERS = (Stay, ToHex)

    agent: names.AgentId
    attacker: names.UnitId


class StrikeBack(Question, frozen=True, gc=False):
    """Whether a wounded agent strikes back."""

    WHAT = "strike_back"
    ANSWERS = (Hold, Shot)
    HANDLING = Handling(HOLD, "round")

    unit: names.AgentId
    attacker: names.UnitId


STAY: Final = Stay()


class Aftermath(Procedure):
    """GD 7.3: reactions when an attack is over, of each agent that was struck (GD-AMB.c)."""

    CITATION: ClassVar[str] = "GD 7.3"

    attacker: str
    struck: tuple[str, ...]
    wounded: tuple[str, ...] = ()
    stepped: str = ""

    def choose_step(self, state: GDState) -> Question | Result:
        agent = self._nimble(state)
        options = self._steps(state, agent) if agent else ()
        if not options:
            return None
        seat, choices = AgentId(agent), (STAY, *map(ToHex, options))
        return StepAway(seat, choices, "GD-7.3.ah", seat, self.attacker)

    def step_away(self, state: GDState, choice: Stay | ToHex | None) -> Result:
        agent = AgentId(self._nimble(state))
        if not agent:
            return None
        state.change_agent(agent, sidestep=False)
        if choice is None or isinstance(choice, Stay):
            return None
        start = state.agents[agent].hex
        get_up(state, agent)  # GX-9.2.2.r/item
        state.change_agent(agent, hex=choice.hex)
        unhide(state, agent)
        state.tell(events.Stepped(agent, start, choice.hex, rules=("GD-7.3.ah",)))
        take_armory(state, agent)  # GD-FAQ.r/step
        self.stepped = agent
        return gd.RevealSignals()

    def come_to_rest(self, state: GDState) -> Result:
        if state.turn is not None and state.turn.agent == self.stepped:
            end_of_movement(state)  # GD-7.5.4.b
        return None

    def strike_back(self, state: GDState) -> Question | Result:
        agent = self._furious(state)
        if agent is None:
            return END
        choices = (HOLD, *self._blows(state, agent))
        return StrikeBack(agent, choices, "GD-7.7.c", agent, self.attacker)

    def answer(self, state: GDState, choice: Hold | Shot) -> Result:
        agent = self._furious(state)
        assert agent is not None
        self.wounded = tuple(unit for unit in self.wounded if unit != agent)
        if isinstance(choice, Hold):
            return None
        spend_power(state, agent, usable_powers(state, agent, "wounded")[0], "GD-7.7.c")
        return gd.Attack(agent, choice.weapon, choice.target)

    def go_on(self, state: GDState) -> Result:
        return again(self.strike_back)

    def _nimble(self, state: GDState) -> str:
        """An agent whose armour lets it step away."""
        for unit in self.struck:
            row = state.agents.get(AgentId(unit))
            if row is not None and row.sidestep:
                return unit
        return ""

    def _steps(self, state: GDState, agent: str) -> tuple[HexId, ...]:
        row = state.agents[AgentId(agent)]
        if not row.alive or is_immobilized(state, AgentId(agent)):
            return ()
        taken = occupied(state)
        over = over_rims(state, AgentId(agent))
        exits = state.box.board.exits(row.hex, shut(state), over_barriers=over)
        return tuple(place for place in exits if place not in taken)

    def _furious(self, state: GDState) -> AgentId | None:
        """The next wounded agent that can strike back at an alien next to it."""
        if not self.wounded or self.attacker not in state.aliens:
            return None
        for unit in self.wounded:
            agent = AgentId(unit)
            row = state.agents.get(agent)
            if row is None or not row.alive:
                continue
            if is_bleeding(state, agent):  # GD-7.5.2.a/answer
                continue
            if not usable_powers(state, agent, "wounded"):  # GD-7.5.6.g/reaction
                continue
            near = AlienId(self.attacker) in adjacent_aliens(state, agent)
            if near and self._blows(state, agent):
                return agent
        return None

    def _blows(self, state: GDState, agent: AgentId) -> tuple[Shot, ...]:
        """Attacks with melee weapons on the attacker."""
        return tuple(
            blow
            for blow in attacks(state, agent, Shot, only=self.attacker)
            if state.box.weapons[blow.weapon].kind == "melee"
        )
