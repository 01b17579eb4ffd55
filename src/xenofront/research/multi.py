"""The tasks for PettingZoo: every seat is an agent; all of them win or lose together."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env import ParallelEnv

from xenofront.kernel import Seat
from xenofront.research.arrays import HIGH, LOW, Eye, Observation, mask_of, tables
from xenofront.research.episode import Episode, IllegalAction
from xenofront.research.fields import ACTIONS
from xenofront.research.gym import SEEDS, space_of
from xenofront.research.tasks import task


class XenofrontAEC(AECEnv[str, Any, Any]):
    """A task in turns: the asked seat acts. A seat whose agent is dead is asked no more."""

    metadata = {
        "name": "xenofront",
        "render_modes": ["ansi"],
        "is_parallelizable": True,
    }

    def __init__(
        self,
        name: str,
        *,
        rules: dict[str, bool | int | str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.task, self.rules, self.render_mode = task(name), rules, render_mode
        self.metadata = {**self.metadata, "name": self.task.id}
        self.possible_agents = [f"seat_{number}" for number in range(1, self.task.squad + 1)]
        self._observation, self._action = space_of(self.task.system), spaces.Discrete(ACTIONS)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation)
        self.action_spaces = dict.fromkeys(self.possible_agents, self._action)
        size = sum(table.rows * len(table.columns) for table in tables(self.task.system))
        self.state_space = spaces.Box(LOW, HIGH, (size,), np.int32)
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode = Episode(self.task, int(self._random.integers(SEEDS)), options=self.rules)
        self._eye = Eye(self.episode)
        self.agents = list(self.possible_agents)
        self._seat_of = dict(zip(self.agents, self.episode.seats, strict=True))
        self._agent_of = {seat: agent for agent, seat in self._seat_of.items()}
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What the seat of an agent may know; no action is open to a seat that is not asked."""
        return self._eye.observe(self.episode, self._seat_of[agent])

    def state(self) -> Any:
        """All that is public, as one row of numbers."""
        seen = self.observe(self.agent_selection)
        return np.concatenate([seen[name].ravel() for name in seen if name != "action_mask"])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        refused = ""
        try:
            self.episode.act(int(action))
        except IllegalAction as error:
            refused = str(error)
        over, cut = self.episode.over, self.episode.cut_off
        self.rewards = dict.fromkeys(self.agents, self.episode.reward if over else 0.0)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        self._ask(refused)

    def render(self) -> str:
        """The question with its answers, as text."""
        pending = self.episode.game.pending
        if pending is None:
            return f"over: {self.episode.outcome}"
        return f"{self.episode.asked}: {pending.what}? " + " / ".join(self.episode.answers)

    def close(self) -> None:
        """Nothing is held."""

    def _ask(self, refused: str = "") -> None:
        asked: Seat | None = self.episode.asked
        self.agent_selection = self._agent_of[asked] if asked is not None else self.agents[0]
        count, outcome = len(self.episode.answers), self.episode.outcome
        for agent, seat in self._seat_of.items():
            if agent in self.infos:
                mask = mask_of(count if seat == asked else 0)
                self.infos[agent] = {"action_mask": mask, "outcome": outcome, "refused": refused}


def parallel(name: str, **wishes: Any) -> ParallelEnv[str, Any, Any]:
    """A task in which every agent hands in an action and the asked one's is taken."""
    return turn_based_aec_to_parallel(XenofrontAEC(name, **wishes))
