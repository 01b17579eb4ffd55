"""GD 7.7 Powers and devices: who may use what."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.content.gear_effects import Charge
from xenofront.games.galaxy_defenders.content.power_effects import FightAgain, MoreEffect, Smite
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import adjacent_agents, is_engaged
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import deploy_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import damage_kind, helps_strike
from xenofront.games.galaxy_defenders.rules.ch7_agents.runs import run_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import aliens_in_view, thrown_at
from xenofront.games.galaxy_defenders.rules.choices import Use
from xenofront.games.galaxy_defenders.rules.expansions.batteries import chargeable
from xenofront.games.galaxy_defenders.rules.expansions.psionics.targets import within_reach
from xenofront.games.galaxy_defenders.rules.state import (
    FREE_TACTICS,
    AgentId,
    GDState,
    is_bleeding,
)
from xenofront.kernel import Procedure

TACTICS = (
    "basic_tactic",  # GX-9.7.3.a/basic GX-9.8.h/basic
    "improved_tactic",  # GX-9.7.3.a/improved GX-9.8.h/improved
)
MOVING = ("acrobatics", "charge")
"""Procedures of powers that affect movement."""

# -- who may use what --------------------------------------------------------------------------


def usable_powers(state: GDState, agent: AgentId, moment: str) -> tuple[str, ...]:
    """Face-up powers of an agent for a moment of play."""
    usable = _face_up(state, agent, moment)
    can_move = not has_moved(state, agent) and not is_immobilized(state, agent)
    if not usable or can_move:  # GD-7.5.5.b/costing
        return usable
    powers = state.box.powers
    return tuple([name for name in usable if not powers[name].takes_movement])


def _face_up(state: GDState, agent: AgentId, moment: str) -> tuple[str, ...]:
    """Powers and devices of an agent to be used at a moment of play that are not spent."""
    row, powers = state.agents[agent], state.box.powers
    key = "face up", moment, row.powers, row.devices, row.spent
    known: tuple[str, ...] | None = state.box.memo.get(key)
    if known is None:
        known = state.box.memo[key] = tuple(
            name
            for name in dict.fromkeys((*row.powers, *row.devices))
            if powers[name].moment == moment
            and powers[name].timing != "passive"
            and name not in row.spent  # GD-7.7.j/reaction
        )
    return known


def has_action(state: GDState, agent: AgentId) -> bool:
    """Whether it is the agent's own turn and its ACTION is left."""
    turn = state.turn
    return (
        turn is not None and turn.agent == agent and "action" not in turn.spent
    )  # GD-7.4.b/combat


def has_moved(state: GDState, agent: AgentId) -> bool:
    """Whether an agent has used MOVEMENT in its turn."""
    turn = state.turn
    return turn is not None and turn.agent == agent and "movement" in turn.spent


def has_fought(state: GDState, agent: AgentId) -> bool:
    """Whether an agent has used COMBAT in its turn."""
    turn = state.turn
    return turn is not None and turn.agent == agent and "combat" in turn.spent


def boosts(state: GDState, agent: AgentId, weapon: str) -> tuple[str, ...]:
    """Powers that would help an attack: only with the ACTION of the own turn."""
    if weapon in state.box.powers:
        return ()
    usable = helpers(state, agent)
    if not usable:
        return ()
    kind = damage_kind(state, weapon)
    return tuple(name for name in usable if helps_strike(state, name, kind))


def helpers(state: GDState, agent: AgentId) -> tuple[str, ...]:
    """Powers for an attack that an agent could pay for in its own turn."""
    turn = state.turn
    if turn is None or turn.agent != agent:  # GX-6.2.1.1.c/others GX-6.2.1.1.c/aliens
        return ()
    if not state.box.costs_vary:
        return usable_powers(state, agent, "attack") if has_action(state, agent) else ()
    usable = usable_powers(state, agent, "attack")  # GX-6.2.1.1.g/combat
    return tuple(p for p in usable if cost_refusal(state, agent, p) is None)


def help_roll(state: GDState, agent: AgentId, power: str) -> None:
    """An agent uses up a power for its own roll, with the ACTION of its turn."""
    state.spend(*activities_of(state, agent, power))
    spend_power(state, agent, power, "GD-6.3.1.h")


