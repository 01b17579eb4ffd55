"""GD 7.3, 7.6.6 What AMMO and JAM symbols do to a weapon."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import counts_as
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import Tally
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import carried
from xenofront.games.galaxy_defenders.rules.expansions.batteries import spend_battery
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState


def ammo_and_jam(state: GDState, agent: AgentId, weapon: str, roll: Tally) -> None:
    """What AMMO and JAM symbols do to the weapon used, after the attack counted."""
    slot = carried(state, agent, weapon)
    if slot is None:
        return
    definition = state.box.weapons[weapon]
    ignores_ammo = (
        definition.kind == "melee" or definition.hits_for_ammo is not None
    )  # GD-7.3.p GD-7.3.q GD-7.6.1.c
    if roll.ammo and slot.ammo and not ignores_ammo:  # GD-7.3.r GD-7.6.3.h GD-7.7.2.2.m/loses
        spend_ammo(state, agent, weapon, 1, "GD-7.3.n")  # GD-7.3.n GD-7.3.o
    if roll.ammo and slot.batteries:
        spend_battery(state, agent, slot)  # GX-9.4.a/weapon
    may_jam = (
        definition.kind == "ranged" and counts_as(definition) != "alien" and definition.jams
    )  # GD-7.6.1.d GD-7.6.3.g GD-7.6.5.g
    if roll.jams and may_jam:
        state.change_weapon(agent, weapon, jammed=True)  # GD-7.3.j GD-7.3.k
        state.tell(events.Jammed(agent, weapon, rules=("GD-7.3.j",)))


def spend_ammo(state: GDState, agent: str, weapon: str, amount: int, rule: str) -> None:
    slot = carried(state, AgentId(agent), weapon)
    if slot is None or slot.ammo is None or not amount:
        return
    left = slot.ammo - amount  # GD-7.6.6.f
    state.change_weapon(AgentId(agent), weapon, ammo=left)
    state.tell(events.AmmoSpent(agent, weapon, amount, left, rules=(rule,)))
