"""The tasks for OpenSpiel: dice and draws are chance nodes, so that stock searchers can plan.

>>> import pyspiel, xenofront.research.openspiel
>>> game = pyspiel.load_game("python_xenofront(task=duel-v2)")
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final
from zlib import crc32

import numpy as np
import pyspiel

from xenofront.kernel import Chance
from xenofront.research.arrays import Eye, tables
from xenofront.research.episode import Episode
from xenofront.research.fields import ACTIONS
from xenofront.research.tasks import task

NAME: Final = "python_xenofront"
MOST_OUTCOMES: Final = 2048
"""The most different faces, cards or places of one chance node."""
CHANCE_PER_STEP: Final = 200
DEFAULT: Final = "duel-v2"

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Xenofront",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.IDENTICAL,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"task": DEFAULT, "seed": 0},
)


@lru_cache(maxsize=32)
def _start(name: str, seed: int) -> Episode:
    return Episode(task(name), seed, manual=True)


class XenofrontGame(pyspiel.Game):
    """A task; all players get the same in the end. Nobody knows what is not drawn yet."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = params or {}
        self.task = task(str(wishes.get("task", DEFAULT)))
        super().__init__(
            GAME_TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=self.task.squad,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=self.task.limit,
            ),
            wishes,
        )
        self.seed = int(wishes.get("seed", 0))

    @property
    def start(self) -> Episode:
        """Where every episode begins; copied, never played."""
        return _start(self.task.id, self.seed)

    def new_initial_state(self) -> XenofrontState:
        """The beginning of an episode."""
        return XenofrontState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More dice and draws than any episode has."""
        return CHANCE_PER_STEP * self.task.limit

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> XenofrontObserver:
        """Observations as one row of numbers."""
        return XenofrontObserver(self.start)


class XenofrontState(pyspiel.State):
    """A position of a task."""

    def __init__(self, game: XenofrontGame) -> None:
        super().__init__(game)
        self.episode = game.start.clone()

    def current_player(self) -> int:
        episode = self.episode
        if episode.over or episode.cut_off:
            return int(pyspiel.PlayerId.TERMINAL)
        asked = episode.asked
        return int(pyspiel.PlayerId.CHANCE) if asked is None else episode.seats.index(asked)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.episode.answers)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every different face or card with its probability."""
        options = self._options()
        faces: dict[str, list[int]] = {}
        for number, option in enumerate(options):
            faces.setdefault(option, []).append(number)
        return [(numbers[0], len(numbers) / len(options)) for numbers in faces.values()]

    def _options(self) -> tuple[str, ...]:
        pending = self.episode.game.pending
        return tuple(pending.options) if isinstance(pending, Chance) else ()

    def _apply_action(self, action: int) -> None:
        if self.episode.asked is None:
            self.episode.settle(action)
        else:
            self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            pending = self.episode.game.pending
            return f"{pending.what if pending else ''}={self._options()[action]}"
        return self.episode.answers[action]

    def is_terminal(self) -> bool:
        return self.episode.over or self.episode.cut_off

    def returns(self) -> list[float]:
        """The same for everybody."""
        return [self.episode.reward if self.episode.over else 0.0] * self.num_players()

    def __str__(self) -> str:
        episode = self.episode
        if episode.over:
            return f"over: {episode.outcome}"
        pending = episode.game.pending
        return f"step {episode.steps}, {episode.asked}: {pending.what if pending else ''}"


class XenofrontObserver:
    """What a seat may know, as one row and by name."""

    def __init__(self, start: Episode) -> None:
        self._eye = Eye(start)
        sizes = {t.name: t.rows * len(t.columns) for t in tables(start.task.system)}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        shapes = {t.name: t.shape for t in tables(start.task.system)}
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size].reshape(shapes[name])
            at += size

    def set_from(self, state: XenofrontState, player: int) -> None:
        """Fill in what a player may know."""
        seen = self._eye.observe(state.episode, state.episode.seats[player])
        for name, part in self.dict.items():
            part[...] = seen[name]

    def string_from(self, state: XenofrontState, player: int) -> str:
        """The question, and the numbers' digest."""
        self.set_from(state, player)
        return f"{state} {crc32(self.tensor.tobytes()):08x}"


pyspiel.register_game(GAME_TYPE, XenofrontGame)
