"""The greedy player of Bug Hunt."""

from __future__ import annotations

from xenofront.games.bug_hunt.play.greedy.answering import ALWAYS, ANSWERS
from xenofront.games.bug_hunt.play.greedy.situation import CALM, Situation, Temper
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import Game, Question
from xenofront.players.base import Choice, because


class GreedyPlayer:
    """Straight for the easiest objectives, shooting by exact odds; then home."""

    def __init__(self, seed: int = 0, temper: Temper = CALM) -> None:
        self.seed, self.temper = seed, temper

    def choose(self, seen: Game) -> Choice:
        ask, state = seen.pending, seen.state
        assert isinstance(ask, Question)
        assert isinstance(state, BHState)
        always = ALWAYS.get(type(ask))
        if always is not None:
            return Choice(always, because(f"always-{ask.what.replace('_', '-')}"))
        return ANSWERS[type(ask)](Situation(state, self.temper), seen, ask, self.seed)
