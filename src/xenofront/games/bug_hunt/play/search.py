"""Plans in Bug Hunt: how the squad goes about a phase, and for which objectives."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from xenofront.games.bug_hunt.play import value as values
from xenofront.games.bug_hunt.play.greedy import GreedyPlayer
from xenofront.games.bug_hunt.play.greedy.situation import Temper
from xenofront.games.bug_hunt.rules.ch2_turn.phases import Act, ChooseTrooper
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction, ChooseMove
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import SUCCESS, points
from xenofront.games.bug_hunt.rules.ground import on_table
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import Chance, Choice, Dice, Game, Procedure, State
from xenofront.players.base import Choice as Answer
from xenofront.players.base import because
from xenofront.players.search.halving import Belief
from xenofront.players.search.luck import stream_of

VALUES: Final[Any] = values
VETERAN: Final = Temper(veteran=True)
"""The hand that plays on: greedy with what its lost games have taught."""
TEMPERS: Final = (VETERAN, Temper(haste=4.0, fear=0.25, apart=3, veteran=True))
"""How a squad may go about it: together, or running for everything at once."""
FIRST: Final = 3
"""So many others may be thought of to act first."""
TURNS: Final = (1, 2)
"""After how many turns a playout is judged; the last of them ends it."""
PLAYOUTS: Final = {"search": 6, "rollout": 9}
"""For one question, if nothing else is said."""
NEVER: Final = 1000
"""A turn that no mission reaches."""
BELIEF: Final = Belief(worse=0.005, spread=0.05, noise=0.1, deceit=0.02)
"""What is believed of other plans."""
WHOSE: Final = ("shooter", "figure", "contact", "alien", "trooper", "location")
"""Fields that say whose dice they are."""


class Plan(NamedTuple):
    """An answer, and the temper in which it goes on until the next plan."""

    choice: Choice | str
    temper: Temper = VETERAN

    @property
    def key(self) -> str:
        """The answer as readable text."""
        return str(self.choice)


class Policy:
    """Plays on from a plan as the greedy player does, but as a veteran."""

    def __init__(self, seed: int, plan: Plan | None = None) -> None:
        self.greedy, self.plan = GreedyPlayer(seed, plan.temper if plan else VETERAN), plan

    def choose(self, seen: Game) -> Answer:
        plan, self.plan = self.plan, None
        return self.greedy.choose(seen) if plan is None else Answer(plan.choice, because("first"))

    def is_surprised(self, seen: Game) -> bool:
        """Never: nothing is planned beyond a question."""
        return False


def matters(seen: Game) -> bool:
    """Whether a question is worth thinking about: the first trooper of a turn may act."""
    state = seen.state
    assert isinstance(state, BHState)
    if not isinstance(seen.pending, ChooseTrooper) or points(state) >= SUCCESS:
        return False
    return all(state.troopers[name].phase in ("quick", "slow") for name in on_table(state))


def plans(seen: Game, temper: Temper, seed: int) -> tuple[Plan, ...]:
    """In every temper; the one that goes on leads."""
    tempers = dict.fromkeys((temper, *TEMPERS))
    return tuple(Plan(GreedyPlayer(seed, one).choose(seen).answer, one) for one in tempers)


def answers(seen: Game, temper: Temper, seed: int) -> tuple[Plan, ...]:
    """Who might act first; whom greedy would take leads."""
    assert isinstance(seen.pending, ChooseTrooper)
    usual = GreedyPlayer(seed, temper).choose(seen).answer
    acting = [choice for choice in seen.pending.choices if isinstance(choice, Act)]
    return tuple(Plan(choice, temper) for choice in dict.fromkeys((usual, *acting[:FIRST])))


def horizon(seen: Game) -> tuple[int, ...]:
    """In which turns a playout is judged; the last ends it."""
    assert isinstance(seen.state, BHState)
    return tuple(seen.state.turn + turns for turns in TURNS)


def effort(seen: Game) -> float:
    """Which share of the playouts a question gets."""
    return 1.0


def belief(seen: Game) -> Belief:
    """What is believed of other plans, whatever is asked."""
    return BELIEF


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
    return state.turn >= until and isinstance(ask, ChooseTrooper | ChooseMove | ChooseAction)


def value(game: Game) -> float:
    """What a position is worth."""
    assert isinstance(game.state, BHState)
    return values.value(game.state)