def activities_of(state: GDState, agent: AgentId, power: str) -> tuple[str, ...]:
    """What the use of a power costs; a FREE ACTION costs nothing."""
    definition = state.box.powers[power]
    free = is_free(state, agent, power)  # GX-6.2.1.1.a/kept GX-6.2.1.1.b
    if free:  # GX-6.2.1.1.h/power GX-6.2.1.1.h/many GX-9.7.3.c/turn
        return ()
    if definition.takes_movement:
        return ("action", "movement")
    costs = definition.costs  # GX-9.7.2.h/combat GX-9.7.2.h/standard GX-9.7.2.h/movement
    return (costs,)  # GX-9.7.b GX-9.7.c/cost GX-9.7.d/cost GX-9.7.4.a


def is_free(state: GDState, agent: AgentId, power: str) -> bool:
    """Whether an agent may use a power as a FREE ACTION: a tactic from EARTH on."""
    rank = state.agents[agent].rank
    return (
        rank in FREE_TACTICS  # GX-6.2.1.1.e/below GX-9.7.3.b
        and state.box.powers[power].kind in TACTICS
    )


def cost_refusal(state: GDState, agent: AgentId, power: str) -> str | None:
    """Why an agent cannot pay for a power in its turn."""
    if not state.box.costs_vary:
        return spent_refusal(state, "action")
    costs = activities_of(state, agent, power)
    return spent_refusal(state, *costs)  # GX-6.2.1.1.a/later GX-9.7.c/refused GX-9.7.d/refused


def may_use_at_once(state: GDState, agent: AgentId, device: str) -> bool:
    """Whether an agent can use a device outside its own turn."""
    if _card_refusal(state, agent, device):
        return False
    return _effects_refusal(state, agent, device) is None


def bleeding_beside(state: GDState, agent: AgentId) -> list[AgentId]:
    """Bleeding agents next to an agent."""
    near = adjacent_agents(state, state.agents[agent].hex)
    return [one for one in near if is_bleeding(state, one)]


def use_refusal(state: GDState, agent: AgentId, choice: Use) -> str | None:
    """Why an agent cannot use a power or device with ACTION."""
    name = choice.power
    return held_refusal(state, agent, name) or _effects_refusal(state, agent, name)


def _effects_refusal(state: GDState, agent: AgentId, name: str) -> str | None:
    """Why what a power does cannot be done now."""
    power = state.box.powers[name]
    for effect in power.effects:
        refusal = _effect_refusal(state, agent, name, effect)
        if refusal:
            return refusal
    return None if power.effects else "GD-7.7.a"


def held_refusal(state: GDState, agent: AgentId, name: str) -> str | None:
    """Why a power cannot be used with ACTION, whatever it does."""
    if not state.box.costs_vary:
        return spent_refusal(state, "action") or _card_refusal(state, agent, name)  # GD-7.4.1.a
    return _card_refusal(state, agent, name) or cost_refusal(state, agent, name)


def _card_refusal(state: GDState, agent: AgentId, name: str) -> str | None:
    """Why the card of a power cannot be used with an ACTION."""
    row = state.agents[agent]
    if name not in row.powers and name not in row.devices:
        return "GD-7.7.2.b"
    face_down = row.spent  # GX-6.2.1.1.k/once GX-6.2.1.1.k/used
    is_face_down = name in face_down  # GD-7.4.1.b/ability GD-7.4.1.b/skill GD-7.4.1.c/round
    if is_face_down:  # GD-6.1.f/before GD-7.7.4.c/while GD-7.7.j/standard GX-9.7.3.d/once
        return "GD-7.7.j"
    power = state.box.powers[name]
    if power.timing != "standard" or power.moment != "turn":
        return "GD-7.7.a"
    if power.user not in ("generic", state.box.agents[agent].class_name):  # GD-7.7.h GX-9.7.4.2.p
        return "GD-7.7.i"
    return None


def _ready(state: GDState, agent: AgentId) -> tuple[str, ...]:
    """Powers that nothing forbids to use now, whatever they do."""
    vary = state.box.costs_vary
    if not vary and spent_refusal(state, "action"):  # GD-7.4.b/alone GD-7.4.b/movement GD-7.4.1.a
        return ()
    row = state.agents[agent]
    key = "ready", agent, row.powers, row.devices, row.spent
    known: tuple[str, ...] | None = state.box.memo.get(key)
    if known is None:
        held = dict.fromkeys((*row.powers, *row.devices))  # GD-7.5.2.c
        known = tuple(name for name in held if _card_refusal(state, agent, name) is None)
        state.box.memo[key] = known
    if not vary:
        return known
    refusals = {name: cost_refusal(state, agent, name) for name in known}
    return tuple([name for name in known if refusals[name] is None])  # GX-6.2.1.1.g/movement


