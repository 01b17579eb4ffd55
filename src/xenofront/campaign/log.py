"""A campaign: which missions were played, how they ended, and who comes along.

A campaign is plain data in a file of its own; each of its missions is an ordinary game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from xenofront.campaign.course import CampaignError, Course, course_of
from xenofront.games import registry
from xenofront.kernel import Game, Seat, Setup
from xenofront.kernel.streams import is_secure, rekeyed

FORMAT = 1
AGAIN = 1_000
"""Sets missions that are played anew apart from those that follow."""
SMALL = 1_000_000_000


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission that is over."""

    mission: str
    outcome: str
    rounds: int
    seed: int
    before: Mapping[str, Any] | None = None
    """The squad as it was before it; older files do not say."""


class CampaignLog(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A campaign so far."""

    xenofront_campaign: int = FORMAT
    system: str = ""
    """Whose campaign it is; in files of 0.1 it is not said."""
    campaign: str
    seats: tuple[Seat, ...]
    options: Mapping[str, bool | int | str] = {}
    seed: int = 0
    played: tuple[Played, ...] = ()
    carried: Mapping[str, Any] = msgspec.field(default_factory=dict, name="squad")
    """The squad as plain data."""
    upcoming: str = ""
    taken_back: int = 0
    """Missions that were taken back and played anew."""

    @property
    def squad(self) -> Any:
        """Who comes along, and with what."""
        return course_of(self.system).squad(self.carried)


def _courses() -> dict[str, Course]:
    """The campaigns of every game that has some."""
    found = {name: registry.game(name).campaigns() for name in registry.game_names()}
    return {name: course for name, course in found.items() if course is not None}


def definition(name: str) -> Any:
    """A campaign of any game."""
    return course_of(system_of(name)).definitions()[name]


def system_of(name: str) -> str:
    """The game that a campaign belongs to."""
    courses = {one: course.definitions() for one, course in _courses().items()}
    for one, definitions in courses.items():
        if name in definitions:
            return one
    known = ", ".join(key for definitions in courses.values() for key in definitions)
    raise CampaignError(f"there is no campaign {name!r}; known are {known}")


def new_campaign(
    name: str,
    seats: tuple[str, ...],
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> CampaignLog:
    """A campaign before its first mission."""
    return CampaignLog(
        system=system_of(name),
        campaign=name,
        seats=tuple(Seat(seat) for seat in seats),
        options=options or {},
        seed=seed,
        upcoming=definition(name).first,
    )


def next_setup(log: CampaignLog) -> Setup:
    """The set-up of the mission that comes next."""
    if not log.upcoming:
        raise CampaignError("the campaign is over")
    course = course_of(log.system)
    return Setup(
        system=log.system,
        mission=log.upcoming,
        seats=log.seats,
        options={**log.options, **course.options(definition(log.campaign))},
        seed=_seed_of(log),
        carried=msgspec.to_builtins(log.squad),
    )


def _seed_of(log: CampaignLog) -> int:
    """The seed of the next mission: a small one of a campaign that was begun with one."""
    seed = rekeyed(log.seed, len(log.played) + AGAIN * log.taken_back)
    return seed if is_secure(log.seed) else seed % SMALL


def after_mission(log: CampaignLog, game: Game) -> CampaignLog:
    """The campaign after a mission that was played to its end."""
    state: Any = game.state
    if game.system.name != log.system:
        raise CampaignError(f"this is a campaign of {log.system}, not of {game.system.name}")
    if not course_of(log.system).is_over(game):
        raise CampaignError("the mission is not over yet")
    if state.setup.mission != log.upcoming:
        raise CampaignError(f"{log.upcoming!r} comes next, not {state.setup.mission!r}")
    follows = course_of(log.system).after(definition(log.campaign), state)
    seed = state.setup.seed
    done = Played(log.upcoming, state.outcome, follows.rounds, seed, dict(log.carried))
    return msgspec.structs.replace(
        log,
        played=(*log.played, done),
        carried=msgspec.json.decode(msgspec.json.encode(follows.squad)),
        upcoming=follows.mission,
    )


def rolled_back(
    log: CampaignLog, number: int, before: Mapping[str, Any] | None = None
) -> CampaignLog:
    """The campaign as it was before one of its missions; the first one has number 1.

    Chance will be different, and it is counted. ``before`` is the squad as it was then, for logs
    that do not know it.
    """
    if not 1 <= number <= len(log.played):
        raise CampaignError(f"it can go back to one of the missions 1 to {len(log.played)}")
    mission = log.played[number - 1]
    squad = {} if number == 1 else mission.before if mission.before is not None else before
    if squad is None:
        raise CampaignError(f"nobody knows any more how the squad stood before mission {number}")
    return msgspec.structs.replace(
        log,
        played=log.played[: number - 1],
        carried=squad,
        upcoming=mission.mission,
        taken_back=log.taken_back + len(log.played) - number + 1,
    )


# -- as a file --------------------------------------------------------------------------------


def write_campaign(log: CampaignLog) -> bytes:
    return msgspec.json.format(msgspec.json.encode(log), indent=1) + b"\n"


def read_campaign(data: bytes) -> CampaignLog:
    """A campaign from its file; plain data, checked field by field."""
    try:
        log = msgspec.json.decode(data, type=CampaignLog)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CampaignError(f"not a campaign of Xenofront: {error}") from error
    if log.xenofront_campaign != FORMAT:
        raise CampaignError(f"the file has format {log.xenofront_campaign}, not {FORMAT}")
    if not log.system:
        log = msgspec.structs.replace(log, system=system_of(log.campaign))
    if log.system not in registry.game_names():
        raise CampaignError(f"this is a campaign of {log.system!r}, which nobody knows here")
    course_of(log.system).squad(log.carried)
    return log
