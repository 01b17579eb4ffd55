"""Answers in the middle of a fight: boosts, ammunition, re-rolls, reactions, guards, drones."""

from __future__ import annotations

from typing import Any

from xenofront.games.galaxy_defenders.play.greedy.care import heal_value
from xenofront.games.galaxy_defenders.play.greedy.fighting import best_shot, gain, helps_to, prey_of
from xenofront.games.galaxy_defenders.play.greedy.look import Look
from xenofront.games.galaxy_defenders.rules.ch7_agents import rolls
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding, strike
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, hp_left
from xenofront.kernel import Game, Question
from xenofront.players.base import Choice, because, tie

NONE, HOLD, DONE = "none", "hold", "done"
BOOSTS = {
    "ability": 0.15,
    "skill": 0.15,
    "basic_tactic": 0.5,
    "improved_tactic": 0.9,
    "device": 0.9,
}
"""How much a power must add before it is spent."""


def boost(game: Game, ask: Question) -> Choice:
    """The power that helps an attack most for what it costs."""
    attack: Any = game.stack[-1]
    look = Look(_state(game), AgentId(attack.attacker))
    found = [(0.0, NONE)]
    for power in ask.options[1:]:
        kind = look.state.box.powers[power].kind
        adds = helps_to(look, attack.weapon, attack.target, power)
        found.append((adds - BOOSTS.get(kind, 0.5), power))
    power = max(found)[1]
    if power == NONE:
        return Choice(NONE, because("keep", agent=look.agent))
    return Choice(power, because("boost", power=power, target=attack.target))


def boost_heal(game: Game, ask: Question) -> Choice:
    """A power that heals wounds which the dice will hardly heal by themselves."""
    state, care = _state(game), _top(game)
    wounds = state.agents[AgentId(care.target)].wounds
    found = [(0.0, NONE)]
    for power in ask.options[1:]:
        definition = state.box.powers[power]
        plain, better = (strike(state, care.agent, care.weapon, p) for p in ((), (power,)))
        dice = better.red + better.blue - plain.red - plain.blue
        adds = min(better.hits - plain.hits + dice / 2, max(wounds - 1, 0))
        found.append((adds - BOOSTS.get(definition.kind, 0.5), power))
    power = max(found)[1]
    if power == NONE:
        return Choice(NONE, because("keep", agent=care.agent))
    return Choice(power, because("boost-heal", power=power, agent=care.target))


def pay_ammo(game: Game, ask: Question) -> Choice:
    """As many rounds as the target is likely to need, at most half of what is left."""
    state, attack = _state(game), _top(game)
    look = Look(state, AgentId(attack.attacker))
    slot = next(s for s in look.row.weapons if s.id == attack.weapon)
    power = strike(state, attack.attacker, attack.weapon, attack.powers)
    hits = rolls.hits_of(power, rolls.tally(attack.faces))
    guard = guarding(state, attack.target, "ranged")
    need = guard.hp - guard.wounds + guard.shield + 1 - hits
    least, most = int(ask.options[0]), int(ask.options[-1])
    wanted = max(least, min(need, most, max(1, (slot.ammo or 0) // 2)))
    if not hits:
        wanted = least
    return Choice(str(wanted), because("pay-ammo", target=attack.target, count=wanted))


def reroll(game: Game, ask: Question) -> Choice:
    """Throw again what shows nothing useful: misses of an attack, no shield in defence."""
    frame = _top(game)
    unit = ask.about[0]
    defends = hasattr(frame, "defence_faces")
    alien = unit in _state(game).aliens
    wanted = ("SHIELD",) if defends else ("HIT",)
    for option in ask.options[1:]:
        face = option.split(" ")[2].split("+")
        useless = not any(symbol in face for symbol in wanted)
        if useless and "BOLT" not in face and not alien:
            return Choice(option, because("reroll", unit=unit))
    return Choice(DONE, because("no-reroll", unit=unit))


def react(game: Game, ask: Question) -> Choice:
    """The reaction that stops the wounds that come through, if they matter."""
    state, defence = _state(game), _top(game)
    open_hits = defence.hits - defence.shields
    left = hp_left(state, AgentId(defence.target))
    found = []
    for power in ask.options[1:]:
        definition = state.box.powers[power]
        stops = sum(m.amount for m in definition.modifiers if m.quantity == "shields")
        dear = {"basic_tactic": 1, "improved_tactic": 2}.get(definition.kind, 0)
        needed = min(stops, open_hits)
        enough = dear == 0 or needed > dear or left - open_hits <= 1
        if enough and needed:
            found.append((-dear, needed, power))
    if not found:
        return Choice(NONE, because("keep", agent=defence.target))
    power = max(found)[2]
    return Choice(power, because("react", power=power, agent=defence.target))


def shoot(game: Game, ask: Question, shooter: str, hold: str) -> Choice:
    """Guard fire, a drone's shot or a blow in return: the best one that is worth it."""
    look = Look(_state(game), AgentId(shooter))
    best = best_shot(look, [o for o in ask.options if o != hold], prey_of(look.state))
    if best is None or (best.gain <= 0.1 and hold in ask.options):
        return Choice(hold, because("hold-fire", agent=shooter))
    why = because("attack", target=best.target, weapon=best.weapon, kill=best.kill)
    return Choice(best.words, why)


def heal_another(state: GDState, ask: Question, seed: int) -> Choice:
    """Who needs it most."""
    best = max(ask.options[1:], key=lambda a: (heal_value(state, a, 1), tie(seed, a)))
    return Choice(best, because("heal", agent=best))


def substitute(game: Game, ask: Question) -> Choice:
    """Who stands in for an alien: the one whose loss serves the squad most."""
    attack = _top(game)
    look, prey = Look(_state(game), AgentId(attack.attacker)), prey_of(_state(game))
    if attack.attacker not in look.state.agents:
        return Choice(ask.options[0], because("least-harm", alien=ask.options[0]))
    best = max(ask.options, key=lambda alien: (gain(look, attack.weapon, alien, prey)[0], alien))
    return Choice(best, because("least-harm", alien=best))


def _state(game: Game) -> GDState:
    assert isinstance(game.state, GDState)
    return game.state


def _top(game: Game) -> Any:
    return game.stack[-1]
