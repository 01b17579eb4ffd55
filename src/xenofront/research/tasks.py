"""What can be played in an environment: versioned tasks, from a duel up to whole missions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from xenofront.content import store
from xenofront.games import registry
from xenofront.games.factory import dealt_squad, new_setup, squad_sizes
from xenofront.games.manifest import Manifest
from xenofront.kernel import Setup
from xenofront.kernel.streams import below

SEEDS: Final = 1 << 48


class Task(msgspec.Struct, frozen=True):
    """A mission with a squad size and a step limit. Its name is what researchers quote."""

    name: str
    system: str
    mission: str
    squad: int
    limit: int
    """Steps after which an episode is cut off."""
    stage: int
    """How far up the curriculum it is; 0 is the easiest."""
    members: tuple[str, ...] = ()
    """A fixed squad; without it the seed deals one."""

    @property
    def id(self) -> str:
        """The name with its version, as ``duel-v2``."""
        return f"{self.name}-v{registry.game(self.system).observation_version}"

    def setup(self, seed: int, options: dict[str, bool | int | str] | None = None) -> Setup:
        """The set-up of one episode: the same for the same seed."""
        own = below(SEEDS, seed, f"episode {self.name}", 0)
        squad = self.members or dealt_squad(self.system, self.squad, seed=own)
        return new_setup(self.mission, squad, seed=own, system_name=self.system, **(options or {}))


class UnknownTask(LookupError):
    """There is no such task."""


class Exercise(NamedTuple):
    """A small task before whole missions: its file, its squad, its step limit and its stage."""

    file: Path
    members: tuple[str, ...]
    limit: int
    stage: int


def _exercise(game: str, one: Exercise) -> Task:
    size = len(one.members)
    return Task(one.file.stem, game, str(one.file), size, one.limit, one.stage, one.members)


def _missions(game: Manifest) -> Iterator[Task]:
    """Every mission of a game with every size of squad."""
    for name in sorted(store.of(game.name).catalogue().missions):
        least, most = squad_sizes(game.name, name)
        for squad in range(least, most + 1):
            limit = game.step_limit * (1 + squad)
            yield Task(f"{name}-{squad}", game.name, name, squad, limit, 2 + squad - least)


def tasks() -> dict[str, Task]:
    """All tasks by id, the easiest first."""
    found: list[Task] = []
    for game in registry.games():
        found += [_exercise(game.name, one) for one in game.exercises()]
        found += _missions(game)
    return {task.id: task for task in sorted(found, key=lambda task: (task.stage, task.name))}


def task(name: str) -> Task:
    """A task by its id."""
    known = tasks()
    if name not in known:
        raise UnknownTask(f"there is no task {name!r}; known are {', '.join(known)}")
    return known[name]


def curriculum(system: str) -> tuple[Task, ...]:
    """The tasks of a system, one for each stage, the easiest first."""
    first: dict[int, Task] = {}
    for one in tasks().values():
        if one.system == system:
            first.setdefault(one.stage, one)
    return tuple(first.values())
