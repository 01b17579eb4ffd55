"""GD 7.2 Movement of agents."""

from __future__ import annotations

from typing import ClassVar, Final

from xenofront.games.galaxy_defenders.content.effect import PoseId
from xenofront.games.galaxy_defenders.content.effects import Dash, Endure, Run
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
from xenofront.games.galaxy_defenders.rules.choices import Face, OpenLock, ToHex, Use
from xenofront.games.galaxy_defenders.rules.expansions import poses
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import visit_tokens
from xenofront.games.galaxy_defenders.rules.expansions.objects import object_hexes
from xenofront.games.galaxy_defenders.rules.expansions.security import (
    open_refusal,
    openable_on_the_way,
)
from xenofront.games.galaxy_defenders.rules.expansions.seize import (
    Seize,
    carry_along,
    seize,
    seize_refusal,
    seizures,
    victims_of,
)
from xenofront.games.galaxy_defenders.rules.expansions.suits import (
    equip,
    equip_refusal,
    more_movement,
)
from xenofront.games.galaxy_defenders.rules.modifiers import agent_total, over_rims
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, is_bleeding, player
from xenofront.geometry.hexes.grid import DIRECTIONS, HexId
from xenofront.kernel import END, Choice, Procedure, Question, Result, again


class Stop(Choice, frozen=True, gc=False):
    VERB = "stop"


class Equip(Choice, frozen=True, gc=False):
    """Put on the power suit that stands in the hex."""

    VERB = "equip"


class TakePose(Choice, frozen=True, gc=False):
    """Spend movement points on a fighting pose."""

    VERB = "pose"

    pose: PoseId


class NextHex(Question, frozen=True, gc=False):
    """Where somebody who walks goes next."""

    WHAT = "hex"
    ANSWERS = (Stop, Use, Equip, TakePose, Seize, OpenLock, ToHex)

    unit: names.UnitId
    points: int


class Facing(Question, frozen=True, gc=False):
    """Where an agent looks."""

    WHAT = "facing"
    ANSWERS = (Face,)

    agent: names.AgentId


Step = ToHex | Use | Equip | TakePose | Seize | OpenLock | Stop
STOP: Final = Stop()
EQUIP: Final = Equip()
ALL_AROUND: Final = tuple(map(Face, DIRECTIONS))


def movement_points(state: GDState, agent: AgentId) -> int:
    """Hexes an agent may move in its turn."""
    if is_bleeding(state, agent):
        return 1  # GD-7.5.2.b/walk GD-7.2.h/condition GX-9.2.2.z GX-7.3.l/bleeding
    more = agent_total(state, agent, "movement")
    more += more_movement(state, state.agents[agent])  # GX-9.5.2.a GX-9.5.2.b GX-9.5.2.w/unfinished
    return max(
        state.box.agents[agent].move + more, 0
    )  # GD-7.c GD-7.2.h/event GX-8.2.3.d/fewer GX-8.2.3.d/none


def step_refusal(state: GDState, agent: AgentId, place: HexId, points: int) -> str | None:
    """Why an agent cannot enter a hex with so many points left."""
    if place not in ways_out(state, agent):
        return "GD-7.2.c"
    return _entry_refusal(state, agent, place, points)


def _entry_refusal(state: GDState, agent: AgentId, place: HexId, points: int) -> str | None:
    """Why an agent cannot enter a hex to which a way leads."""
    if place in aliens_at(state) and not is_agile(state, agent):  # GX-7.1.1.b/alien
        return "GD-7.2.d"
    each = poses.step_cost(state, agent)
    if not each:
        return "GX-9.2.2.h"  # GX-9.2.2.h
    if points < each:
        return "GD-7.2.a" if each == 1 else "GX-9.2.2.x"  # GX-9.2.2.x
    if _is_shared(state, agent, place) and not _finds_room(
        state, agent, place, (points - each) // each
    ):  # GD-7.2.e GX-AMB.b/pass GX-9.7.4.1.k/agent GX-9.7.4.1.k/drone
        return "GD-7.2.f"
    return None


