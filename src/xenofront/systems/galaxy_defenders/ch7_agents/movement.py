"""GD 7.2 Movement of agents."""

from __future__ import annotations

from typing import ClassVar

from xenofront.geometry.hexes import DIRECTIONS, Direction, HexId
from xenofront.kernel import END, Ask, Procedure, Result, again
from xenofront.systems.galaxy_defenders import events
from xenofront.systems.galaxy_defenders import rules as gd
from xenofront.systems.galaxy_defenders.ch5_terrain.map import aliens_at, shut
from xenofront.systems.galaxy_defenders.ch7_agents.conditions import is_immobilized
from xenofront.systems.galaxy_defenders.ch7_agents.tokens import take_armory
from xenofront.systems.galaxy_defenders.state import AgentId, GDState, is_bleeding, player

STOP = "stop"


def movement_points(state: GDState, agent: AgentId) -> int:
    """Hexes an agent may move in its turn."""
    if is_bleeding(state, agent):
        return 1  # GD-7.5.2.b
    return state.box.agents[agent].move  # GD-7.c


def step_refusal(state: GDState, agent: AgentId, place: HexId, points: int) -> str | None:
    """Why an agent cannot enter a hex with so many points left."""
    here = state.agents[agent].hex
    if place not in state.box.board.exits(here, shut(state)):
        return "GD-7.2.c"
    if place in aliens_at(state):
        return "GD-7.2.d"
    if points < 1:
        return "GD-7.2.a"
    if _is_shared(state, agent, place) and not _finds_room(
        state, agent, place, points - 1
    ):  # GD-7.2.e
        return "GD-7.2.f"
    return None


def _is_shared(state: GDState, agent: AgentId, place: HexId) -> bool:
    """Whether another agent or a signal stands there: one may pass, not stay (GD-7.2.e)."""
    if any(n != agent and row.alive and row.hex == place for n, row in state.agents.items()):
        return True
    return any(row.hex == place for row in state.signals.values())


def _finds_room(state: GDState, agent: AgentId, place: HexId, points: int) -> bool:
    """Whether the points left lead from a shared hex to a free one."""
    reach = state.box.board.reach(place, points, shut(state), aliens_at(state).keys())
    return any(not _is_shared(state, agent, there) for there in reach)


class Move(Procedure):
    """GD 7.2: an agent moves hex by hex, may stop after each, and turns at the end."""

    CITATION: ClassVar[str] = "GD 7.2"

    agent: AgentId
    points: int
    last_free: HexId = HexId("")
    done: bool = False

    def choose_hex(self, state: GDState) -> Ask | Result:
        row = state.agents[self.agent]
        if not row.alive:
            return END
        if self.points == 0 or is_immobilized(state, self.agent):
            return None
        options: list[str] = [
            place
            for place in state.box.board.exits(row.hex, shut(state))
            if step_refusal(state, self.agent, place, self.points) is None
        ]
        if not options:
            return None
        if not _is_shared(state, self.agent, row.hex):  # GD-7.2.f
            options.append(STOP)
        seat = player(state, self.agent)
        return Ask(seat, "hex", tuple(options), "GD-7.2.a", (str(self.points),))

    def enter_hex(self, state: GDState, choice: str | None) -> Result:
        if choice is None or choice == STOP:
            self.done = True  # GD-7.2.g
            return None
        start = state.agents[self.agent].hex
        if not _is_shared(state, self.agent, start):
            self.last_free = start
        self.points -= 1  # GD-7.2.b
        state.change_agent(self.agent, hex=HexId(choice))
        state.tell(events.Stepped(self.agent, start, choice, rules=("GD-7.2.b",)))
        take_armory(state, self.agent)  # GD-FAQ.r
        return gd.RevealSignals()  # GD-7.2.l GD-8.7.g

    def go_on(self, state: GDState) -> Result:
        return None if self.done else again(self.choose_hex)  # GD-8.7.f GD-8.7.h GD-7.2.i

    def come_to_rest(self, state: GDState) -> Result:
        if _is_shared(state, self.agent, state.agents[self.agent].hex):
            state.change_agent(self.agent, hex=self.last_free)  # Ruling GD-7.2.f
            told = events.SteppedBack(self.agent, self.last_free, rules=("GD-7.2.f",))
            state.tell(told)
        if not state.agents[self.agent].owner:
            end_of_movement(state)
        return None

    def choose_facing(self, state: GDState) -> Ask | None:
        if not state.options.human_view or state.agents[self.agent].owner:  # GD-5.2.1.g
            return None
        return Ask(self.agent, "facing", tuple(DIRECTIONS), "GD-7.2.j", (self.agent,))

    def face(self, state: GDState, choice: Direction | None) -> Result:
        if choice is not None:
            state.change_agent(self.agent, facing=choice)  # GD-7.2.j GD-7.2.k
            state.tell(events.Turned(self.agent, choice, rules=("GD-7.2.j",)))
        return END

    def _why_not_choose_hex(self, state: GDState, choice: str) -> str | None:
        if choice == STOP:
            shared = _is_shared(state, self.agent, state.agents[self.agent].hex)
            return "GD-7.2.f" if shared else None
        if choice not in state.box.board.area_of:
            return "GD-5.1.u"
        return step_refusal(state, self.agent, HexId(choice), self.points)


def end_of_movement(state: GDState) -> None:
    """Wherever a movement ends, every alien next to the agent holds it again (GD-7.5.4.b)."""
    if state.turn is not None:
        state.change_turn(free_of=())  # GD-7.4.5.g GD-7.4.5.h GD-7.5.4.b
