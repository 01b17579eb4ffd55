"""Games in a file, one to a line, so that a simulation can be stopped and continued."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from xenofront.lab.simulate.plan import Job, Plan
from xenofront.lab.simulate.summary import GameSummary


class StoreError(ValueError):
    """A file that does not hold games of this plan."""


class Head(msgspec.Struct, frozen=True):
    """The first line: what the games were played with."""

    xenofront: str
    fingerprint: str


_KIND = "simulation 1"


class Store:
    """The games of a plan; without a file they are only kept in memory."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.path = path
        self.tales: dict[str, GameSummary] = {}
        self._file: BinaryIO | None = None
        if path is not None:
            self._open(path, Head(_KIND, plan.fingerprint))

    def _open(self, path: Path, head: Head) -> None:
        if path.exists() and path.stat().st_size:
            self._read(path, head)
            self._file = path.open("ab")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = self._file = path.open("wb")
            file.write(msgspec.json.encode(head) + b"\n")
            file.flush()

    def _read(self, path: Path, head: Head) -> None:
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]  # what was being written when it was stopped
        if len(whole) < len(data):
            path.write_bytes(whole)
        first, *lines = whole.splitlines()
        try:
            found = msgspec.json.decode(first, type=Head)
            tales = [msgspec.json.decode(line, type=GameSummary) for line in lines]
        except msgspec.DecodeError as error:
            raise StoreError(f"{path} is no file of simulated games: {error}") from error
        if found != head:
            raise StoreError(
                f"{path} holds games of other rules, content, players or seeds; name another file"
            )
        self.tales = {tale.key: tale for tale in tales}

    def missing(self, jobs: Sequence[Job]) -> list[Job]:
        """The games that were not played yet."""
        return [job for job in jobs if job.key not in self.tales]

    def add(self, tale: GameSummary) -> None:
        """Keep a game, on disk before anything else."""
        if self._file is not None:
            self._file.write(msgspec.json.encode(tale) + b"\n")
            self._file.flush()
        self.tales[tale.key] = tale

    def of(self, jobs: Sequence[Job]) -> Iterator[GameSummary]:
        """The games of a plan that were played, in its order."""
        return (self.tales[job.key] for job in jobs if job.key in self.tales)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()