def is_agile(state: GDState, agent: AgentId) -> bool:
    """Whether aliens and windows are no obstacles to an agent in this turn."""
    return state.turn is not None and state.turn.agent == agent and state.turn.agile


def ways_out(state: GDState, agent: AgentId) -> tuple[HexId, ...]:
    """Hexes an agent could step to from where it stands."""
    here, board = state.agents[agent].hex, state.box.board
    exits = board.exits(
        here, shut(state), over_barriers=over_rims(state, agent)
    )  # GX-7.3.l/blocked GX-7.1.d/walk
    if not is_agile(state, agent):
        return exits
    return (*exits, *(beyond for _, beyond in board.window_leaps(here, shut(state))))


def _is_shared(state: GDState, agent: AgentId, place: HexId) -> bool:
    """Whether another agent or a signal stands there: one may pass, not stay (GD-7.2.e)."""
    if place not in occupied(state):
        return False
    if place in state.suits:  # GX-9.5.1.b GX-9.5.1.r GX-9.5.j/agent GX-9.5.j/drone
        return True
    if place != state.agents[agent].hex:
        return True
    for name, row in state.agents.items():
        if (
            row.hex == place and name != agent and row.alive and row.seized_by != agent
        ):  # GX-7.3.w/end
            return True
    if place in aliens_at(state) or place in object_hexes(state):
        return True
    return place in signals_at(state)  # GX-5.3.p/end


def _finds_room(state: GDState, agent: AgentId, place: HexId, points: int) -> bool:
    """Whether the points left lead from a shared hex to a free one, or to a suit to put on."""
    shunned = frozenset() if is_agile(state, agent) else aliens_at(state).keys()
    over, board = over_rims(state, agent), state.box.board
    reach = board.reach(place, points, shut(state), shunned, over_barriers=over)
    return any(
        not _is_shared(state, agent, there)  # GX-9.5.l/agent GX-9.5.1.c GX-9.5.1.m/pass
        or equip_refusal(state, agent, there) is None
        for there in reach
    )


