"""Many episodes of a task side by side in one process, in shared arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from xenofront.research.arrays import Observation
from xenofront.research.fields import ACTIONS
from xenofront.research.gym import XenofrontEnv

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class XenofrontVectorEnv(VectorEnv[Any, Any, Any]):
    """Steps every episode; one that ended begins anew with the step after."""

    def __init__(self, name: str, num_envs: int = 1, **wishes: Any) -> None:
        self.environments = [XenofrontEnv(name, **wishes) for _ in range(num_envs)]
        first = self.environments[0]
        self.num_envs = num_envs
        self.single_action_space: spaces.Discrete = first.action_space  # type: ignore[assignment]
        self.single_observation_space = first.observation_space
        self.action_space = batch_space(first.action_space, num_envs)
        self.observation_space = batch_space(first.observation_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.render_mode = None
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all episodes; a seed gives each its own."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        seen = [one.reset(seed=own)[0] for one, own in zip(self.environments, seeds, strict=True)]
        self._ended[:] = False
        return self._joined(seen), {"action_mask": self.action_masks()}

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Any, Floats, Flags, Flags, Any]:
        """One answer in each episode."""
        rewards = np.zeros(self.num_envs, np.float64)
        over, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        seen: list[Any] = []
        for number, (one, action) in enumerate(zip(self.environments, actions, strict=True)):
            if self._ended[number]:
                seen.append(one.reset()[0])
                continue
            found, rewards[number], over[number], cut[number], _ = one.step(action)
            seen.append(found)
        self._ended = over | cut
        return self._joined(seen), rewards, over, cut, {"action_mask": self.action_masks()}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Which actions are offered in each episode."""
        masks = np.zeros((self.num_envs, ACTIONS), np.int8)
        for number, one in enumerate(self.environments):
            masks[number, : len(one.episode.answers)] = 1
        return masks

    @staticmethod
    def _joined(seen: list[Any]) -> Observation | npt.NDArray[np.float32]:
        if isinstance(seen[0], dict):
            return {name: np.stack([one[name] for one in seen]) for name in seen[0]}
        joined: npt.NDArray[np.float32] = np.stack(seen)
        return joined
