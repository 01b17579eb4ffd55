"""The game systems, each connected to its content."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from xenofront.kernel import Game, Record, Seat, Setup, System
from xenofront.kernel.streams import below
from xenofront.library import shelf
from xenofront.library.packs import BUG_HUNT
from xenofront.library.shelf import UnknownSystem
from xenofront.systems import galaxy_defenders

NAMES = (galaxy_defenders.SYSTEM.name, BUG_HUNT.name)

__all__ = [
    "NAMES",
    "UnknownSystem",
    "dealt_agents",
    "dealt_squad",
    "new_game",
    "new_record",
    "new_setup",
    "squad_sizes",
    "system",
]


@cache
def system(name: str) -> System:
    """A system by name, ready to play."""
    content = shelf.of(name)
    found = _rules_of(name)
    found.shelf = content.box_for
    return found


def _rules_of(name: str) -> System:
    if name == BUG_HUNT.name:
        from xenofront.systems import bug_hunt  # noqa: PLC0415 (read only when it is played)

        return bug_hunt.SYSTEM
    return galaxy_defenders.SYSTEM


def new_setup(
    mission: str,
    seats: tuple[str, ...],
    *,
    seed: int = 0,
    system_name: str = galaxy_defenders.SYSTEM.name,
    **options: bool | int | str,
) -> Setup:
    """A set-up from plain words."""
    agents = tuple(Seat(seat) for seat in seats)
    return Setup(system=system_name, mission=mission, seats=agents, options=options, seed=seed)


def of_text(setup: Setup, text: str) -> Setup:
    """The same set-up with a mission whose file is given as text."""
    return replace(setup, text=text)


def dealt_agents(count: int, *, seed: int = 0) -> tuple[str, ...]:
    """A squad dealt at random; who chooses names the agents instead (GD-4.c)."""
    left = sorted(shelf.catalogue().agents)
    if not 1 <= count <= len(left):
        raise ValueError(f"a squad has 1 to {len(left)} agents, not {count} (GD-2.a)")
    return tuple(left.pop(below(len(left), seed, "squad", n)) for n in range(count))  # GD-4.c/dealt


def dealt_squad(system_name: str, size: int, *, seed: int = 0) -> tuple[str, ...]:
    """A squad of some size: agents dealt at random, or troopers who have no names yet."""
    if system_name == BUG_HUNT.name:
        return tuple(f"trooper{number}" for number in range(1, size + 1))
    return dealt_agents(size, seed=seed)


def squad_sizes(system_name: str, mission: str) -> tuple[int, int]:
    """The least and the most that a squad of a mission, an id or a file, may be."""
    if system_name == BUG_HUNT.name:
        from xenofront.systems.bug_hunt.ch1_setup.setup import (  # noqa: PLC0415 (read when played)
            LEAST,
            MOST,
        )

        return LEAST, MOST
    setup = new_setup(mission, (), system_name=system_name)
    least, most = shelf.of(system_name).box_for(setup).mission.agents
    return int(least), int(most)


def new_game(setup: Setup, *, manual: bool = False) -> Game:
    """A new game of a set-up."""
    return Game.start(system(setup.system), setup, manual=manual)


def new_record(setup: Setup, *, manual: bool = False) -> Record:
    """A new game that is recorded."""
    return Record(system(setup.system), setup, manual=manual)
