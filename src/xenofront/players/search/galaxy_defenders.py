"""Plans of a turn in Galaxy Defenders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from xenofront.geometry.hexes import HexId
from xenofront.kernel import Ask, Game
from xenofront.players.base import Choice, because
from xenofront.players.greedy.galaxy_defenders import GreedyPlayer
from xenofront.players.greedy.galaxy_defenders.look import CALM, FAR, Look, Temper
from xenofront.players.greedy.galaxy_defenders.moving import Heading, surroundings
from xenofront.players.greedy.galaxy_defenders.standing import Spot, ground_of, reachable
from xenofront.players.greedy.galaxy_defenders.turn import deeds
from xenofront.players.value import galaxy_defenders as values
from xenofront.systems.galaxy_defenders.ch7_agents.movement import movement_points
from xenofront.systems.galaxy_defenders.state import AgentId, GDState

TEMPERS: Final = (
    CALM,
    Temper(fear=0.5, haste=2.0, fire=0.5),
    Temper(fear=2.0, fire=1.5),
    Temper(fire=2.0, haste=0.6),
)
"""How a squad may go about it: as usual, in a hurry, with care, hunting."""
PLACES: Final = 10
DEEDS: Final = 6
ROUNDS: Final = (4, 3)
FEW: Final = 2
"""How far playouts go before the position is judged: alone, with two agents, with more."""
PLAYOUTS: Final = {"search": 240, "rollout": 32}
"""For one question, if nothing else is said."""
NEVER: Final = 1000
"""A round that no mission reaches."""


class Plan(NamedTuple):
    """An answer, where a move leads, and in which temper it goes on."""

    key: str
    hex: str = ""
    temper: Temper = CALM


class Policy:
    """Plays on from a plan as the greedy player does."""

    def __init__(self, seed: int, plan: Plan | None = None) -> None:
        self.greedy = GreedyPlayer(seed, plan.temper if plan else CALM)
        self.plan = plan

    def choose(self, seen: Game) -> Choice:
        plan, self.plan = self.plan, None
        if plan is None:
            return self.greedy.choose(seen)
        if plan.hex:
            state, agent = seen.state, AgentId(seen.pending.seat)  # type: ignore[union-attr]
            assert isinstance(state, GDState)
            why = because("walk-safety", agent=agent, hex=plan.hex)
            self.greedy.heading = Heading(agent, HexId(plan.hex), why, surroundings(state))
        return Choice(plan.key, because("first"))


def matters(seen: Game) -> bool:
    """Whether a question is worth thinking about: what a turn begins with."""
    ask, state = seen.pending, seen.state
    assert isinstance(ask, Ask)
    assert isinstance(state, GDState)
    begins = state.turn is not None and not state.turn.spent
    return ask.what == "activity" and begins and len(ask.options) > 1


def plans(seen: Game, temper: Temper, seed: int) -> tuple[Plan, ...]:
    """What could be done now; what the greedy player would do comes first."""
    ask, state = seen.pending, seen.state
    assert isinstance(ask, Ask)
    assert isinstance(state, GDState)
    return tuple(dict.fromkeys(_plans(seen, state, ask, temper, seed)))


def _plans(seen: Game, state: GDState, ask: Ask, temper: Temper, seed: int) -> Iterator[Plan]:
    agent = AgentId(ask.seat)
    look = Look(state, agent, temper)
    found = sorted(deeds(look, ask.options), key=lambda deed: (-deed.value, deed.key))
    yield from (Plan(deed.key, deed.hex, temper) for deed in found[:1])
    for other in TEMPERS:
        if other != temper:
            greedy = GreedyPlayer(seed, other)
            key = greedy.choose(seen).key
            yield Plan(key, greedy.heading.hex if greedy.heading else "", other)
    yield from (Plan(deed.key, deed.hex, temper) for deed in found[1:DEEDS])
    if "move" in ask.options:
        yield from (Plan("move", place, temper) for place in _places(look))


def _places(look: Look) -> Iterator[str]:
    """Ends of a move that stand out: by shot, safety, way, and the best of the rest."""
    fights = "combat" not in look.spent and bool(look.state.aliens)
    ground = ground_of(look, fights=fights)
    spots = [ground.spot(h) for h in reachable(look, movement_points(look.state, look.agent))]
    away = [spot for spot in spots if spot.hex != look.here]
    if not away:
        return

    def first(spot: Spot) -> tuple[float, str]:
        return spot.value, spot.hex

    yield max(away, key=lambda s: (-look.danger(s.hex), *first(s))).hex
    yield max(away, key=lambda s: (-ground.ways.get(s.hex, FAR), *first(s))).hex
    yield from (spot.hex for spot in sorted(away, key=first, reverse=True)[:PLACES])


def horizon(state: GDState) -> int:
    """Until which round a playout goes."""
    agents = len(state.setup.seats)
    return state.round + (ROUNDS[agents - 1] if agents <= len(ROUNDS) else FEW)


def is_over(game: Game, until: int) -> bool:
    """Whether a playout has gone far enough: a turn of that round begins."""
    ask, state = game.pending, game.state
    assert isinstance(state, GDState)
    if ask is None:
        return True
    return state.round >= until and ask.what == "activity"


def value(game: Game) -> float:
    """What a position is worth."""
    assert isinstance(game.state, GDState)
    return values.value(game.state)
