"""What can be played in an environment: versioned tasks, from a duel up to whole missions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from xenofront.kernel import Setup
from xenofront.kernel.streams import below
from xenofront.library import shelf
from xenofront.library.packs import BUG_HUNT, GALAXY_DEFENDERS
from xenofront.library.systems import dealt_squad, new_setup, squad_sizes

EXERCISES: Final = Path(__file__).parent / "exercises"
SEEDS: Final = 1 << 48
VERSION: Final = 1
"""Raised when an observation, an action or a reward of a task means something else than before."""


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
        """The name with its version, as ``duel-v1``."""
        return f"{self.name}-v{VERSION}"

    def setup(self, seed: int, options: dict[str, bool | int | str] | None = None) -> Setup:
        """The set-up of one episode: the same for the same seed."""
        own = below(SEEDS, seed, f"episode {self.name}", 0)
        squad = self.members or dealt_squad(self.system, self.squad, seed=own)
        return new_setup(self.mission, squad, seed=own, system_name=self.system, **(options or {}))


class UnknownTask(LookupError):
    """There is no such task."""


def _exercise(name: str, members: tuple[str, ...], limit: int, stage: int) -> Task:
    path = str(EXERCISES / f"{name}.yaml")
    return Task(name, GALAXY_DEFENDERS.name, path, len(members), limit, stage, members)


def _missions(system: str) -> list[Task]:
    """Every mission of a system with every size of squad."""
    found = []
    for name in sorted(shelf.of(system).catalogue().missions):
        least, most = squad_sizes(system, name)
        for squad in range(least, most + 1):
            limit = LIMITS[system] * (1 + squad)
            found.append(Task(f"{name}-{squad}", system, name, squad, limit, 2 + squad - least))
    return found


LIMITS: Final = {GALAXY_DEFENDERS.name: 400, BUG_HUNT.name: 500}
"""Steps for each member of a squad, and once more."""


def tasks() -> dict[str, Task]:
    """All tasks by id, the easiest first."""
    found = [
        _exercise("duel", ("chromium",), 100, 0),
        _exercise("skirmish", ("chromium", "mercury"), 300, 1),
        *_missions(GALAXY_DEFENDERS.name),
        *_missions(BUG_HUNT.name),
    ]
    return {task.id: task for task in sorted(found, key=lambda task: (task.stage, task.name))}


def task(name: str) -> Task:
    """A task by its id."""
    known = tasks()
    if name not in known:
        raise UnknownTask(f"there is no task {name!r}; known are {', '.join(known)}")
    return known[name]


def curriculum(system: str = GALAXY_DEFENDERS.name) -> tuple[Task, ...]:
    """The tasks of a system, one for each stage, the easiest first."""
    first: dict[int, Task] = {}
    for one in tasks().values():
        if one.system == system:
            first.setdefault(one.stage, one)
    return tuple(first.values())
