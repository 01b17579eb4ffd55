"""GD 7.7.2.2, 7.7.4.1 Drones: a gun that stands and a machine that walks."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.effects import Deploy
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import neighbours, occupied, shut
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import attack_refusal, attacks
from xenofront.games.galaxy_defenders.rules.choices import HOLD, Hold, Shot, ToHex
from xenofront.games.galaxy_defenders.rules.expansions.critical_tokens import discard_all
from xenofront.games.galaxy_defenders.rules.state import (
    Agent,
    AgentId,
    Carried,
    GDState,
    HexId,
    drone_shield,
)
from xenofront.kernel import END, Handling, Procedure, Question, Result


class DeployHex(Question, frozen=True, gc=False):
    """Where a drone is put."""

    WHAT = "deploy"
    ANSWERS = (ToHex,)

    drone: names.UnitId


class DroneShot(Shot, frozen=True, gc=False):
    """A drone fires a weapon at somebody."""


class DroneAttack(Question, frozen=True, gc=False):
    """Whom a drone attacks."""

    WHAT = "drone_attack"
    ANSWERS = (Hold, DroneShot)
    HANDLING = Handling(HOLD, "round")

    unit: names.UnitId


# -- deploying -------------------------------------------------------------------------------------


def deploy_refusal(state: GDState, agent: AgentId, power: str, effect: Deploy) -> str | None:
    """Why a drone cannot be put on the map."""
    if effect.drone in state.agents:
        return "GD-7.7.2.2.e"
    used = state.counters.get(effect.drone, 0) > 0  # GD-7.7.4.1.r/unusable
    if state.box.powers[power].kind == "skill" and used:  # GD-7.7.4.1.c
        return "GD-7.7.4.1.c"
    return None if landing_hexes(state, agent, effect.drone) else "GD-7.7.2.2.c"


def landing_hexes(state: GDState, agent: AgentId, drone: str) -> tuple[HexId, ...]:
    """Empty hexes next to the owner, to which the drone could go."""
    here, board = state.agents[agent].hex, state.box.board
    taken, around = occupied(state), neighbours(state, here)
    if board.has_barriers and not state.box.agents[drone].flying:
        passages = board.passages(here, shut(state))
        around = tuple(h for h in around if h in passages)  # GX-5.1.i/power
    return tuple(h for h in around if h not in taken)  # GD-7.7.2.2.c GD-7.7.4.1.d GX-9.7.4.2.b


class DeployDrone(Procedure):
    """GD 7.7.2.2, 7.7.4.1: a drone is put next to its owner."""

    CITATION: ClassVar[str] = "GD 7.7.2.2"

    owner: AgentId
    drone: AgentId

    def choose_hex(self, state: GDState) -> Question:
        options = tuple(map(ToHex, landing_hexes(state, self.owner, self.drone)))
        return DeployHex(self.owner, options, "GD-7.7.2.2.c", self.drone)

    def place(self, state: GDState, choice: ToHex) -> Result:
        sheet = state.box.agents[self.drone]
        weapon = sheet.weapons[0]
        guards = sheet.ability == "guard"  # GD-7.7.4.2.m/gun
        row = Agent(
            hex=choice.hex,
            weapons=(Carried(weapon, state.box.weapons[weapon].ammo),),
            powers=("guard",) if guards else (),
            guard=guards,  # GD-7.7.2.2.t
            shield=sheet.standard.shield + drone_shield(state, self.owner),
            owner=self.owner,
            fresh=True,
        )
        state.add_drone(self.drone, row)
        state.count(self.drone)
        state.tell(
            events.DroneDeployed(self.drone, choice.hex, self.owner, rules=("GD-7.7.2.2.b",))
        )
        return gd.RevealSignals()  # GD-7.7.2.2.u


# -- using it --------------------------------------------------------------------------------


def refusal(state: GDState, agent: AgentId, choice: menu.Drone) -> str | None:
    """Why a drone cannot be activated with the owner's ACTION."""
    spent = spent_refusal(state, "action")
    if spent:
        return spent
    name = AgentId(choice.drone)
    row = state.agents.get(name)
    if row is None or row.owner != agent or choice.drone in state.box.npcs:
        return "GD-7.7.2.2.a"
    if row.fresh:  # GD-7.7.2.2.d/deployed GD-7.7.4.1.e/deployed GX-9.7.4.2.c/deployed
        return "GD-7.7.2.2.d"
    stands = not state.box.agents[name].move  # GX-9.7.4.1.c
    if stands and not attacks(state, name, DroneShot):  # GX-9.7.4.1.d
        return "GD-7.7.2.2.m"
    return None


