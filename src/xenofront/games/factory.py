"""Set-ups, games and records of any game, from plain words."""

from __future__ import annotations

import secrets
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from xenofront.content import store
from xenofront.content.errors import ContentError, Problem, UnknownMission, did_you_mean
from xenofront.content.loader import SUFFIXES
from xenofront.flaws import flaw
from xenofront.games import registry
from xenofront.games.manifest import Manifest
from xenofront.kernel import (
    Game,
    Opened,
    Record,
    SaveError,
    Seat,
    Setup,
    System,
    read_record,
    write_record,
)
from xenofront.kernel.files import read_body
from xenofront.kernel.streams import SECURE_BITS, commitment
from xenofront.text.sentences import sentence


def system(name: str) -> System:
    """The rules of a game, ready to play."""
    return _connected(registry.game(name))


@cache
def _connected(game: Manifest) -> System:
    """Rules may read no files; here they are told where content comes from."""
    rules = game.rules()
    rules.box_for = store.of(game.name).box_for
    return rules


def game_of(mission: str) -> str:
    """The game that a mission belongs to: an id that it has, or a file that it can read."""
    if mission.endswith(SUFFIXES):
        return _reader_of(mission)
    having = {name: store.of(name).catalogue().missions for name in registry.game_names()}
    for name, missions in having.items():
        if mission in missions:
            return name
    known = [one for missions in having.values() for one in missions]
    hint = did_you_mean(mission, known)
    text = sentence("unknown-mission", name=repr(mission), hint=hint, known=", ".join(known))
    raise UnknownMission([Problem("missions", 0, "", text)])


def _reader_of(file: str) -> str:
    """The game that finds the least wrong with a mission file; the first one of equals."""

    def faults(name: str) -> int:
        try:
            store.of(name).box_for(Setup(system=name, mission=file, seats=()))
        except ContentError as error:
            return len(error.problems)
        return 0

    return min(registry.game_names(), key=faults)


def new_seed() -> int:
    """A seed for a new game, too large to be found out by what is rolled."""
    return secrets.randbits(SECURE_BITS) | 1 << SECURE_BITS - 1


def game_title(setup: Setup) -> str:
    """A word for a game, for file names; it does not tell a secure seed."""
    return f"{Path(setup.mission).stem}-{commitment(setup.seed)[:8] or setup.seed}"


def new_setup(
    mission: str,
    seats: tuple[str, ...],
    *,
    seed: int = 0,
    system_name: str = "",
    **options: bool | int | str,
) -> Setup:
    """A set-up from plain words; without a system's name, of the game that has the mission."""
    agents = tuple(Seat(seat) for seat in seats)
    name = system_name or game_of(mission)
    return Setup(system=name, mission=mission, seats=agents, options=options, seed=seed)


def of_text(setup: Setup, text: str) -> Setup:
    """The same set-up with a mission whose file is given as text."""
    return replace(setup, text=text)


def dealt_squad(system_name: str, size: int, *, seed: int = 0) -> tuple[str, ...]:
    """A squad of some size for somebody who does not choose."""
    return registry.game(system_name).dealt_squad(size, seed)


def squad_sizes(system_name: str, mission: str) -> tuple[int, int]:
    """The least and the most that a squad of a mission, an id or a file, may be."""
    setup = new_setup(mission, (), system_name=system_name)
    return registry.game(system_name).squad_sizes(store.of(system_name).box_for(setup).mission)


def new_game(setup: Setup, *, manual: bool = False) -> Game:
    """A new game of a set-up."""
    return Game.start(system(setup.system), setup, manual=manual)


def new_record(setup: Setup, *, manual: bool = False) -> Record:
    """A new game that is recorded."""
    return Record(system(setup.system), setup, manual=manual)


def save_record(record: Record) -> bytes:
    """A recorded game as the bytes of a save file."""
    return write_record(record, store.of(record.setup.system).content_of(record.setup))


def open_record(data: bytes) -> Opened:
    """A recorded game from its save file; under changed rules it goes on where it stood."""
    setup = setup_in(data)
    return read_record(system(setup.system), data, store.of(setup.system).content_of(setup))


def unknown_system(name: str) -> SaveError:
    """A save of a game that this program does not have."""
    unknown = "this is a game of {system}, which this program does not know"
    return SaveError(flaw("save-unknown-system", unknown, system=repr(name)))


def setup_in(data: bytes) -> Setup:
    """How the game in a save file was set up."""
    body = read_body(data)
    if body.system not in registry.game_names():
        raise unknown_system(body.system)
    return body.setup
