"""GD 3 A campaign: which missions were played, how they ended, and who comes along.

A campaign is plain data in a file of its own; each of its missions is an ordinary game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from xenofront.content.galaxy_defenders import Campaign, Route
from xenofront.kernel import Game, Seat, Setup
from xenofront.kernel.streams import rekeyed
from xenofront.library.shelf import catalogue
from xenofront.systems.galaxy_defenders.state import GDState
from xenofront.systems.galaxy_defenders.veterans import Squad, leaving

FORMAT = 1


class CampaignError(ValueError):
    """A campaign cannot be begun, read or gone on with."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission that is over."""

    mission: str
    outcome: str
    rounds: int
    seed: int


class CampaignLog(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A campaign so far."""

    xenofront_campaign: int = FORMAT
    campaign: str
    seats: tuple[Seat, ...]
    options: Mapping[str, bool | int | str] = {}
    seed: int = 0
    played: tuple[Played, ...] = ()
    squad: Squad = Squad()
    upcoming: str = ""


def definition(name: str) -> Campaign:
    """A campaign of the library."""
    known = catalogue().campaigns
    if name not in known:
        raise CampaignError(f"there is no campaign {name!r}; known are {', '.join(known)}")
    return known[name]


def new_campaign(
    name: str, seats: tuple[str, ...], *, seed: int = 0, options: Mapping[str, Any] | None = None
) -> CampaignLog:
    """A campaign before its first mission."""
    return CampaignLog(
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
    return Setup(
        system="galaxy-defenders",
        mission=log.upcoming,
        seats=log.seats,
        options={**log.options, "campaign": True},
        seed=rekeyed(log.seed, len(log.played)) % 1_000_000_000,
        carried=msgspec.to_builtins(log.squad),
    )


def after_mission(log: CampaignLog, game: Game) -> CampaignLog:
    """The campaign after a mission that was played to its end."""
    state = game.state
    assert isinstance(state, GDState)
    if not state.outcome:
        raise CampaignError("the mission is not over yet")
    if state.setup.mission != log.upcoming:
        raise CampaignError(f"{log.upcoming!r} comes next, not {state.setup.mission!r}")
    route = _route(definition(log.campaign), log.upcoming)
    done = Played(log.upcoming, state.outcome, state.round, state.setup.seed)
    squad = leaving(state)
    if state.outcome == "accomplished" and route.reward:
        squad = _rewarded(state, squad, route.reward)
    return msgspec.structs.replace(
        log,
        played=(*log.played, done),
        squad=squad,
        upcoming=getattr(route, state.outcome),  # GD-3.d
    )


def _route(campaign: Campaign, mission: str) -> Route:
    return next((r for r in campaign.routes if r.mission == mission), Route(mission=mission))


def _rewarded(state: GDState, squad: Squad, ranks: int) -> Squad:
    """Everybody rises by the mission's reward; what a rank gives is chosen at the next set-up."""
    names = [step.rank for step in state.box.tables.ranks]
    agents = {}
    for seat, veteran in squad.agents.items():
        at = min(names.index(veteran.rank) + ranks, len(names) - 1)  # type: ignore[arg-type]
        agents[seat] = msgspec.structs.replace(veteran, rank=names[at])  # GD-7.8.q
    return msgspec.structs.replace(squad, agents=agents)


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
    return log
