"""What powers and devices are worth now, and on whom they are used."""

from __future__ import annotations

from typing import Final

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.content.gear_effects import Charge
from xenofront.games.galaxy_defenders.content.power_effects import (
    Field,
    FightAgain,
    MoreEffect,
    Smite,
)
from xenofront.games.galaxy_defenders.play.greedy.care import heal_value
from xenofront.games.galaxy_defenders.play.greedy.fighting import beside, gain, prey_of
from xenofront.games.galaxy_defenders.play.greedy.gear import charge_value
from xenofront.games.galaxy_defenders.play.greedy.situation import Situation, worth
from xenofront.games.galaxy_defenders.play.greedy.standing import Ground
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    adjacent_agents,
    area_of,
    is_engaged,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import has_body_condition
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.satellite import open_areas
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import movement_points
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import bleeding_beside
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import thrown_at
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState

RARE: Final = 0.9
"""What it costs to use up something that does not come back by itself."""
EMPTY, LOW, JAMMED = 2.2, 1.0, 1.5


def use_value(look: Situation, ground: Ground, power: str) -> float:
    """What it is worth to use a power or device with the action of the turn."""
    definition = look.state.box.powers[power]
    comes_back = definition.kind in ("ability", "skill", "psionic")
    cost = 0.0 if comes_back and not definition.once_per_mission else RARE
    values = [effect_value(look, ground, power, effect) for effect in definition.effects]
    return sum(values) - cost


def effect_value(
    look: Situation, ground: Ground, power: str, effect: content.PowerEffect | MoreEffect
) -> float:
    """What one effect is worth at its best."""
    if isinstance(effect, content.OneOf):
        return max(effect_value(look, ground, power, one) for one in effect.effects)
    if isinstance(effect, content.Heal):
        if effect.whom == "area":
            return sum(heal_value(look.state, whom, effect.amount) for whom in _in_area(look))
        return max(heal_value(look.state, w, effect.amount) for w in helped(look, effect.whom))
    if isinstance(effect, content.Reload):
        return max(reload_value(look.state, w, effect) for w in helped(look, effect.whom))
    if isinstance(effect, content.Cure):
        return max(1.5 * has_body_condition(look.state, w) for w in helped(look, effect.whom))
    if isinstance(effect, content.Purge):
        return max(1.5 * look.state.agents[w].poison for w in helped(look, effect.whom))
    if isinstance(effect, Charge):
        return max(charge_value(look.state, w) for w in helped(look, effect.whom))
    if isinstance(effect, content.Blast):
        targets = thrown_at(look.state, look.agent, effect.range)
        aliens = [AlienId(name) for name in targets if name in look.state.aliens]
        return max((blast_value(look, power, alien) for alien in aliens), default=0.0)
    return _other(look, ground, effect)


def _other(look: Situation, ground: Ground, effect: content.PowerEffect | MoreEffect) -> float:
    """What changes where somebody stands or how hard it is to be hit."""
    state = look.state
    if isinstance(effect, content.Dash):
        held = is_engaged(state, look.agent) and not effect.leaves_combat
        if effect.own_move:
            return 0.0 if not is_engaged(state, look.agent) else 0.8 * look.danger(look.here)
        return 0.0 if held else _step_value(look, ground, effect.hexes)
    if isinstance(effect, content.MoveAgain):
        return _step_value(look, ground, movement_points(state, look.agent))
    if isinstance(effect, content.Endure):
        return 0.7 * look.danger(look.here) if "movement" in look.spent else 0.0
    if isinstance(effect, content.Plate):
        return 1.2 * look.danger(look.here)
    if isinstance(effect, content.Deploy):
        seen = any(look.board.sees(look.here, menace.hex, look.mask) for menace in look.menaces)
        return 2.5 if seen else 0.0
    if isinstance(effect, content.Mark):
        return 0.8 if look.squad else 0.3
    if isinstance(effect, content.Run):
        return _run(look, effect)
    if isinstance(effect, Smite):
        return 1.8
    if isinstance(effect, FightAgain):
        return 2.0 if look.menaces else 0.0
    if isinstance(effect, Field):
        return 1.2 if any(row.card in state.box.burrowers for row in state.aliens.values()) else 0.0
    return 0.0


