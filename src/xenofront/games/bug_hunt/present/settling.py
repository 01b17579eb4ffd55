"""Questions by which nothing is decided, and what the table answers to them by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from xenofront.games.bug_hunt.rules.ch2_turn.phases import Act, ChooseTrooper, KeepReady
from xenofront.games.bug_hunt.rules.ch2_turn.reactions import ReactionDie, reactions_of, teams
from xenofront.games.bug_hunt.rules.ch6_objectives.locations import to_reveal
from xenofront.games.bug_hunt.rules.choices import Die
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import Choice, Game, Question


def settled(game: Game) -> str | None:
    """The answer of the table; None if something is decided."""
    ask, state = game.pending, game.state
    assert isinstance(ask, Question)
    assert isinstance(state, BHState)
    found = SETTLERS[type(ask)][1](state, ask)
    return None if found is None else found.key


def _die(state: BHState, ask: ReactionDie) -> Choice | None:
    """A reaction die: each team that still gets one is as quick with any of them."""
    dice: list[Die] = list(ask.choices)
    values = [int(die.face) for die in dice]
    waiting = teams(state)
    order = list(waiting)
    for team in order[order.index(ask.team) :]:
        reactions = reactions_of(state, waiting[team])
        if min(values) <= reactions < max(values):
            return None
    return dice[0]


def _trooper(state: BHState, ask: ChooseTrooper) -> Choice | None:
    """The last trooper acts: to stay and do nothing is still left to it, as if the phase ended."""
    acting = [choice for choice in ask.choices if isinstance(choice, Act)]
    may_hold = any(isinstance(choice, KeepReady) for choice in ask.choices)
    if len(acting) != 1 or may_hold or state.options.movie_magic:
        return None
    last = acting[0].trooper
    if state.troopers[last].brawled or to_reveal(state, last):  # BX-12 BH-5
        return None
    return acting[0]


SETTLERS: Final[dict[type[Question], tuple[str, Callable[[Any, Any], Choice | None]]]] = {
    ChooseTrooper: ("settled-trooper", _trooper),
    ReactionDie: ("settled-reaction-die", _die),
}
"""By question: the message that tells what the table answers, and the function that finds it."""
SETTLES: Final = {ask.WHAT: words for ask, (words, _) in SETTLERS.items()}
