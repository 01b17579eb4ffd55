"""Plans in Bug Hunt: how the squad goes about a phase, and for which objectives."""

from __future__ import annotations

from itertools import islice
from typing import Final, NamedTuple

from xenofront.kernel import Ask, Game
from xenofront.players.base import Choice, because
from xenofront.players.greedy.bug_hunt import GreedyPlayer
from xenofront.players.greedy.bug_hunt.look import CALM, Look, Temper
from xenofront.players.value import bug_hunt as values
from xenofront.systems.bug_hunt.ch6_objectives.objectives import SUCCESS, points
from xenofront.systems.bug_hunt.ground import on_table
from xenofront.systems.bug_hunt.state import BHState

TEMPERS: Final = (
    CALM,
    Temper(haste=2.0, fear=0.5),
    Temper(haste=0.4, fire=1.5, fear=1.5),
    Temper(other=1),
)
"""How a squad may go about it: as usual, in a hurry, holding its ground, for other objectives."""
TURNS: Final = 2
"""How far playouts go before the position is judged."""
PLAYOUTS: Final = {"search": 16, "rollout": 8}
"""For one question, if nothing else is said."""
NEVER: Final = 1000
"""A turn that no mission reaches."""


class Plan(NamedTuple):
    """An answer, and the temper in which it goes on until the next plan."""

    key: str
    temper: Temper = CALM


class Policy:
    """Plays on from a plan as the greedy player does."""

    def __init__(self, seed: int, plan: Plan | None = None) -> None:
        self.greedy, self.plan = GreedyPlayer(seed, plan.temper if plan else CALM), plan

    def choose(self, seen: Game) -> Choice:
        plan, self.plan = self.plan, None
        return self.greedy.choose(seen) if plan is None else Choice(plan.key, because("first"))


def matters(seen: Game) -> bool:
    """Whether a question is worth thinking about: the first trooper of a turn may act."""
    ask, state = seen.pending, seen.state
    assert isinstance(ask, Ask)
    assert isinstance(state, BHState)
    if ask.what != "trooper" or points(state) >= SUCCESS:
        return False
    return all(state.troopers[name].phase in ("quick", "slow") for name in on_table(state))


def plans(seen: Game, temper: Temper, seed: int) -> tuple[Plan, ...]:
    """One for each temper, and somebody else first; what greedy would do comes first."""
    ask, state = seen.pending, seen.state
    assert isinstance(ask, Ask)
    assert isinstance(state, BHState)
    usual = Look(state).targets
    tempers = [t for t in TEMPERS if not t.other or Look(state, t).targets != usual]
    found = [Plan(GreedyPlayer(seed, one).choose(seen).key, one) for one in tempers]
    others = (Plan(key) for key in ask.options if key.startswith("act ") and key != found[0].key)
    return tuple(dict.fromkeys((*found, *islice(others, 1))))


def horizon(seen: Game) -> int:
    """Until which turn a playout goes."""
    assert isinstance(seen.state, BHState)
    return seen.state.turn + TURNS


def effort(seen: Game) -> float:
    """Which share of the playouts a question gets."""
    return 1.0


def is_over(game: Game, until: int) -> bool:
    """Whether a playout has gone far enough: a trooper of that turn may act."""
    ask, state = game.pending, game.state
    assert isinstance(state, BHState)
    if ask is None or points(state) >= SUCCESS:
        return True
    return state.turn >= until and ask.what in ("trooper", "move", "action")


def value(game: Game) -> float:
    """What a position is worth."""
    assert isinstance(game.state, BHState)
    return values.value(game.state)