class Move(Procedure):
    """GD 7.2: an agent moves hex by hex, may stop after each, and turns at the end."""

    CITATION: ClassVar[str] = "GD 7.2"

    agent: AgentId
    points: int
    last_free: HexId = HexId("")
    done: bool = False
    bled: bool = False
    """The agent bled already before its last step."""
    outside: bool = False
    """A power moves the agent, outside MOVEMENT."""
    drags: bool = False
    """Somebody was seized in this movement."""

    def choose_hex(self, state: GDState) -> Question | Result:
        row = state.agents.get(self.agent)
        if row is None or not row.alive:
            return again(self.put_down) if self.drags else END
        gear = self._gear(state)
        if (self.points == 0 and not gear) or is_immobilized(state, self.agent):  # GX-9.2.2.y
            return None
        options = [*self._steps(state), *gear, *openable_on_the_way(state, self.agent)]
        if not options:
            return None
        options += seizures(state, self.agent, used=self.drags)  # GX-7.3.i GX-7.3.r/movement
        if not _is_shared(state, self.agent, row.hex):  # GD-7.2.f GX-AMB.b/end
            options += map(Use, moving_powers(state, self.agent))
            options.append(STOP)
        seat = player(state, self.agent)
        return NextHex(seat, options, "GD-7.2.a", self.agent, self.points)

    def _steps(self, state: GDState) -> list[Step]:
        """The hexes that can be entered now."""
        each = poses.step_cost(state, self.agent)
        if not 0 < each <= self.points:  # GX-9.2.2.g GX-9.2.2.h
            return []
        taken = occupied(state)
        return [
            ToHex(place)
            for place in ways_out(state, self.agent)
            if place not in taken  # GX-5.3.p/pass
            or not _entry_refusal(state, self.agent, place, self.points)
        ]

    def _gear(self, state: GDState) -> list[Step]:
        """A suit to put on in the hex, and the poses that the points are enough for."""
        found: list[Step] = []
        here = state.agents[self.agent].hex
        if state.suits and equip_refusal(state, self.agent, here) is None:
            found.append(EQUIP)  # GX-9.5.1.a/place
        if state.options.fighting_poses and not self.outside:
            possible = poses.possible_poses(state, self.agent, self.points)
            found += map(TakePose, possible)  # GX-9.2.2.f/several GX-9.2.2.i
        return found

    def enter_hex(self, state: GDState, choice: Step | None) -> Result:
        self.bled = is_bleeding(state, self.agent)
        if choice is None or isinstance(choice, Stop):
            self.done = True  # GD-7.2.g
            return None
        if isinstance(choice, Use):
            return self._use(state, choice.power)
        if isinstance(choice, OpenLock):
            return gd.OpenSecurityLock(self.agent, choice.opening)  # GX-6.2.1.1.j/goes-on
        if isinstance(choice, Equip | TakePose):
            self._gear_up(state, choice)
            return None
        if isinstance(choice, Seize):
            self.drags = True
            seize(state, self.agent, choice.agent, "GX-7.3.i")
            return again(self.choose_hex)
        start = state.agents[self.agent].hex
        if not _is_shared(state, self.agent, start):
            self.last_free = start
        self.points -= poses.step_cost(state, self.agent)  # GD-7.2.b GX-9.2.2.g GX-7.3.p
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

    def _gear_up(self, state: GDState, choice: Equip | TakePose) -> None:
        """A suit is put on, or a pose taken, and the movement goes on."""
        if isinstance(choice, TakePose):
            self.points -= poses.change_cost(state, self.agent, choice.pose)  # GX-9.2.2.z/both
            poses.take_pose(state, self.agent, choice.pose, "GX-9.2.2.e")
            return
        equip(state, self.agent)  # GX-9.5.2.c/points
        if not self.outside:
            self.points += more_movement(state, state.agents[self.agent])  # GX-9.5.2.c/bonus

    def _drag_along(self, state: GDState) -> None:
        if self.drags:
            carry_along(state, self.agent)

    def _use(self, state: GDState, power: str) -> Result:
        """GD-6.3.1.g: a power gives more points, or does what it does before the move goes on."""
        state.spend(*activities_of(state, self.agent, power))
        effects = state.box.powers[power].effects
        if any(isinstance(effect, Run) for effect in effects):
            return gd.UsePower(self.agent, power)
        spend_power(state, self.agent, power, "GD-6.3.1.g")
        for effect in effects:
            points = movement_points(state, self.agent)
            if isinstance(effect, Endure):
                lasting = state.agents[self.agent].lasting
                state.change_agent(self.agent, lasting=(*lasting, power))
                points = movement_points(state, self.agent) - points
            more = effect.hexes if isinstance(effect, Dash) else points
            self.points += more  # GD-6.3.1.g GD-7.2.h/power GD-7.2.h/item
        return None

    def _why_not_choose_hex(self, state: GDState, choice: Step) -> str | None:
        if isinstance(choice, Seize):
            return seize_refusal(state, self.agent, choice.agent, used=self.drags)
        if isinstance(choice, OpenLock):
            turn = state.turn
            if turn is None or turn.agent != self.agent:
                return "GX-6.2.1.1.c"
            return open_refusal(state, self.agent, choice)
        here = state.agents[self.agent].hex
        if isinstance(choice, Equip):
            return equip_refusal(state, self.agent, here)
        if isinstance(choice, TakePose):
            refusal = poses.pose_refusal(state, self.agent, choice.pose, self.points)
            return "GX-9.2.2.r" if self.outside else refusal
        shared = _is_shared(state, self.agent, here)
        if isinstance(choice, Stop):
            return ("GX-9.5.1.b" if here in state.suits else "GD-7.2.f") if shared else None
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
