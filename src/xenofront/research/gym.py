"""The tasks for Gymnasium: one policy answers for every seat.

>>> import gymnasium, xenofront.research.gym
>>> environment = gymnasium.make("xenofront/duel-v2")
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from xenofront.research.arrays import HIGH, LOW, Eye, Observation, flat, mask_of, tables
from xenofront.research.episode import Episode, IllegalAction
from xenofront.research.factored import NUMBERS, Factors
from xenofront.research.fields import ACTIONS
from xenofront.research.observation import look_of
from xenofront.research.shaping import Shaping, shaping_of
from xenofront.research.tasks import Task, task, tasks
from xenofront.research.vocabulary import words_of

NAMESPACE: Final = "xenofront"
SEEDS: Final = 1 << 31


def space_of(system: str) -> spaces.Dict:
    """The space of a system's observations."""
    found: dict[str, spaces.Space[Any]] = {
        table.name: spaces.Box(LOW, HIGH, table.shape, np.int32) for table in tables(system)
    }
    found["action_mask"] = spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict(found)


def flat_space_of(system: str) -> spaces.Box:
    """The space of flat observations."""
    size = sum(table.rows * len(table.columns) for table in tables(system))
    return spaces.Box(-16.0, 16.0, (size,), np.float32)


class XenofrontEnv(gymnasium.Env[Any, Any]):
    """A task as a single-agent environment with masked actions.

    ``flat`` gives one row of numbers instead of named arrays; ``shaping`` adds a small reward for
    progress; ``factored`` takes actions in three parts, see :mod:`.factored`; ``rules`` switches
    rules by name, as ``{"preset": "hard"}``.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        name: str,
        *,
        flat: bool = False,
        factored: bool = False,
        shaping: float = 0.0,
        rules: dict[str, bool | int | str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.task: Task = task(name)
        self.flat, self.shaping, self.rules, self.render_mode = flat, shaping, rules, render_mode
        system = self.task.system
        self.factored = factored
        self._sizes = (len(words_of(system)), look_of(system).FIGURES.rows)
        self.action_space = _actions(self._sizes) if factored else spaces.Discrete(ACTIONS)
        self.observation_space = flat_space_of(system) if flat else space_of(system)
        self._episode: Episode | None = None
        self._eye: Eye | None = None
        self._progress: Shaping = shaping_of(system)
        self._before = 0.0

    # -- the interface ---------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new episode; the same for the same seed."""
        super().reset(seed=seed)
        own = int(self.np_random.integers(SEEDS))
        self._episode = Episode(self.task, own, options=self.rules)
        self._eye = Eye(self._episode)
        self._before = self._progress(self._episode) if self.shaping else 0.0
        return self._seen(), self._told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One answer. One that is not offered changes nothing; ``info["refused"]`` says why."""
        episode, refused = self.episode, ""
        try:
            episode.act(self.factors().action(*map(int, action)) if self.factored else int(action))
        except IllegalAction as error:
            refused = str(error)
        reward = episode.reward if episode.over else 0.0
        if self.shaping:
            now = self._progress(episode)
            reward += self.shaping * (now - self._before)
            self._before = now
        told = {**self._told(), "refused": refused}
        return self._seen(), reward, episode.over, episode.cut_off, told

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are offered now."""
        if self.factored:
            return self.factors().masks()
        return mask_of(len(self.episode.answers)).astype(np.bool_)

    def render(self) -> str:
        """The question with its answers, as text."""
        episode = self.episode
        if episode.over:
            return f"over: {episode.outcome}"
        pending = episode.game.pending
        assert pending is not None
        lines = [f"{episode.asked}: {pending.what}?"]
        lines += [f"  {number} {answer}" for number, answer in enumerate(episode.answers)]
        return "\n".join(lines)

    # -- beyond it -------------------------------------------------------------------------------

    @property
    def episode(self) -> Episode:
        """The episode that is played."""
        if self._episode is None:
            raise gymnasium.error.ResetNeeded("call reset first")
        return self._episode

    def factors(self) -> Factors:
        """The answers of the question, by their parts."""
        assert self._eye is not None
        return Factors(self._eye.rows(self.episode), *self._sizes)

    def _seen(self) -> Observation | npt.NDArray[np.float32]:
        episode = self.episode
        assert self._eye is not None
        found = self._eye.observe(episode, episode.asked or episode.seats[0])
        return flat(found) if self.flat else found

    def _told(self) -> dict[str, Any]:
        episode = self.episode
        mask = mask_of(len(episode.answers))
        return {"action_mask": mask, "outcome": episode.outcome}


def _actions(sizes: tuple[int, int]) -> spaces.MultiDiscrete:
    return spaces.MultiDiscrete([sizes[0] + 1, sizes[1] + 1, NUMBERS])


def register() -> None:
    """Make all tasks known to Gymnasium as ``xenofront/NAME-vN``."""
    for name in tasks():
        full = f"{NAMESPACE}/{name}"
        if full not in gymnasium.registry:
            gymnasium.register(
                full,
                entry_point="xenofront.research.gym:XenofrontEnv",
                vector_entry_point="xenofront.research.vector:XenofrontVectorEnv",
                kwargs={"name": name},
            )


register()
