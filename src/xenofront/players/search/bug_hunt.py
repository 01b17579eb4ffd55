"""Plans in Bug Hunt: where a trooper goes, and what it does there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from xenofront.kernel import Ask, Game
from xenofront.players.base import Choice, because
from xenofront.players.greedy.bug_hunt import GreedyPlayer
from xenofront.players.greedy.bug_hunt.look import Look, inches
from xenofront.players.greedy.bug_hunt.moving import STAY, destination, end_of, ends
from xenofront.players.greedy.bug_hunt.turn import worths
from xenofront.players.value import bug_hunt as values
from xenofront.systems.bug_hunt.state import BHState, TrooperId

TEMPERS: Final = ("",)
PLACES: Final = 4
DEEDS: Final = 4
TURNS: Final = 1
"""How far playouts go before the position is judged."""
PLAYOUTS: Final = {"search": 12, "rollout": 6}
"""For one question, if nothing else is said."""
NEVER: Final = 1000
"""A turn that no mission reaches."""


class Plan(NamedTuple):
    """An answer; afterwards it goes on as usual."""

    key: str
    temper: str = ""


class Policy:
    """Plays on from a plan as the greedy player does."""

    def __init__(self, seed: int, plan: Plan | None = None) -> None:
        self.greedy, self.plan = GreedyPlayer(seed), plan

    def choose(self, seen: Game) -> Choice:
        plan, self.plan = self.plan, None
        return self.greedy.choose(seen) if plan is None else Choice(plan.key, because("first"))


def matters(seen: Game) -> bool:
    """Whether a question is worth thinking about: a move or an action with aliens about."""
    ask, state = seen.pending, seen.state
    assert isinstance(ask, Ask)
    assert isinstance(state, BHState)
    if ask.what not in ("move", "action") or len(ask.options) < 2:
        return False
    look = Look(state)
    return not look.won and bool(look.danger(look.places[TrooperId(ask.about[0])]))


def plans(seen: Game, temper: str, seed: int) -> tuple[Plan, ...]:
    """What could be done now; what the greedy player would do comes first."""
    usual = GreedyPlayer(seed).choose(seen).key
    return tuple(Plan(key, temper) for key in dict.fromkeys([usual, *_others(seen)]))


def _others(seen: Game) -> Iterator[str]:
    ask, state = seen.pending, seen.state
    assert isinstance(ask, Ask)
    assert isinstance(state, BHState)
    look = Look(state)
    if ask.what == "action":
        liked = sorted(worths(look, ask).items(), key=lambda pair: (-pair[1], pair[0]))
        yield from (key for key, _ in liked[:DEEDS])
        return
    trooper = TrooperId(ask.about[0])
    places = ends(look, seen, ask)
    goal, _ = destination(look, trooper)
    yield STAY
    walks = [key for key in places if key != STAY]
    if not walks:
        return
    yield min(walks, key=lambda key: (look.danger(end_of(key)), -places[key], key))
    if goal is not None:
        yield min(walks, key=lambda key: (inches(end_of(key), goal), key))
    yield from sorted(walks, key=lambda key: (-places[key], key))[:PLACES]


def horizon(state: BHState) -> int:
    """Until which turn a playout goes."""
    return state.turn + TURNS


def is_over(game: Game, until: int) -> bool:
    """Whether a playout has gone far enough: a trooper of that turn may act."""
    ask, state = game.pending, game.state
    assert isinstance(state, BHState)
    if ask is None:
        return True
    return state.turn >= until and ask.what in ("trooper", "move", "action")


def value(game: Game) -> float:
    """What a position is worth."""
    assert isinstance(game.state, BHState)
    return values.value(game.state)
