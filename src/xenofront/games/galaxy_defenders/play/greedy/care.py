"""Who needs help, and who could give it from where."""

from __future__ import annotations

from typing import Final, NamedTuple

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.play.greedy.situation import Situation, frailty
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, HexId, is_bleeding

LIFE: Final = 4.0
"""What it is worth that somebody gets up again."""
TREATED: Final = 1.6
"""Wounds that a healing weapon takes on average."""


class Care(NamedTuple):
    """Somebody who could be helped, how near one must be, and what it is worth."""

    hex: HexId
    within: int
    value: float


def heal_value(state: GDState, agent: str, amount: float) -> float:
    """What it is worth to take wounds from somebody."""
    whom = AgentId(agent)
    row = state.agents[whom]
    if not row.alive or not row.wounds:
        return 0.0
    life = LIFE if is_bleeding(state, whom) else 0.0
    return min(row.wounds, amount) * frailty(state, whom) * 0.7 + life


def cares(look: Situation) -> list[Care]:
    """Friends whom an agent could still heal in this turn, if it were near them."""
    state = look.state
    needy = [friend for friend in look.squad if state.agents[friend].wounds]
    if not needy or is_bleeding(state, look.agent):
        return []
    found = []
    for within, amount in _means(look):
        for friend in needy:
            value = heal_value(state, friend, amount) - 0.9
            if value > 0:
                found.append(Care(state.agents[friend].hex, within, value))
    return found


def _means(look: Situation) -> list[tuple[int, float]]:
    """How far an agent can heal, and how much."""
    state, row = look.state, look.row
    found: list[tuple[int, float]] = []
    if "action" not in look.spent:
        found += [
            (0, amount) for power in (*row.powers, *row.devices) for amount in _heals(look, power)
        ]
    if "combat" not in look.spent:
        for slot in row.weapons:
            weapon = state.box.weapons[slot.id]
            if weapon.kind == "healing" and not slot.jammed and slot.ammo != 0:
                found.append((weapon.range, TREATED))
    return found


def _heals(look: Situation, power: str) -> list[float]:
    """How many wounds a power or device that is not spent takes from somebody beside."""
    if power in look.row.spent:
        return []
    parts: list[object] = []
    for effect in look.state.box.powers[power].effects:
        parts += effect.effects if isinstance(effect, content.OneOf) else (effect,)
    heals = [part for part in parts if isinstance(part, content.Heal)]
    return [float(part.amount) for part in heals if part.whom == "self_or_adjacent"]


def care_from(look: Situation, place: HexId, known: list[Care]) -> float:
    """What the best help from a hex is worth."""
    board, mask, best = look.board, look.mask, 0.0
    for care in known:
        if care.value > best and board.distance(place, care.hex, mask) <= care.within:
            if not care.within or board.sees(place, care.hex, mask):
                best = care.value
    return best
