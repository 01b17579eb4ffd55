"""GD 7.7 Powers with a procedure of their own: why they cannot be used, and what they open."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.effects import Run
from xenofront.games.galaxy_defenders.content.power_effects import Smite
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices import hazards, satellite, scanner
from xenofront.games.galaxy_defenders.rules.ch7_agents.skills import leadership
from xenofront.games.galaxy_defenders.rules.expansions import gifts, hologram
from xenofront.games.galaxy_defenders.rules.expansions.npcs import slots
from xenofront.games.galaxy_defenders.rules.expansions.psionics import link, mind
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.kernel import Procedure


def run_refusal(state: GDState, agent: AgentId, effect: Run) -> str | None:
    """Why the procedure cannot be opened now."""
    match effect.procedure:
        case "leadership":
            return leadership.refusal(state, agent, effect)
        case "mines":
            return hazards.refusal(state, agent, effect)
        case "scanner":
            return scanner.refusal(state, agent, effect)
        case "satellite":
            return satellite.refusal(state, agent, effect)
        case "quartermaster":
            return None if gifts.gifts(state, agent, effect.range) else "GD-7.7.2.d"
        case "mind_link":
            return None if link.spent_powers(state, agent, effect.range) else "GD-7.7.2.d"
        case "enemy_control" | "telekinesis":
            return mind.refusal(state, agent, effect.procedure, effect.range)
        case "hologram":
            return hologram.refusal(state, agent, effect.range)
        case "commander":
            return None if slots.owned_by(state, agent) else "GX-10.2.d"
    return None


def run(state: GDState, agent: AgentId, power: str, effect: Run | Smite) -> Procedure | None:
    """Open the procedure, or do at once what needs none."""
    if isinstance(effect, Smite):
        return gd.BrainBlast(agent, power, effect.range, effect.hits)
    match effect.procedure:
        case "leadership":
            return gd.Lead(agent, effect.range)
        case "charge":
            return gd.Charge(agent)
        case "mines":
            return gd.LayMines(agent, effect.range)
        case "scanner":
            return gd.Scan(agent)
        case "satellite":
            return gd.CallStrike(agent)
        case "commander":
            return gd.Commander(agent)  # GX-10.2.d/stated
        case "quartermaster":
            return gd.Quartermaster(agent, effect.range)
        case "mind_link":
            return gd.MindLink(agent, effect.range)
        case "enemy_control" | "telekinesis":
            return gd.MoveMind(agent, power, effect.range, effect.procedure)
        case "hologram":
            return gd.PlaceHologram(agent, power, effect.range)
    state.change_turn(agile=True)
    return None
