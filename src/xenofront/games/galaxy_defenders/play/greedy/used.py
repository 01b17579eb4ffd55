"""Answers while a power or device is used: which part of it, on whom, where."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.content.gear_effects import Charge
from xenofront.games.galaxy_defenders.play.greedy.care import heal_value
from xenofront.games.galaxy_defenders.play.greedy.gear import charge_value
from xenofront.games.galaxy_defenders.play.greedy.powers import (
    blast_value,
    effect_value,
    reload_value,
    strike_value,
)
from xenofront.games.galaxy_defenders.play.greedy.situation import Situation, state_of, ways
from xenofront.games.galaxy_defenders.play.greedy.standing import ground_of
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import has_body_condition
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.hazards import MineHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.satellite import StrikeArea
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import DeployHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.skills.leadership import (
    Order,
    OrderMove,
    WhichOrder,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.use_power import (
    OnWhom,
    UsePower,
    WhichPart,
    part_of,
)
from xenofront.games.galaxy_defenders.rules.choices import ToHex
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, HexId
from xenofront.kernel import Game
from xenofront.players.base import Choice, because, tie


def branch(seen: Game, ask: WhichPart, seed: int) -> Choice:
    """The part of a power that is worth more."""
    look = Situation(state_of(seen), ask.agent)
    ground = ground_of(look, fights=False)
    effects = look.state.box.powers[ask.power].effects
    whole = next(e for e in effects if isinstance(e, content.OneOf))
    parts = {part_of(effect): effect for effect in whole.effects}
    best = max(ask.choices, key=lambda one: effect_value(look, ground, ask.power, parts[one]))
    return Choice(best, because("use", agent=ask.agent, power=ask.power))


def whom(seen: Game, ask: OnWhom, seed: int) -> Choice:
    """Who gets most out of it."""
    state = state_of(seen)
    look, frame, power = Situation(state, ask.agent), seen.stack[-1], ask.power
    assert isinstance(frame, UsePower)
    effect = state.box.powers[power].effects[frame.effect]
    if isinstance(effect, content.OneOf):
        effect = effect.effects[frame.branch]

    def value(name: str) -> float:
        if isinstance(effect, content.Heal):
            return heal_value(state, name, effect.amount)
        if isinstance(effect, content.Reload):
            return reload_value(state, name, effect)
        if isinstance(effect, Charge):
            return charge_value(state, AgentId(name))
        if name in state.aliens:
            return (
                blast_value(look, power, AlienId(name))
                if isinstance(effect, content.Blast)
                else _mark(look, name)
            )
        if isinstance(effect, content.Blast):
            return -1.0  # nobody throws at friends of their own accord
        agent = AgentId(name)
        if isinstance(effect, content.Purge):
            return float(state.agents[agent].poison)
        return float(has_body_condition(state, agent))

    best = max(ask.choices, key=lambda one: (value(one.unit), tie(seed, one.key)))
    return Choice(best, because("whom", power=power, unit=best.unit))


def _mark(look: Situation, alien: str) -> float:
    """An alien that many agents see."""
    state, place = look.state, look.state.aliens[AlienId(alien)].hex
    viewers = [look.agent, *look.squad]
    seen = sum(look.board.sees(state.agents[a].hex, place, look.mask) for a in viewers)
    return seen + 0.1 * state.box.aliens[state.aliens[AlienId(alien)].card].hp


def order(seen: Game, ask: WhichOrder, seed: int) -> Choice:
    """Who is in most danger moves, unless a weapon is jammed."""
    state = state_of(seen)

    def value(choice: Order) -> float:
        look = Situation(state, choice.agent)
        return look.danger(look.here) if isinstance(choice, OrderMove) else 1.0

    best = max(ask.choices, key=lambda one: (value(one), tie(seed, one.key)))
    return Choice(best, because("order", agent=best.agent))


def mine(seen: Game, ask: MineHex, seed: int) -> Choice:
    """Where aliens come by: between the nearest of them and the agent."""
    state = state_of(seen)
    here = (state.agents[AgentId(ask.seat)].hex,)
    near, far = ways(state, here), ways(state, tuple(row.hex for row in state.aliens.values()))

    def cost(choice: ToHex) -> int:
        return near.get(choice.hex, 99) + 2 * far.get(choice.hex, 99)

    best = min(ask.choices, key=lambda one: (cost(one), tie(seed, one.key)))
    return Choice(best, because("mine", hex=best.hex))


def strike_area(seen: Game, ask: StrikeArea, seed: int) -> Choice:
    """The area with most aliens and no agents."""
    look = Situation(state_of(seen), AgentId(ask.seat))
    best = max(ask.choices, key=lambda one: (strike_value(look, one.area), tie(seed, one.key)))
    return Choice(best, because("strike", hex=best.area))


def deploy(seen: Game, ask: DeployHex, seed: int) -> Choice:
    """Where a drone sees most aliens, between them and its owner."""
    state = state_of(seen)
    board, mask = state.box.board, state.box.board.shut(state.locks + state.bars)
    aliens = [row.hex for row in state.aliens.values()]

    def in_view(here: HexId) -> float:
        return sum(
            board.sees(here, there, mask) / (1 + board.distance(here, there, mask))
            for there in aliens
        )

    best = max(ask.choices, key=lambda one: (in_view(one.hex), tie(seed, one.key)))
    return Choice(best, because("deploy", unit=ask.drone, hex=best.hex))
