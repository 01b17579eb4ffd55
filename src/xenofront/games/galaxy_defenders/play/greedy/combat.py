"""Answers in the middle of a fight: boosts, ammunition, re-rolls, reactions, guards, drones."""

from __future__ import annotations

from typing import Any

from xenofront.games.galaxy_defenders.play.greedy.care import heal_value
from xenofront.games.galaxy_defenders.play.greedy.fighting import best_shot, gain, helps_to, prey_of
from xenofront.games.galaxy_defenders.play.greedy.situation import Situation, state_of
from xenofront.games.galaxy_defenders.rules.ch7_agents import rolls
from xenofront.games.galaxy_defenders.rules.ch7_agents.aftermath import StrikeBack
from xenofront.games.galaxy_defenders.rules.ch7_agents.combat import (
    Ammo,
    Boost,
    ExtraDice,
    PayAmmo,
    RedDice,
    Substitute,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.defence import React
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import DroneAttack
from xenofront.games.galaxy_defenders.rules.ch7_agents.guard import GuardShot
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding, strike
from xenofront.games.galaxy_defenders.rules.ch7_agents.rerolls import LEAVE, Die, Reroll
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import symbols
from xenofront.games.galaxy_defenders.rules.ch7_agents.treatment import BoostHeal, HealAnother
from xenofront.games.galaxy_defenders.rules.choices import (
    HOLD,
    NO_POWER,
    PickAgent,
    PickAlien,
    Shot,
    WithPower,
)
from xenofront.games.galaxy_defenders.rules.state import AgentId, hp_left
from xenofront.kernel import Game
from xenofront.players.base import Choice, because, tie

BOOSTS = {
    "ability": 0.15,
    "skill": 0.15,
    "basic_tactic": 0.5,
    "improved_tactic": 0.9,
    "device": 0.9,
}
"""How much a power must add before it is spent."""


def boost(seen: Game, ask: Boost, seed: int) -> Choice:
    """The power that helps an attack most for what it costs."""
    look = Situation(state_of(seen), AgentId(ask.attacker))
    found = [(0.0, NO_POWER.key)]
    for power in powers(ask):
        kind = look.state.box.powers[power].kind
        adds = helps_to(look, ask.weapon, ask.target, power)
        found.append((adds - BOOSTS.get(kind, 0.5), power))
    power = max(found)[1]
    if power == NO_POWER.key:
        return Choice(NO_POWER, because("keep", agent=look.agent))
    return Choice(WithPower(power), because("boost", power=power, target=ask.target))


def powers(ask: Boost | BoostHeal | React) -> list[str]:
    """The powers that are offered."""
    return [choice.power for choice in ask.choices if isinstance(choice, WithPower)]


def boost_heal(seen: Game, ask: BoostHeal, seed: int) -> Choice:
    """A power that heals wounds which the dice will hardly heal by themselves."""
    state, care = state_of(seen), _top(seen)
    wounds = state.agents[ask.target].wounds
    found = [(0.0, NO_POWER.key)]
    for power in powers(ask):
        definition = state.box.powers[power]
        plain, better = (strike(state, care.agent, care.weapon, p) for p in ((), (power,)))
        dice = better.red + better.blue - plain.red - plain.blue
        adds = min(better.hits - plain.hits + dice / 2, max(wounds - 1, 0))
        found.append((adds - BOOSTS.get(definition.kind, 0.5), power))
    power = max(found)[1]
    if power == NO_POWER.key:
        return Choice(NO_POWER, because("keep", agent=ask.agent))
    return Choice(WithPower(power), because("boost-heal", power=power, agent=ask.target))


def extra_dice(seen: Game, ask: ExtraDice, seed: int) -> Choice:
    """Red dice: they hit more often."""
    return Choice(RedDice(ask.extra), because("red-dice", agent=ask.attacker))


def pay_ammo(seen: Game, ask: PayAmmo, seed: int) -> Choice:
    """As many rounds as the target is likely to need, at most half of what is left."""
    state, attack = state_of(seen), _top(seen)
    look = Situation(state, AgentId(attack.attacker))
    slot = next(s for s in look.row.weapons if s.id == attack.weapon)
    power = strike(state, attack.attacker, attack.weapon, attack.powers, attack.target)
    hits = rolls.hits_of(power, rolls.tally(attack.faces))
    guard = guarding(state, attack.target, "ranged")
    need = guard.hp - guard.wounds + guard.shield + 1 - hits
    least, most = ask.choices[0].amount, ask.choices[-1].amount
    wanted = max(least, min(need, most, max(1, (slot.ammo or 0) // 2)))
    if not hits:
        wanted = least
    return Choice(Ammo(wanted), because("pay-ammo", target=attack.target, count=wanted))


def reroll(seen: Game, ask: Reroll, seed: int) -> Choice:
    """Throw again what shows nothing useful: misses of an attack, no shield in defence."""
    wanted = "SHIELD" if ask.defends else "HIT"
    if ask.unit not in state_of(seen).aliens:
        for choice in ask.choices:
            if isinstance(choice, Die) and not {wanted, "BOLT"} & {*symbols(choice.face)}:
                return Choice(choice, because("reroll", unit=ask.unit))
    return Choice(LEAVE, because("no-reroll", unit=ask.unit))


def react(seen: Game, ask: React, seed: int) -> Choice:
    """The reaction that stops the wounds that come through, if they matter."""
    state, defence = state_of(seen), _top(seen)
    open_hits = defence.hits - defence.shields
    left = hp_left(state, ask.agent)
    found = []
    for power in powers(ask):
        definition = state.box.powers[power]
        stops = sum(m.amount for m in definition.modifiers if m.quantity == "shields")
        dear = {"basic_tactic": 1, "improved_tactic": 2}.get(definition.kind, 0)
        needed = min(stops, open_hits)
        enough = dear == 0 or needed > dear or left - open_hits <= 1
        if enough and needed:
            found.append((-dear, needed, power))
    if not found:
        return Choice(NO_POWER, because("keep", agent=ask.agent))
    power = max(found)[2]
    return Choice(WithPower(power), because("react", power=power, agent=ask.agent))


def shoot(seen: Game, ask: GuardShot | DroneAttack | StrikeBack, seed: int) -> Choice:
    """Guard fire, a drone's shot or a blow in return: the best one that is worth it."""
    look = Situation(state_of(seen), AgentId(ask.unit))
    shots = [choice for choice in ask.choices if isinstance(choice, Shot)]
    best = best_shot(look, shots, prey_of(look.state))
    if best is None or best.gain <= 0.1:
        return Choice(HOLD, because("hold-fire", agent=ask.unit))
    why = because("attack", target=best.target, weapon=best.weapon, kill=best.kill)
    return Choice(best.choice, why)


def heal_another(seen: Game, ask: HealAnother, seed: int) -> Choice:
    """Who needs it most."""
    state = state_of(seen)
    agents = [choice.agent for choice in ask.choices if isinstance(choice, PickAgent)]
    best = max(agents, key=lambda agent: (heal_value(state, agent, 1), tie(seed, agent)))
    return Choice(PickAgent(best), because("heal", agent=best))


def substitute(seen: Game, ask: Substitute, seed: int) -> Choice:
    """Who stands in for an alien: the one whose loss serves the squad most."""
    attack, state, found = _top(seen), state_of(seen), [choice.alien for choice in ask.choices]
    look, prey = Situation(state, AgentId(attack.attacker)), prey_of(state)
    if attack.attacker in state.agents:
        best = max(found, key=lambda alien: (gain(look, attack.weapon, alien, prey)[0], alien))
    else:
        best = found[0]
    return Choice(PickAlien(best), because("least-harm", alien=best))


def _top(seen: Game) -> Any:
    return seen.stack[-1]
