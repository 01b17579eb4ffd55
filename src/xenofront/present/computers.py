"""Computer players at a table: what they are called, and letting one of them think."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from xenofront.kernel import Game
from xenofront.players import roster
from xenofront.players.base import Choice, asked_seat, explained, seen_by
from xenofront.players.runner import Runner
from xenofront.text.texts import Texts

ADVISER: Final = "greedy"
"""Who is asked for a hint if nobody says."""
BUDGET: Final = 8.0
"""Seconds in which a computer player has to answer."""
THINKING: Final = "1.5s"
"""What players that can think for longer or shorter are told to take."""
MISHAPS: Final = ("why-late", "why-crashed", "why-illegal")
"""Reasons of answers that are not the player's own."""


class Thought(NamedTuple):
    """What a computer player chose, and what it saw then."""

    player: str
    choice: Choice
    seen: Game

    @property
    def is_own(self) -> bool:
        """Whether it is the player's own answer, not one given in its place."""
        return self.choice.why.message not in MISHAPS

    def words(self, texts: Texts) -> str:
        """The answer in words."""
        pending = self.seen.pending
        assert pending is not None
        return texts.option(pending, self.choice.answer, texts.source(self.seen.state))

    def reason(self, texts: Texts) -> str:
        """Why, as one sentence."""
        return explained(self.choice, self.seen, texts)


@cache
def players_of(system: str) -> tuple[str, ...]:
    """The players there are for a system."""
    return tuple(name for name in roster.NAMES if _can_play(name, system))


def _can_play(name: str, system: str) -> bool:
    try:
        roster.player(name, system)
    except (ImportError, LookupError):
        return False
    return True


def called(texts: Texts, name: str) -> str:
    """The name of a player."""
    message = f"player-{name}"
    return texts.say(message) if texts.has(message) else name.replace("_", " ").title()


def described(texts: Texts, name: str) -> str:
    """What a player does, in a line; nothing if that is not written down."""
    message = f"player-{name}-text"
    return texts.say(message) if texts.has(message) else ""


class Bench:
    """The computer players of one table, each made when it is first needed."""

    def __init__(self, system: str, seed: int, budget: float = BUDGET) -> None:
        self.system, self.seed, self.budget = system, seed, budget
        self._runners: dict[tuple[str, str], Runner] = {}

    def think(self, name: str, game: Game, role: str = "") -> Thought:
        """What a player would answer; a slow one loses the move. ``game`` is not changed."""
        seat = asked_seat(game)
        choice = self._runner(name, role or seat).choose(game)
        return Thought(name, choice, seen_by(game, seat))

    def _runner(self, name: str, role: str) -> Runner:
        if (name, role) not in self._runners:
            paced = f"{name}:{THINKING}" if name in roster.THINKERS else name
            made = roster.player(paced, self.system, self.seed)
            self._runners[name, role] = Runner(made, budget=self.budget)
        return self._runners[name, role]
