"""Answers while a power or device is used: which part of it, on whom, where."""

from __future__ import annotations

from typing import Any

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.play.greedy.care import heal_value
from xenofront.games.galaxy_defenders.play.greedy.look import Look, ways
from xenofront.games.galaxy_defenders.play.greedy.powers import (
    blast_value,
    effect_value,
    reload_value,
    strike_value,
)
from xenofront.games.galaxy_defenders.play.greedy.standing import ground_of
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Question
from xenofront.players.base import Choice, because, tie


def branch(state: GDState, ask: Question) -> Choice:
    """The part of a power that is worth more."""
    look = Look(state, AgentId(ask.seat))
    ground, power = ground_of(look, fights=False), ask.about[0]
    whole = next(e for e in state.box.powers[power].effects if isinstance(e, content.OneOf))
    parts = {type(part).__name__.lower(): part for part in whole.effects}
    best = max(ask.options, key=lambda name: effect_value(look, ground, power, parts[name]))
    return Choice(best, because("use", agent=ask.seat, power=power))


def whom(state: GDState, ask: Question, frame: Any, seed: int) -> Choice:
    """Who gets most out of it."""
    look, power = Look(state, AgentId(ask.seat)), ask.about[0]
    effect = state.box.powers[power].effects[frame.effect]
    if isinstance(effect, content.OneOf):
        effect = effect.effects[frame.branch]

    def value(name: str) -> float:
        if isinstance(effect, content.Heal):
            return heal_value(state, name, effect.amount)
        if isinstance(effect, content.Reload):
            return reload_value(state, name, effect)
        if name in state.aliens:
            return (
                blast_value(look, power, AlienId(name))
                if isinstance(effect, content.Blast)
                else _mark(look, name)
            )
        if isinstance(effect, content.Blast):
            return -1.0  # nobody throws at friends of their own accord
        return float(bool(state.agents[AgentId(name)].conditions))

    best = max(ask.options, key=lambda name: (value(name), tie(seed, name)))
    return Choice(best, because("whom", power=power, unit=best))


def _mark(look: Look, alien: str) -> float:
    """An alien that many agents see."""
    state, place = look.state, look.state.aliens[AlienId(alien)].hex
    viewers = [look.agent, *look.squad]
    seen = sum(look.board.sees(state.agents[a].hex, place, look.mask) for a in viewers)
    return seen + 0.1 * state.box.aliens[state.aliens[AlienId(alien)].card].hp


def order(state: GDState, ask: Question, seed: int) -> Choice:
    """Who is in most danger moves, unless a weapon is jammed."""

    def value(option: str) -> float:
        agent, what = option.split(" ")
        look = Look(state, AgentId(agent))
        return look.danger(look.here) if what == "move" else 1.0

    best = max(ask.options, key=lambda option: (value(option), tie(seed, option)))
    return Choice(best, because("order", agent=best.split(" ")[0]))


def mine(state: GDState, ask: Question, seed: int) -> Choice:
    """Where aliens come by: between the nearest of them and the agent."""
    here = (state.agents[AgentId(ask.seat)].hex,)
    near, far = ways(state, here), ways(state, tuple(row.hex for row in state.aliens.values()))

    def cost(place: str) -> int:
        return near.get(HexId(place), 99) + 2 * far.get(HexId(place), 99)

    best = min(ask.options, key=lambda place: (cost(place), tie(seed, place)))
    return Choice(best, because("mine", hex=best))


def strike_area(state: GDState, ask: Question, seed: int) -> Choice:
    """The area with most aliens and no agents."""
    look = Look(state, AgentId(ask.seat))
    best = max(ask.options, key=lambda area: (strike_value(look, area), tie(seed, area)))
    return Choice(best, because("strike", hex=best))


def deploy(state: GDState, ask: Question, seed: int) -> Choice:
    """Where a drone sees most aliens, between them and its owner."""
    board, mask = state.box.board, state.box.board.shut(state.locks + state.bars)
    aliens = [row.hex for row in state.aliens.values()]

    def seen(place: str) -> float:
        here = HexId(place)
        return sum(
            board.sees(here, there, mask) / (1 + board.distance(here, there, mask))
            for there in aliens
        )

    best = max(ask.options, key=lambda place: (seen(place), tie(seed, place)))
    return Choice(best, because("deploy", unit=ask.about[0], hex=best))
