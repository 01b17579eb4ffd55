"""The warehouse: tokens that nobody owns (GD-2.f), and ammo."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.effects import Deploy
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import carried
from xenofront.games.galaxy_defenders.rules.choices import PickWeapon
from xenofront.games.galaxy_defenders.rules.state import AgentId, Carried, GDState, operative
from xenofront.kernel import Question
from xenofront.kernel.piles import without


def owned(state: GDState, token: str) -> int:
    """Copies of a token that agents own; what waits at headquarters is nobody's (GD-7.6.j)."""
    return sum(
        (*agent.powers, *agent.devices, *(slot.id for slot in agent.weapons)).count(token)
        for agent in state.agents.values()
        if (agent.alive or agent.left) and not agent.owner  # GD-7.5.3.b/weapon
    ) + _in_play(state, token)


def _in_play(state: GDState, token: str) -> int:
    """Whether a device stands on the map as a drone."""
    power = state.box.powers.get(token)
    if power is None or power.kind != "device" or power.keeps:
        return 0
    return sum(isinstance(e, Deploy) and e.drone in state.agents for e in power.effects)


def available(state: GDState, token: str) -> int:
    """Copies of a token left in the warehouse."""
    definition = state.box.powers.get(token) or state.box.weapons[token]
    return definition.copies - owned(state, token)  # GD-2.f GD-7.7.2.b GD-7.6.k GD-7.6.j


def hand_out(state: GDState, weapon: str) -> None:
    """Somebody gets a weapon; the copy at headquarters goes only if there is no other."""
    if available(state, weapon) <= state.headquarters.count(weapon):
        take_from_headquarters(state, weapon)  # GD-2.f


def take_from_headquarters(state: GDState, weapon: str) -> None:
    """One copy of a weapon waits no longer."""
    if weapon in state.headquarters:
        state.headquarters = without(state.headquarters, weapon)  # GD-7.6.j


def tokens_of(state: GDState, agent: AgentId, kind: str) -> tuple[str, ...]:
    """Powers of a kind, for the agent's class and left in the warehouse."""
    owner = state.box.agents[agent].class_name
    held = state.agents[agent].powers
    return tuple(
        power.id
        for power in state.box.powers.values()  # GX-9.7.1.b/sets GX-9.8.m
        if power.kind == kind
        and power.user in ("generic", owner)  # GD-7.8.l GX-9.7.1.b/class GX-9.7.2.i/class
        and power.id not in held
        and available(state, power.id) > 0  # GD-4.g/power GX-9.7.2.i/owned
    )


def psionic_pool(state: GDState, agent: AgentId) -> tuple[str, ...]:
    """The psionic powers of which one is drawn; a mission may say which these are."""
    named = state.box.mission.psionics
    pool = tokens_of(state, agent, "psionic")
    return tuple(sorted(p for p in pool if not named or p in named))  # GX-9.7.2.d/mission


def green_tokens(state: GDState) -> tuple[str, ...]:
    """Green weapons that nobody carries; those printed on a sheet are no tokens."""
    if not state.box.green:
        return ()
    return tuple(weapon for weapon in state.box.green if available(state, weapon) > 0)  # GX-9.2.1.l


def generic_devices(state: GDState) -> tuple[str, ...]:
    """Every generic device in the warehouse, each as often as it is there."""
    return tuple(
        power.id
        for power in state.box.powers.values()
        if power.kind == "device"  # GX-9.7.4.2.o/reinforcements
        and power.user == "generic"  # GD-6.2.3.f GD-7.7.2.2.q/search
        for _ in range(available(state, power.id))  # GD-7.7.2.c
    )


def requestable_devices(state: GDState) -> tuple[str, ...]:
    """Devices that reinforcements may bring: generic ones, and class devices that may return."""
    classes = {state.box.agents[agent].class_name for agent in operative(state)}
    returning = tuple(
        power.id
        for power in state.box.powers.values()
        if power.returns
        and power.user in classes
        and available(state, power.id) > 0  # GD-6.2.3.f/returns GD-7.7.2.2.q
    )
    return (*dict.fromkeys(generic_devices(state)), *returning)  # GD-6.2.3.e


def available_grenades(state: GDState, class_name: str) -> tuple[str, ...]:
    """Grenades in the warehouse that a class may use."""
    return tuple(
        power.id
        for power in state.box.powers.values()
        if power.grenade
        and power.user in ("generic", class_name)
        and available(state, power.id) > 0  # GD-7.7.2.1.i
    )


def weapon_pool(state: GDState, rank: str) -> tuple[str, ...]:
    """Weapons of a rank that agents in play can use, each as often as nobody has it."""
    classes = {state.box.agents[agent].class_name for agent in operative(state)}
    return tuple(
        weapon.id
        for weapon in state.box.catalogue.weapons.values()
        if weapon.rank == rank  # GX-9.2.1.i/random GX-9.2.1.i/search GX-9.5.2.t/pool
        and (weapon.user == "generic" or weapon.user in classes)  # GD-6.2.3.g GD-6.2.3.h
        for _ in range(available(state, weapon.id))  # GD-6.2.3.g/owned
    )


def has_room(state: GDState, slot: Carried) -> bool:
    """Whether a weapon holds less ammo than it can."""
    return slot.ammo is not None and slot.ammo < (state.box.weapons[slot.id].ammo or 0)


class WhichWeapon(Question, frozen=True, gc=False):
    """Which weapon of somebody gets ammo."""

    WHAT = "weapon"
    ANSWERS = (PickWeapon,)

    agent: names.AgentId


def gain_ammo(state: GDState, agent: AgentId, weapon: str, amount: int, rule: str) -> None:
    """Put ammo on a weapon, never more than it holds."""
    slot = carried(state, agent, weapon)
    most = state.box.weapons[weapon].ammo
    if slot is None or slot.ammo is None or most is None:
        return
    ammo = min(slot.ammo + amount, most)  # GD-7.6.6.e GD-FAQ.a
    if ammo > slot.ammo:
        state.change_weapon(agent, weapon, ammo=ammo)
        state.tell(events.Reloaded(agent, weapon, ammo - slot.ammo, rules=(rule,)))
