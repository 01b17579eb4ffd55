"""Answers for the aliens a player controls: what the rules leave open, in favour of the squad."""

from __future__ import annotations

from collections.abc import Callable

from xenofront.games.galaxy_defenders.play.greedy.look import frailty, harm, ways, worth
from xenofront.games.galaxy_defenders.rules.box import natural
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, figures
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Question
from xenofront.players.base import Choice, because, tie


def way(state: GDState, ask: Question, seed: int) -> Choice:
    """The way an alien goes that harms the squad least."""
    alien = AlienId(ask.about[0])

    def cost(key: str) -> float:
        head, _, end = key.partition(" at ")
        target = head.partition(" via ")[0]
        place = HexId(end)
        total = _nearness(state, place)
        if target in state.agents:
            total += hurts(state, alien, AgentId(target))
        return total

    best = _least(ask.options, cost, seed)
    return Choice(best, because("least-harm", alien=alien))


def hurts(state: GDState, alien: AlienId, agent: AgentId) -> float:
    """What an alien's strongest attack costs an agent."""
    card = state.box.aliens[state.aliens[alien].card]
    frail = 1.0 if state.agents[agent].owner else frailty(state, agent)
    return frail * max(
        (harm(state, alien, natural(card.id, w.id), agent) for w in card.weapons), default=0.0
    )


def _nearness(state: GDState, place: HexId) -> float:
    """How bad it is that an alien stands somewhere: near agents, and in their way."""
    board = state.box.board
    looks = board.looks(place, board.shut(state.locks + state.bars))
    total = 0.0
    for agent in figures(state):
        away, seen = looks[state.agents[agent].hex]
        total += 1.0 / (1 + away) + 0.3 * seen
    return 0.5 * total


def first(state: GDState, ask: Question, seed: int) -> Choice:
    """Which alien acts first: the weakest, for the others may find fewer to strike."""
    best = _least(ask.options, lambda a: worth(state, AlienId(a)), seed)
    return Choice(best, because("weakest-first", alien=best))


def place(state: GDState, ask: Question, seed: int) -> Choice:
    """Where an alien or signal comes to stand: as far from the squad as may be."""
    best = _least(ask.options, lambda key: _nearness(state, HexId(key.split(" ")[0])), seed)
    return Choice(best, because("far-away"))


def signal(state: GDState, ask: Question, seed: int) -> Choice:
    """Which signal first: the nearest, it has to be met anyway."""
    squad = tuple(state.agents[agent].hex for agent in figures(state))
    near = ways(state, squad)
    rows = state.signals
    best = _least(ask.options, lambda s: near.get(rows[s].hex, 99), seed)  # type: ignore[index]
    return Choice(best, because("signal-first", signal=best))


def way_of_signal(state: GDState, ask: Question, seed: int) -> Choice:
    """Where a signal goes: away from the squad."""
    best = _least(ask.options, lambda key: _nearness(state, HexId(key.split(" ")[-1])), seed)
    return Choice(best, because("far-away"))


def _least(options: tuple[str, ...], cost: Callable[[str], float], seed: int) -> str:
    costs = [cost(key) for key in options]
    least = min(costs)
    best = [key for key, paid in zip(options, costs, strict=True) if paid == least]
    return min(best, key=lambda key: tie(seed, key)) if len(best) > 1 else best[0]
