"""Which games are played: every mission, squad size and variant, so many times."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from xenofront.content import store
from xenofront.content.errors import ContentError
from xenofront.games import registry
from xenofront.games.factory import dealt_squad, game_of, new_setup, squad_sizes
from xenofront.kernel import Setup
from xenofront.kernel.streams import below
from xenofront.lab.provenance import mark

SEEDS: Final = 1 << 48


class NoSuchMission(LookupError):
    """A mission that nobody knows."""


class Variant(msgspec.Struct, frozen=True):
    """Rules or content that differ: switches, and for a mission its file."""

    name: str = "rulebook"
    options: dict[str, bool | int | str] = {}
    missions: dict[str, str] = {}
    """Other mission files, by the mission they stand for."""


class Job(msgspec.Struct, frozen=True):
    """One game."""

    system: str
    mission: str
    size: int
    squad: tuple[str, ...]
    """Who plays; nobody means that the seed deals a squad."""
    player: str
    variant: Variant
    number: int
    seed: int

    @property
    def key(self) -> str:
        """The same for the same game."""
        parts = (self.mission, self.size, *self.squad, self.player, self.variant.name, self.number)
        return " ".join(map(str, parts))

    def setup(self) -> Setup:
        """The set-up: game number n is the same whoever plays it and under whichever variant."""
        own = below(
            SEEDS, self.seed, f"simulate {Path(self.mission).stem} {self.size}", self.number
        )
        mission = self.variant.missions.get(self.mission, self.mission)
        squad = self.squad or dealt_squad(self.system, self.size, seed=own)
        return new_setup(mission, squad, seed=own, system_name=self.system, **self.variant.options)

    @property
    def player_seed(self) -> int:
        """The chance that the player has of its own."""
        return below(SEEDS, self.seed, f"player {Path(self.mission).stem} {self.size}", self.number)


class Plan(msgspec.Struct, frozen=True):
    """What is simulated."""

    system: str
    missions: tuple[str, ...]
    sizes: tuple[int, ...]
    squad: tuple[str, ...]
    player: str
    games: int
    seed: int
    variants: tuple[Variant, ...] = (Variant(),)

    def jobs(self) -> list[Job]:
        """All games, in order; every mission and size that its squads may have."""
        return [
            Job(self.system, mission, size, self.squad, self.player, variant, number, self.seed)
            for mission in self.missions
            for size in self._sizes(mission)
            for variant in self.variants
            for number in range(self.games)
        ]

    def _sizes(self, mission: str) -> tuple[int, ...]:
        if self.squad:
            return (len(self.squad),)
        least, most = squad_sizes(self.system, mission)
        return tuple(size for size in self.sizes or range(least, most + 1) if least <= size <= most)

    @property
    def fingerprint(self) -> str:
        """Changes with everything that changes a game: content, rules and players included."""
        content = store.of(self.system).content_hash(tuple(map(Path, self._files())))
        plan = self.system, self.player, self.seed, self.variants
        whole = msgspec.json.encode((*plan, content, mark()))
        return hashlib.sha256(whole).hexdigest()[:16]

    def _files(self) -> list[str]:
        named = [*self.missions, *(f for v in self.variants for f in v.missions.values())]
        return [name for name in named if is_file(name)]


def is_file(mission: str) -> bool:
    """Whether a mission is named by its file."""
    return mission.endswith((".yaml", ".yml"))


def system_of(missions: Sequence[str]) -> str:
    """The game that some missions belong to."""
    for name in registry.game_names():
        known = store.of(name).catalogue().missions
        if all(_fits(name, m) if is_file(m) else m in known for m in missions):
            return name
    if all(is_file(mission) for mission in missions):
        return game_of(missions[0])  # none can read it: let the one say why that comes closest
    known_names = sorted(m for n in registry.game_names() for m in store.of(n).catalogue().missions)
    raise NoSuchMission(
        f"{', '.join(missions)}: no system has all of these missions; known are "
        f"{', '.join(known_names)}, and mission files"
    )


def _fits(system: str, file: str) -> bool:
    """Whether a mission file can be read as one of a system."""
    try:
        store.of(system).box_for(new_setup(file, (), system_name=system))
    except (ContentError, OSError):
        return False
    return True