def options(state: GDState, agent: AgentId) -> list[menu.Drone]:
    mine = [menu.Drone(name) for name, row in state.agents.items() if row.owner == agent]
    return [drone for drone in mine if refusal(state, agent, drone) is None]


def start(state: GDState, agent: AgentId, choice: menu.Drone) -> Procedure:
    state.spend("action")  # GD-7.7.2.2.d/next
    return gd.ActivateDrone(agent, AgentId(choice.drone))


class ActivateDrone(Procedure):
    """GD 7.7.2.2, 7.7.4.1: a drone moves if it can, then attacks; each may be left out."""

    CITATION: ClassVar[str] = "GD 7.7.4.1"

    owner: AgentId
    drone: AgentId

    def move(self, state: GDState) -> Result:
        points = state.box.agents[self.drone].move
        if not points or is_immobilized(state, self.drone):
            return None  # GD-7.7.2.2.h
        here = state.agents[self.drone].hex
        return gd.Move(
            self.drone, points, here
        )  # GD-7.7.4.1.f/moves GD-7.7.4.1.g GD-FAQ.p GX-9.7.4.2.c/order  # GX-7.1.1.b/drone

    def choose_attack(self, state: GDState) -> Question | Result:
        if self.drone not in state.agents:
            return END
        shots = attacks(state, self.drone, DroneShot)
        if not shots:
            return END
        return DroneAttack(self.owner, (HOLD, *shots), "GD-7.7.4.1.f", self.drone)

    def attack(self, state: GDState, choice: Hold | DroneShot) -> Result:
        if isinstance(choice, Hold):
            return END
        return gd.Attack(
            self.drone, choice.weapon, choice.target
        )  # GD-7.7.2.2.s GD-7.7.4.1.f/fights

    def _why_not_choose_attack(self, state: GDState, choice: Hold | DroneShot) -> str | None:
        if isinstance(choice, Hold):
            return None
        return attack_refusal(state, self.drone, choice.weapon, choice.target, area=choice.area)

    def _preview_choose_attack(self, state: GDState, choice: Hold | DroneShot) -> object:
        if isinstance(choice, Hold):
            return None
        return odds(state, self.drone, choice.weapon, choice.target)


class DroneLost(Procedure):
    """GD 7.7.2.2, 7.7.4.1: a drone without health points is destroyed at once."""

    CITATION: ClassVar[str] = "GD 7.7.2.2"

    drone: AgentId

    def remove(self, state: GDState) -> Result:
        lose_drone(state, self.drone, "GD-7.7.2.2.p")
        return END


def lose_drone(state: GDState, drone: AgentId, rule: str) -> None:
    """Take a drone off the map; it bleeds not (GD-7.7.2.2.p)."""
    place = state.agents[drone].hex
    discard_all(state, drone)
    _give_up_device(state, drone)
    state.remove_drone(drone)  # GD-7.7.2.2.p GX-9.7.4.2.n/figure
    state.tell(events.DroneDestroyed(drone, place, rules=(rule,)))


def _give_up_device(state: GDState, figure: AgentId) -> None:
    """A device that stood on the map goes to the warehouse with its figure."""
    owner, powers = state.agents[figure].owner, state.box.powers
    devices = state.agents[owner].devices
    for device in devices:
        if state.box.figure_of.get(device) == figure and powers[device].keeps:
            at = devices.index(device)
            left = devices[:at] + devices[at + 1 :]
            state.change_agent(
                owner, devices=left
            )  # GX-9.7.4.d/destroyed GX-9.7.4.1.g/device GX-9.7.4.2.n/device GX-9.7.4.2.o/next
            return


def lose_drones_of(state: GDState, owner: AgentId) -> None:
    """Drones go with their dead owner (ruling GD-7.7.2.2.w)."""
    mine = [name for name, row in state.agents.items() if row.owner == owner]
    for drone in [name for name in mine if name not in state.box.npcs]:
        lose_drone(state, drone, "GD-7.7.2.2.w")  # GD-7.7.2.2.w GX-9.7.4.1.l


def wake_drones_of(state: GDState, owner: AgentId) -> None:
    """From its owner's next turn on a drone can be used."""
    for drone in [name for name, row in state.agents.items() if row.owner == owner and row.fresh]:
        state.change_agent(
            drone, fresh=False
        )  # GD-7.7.2.2.d/next GD-7.7.4.1.e/next GX-9.7.4.2.c/next
