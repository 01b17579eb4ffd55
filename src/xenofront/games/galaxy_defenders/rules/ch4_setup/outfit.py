"""GD 4 What agents take along from the warehouse, and where they begin."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import ALL_AROUND, Facing
from xenofront.games.galaxy_defenders.rules.choices import Face, PickItem, ToHex
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, HexId, operative
from xenofront.games.galaxy_defenders.rules.supply import available
from xenofront.kernel import END, Procedure, Question, Result, again


class ChooseDevice(Question, frozen=True, gc=False):
    """Which device an agent takes along, of some that it may."""

    WHAT = "outfit"
    ANSWERS = (PickItem,)

    agent: names.AgentId
    left: int


class Outfit(Procedure):
    """GD 4: in seat order each agent takes as many devices as the mission grants."""

    CITATION: ClassVar[str] = "GD 4"

    def choose(self, state: GDState) -> Question | Result:
        agent = self._next(state)
        if agent is None:
            return END
        options = tuple(map(PickItem, outfit(state, agent)))
        return ChooseDevice(agent, options, "GD-4.f", agent, _missing(state, agent))

    def take(self, state: GDState, choice: PickItem) -> Result:
        agent = self._next(state)
        assert agent is not None
        held = state.agents[agent].devices
        state.change_agent(agent, devices=(*held, choice.item))
        state.tell(events.Reinforced(agent, choice.item, rules=("GD-4.f",)))
        return again(self.choose)

    def _next(self, state: GDState) -> AgentId | None:
        waiting = (a for a in operative(state) if _missing(state, a) > 0 and outfit(state, a))
        return next(waiting, None)


def _missing(state: GDState, agent: AgentId) -> int:
    """Devices that an agent may still take."""
    return state.box.mission.chosen_devices - len(state.agents[agent].devices)  # GD-4.f


def outfit(state: GDState, agent: AgentId) -> tuple[str, ...]:
    """Devices in the warehouse that an agent may take: generic ones and those of its class."""
    owner = state.box.agents[agent].class_name
    return tuple(
        power.id
        for power in state.box.powers.values()
        if power.kind == "device"
        and power.user in ("generic", owner)
        and available(state, power.id) > 0  # GD-4.g/item
    )


class StartHex(Question, frozen=True, gc=False):
    """Where an agent begins."""

    WHAT = "start_hex"
    ANSWERS = (ToHex,)

    agent: names.AgentId


class Deployment(Procedure):
    """GD 4: in seat order each agent takes a hex of the starting area and looks somewhere."""

    CITATION: ClassVar[str] = "GD 4"

    placed: tuple[AgentId, ...] = ()

    def choose_hex(self, state: GDState) -> Question | Result:
        agent = self._next(state)
        if agent is None or not state.box.mission.start_chosen:  # GD-4.b/given
            return END
        return StartHex(agent, self._free(state), "GD-4.b", agent)

    def place(self, state: GDState, choice: ToHex) -> Result:
        agent = self._next(state)
        assert agent is not None
        self.placed += (agent,)
        before, place = state.agents[agent].hex, choice.hex
        for other, row in state.agents.items():
            if row.hex == place and other != agent:  # has not chosen yet
                state.change_agent(other, hex=before)
        state.change_agent(agent, hex=place)  # GD-4.b
        state.tell(events.Deployed(agent, place, rules=("GD-4.b",)))
        return None

    def choose_facing(self, state: GDState) -> Question | None:
        if not state.options.human_view:
            return None
        return Facing(self.placed[-1], ALL_AROUND, "GD-5.2.1.b", self.placed[-1])

    def face(self, state: GDState, choice: Face | None) -> Result:
        if choice is not None:
            state.change_agent(self.placed[-1], facing=choice.facing)
        return again(self.choose_hex)

    def _next(self, state: GDState) -> AgentId | None:
        return next((agent for agent in operative(state) if agent not in self.placed), None)

    def _free(self, state: GDState) -> tuple[ToHex, ...]:
        """Hexes of the starting area that nobody has chosen."""
        taken = {state.agents[agent].hex for agent in self.placed}
        return tuple(ToHex(HexId(p)) for p in state.box.mission.start if p not in taken)
