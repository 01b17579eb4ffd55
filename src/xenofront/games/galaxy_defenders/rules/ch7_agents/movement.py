"""GD 7.2 Movement of agents."""

from __future__ import annotations

from typing import ClassVar, Final

from xenofront.games.galaxy_defenders.content.effects import Dash, Run
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    adjacent_aliens,
    aliens_at,
    occupied,
    shut,
    signals_at,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized, unhide
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import (
    activities_of,
    held_refusal,
    moving_powers,
    spend_power,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.tokens import take_armory
from xenofront.games.galaxy_defenders.rules.choices import Face, ToHex, Use
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import visit_tokens
from xenofront.games.galaxy_defenders.rules.expansions.objects import object_hexes
from xenofront.games.galaxy_defenders.rules.expansions.seize import (
    Seize,
    carry_along,
    seize,
    seize_refusal,
    seizures,
    victims_of,
)
from xenofront.games.galaxy_defenders.rules.modifiers import agent_total, over_rims
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, is_bleeding, player
from xenofront.geometry.hexes.grid import DIRECTIONS, HexId
from xenofront.kernel import END, Choice, Procedure, Question, Result, again


class Stop(Choice, frozen=True, gc=False):
    VERB = "stop"


class NextHex(Question, frozen=True, gc=False):
    """Where somebody who walks goes next."""

    WHAT = "hex"
    ANSWERS = (Stop, Use, Seize, ToHex)

    unit: names.UnitId
    points: int


class Facing(Question, frozen=True, gc=False):
    """Where an agent looks."""

    WHAT = "facing"
    ANSWERS = (Face,)

    agent: names.AgentId


STOP: Final = Stop()
ALL_AROUND: Final = tuple(map(Face, DIRECTIONS))


def movement_points(state: GDState, agent: AgentId) -> int:
    """Hexes an agent may move in its turn."""
    if is_bleeding(state, agent):
        return 1  # GD-7.5.2.b/walk GD-7.2.h/condition
    more = agent_total(state, agent, "movement")
    return max(state.box.agents[agent].move + more, 0)  # GD-7.c GD-7.2.h/event


def step_refusal(state: GDState, agent: AgentId, place: HexId, points: int) -> str | None:
    """Why an agent cannot enter a hex with so many points left."""
    if place not in ways_out(state, agent):
        return "GD-7.2.c"
    return _entry_refusal(state, agent, place, points)


def _entry_refusal(state: GDState, agent: AgentId, place: HexId, points: int) -> str | None:
    """Why an agent cannot enter a hex to which a way leads."""
    if place in aliens_at(state) and not is_agile(state, agent):
        return "GD-7.2.d"
    if points < 1:
        return "GD-7.2.a"
    if _is_shared(state, agent, place) and not _finds_room(
        state, agent, place, points - 1
    ):  # GD-7.2.e GX-AMB.b/pass
        return "GD-7.2.f"
    return None


def is_agile(state: GDState, agent: AgentId) -> bool:
    """Whether aliens and windows are no obstacles to an agent in this turn."""
    return state.turn is not None and state.turn.agent == agent and state.turn.agile


def ways_out(state: GDState, agent: AgentId) -> tuple[HexId, ...]:
    """Hexes an agent could step to from where it stands."""
    here, board = state.agents[agent].hex, state.box.board
    exits = board.exits(here, shut(state), over_barriers=over_rims(state, agent))
    if not is_agile(state, agent):
        return exits
    return (*exits, *(beyond for _, beyond in board.window_leaps(here, shut(state))))


def _is_shared(state: GDState, agent: AgentId, place: HexId) -> bool:
    """Whether another agent or a signal stands there: one may pass, not stay (GD-7.2.e)."""
    if place not in occupied(state):
        return False
    if place != state.agents[agent].hex:
        return True
    for name, row in state.agents.items():
        if row.hex == place and name != agent and row.alive and row.seized_by != agent:
            return True
    if place in aliens_at(state) or place in object_hexes(state):
        return True
    return place in signals_at(state)


def _finds_room(state: GDState, agent: AgentId, place: HexId, points: int) -> bool:
    """Whether the points left lead from a shared hex to a free one."""
    shunned = frozenset() if is_agile(state, agent) else aliens_at(state).keys()
    over, board = over_rims(state, agent), state.box.board
    reach = board.reach(place, points, shut(state), shunned, over_barriers=over)
    return any(not _is_shared(state, agent, there) for there in reach)


class Move(Procedure):
    """GD 7.2: an agent moves hex by hex, may stop after each, and turns at the end."""

    CITATION: ClassVar[str] = "GD 7.2"

    agent: AgentId
    points: int
    last_free: HexId = HexId("")
    done: bool = False
    bled: bool = False
    """The agent bled already before its last step."""
    drags: bool = False
    """Somebody was seized in this movement."""

    def choose_hex(self, state: GDState) -> Question | Result:
        row = state.agents.get(self.agent)
        if row is None or not row.alive:
            return again(self.put_down) if self.drags else END
        if self.points == 0 or is_immobilized(state, self.agent):
            return None
        taken = occupied(state)
        options: list[ToHex | Use | Seize | Stop] = [
            ToHex(place)
            for place in ways_out(state, self.agent)
            if place not in taken or not _entry_refusal(state, self.agent, place, self.points)
        ]
        if not options:
            return None
        options += seizures(state, self.agent, used=self.drags)  # GX-7.3.i GX-7.3.r/movement
        if not _is_shared(state, self.agent, row.hex):  # GD-7.2.f GX-AMB.b/end
            options += map(Use, moving_powers(state, self.agent))
            options.append(STOP)
        seat = player(state, self.agent)
        return NextHex(seat, options, "GD-7.2.a", self.agent, self.points)

    def enter_hex(self, state: GDState, choice: ToHex | Use | Seize | Stop | None) -> Result:
        self.bled = is_bleeding(state, self.agent)
        if choice is None or isinstance(choice, Stop):
            self.done = True  # GD-7.2.g
            return None
        if isinstance(choice, Use):
            return self._use(state, choice.power)
        if isinstance(choice, Seize):
            self.drags = True
            seize(state, self.agent, choice.agent, "GX-7.3.i")
            return again(self.choose_hex)  # GX-7.3.p
        start = state.agents[self.agent].hex
        if not _is_shared(state, self.agent, start):
            self.last_free = start
        self.points -= 1  # GD-7.2.b
        state.change_agent(self.agent, hex=choice.hex)
        unhide(state, self.agent)
        self._drag_along(state)
        state.tell(events.Stepped(self.agent, start, choice.hex, rules=("GD-7.2.b",)))
        take_armory(state, self.agent)  # GD-FAQ.r/walk
        return gd.RevealSignals()  # GD-7.2.l GD-8.7.g GD-8.5.c/movement

    def go_on(self, state: GDState) -> Result:
        if self.agent not in state.agents:
            return again(self.choose_hex)
        self._drag_along(state)
        if is_bleeding(state, self.agent) and not self.bled:  # GD-7.5.2.b/wounded GD-7.5.2.b/power
            self.done = True
        return None if self.done else again(self.choose_hex)  # GD-8.7.f GD-8.7.h GD-7.2.i

    def come_to_rest(self, state: GDState) -> Result:
        if _is_shared(state, self.agent, state.agents[self.agent].hex):
            state.change_agent(self.agent, hex=self.last_free)  # Ruling GD-7.2.f
            told = events.SteppedBack(self.agent, self.last_free, rules=("GD-7.2.f",))
            state.tell(told)
            self._drag_along(state)
        if state.tokens:
            visit_tokens(state, self.agent)
        if state.turn is not None and state.turn.agent == self.agent:
            end_of_movement(state)
        return None

    def put_down(self, state: GDState) -> Result:
        victims = victims_of(state, self.agent) if self.drags else []
        return gd.PutDown(victims[0]) if victims else None  # GX-7.3.f/while

    def choose_facing(self, state: GDState) -> Question | None:
        row = state.agents.get(self.agent)
        if row is None or not row.alive:
            return None
        if not state.options.human_view or row.owner:  # GD-5.2.1.g
            return None
        return Facing(self.agent, ALL_AROUND, "GD-7.2.j", self.agent)

    def face(self, state: GDState, choice: Face | None) -> Result:
        if choice is not None:
            state.change_agent(self.agent, facing=choice.facing)  # GD-7.2.j GD-7.2.k
            state.tell(events.Turned(self.agent, choice.facing, rules=("GD-7.2.j",)))
        return END

    def _drag_along(self, state: GDState) -> None:
        if self.drags:
            carry_along(state, self.agent)

    def _use(self, state: GDState, power: str) -> Result:
        """GD-6.3.1.g: a power gives more points, or does what it does before the move goes on."""
        state.spend(*activities_of(state, self.agent, power))  # GX-6.2.1.1.g/movement
        effects = state.box.powers[power].effects
        if any(isinstance(effect, Run) for effect in effects):
            return gd.UsePower(self.agent, power)
        spend_power(state, self.agent, power, "GD-6.3.1.g")
        for effect in effects:
            more = effect.hexes if isinstance(effect, Dash) else movement_points(state, self.agent)
            self.points += more  # GD-6.3.1.g GD-7.2.h/power GD-7.2.h/item
        return None

    def _why_not_choose_hex(self, state: GDState, choice: ToHex | Use | Seize | Stop) -> str | None:
        if isinstance(choice, Seize):
            return seize_refusal(state, self.agent, choice.agent, used=self.drags)
        shared = _is_shared(state, self.agent, state.agents[self.agent].hex)
        if isinstance(choice, Stop):
            return "GD-7.2.f" if shared else None
        if isinstance(choice, Use):
            if choice.power in moving_powers(state, self.agent):
                return "GD-7.2.f" if shared else None
            return held_refusal(state, self.agent, choice.power) or "GD-6.3.1.g"
        if choice.hex not in state.box.board.area_of:
            return "GD-5.1.u"
        return step_refusal(state, self.agent, choice.hex, self.points)


def end_of_movement(state: GDState) -> None:
    """Wherever a movement ends, every alien next to the agent holds it again (GD-7.5.4.b)."""
    if state.turn is not None:
        near = adjacent_aliens(state, state.turn.agent)
        state.change_turn(held_by=near)  # GD-7.4.5.g GD-7.4.5.h/ended GD-7.5.4.b
