"""Power suits, batteries and fighting poses: what they are worth, and answers about them."""

from __future__ import annotations

from typing import Final

from xenofront.games.galaxy_defenders.play.greedy.situation import Situation, state_of
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import EQUIP, NextHex, TakePose
from xenofront.games.galaxy_defenders.rules.expansions import poses
from xenofront.games.galaxy_defenders.rules.expansions.batteries import (
    Goal,
    IntoSuit,
    WhichCharge,
    charge_goals,
)
from xenofront.games.galaxy_defenders.rules.expansions.quakes import WhoIsStruck
from xenofront.games.galaxy_defenders.rules.expansions.suits import equip_refusal
from xenofront.games.galaxy_defenders.rules.expansions.supplies import WhichSupply
from xenofront.games.galaxy_defenders.rules.state import Agent, AgentId, GDState, HexId, hp_left
from xenofront.kernel import Game
from xenofront.players.base import Choice, because, tie

SUIT: Final = 5.0
"""What it is worth to wear a suit."""
UPRIGHT: Final = 0.6
"""What it is worth to stand beside an alien."""
LAST, LOW, FILLED = 3.0, 1.4, 0.2
"""What a battery is worth where none is left, one is, and more are."""
QUIET: Final = 2
"""So many areas away aliens must be before somebody kneels."""


def charge_value(state: GDState, agent: AgentId) -> float:
    """What batteries are worth to somebody."""
    return max((goal_value(state, agent, goal) for goal in charge_goals(state, agent)), default=0.0)


def goal_value(state: GDState, agent: AgentId, goal: Goal) -> float:
    """What a battery is worth in a suit or a weapon; ammo where there is none of it."""
    left = _left(state.agents[agent], goal)
    return LAST if left == 0 else LOW if left == 1 else FILLED / (1 + left)


def _left(row: Agent, goal: Goal) -> int:
    """What a suit or a weapon still holds."""
    if isinstance(goal, IntoSuit):
        assert row.suit is not None
        return row.suit.batteries
    slot = next(slot for slot in row.weapons if slot.id == goal.weapon)
    return (slot.ammo if slot.batteries is None else slot.batteries) or 0


def suit_value(state: GDState, agent: AgentId, place: HexId) -> float:
    """What it is worth to enter a hex for the suit there."""
    if place in state.suits and equip_refusal(state, agent, place) is None:
        return SUIT
    return 0.0


def walking_points(state: GDState, agent: AgentId, points: int) -> int:
    """Hexes that so many points are enough for, with standing up before them."""
    if state.agents[agent].pose == poses.STANDING:
        return points
    left = points - poses.change_cost(state, agent, poses.STANDING)
    each = poses.step_cost(state, agent)
    return max(left, points // each if each else 0, 0)


def gear_up(look: Situation, ask: NextHex, end: HexId) -> Choice | None:
    """A suit is put on at once; whoever goes on stands up, and who shoots from afar kneels."""
    if EQUIP in ask.choices:
        return Choice(EQUIP, because("equip", agent=look.agent))
    offered = [choice for choice in ask.choices if isinstance(choice, TakePose)]
    if not offered:
        return None
    pose = look.row.pose
    if end != look.here and pose != poses.STANDING:
        wanted = poses.STANDING
    elif end == look.here and pose == poses.STANDING and _shoots_from_afar(look):
        wanted = "crouching"
    else:
        return None
    choice = next((one for one in offered if one.pose == wanted), None)
    return Choice(choice, because("pose", agent=look.agent)) if choice else None


def _shoots_from_afar(look: Situation) -> bool:
    """Whether an attack is to come, and no alien is near."""
    if "combat" in look.spent or not look.menaces:
        return False
    away = [look.board.distance(look.here, menace.hex, look.mask) for menace in look.menaces]
    return min(away) >= QUIET


def deed_value(look: Situation, option: menu.StandUp | menu.Unequip | menu.Recall) -> float:
    """What it is worth to stand up, to leave a suit, to call one."""
    match option:
        case menu.StandUp():
            return UPRIGHT
        case menu.Recall():
            return SUIT if look.state.aliens or look.state.signals else 0.0
        case _:
            return 0.0


def goal(seen: Game, ask: WhichCharge | WhichSupply, seed: int) -> Choice:
    """What is nearest to being empty."""
    state = state_of(seen)
    best = max(ask.choices, key=lambda one: (goal_value(state, ask.agent, one), tie(seed, one.key)))
    return Choice(best, because("charge", agent=ask.agent))


def struck(seen: Game, ask: WhoIsStruck, seed: int) -> Choice:
    """Who can take most."""
    state = state_of(seen)
    best = max(ask.choices, key=lambda one: (hp_left(state, one.agent), tie(seed, one.key)))
    return Choice(best, because("struck", agent=best.agent))
