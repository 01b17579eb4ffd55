"""GD 7.7 Powers and devices: who may use what, and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from xenofront.content import effects as content
from xenofront.geometry.hexes import HexId
from xenofront.kernel import END, Ask, Procedure, Result, again
from xenofront.systems.galaxy_defenders import events
from xenofront.systems.galaxy_defenders import rules as gd
from xenofront.systems.galaxy_defenders.ch5_terrain.map import (
    adjacent_agents,
    distance,
    faces_toward,
    is_engaged,
    sees,
)
from xenofront.systems.galaxy_defenders.ch7_agents.activities import spent_refusal
from xenofront.systems.galaxy_defenders.ch7_agents.conditions import cure, is_immobilized
from xenofront.systems.galaxy_defenders.ch7_agents.drones import deploy_refusal
from xenofront.systems.galaxy_defenders.ch7_agents.wounds import heal
from xenofront.systems.galaxy_defenders.state import AgentId, AlienId, GDState
from xenofront.systems.galaxy_defenders.supply import gain_ammo

Single = (
    content.Heal | content.Reload | content.Cure | content.Dash | content.Blast | content.Deploy
)


# -- who may use what --------------------------------------------------------------------------


def usable_powers(state: GDState, agent: AgentId, moment: str) -> tuple[str, ...]:
    """Face-up powers of an agent for a moment of play."""
    row = state.agents[agent]
    powers = state.box.powers
    return tuple(
        name
        for name in row.powers
        if powers[name].moment == moment
        and powers[name].timing != "passive"
        and name not in row.spent  # GD-7.7.j
    )


def use_refusal(state: GDState, agent: AgentId, words: list[str]) -> str | None:
    """Why an agent cannot use a power or device with ACTION."""
    refusal = spent_refusal(state, "action")  # GD-7.4.1.a
    if refusal:
        return refusal
    name = words[0] if words else ""
    row = state.agents[agent]
    if name not in row.powers and name not in row.devices:
        return "GD-7.7.2.b"
    if name in row.spent:  # GD-6.1.f
        return "GD-7.7.j"
    power = state.box.powers[name]
    if power.timing != "standard" or power.moment != "turn":
        return "GD-7.7.a"
    if power.user not in ("generic", state.box.agents[agent].class_name):  # GD-7.7.h
        return "GD-7.7.i"
    for effect in power.effects:
        refusal = _effect_refusal(state, agent, name, effect)
        if refusal:
            return refusal
    return None if power.effects else "GD-7.7.a"


def _effect_refusal(
    state: GDState, agent: AgentId, power: str, effect: content.PowerEffect
) -> str | None:
    if isinstance(effect, content.Deploy):
        return deploy_refusal(state, agent, power, effect)
    if isinstance(effect, content.Blast) and not blast_targets(state, agent, effect):
        return "GD-7.7.2.1.f"
    if isinstance(effect, content.Dash):  # GD-7.5.5.d
        if is_immobilized(state, agent):
            return "GD-7.5.5.b"
        if is_engaged(state, agent) and not effect.leaves_combat:  # GD-7.5.4.i
            return "GD-7.5.4.e"
    return None


def uses(state: GDState, agent: AgentId) -> Iterator[str]:
    row = state.agents[agent]
    for name in dict.fromkeys((*row.powers, *row.devices)):
        if use_refusal(state, agent, [name]) is None:
            yield f"use {name}"


def use(state: GDState, agent: AgentId, words: list[str]) -> Procedure:
    state.spend("action")  # GD-7.7.2.a GD-7.7.3.b GD-7.7.4.b GD-7.7.2.1.a GD-7.7.2.2.b GD-7.7.4.1.b
    return gd.UsePower(agent, words[0])


def spend_power(state: GDState, agent: AgentId, power: str, rule: str) -> None:
    """Flip a used power, discard a used device (GD-7.7.f, GD-7.7.g)."""
    row = state.agents[agent]
    if power in row.devices:
        at = row.devices.index(power)
        state.change_agent(
            agent, devices=row.devices[:at] + row.devices[at + 1 :]
        )  # GD-7.7.g GD-7.4.1.d
    else:
        state.change_agent(agent, spent=(*row.spent, power))  # GD-7.7.f GD-7.4.1.b GD-7.4.1.c
    state.tell(events.PowerUsed(agent, power, rules=(rule,)))


def blast_targets(state: GDState, agent: AgentId, blast: content.Blast) -> list[AlienId]:
    """Aliens in range and sight of a thrower (GD-7.7.2.d)."""
    here = state.agents[agent].hex
    return [
        name
        for name, row in state.aliens.items()
        if distance(state, here, row.hex) <= blast.range
        and sees(state, here, row.hex)  # GD-5.2.f
        and faces_toward(state, agent, row.hex)
    ]


# -- what it does ------------------------------------------------------------------------------


class UsePower(Procedure):
    """GD 7.7: an ability, skill, tactic or device is used with ACTION."""

    CITATION: ClassVar[str] = "GD 7.7"

    agent: AgentId
    power: str
    effect: int = 0
    branch: int = -1
    whom: str = ""

    def flip(self, state: GDState) -> Result:
        spend_power(state, self.agent, self.power, "GD-7.7.a")
        return None

    def choose_branch(self, state: GDState) -> Ask | None:
        effect = self._whole(state)
        if not isinstance(effect, content.OneOf):
            return None
        options = tuple(type(branch).__name__.lower() for branch in effect.effects)
        return Ask(self.agent, "one_of", options, "GD-7.4.1.a", (self.power,))

    def take_branch(self, state: GDState, choice: str | None) -> Result:
        effect = self._whole(state)
        if isinstance(effect, content.OneOf):
            names = [type(branch).__name__.lower() for branch in effect.effects]
            self.branch = names.index(choice or "")
        return None

    def choose_whom(self, state: GDState) -> Ask | None:
        options = self._candidates(state)
        if not options:
            return None
        return Ask(self.agent, "whom", options, "GD-7.7.2.d", (self.power,))

    def take_whom(self, state: GDState, choice: str | None) -> Result:
        self.whom = choice or self.agent
        return None

    def choose_weapon(self, state: GDState) -> Ask | None:
        if not isinstance(self._single(state), content.Reload):
            return None
        slots = state.agents[AgentId(self.whom)].weapons
        options = tuple(slot.id for slot in slots if slot.ammo is not None)
        if not options:
            return None
        return Ask(self.agent, "weapon", options, "GD-7.6.6.a", (self.whom,))

    def apply(self, state: GDState, choice: str | None) -> Result:
        effect = self._single(state)
        whom = AgentId(self.whom)
        if isinstance(effect, content.Heal):
            heal(state, whom, effect.amount, "GD-7.7.2.e")
        elif isinstance(effect, content.Reload) and choice:
            gain_ammo(state, whom, choice, effect.amount, "GD-7.6.6.e")
        elif isinstance(effect, content.Cure):
            cure(state, whom, "GD-7.5.5.f")
        elif isinstance(effect, content.Deploy):
            return gd.DeployDrone(self.agent, AgentId(effect.drone))
        elif isinstance(effect, content.Dash):
            return gd.Dash(self.agent, effect.hexes)
        elif isinstance(effect, content.Blast):
            return gd.Attack(self.agent, self.power, self.whom)
        return None

    def go_on(self, state: GDState) -> Result:
        self.effect, self.branch, self.whom = self.effect + 1, -1, ""
        done = self.effect >= len(state.box.powers[self.power].effects)
        return END if done else again(self.choose_branch)

    def _whole(self, state: GDState) -> content.PowerEffect:
        return state.box.powers[self.power].effects[self.effect]

    def _single(self, state: GDState) -> Single:
        effect = self._whole(state)
        return effect.effects[self.branch] if isinstance(effect, content.OneOf) else effect

    def _candidates(self, state: GDState) -> tuple[str, ...]:
        effect = self._single(state)
        if isinstance(effect, content.Blast):
            return tuple(blast_targets(state, self.agent, effect))
        if getattr(effect, "whom", "self") != "self_or_adjacent":
            return ()
        near = adjacent_agents(state, state.agents[self.agent].hex)
        return (
            self.agent,
            *(a for a in near if not state.agents[a].owner),
        )  # GD-7.7.2.2.i GD-7.7.2.2.j GD-7.7.4.1.m GD-7.7.4.1.n


class Dash(Procedure):
    """GD 7.7: a power moves an agent some hexes, outside MOVEMENT."""

    CITATION: ClassVar[str] = "GD 7.7"

    agent: AgentId
    hexes: int

    def walk(self, state: GDState) -> Result:
        return gd.Move(self.agent, self.hexes, HexId(state.agents[self.agent].hex))
