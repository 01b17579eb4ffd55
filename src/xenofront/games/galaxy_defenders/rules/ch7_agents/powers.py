"""GD 7.7 Powers and devices: who may use what."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.content.gear_effects import Charge
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    faces_toward,
    footprint,
    is_engaged,
    sees,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import deploy_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import damage_kind, helps_strike
from xenofront.games.galaxy_defenders.rules.ch7_agents.runs import run_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import thrown_at
from xenofront.games.galaxy_defenders.rules.choices import Use
from xenofront.games.galaxy_defenders.rules.expansions.batteries import chargeable
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState
from xenofront.kernel import Procedure

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


def boosts(state: GDState, agent: AgentId, weapon: str) -> tuple[str, ...]:
    """Powers that would help an attack: only with the ACTION of the own turn."""
    if not has_action(state, agent) or weapon in state.box.powers:  # GD-6.3.1.h
        return ()
    usable = usable_powers(state, agent, "attack")
    if not usable:
        return ()
    kind = damage_kind(state, weapon)
    return tuple(name for name in usable if helps_strike(state, name, kind))


def help_roll(state: GDState, agent: AgentId, power: str) -> None:
    """An agent uses up a power for its own roll, with the ACTION of its turn."""
    state.spend(*activities_of(state, power))
    spend_power(state, agent, power, "GD-6.3.1.h")


def activities_of(state: GDState, power: str) -> tuple[str, ...]:
    """What the use of a power costs."""
    return ("action", "movement") if state.box.powers[power].takes_movement else ("action",)


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
    return spent_refusal(state, "action") or _card_refusal(state, agent, name)  # GD-7.4.1.a


def _card_refusal(state: GDState, agent: AgentId, name: str) -> str | None:
    """Why the card of a power cannot be used with an ACTION."""
    row = state.agents[agent]
    if name not in row.powers and name not in row.devices:
        return "GD-7.7.2.b"
    is_face_down = name in row.spent  # GD-7.4.1.b/ability GD-7.4.1.b/skill GD-7.4.1.c/round
    if is_face_down:  # GD-6.1.f/before GD-7.7.4.c/while GD-7.7.j/standard
        return "GD-7.7.j"
    power = state.box.powers[name]
    if power.timing != "standard" or power.moment != "turn":
        return "GD-7.7.a"
    if power.user not in ("generic", state.box.agents[agent].class_name):  # GD-7.7.h
        return "GD-7.7.i"
    return None


def _ready(state: GDState, agent: AgentId) -> tuple[str, ...]:
    """Powers that nothing forbids to use with ACTION, whatever they do."""
    if spent_refusal(state, "action"):  # GD-7.4.b/alone GD-7.4.b/movement GD-7.4.1.a
        return ()
    row = state.agents[agent]
    key = "ready", agent, row.powers, row.devices, row.spent
    known: tuple[str, ...] | None = state.box.memo.get(key)
    if known is None:
        held = dict.fromkeys((*row.powers, *row.devices))  # GD-7.5.2.c
        known = tuple(name for name in held if _card_refusal(state, agent, name) is None)
        state.box.memo[key] = known
    return known


def _effect_refusal(
    state: GDState, agent: AgentId, power: str, effect: content.PowerEffect
) -> str | None:
    if type(effect) is content.Deploy:
        return deploy_refusal(state, agent, power, effect)
    if type(effect) is content.Blast and not thrown_at(state, agent, effect.range):
        return "GD-7.7.2.1.f"
    if _moves(effect) and is_immobilized(state, agent):  # GD-7.5.5.b GD-7.5.5.d/device
        return "GD-7.5.5.b"
    if type(effect) is content.Dash:
        if is_engaged(state, agent) and not effect.leaves_combat:  # GD-7.5.4.i GD-4.a/token
            return "GD-7.5.4.e"
    if type(effect) is content.Run:
        return run_refusal(state, agent, effect)
    if type(effect) is Charge and not chargeable(state, agent):
        return "GX-9.4.c"
    return _condition_refusal(state, agent, effect)


def _condition_refusal(state: GDState, agent: AgentId, effect: content.PowerEffect) -> str | None:
    if type(effect) is content.Endure and effect.while_free and is_engaged(state, agent):
        return "GD-7.5.4.e"
    if type(effect) is content.Mark and not aliens_in_view(state, agent):
        return "GD-5.2.e"
    if type(effect) is content.MoveAgain and not has_moved(state, agent):
        return "GD-6.3.1.b"
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


def _moves(effect: content.PowerEffect) -> bool:
    if type(effect) is content.Run:
        return effect.procedure in MOVING
    if type(effect) is content.Endure:
        return effect.until == "turn"
    return type(effect) is content.Dash or type(effect) is content.MoveAgain


def uses(state: GDState, agent: AgentId) -> list[Use]:
    ready = _ready(state, agent)
    return [Use(name) for name in ready if _effects_refusal(state, agent, name) is None]


def use(state: GDState, agent: AgentId, choice: Use) -> Procedure:
    state.spend("action")  # GD-7.7.2.a GD-7.7.3.b GD-7.7.4.b GD-7.7.2.1.a GD-7.7.2.2.b GD-7.7.4.1.b
    return gd.UsePower(agent, choice.power)


def spend_power(state: GDState, agent: AgentId, power: str, rule: str) -> None:
    """Flip a used power, discard a used device (GD-7.7.f, GD-7.7.g)."""
    row = state.agents[agent]
    if power in row.devices:
        uses = state.box.powers[power].uses
        if row.worn.count(power) + 1 < uses:
            state.change_agent(agent, worn=(*row.worn, power))
        else:
            at = row.devices.index(power)
            state.change_agent(
                agent, devices=row.devices[:at] + row.devices[at + 1 :]
            )  # GD-6.1.g/device GD-7.7.g GD-7.4.1.d
            if uses:
                state.change_agent(agent, worn=tuple([one for one in row.worn if one != power]))
    else:
        state.change_agent(agent, spent=(*row.spent, power))  # GD-7.7.f
    state.tell(events.PowerUsed(agent, power, rules=(rule,)))


def aliens_in_view(state: GDState, agent: AgentId) -> list[AlienId]:
    """Aliens that an agent sees in front of it."""
    here = state.agents[agent].hex
    return [
        name
        for name, row in state.aliens.items()
        if any(
            sees(state, here, place)  # GD-5.2.f/power GX-11.8.d
            and faces_toward(state, agent, place)  # GD-5.2.1.b/power
            for place in footprint(row)
        )
    ]
