"""GX 9.2.2 FIGHTING POSES: agents stand, crouch or lie, at the cost of movement points."""

from __future__ import annotations

from typing import Final

from xenofront.games.galaxy_defenders.content.effect import PoseId
from xenofront.games.galaxy_defenders.content.modifiers import Modifier, When
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import is_engaged
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, operative
from xenofront.kernel import Procedure

STANDING: Final = "standing"
LOWER: Final[tuple[PoseId, ...]] = ("standing", "crouching", "prone")
"""The poses, each one lower than the one before."""


def poses_of(state: GDState) -> tuple[PoseId, ...]:
    """The poses that agents take in this game; without the option there is none to choose."""
    known = state.box.poses
    if not known or not state.options.fighting_poses:  # GX-9.2.2.a
        return ()
    return LOWER


def step_cost(state: GDState, agent: AgentId) -> int:
    """Movement points for each hex; 0 if there is no way to go."""
    pose = state.agents[agent].pose
    if pose == STANDING:
        return 1  # GX-9.2.2.d
    return state.box.poses[pose].step_cost


def change_cost(state: GDState, agent: AgentId, pose: PoseId) -> int:
    """Movement points for another pose."""
    return state.box.poses[state.agents[agent].pose].to[pose]  # GX-9.2.2.e GX-9.2.2.i


def pose_refusal(state: GDState, agent: AgentId, pose: PoseId, points: int) -> str | None:
    """Why an agent who moves cannot take a pose with so many points left."""
    row = state.agents[agent]
    if pose not in poses_of(state) or pose == row.pose:
        return "GX-9.2.2.a"
    if row.owner:
        return "GX-9.2.2.aa"  # GX-9.2.2.aa
    if row.suit is not None:
        return "GX-9.2.2.t"  # GX-9.2.2.t/suit
    if pose != STANDING and is_engaged(state, agent):
        return "GX-9.2.2.q"  # GX-9.2.2.q
    return None if change_cost(state, agent, pose) <= points else "GX-9.2.2.f"  # GX-9.2.2.f


def possible_poses(state: GDState, agent: AgentId, points: int) -> tuple[PoseId, ...]:
    """The poses that an agent who moves can take with so many points left."""
    return tuple([p for p in poses_of(state) if pose_refusal(state, agent, p, points) is None])


def take_pose(state: GDState, agent: AgentId, pose: PoseId, rule: str) -> None:
    """An agent takes a pose."""
    if state.agents[agent].pose != pose:
        state.change_agent(agent, pose=pose)
        state.tell(events.PoseTaken(agent, pose, rules=(rule,)))


def get_up(state: GDState, agent: AgentId) -> None:
    """Whoever is moved outside MOVEMENT stands."""
    take_pose(state, agent, STANDING, "GX-9.2.2.r")  # GX-9.2.2.r


def force(state: GDState, pose: PoseId) -> None:
    """An event forces everybody who stands higher into a pose; who wears a suit stays upright."""
    if not poses_of(state):  # GX-9.2.2.s
        return
    for agent in operative(state):  # GX-9.2.2.aa
        row = state.agents[agent]
        if row.suit is None and LOWER.index(row.pose) < LOWER.index(pose):  # GX-9.2.2.t/suit
            take_pose(state, agent, pose, "GX-9.2.2.s")


def in_pose(box: Box, pose: PoseId, side: When) -> list[Modifier]:
    """What a pose changes for who attacks, or for who defends."""
    return [one for one in box.poses[pose].modifiers if side in one.when]


# -- to stand up beside an alien -------------------------------------------------------------------


def stand_refusal(state: GDState, agent: AgentId, choice: menu.StandUp) -> str | None:
    """Why an agent cannot give its whole MOVEMENT to stand up."""
    if state.agents[agent].pose == STANDING or not is_engaged(state, agent):
        return "GX-9.2.2.p"
    spent = spent_refusal(state, "movement")
    if spent:
        return spent
    return "GX-9.2.2.y" if is_immobilized(state, agent) else None  # GX-9.2.2.y


def stand_options(state: GDState, agent: AgentId) -> tuple[menu.StandUp, ...]:
    if state.agents[agent].pose == STANDING:
        return ()
    return (menu.STAND_UP,) if stand_refusal(state, agent, menu.STAND_UP) is None else ()


def start(state: GDState, agent: AgentId, choice: menu.StandUp) -> Procedure:
    state.spend("movement")  # GX-9.2.2.p/hex
    take_pose(state, agent, STANDING, "GX-9.2.2.p")  # GX-9.2.2.p/stands
    return gd.Move(agent, 0, state.agents[agent].hex)  # GX-9.2.2.w/turn
