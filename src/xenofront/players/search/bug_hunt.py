"""Plans in Bug Hunt: how the squad goes about a phase, and for which objectives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from xenofront.kernel import Ask, Chance, Dice, Game, Procedure, State
from xenofront.players.base import Choice, because
from xenofront.players.greedy.bug_hunt import GreedyPlayer
from xenofront.players.greedy.bug_hunt.look import CALM, Look, Temper
from xenofront.players.search.halving import Belief
from xenofront.players.search.luck import stream_of
from xenofront.players.value import bug_hunt as values
from xenofront.systems.bug_hunt.ch6_objectives.objectives import SUCCESS, points
from xenofront.systems.bug_hunt.ground import on_table
from xenofront.systems.bug_hunt.state import BHState

TEMPERS: Final = (CALM, Temper(haste=2.0, fear=0.5))
"""How a squad may go about it: as usual, in a hurry."""
BEGINNINGS: Final = 3
"""So many other objectives may be the first."""
TURNS: Final = 1
"""How far playouts go before the position is judged."""
PLAYOUTS: Final = {"search": 40, "rollout": 8}
"""For one question, if nothing else is said."""
NEVER: Final = 1000
"""A turn that no mission reaches."""
BELIEF: Final = Belief(worse=0.01, spread=0.015, noise=0.045, deceit=0.03)
"""What is believed of other plans: in a turn little changes, and not all that seems to."""
WHOSE: Final = ("shooter", "figure", "contact", "alien", "trooper", "location")
"""Fields that say whose dice they are."""


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

    def is_surprised(self, seen: Game) -> bool:
        """Never: nothing is planned beyond a question."""
        return False


def matters(seen: Game) -> bool:
    """Whether a question is worth thinking about: the first trooper of a turn may act."""
    ask, state = seen.pending, seen.state
    assert isinstance(ask, Ask)
    assert isinstance(state, BHState)
    if ask.what != "trooper" or points(state) >= SUCCESS:
        return False
    return all(state.troopers[name].phase in ("quick", "slow") for name in on_table(state))


def plans(seen: Game, temper: Temper, seed: int) -> tuple[Plan, ...]:
    """In every temper, to every objective first, somebody else first; what goes on leads."""
    ask, state = seen.pending, seen.state
    assert isinstance(ask, Ask)
    assert isinstance(state, BHState)
    if temper.first not in Look(state).open:
        temper = temper._replace(first="")
    others = sorted(_beginnings(state, temper), key=lambda one: Look(state, one).trouble)
    tempers = dict.fromkeys((temper, *TEMPERS, *others[:BEGINNINGS]))
    found = [Plan(GreedyPlayer(seed, one).choose(seen).key, one) for one in tempers]
    acting = [key for key in ask.options if key.startswith("act ") and key != found[0].key]
    return tuple(dict.fromkeys((*found, *(Plan(key, temper) for key in acting[:1]))))


def _beginnings(state: BHState, temper: Temper) -> Iterator[Temper]:
    """To begin with another objective than is done now."""
    look = Look(state, temper)
    begun = {target.name for target in look.targets[:1]}
    for name in look.open:
        other = Temper(first=name)
        targets = Look(state, other).targets
        if name not in begun and targets and targets[0].name == name:
            yield other


def horizon(seen: Game) -> int:
    """Until which turn a playout goes."""
    assert isinstance(seen.state, BHState)
    return seen.state.turn + TURNS


def effort(seen: Game) -> float:
    """Which share of the playouts a question gets."""
    return 1.0


def luck_of(state: State, deed: Procedure, question: Chance | Dice) -> str:
    """The stream of a deed: a shot has the same luck in every plan, whatever came before it."""
    assert isinstance(state, BHState)
    return stream_of(deed, question, state.turn, WHOSE)


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