def _run(look: Situation, effect: content.Run) -> float:
    state = look.state
    match effect.procedure:
        case "satellite":
            return max((strike_value(look, area) for area in open_areas(state)), default=0.0)
        case "mines":
            return 1.3 if state.aliens else 0.0
        case "scanner":
            return 1.0 if len(state.signals) > 1 else 0.0
        case "enemy_control":
            return 2.2 if len(state.aliens) > 1 else 1.0
        case "telekinesis":
            return 0.7 * look.danger(look.here)
        case "mind_link":
            return 0.9
        case "quartermaster":
            return 0.3
        case "hologram":
            return 1.5 if state.aliens else 0.0
        case "charge":
            return 0.6 * sum(
                m.hex in look.board.neighbours(look.here, look.mask) for m in look.menaces
            )
        case "leadership":
            return 0.5 if look.squad else 0.0
    return 0.0


def _step_value(look: Situation, ground: Ground, points: int) -> float:
    """What some more hexes bring; only once the own movement is used."""
    if "movement" not in look.spent and not is_engaged(look.state, look.agent):
        return 0.0
    return ground.best(points).value - ground.spot(look.here).value


# -- whom ----------------------------------------------------------------------------------------


def helped(look: Situation, whom: str) -> list[AgentId]:
    """Who can be helped."""
    if whom == "adjacent_bleeding":
        return bleeding_beside(look.state, look.agent)
    if whom != "self_or_adjacent":
        return [look.agent]
    near = [a for a in adjacent_agents(look.state, look.here) if not look.state.agents[a].owner]
    return [look.agent, *(agent for agent in near if agent != look.agent)]


def _in_area(look: Situation) -> list[AgentId]:
    state, area = look.state, area_of(look.state, look.here)
    squad = (look.agent, *look.squad)
    return [agent for agent in squad if area_of(state, state.agents[agent].hex) == area]


def reload_value(state: GDState, agent: str, effect: content.Reload) -> float:
    """What ammunition is worth to somebody."""
    return max(
        (
            slot_value(state, agent, slot.id, unjams=effect.unjams)
            for slot in state.agents[AgentId(agent)].weapons
        ),
        default=0.0,
    )


def slot_value(state: GDState, agent: str, weapon: str, *, unjams: bool = False) -> float:
    """What ammunition is worth on one weapon."""
    slot = next(s for s in state.agents[AgentId(agent)].weapons if s.id == weapon)
    value = JAMMED if unjams and slot.jammed else 0.0
    if slot.ammo is None:
        return value
    missing = (state.box.weapons[weapon].ammo or 0) - slot.ammo
    if not missing:
        return value
    return value + (EMPTY if slot.ammo == 0 else LOW if slot.ammo == 1 else 0.2)


def blast_value(look: Situation, power: str, alien: AlienId) -> float:
    """What a grenade on an alien brings, everybody in its area included."""
    state, prey = look.state, prey_of(look.state)
    struck = (alien, *beside(state, alien))
    return sum(gain(look, power, one, prey)[0] for one in struck)


def strike_value(look: Situation, area: str) -> float:
    """What fire from the sky brings that comes when the round is over: aliens will have moved."""
    state = look.state
    if any(area_of(state, state.agents[a].hex) == area for a in (look.agent, *look.squad)):
        return 0.0
    aliens = sum(
        worth(state, a) for a, row in state.aliens.items() if area_of(state, row.hex) == area
    )
    signals = sum(area_of(state, row.hex) == area for row in state.signals.values())
    return 0.35 * aliens + 0.8 * signals
