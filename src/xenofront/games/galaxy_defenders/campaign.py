"""GD 3 A campaign of Galaxy Defenders: the outcome decides where the agents go next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from xenofront.campaign.course import Course, Next
from xenofront.games.galaxy_defenders.content.catalogue import Campaign, Route
from xenofront.games.galaxy_defenders.pack import catalogue
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.games.galaxy_defenders.rules.veterans import Squad, leaving


class GalaxyDefendersCourse(Course):
    """Campaigns of the library, with a route for each mission."""

    squad_type = Squad
    recruits = ("chromium", "thorium", "titanium")

    def definitions(self) -> Mapping[str, Any]:
        return catalogue().campaigns

    def after(self, found: Campaign, state: GDState) -> Next:
        route = _route(found, state.setup.mission)
        squad = leaving(state)
        if state.outcome == "accomplished" and route.reward:
            squad = _rewarded(state, squad, route.reward)
        following = getattr(route, state.outcome)  # GD-3.d
        return Next(mission=following, squad=squad, rounds=state.round)


def _route(campaign: Campaign, mission: str) -> Route:
    return next((r for r in campaign.routes if r.mission == mission), Route(mission=mission))


def _rewarded(state: GDState, squad: Squad, ranks: int) -> Squad:
    """Everybody rises by the mission's reward; what a rank gives is chosen at the next set-up."""
    names = [str(step.rank) for step in state.box.ranks]
    agents = {}
    for seat, veteran in squad.agents.items():
        row = state.agents[seat]
        if state.box.expanded and not (row.alive or row.left):  # GX-9.8.p/dead
            agents[seat] = veteran
            continue
        at = min(names.index(veteran.rank) + ranks, len(names) - 1)  # GX-9.8.p/play
        agents[seat] = msgspec.structs.replace(veteran, rank=names[at])  # GD-7.8.q
    return msgspec.structs.replace(squad, agents=agents)


COURSE: Final = GalaxyDefendersCourse()
