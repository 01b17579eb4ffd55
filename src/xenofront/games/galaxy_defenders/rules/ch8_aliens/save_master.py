"""GD 8.2 Save the Master: another alien becomes the target of an attack."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.effects import Run
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import apart
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import dice_of, odds
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import is_vulnerable
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState


def substitutes(state: GDState, attacker: str, weapon: str, target: str) -> tuple[AlienId, ...]:
    """Who may stand in for the target of an agent's attack, best for the aliens (GD-8.2.r)."""
    row = state.aliens.get(AlienId(target))
    if row is None or row.used or attacker not in state.agents:  # GD-8.2.c/reaction
        return ()
    powers = state.box.aliens[row.card].on_target
    if not powers or _is_on_an_area(state, weapon):
        return ()
    near = [
        name
        for name, other in state.aliens.items()
        if name != target
        and is_vulnerable(state, name)
        and any(
            apart(state, row, other) <= power.within
            and state.box.aliens[other.card].species != power.not_species  # GD-FAQ.n
            for power in powers
        )
    ]
    if len(near) < 2:
        return tuple(near)
    harm = {n: odds(state, attacker, weapon, n) for n in near}
    cost = {n: (chances.kill, chances.expected) for n, chances in harm.items()}
    least = min(cost.values())
    return tuple(n for n in near if cost[n] == least)  # GD-8.2.r


def _is_on_an_area(state: GDState, weapon: str) -> bool:
    """Whether an attack is on an area that was chosen, not on a figure (GD-7.7.2.f)."""
    thrown = dice_of(state, weapon) if weapon in state.box.powers else None
    return isinstance(thrown, Run) and thrown.procedure == "satellite"  # GD-7.7.2.f


def save_master(state: GDState, master: AlienId, substitute: AlienId) -> None:
    """The power is used for this round."""
    state.change_alien(master, used=True)  # GD-8.2.c/reaction GD-8.a/power
    state.tell(events.Substituted(master, substitute, rules=("GD-8.2.c",)))
