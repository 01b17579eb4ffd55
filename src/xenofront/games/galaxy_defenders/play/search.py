"""Plans in Galaxy Defenders: what to learn, how to go about a turn, what to do if surprised."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from xenofront.games.galaxy_defenders.play import value as values
from xenofront.games.galaxy_defenders.play.greedy import GreedyPlayer
from xenofront.games.galaxy_defenders.play.greedy.moving import (
    Heading,
    headed,
    step,
    surroundings,
)
from xenofront.games.galaxy_defenders.play.greedy.situation import CALM, FAR, Situation, Temper
from xenofront.games.galaxy_defenders.play.greedy.standing import Spot, ground_of, reachable
from xenofront.games.galaxy_defenders.play.greedy.turn import deeds
from xenofront.games.galaxy_defenders.rules.ch4_setup.headquarters import FromHeadquarters
from xenofront.games.galaxy_defenders.rules.ch4_setup.outfit import ChooseDevice
from xenofront.games.galaxy_defenders.rules.ch6_sequence.battle import NextAlien
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_choices import ClosestAlien
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_effects import WhichTactic
from xenofront.games.galaxy_defenders.rules.ch6_sequence.reinforcements import (
    Recipient,
    Reinforce,
    Replace,
    WhichDevice,
)
from xenofront.games.galaxy_defenders.rules.ch6_sequence.strategy import WhoIsAlpha
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.menu import NextActivity
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import (
    STOP,
    NextHex,
    movement_points,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.push import PushHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.ranks import Gain
from xenofront.games.galaxy_defenders.rules.ch8_aliens.activation import AlienWay, DragWay
from xenofront.games.galaxy_defenders.rules.ch8_aliens.arrival import BaseHexes
from xenofront.games.galaxy_defenders.rules.ch8_aliens.command import WhomToCommand
from xenofront.games.galaxy_defenders.rules.ch8_aliens.company import FollowHex, WhoFollows
from xenofront.games.galaxy_defenders.rules.ch8_aliens.reveal import NextSignal
from xenofront.games.galaxy_defenders.rules.ch8_aliens.signals import SignalWay
from xenofront.games.galaxy_defenders.rules.ch8_aliens.spread import SwarmHex
from xenofront.games.galaxy_defenders.rules.ch8_aliens.teleport import TeleportHex
from xenofront.games.galaxy_defenders.rules.expansions.masters import MasterHex
from xenofront.games.galaxy_defenders.rules.expansions.objects import has_targets
from xenofront.games.galaxy_defenders.rules.expansions.seize import VictimHex
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, HexId
from xenofront.kernel import Chance, Dice, Game, Procedure, Question, State
from xenofront.kernel import Choice as Answer
from xenofront.players.base import Choice, because
from xenofront.players.search.halving import Belief
from xenofront.players.search.luck import stream_of

VALUES: Final[Any] = values
TEMPERS: Final = (
    CALM,
    Temper(fear=0.5, haste=2.0, fire=0.5),
    Temper(fear=2.0, fire=1.5),
    Temper(fire=2.0, haste=0.6),
)
"""How a squad may go about it: as usual, in a hurry, with care, hunting."""
PLACES: Final = 10
DEEDS: Final = 6
LASTING: Final = (
    Gain,
    WhichTactic,
    Reinforce,
    Replace,
    WhichDevice,
    ChooseDevice,
    Recipient,
    FromHeadquarters,
)
"""Questions whose answers stay."""
PASSING: Final = (
    WhoIsAlpha,
    NextAlien,
    ClosestAlien,
    WhomToCommand,
    WhoFollows,
    AlienWay,
    FollowHex,
    BaseHexes,
    SwarmHex,
    TeleportHex,
    PushHex,
    DragWay,
    VictimHex,
    MasterHex,
    NextSignal,
    SignalWay,
)
"""Questions about who leads and what aliens do: judged soon, or left to greedy in a squad."""
TURNS: Final = (NextActivity, NextHex)
"""Questions about what an agent does in its turn."""
ANSWERS: Final = 8
"""So many of their answers are tried."""
ROUNDS: Final = (4, 3, 2)
"""How far playouts of a turn go before a position is judged: alone, with two agents, with more."""
MANY: Final = 3
"""How far they go for an answer that stays, in a squad; alone they go to the end."""
PLAYOUTS: Final = {"search": 96, "rollout": 32}
"""For one question, if nothing else is said."""
SHARES: Final = (1.5, 0.6, 0.5, 0.4)
"""Which share of them a turn or a surprise gets: alone, with two agents, with three, with more."""
SOON: Final = 0.3
"""Which share a question gets that is judged soon."""
PAIR: Final = 2
"""More agents are a squad."""
NEVER: Final = 1000
"""A round that no mission reaches."""
BELIEF: Final = Belief(worse=0.012, spread=0.03, noise=0.11)
"""What is believed of other plans."""
ALONE: Final = Belief(worse=0.012, spread=0.06, noise=0.2)
"""The same of turns of somebody who is alone: everything hangs on them."""
WHOSE: Final = ("attacker", "agent", "signal", "hex")
"""Fields that say whose dice or card it is."""


class Plan(NamedTuple):
    """An answer, where a move leads, and in which temper it goes on."""

    answer: Answer
    hex: str = ""
    temper: Temper = CALM

    @property
    def key(self) -> str:
        return self.answer.key


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
            state, agent = seen.state, _mover(seen)
            assert isinstance(state, GDState)
            why = because("walk-safety", agent=agent, hex=plan.hex)
            self.greedy.heading = Heading(agent, HexId(plan.hex), why, surroundings(state))
        return Choice(plan.answer, because("first"))

    def is_surprised(self, seen: Game) -> bool:
        """Whether something has come up on the way to where somebody is walking."""
        ask, state, heading = seen.pending, seen.state, self.greedy.heading
        assert isinstance(ask, Question)
        assert isinstance(state, GDState)
        if not isinstance(ask, NextHex) or len(ask.choices) < 2 or heading is None:
            return False
        return heading.agent == _mover(seen) and not heading.holds(state, heading.agent)


def _mover(seen: Game) -> AgentId:
    """Whose turn it is, or who walks."""
    assert isinstance(seen.pending, Question)
    return AgentId(getattr(seen.stack[-1], "agent", seen.pending.seat))


def matters(seen: Game) -> bool:
    """Whether a question is worth thinking about; within a turn, only what it begins with."""
    ask, state = seen.pending, seen.state
    assert isinstance(ask, Question)
    assert isinstance(state, GDState)
    if len(ask.choices) < 2:
        return False
    if isinstance(ask, PASSING):
        return len(state.setup.seats) <= PAIR
    begins = state.turn is not None and not state.turn.spent
    return isinstance(ask, LASTING) or (isinstance(ask, NextActivity) and begins)


def plans(seen: Game, temper: Temper, seed: int) -> tuple[Plan, ...]:
    """What could be done now; what the greedy player would do comes first."""
    ask, state = seen.pending, seen.state
    assert isinstance(ask, Question)
    assert isinstance(state, GDState)
    if isinstance(ask, NextHex):
        return tuple(dict.fromkeys(_ways(seen, state, ask, temper)))
    if not isinstance(ask, NextActivity):
        usual = _usual(GreedyPlayer(seed, temper), seen)
        answers = dict.fromkeys((usual, *ask.choices[:ANSWERS]))
        return tuple(Plan(answer, temper=temper) for answer in answers)
    return tuple(dict.fromkeys(_plans(seen, state, ask, temper, seed)))


def _usual(greedy: GreedyPlayer, seen: Game) -> Answer:
    """What the greedy player would do."""
    answer = greedy.choose(seen).answer
    assert isinstance(answer, Answer)
    return answer


def answers(seen: Game, temper: Temper, seed: int) -> tuple[Plan, ...]:
    """What could be answered: the same as plans, of which some differ only in what follows."""
    return plans(seen, temper, seed)


def _plans(
    seen: Game, state: GDState, ask: NextActivity, temper: Temper, seed: int
) -> Iterator[Plan]:
    look = Situation(state, ask.agent, temper)
    found = sorted(deeds(look, ask.choices), key=lambda deed: (-deed.value, deed.key))
    yield from (Plan(deed.choice, deed.hex, temper) for deed in found[:1])
    for other in TEMPERS:
        if other != temper:
            greedy = GreedyPlayer(seed, other)
            answer = _usual(greedy, seen)
            yield Plan(answer, greedy.heading.hex if greedy.heading else "", other)
    yield from (Plan(deed.choice, deed.hex, temper) for deed in found[1:DEEDS])
    if menu.MOVE in ask.choices:
        points = movement_points(look.state, look.agent)
        yield from (Plan(menu.MOVE, place, temper) for place in _places(look, points))


def _ways(seen: Game, state: GDState, ask: NextHex, temper: Temper) -> Iterator[Plan]:
    """Where somebody who was surprised on the way may go on to, or stop."""
    look, points = Situation(state, _mover(seen), temper), ask.points
    usual = headed(look, points)
    yield Plan(_stepped(look, ask, usual), usual.hex, temper)
    if STOP in ask.choices:
        yield Plan(STOP, look.here, temper)
    for place in _places(look, points):
        heading = usual._replace(hex=HexId(place))
        yield Plan(_stepped(look, ask, heading), place, temper)


def _stepped(look: Situation, ask: NextHex, heading: Heading) -> Answer:
    answer = step(look, ask, heading).answer
    assert isinstance(answer, Answer)
    return answer


def _places(look: Situation, points: int) -> Iterator[str]:
    """Ends of a move that stand out: by shot, safety, way, and the best of the rest."""
    fights = "combat" not in look.spent and has_targets(look.state)
    ground = ground_of(look, fights=fights)
    spots = [ground.spot(h) for h in reachable(look, points)]
    away = [spot for spot in spots if spot.hex != look.here]
    if not away:
        return

    def first(spot: Spot) -> tuple[float, str]:
        return spot.value, spot.hex

    yield max(away, key=lambda s: (-look.danger(s.hex), *first(s))).hex
    yield max(away, key=lambda s: (-ground.ways.get(s.hex, FAR), *first(s))).hex
    yield from (spot.hex for spot in sorted(away, key=first, reverse=True)[:PLACES])


def horizon(seen: Game) -> tuple[int, ...]:
    """In which rounds a playout is judged; the last ends it."""
    ask, state = seen.pending, seen.state
    assert isinstance(ask, Question)
    assert isinstance(state, GDState)
    agents = len(state.setup.seats)
    if isinstance(ask, LASTING):
        return (state.round + MANY if agents > 1 else NEVER,)
    if isinstance(ask, PASSING):
        return (state.round + ROUNDS[-1],)
    return (state.round + ROUNDS[min(agents, len(ROUNDS)) - 1],)


def effort(seen: Game) -> float:
    """Which share of the playouts a question gets: what one agent gains counts less among many."""
    assert isinstance(seen.pending, Question)
    agents = len(seen.state.setup.seats)
    if isinstance(seen.pending, LASTING):
        return 1 / agents
    if isinstance(seen.pending, PASSING):
        return SOON
    return SHARES[min(agents, len(SHARES)) - 1]


def belief(seen: Game) -> Belief:
    """What is believed of other plans for a question."""
    assert isinstance(seen.pending, Question)
    alone = len(seen.state.setup.seats) == 1
    return ALONE if alone and isinstance(seen.pending, TURNS) else BELIEF


def luck_of(state: State, deed: Procedure, question: Chance | Dice) -> str:
    """The stream of a deed: an attack has the same luck in every plan, whatever came before it."""
    assert isinstance(state, GDState)
    return stream_of(deed, question, state.round, WHOSE)


def is_over(game: Game, until: int) -> bool:
    """Whether a playout has gone far enough: a turn of that round begins."""
    ask, state = game.pending, game.state
    assert isinstance(state, GDState)
    if ask is None:
        return True
    return state.round >= until and isinstance(ask, NextActivity)


def value(game: Game) -> float:
    """What a position is worth."""
    assert isinstance(game.state, GDState)
    return values.value(game.state)