def _effect_refusal(
    state: GDState, agent: AgentId, power: str, effect: content.PowerEffect | MoreEffect
) -> str | None:
    if type(effect) is content.Deploy:
        return deploy_refusal(state, agent, power, effect)
    if type(effect) is content.Blast and not thrown_at(state, agent, effect.range):
        return "GD-7.7.2.1.f"
    if _moves(effect) and is_immobilized(state, agent):  # GD-7.5.5.b GD-7.5.5.d/device
        return "GD-7.5.5.b"
    if type(effect) is content.Dash:
        if (
            is_engaged(state, agent) and not effect.leaves_combat
        ):  # GD-7.5.4.i GD-4.a/token GX-6.2.1.1.l/movement
            return "GD-7.5.4.e"
    if type(effect) is content.Run:
        return run_refusal(state, agent, effect)
    if type(effect) is Charge and not chargeable(state, agent):
        return "GX-9.4.c"
    return _condition_refusal(state, agent, effect)


def _condition_refusal(
    state: GDState, agent: AgentId, effect: content.PowerEffect | MoreEffect
) -> str | None:
    if type(effect) is content.Endure and effect.while_free and is_engaged(state, agent):
        return "GD-7.5.4.e"
    if type(effect) is content.Mark and not aliens_in_view(state, agent):
        return "GD-5.2.e"
    if type(effect) is content.MoveAgain and not has_moved(state, agent):
        return "GD-6.3.1.b"
    if type(effect) is Smite:
        return None if within_reach(state, agent, effect.range) else "GD-7.7.2.d"
    if type(effect) is FightAgain and not has_fought(state, agent):
        return "GD-6.3.1.b"
    if type(effect) is content.Heal and effect.whom == "adjacent_bleeding":
        return None if bleeding_beside(state, agent) else "GD-7.7.2.d"
    return None


def moving_powers(state: GDState, agent: AgentId) -> tuple[str, ...]:
    """Powers that an agent may use in the middle of its MOVEMENT: those that affect it."""
    turn = state.turn
    if turn is None or turn.agent != agent:
        return ()
    ready, powers = _ready(state, agent), state.box.powers
    if not ready:
        return ()
    effects = [(name, powers[name].effects) for name in ready]
    return tuple([name for name, done in effects if done and all(map(_moves, done))])  # GD-6.3.1.g


def _moves(effect: content.PowerEffect | MoreEffect) -> bool:
    if type(effect) is content.Run:
        return effect.procedure in MOVING
    if type(effect) is content.Endure:
        return effect.until == "turn"
    return type(effect) is content.Dash or type(effect) is content.MoveAgain


def uses(state: GDState, agent: AgentId) -> list[Use]:
    ready = _ready(state, agent)
    usable = [name for name in ready if _effects_refusal(state, agent, name) is None]
    return [Use(name) for name in usable]  # GX-6.2.1.1.l/tactic


def use(state: GDState, agent: AgentId, choice: Use) -> Procedure:
    costs = activities_of(state, agent, choice.power)
    state.spend(
        *costs  # GD-7.7.2.a GD-7.7.3.b GD-7.7.4.b GD-7.7.2.1.a GD-7.7.2.2.b GD-7.7.4.1.b
    )  # GX-9.7.4.1.a GX-9.7.4.2.a
    return gd.UsePower(agent, choice.power)


def spend_power(state: GDState, agent: AgentId, power: str, rule: str) -> None:
    """Flip a used power, discard a used device (GD-7.7.f, GD-7.7.g)."""
    row = state.agents[agent]
    if power in row.devices:
        uses = state.box.powers[power].uses
        if state.box.powers[power].keeps and not uses:  # GX-9.7.4.c GX-9.7.4.d/stays GX-4.a/item
            state.tell(events.PowerUsed(agent, power, rules=(rule,)))
            return
        if row.worn.count(power) + 1 < uses:
            state.change_agent(agent, worn=(*row.worn, power))
        else:
            at = row.devices.index(power)
            state.change_agent(
                agent, devices=row.devices[:at] + row.devices[at + 1 :]
            )  # GD-6.1.g/device GD-7.7.g GD-7.4.1.d GX-9.7.4.b
            if uses:
                state.change_agent(agent, worn=tuple([one for one in row.worn if one != power]))
    else:
        state.change_agent(agent, spent=(*row.spent, power))  # GD-7.7.f GX-9.7.2.e/used
    state.tell(events.PowerUsed(agent, power, rules=(rule,)))
