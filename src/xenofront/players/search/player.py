"""The player who tries plans before choosing one."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from xenofront.games import registry
from xenofront.kernel import Game, Question
from xenofront.kernel.streams import below
from xenofront.players.base import Choice, Why, because
from xenofront.players.search.budget import Budget, Playouts
from xenofront.players.search.craft import Craft, Policy
from xenofront.players.search.halving import Trials, halve

SEEDS: Final = 1 << 48
LONGEST: Final = 4000
"""Answers after which a playout is given up."""


def rehearsal(craft: Craft, seen: Game, seed: int) -> Game:
    """A world that fits what is seen, in which every deed has luck of its own."""
    game = seen.dealt(seed)
    game.naming = craft.luck_of
    return game


class Thinker:
    """Starts from what greedy would do, and does something else where that comes out better."""

    FLAT: ClassVar[bool] = False
    """Whether every way is tried equally often."""
    NAME: ClassVar[str] = "search"
    REASON: ClassVar[str] = "tried"

    def __init__(self, system: str, seed: int = 0, budget: Budget | None = None) -> None:
        craft = registry.game(system).search()
        if craft is None:
            raise LookupError(f"nobody knows how to search in {system}")
        self.craft: Craft = craft
        self.seed, self.asked = seed, 0
        self.budget: Budget = budget or Playouts(self.craft.PLAYOUTS[self.NAME])
        self.policy: Policy = self.craft.Policy(seed)
        self.temper: Any = self.craft.TEMPERS[0]
        self.plan: Any = None
        """What was chosen last."""

    def choose(self, seen: Game) -> Choice:
        assert isinstance(seen.pending, Question)
        asked = self.craft.matters(seen) or self.policy.is_surprised(seen)
        plans = self._plans(seen) if asked else ()
        if len(plans) < 2:
            return self.policy.choose(seen)
        self.asked += 1
        trials = halve(
            len(plans),
            lambda way, world: self.tried(seen, plans[way], world),
            self.budget.begin(self.craft.effort(seen)),
            self.craft.belief(seen),
            flat=self.FLAT,
        )
        self.plan = plan = plans[trials.best]
        self.policy, self.temper = self.craft.Policy(self.seed, plan), plan.temper
        if not trials.worlds:
            self.policy.plan = None  # nothing was tried: greedy's answer, with its reason
        usual: Choice = self.policy.choose(seen)
        return Choice(usual.answer, self._why(trials)) if trials.worlds else usual

    def _plans(self, seen: Game) -> tuple[Any, ...]:
        """What could be done; what greedy would do comes first."""
        return self.craft.plans(seen, self.temper, self.seed)

    def _until(self, game: Game) -> tuple[int, ...]:
        """When playouts are judged, and how far they go."""
        return self.craft.horizon(game)

    def tried(self, seen: Game, plan: Any, world: int) -> float:
        """What comes of a plan in one of the worlds that fit."""
        seed = below(SEEDS, self.seed, f"world {self.asked}", world)
        game = rehearsal(self.craft, seen, seed)
        policy, rounds = self.craft.Policy(seed, plan), self._until(game)
        return sum(self._judged(game, policy, until) for until in rounds) / len(rounds)

    def _judged(self, game: Game, policy: Any, until: int) -> float:
        """What a position is worth after playing on for some time."""
        for _ in range(LONGEST):
            if self.craft.is_over(game, until):
                break
            game.answer(policy.choose(game).answer)
        return self.craft.value(game)

    def _why(self, trials: Trials) -> Why:
        best, other = trials.best, trials.next_best()
        ways, worlds, wins = len(trials.values), trials.worlds, trials.mean(best)
        told = {"ways": ways, "worlds": worlds, "wins": round(100 * wins)}
        if trials.mean(other) > wins:
            return because(f"{self.REASON}-usual", **told)
        return because(self.REASON, **told, other=round(100 * trials.mean(other)))


class SearchPlayer(Thinker):
    """Whole turns as plans, halved again and again, and judged after some rounds."""
